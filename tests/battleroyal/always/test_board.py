"""A board's copy by hand has every field that `carry` has, and observers hang in their order."""

from hypothesis import given

from clickbang.core.audience import EVERYONE
from clickbang.core.events import Event
from clickbang.games.battleroyal import BATTLEROYAL, BattleRoyal
from clickbang.games.battleroyal.knowledge.memory import Memory
from clickbang.games.battleroyal.rules.observer import NOBODY_LISTENS, Observer
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
        assert chain(table) == [Teller, Memory, Observer]
        assert chain(table.clone()) == [Observer]
        table.listener = None
        assert chain(table) == [Memory, Observer]
        table.observer = NOBODY_LISTENS


def chain(table: BattleRoyal) -> list[type[Observer]]:
    """Those who observe a table, in their order."""
    found: list[type[Observer]] = []
    observer: Observer | None = table.observer
    while observer is not None:
        found.append(type(observer))
        observer = observer.then
    return found
