"""Sealed rounds until nobody acts: everybody pockets a card in secret, then may accuse or decline, again and again."""

from dataclasses import dataclass
from typing import Final

from clickbang.core.audience import EVERYONE
from clickbang.core.chance import Outcomes
from clickbang.core.events import Event
from clickbang.core.result import Result
from clickbang.core.seats import bit, everyone_at, mask_of, members
from clickbang.core.table import DECLINE, Table
from clickbang.core.view import View
from tests.tiny.plain import tiny_game

KINDS: Final = ("", "pocket", "accuse", "bribe")
POCKET: Final = 1
ACCUSE: Final = 2
BRIBE: Final = 3
DEAL: Final = 1
BLANK: Final = 1
MONEY: Final = 2
"""The two kinds of card in a hand; money is what a bribe takes."""
CLICK: Final = 1
BULLET: Final = 2
"""What one may pocket; who pockets a bullet cheats."""


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """The hearer's own card."""

    card: int


@dataclass(frozen=True, slots=True)
class Accused(Event):
    """All accusations of one round: who, whom."""

    pairs: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class PocketShown(Event):
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class Bribed(Event):
    """Caught players who paid the judge."""

    seats: tuple[int, ...]


class Accusations(Table):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.hands: list[int] = []
        self.pockets: list[int] = []
        self.shown = 0
        self.accusers = everyone_at(seats)
        self.caught = 0
        self.bribed = 0

    def begin(self) -> None:
        self.await_chance(DEAL)

    def clone(self) -> "Accusations":
        other = Accusations(self.seats)
        self.copy_onto(other)
        other.hands, other.pockets = list(self.hands), list(self.pockets)
        other.shown, other.accusers, other.caught, other.bribed = self.shown, self.accusers, self.caught, self.bribed
        return other

    def outcomes(self) -> Outcomes:
        return ((BLANK, 2), (MONEY, 1))

    def on_chance(self, kind: int, outcome: int) -> None:
        self.tell(bit(len(self.hands)), Dealt(outcome))
        self.hands.append(outcome)
        if len(self.hands) < self.seats:
            self.await_chance(DEAL)
        else:
            self.ask(POCKET, everyone_at(self.seats), sealed=True)

    def kind_name(self) -> str:
        return KINDS[self.kind]

    def legal_actions(self, seat: int) -> list[int]:
        if self.kind == POCKET:
            return [CLICK, BULLET]
        if self.kind == BRIBE:
            return [DECLINE, MONEY] if self.hands[seat] == MONEY else [DECLINE]
        return [DECLINE, *(1 + other for other in range(self.seats) if other != seat and not self.shown & bit(other))]

    def on_close(self) -> None:
        if self.kind == POCKET:
            self.pockets = list(self.answers)
            self.next_round()
        elif self.kind == ACCUSE:
            self.reveal_accusations()
        else:
            paid = mask_of(seat for seat in members(self.caught & ~self.bribed) if self.answers[seat] == MONEY)
            self.tell(EVERYONE, Bribed(tuple(members(paid))))
            self.bribed |= paid
            self.next_round()

    def next_round(self) -> None:
        """Who can still accuse is asked; that depends only on what everybody knows."""
        if self.accusers and self.shown != everyone_at(self.seats):
            self.ask(ACCUSE, 0, asked=self.accusers, sealed=True)
        else:
            self.finish()

    def reveal_accusations(self) -> None:
        pairs = [(seat, self.answers[seat] - 1) for seat in members(self.accusers) if self.answers[seat] != DECLINE]
        self.tell(EVERYONE, Accused(tuple(pairs)))
        if not pairs:
            self.finish()
            return
        caught = 0
        for seat in members(mask_of(accused for _, accused in pairs)):
            self.tell(EVERYONE, PocketShown(seat, self.pockets[seat]))
            self.shown |= bit(seat)
            if self.pockets[seat] == BULLET:
                caught |= bit(seat)
        self.accusers &= ~mask_of(seat for seat, _ in pairs)
        self.caught |= caught
        if caught:
            self.ask(BRIBE, 0, asked=caught, sealed=True)
        else:
            self.next_round()

    def result(self) -> Result:
        """Those who were not caught, or paid, win."""
        winners = members(everyone_at(self.seats) & ~self.caught | self.bribed)
        return Result("over", tuple(winners), (0,) * self.seats)


class AccusationsView(View):
    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.card = 0
        self.pockets: list[tuple[int, int]] = []

    def fold(self, event: Event) -> None:
        if isinstance(event, Dealt):
            self.card = event.card
        elif isinstance(event, PocketShown):
            self.pockets.append((event.seat, event.card))

    def shown(self) -> dict[str, object]:
        return {**super().shown(), "card": self.card, "pockets": list(self.pockets)}


ACCUSATIONS = tiny_game(
    Accusations, AccusationsView, "accusations", (2, 5), KINDS, (Dealt, Accused, PocketShown, Bribed)
)
