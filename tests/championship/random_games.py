"""Random games of every size and with all sorts of decks, for tests of what always holds."""

import json
from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import strategies as st
from librt.random import Random

from clickbang.core.chance import Seeded
from clickbang.core.seats import members
from clickbang.core.sitting import Sitting
from clickbang.core.table import NOTHING
from clickbang.games.championship import CHAMPIONSHIP, Championship, ChampionshipView
from tests.championship.position import all_cards
from tests.core.random_steps import steps


@dataclass(frozen=True)
class RandomGame:
    """A game that can be played again and again, always the same."""

    seats: int
    deck: str
    seed: int
    points: str = "15"
    team: str = "4"
    show_pockets: str = "off"

    @property
    def options(self) -> dict[str, str]:
        return {"deck": self.deck, "points": self.points, "team": self.team, "show_pockets": self.show_pockets}

    def sitting(self) -> Sitting:
        return Sitting(CHAMPIONSHIP, self.seats, self.options, Seeded(self.seed))

    def table(self) -> Championship:
        table = CHAMPIONSHIP.table(self.seats, self.options)
        assert isinstance(table, Championship)
        return table

    def steps(self) -> Iterator[Sitting]:
        return steps(self.sitting(), self.seed, lambda table, seat, whim: table.random_action(seat, whim))

    def tables(self) -> Iterator[Championship]:
        """The same game without anybody who listens."""
        table, source, whim = self.table(), Seeded(self.seed), Random(self.seed)
        yield table
        while not table.over:
            if table.chance != NOTHING:
                table.draw(source)
            else:
                waiting = members(table.must | table.asked)
                seat = waiting[whim.randrange(len(waiting))]
                table.take(seat, table.random_action(seat, whim))
            yield table


def random_games() -> st.SearchStrategy[RandomGame]:
    return st.builds(
        RandomGame,
        seats=st.integers(CHAMPIONSHIP.least_seats, CHAMPIONSHIP.most_seats),
        deck=st.one_of(st.just("standard"), st.just("none"), own_decks()),
        seed=st.integers(0, 2**32),
        points=st.sampled_from(["15", "10"]),
        team=st.sampled_from(["4", "2"]),
        show_pockets=st.sampled_from(["off", "on"]),
    )


def own_decks() -> st.SearchStrategy[str]:
    """Some cards, more or fewer of each, with and without a skull."""
    known = all_cards()
    chosen = st.dictionaries(
        st.sampled_from(sorted(known)), st.tuples(st.integers(1, 9), st.booleans()), min_size=1, max_size=12
    )
    return chosen.map(
        lambda cards: json.dumps(
            {key: {**known[key], "copies": copies, "skull": skull} for key, (copies, skull) in cards.items()}
        )
    )


def table_of(sitting: Sitting) -> Championship:
    assert isinstance(sitting.table, Championship)
    return sitting.table


def views_of(sitting: Sitting) -> list[ChampionshipView]:
    """Everybody's view, the spectator's last."""
    views = [*sitting.views, sitting.spectator]
    return [view for view in views if isinstance(view, ChampionshipView)]
