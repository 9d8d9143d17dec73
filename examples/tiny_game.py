"""Odd One Out, a complete game in one file; docs/own-game.md explains it step by step.

3 to 8 players. All hold out a hand at the same moment, left or right. The smaller group is out; if there is none, a lot
is drawn for one player to be out. The last one left wins.
"""

from dataclasses import dataclass
from typing import Final, Literal

from librt.random import Random

from clickbang.bots.match import play_match
from clickbang.bots.random_bot import RandomBot
from clickbang.core.actions import Action, Answers
from clickbang.core.audience import EVERYONE
from clickbang.core.chance import Outcomes
from clickbang.core.events import Began, Event
from clickbang.core.game import Game
from clickbang.core.result import Result
from clickbang.core.seats import bit, count, everyone_at, mask_of, members
from clickbang.core.table import Policy, Table
from clickbang.core.view import View

SHOW_HANDS: Final = 1
KINDS: Final = ("", "show-hands")

LOT: Final = 1


@dataclass(frozen=True, slots=True)
class Show(Action):
    """Hold out this hand."""

    hand: Literal["left", "right"]


ANSWERS: Final = Answers(Show)
LEFT: Final = ANSWERS.encode(Show("left"))
RIGHT: Final = ANSWERS.encode(Show("right"))


@dataclass(frozen=True, slots=True)
class HandsShown(Event):
    """All hands at the same moment: who held out the left one, who the right one."""

    left: tuple[int, ...]
    right: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Out(Event):
    """These are out."""

    seats: tuple[int, ...]


class OddOneOut(Table):
    """A game in progress: the whole truth."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.playing = everyone_at(seats)

    def clone(self) -> "OddOneOut":
        other = OddOneOut(self.seats)
        self.copy_onto(other)
        other.playing = self.playing
        return other

    def begin(self) -> None:
        """All who are left hold out a hand."""
        self.ask(SHOW_HANDS, must=self.playing, sealed=True)

    def on_close(self) -> None:
        """The smaller group is out; if there is none, a lot is drawn."""
        left = mask_of(seat for seat in members(self.playing) if self.answers[seat] == LEFT)
        right = self.playing & ~left
        self.tell(EVERYONE, HandsShown(tuple(members(left)), tuple(members(right))))
        if left == 0 or right == 0 or count(left) == count(right):
            self.await_chance(LOT)
        else:
            self.leave(left if count(left) < count(right) else right)

    def outcomes(self) -> Outcomes:
        return tuple((seat, 1) for seat in members(self.playing))

    def on_chance(self, kind: int, outcome: int) -> None:
        self.leave(bit(outcome))

    def leave(self, odd: int) -> None:
        """Who is out is out; the last one left wins."""
        self.playing &= ~odd
        self.tell(EVERYONE, Out(tuple(members(odd))))
        if count(self.playing) == 1:
            self.finish()
        else:
            self.begin()

    def result(self) -> Result:
        scores = [self.playing >> seat & 1 for seat in range(self.seats)]
        return Result("one-left", tuple(members(self.playing)), tuple(scores))

    def kind_name(self) -> str:
        return KINDS[self.kind]

    def legal_actions(self, seat: int) -> list[int]:
        return [LEFT, RIGHT]


class OddOneOutView(View):
    """What one seat knows."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.playing = 0
        self.drawing = False

    def fold(self, event: Event) -> None:
        if isinstance(event, Began):
            self.playing = everyone_at(event.seats)
        elif isinstance(event, HandsShown):
            self.close_prompt()
            self.drawing = True
        elif isinstance(event, Out):
            self.playing &= ~mask_of(event.seats)
            self.drawing = False

    def shown(self) -> dict[str, object]:
        return {**super().shown(), "playing": members(self.playing), "drawing": self.drawing}

    def sample(self, random: Random, policy: Policy | None = None) -> Table:
        table = OddOneOut(self.seats)
        table.playing = self.playing
        if self.over:
            table.finish()
        elif self.drawing:
            table.await_chance(LOT)
        else:
            table.begin()
            self.seal_answers(table, random, policy)
        return table


ODD_ONE_OUT = Game(
    name="oddoneout",
    prefix="OO",
    rules_version=1,
    least_seats=3,
    most_seats=8,
    options=(),
    make_table=lambda seats, _: OddOneOut(seats),
    view=OddOneOutView,
    kinds=KINDS[1:],
    answers=ANSWERS,
    own_events=(HandsShown, Out),
    faults=(),
    endings=("one-left",),
    title="Odd One Out",
)

if __name__ == "__main__":
    for event in play_match(ODD_ONE_OUT, [RandomBot() for _ in range(5)], seed=7).sitting.spectator.history:
        print(event)
