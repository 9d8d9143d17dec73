"""What a bot remembers of the others: who killed, who kept faith, who passes, who said "Bang!"."""

from typing import Final

from clickbang.core.events import Event
from clickbang.core.seats import has, is_several, mask_of
from clickbang.core.view import View
from clickbang.games.battleroyal.events import (
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

BETRAYAL: Final = 2.0
"""A *kill* against those one has been in a team with counts for more."""
USUAL_KILLING: Final = 0.5
"""How likely somebody of whom nothing is known shows *kill*."""
USUAL_BOLD_KILLING: Final = 0.7
"""And if they have confronted somebody."""
USUAL_FIGHTING: Final = 0.8
"""How likely they do so with mates at their side, who count on them."""
TURNCOAT: Final = 0.95
"""And if they have left a team to confront it: why else should they?"""
REMEMBERED: Final = frozenset([Passed, Confronted, SignsRevealed, BangsHeard, TeamFormed, NothingHappened, Eliminated])
"""The kinds of events that tell something of others."""


class Habit:
    """How often somebody did something, and how often they did not."""

    def __init__(self) -> None:
        self.did = 0.0
        self.did_not = 0.0

    def see(self, did: bool, weight: float = 1.0) -> None:
        if did:
            self.did += weight
        else:
            self.did_not += weight

    def rate(self, usual: float, trust: float) -> float:
        """How likely they are to do it, if what is usual has the weight of so many cases."""
        return (self.did + usual * trust) / (self.did + self.did_not + trust)


class Memory:
    """Read from the view's history, a little further every time."""

    def __init__(self, seats: int) -> None:
        self.heard = 0
        self.killing = [Habit() for _ in range(seats)]
        self.passing = [Habit() for _ in range(seats)]
        self.killing_of_bold = Habit()
        """Of all who have confronted somebody."""
        self.killing_of_others = Habit()
        self.fighting = [Habit() for _ in range(seats)]
        """Signs with mates at one's side: *team* is no sign of peace there, but of leaving them to fight alone."""
        self.anybody_fighting = Habit()
        self.bold: set[int] = set()
        """Those who have confronted somebody without having to."""
        self.anybody_passing = Habit()
        self.friends = [0] * seats
        """By seat: all it has ever been in a team with."""
        self.loud: set[int] = set()
        """Those who have said "Bang!", and may have meant it."""
        self.silent: set[int] = set()
        """Those who have revealed a card without a sound."""
        self.turncoats: set[int] = set()
        """Those who have left a team to confront it (BR-7)."""
        self.leaver = NOBODY
        self.attackers = 0
        self.defenders = 0
        self.tied: set[int] = set()
        """The two sides that had equal sums the last time (BR-12), until cards have changed hands."""
        self.killers: list[int] = []
        self.turns = 0
        self.deaths = 0

    def recall(self, view: View) -> None:
        """Take in what has happened since the last time."""
        history = view.history
        while self.heard < len(history):
            event = history[self.heard]
            self.heard += 1
            if type(event) in REMEMBERED:
                self.take_in(event)
            self.leaver = event.seat if type(event) is LeftTeam else NOBODY

    def take_in(self, event: Event) -> None:
        if type(event) is Passed:
            self.see_turn(event.seat, passed=True)
        elif type(event) is Confronted:
            self.see_turn(event.seat, passed=False)
            if event.seat == self.leaver:
                self.turncoats.add(event.seat)
            self.attackers = mask_of(event.attackers)
            self.defenders = mask_of(event.defenders)
        elif type(event) is SignsRevealed:
            self.see_signs(dict(event.signs))
        elif type(event) is BangsHeard:
            said = dict(event.bangs)
            self.loud.update(said)
            self.silent.update([seat for seat in self.killers if seat not in said])
        elif type(event) is TeamFormed:
            for seat in event.seats:
                self.friends[seat] |= mask_of(event.seats)
        elif type(event) is NothingHappened:
            self.tied = {self.attackers, self.defenders}
        elif type(event) is Eliminated:
            self.deaths += len(event.seats)
            self.tied = set()

    def see_turn(self, seat: int, passed: bool) -> None:
        self.turns += 1
        self.passing[seat].see(passed)
        self.anybody_passing.see(passed)
        if not passed:
            self.bold.add(seat)

    def see_signs(self, signs: dict[int, int]) -> None:
        self.killers = [seat for seat, kills in signs.items() if kills]
        for seat, kills in signs.items():
            own, against = self.attackers, self.defenders
            if not has(own, seat):
                own, against = against, own
            if is_several(own):
                self.fighting[seat].see(kills > 0)
                self.anybody_fighting.see(kills > 0)
                continue
            betrayal = kills > 0 and self.friends[seat] & against != 0
            self.killing[seat].see(kills > 0, BETRAYAL if betrayal else 1.0)
            (self.killing_of_bold if seat in self.bold else self.killing_of_others).see(kills > 0)

    def fights(self, seat: int) -> float:
        """How likely this player is to show *kill* with mates at their side."""
        return self.fighting[seat].rate(self.anybody_fighting.rate(USUAL_FIGHTING, 4.0), 1.0)

    def kills(self, seat: int) -> float:
        """How likely this player, alone, is to show *kill*."""
        if seat in self.turncoats:
            return TURNCOAT
        if seat in self.bold:
            usual = self.killing_of_bold.rate(USUAL_BOLD_KILLING, 4.0)
        else:
            usual = self.killing_of_others.rate(USUAL_KILLING, 4.0)
        return self.killing[seat].rate(usual, 2.0)

    def passes(self, seat: int) -> float:
        """How likely this player is to pass."""
        return self.passing[seat].rate(self.anybody_passing.rate(0.7, 4.0), 1.0)

    def attrition(self) -> float:
        """How many are likely to be eliminated in a turn."""
        return (self.deaths + 0.6) / float(self.turns + 2)
