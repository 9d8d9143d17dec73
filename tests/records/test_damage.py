"""Files that were cut off, changed, or never were records: each gets a clear error that names the line."""

import json
from pathlib import Path
from typing import Any

import pytest

from clickbang.core.audience import SPECTATOR
from clickbang.records import RecordError, parse_record, read_record, rerun, seen_by
from clickbang.records.errors import (
    AFTER_THE_END,
    CUT_OFF,
    EDITED,
    FAULTS,
    NOT_A_RECORD,
    OTHER_FORMAT,
    UNKNOWN_GAME,
    UNREADABLE,
)
from tests.records.written import bodies, parse, sealed, write

TEXT = write(3, 11)[0]
ROWS = TEXT.splitlines()
LAST = len(ROWS)


def refusal(text: str) -> RecordError:
    with pytest.raises(RecordError) as refused:
        parse(text)
    return refused.value


def joined(rows: list[str]) -> str:
    return "".join(row + "\n" for row in rows)


# Cut off


def test_a_record_cut_off_after_any_line_says_so() -> None:
    for kept in range(1, LAST):
        error = refusal(joined(ROWS[:kept]))
        assert (error.fault, error.params) == (CUT_OFF, {"line": kept})


def test_a_record_cut_off_inside_any_line_says_so() -> None:
    rows = sealed([*bodies(TEXT)[:40], {"end": "unfinished"}]).splitlines()
    for number, row in enumerate(rows[1:], start=2):
        for length in range(1, len(row)):
            error = refusal(joined(rows[: number - 1]) + row[:length])
            assert (error.fault, error.params) == (CUT_OFF, {"line": number - 1})


def test_what_is_left_of_a_record_can_be_read_and_run_again() -> None:
    whole = parse(TEXT)
    for kept in range(2, LAST):
        left = parse_record(ROWS[:kept], cut_off=True)
        assert (left.lines, left.finished, left.cut_off) == (whole.lines[: kept - 1], False, True)
    for kept in range(2, LAST, LAST // 20):  # in the midst of events, between answers, before a draw
        left = parse_record([*ROWS[:kept], ROWS[kept][:9]], cut_off=True)
        heard = [event for event, _ in seen_by(left, SPECTATOR)]
        assert rerun(left).spectator.history[: len(heard)] == heard


def test_nothing_is_left_of_a_record_of_one_line() -> None:
    with pytest.raises(RecordError, match="after line 1"):
        parse_record(ROWS[:1], cut_off=True)


def test_what_is_left_of_a_changed_record_is_refused() -> None:
    with pytest.raises(RecordError) as refused:
        parse_record([*ROWS[:9], ROWS[10]], cut_off=True)
    assert refused.value.fault is EDITED


def test_a_whole_record_is_whole() -> None:
    assert not parse_record([*ROWS, ""], cut_off=True).cut_off


def test_a_record_cut_off_inside_its_first_line_is_none() -> None:
    for length in range(len(ROWS[0])):
        assert refusal(ROWS[0][:length]).fault is NOT_A_RECORD


# Changed


def assert_named(error: RecordError, line: int) -> None:
    """The error is one of ours and names the line, or the one after it, where the sums no longer fit."""
    assert error.fault in FAULTS
    assert error.params.get("line", 1) in (line, line + 1)
    assert f"ine {error.params.get('line', 1)}" in error.sentence


def test_any_line_removed_is_noticed() -> None:
    for number in range(1, LAST + 1):
        error = refusal(joined(ROWS[: number - 1] + ROWS[number:]))
        assert_named(error, number if number < LAST else LAST - 1)


def test_any_line_written_twice_is_noticed() -> None:
    for number in range(1, LAST + 1):
        assert_named(refusal(joined(ROWS[:number] + ROWS[number - 1 :])), number)


def test_any_two_neighbours_swapped_are_noticed() -> None:
    for number in range(1, LAST):
        before, one, other, after = ROWS[: number - 1], ROWS[number - 1], ROWS[number], ROWS[number + 1 :]
        assert_named(refusal(joined([*before, other, one, *after])), number)


def test_any_digit_changed_anywhere_is_noticed() -> None:
    for number, row in enumerate(ROWS, start=1):
        for place, character in enumerate(row):
            if character.isdigit():
                edited = row[:place] + str((int(character) + 1) % 10) + row[place + 1 :]
                assert_named(refusal(joined([*ROWS[: number - 1], edited, *ROWS[number:]])), number)


def test_any_character_lost_is_noticed() -> None:
    for number, row in enumerate(ROWS, start=1):
        for place in range(0, len(row), 7):
            edited = row[:place] + row[place + 1 :]
            assert_named(refusal(joined([*ROWS[: number - 1], edited, *ROWS[number:]])), number)


def test_a_space_more_is_noticed() -> None:
    error = refusal(joined([*ROWS[:4], ROWS[4] + " ", *ROWS[5:]]))
    assert (error.fault, error.params) == (EDITED, {"line": 5})


def test_an_empty_line_is_noticed() -> None:
    error = refusal(joined([*ROWS[:4], "", *ROWS[4:]]))
    assert (error.fault, error.params["line"]) == (UNREADABLE, 5)


def test_what_stands_after_the_end_is_refused() -> None:
    error = refusal(TEXT + ROWS[1] + "\n")
    assert (error.fault, error.params) == (AFTER_THE_END, {"line": LAST + 1})


def test_half_a_line_in_the_middle_is_unreadable_not_cut_off() -> None:
    error = refusal(joined([*ROWS[:4], ROWS[4][:20], *ROWS[5:]]))
    assert (error.fault, error.params["line"]) == (UNREADABLE, 5)


# Foreign


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "\n\n\n",
        "hello\nworld\n",
        "null\n",
        "[]\n",
        "17\n",
        '"clickbang"\n',
        "{}\n",
        '{"name": "left-pad", "version": "1.3.0"}\n',
        '{"event":"RoundBegan"}\n{"event":"RoundBegan"}\n',
        "\ufeff" + TEXT,
        "[" * 100_000,
        '{"clickbang":' * 100_000,
        "x" * 5_000_000,
    ],
)
def test_what_is_no_record_is_called_that(text: str) -> None:
    assert refusal(text).fault is NOT_A_RECORD


@pytest.mark.parametrize("data", [b"\x89PNG\r\n\x1a\n\x00\x00", b"\xff\xfe\x00", b"\x00" * 1000, b"{\xff}\n"])
def test_a_binary_file_is_no_record(data: bytes, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(data)
    with pytest.raises(RecordError) as refused:
        read_record(file)
    assert refused.value.fault is NOT_A_RECORD


def test_bytes_that_are_no_text_are_named_with_their_line(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(TEXT.encode().replace(b'"round":1', b'"round":\xff1'))
    with pytest.raises(RecordError, match="Line 3 cannot be read"):
        read_record(file)


@pytest.mark.parametrize("nested", ["[" * 100_000, '{"event":' * 100_000, '{"event":' + "[" * 100_000 + "]" * 100_000])
def test_a_line_nested_without_end_is_unreadable(nested: str) -> None:
    error = refusal(joined([ROWS[0], nested, *ROWS[2:]]))
    assert (error.fault, error.params["line"]) == (UNREADABLE, 2)


@pytest.mark.parametrize("number", [2, 0, -1, 99, "1", None, [1], 10**30])
def test_another_format_is_refused_by_its_number(number: object) -> None:
    header = {**bodies(TEXT)[0], "clickbang": number}
    error = refusal(sealed([header, *bodies(TEXT)[1:]]))
    assert (error.fault, error.params) == (OTHER_FORMAT, {"format": number})


# Sums that are right on lines that are not


@pytest.mark.parametrize(
    "change",
    [
        {"game": 3},
        {"game": None},
        {"seats": 2},
        {"seats": 7},
        {"seats": 10**12},
        {"seats": -3},
        {"seats": "3"},
        {"seats": 3.0},
        {"names": []},
        {"names": ["A", "B"]},
        {"names": [1, 2, 3]},
        {"options": []},
        {"options": {"pot_after_bang": 1}},
        {"rules": "1"},
        {"rules": None},
    ],
)
def test_a_header_that_makes_no_sense_is_unreadable(change: dict[str, Any]) -> None:
    lines = bodies(TEXT)
    error = refusal(sealed([{**lines[0], **change}, *lines[1:]]))
    assert (error.fault, error.params["line"]) == (UNREADABLE, 1)


def test_the_record_of_a_game_that_is_not_here_says_how_it_is_found() -> None:
    lines = bodies(TEXT)
    error = refusal(sealed([{**lines[0], "game": "poker"}, *lines[1:]]))
    assert error.fault is UNKNOWN_GAME
    assert "'poker' is not here; say where it is: --game FILE.py:NAME" in error.sentence


def test_a_header_without_a_part_is_unreadable() -> None:
    lines = bodies(TEXT)
    for part in ["game", "rules", "seats", "options", "names"]:
        header = {name: value for name, value in lines[0].items() if name != part}
        error = refusal(sealed([header, *lines[1:]]))
        assert (error.fault, error.params["line"]) == (UNREADABLE, 1)


EVENT = {"event": "RoundBegan", "to": "all", "data": {"round": 1, "markers": 6}}
ANSWER = {"answer": "Bid", "seat": 0, "data": {"ones": 1, "twos": 0}, "by": "player"}
DRAW = {"draw": 0, "of": [[0, 5], [1, 1]]}


@pytest.mark.parametrize(
    "line",
    [
        {},
        {"something": "else"},
        {"end": "maybe"},
        {"end": None},
        {**EVENT, "event": "Exploded"},
        {**EVENT, "event": 3},
        {**EVENT, "event": ["RoundBegan"]},
        {**EVENT, "event": "Event"},
        {**EVENT, "to": "nobody"},
        {**EVENT, "to": None},
        {**EVENT, "to": 3},
        {**EVENT, "to": {"0": 1}},
        {**EVENT, "to": [-1]},
        {**EVENT, "to": [40]},
        {**EVENT, "to": [True]},
        {**EVENT, "to": ["everyone"]},
        {**EVENT, "data": None},
        {**EVENT, "data": {"round": 1}},
        {**EVENT, "data": {"round": "1", "markers": 6}},
        {**EVENT, "data": [1, 6]},
        {"event": "RoundBegan"},
        {**ANSWER, "answer": "Fold"},
        {**ANSWER, "answer": None},
        {**ANSWER, "answer": {}},
        {**ANSWER, "seat": -1},
        {**ANSWER, "seat": 10**30},
        {**ANSWER, "seat": "0"},
        {**ANSWER, "seat": None},
        {**ANSWER, "by": 7},
        {**ANSWER, "data": {"ones": 37, "twos": 0}},
        {**ANSWER, "data": {"ones": -1, "twos": 0}},
        {**ANSWER, "data": {"ones": 10**30, "twos": 0}},
        {**ANSWER, "data": {"ones": 1}},
        {**ANSWER, "data": {"ones": True, "twos": 0}},
        {"answer": "Bid"},
        {**DRAW, "draw": "0"},
        {**DRAW, "draw": None},
        {**DRAW, "of": 6},
        {**DRAW, "of": [[0]]},
        {"draw": 0},
    ],
)
def test_a_line_that_says_nothing_we_know_is_unreadable(line: dict[str, Any]) -> None:
    lines = bodies(TEXT)
    error = refusal(sealed([*lines[:4], line, *lines[5:]]))
    assert (error.fault, error.params["line"]) == (UNREADABLE, 5)


@pytest.mark.parametrize("row", ["[]", "7", "null", '"end"', "true", "{", "}", "{]", "nonsense"])
def test_a_line_that_is_no_object_is_unreadable(row: str) -> None:
    error = refusal(joined([*ROWS[:4], row, *ROWS[5:]]))
    assert (error.fault, error.params["line"]) == (UNREADABLE, 5)


def test_lines_of_plain_json_without_sums_are_taken_for_edited() -> None:
    rows = [json.dumps(line) for line in bodies(TEXT)]
    assert refusal(joined(rows)).fault is EDITED
