"""Playing the games of a plan: quickly where all is random, with records where they are wanted."""

from pathlib import Path

import msgspec
import pytest

from clickbang.arena import Plan, summarize
from clickbang.arena.games import play_games, play_matches, play_random_games
from clickbang.arena.pictures.figure import picture
from clickbang.bots import Bot
from clickbang.bots.match import MOST_DECISIONS
from clickbang.core.prompt import Prompt
from clickbang.core.view import View
from clickbang.games.championship import Bet, encode
from clickbang.records import read_record, rerun


@pytest.mark.parametrize(
    "options", [{}, {"pot_after_bang": "carry"}, {"pot_after_bang": "discard", "open_purses": "on"}]
)
@pytest.mark.parametrize("seats", [3, 6])
def test_the_short_cut_for_random_bots_changes_nothing(seats: int, options: dict[str, str]) -> None:
    plan = Plan("bulletbucks", ("random",) * seats, 60, 11, options)
    quick, thorough = play_random_games(plan, plan.numbers), play_matches(plan, plan.numbers)
    assert msgspec.json.encode(summarize(quick)) == msgspec.json.encode(summarize(thorough))


def test_records_of_all_games_can_be_read_and_played_again(tmp_path: Path) -> None:
    plan = Plan("bulletbucks", ("random", "naive", "random"), 4, 5, records=tmp_path)
    tally = play_games(plan, plan.numbers)
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [f"game-00000{number}.jsonl" for number in (1, 2, 3, 4)]
    records = [read_record(file) for file in files]
    assert records[0].header.names == ["random #2", "random #1", "naive"]
    assert sum(not rerun(record).table.result().winners for record in records) == tally.without_winner


class Coward(Bot):
    """Bets nothing, so that all have the same points for ever (WC-17)."""

    def answer(self, view: View, prompt: Prompt) -> int:
        return encode(Bet(0)) if prompt.kind == "bet" else prompt.choices[0]


def test_a_game_that_its_bots_would_never_end_is_broken_off(tmp_path: Path) -> None:
    plan = Plan("championship", (f"{__name__}:Coward",) * 2, 1, 1, {"deck": "none"}, records=tmp_path)
    summary = summarize(play_games(plan, plan.numbers))
    assert (list(summary.endings), summary.without_winner.value) == (["unfinished"], 1)
    assert summary.decisions.most == MOST_DECISIONS
    assert picture(summary, "svg").startswith(b"<?xml")
    assert read_record(tmp_path / "game-000001.jsonl", cut_off=True).header.game == "championship"
