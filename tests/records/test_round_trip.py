"""What is written is read back the same, and plays the same game again."""

import io
from pathlib import Path

import pytest
from hypothesis import given

from clickbang.core.audience import SPECTATOR, hears
from clickbang.core.chance import Scripted
from clickbang.core.events import Event, OwnAnswer
from clickbang.core.seats import lowest
from clickbang.core.sitting import Sitting
from clickbang.games.bulletbucks import BULLETBUCKS
from clickbang.records import Recorder, read_record, rerun, seen_by
from clickbang.records.lines import Answer, Draw, Told, line_to_json
from tests.bulletbucks.random_games import RandomGame, random_games
from tests.bulletbucks.truth import truth
from tests.records.written import bodies, parse, sealed, write


@given(random_games())
def test_a_record_reruns_to_the_same_table(random_game: RandomGame) -> None:
    text, match = write(random_game.seats, random_game.seed, random_game.options)
    assert truth(rerun(parse(text)).table) == truth(match.sitting.table)


@given(random_games())
def test_a_rerun_writes_the_same_record_again(random_game: RandomGame) -> None:
    text, _ = write(random_game.seats, random_game.seed, random_game.options)
    record = parse(text)
    lines = [line_to_json(line, record.game) for line in (record.header, *record.lines)]
    assert sealed([*lines, {"end": "over"}]) == text


@given(random_games())
def test_every_seat_is_shown_what_it_saw(random_game: RandomGame) -> None:
    text, match = write(random_game.seats, random_game.seed, random_game.options)
    record = parse(text)
    for live in [*match.sitting.views, match.sitting.spectator]:
        shown = list(seen_by(record, live.seat))
        assert [event for event, _ in shown] == live.history
        assert shown[-1][1].shown() == live.shown()


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_nobody_is_shown_what_was_told_to_others(seat: int) -> None:
    record = parse(write(3, 5)[0])
    heard = [line.event for line in record.lines if isinstance(line, Told) and hears(line.audience, seat)]
    assert [event for event, _ in seen_by(record, seat)] == heard
    assert all(event.seat == seat for event in heard if isinstance(event, OwnAnswer))


def test_a_view_is_shown_as_it_was_at_each_event() -> None:
    text, match = write(3, 5)
    live = BULLETBUCKS.view(1)
    for event, view in seen_by(parse(text), 1):
        live.receive(event)
        assert view.shown() == live.shown()
    assert live.shown() == match.sitting.views[1].shown()


def test_the_record_names_the_players() -> None:
    out = io.StringIO()
    recorder = Recorder(BULLETBUCKS, out, ["Ada", "Žofie", "小林"])
    Sitting(BULLETBUCKS, 3, None, Scripted([]), [recorder])
    recorder.close()
    assert parse(out.getvalue()).header.names == ["Ada", "Žofie", "小林"]


def test_the_record_says_who_or_what_answered() -> None:
    out = io.StringIO()
    recorder = Recorder(BULLETBUCKS, out)
    sitting = Sitting(BULLETBUCKS, 3, None, Scripted([]), [recorder])
    for seat, by in enumerate(["player", "clock", "leaver"]):
        sitting.answer(seat, 1 + seat, by)
    recorder.close()
    record = parse(out.getvalue())
    assert [line.by for line in record.lines if isinstance(line, Answer)] == ["player", "clock", "leaver"]
    rerun(record)


def test_the_record_holds_what_chance_chose_from() -> None:
    record = parse(write(3, 5)[0])
    draws = [line for line in record.lines if isinstance(line, Draw)]
    assert draws
    assert {line.outcomes for line in draws} == {((0, 5), (1, 1))}


def test_a_file_reads_like_the_text(tmp_path: Path) -> None:
    text, _ = write(4, 7)
    file = tmp_path / "game.jsonl"
    file.write_text(text, encoding="utf-8")
    assert read_record(file) == parse(text)


def test_a_file_whose_line_ends_were_converted_still_reads(tmp_path: Path) -> None:
    text, _ = write(4, 7)
    file = tmp_path / "game.jsonl"
    file.write_bytes(text.replace("\n", "\r\n").encode())
    assert read_record(file) == parse(text)


def test_the_newline_at_the_very_end_may_be_missing() -> None:
    text, _ = write(4, 7)
    assert parse(text.removesuffix("\n")) == parse(text)


def test_every_line_is_in_the_file_before_the_next_thing_happens(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    with file.open("w", encoding="utf-8") as out:
        sitting = Sitting(BULLETBUCKS, 3, None, Scripted([]), [Recorder(BULLETBUCKS, out)])
        assert [next(iter(body)) for body in bodies(file.read_text())] == ["clickbang", "event", "event", "event"]
        sitting.answer(0, 1)
        assert [next(iter(body)) for body in bodies(file.read_text())[4:]] == ["answer", "event", "event"]


# Unfinished games


def unfinished(answers: int) -> tuple[str, Sitting]:
    """A game that was left after so many answers."""
    out = io.StringIO()
    recorder = Recorder(BULLETBUCKS, out)
    sitting = Sitting(BULLETBUCKS, 3, None, Scripted([0] * 100), [recorder])
    for _ in range(answers):
        sitting.settle()
        seat = lowest(sitting.table.must)
        sitting.answer(seat, sitting.table.legal_actions(seat)[-1 if seat == 0 else 0])
    recorder.close()
    return out.getvalue(), sitting


@pytest.mark.parametrize("answers", range(12))
def test_an_unfinished_game_reruns_to_the_very_prompt_it_stood_at(answers: int) -> None:
    text, sitting = unfinished(answers)
    record = parse(text)
    assert not record.finished
    assert truth(rerun(record).table) == truth(sitting.table)


def test_an_unfinished_game_is_shown_as_far_as_it_went() -> None:
    text, sitting = unfinished(7)
    events: list[Event] = [event for event, _ in seen_by(parse(text), 2)]
    assert events == sitting.views[2].history
