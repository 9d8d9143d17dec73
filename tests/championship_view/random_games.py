"""Random games of every size with decks of all sorts, for tests of what always holds."""

from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import strategies as st
from librt.random import Random

from clickbang.core.chance import Seeded
from clickbang.core.parts.decks import STANDARD
from clickbang.core.sitting import Sitting
from clickbang.core.table import DECLINE, Table
from clickbang.games.championship import CHAMPIONSHIP, Championship, ChampionshipView
from clickbang.games.championship.deck.deck import NONE
from tests.championship.position import deck, other_effects
from tests.core.random_steps import steps

DECKS = (
    STANDARD,
    NONE,
    deck(peek=3, informer=3, live_round=2, bribe_the_judge=3),
    deck(one_more=2, shoot_somebody=3, spin_again=2, side_bet=3, crowd_favourite=3),
    deck(peek=1, gift=1, second_thoughts=1, spin_again=1),
    *[deck(**{word.replace("-", "_"): 3}, peek=3, shoot_somebody=2) for word in sorted(other_effects())],
)
"""The small ones are reshuffled again and again; that of four is often out of cards."""


@dataclass(frozen=True)
class RandomGame:
    """A game that can be played again and again, always the same."""

    seats: int
    deck: str
    seed: int
    zeal: int
    """Of four times that somebody could decline, so many times they do not."""
    points: str = "15"
    team: str = "4"
    show_pockets: str = "off"

    def steps(self) -> Iterator[Sitting]:
        agreed = {"points": self.points, "team": self.team, "show_pockets": self.show_pockets}
        sitting = Sitting(CHAMPIONSHIP, self.seats, {"deck": self.deck, **agreed}, Seeded(self.seed))
        return steps(sitting, self.seed, self.choose)

    def choose(self, table: Table, seat: int, whim: Random) -> int:
        choices = table.legal_actions(seat)
        if len(choices) > 1 and whim.randrange(4) < self.zeal:
            choices = [choice for choice in choices if choice != DECLINE]
        return choices[whim.randrange(len(choices))]


def random_games() -> st.SearchStrategy[RandomGame]:
    return st.builds(
        RandomGame,
        seats=st.integers(CHAMPIONSHIP.least_seats, CHAMPIONSHIP.most_seats),
        deck=st.sampled_from(DECKS),
        seed=st.integers(0, 2**32),
        zeal=st.integers(0, 4),
        points=st.sampled_from(["15", "10"]),
        team=st.sampled_from(["4", "2"]),
        show_pockets=st.sampled_from(["off", "on"]),
    )


def table_of(sitting: Sitting) -> Championship:
    assert isinstance(sitting.table, Championship)
    return sitting.table


def views_of(sitting: Sitting) -> list[ChampionshipView]:
    """Everybody's view, the spectator's last."""
    views = [*sitting.views, sitting.spectator]
    return [view for view in views if isinstance(view, ChampionshipView)]
