"""Standing answers: everybody begins in one team, and may leave it on anybody's turn until that turn is taken."""

from dataclasses import dataclass
from typing import Final

from clickbang.core.audience import EVERYONE
from clickbang.core.chance import Outcomes
from clickbang.core.events import Event
from clickbang.core.result import Result
from clickbang.core.seats import bit, count, everyone_at, members
from clickbang.core.table import DECLINE, Table
from clickbang.core.view import View
from tests.tiny.plain import tiny_game

KINDS: Final = ("", "turn")
TURN: Final = 1
LEAVE: Final = 1
PASS: Final = 2
LOTTERY: Final = 1


@dataclass(frozen=True, slots=True)
class Left(Event):
    """Somebody left the team; who is left behind alone is no team any more."""

    seat: int
    team: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Passed(Event):
    seat: int


class Teams(Table):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.team = everyone_at(seats)
        self.turn = 0
        self.winner = -1

    def begin(self) -> None:
        self.ask(TURN, bit(self.turn), standing=self.team & ~bit(self.turn))

    def clone(self) -> "Teams":
        other = Teams(self.seats)
        self.copy_onto(other)
        other.team, other.turn, other.winner = self.team, self.turn, self.winner
        return other

    def kind_name(self) -> str:
        return KINDS[self.kind]

    def legal_actions(self, seat: int) -> list[int]:
        if self.must & bit(seat):
            return [PASS, LEAVE] if self.team & bit(seat) else [PASS]
        return [DECLINE, LEAVE]

    def on_standing(self, seat: int, action: int) -> None:
        """The prompt stays open, for those who still can leave."""
        self.leave(seat)
        self.standing &= self.team
        if not self.team:
            self.await_chance(LOTTERY)

    def on_answer(self, seat: int, action: int) -> None:
        """Who leaves on their own turn still has it."""
        if action == LEAVE:
            self.leave(seat)
        else:
            self.tell(EVERYONE, Passed(seat))
            self.turn += 1
        if not self.team:
            self.await_chance(LOTTERY)
        elif self.turn == self.seats:
            self.finish()
        else:
            self.begin()

    def leave(self, seat: int) -> None:
        self.team &= ~bit(seat)
        if count(self.team) == 1:
            self.team = 0
        self.tell(EVERYONE, Left(seat, tuple(members(self.team))))

    def outcomes(self) -> Outcomes:
        return tuple((seat, 1) for seat in range(self.seats))

    def on_chance(self, kind: int, outcome: int) -> None:
        """Without a team, chance picks one."""
        self.winner = outcome
        self.finish()

    def result(self) -> Result:
        winners = members(self.team) if self.team else [self.winner]
        return Result("over", tuple(winners), (0,) * self.seats)


class TeamsView(View):
    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.team: tuple[int, ...] = ()

    def fold(self, event: Event) -> None:
        if isinstance(event, Left):
            self.team = event.team
            self.standing &= sum(bit(seat) for seat in event.team)
            if not event.team:
                self.close_prompt()

    def shown(self) -> dict[str, object]:
        return {**super().shown(), "team": list(self.team)}


TEAMS = tiny_game(Teams, TeamsView, "teams", (2, 6), KINDS, (Left, Passed))
