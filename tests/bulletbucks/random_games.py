"""Random games of every size and with every option, for tests of what always holds."""

from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import strategies as st
from librt.random import Random
from tools.options import every_choice

from clickbang.core.chance import Seeded
from clickbang.core.sitting import Sitting
from clickbang.core.table import Table
from clickbang.games.bulletbucks import BULLETBUCKS, Bulletbucks, BulletbucksView
from clickbang.games.bulletbucks.rules.state import NAME
from tests.core.random_steps import steps


@dataclass(frozen=True)
class RandomGame:
    """A game that can be played again and again, always the same."""

    seats: int
    options: dict[str, str]
    seed: int
    thrift: int
    """Of ten bids, so many are of the first few choices: small, and often tied."""

    def sitting(self) -> Sitting:
        return Sitting(BULLETBUCKS, self.seats, self.options, Seeded(self.seed))

    def steps(self) -> Iterator[Sitting]:
        return steps(self.sitting(), self.seed, self.choose)

    def choose(self, table: Table, seat: int, whim: Random) -> int:
        choices = table.legal_actions(seat)
        if table.kind != NAME and whim.randrange(10) < self.thrift:
            choices = choices[:3]
        return choices[whim.randrange(len(choices))]


def random_games() -> st.SearchStrategy[RandomGame]:
    return st.builds(
        RandomGame,
        seats=st.integers(BULLETBUCKS.least_seats, BULLETBUCKS.most_seats),
        options=st.sampled_from(every_choice(BULLETBUCKS)),
        seed=st.integers(0, 2**32),
        thrift=st.integers(0, 10),
    )


def table_of(sitting: Sitting) -> Bulletbucks:
    assert isinstance(sitting.table, Bulletbucks)
    return sitting.table


def views_of(sitting: Sitting) -> list[BulletbucksView]:
    """Everybody's view, the spectator's last."""
    views = [*sitting.views, sitting.spectator]
    return [view for view in views if isinstance(view, BulletbucksView)]
