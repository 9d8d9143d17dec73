"""Elimination: the dead and the spectators are audiences of their own, and see what the living do not."""

from dataclasses import dataclass
from typing import Final

from clickbang.core.audience import EVERYONE, SPECTATORS
from clickbang.core.chance import Outcomes
from clickbang.core.events import Event, Sealed
from clickbang.core.result import Result
from clickbang.core.seats import bit, count, everyone_at, mask_of, members
from clickbang.core.table import Table
from clickbang.core.view import View
from tests.tiny.plain import tiny_game

KINDS: Final = ("", "dodge")
DODGE: Final = 1
STAND: Final = 1
DUCK: Final = 2
SHOT: Final = 1


@dataclass(frozen=True, slots=True)
class Stances(Event):
    """Who stood when the shot fell: told to the dead and the spectators, never to the living."""

    standing: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Hit(Event):
    seat: int


class Ghosts(Table):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.living = everyone_at(seats)

    def begin(self) -> None:
        self.ask(DODGE, self.living, sealed=True)

    def clone(self) -> "Ghosts":
        other = Ghosts(self.seats)
        self.copy_onto(other)
        other.living = self.living
        return other

    def kind_name(self) -> str:
        return KINDS[self.kind]

    def legal_actions(self, seat: int) -> list[int]:
        return [STAND, DUCK]

    def on_close(self) -> None:
        dead = everyone_at(self.seats) & ~self.living
        self.tell(dead | SPECTATORS, Stances(tuple(self.upright())))
        self.await_chance(SHOT)

    def upright(self) -> list[int]:
        return [seat for seat in members(self.living) if self.answers[seat] == STAND]

    def outcomes(self) -> Outcomes:
        """The shot is three times as likely to hit somebody who stands."""
        return tuple((seat, 3 if self.answers[seat] == STAND else 1) for seat in members(self.living))

    def on_chance(self, kind: int, outcome: int) -> None:
        self.living &= ~bit(outcome)
        self.tell(EVERYONE, Hit(outcome))
        if count(self.living) == 1:
            self.finish()
        else:
            self.begin()

    def result(self) -> Result:
        return Result("over", tuple(members(self.living)), (0,) * self.seats)


class GhostsView(View):
    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.living = 0
        self.stances: list[tuple[int, ...]] = []

    def fold(self, event: Event) -> None:
        if isinstance(event, Hit):
            self.living &= ~bit(event.seat)
        elif isinstance(event, Sealed) and not self.waiting:
            self.close_prompt()
        elif isinstance(event, Stances):
            self.stances.append(event.standing)
        elif self.history[0] is event:
            self.living = mask_of(range(self.seats))

    def shown(self) -> dict[str, object]:
        return {**super().shown(), "living": members(self.living), "stances": list(self.stances)}


GHOSTS = tiny_game(Ghosts, GhostsView, "ghosts", (3, 6), KINDS, (Stances, Hit))
