"""Kuhn poker: three cards, two players, one bet. Cards hidden by chance, open prompts, and a value known exactly."""

from dataclasses import dataclass
from typing import Final

from librt.random import Random

from clickbang.core.audience import EVERYONE
from clickbang.core.chance import Outcomes
from clickbang.core.events import Event
from clickbang.core.result import Result
from clickbang.core.seats import bit
from clickbang.core.table import Policy, Table
from clickbang.core.view import View
from tests.tiny.plain import tiny_game

CARDS: Final = (1, 2, 3)
"""Jack, queen, king."""
DEAL: Final = 1
KINDS: Final = ("", "act")
ACT: Final = 1
PASS: Final = 1
"""Check or fold."""
BET: Final = 2
"""Bet or call."""


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """The hearer's own card."""

    card: int


@dataclass(frozen=True, slots=True)
class Acted(Event):
    seat: int
    act: int


@dataclass(frozen=True, slots=True)
class Shown(Event):
    """Nobody folded: both cards, for all to see."""

    cards: tuple[int, ...]


class Kuhn(Table):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.cards: list[int] = []
        self.acts: list[int] = []

    def begin(self) -> None:
        self.await_chance(DEAL)

    def clone(self) -> "Kuhn":
        other = Kuhn(self.seats)
        self.copy_onto(other)
        other.cards = list(self.cards)
        other.acts = list(self.acts)
        return other

    def outcomes(self) -> Outcomes:
        return tuple((card, 1) for card in CARDS if card not in self.cards)

    def on_chance(self, kind: int, outcome: int) -> None:
        self.tell(bit(len(self.cards)), Dealt(outcome))
        self.cards.append(outcome)
        if len(self.cards) < self.seats:
            self.await_chance(DEAL)
        else:
            self.ask(ACT, bit(0))

    def kind_name(self) -> str:
        return KINDS[self.kind]

    def legal_actions(self, seat: int) -> list[int]:
        return [PASS, BET]

    def on_answer(self, seat: int, action: int) -> None:
        self.tell(EVERYONE, Acted(seat, action))
        self.acts.append(action)
        if len(self.acts) == 1 or self.acts == [PASS, BET]:
            self.ask(ACT, bit(1 - seat))
            return
        if not self.folded:
            self.tell(EVERYONE, Shown(tuple(self.cards)))
        self.finish()

    @property
    def folded(self) -> bool:
        return self.acts[-2:] == [BET, PASS]

    def result(self) -> Result:
        """Both put one chip in; a bet that is called puts in one more."""
        best = self.cards.index(max(self.cards))
        winner = len(self.acts) % 2 if self.folded else best
        stake = 2 if self.acts[-2:] == [BET, BET] else 1
        scores = (stake, -stake) if winner == 0 else (-stake, stake)
        return Result("fold" if self.folded else "showdown", (winner,), scores)


class KuhnView(View):
    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.cards: dict[int, int] = {}
        """The cards this seat knows, by seat."""
        self.acts: list[int] = []

    def fold(self, event: Event) -> None:
        if isinstance(event, Dealt):
            self.cards[self.seat] = event.card
        elif isinstance(event, Acted):
            self.acts.append(event.act)
        elif isinstance(event, Shown):
            self.cards = dict(enumerate(event.cards))

    def shown(self) -> dict[str, object]:
        return {**super().shown(), "cards": sorted(self.cards.items()), "acts": list(self.acts)}

    def sample(self, random: Random, policy: Policy | None = None) -> Table:
        table = Kuhn(self.seats)
        table.begin()
        unknown = [card for card in CARDS if card not in self.cards.values()]
        for seat in range(self.seats):
            card = self.cards[seat] if seat in self.cards else unknown.pop(random.randrange(len(unknown)))
            table.strike(card)
        for number, act in enumerate(self.acts):
            table.take(number % self.seats, act)
        return table


KUHN = tiny_game(Kuhn, KuhnView, "kuhn", (2, 2), KINDS, (Dealt, Acted, Shown), ("fold", "showdown"))
