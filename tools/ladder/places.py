"""At which tables bots are measured."""

from dataclasses import dataclass

from clickbang.core.game import Game
from clickbang.core.registry import game_named
from clickbang.text import Catalogue
from clickbang.text.general import title

NO_CARDS = (("deck", "none"),)


@dataclass(frozen=True, slots=True)
class Place:
    """A game for so many, with these options."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()

    @property
    def rules(self) -> Game:
        return game_named(self.game)

    @property
    def name(self) -> str:
        """As it stands in the name of a part: `championship-4-none`."""
        return "-".join([self.game, str(self.seats), *(value for _, value in self.options)])

    @property
    def title(self) -> str:
        """For people."""
        without = ", without cards" if self.options == NO_CARDS else ""
        return f"{title(Catalogue('en'), self.rules)}, {self.seats} seats{without}"


LEVELS = (
    Place("bulletbucks", 4),
    Place("championship", 2),
    Place("championship", 4),
    Place("battleroyal", 6),
    Place("battleroyal", 8),
)
"""Where every level meets the one below it, and styles meet none."""
MASTERS = (
    (Place("bulletbucks", 4), 2.2),
    *((Place("championship", seats, options), 1.6 if seats == 2 else 1.5)
      for seats in (2, 4, 6) for options in ((), NO_CARDS)),
    (Place("battleroyal", 6), 1.4),
    (Place("battleroyal", 12), 1.4),
)  # fmt: skip
"""Where a master sits alone, and how many times its fair share the lower bound of its share of wins should be."""
CROSS = (
    *(Place("bulletbucks", seats) for seats in (3, 4, 5, 6)),
    Place("championship", 2, NO_CARDS),
    *(Place("championship", seats) for seats in (2, 3, 4, 5, 6)),
    *(Place("battleroyal", seats) for seats in (4, 5, 6, 7, 8, 36)),
)
"""Where everybody meets everybody."""
