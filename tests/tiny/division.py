"""Drafts: dividing coins step by step. In turn each may propose and the others vote; then all give, unwatched."""

from dataclasses import dataclass
from typing import Final

from librt.random import Random

from clickbang.core.audience import EVERYONE
from clickbang.core.events import Event
from clickbang.core.result import Result
from clickbang.core.seats import bit, everyone_at
from clickbang.core.table import DECLINE, Policy, Table
from clickbang.core.view import View
from tests.tiny.plain import tiny_game

KINDS: Final = ("", "propose", "vote", "give")
PROPOSE: Final = 1
VOTE: Final = 2
GIVE: Final = 3
COINS: Final = 3
"""How many coins a proposal divides; a step names who gets the next one, counted from 1."""
GIFTS: Final = 2
"""How many coins each gives away at the end."""
YES: Final = 1
NO: Final = 2


@dataclass(frozen=True, slots=True)
class Proposed(Event):
    """Who gets each coin; nothing if the seat does not want to propose."""

    seat: int
    coins: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Voted(Event):
    accepted: bool


@dataclass(frozen=True, slots=True)
class Received(Event):
    """A gift, told to giver and receiver alone."""

    giver: int
    receiver: int


class Division(Table):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.proposer = 0
        self.coins = [0] * seats
        self.proposal: list[int] = []

    def begin(self) -> None:
        self.ask(PROPOSE, 0, asked=bit(self.proposer), drafted=True)

    def clone(self) -> "Division":
        other = Division(self.seats)
        self.copy_onto(other)
        other.proposer, other.coins, other.proposal = self.proposer, list(self.coins), list(self.proposal)
        return other

    def kind_name(self) -> str:
        return KINDS[self.kind]

    def legal_actions(self, seat: int) -> list[int]:
        if self.drafts is None:
            return [YES, NO]
        everybody = list(range(1, self.seats + 1))
        if self.kind == GIVE:
            everybody.remove(seat + 1)
            return everybody
        return everybody if self.drafts[seat] else [DECLINE, *everybody]

    def draft_complete(self, seat: int) -> bool:
        assert self.drafts is not None
        steps = self.drafts[seat]
        return steps == [DECLINE] or len(steps) == (COINS if self.kind == PROPOSE else GIFTS)

    def on_answer(self, seat: int, action: int) -> None:
        assert self.drafts is not None
        self.proposal = [step - 1 for step in self.drafts[seat] if step != DECLINE]
        self.tell(EVERYONE, Proposed(seat, tuple(self.proposal)))
        if self.proposal:
            self.ask(VOTE, everyone_at(self.seats) & ~bit(seat), sealed=True)
        else:
            self.next_proposer()

    def on_close(self) -> None:
        if self.kind == GIVE:
            self.hand_over_gifts()
            return
        accepted = NO not in list(self.answers)
        self.tell(EVERYONE, Voted(accepted))
        if accepted:
            for seat in self.proposal:
                self.coins[seat] += 1
            self.finish()
        else:
            self.next_proposer()

    def next_proposer(self) -> None:
        self.proposer += 1
        if self.proposer < self.seats:
            self.begin()
        else:
            players = everyone_at(self.seats)
            self.ask(GIVE, players, sealed=True, drafted=True, audience=players)

    def hand_over_gifts(self) -> None:
        assert self.drafts is not None
        for giver, steps in enumerate(self.drafts):
            for step in steps:
                self.coins[step - 1] += 1
                self.tell(bit(giver) | bit(step - 1), Received(giver, step - 1))
        self.finish()

    def result(self) -> Result:
        best = max(self.coins)
        return Result("over", tuple(s for s in range(self.seats) if self.coins[s] == best), tuple(self.coins))


class DivisionView(View):
    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.proposals: list[tuple[int, ...]] = []
        self.gifts: list[tuple[int, int]] = []

    def fold(self, event: Event) -> None:
        if isinstance(event, (Proposed, Voted)):
            self.close_prompt()
        if isinstance(event, Proposed):
            self.proposals.append(event.coins)
        elif isinstance(event, Received):
            self.gifts.append((event.giver, event.receiver))

    def shown(self) -> dict[str, object]:
        return {**super().shown(), "proposals": list(self.proposals), "gifts": list(self.gifts)}

    def sample(self, random: Random, policy: Policy | None = None) -> Table:
        """What others have sealed is imagined; what they have only begun to draft is not."""
        table = Division(self.seats)
        table.proposer = len(self.proposals) - (1 if self.kind == "vote" else 0)
        table.proposal = list(self.proposals[-1]) if self.proposals else []
        if self.kind:
            table.ask(KINDS.index(self.kind), self.must, self.asked, sealed=self.sealed, drafted=self.kind != "vote")
            self.seal_answers(table, random, policy)
        else:
            table.next_proposer()
        return table


DIVISION = tiny_game(Division, DivisionView, "division", (3, 4), KINDS, (Proposed, Voted, Received))
