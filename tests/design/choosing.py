"""A tiny game of two questions: the first decides who wins, the second nothing."""

from dataclasses import dataclass
from typing import Annotated

from mypy_extensions import i64

from clickbang.core.actions import Action, Answers
from clickbang.core.events import Event
from clickbang.core.game import Game
from clickbang.core.result import Result
from clickbang.core.seats import bit
from clickbang.core.table import Table
from clickbang.core.view import View

DECIDE = 1
CHAT = 2
KINDS = ("", "decide", "chat")
SEATS = 2


class Choosing(Table):
    """Seat 0 says who wins (0 or 1); then seat 1 says anything."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.winner = 0

    def begin(self) -> None:
        self.ask(DECIDE, bit(0))

    def kind_name(self) -> str:
        return KINDS[self.kind]

    def legal_actions(self, seat: i64) -> list[int]:
        return [0, 1]

    def on_answer(self, seat: i64, action: i64) -> None:
        if self.kind == DECIDE:
            self.winner = int(action)
            self.ask(CHAT, bit(1))
        else:
            self.finish()

    def result(self) -> Result:
        return Result("over", (self.winner,), tuple(int(seat == self.winner) for seat in range(self.seats)))

    def clone(self) -> "Choosing":
        other = Choosing(self.seats)
        self.copy_onto(other)
        other.winner = self.winner
        return other


class ChoosingView(View):
    """Nothing is to be known."""

    def fold(self, event: Event) -> None:
        pass


@dataclass(frozen=True, slots=True)
class Choose(Action):
    """This number."""

    number: Annotated[int, range(SEATS)]


CHOOSING = Game(
    name="choosing",
    prefix="CH",
    rules_version=1,
    least_seats=SEATS,
    most_seats=SEATS,
    options=(),
    make_table=lambda seats, _: Choosing(seats),
    view=ChoosingView,
    kinds=KINDS[1:],
    answers=Answers(Choose, start=0),
    own_events=(),
    faults=(),
    endings=("over",),
    title="Choosing",
)
