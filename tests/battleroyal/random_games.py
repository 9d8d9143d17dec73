"""Random games of every size, in pairs or not, with decks of one's own, for tests of what always holds."""

from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import strategies as st
from librt.random import Random

from clickbang.core.chance import Seeded
from clickbang.core.seats import members
from clickbang.core.table import NOTHING, TAKE_BACK
from clickbang.games.battleroyal import BATTLEROYAL, BattleRoyal
from tests.battleroyal.position import deck

DECKS = [
    "standard",
    deck(*["bomb", "scream-mask", "dollars"] * 6, *["3"] * 20),
    deck(*["scream-mask"] * 10, *["dollars"] * 10, *["1"] * 20),
]


@dataclass(frozen=True)
class RandomGame:
    """A game that can be played again and again, always the same."""

    seats: int
    pairs: str
    lap_limit: str
    deck: str
    seating: str
    seed: int

    @property
    def options(self) -> dict[str, str]:
        return {"pairs": self.pairs, "lap_limit": self.lap_limit, "deck": self.deck, "seating": self.seating}

    def table(self) -> BattleRoyal:
        table = BATTLEROYAL.table(self.seats, self.options)
        assert isinstance(table, BattleRoyal)
        return table

    def tables(self) -> Iterator[BattleRoyal]:
        """Plays the game, and stops at the start and after every answer and every stroke of luck."""
        table, source, whim = self.table(), Seeded(self.seed), Random(self.seed)
        yield table
        while not table.over:
            if table.chance != NOTHING:
                table.draw(source)
            else:
                waiting = members(table.must | table.asked | table.standing)
                seat = waiting[whim.randrange(len(waiting))]
                if table.legal(seat, TAKE_BACK) and whim.randrange(8) == 0:
                    table.apply(seat, TAKE_BACK)
                else:
                    table.take(seat, table.random_action(seat, whim))
            yield table


def random_games(most_seats: int = 36) -> st.SearchStrategy[RandomGame]:
    return st.builds(
        RandomGame,
        seats=st.integers(BATTLEROYAL.least_seats, most_seats),
        pairs=st.sampled_from(["on", "off"]),
        lap_limit=st.sampled_from(["10", "1", "0"]),
        deck=st.sampled_from(DECKS),
        seating=st.sampled_from(["random", "seats"]),
        seed=st.integers(0, 2**32),
    )
