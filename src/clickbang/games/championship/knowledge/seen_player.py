"""One player as a seat sees them: what lies there for all to see, and what the seat knows of pocket and barrel."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from clickbang.games.championship.knowledge.known_barrel import KnownBarrel, cards_of
from clickbang.games.championship.rules.player import LASTING, Player, tokens


@final
@mypyc_attr(acyclic=True)
class SeenPlayer(Player):
    """A player of a view's board, and what the seat knows of what is hidden."""

    def __init__(self, mates: int) -> None:
        super().__init__(mates)
        self.barrel = KnownBarrel()
        self.side_bets: list[int] = []
        """On whom it has bet, in the order in which that was seen."""

    def twin(self) -> "SeenPlayer":
        """Another one like this: `clone` leaves out what the seat knows."""
        other = SeenPlayer(self.mates)
        self.copy_onto(other)
        other.barrel = self.barrel.clone()
        other.side_bets = self.side_bets[:]
        return other

    def begin_round(self) -> None:
        super().begin_round()
        self.barrel.begin_round()
        self.side_bets = []

    def bet_on(self, seat: i64) -> None:
        super().bet_on(seat)
        self.side_bets.append(seat)

    @property
    def pocket(self) -> int:
        """The pocketed card, UNKNOWN or EMPTY."""
        return self.barrel.pocket

    @property
    def turned(self) -> list[int]:
        """The cards that were turned in this round."""
        return cards_of(self.barrel.turned, self.barrel.turned_bits)

    @property
    def known(self) -> list[int]:
        """The cards from the top that this seat has looked at."""
        return cards_of(self.barrel.known, self.barrel.known_bits)

    @property
    def settled(self) -> int:
        """How many cards from the top somebody has looked at."""
        return self.barrel.settled

    @property
    def bullets(self) -> list[int]:
        """How many BULLETs are left in the barrel if a CLICK, and if a BULLET, lies in the pocket."""
        return [self.barrel.bullets, self.barrel.cheats_bullets]

    @property
    def odds(self) -> list[int]:
        """How likely all that was seen of the barrel is in either case: so much to so much, exactly."""
        return [self.barrel.odds, self.barrel.cheats_odds]

    @property
    def tokens(self) -> list[int]:
        """WC-16: the points as gold and silver."""
        return list(tokens(self.points))

    def __getattr__(self, name: str) -> object:
        """What the effects of cards have left there, by name."""
        for lasting in LASTING:
            if lasting.name == name:
                return int(self.marks_of(lasting))
        raise AttributeError(name)

    def shown_data(self, names: tuple[str, ...]) -> dict[str, object]:
        """The parts of these names, in this order."""
        parts: dict[str, object] = {name: getattr(self, name) for name in names}
        parts["side_bets"] = list(self.side_bets)
        return parts
