"""Watching a record again, and what is said about a file that is not one."""

from pathlib import Path

import pytest
from typer.testing import Result

from clickbang.games.bulletbucks import BULLETBUCKS
from clickbang.records.lines import seal, unseal
from tests.cli.records.replaying import write_game
from tests.cli.run import invoke

NAMES = ["Ada", "Basil", "Cleo"]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_game(tmp_path_factory.mktemp("records") / "game.jsonl", BULLETBUCKS, NAMES, seed=3)


def replay(*args: object, text: str = "", lang: str = "C.UTF-8") -> Result:
    return invoke("replay", *args, text=text, LANG=lang)


def test_a_spectator_sees_what_everybody_saw(record: Path) -> None:
    shown = replay(record)
    assert shown.exit_code == 0
    assert shown.stdout.startswith("Checked: the rules give the very same game.\nBulletbucks for 3.\n")
    assert "Ada has sealed an answer." in shown.stdout
    assert "You" not in shown.stdout
    assert "★" in shown.stdout


def test_a_seat_sees_its_own_secrets_and_no_others(record: Path) -> None:
    shown = replay(record, "--seat", 2).stdout
    assert "Basil (you)" in shown
    assert "You sealed" in shown
    assert "Ada sealed" not in shown
    assert "Cleo sealed" not in shown


def test_all_shows_every_sealed_answer_and_everybodys_bid_money(record: Path) -> None:
    shown = replay(record, "--all").stdout
    assert all(f"{name} sealed" in shown for name in NAMES)
    assert "Holds" in shown


def test_stepping_waits_for_enter_and_stops_when_asked(record: Path) -> None:
    assert replay(record, "--step", text="\n\n\nq\n").stdout.count("› ") == 4
    assert replay(record, "--step").stdout.count("› ") == 1


def test_language_and_skin_are_those_of_the_reader(record: Path) -> None:
    assert "Manche 1." in replay(record, lang="fr_FR.UTF-8").stdout
    gentle = replay(record, "--skin", "gentle").stdout
    assert "confetti wheel" in gentle
    assert "revolver" not in gentle


def test_seats_are_counted_from_one(record: Path) -> None:
    for seat in (0, 4, -1):
        result = replay(record, "--seat", seat)
        assert result.stderr == f"clickbang: There is no seat {seat} at a table of 3.\n"
        assert result.exit_code == 2


def test_one_seat_and_everything_is_a_contradiction(record: Path) -> None:
    assert replay(record, "--seat", 1, "--all").exit_code == 2


def test_a_record_of_other_rules_is_shown_with_a_notice(record: Path, tmp_path: Path) -> None:
    older = resealed(record, tmp_path, lambda line: line.replace('"rules":1', '"rules":0'))
    shown = replay(older)
    assert shown.exit_code == 0
    assert shown.stdout.startswith("This game was played by version 0 of the rules")
    assert "★" in shown.stdout


def test_names_in_a_record_cannot_command_the_terminal(record: Path, tmp_path: Path) -> None:
    forged = resealed(record, tmp_path, lambda line: line.replace('"Ada"', '"\\u001b[2JEve[red]"'))
    shown = replay(forged).stdout
    assert "\x1b" not in shown
    assert "[2JEve[red]" in shown


@pytest.mark.parametrize("number", [2, 9, 30])
def test_an_edited_line_is_named(record: Path, tmp_path: Path, number: int) -> None:
    lines = record.read_text().splitlines()
    lines[number - 1] = lines[number - 1].replace(":", ": ", 1)
    assert (
        failure(tmp_path, "\n".join(lines))
        == f"Line {number}, or the line before it, was changed after it was written."
    )


def test_a_move_against_the_rules_is_named(record: Path, tmp_path: Path) -> None:
    forged = resealed(record, tmp_path, lambda line: line.replace('"ones":', '"ones":3'))
    result = replay(forged)
    assert result.exit_code == 1
    assert result.stderr.startswith("clickbang: Line ")
    assert result.stderr.count("\n") == 1


def test_events_that_make_no_sense_are_named_even_where_the_rules_cannot_be_asked(record: Path, tmp_path: Path) -> None:
    nonsense = resealed(
        record, tmp_path, lambda line: line.replace('"rules":1', '"rules":0').replace('"seat":1', '"seat":9')
    )
    result = replay(nonsense)
    assert result.exit_code == 1
    assert "cannot be read" in result.stderr


def test_a_cut_off_record_is_told_so(record: Path, tmp_path: Path) -> None:
    whole = record.read_text()
    file = tmp_path / "cut.jsonl"
    file.write_text(whole[: len(whole) // 2])
    shown = replay(file)
    assert shown.exit_code == 0
    assert shown.stdout.startswith("Checked: the rules give the very same game.\n")
    assert "Round 2" in shown.stdout
    kept = len(file.read_text().splitlines()) - 1
    assert shown.stdout.endswith(f"The record stops after line {kept}: its end is missing.\n")


def test_of_a_record_cut_off_in_its_second_line_there_is_nothing_to_show(record: Path, tmp_path: Path) -> None:
    assert failure(tmp_path, record.read_text()[:200]) == "The record stops after line 1: its end is missing."


@pytest.mark.parametrize("content", [b"", b"hello\n", b"\x00\xff\xfe binary", b"{}", b"[1, 2]"])
def test_a_foreign_file_is_told_so(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "foreign"
    file.write_bytes(content)
    assert replay(file).stderr == "clickbang: Line 1 is not the beginning of a Clickbang record.\n"


def test_a_missing_file_and_a_folder_are_told_apart(tmp_path: Path) -> None:
    missing = replay(tmp_path / "none.jsonl", lang="fr_FR.UTF-8")
    assert missing.stderr == f"clickbang: Il n'y a ni fichier ni dossier {tmp_path / 'none.jsonl'}.\n"
    assert replay(tmp_path).stderr == f"clickbang: {tmp_path} is a folder, not a file.\n"
    assert missing.exit_code == 1


def resealed(record: Path, folder: Path, change: object) -> Path:
    """The record with its lines changed and their sums made right again, as a forger would."""
    assert callable(change)
    lines, before = [], ""
    for line in record.read_text(encoding="utf-8").splitlines():
        unsealed = unseal(line)
        assert unsealed is not None
        lines.append(seal(change(unsealed[0]), before))
        sealed = unseal(lines[-1])
        assert sealed is not None
        before = sealed[1]
    file = folder / "forged.jsonl"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return file


def failure(folder: Path, content: str) -> str:
    """What is said about a file with this content."""
    file = folder / "bad.jsonl"
    file.write_text(content, encoding="utf-8")
    result = replay(file)
    assert result.exit_code == 1
    return result.stderr.removeprefix("clickbang: ").removesuffix("\n")
