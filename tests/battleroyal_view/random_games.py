"""Random games of every size, with pairs and without, for tests of what always holds."""

from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import strategies as st
from librt.random import Random

from clickbang.core.chance import Seeded
from clickbang.core.parts.decks import STANDARD
from clickbang.core.sitting import Sitting
from clickbang.core.table import TAKE_BACK, Table
from clickbang.games.battleroyal import BATTLEROYAL, BattleRoyal, BattleRoyalView
from clickbang.games.battleroyal.rules.codes import DONE_CODE, PASS_CODE, SIGN_CODE
from clickbang.games.battleroyal.rules.state import SIGN_PROMPT, TALK_PROMPT, TURN_PROMPT
from tests.battleroyal.position import deck
from tests.core.random_steps import steps

SMALL = deck(*"0334556789", "derringer", "bazooka", "bomb", "scream-mask", "dollars")
"""Equal cards, and special ones all the time."""


@dataclass(frozen=True)
class RandomGame:
    """A game that can be played again and again, always the same."""

    seats: int
    pairs: str
    deck: str
    seed: int
    peace: int
    """Of four signs so many are *team*, and talk goes on for the longer."""

    def steps(self) -> Iterator[Sitting]:
        sitting = Sitting(BATTLEROYAL, self.seats, {"pairs": self.pairs, "deck": self.deck}, Seeded(self.seed))
        return steps(sitting, self.seed, self.choose)

    def choose(self, table: Table, seat: int, whim: Random) -> int:
        """Mostly at random; hardly anybody passes, and a talk comes to an end."""
        if table.drafts is not None and table.drafts[seat] and whim.randrange(8) == 0:
            return TAKE_BACK
        choices = table.legal_actions(seat)
        if table.kind == SIGN_PROMPT and whim.randrange(4) < self.peace:
            return SIGN_CODE
        if table.kind == TALK_PROMPT and DONE_CODE in choices and whim.randrange(4 * self.peace + 3) < 2:
            return DONE_CODE
        if table.kind == TURN_PROMPT and whim.randrange(4):
            choices = [choice for choice in choices if choice != PASS_CODE]
        return choices[whim.randrange(len(choices))]


def random_games(most_seats: int = BATTLEROYAL.most_seats) -> st.SearchStrategy[RandomGame]:
    small = st.builds(
        RandomGame,
        seats=st.integers(BATTLEROYAL.least_seats, 7),
        pairs=st.sampled_from(["on", "off"]),
        deck=st.sampled_from([STANDARD, SMALL]),
        seed=st.integers(0, 2**32),
        peace=st.integers(0, 3),
    )
    large = st.builds(
        RandomGame,
        seats=st.integers(8, most_seats),
        pairs=st.just("off"),
        deck=st.just(STANDARD),
        seed=st.integers(0, 2**32),
        peace=st.integers(0, 3),
    )
    return st.one_of(small, large)


def table_of(sitting: Sitting) -> BattleRoyal:
    assert isinstance(sitting.table, BattleRoyal)
    return sitting.table


def views_of(sitting: Sitting) -> list[BattleRoyalView]:
    """Everybody's view, the spectator's last."""
    views = [*sitting.views, sitting.spectator]
    return [view for view in views if isinstance(view, BattleRoyalView)]
