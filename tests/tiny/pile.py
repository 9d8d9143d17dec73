"""A hidden order drawn late: nobody knows the top card of a shuffled pile, not even the table, until somebody looks."""

from dataclasses import dataclass
from typing import Final

from librt.random import Random

from clickbang.core.audience import EVERYONE
from clickbang.core.chance import Outcomes
from clickbang.core.events import Event
from clickbang.core.result import Result
from clickbang.core.seats import bit, members
from clickbang.core.table import Policy, Table
from clickbang.core.view import View
from tests.tiny.plain import tiny_game

CARDS: Final = (1, 2, 3)
UNDRAWN: Final = 0
KINDS: Final = ("", "turn")
TURN: Final = 1
FLIP: Final = 1
"""Turn the top card over for all to see, and score it."""
PEEK: Final = 2
"""Look at the top card alone; once a card."""
SHUFFLE: Final = 3
"""Shuffle what is left; once a game."""


@dataclass(frozen=True, slots=True)
class Peeked(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class Saw(Event):
    """The top card, to who peeked."""

    card: int


@dataclass(frozen=True, slots=True)
class Flipped(Event):
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    seat: int


class Pile(Table):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.left = list(CARDS)
        self.top = UNDRAWN
        self.turn = 0
        self.peeked = 0
        self.shuffled = 0
        self.scores = [0] * seats

    def begin(self) -> None:
        self.ask(TURN, bit(self.turn))

    def clone(self) -> "Pile":
        other = Pile(self.seats)
        self.copy_onto(other)
        other.left, other.top, other.turn = list(self.left), self.top, self.turn
        other.peeked, other.shuffled, other.scores = self.peeked, self.shuffled, list(self.scores)
        return other

    def kind_name(self) -> str:
        return KINDS[self.kind]

    def legal_actions(self, seat: int) -> list[int]:
        used = {PEEK: self.peeked, SHUFFLE: self.shuffled}
        return [FLIP, *(action for action, by in used.items() if not by & bit(seat))]

    def on_answer(self, seat: int, action: int) -> None:
        if action == SHUFFLE:
            self.tell(EVERYONE, Shuffled(seat))
            self.shuffled |= bit(seat)
            self.top, self.peeked = UNDRAWN, 0
            self.next_turn()
        elif self.top == UNDRAWN:
            self.await_chance(action)
        else:
            self.on_chance(action, self.top)

    def outcomes(self) -> Outcomes:
        return tuple((card, 1) for card in self.left)

    def on_chance(self, kind: int, outcome: int) -> None:
        if kind == PEEK:
            self.tell(EVERYONE, Peeked(self.turn))
            self.tell(bit(self.turn), Saw(outcome))
            self.peeked |= bit(self.turn)
            self.top = outcome
        else:
            self.tell(EVERYONE, Flipped(self.turn, outcome))
            self.left.remove(outcome)
            self.scores[self.turn] += outcome
            self.top, self.peeked = UNDRAWN, 0
        self.next_turn()

    def next_turn(self) -> None:
        self.turn = (self.turn + 1) % self.seats
        if self.left:
            self.begin()
        else:
            self.finish()

    def result(self) -> Result:
        best = max(self.scores)
        return Result("over", tuple(s for s in range(self.seats) if self.scores[s] == best), tuple(self.scores))


class PileView(View):
    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.left = list(CARDS)
        self.top = UNDRAWN
        self.peeked = 0
        self.shuffled = 0
        self.won: list[tuple[int, int]] = []

    def fold(self, event: Event) -> None:
        if isinstance(event, Peeked):
            self.peeked |= bit(event.seat)
        elif isinstance(event, Saw):
            self.top = event.card
        elif isinstance(event, Shuffled):
            self.shuffled |= bit(event.seat)
            self.top, self.peeked = UNDRAWN, 0
        elif isinstance(event, Flipped):
            self.left.remove(event.card)
            self.won.append((event.seat, event.card))
            self.top, self.peeked = UNDRAWN, 0

    def shown(self) -> dict[str, object]:
        seen = {"left": list(self.left), "top": self.top, "peeked": members(self.peeked), "won": list(self.won)}
        return {**super().shown(), **seen, "shuffled": members(self.shuffled)}

    def sample(self, random: Random, policy: Policy | None = None) -> Table:
        """The top card is one that is left, and it is drawn only if somebody has looked."""
        table = Pile(self.seats)
        table.left, table.peeked, table.shuffled = list(self.left), self.peeked, self.shuffled
        table.top = self.top if self.top or not self.peeked else self.left[random.randrange(len(self.left))]
        for seat, card in self.won:
            table.scores[seat] += card
        table.turn = members(self.must)[0]
        table.begin()
        return table


PILE = tiny_game(Pile, PileView, "pile", (2, 3), KINDS, (Peeked, Saw, Flipped, Shuffled))
