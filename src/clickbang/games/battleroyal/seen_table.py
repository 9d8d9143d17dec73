"""The table as everybody sees it: the circle, the teams, how many cards each holds, and the confrontation."""

from clickbang.core.events import Asked, Began, Event
from clickbang.core.seats import bit, count, everyone_at, mask_of, members
from clickbang.core.view import View
from clickbang.games.battleroyal.cards import Deck
from clickbang.games.battleroyal.deck import deck_of
from clickbang.games.battleroyal.events import (
    AllAlone,
    BangsHeard,
    CardsDiscarded,
    Confronted,
    Eliminated,
    HandSizes,
    LeftTeam,
    NothingHappened,
    Passed,
    Seated,
    SignsRevealed,
    TalkOver,
    TeamFormed,
    TurnBegan,
)
from clickbang.games.battleroyal.state import NOBODY


class SeenTable(View):
    """What everybody knows."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.deck = Deck([])
        self.circle: list[int] = []
        self.first = NOBODY
        self.persons = 1
        self.alive = 0
        self.teams: list[int] = []
        """By seat: the set of all members of its team."""
        self.sizes: list[int] = []
        """By seat: how many cards it holds."""
        self.turn = NOBODY
        self.person = 0
        self.passes = 0
        self.turns = 0
        """BR-21: how many turns have been taken since the last elimination."""
        self.attackers = 0
        self.defenders = 0
        self.confronter = NOBODY
        self.confronted = NOBODY
        self.signs: dict[int, int] = {}
        """By seat: how many *kill* signs it has shown in this confrontation."""
        self.bangs: dict[int, int] = {}
        """By seat: how often it has said "Bang!" in this confrontation."""
        self.heirs = 0
        """BR-18: the team that divides the cards of the eliminated."""
        self.spoils = 0
        """How many cards there are to divide."""
        self.tried = 0
        """BR-18: those of the heirs who have had their chance to propose."""
        self.talk_round = 0

    @property
    def in_confrontation(self) -> int:
        return self.attackers | self.defenders

    def team_of(self, seat: int) -> list[int]:
        """The members of this seat's team."""
        return members(self.teams[seat])

    def neighbours(self, seat: int) -> list[int]:
        """BR-4: the nearest remaining players on the left and on the right; with two left that is one."""
        place = self.circle.index(seat)
        others = [other for other in self.circle[place + 1 :] + self.circle[:place] if self.alive >> other & 1]
        return others[:1] + others[1:][-1:]

    def laps(self) -> int:
        """BR-21: how many full laps there have been without an elimination."""
        return max(self.turns, 0) // max(count(self.alive) * self.persons, 1)

    def fold(self, event: Event) -> None:
        if type(event) is Began:
            self.deck = deck_of(self.options["deck"])
        elif type(event) is Asked:
            if event.kind == "divide":
                self.tried |= self.asked
        elif type(event) is Seated:
            self.circle = list(event.circle)
            self.first = event.first
            self.persons = event.persons
            self.alive = everyone_at(self.seats)
            self.teams = [bit(seat) for seat in range(self.seats)]
            self.sizes = [event.persons] * self.seats
        elif type(event) is TurnBegan:
            self.begin_turn(event)
        elif type(event) is Passed:
            self.passes += 1
            self.close_prompt()
        elif type(event) is HandSizes:
            for seat, size in event.sizes:
                self.sizes[seat] = size
            self.spoils = 0
        elif type(event) is Eliminated:
            self.lose(mask_of(event.seats))
        elif type(event) is CardsDiscarded:
            self.spoils = 0
        else:
            self.fold_teams(event)
            self.fold_confrontation(event)

    def begin_turn(self, event: TurnBegan) -> None:
        if self.turn != NOBODY:
            self.turns += 1
        self.turn = event.seat
        self.person = event.person
        self.passes = event.passes
        self.end_confrontation()

    def end_confrontation(self) -> None:
        self.attackers = 0
        self.defenders = 0
        self.confronter = NOBODY
        self.confronted = NOBODY
        self.signs = {}
        self.bangs = {}
        self.heirs = 0
        self.talk_round = 0

    def lose(self, losers: int) -> None:
        """BR-18: the cards of the eliminated lie ready for the side that is left."""
        self.spoils = sum([self.sizes[seat] for seat in members(losers)])
        self.alive &= ~losers
        self.heirs = self.in_confrontation & ~losers
        self.tried = 0
        self.turns = -1
        for seat in members(losers):
            self.sizes[seat] = 0
            self.teams[seat] = bit(seat)
        self.close_prompt()

    def fold_teams(self, event: Event) -> None:
        if type(event) is LeftTeam:
            rest = self.teams[event.seat] & ~bit(event.seat)
            for other in members(rest):
                self.teams[other] = rest
            self.teams[event.seat] = bit(event.seat)
            if self.kind == "turn":
                self.standing = mask_of([seat for seat in members(self.standing) if self.teams[seat] != bit(seat)])
        elif type(event) is TeamFormed:
            team = mask_of(event.seats)
            for seat in event.seats:
                self.teams[seat] = team
        elif type(event) is AllAlone:
            for seat in event.seats:
                self.teams[seat] = bit(seat)

    def fold_confrontation(self, event: Event) -> None:
        if type(event) is Confronted:
            self.passes = 0
            self.confronter = event.seat
            self.confronted = event.target
            self.attackers = mask_of(event.attackers)
            self.defenders = mask_of(event.defenders)
        elif type(event) is SignsRevealed:
            self.signs = dict(event.signs)
            self.close_prompt()
        elif type(event) is BangsHeard:
            self.bangs = dict(event.bangs)
            self.close_prompt()
        elif type(event) is TalkOver or type(event) is NothingHappened:
            self.close_prompt()

    def shown(self) -> dict[str, object]:
        shown = super().shown()
        shown.update(
            {
                "circle": list(self.circle),
                "persons": self.persons,
                "alive": members(self.alive),
                "teams": [members(team) for team in self.teams],
                "sizes": list(self.sizes),
                "turn": self.turn,
                "person": self.person,
                "passes": self.passes,
                "laps": self.laps(),
                "attackers": members(self.attackers),
                "defenders": members(self.defenders),
                "signs": [list(sign) for sign in self.signs.items()],
                "bangs": [list(bang) for bang in self.bangs.items()],
                "heirs": members(self.heirs),
                "spoils": self.spoils,
                "talk_round": self.talk_round,
            }
        )
        return shown
