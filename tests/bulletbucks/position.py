"""A position in one line: `game(3).bids(ONE, TWO, ONE).names(0).click()`."""

from typing import Self

from clickbang.core.actions import Action
from clickbang.core.audience import EVERYONE, SPECTATOR
from clickbang.core.chance import Scripted
from clickbang.core.events import Event, Sealed
from clickbang.core.result import Result
from clickbang.core.seats import members
from clickbang.core.sitting import Sitting, Watcher
from clickbang.games.bulletbucks import BULLETBUCKS, Bid, Bulletbucks, BulletbucksView, Convert, Name, encode
from clickbang.games.bulletbucks.rules.notes import ones_in, twos_in
from clickbang.games.bulletbucks.rules.revolver import BANG, CLICK

Notes = tuple[int, int]
"""So many notes of 1,000, so many of 2,000."""

ONE: Notes = (1, 0)
TWO: Notes = (0, 1)
ALL: Notes = (6, 6)
"""Everything a player starts with: 18,000."""


class Play(Watcher):
    """A game that a test plays, with what was told on the way. Every move returns it again."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.news: list[Event] = []
        """What everybody heard of the last move, apart from who has sealed."""
        self.told: list[tuple[int, Event]] = []
        """All of the last move, with audiences."""
        self.sitting = Sitting(BULLETBUCKS, seats, options, Scripted([]), [self])

    def on_event(self, audience: int, event: Event) -> None:
        self.told.append((audience, event))
        if audience == EVERYONE and not isinstance(event, Sealed):
            self.news.append(event)

    # Moves

    def bids(self, *notes: Notes) -> Self:
        """Those who must bid seal these, in seat order."""
        return self.together("bid", [Bid(*pair) for pair in notes])

    def raises(self, *notes: Notes) -> Self:
        """Those who must raise seal these, in seat order."""
        return self.together("raise", [Bid(*pair) for pair in notes])

    def converts(self, *stacks: int) -> Self:
        """Those who must convert pick the stack with this number, in seat order."""
        return self.together("convert", [Convert(stack) for stack in stacks])

    def names(self, seat: int) -> Self:
        """The high bidder names this seat."""
        return self.together("name", [Name(seat)])

    def click(self) -> Self:
        return self.spin(CLICK)

    def bang(self) -> Self:
        return self.spin(BANG)

    def clicks(self, *named: int) -> Self:
        """A round for each: everybody bids 1,000, the last seat 2,000 in one note, and names who then hears a click."""
        for seat in named:
            ones = [ONE] * (len(members(self.table.must)) - 1)
            self.bids(*ones, TWO).names(seat).click()
        return self

    def answer(self, seat: int, action: Action) -> Self:
        """One answer of one seat, while others may still be waited for."""
        self.turn_page()
        self.sitting.answer(seat, encode(action))
        return self

    def together(self, kind: str, actions: list[Action]) -> Self:
        assert self.table.kind_name() == kind
        seats = members(self.table.must)
        self.turn_page()
        for seat, action in zip(seats, actions, strict=True):
            self.sitting.answer(seat, encode(action))
        return self

    def spin(self, outcome: int) -> Self:
        self.turn_page()
        self.sitting.source = Scripted([outcome])
        self.sitting.draw()
        return self

    def turn_page(self) -> None:
        self.news = []
        self.told = []

    # What can be seen

    @property
    def table(self) -> Bulletbucks:
        table = self.sitting.table
        assert isinstance(table, Bulletbucks)
        return table

    def view(self, seat: int) -> BulletbucksView:
        view = self.sitting.spectator if seat == SPECTATOR else self.sitting.views[seat]
        assert isinstance(view, BulletbucksView)
        return view

    def purse(self, seat: int) -> Notes:
        """The bid money of a seat, as it knows it."""
        return pair(self.view(seat).purse)

    def stacks(self, seat: int) -> list[Notes]:
        """The stacks of a seat, as a spectator sees them."""
        return [pair(notes) for notes in self.view(SPECTATOR).stacks[seat]]

    @property
    def pot(self) -> Notes:
        """What lies on the table to be won, as a spectator sees it."""
        return pair(self.view(SPECTATOR).pot)

    @property
    def result(self) -> Result:
        assert self.table.over
        return self.table.result()


def game(seats: int, **options: str) -> Play:
    """A new game at its first prompt."""
    return Play(seats, options)


def pair(notes: int) -> Notes:
    """A bundle as the tests write it."""
    return ones_in(notes), twos_in(notes)
