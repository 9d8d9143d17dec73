"""How a game ended stands on one screen of an ordinary terminal, with the question that follows it."""

import io
import random
from functools import cache

import pytest
from rich.console import Console

from clickbang.cli.play.play_setup import names_at_table
from clickbang.cli.screen import Screen
from clickbang.cli.stage.ending import ROWS_BELOW
from clickbang.cli.stage.stages import stage_for
from clickbang.core.chance import Seeded
from clickbang.core.events import Ended
from clickbang.core.seats import members
from clickbang.core.sitting import Sitting
from clickbang.games import GAMES
from clickbang.text import Catalogue, Narrator
from tests.text.messages import VARIANTS

SIZES = [
    ("bulletbucks", 3), ("bulletbucks", 4), ("bulletbucks", 6), ("championship", 2), ("championship", 4),
    ("championship", 6), ("battleroyal", 4), ("battleroyal", 8), ("battleroyal", 12), ("battleroyal", 36),
]  # fmt: skip
SEEDS = (0, 4)
"""With the second of them, bulletbucks for six has the longest ending in French of a dozen."""


@cache
def played(game: str, seats: int, seed: int) -> Sitting:
    """A game to its end, by whim."""
    sitting, whim = Sitting(GAMES[game], seats, {}, Seeded(seed)), random.Random(seed)
    sitting.settle()
    while not sitting.over:
        seat = members(sitting.table.must | sitting.table.asked)[0]
        sitting.answer(seat, whim.choice(sitting.prompt_for(seat).choices), "bot")
        sitting.settle()
    return sitting


def ending(sitting: Sitting, lang: str, skin: str, lines: int, is_terminal: bool = True) -> list[str]:
    """What the first seat is told when it is over, row by row."""
    page = io.StringIO()
    screen = Screen(Catalogue(lang, skin), page=page, width=80)
    screen.console = Console(
        file=page, width=80, height=lines, force_terminal=is_terminal, color_system=None, highlight=False, _environ={}
    )
    screen.names = names_at_table("Guest", sitting.table.seats - 1)
    view = sitting.views[0]
    stage = stage_for(screen, Narrator(screen.catalogue, sitting.game, screen.names, 0, view.options), view)
    stage.tell(next(event for event in view.history if isinstance(event, Ended)))
    return page.getvalue().splitlines()


@pytest.mark.parametrize(("lang", "skin"), VARIANTS)
@pytest.mark.parametrize(("game", "seats"), SIZES)
def test_an_ending_fits_on_one_screen(game: str, seats: int, lang: str, skin: str) -> None:
    for seed in SEEDS:
        rows = ending(played(game, seats, seed), lang, skin, lines=24)
        assert 8 < len(rows) <= 24 - ROWS_BELOW, "\n".join(rows)
        assert max(map(len, rows)) <= 80


def test_with_room_nothing_is_left_out() -> None:
    sitting = played("bulletbucks", 6, 4)
    small, large = ending(sitting, "en", "classic", lines=24), ending(sitting, "en", "classic", lines=60)
    assert "no stack, so nothing" not in "\n".join(small)
    assert "no stack, so nothing" in "\n".join(large)
    assert [row for row in small if row not in large] == []
    assert large == ending(sitting, "en", "classic", lines=24, is_terminal=False)


def test_of_many_who_went_out_the_last_are_told_and_how_many_came_before() -> None:
    sitting = played("battleroyal", 36, 0)
    rows = [row.rstrip() for row in ending(sitting, "en", "classic", lines=24)]
    whole = [row.rstrip() for row in ending(sitting, "en", "classic", lines=200)]
    title = rows.index("Who went out, and when:")
    assert "before that" in rows[title + 1]
    assert rows[title + 2 :] == whole[-len(rows) + title + 2 :]
