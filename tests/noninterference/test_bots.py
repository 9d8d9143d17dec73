"""Who knows the same answers the same: no bot of ours tells two games apart by what its seat does not know."""

import gc
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

import msgspec
import pytest
from librt.random import Random

from clickbang.bots import Bot
from clickbang.bots.registry import built_in_bots
from clickbang.bots.search import Budget
from clickbang.bots.search.search_bot import SearchBot
from clickbang.checks.games.pairs import InterferenceError
from clickbang.checks.games.surface import Parts, SeatSurface
from clickbang.core.chance import Chance, Seeded
from clickbang.core.sitting import Sitting
from clickbang.core.table import Table
from clickbang.games import GAMES
from tests.noninterference.pairs import play_pairs
from tests.noninterference.secrets import BATTLEROYAL_SECRETS, BULLETBUCKS_SECRETS, CHAMPIONSHIP_SECRETS, Rulebook

RULEBOOKS: list[tuple[Rulebook, int, str]] = [
    (BULLETBUCKS_SECRETS, 3, "bid"),
    (CHAMPIONSHIP_SECRETS, 3, "pocket"),
    (BATTLEROYAL_SECRETS, 4, "card"),
]
PAIRS = 3
PLAYOUTS = 12


def bots_of(rulebook: Rulebook) -> list[Bot]:
    """One of each kind, those that search with a small budget."""
    kinds: dict[str, Any] = built_in_bots(rulebook.game)
    return [kind(Budget(playouts=PLAYOUTS)) if name == "master" else kind() for name, kind in kinds.items()]


class BotSurface(SeatSurface):
    """What every bot would answer in each seat, from what the seat knows."""

    bots: list[Bot]

    def state(self, seat: int) -> Parts:
        prompt = self.sitting.prompt_for(seat)
        if len(prompt.choices) < 2:
            return super().state(seat)
        given = []
        for bot in self.bots:
            bot.sit(seat, Random(5), Random(6))
            given.append(bot.answer(self.sitting.views[seat], prompt))
        return {**super().state(seat), "bots": msgspec.json.encode(given)}


def play(rulebook: Rulebook, seats: int, kind: str, asked: list[Bot]) -> int:
    """How many pairs really differed in such a secret, with these bots asked everywhere."""

    class Asking(BotSurface):
        bots = asked

    return play_pairs(rulebook, kind, PAIRS, seats, None, Asking)[kind]


@pytest.mark.parametrize(("rulebook", "seats", "kind"), RULEBOOKS, ids=[line[0].game.name for line in RULEBOOKS])
def test_with_equal_views_every_bot_answers_equally(rulebook: Rulebook, seats: int, kind: str) -> None:
    searching = SearchBot(Budget(playouts=PLAYOUTS))
    assert play(rulebook, seats, kind, [*bots_of(rulebook), searching]) == PAIRS


class Peeking(Bot):
    """Knows the game it plays in, which no seat hands to a bot, and answers by what others have sealed."""

    table: Table

    def answer(self, view: object, prompt: object) -> int:
        return sum(self.table.answers)


def test_a_bot_that_peeks_is_caught() -> None:
    class Asking(BotSurface):
        def state(self, seat: int) -> Parts:
            bot = Peeking()
            bot.table = self.sitting.table
            self.bots = [bot]
            return super().state(seat)

    with pytest.raises(InterferenceError) as caught:
        play_pairs(BULLETBUCKS_SECRETS, "bid", 20, 3, None, Asking)
    assert caught.value.part == "bots"


def reached(things: list[object]) -> list[object]:
    """All objects to which there is a way from these, classes and functions aside."""
    found: dict[int, object] = {}
    while things:
        thing = things.pop()
        if id(thing) in found or isinstance(thing, type | ModuleType | FunctionType | BuiltinFunctionType):
            continue
        found[id(thing)] = thing
        things.extend(gc.get_referents(thing))
    return list(found.values())


@pytest.mark.parametrize("name", list(GAMES))
def test_from_what_a_bot_is_given_no_way_leads_to_the_table(name: str) -> None:
    sitting = Sitting(GAMES[name], 4, None, Seeded(1))
    sitting.settle()
    seat = next(seat for seat in range(4) if sitting.prompt_for(seat).choices)
    given = reached([sitting.view_of(seat), sitting.prompt_for(seat)])
    assert not [thing for thing in given if isinstance(thing, Table | Sitting | Chance)]
    assert [thing for thing in reached([sitting]) if thing is sitting.table]  # it would be found
