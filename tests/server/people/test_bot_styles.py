"""Bots online: each draws its style in secret and keeps it; who plays for a leaver is one of the middle."""

import pytest

from clickbang.bots.levels import level_of
from clickbang.bots.style import STYLE_NAMES
from clickbang.core.chance import Seeded
from clickbang.core.sitting import Sitting
from clickbang.games import GAMES
from clickbang.protocol.stages import BOT, PERSON, PLAYING
from clickbang.server.bots import worker
from clickbang.server.bots.worker import Question, think
from clickbang.server.seats.seating import remove
from clickbang.server.storage.documents import SeatDoc, TableDoc

BULLETBUCKS = GAMES["bulletbucks"]


def ask(table: str, bot: str) -> str:
    """Ask a bot in the first seat of a new game, told everything from the beginning; returns its style."""
    sitting = Sitting(BULLETBUCKS, 4, {}, Seeded(1))
    sitting.settle()
    prompt = sitting.table.prompt_for(0)
    key = (table, 1, 0, bot)
    news = list(sitting.views[0].history)
    reply = think(
        Question(key, "bulletbucks", 0, news, prompt.kind, prompt.role, prompt.sealed, prompt.waiting,
                 prompt.choices, prompt.draft, 60.0, 1.0)
    )  # fmt: skip
    assert reply.action in prompt.choices
    return worker._seated[key].bot.style.name


def test_bots_online_draw_a_style_and_keep_it_when_told_everything_again() -> None:
    first = [ask(f"t{number}", "shrewd") for number in range(40)]
    assert set(first) == set(STYLE_NAMES)
    assert [ask(f"t{number}", "shrewd") for number in range(40)] == first


def test_a_bot_online_plays_in_the_style_that_was_chosen() -> None:
    assert [ask(f"c{number}", "shrewd:bold") for number in range(5)] == ["bold"] * 5


@pytest.mark.parametrize("name", sorted(GAMES))
def test_who_plays_for_somebody_removed_is_one_of_the_middle(name: str) -> None:
    seats = [SeatDoc(kind=PERSON, name=guest, guest=guest) for guest in ("Ada", "Basil", "Cleo", "Dante")]
    doc = TableDoc("t", "C", name, {}, seats, "Ada", "none", "none", False, "", stage=PLAYING)
    assert remove(doc, "Ada", 1) == "Basil"
    assert doc.seats[1].kind == BOT
    assert level_of(doc.seats[1].bot, GAMES[name]) in ("casual", "sharp")
