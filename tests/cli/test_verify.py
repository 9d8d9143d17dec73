"""`clickbang verify` says in plain words what holds and what does not."""

from pathlib import Path

import pytest

from tests.cli.run import invoke
from tests.records.test_verify import COMMITMENT, LINES, THROWN_IN, with_luck
from tests.records.written import sealed


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.jsonl"
    file.write_text(sealed(LINES))
    return file


def test_an_honest_record_holds(record: Path) -> None:
    done = invoke("verify", record, "--commitment", COMMITMENT, "--contribution", THROWN_IN[0], COLUMNS="120")
    assert done.exit_code == 0
    lines = done.stdout.splitlines()
    assert [line[0] for line in lines] == ["✓"] * 6 + ["E"]
    assert "(2 of 4 seats)" in lines[2]


def test_without_the_commitment_it_says_what_it_cannot_know(record: Path) -> None:
    assert "--commitment" in invoke("verify", record).stdout


def test_what_does_not_hold_is_said_and_fails(record: Path) -> None:
    record.write_text(sealed(with_luck(secret="5b" * 32)))
    done = invoke("verify", record, COLUMNS="120")
    assert done.exit_code == 1
    assert "✗ The server's commitment is not that to its secret." in done.stdout
    assert "✗ Line " in done.stdout
    assert "2 things do not hold." in done.stdout


def test_it_speaks_french(record: Path) -> None:
    record.write_text(sealed(with_luck(secret="5b" * 32)))
    done = invoke("verify", record, "--lang", "fr", COLUMNS="120")
    assert "✗ L'engagement du serveur n'est pas celui de son secret." in done.stdout
    assert "2 points ne sont pas exacts." in done.stdout
