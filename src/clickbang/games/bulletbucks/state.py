"""What lies on a Bulletbucks table (BB-1 to BB-4), and the small questions about it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clickbang.core.audience import EVERYONE
from clickbang.core.fields import Fields
from clickbang.core.seats import bit, everyone_at, has, is_several, members
from clickbang.core.table import Table
from clickbang.games.bulletbucks.events import PursesShown, SeatNotes
from clickbang.games.bulletbucks.notes import BASE, NO_NOTES, NOTES, bundle, ones_in, twos_in

BID: Final = 1
RAISE: Final = 2
CONVERT: Final = 3
NAME: Final = 4
KINDS: Final = ("", "bid", "raise", "convert", "name")
"""The prompts, by number."""

SPIN: Final = 1
CHANCES: Final = ("", "spin")
"""What chance decides."""

MARKERS: Final = 6
"""BB-3: the markers that lie in the centre at the start, where nothing else was agreed."""

RETURN: Final = 0
CARRY: Final = 1
DISCARD: Final = 2
POT_AFTER_BANG: Final = ("return", "carry", "discard")
"""BB-15: what becomes of the others' bids, by number."""

NOBODY: Final = -1
MOST_ROUNDS: Final = 1_000_000
"""More than any game has: every round somebody bids a note, wins a stack or dies."""


class State(Table):
    """Everything on the table. What happens to it is said in the phases, and in `rules.py` in which order."""

    def __init__(
        self,
        seats: i64,
        pot_after_bang: i64 = RETURN,
        open_purses: bool = False,
        notes: i64 = NOTES,
        all_markers: i64 = MARKERS,
    ) -> None:
        super().__init__(seats)
        self.pot_after_bang: i64 = pot_after_bang
        self.open_purses: bool = open_purses
        self.notes: i64 = notes
        self.all_markers: i64 = all_markers
        self.round: i64 = 0
        self.markers: i64 = all_markers
        self.seated: i64 = everyone_at(seats)
        self.dead: i64 = 0
        self.purses: vec[i64] = vec[i64]([bundle(notes, notes)] * seats)
        self.bids: vec[i64] = vec[i64]([NO_NOTES] * seats)
        self.carried: i64 = NO_NOTES
        self.removed: i64 = NO_NOTES
        self.stack_owners: vec[i64] = vec[i64]()
        self.stacks: vec[i64] = vec[i64]()
        self.bidders: i64 = 0
        self.raising: bool = False
        self.high_bidder: i64 = NOBODY
        self.named: i64 = NOBODY

    def copy_state_onto(self, other: "State") -> None:
        """The half of `clone` that is about this game."""
        self.copy_onto(other)
        other.round = self.round
        other.markers = self.markers
        other.seated = self.seated
        other.dead = self.dead
        other.purses = self.purses[:]
        other.bids = self.bids[:]
        other.carried = self.carried
        other.removed = self.removed
        other.stack_owners = self.stack_owners[:]
        other.stacks = self.stacks[:]
        other.bidders = self.bidders
        other.raising = self.raising
        other.high_bidder = self.high_bidder
        other.named = self.named

    def carry(self, fields: Fields) -> bool:
        self.carry_prompt(fields, KINDS, CHANCES)
        self.round = fields.number("round", self.round, 0, MOST_ROUNDS)
        self.markers = fields.number("markers", self.markers, 0, self.all_markers)
        self.seated = fields.members("seated", self.seated, self.seats)
        self.dead = fields.members("dead", self.dead, self.seats)
        self.purses = fields.bundles("purses", self.purses, BASE, self.seats)
        self.bids = fields.bundles("bids", self.bids, BASE, self.seats)
        self.carried = fields.bundle("carried", self.carried, BASE)
        self.removed = fields.bundle("removed", self.removed, BASE)
        self.stacks = fields.bundles("stacks", self.stacks, BASE, MARKERS)
        owners = fields.listed("stack_owners", [int(owner) for owner in self.stack_owners], 0, self.seats - 1, MARKERS)
        self.stack_owners = vec[i64](owners)
        self.bidders = fields.members("bidders", self.bidders, self.seats)
        self.raising = fields.flag("raising", self.raising)
        self.high_bidder = fields.number("high_bidder", self.high_bidder, NOBODY, self.seats - 1)
        self.named = fields.number("named", self.named, NOBODY, self.seats - 1)
        return True

    def answers_count(self) -> bool:
        return False

    def game_name(self) -> str:
        return "bulletbucks"

    def settings(self) -> dict[str, str]:
        agreed = {
            "pot_after_bang": POT_AFTER_BANG[self.pot_after_bang],
            "open_purses": "on" if self.open_purses else "off",
        }
        if self.notes != NOTES:
            agreed["notes"] = str(self.notes)
        if self.all_markers != MARKERS:
            agreed["markers"] = str(self.all_markers)
        return agreed

    def kind_name(self) -> str:
        return KINDS[self.kind]

    # Who

    def at_most_one_seated(self) -> bool:
        """BB-16: with nobody to play against, the game is over at once."""
        return not is_several(self.seated)

    def penniless_bidders(self) -> i64:
        """Those who must bid or raise and have no notes to do it with."""
        found: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if has(self.bidders, seat) and self.purses[seat] == NO_NOTES:
                found |= bit(seat)
            seat += 1
        return found

    def owners(self) -> i64:
        """Everybody who has a stack."""
        found: i64 = 0
        for owner in self.stack_owners:
            found |= bit(owner)
        return found

    # Stacks

    def stacks_of(self, seat: i64) -> list[int]:
        """What lies in each of this seat's stacks, in the order in which they were won."""
        own: list[int] = []
        place: i64 = 0
        while place < len(self.stacks):
            if self.stack_owners[place] == seat:
                own.append(self.stacks[place])
            place += 1
        return own

    def stack_count(self, seat: i64) -> i64:
        """How many stacks this seat has."""
        n: i64 = 0
        for owner in self.stack_owners:
            if owner == seat:
                n += 1
        return n

    def place_of_stack(self, seat: i64, own: i64) -> i64:
        """Where among all stacks this seat's stack with that number lies."""
        place: i64 = 0
        while self.stack_owners[place] != seat or own > 0:
            if self.stack_owners[place] == seat:
                own -= 1
            place += 1
        return place

    # For events

    def notes_by_seat(self, notes: vec[i64], who: i64) -> tuple[SeatNotes, ...]:
        """These seats' bundles, note by note."""
        return tuple([SeatNotes(seat, ones_in(notes[seat]), twos_in(notes[seat])) for seat in members(who)])

    def show_purses(self) -> None:
        """BB-4, option `open_purses`: off, a purse is its owner's secret; on, everybody sees it."""
        if self.open_purses and self.listener is not None:
            self.tell(EVERYONE, PursesShown(self.notes_by_seat(self.purses, self.seated)))
