"""The example that the documentation shows is a bot, and a better one than random."""

from pathlib import Path

from clickbang.arena import Plan, simulate, summarize

MY_BOT = f"{Path(__file__).parents[2] / 'examples' / 'my_bot.py'}:MyBot"


def test_the_example_plays_without_a_foul_and_beats_random_bots() -> None:
    summary = summarize(simulate(Plan("bulletbucks", (MY_BOT, "random", "random", "random"), 150, 1), jobs=1))
    assert [player.label for player in summary.players] == ["MyBot", "random #1", "random #2", "random #3"]
    assert not any(player.fouls for player in summary.players)
    assert summary.players[0].wins.low > summary.fair_share
