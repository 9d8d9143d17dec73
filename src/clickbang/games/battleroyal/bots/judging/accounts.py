"""What everybody has done to others, for all to see: who kept faith, who broke it, and who only paid it back."""

from typing import Final

from mypy_extensions import i64

from clickbang.core.events import Event
from clickbang.core.seats import bit, count, everyone_at, has, is_one, mask_of, members, without
from clickbang.core.view import View
from clickbang.games.battleroyal.events import (
    AllAlone,
    Confronted,
    Eliminated,
    LeftTeam,
    Passed,
    SignsRevealed,
    TeamFormed,
)
from clickbang.games.battleroyal.rules.board import NOBODY

FEW: Final = 3
"""With so many left, or fewer, everybody has to fight, and nobody is to blame for it."""
AMENDS: Final = 2
"""Who has shown *team* so often for each time they struck is trusted again; whoever turned on a mate never is."""
WAITS: Final = 2
"""Who has let so many turns go by alone, and trusted nobody, waits for prey."""


class Accounts:
    """Read from the view's history, a little further every time."""

    def __init__(self, seats: int) -> None:
        self.heard = 0
        self.seats = seats
        self.alive: i64 = everyone_at(seats)
        self.strikes = [0] * seats
        """By seat: how often it has shown *kill* to people of whom nobody was to blame for anything."""
        self.kept = [0] * seats
        """By seat: how often it has shown *team* since it last struck."""
        self.killed: i64 = 0
        """All who have ever shown *kill*, whyever."""
        self.killed_last: i64 = 0
        """All whose last sign was *kill*."""
        self.trusted: i64 = 0
        """All who have ever shown *team*."""
        self.waited = [0] * seats
        """By seat: how often it has let a turn go by alone."""
        self.traitors: i64 = 0
        """All who have left a team to confront it."""
        self.attackers: i64 = 0
        self.defenders: i64 = 0
        self.teams: list[i64] = [bit(seat) for seat in range(seats)]
        self.leaver = NOBODY
        self.left_behind: i64 = 0
        """Whom the last one to leave a team has left."""

    def recall(self, view: View) -> None:
        """Take in what has happened since the last time."""
        history = view.history
        while self.heard < len(history):
            event = history[self.heard]
            self.heard += 1
            self.take_in(event)

    def take_in(self, event: Event) -> None:
        if type(event) is SignsRevealed:
            self.see_signs(dict(event.signs))
        elif type(event) is Confronted:
            self.see_confrontation(event.seat, event.target)
            self.attackers = mask_of(event.attackers)
            self.defenders = mask_of(event.defenders)
        elif type(event) is Passed:
            if is_one(self.teams[event.seat]):
                self.waited[event.seat] += 1
        elif type(event) is LeftTeam:
            self.leaver = event.seat
            self.left_behind = without(self.teams[event.seat], event.seat)
            self.part(event.seat)
        elif type(event) is TeamFormed:
            for seat in event.seats:
                self.teams[seat] = mask_of(event.seats)
        elif type(event) is AllAlone:
            for seat in event.seats:
                self.part(seat)
        elif type(event) is Eliminated:
            for seat in event.seats:
                self.part(seat)
                self.alive = without(self.alive, seat)

    def part(self, seat: int) -> None:
        """This player is a team of one now."""
        for mate in members(self.teams[seat]):
            self.teams[mate] = without(self.teams[mate], seat)
        self.teams[seat] = bit(seat)

    def is_late(self) -> bool:
        return count(self.alive) <= FEW

    def see_confrontation(self, seat: int, target: int) -> None:
        """BR-7: who leaves a team to confront it is a traitor, unless it had somebody to blame in it."""
        turned = seat == self.leaver and has(self.left_behind, target)
        if turned and not self.is_late() and self.left_behind & self.guilty() == 0:
            self.traitors |= bit(seat)
        self.leaver = NOBODY

    def see_signs(self, signs: dict[int, int]) -> None:
        """BR-8: a *kill* is a strike, unless there is somebody to blame on the other side."""
        fair_game = self.guilty() | self.lurkers()
        for seat, kills in signs.items():
            against = self.defenders if has(self.attackers, seat) else self.attackers
            if kills == 0:
                self.kept[seat] += 1
                self.trusted |= bit(seat)
                self.killed_last = without(self.killed_last, seat)
                continue
            self.killed |= bit(seat)
            self.killed_last |= bit(seat)
            if against & fair_game == 0 and not self.is_late():
                self.strikes[seat] += 1
                self.kept[seat] = 0

    def lurkers(self) -> i64:
        """All who have waited alone for long, and never trusted anybody."""
        found: i64 = 0
        for seat in members(self.alive & ~self.trusted):
            if self.waited[seat] >= WAITS:
                found |= bit(seat)
        return found

    def guilty(self) -> i64:
        """All of whom one should expect *kill*: they have struck and not made amends, or turned on a mate."""
        found = self.traitors
        for seat in range(self.seats):
            if self.strikes[seat] > 0 and self.kept[seat] < AMENDS * self.strikes[seat]:
                found |= bit(seat)
        return found
