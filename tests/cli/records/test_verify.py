"""`clickbang verify` says in plain words what holds and what does not."""

from dataclasses import replace
from pathlib import Path

import pytest

from clickbang.records.luck import hash_of
from clickbang.records.receipt import receipt_to_text
from tests.cli.run import invoke
from tests.records.test_verify import COMMITMENT, LINES, NOTED_ALL, THROWN_IN, with_luck
from tests.records.written import sealed


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.jsonl"
    file.write_text(sealed(LINES))
    return file


def signs(text: str) -> str:
    """What each line begins with."""
    return "".join(line[0] for line in text.splitlines())


@pytest.mark.parametrize("kind", ["a file", "a text"])
def test_with_a_receipt_everything_is_checked(record: Path, kind: str) -> None:
    text = receipt_to_text(NOTED_ALL)
    if kind == "a file":
        file = record.with_name("game.jsonl.receipt")
        file.write_text(text + "\n")
        text = str(file)
    done = invoke("verify", record, "--receipt", text, COLUMNS="160")
    assert done.exit_code == 0
    assert signs(done.stdout) == "✓✓✓✓✓✓✓✓E"
    assert "(2 of 4 seats)" in done.stdout
    assert "Your contribution was used, at seat 3 (C)." in done.stdout
    assert done.stdout.endswith("Everything holds.\n")


def test_a_receipt_of_another_game_holds_nothing(record: Path) -> None:
    record.write_text(sealed(with_luck(commits=[hash_of("11" * 32), "", hash_of("33" * 32), "ab" * 32])))
    done = invoke("verify", record, "--receipt", receipt_to_text(NOTED_ALL), COLUMNS="160")
    assert done.exit_code == 1
    assert "✗ The commitment of seat 4 is not the one you noted." in done.stdout
    assert "! D committed to a contribution and did not show it." in done.stdout


def test_without_a_receipt_it_does_not_say_that_everything_holds(record: Path) -> None:
    done = invoke("verify", record, COLUMNS="160")
    assert (done.exit_code, signs(done.stdout)) == (0, "✓✓✓✓???W")
    assert "Everything holds" not in done.stdout
    assert all(option in done.stdout for option in ("--receipt", "--commitment", "--contribution", "--seat"))


@pytest.mark.parametrize(
    ("seat", "expected"),
    [([], "✓✓✓✓✓✓??W"), (["--seat", "1"], "✓✓✓✓✓✓?W"), (["--seat", "3"], "✓✓✓✓✓✗?O"), (["--seat", "9"], "✓✓✓✓✓✗?O")],
)
def test_ones_contribution_is_looked_for_at_ones_seat(record: Path, seat: list[str], expected: str) -> None:
    noted = ["--commitment", COMMITMENT, "--contribution", THROWN_IN[0]]
    assert signs(invoke("verify", record, *noted, *seat, COLUMNS="160").stdout) == expected


def test_what_somebody_did_not_show_is_never_passed_over(record: Path) -> None:
    commits = [hash_of("11" * 32), "ab" * 32, hash_of("33" * 32), ""]
    record.write_text(sealed(with_luck(commits=commits)))
    noted = replace(NOTED_ALL, commits=tuple(commits))
    done = invoke("verify", record, "--receipt", receipt_to_text(noted), COLUMNS="160")
    assert (done.exit_code, signs(done.stdout)) == (0, "✓✓✓✓✓✓✓✓!E")
    assert "! B committed to a contribution and did not show it." in done.stdout
    assert "but for what was not shown" in done.stdout


def test_a_receipt_of_somebody_who_showed_nothing_proves_nothing_to_them(record: Path) -> None:
    receipt = receipt_to_text(replace(NOTED_ALL, shown=False))
    done = invoke("verify", record, "--receipt", receipt, COLUMNS="160")
    assert signs(done.stdout) == "✓✓✓✓✓✓✓?W"


def test_what_is_no_receipt_is_said_in_a_line(record: Path) -> None:
    done = invoke("verify", record, "--receipt", "{}")
    assert done.exit_code != 0
    assert "no receipt" in done.stderr


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


def test_what_is_neither_a_file_nor_a_receipt_is_said_to_be_none(record: Path) -> None:
    done = invoke("verify", record, "--receipt", "hello")
    assert done.exit_code == 2
    assert "'hello' is no receipt: neither a file nor the text of one." in done.stderr
