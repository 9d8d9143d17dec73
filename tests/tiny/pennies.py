"""Uneven pennies: two seal a side of a coin at the same moment. Only mixing, one third heads, cannot be exploited."""

from typing import Final

from librt.random import Random

from clickbang.core.chance import Outcomes
from clickbang.core.events import Event, OwnAnswer, Sealed
from clickbang.core.result import Result
from clickbang.core.table import Policy, Table
from clickbang.core.view import View
from tests.tiny.plain import tiny_game

KINDS: Final = ("", "side")
SIDE: Final = 1
TOSS: Final = 1
HEADS: Final = 1
TAILS: Final = 2


class Pennies(Table):
    """The first seat wins with two heads, and half the time with two tails; else the second."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.winner = 1

    def begin(self) -> None:
        self.ask(SIDE, 0b11, sealed=True)

    def clone(self) -> "Pennies":
        other = Pennies(self.seats)
        self.copy_onto(other)
        other.winner = self.winner
        return other

    def kind_name(self) -> str:
        return KINDS[self.kind]

    def legal_actions(self, seat: int) -> list[int]:
        return [HEADS, TAILS]

    def on_close(self) -> None:
        sides = list(self.answers)
        if sides == [TAILS, TAILS]:
            self.await_chance(TOSS)
            return
        self.winner = 0 if sides == [HEADS, HEADS] else 1
        self.finish()

    def outcomes(self) -> Outcomes:
        return ((0, 1), (1, 1))

    def on_chance(self, kind: int, outcome: int) -> None:
        self.winner = outcome
        self.finish()

    def result(self) -> Result:
        return Result("over", (self.winner,), (1 - self.winner, self.winner))


class PenniesView(View):
    def fold(self, event: Event) -> None:
        pass

    def sample(self, random: Random, policy: Policy | None = None) -> Table:
        table = Pennies(self.seats)
        table.begin()
        self.seal_answers(table, random, policy)
        return table

    def heard_by(self, seat: int, table: Table) -> list[Event]:
        heard: list[Event] = []
        for event in self.history:
            if type(event) is Sealed and event.seat == seat:
                heard.append(OwnAnswer(seat, table.answers[seat]))
            if type(event) is not OwnAnswer:
                heard.append(event)
        return heard


PENNIES = tiny_game(Pennies, PenniesView, "pennies", (2, 2), KINDS, ())
