"""OpenSpiel's ISMCTS sits at our tables, in worlds from the view, and is met by our masters at equal time."""

import json
from pathlib import Path

import pytest
from bench.ismcts import TABLES, Meeting, duel, last_playouts, playouts_in, share_with_ties
from bench.ismcts_bot import Ismcts
from librt.random import Random

from clickbang.core.chance import Seeded
from clickbang.core.sitting import Sitting
from clickbang.games import GAMES


@pytest.mark.parametrize(("name", "seats", "options"), TABLES.values(), ids=TABLES)
def test_ismcts_answers_what_is_allowed(name: str, seats: int, options: dict[str, str]) -> None:
    sitting = Sitting(GAMES[name], seats, options, Seeded(1))
    sitting.settle()
    bot = Ismcts(0.001)
    for _ in range(6):
        seat = next(seat for seat in range(seats) if (sitting.table.must | sitting.table.asked) >> seat & 1)
        bot.sit(seat, Random(1), Random(2))
        sitting.answer(seat, bot.answer(sitting.view_of(seat), sitting.prompt_for(seat)))
        sitting.settle()
    assert bot.simulations > 1


def test_a_series_goes_on_where_it_was_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, meeting = tmp_path / "kept" / "games.jsonl", Meeting("championship-2-none", 0.001, 20, 1)
    first = duel(meeting, 2, file)
    assert 0 <= first.low <= first.value <= first.high <= 1
    before = file.read_text()
    duel(meeting, 4, file)
    assert file.read_text().startswith(before)
    games = [json.loads(line) for line in file.read_text().splitlines()]
    assert [game["number"] for game in games] == [0, 1, 2, 3]
    assert duel(meeting, 2, file) == first  # nothing is played again
    assert len(file.read_text().splitlines()) == 4
    assert "1 ms an answer, seed 1: our masters (20 playouts) win" in capsys.readouterr().out
    assert last_playouts("championship-2-none", 0.001, 1, file) == 20
    assert last_playouts("championship-2-none", 0.001, 2, file) is None


def test_another_series_in_the_same_file_is_not_counted(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    duel(Meeting("bulletbucks-4", 0.001, 5, 1), 1, file)
    duel(Meeting("bulletbucks-4", 0.001, 5, 2), 1, file)
    assert [json.loads(line)["seed"] for line in file.read_text().splitlines()] == [1, 2]


def test_more_time_is_more_playouts() -> None:
    assert 1 <= playouts_in("bulletbucks-4", 0.0005) < playouts_in("bulletbucks-4", 0.1)


def test_ties_tell_more_than_wins_and_losses() -> None:
    wins, ties = share_with_ties([1.0, 0.0] * 50), share_with_ties([1.0, 0.5, 0.5, 0.0] * 25)
    assert wins.value == ties.value == 0.5
    assert wins.low < ties.low < 0.5 < ties.high < wins.high
    assert (round(wins.low, 4), round(wins.high, 4)) == (0.4038, 0.5962)  # Wilson's, where nobody shares


def test_who_has_always_won_may_lose_yet() -> None:
    always = share_with_ties([1.0] * 20)
    assert (always.value, always.high) == (1.0, 1.0)
    assert 0.8 < always.low < 0.9
