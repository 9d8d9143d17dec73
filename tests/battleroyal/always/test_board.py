"""A board's copy by hand has every field that `carry` has, and observers hang in their order."""

from hypothesis import given

from clickbang.core.audience import EVERYONE
from clickbang.core.events import Event
from clickbang.games.battleroyal import BATTLEROYAL, BattleRoyal
from clickbang.games.battleroyal.knowledge.memory import Memory
from clickbang.games.battleroyal.rules.observer import NOBODY_LISTENS
from clickbang.games.battleroyal.rules.teller import Teller
from tests.battleroyal.random_games import RandomGame, random_games


@given(random_games(6))
def test_a_copy_has_every_field_and_shares_none(game: RandomGame) -> None:
    for table in game.tables():
        before = repr(table.board)
        copied = table.board.clone()
        assert repr(copied) == before
        for offer in copied.offers:
            offer.agreed = 0
        for numbers in (copied.circle, copied.teams, copied.sizes, copied.kills, copied.offers_made):
            for place in range(len(numbers)):
                numbers[place] = -1
        assert repr(table.board) == before


def ignore(audience: int, event: Event) -> None:
    assert event is not None
    assert audience <= EVERYONE


def test_the_teller_is_first_and_goes_with_the_listener() -> None:
    table = BATTLEROYAL.make_table(4, BATTLEROYAL.settle_options())
    assert isinstance(table, BattleRoyal)
    memory = Memory(4, table.board.persons, table.deck)
    for listen_first in (True, False):
        table.listener = ignore if listen_first else None
        table.hang(memory)
        table.listener = ignore
        assert isinstance(table.observer, Teller)
        assert table.all_but_teller() is memory
        assert table.clone().observer is NOBODY_LISTENS
        table.listener = None
        assert table.observer is memory
        table.observer = NOBODY_LISTENS
