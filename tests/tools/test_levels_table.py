"""The ladder of bots: every level meets the one below it, and a table is written where it belongs."""

import pytest
from tools.levels_table import PARTS, steps, written

from clickbang.bots.levels import level_of
from clickbang.core.registry import game_named


@pytest.mark.parametrize("part", PARTS)
def test_every_level_meets_the_one_below(part: str) -> None:
    game = game_named(PARTS[part][0])
    met = [(level_of(bot, game), level_of(rest, game)) for bot, rest in steps(game)]
    ladder = ["random", "beginner", "casual", "sharp", "master"]
    assert met == list(zip(ladder[1:], ladder, strict=False))[: len(met)]
    assert len(met) >= 3


def test_a_table_takes_the_place_of_the_one_before() -> None:
    page = "a\n<!-- levels x -->\n| old |\n<!-- end of levels x -->\nb\n"
    once = written(page, "x", ["| new |"])
    assert "| old |" not in once
    assert written(once, "x", ["| new |"]) == once
    assert (once[:2], once[-2:]) == ("a\n", "b\n")
