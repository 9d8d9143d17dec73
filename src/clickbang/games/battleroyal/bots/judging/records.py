"""What everybody has done for all to see, in numbers: who passed, confronted, killed, kept faith, with what luck."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clickbang.core.events import Event
from clickbang.core.seats import bit, has, is_several, lowest, mask_of, without_lowest
from clickbang.core.view import View
from clickbang.games.battleroyal.events import (
    AllAlone,
    BangsHeard,
    Confronted,
    Eliminated,
    LeftTeam,
    NothingHappened,
    Passed,
    SignsRevealed,
    TeamFormed,
)
from clickbang.games.battleroyal.rules.board import NOBODY

PASSES_ALONE: Final = 0
PASSES_IN_TEAM: Final = 1
CONFRONTS_ALONE: Final = 2
CONFRONTS_IN_TEAM: Final = 3
KILLS_ATTACKING: Final = 4
TRUSTS_ATTACKING: Final = 5
KILLS_ATTACKED: Final = 6
TRUSTS_ATTACKED: Final = 7
KILLS_IN_TEAM: Final = 8
TRUSTS_IN_TEAM: Final = 9
COMPARISONS_WON: Final = 10
BANGS_SAID: Final = 11
SILENT_REVEALS: Final = 12
BETRAYALS: Final = 13
TURNCOAT: Final = 14
TIES: Final = 15
KEPT: Final = 16
"""So many numbers about everybody."""
HEARD: Final = frozenset(
    [AllAlone, Passed, Confronted, SignsRevealed, BangsHeard, TeamFormed, NothingHappened, Eliminated, LeftTeam]
)


class Records:
    """Read from a history, a little further every time."""

    def __init__(self, seats: i64) -> None:
        self.heard = 0
        self.kept = vec[float]([0.0] * (seats * KEPT))
        self.friends = vec[i64]([0] * seats)
        """By seat: all it has ever been in a team with."""
        self.teams = vec[i64]([0] * seats)
        """By seat: all it is in a team with now; nobody, if it is alone."""
        self.leaver: i64 = NOBODY
        self.attackers: i64 = 0
        self.defenders: i64 = 0
        self.killers: i64 = 0
        self.compared = False

    def recall(self, view: View) -> None:
        """Take in what has happened since the last time."""
        history = view.history
        while self.heard < len(history):
            event = history[self.heard]
            self.heard += 1
            if type(event) in HEARD:
                self.take_in(event)

    def add(self, seat: i64, what: i64) -> None:
        self.kept[seat * KEPT + what] += 1.0

    def of(self, seat: i64, what: i64) -> float:
        return self.kept[seat * KEPT + what]

    def take_in(self, event: Event) -> None:
        if type(event) is Passed:
            self.add(event.seat, PASSES_IN_TEAM if is_several(self.teams[event.seat]) else PASSES_ALONE)
        elif type(event) is LeftTeam:
            self.leaver = event.seat
            self.part(bit(event.seat))
            return
        elif type(event) is Confronted:
            self.attackers = mask_of(event.attackers)
            self.defenders = mask_of(event.defenders)
            self.add(event.seat, CONFRONTS_IN_TEAM if is_several(self.attackers) else CONFRONTS_ALONE)
            if event.seat == self.leaver:
                self.add(event.seat, TURNCOAT)
        elif type(event) is SignsRevealed:
            for shown in event.signs:
                self.see_sign(shown.seat, shown.kills > 0)
            self.compared = False
        elif type(event) is BangsHeard:
            self.compared = True
            said = mask_of([bang.seat for bang in event.bangs])
            left = self.killers & (self.attackers | self.defenders)
            while left != 0:
                self.add(lowest(left), BANGS_SAID if has(said, lowest(left)) else SILENT_REVEALS)
                left = without_lowest(left)
        elif type(event) is TeamFormed:
            team = mask_of(event.seats)
            for seat in event.seats:
                self.teams[seat] = team
                self.friends[seat] |= team
        elif type(event) is AllAlone:
            self.part(mask_of(event.seats))
        elif type(event) is NothingHappened:
            self.end_comparison(self.attackers | self.defenders, TIES)
        elif type(event) is Eliminated:
            lost = mask_of(event.seats)
            self.end_comparison((self.attackers | self.defenders) & ~lost, COMPARISONS_WON)
            self.part(lost)
        self.leaver = NOBODY

    def part(self, leaving: i64) -> None:
        """Each of these is in no team any more."""
        seat: i64 = 0
        while seat < len(self.teams):
            self.teams[seat] = 0 if has(leaving, seat) else self.teams[seat] & ~leaving
            seat += 1

    def end_comparison(self, survivors: i64, what: i64) -> None:
        if self.compared:
            left = survivors & self.killers
            while left != 0:
                self.add(lowest(left), what)
                left = without_lowest(left)
        self.compared = False

    def see_sign(self, seat: i64, kills: bool) -> None:
        attacks = has(self.attackers, seat)
        own = self.attackers if attacks else self.defenders
        other = self.defenders if attacks else self.attackers
        if kills:
            self.killers |= bit(seat)
        else:
            self.killers &= ~bit(seat)
        if is_several(own):
            self.add(seat, KILLS_IN_TEAM if kills else TRUSTS_IN_TEAM)
        elif attacks:
            self.add(seat, KILLS_ATTACKING if kills else TRUSTS_ATTACKING)
        else:
            self.add(seat, KILLS_ATTACKED if kills else TRUSTS_ATTACKED)
        if kills and self.friends[seat] & other != 0:
            self.add(seat, BETRAYALS)

    def describe(self, found: vec[float], seat: i64) -> vec[float]:
        """All of it, each between 0 and 1."""
        i: i64 = seat * KEPT
        while i < seat * KEPT + KEPT:
            found = append(found, squashed(self.kept[i]))
            i += 1
        return found

    def kills_alone(self, seat: i64) -> float:
        return self.of(seat, KILLS_ATTACKING) + self.of(seat, KILLS_ATTACKED)

    def trusts_alone(self, seat: i64) -> float:
        return self.of(seat, TRUSTS_ATTACKING) + self.of(seat, TRUSTS_ATTACKED)


def squashed(number: float) -> float:
    """Between 0 and 1: the first times count most."""
    return number / (1.0 + number)
