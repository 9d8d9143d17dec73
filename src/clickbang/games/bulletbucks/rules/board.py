"""What lies on a Bulletbucks table, and what may happen to it (BB-1 to BB-15).

The rules decide what happens and do it to the table's board. A view does the same to a board of its own, with what the
events say.
"""

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from clickbang.core.seats import bit, everyone_at, has, is_several, without
from clickbang.core.states.fields import COPY, Fields
from clickbang.core.states.position import WrittenFields
from clickbang.games.bulletbucks.rules.notes import BASE, NO_NOTES
from clickbang.games.bulletbucks.rules.options import MARKERS, USUAL, Agreed

NOBODY: Final = -1
MOST_ROUNDS: Final = 1_000_000
"""More than any game has: every round somebody bids a note, wins a stack or dies."""


@final
@mypyc_attr(acyclic=True)  # holds nothing that could hold it, so the garbage collector can leave it alone
class Board:
    """Notes, markers and stacks, and who is in the game."""

    def __init__(self, seats: i64, agreed: Agreed = USUAL) -> None:
        self.seats: i64 = seats
        self.agreed: Agreed = agreed
        self.round: i64 = 0
        self.markers: i64 = agreed.markers
        self.seated: i64 = 0
        self.dead: i64 = 0
        self.purses: vec[i64] = vec[i64]()
        self.bids: vec[i64] = vec[i64]()
        self.carried: i64 = NO_NOTES
        self.removed: i64 = NO_NOTES
        self.stacks: vec[i64] = vec[i64]()
        self.stack_owners: vec[i64] = vec[i64]()
        self.bidders: i64 = 0
        self.raising: bool = False
        self.high_bidder: i64 = NOBODY
        self.named: i64 = NOBODY

    def carry(self, source: "Board", fields: Fields) -> None:
        """Every field; see `core/states/fields.py`."""
        seats = self.seats
        self.round = fields.number("round", source.round, 0, MOST_ROUNDS)
        self.markers = fields.number("markers", source.markers, 0, self.agreed.markers)
        self.seated = fields.members("seated", source.seated, seats)
        self.dead = fields.members("dead", source.dead, seats)
        self.purses = fields.bundles("purses", source.purses, BASE, seats)
        self.bids = fields.bundles("bids", source.bids, BASE, seats)
        self.carried = fields.bundle("carried", source.carried, BASE)
        self.removed = fields.bundle("removed", source.removed, BASE)
        self.stacks = fields.bundles("stacks", source.stacks, BASE, MARKERS)
        self.stack_owners = fields.series("stack_owners", source.stack_owners, 0, seats - 1, MARKERS)
        self.bidders = fields.members("bidders", source.bidders, seats)
        self.raising = fields.flag("raising", source.raising)
        self.high_bidder = fields.number("high_bidder", source.high_bidder, NOBODY, seats - 1)
        self.named = fields.number("named", source.named, NOBODY, seats - 1)

    def clone(self) -> "Board":
        other = Board(self.seats, self.agreed)
        other.carry(self, COPY)
        return other

    def __repr__(self) -> str:
        fields = WrittenFields()
        self.carry(self, fields)
        return f"<Board {fields.data}>"

    # What may happen

    def lay_out(self) -> None:
        """BB-1, BB-3: everybody has their notes; the markers lie in the centre."""
        self.seated = everyone_at(self.seats)
        self.purses = vec[i64]([self.agreed.purse()] * self.seats)
        self.bids = vec[i64]([NO_NOTES] * self.seats)

    def begin_round(self, number: i64, markers: i64) -> None:
        """BB-5: with so many markers in the centre every player at the table bids."""
        self.round = number
        self.markers = markers
        self.bidders = self.seated
        self.raising = False

    def put_down(self, seat: i64, notes: i64) -> None:
        """BB-5, BB-7: notes from a purse lie on the table from now on."""
        self.purses[seat] -= notes
        self.bids[seat] += notes

    def let_raise(self, tied: i64) -> None:
        """BB-7: only the tied raise."""
        self.bidders = tied
        self.raising = True

    def let_name(self, seat: i64) -> None:
        """BB-6: the high bidder names who faces the revolver."""
        self.high_bidder = seat

    def let_go(self, leaving: i64) -> None:
        """BB-10: these leave; their bid stays in the pot."""
        self.seated &= ~leaving
        self.bidders &= self.seated

    def convert(self, seat: i64, own: i64) -> i64:
        """BB-9: a stack goes into its owner's bid money, its marker back to the centre. Returns its notes."""
        place = self.place_of_stack(seat, own)
        self.stacks, notes = pop(self.stacks, place)
        self.stack_owners, _ = pop(self.stack_owners, place)
        self.purses[seat] += notes
        self.markers += 1
        return notes

    def name(self, seat: i64) -> None:
        """BB-6: this player faces the revolver."""
        self.named = seat

    def take_marker(self) -> None:
        """BB-12: there is one less in the centre."""
        self.markers -= 1

    def win(self, seat: i64, pot: i64) -> None:
        """BB-13: the whole pot becomes one stack under the marker used."""
        self.carried = NO_NOTES
        self.clear_bids()
        self.stacks = append(self.stacks, pot)
        self.stack_owners = append(self.stack_owners, seat)

    def die(self, dead: i64) -> None:
        """BB-14: dead and out, bid and bid money gone; the marker goes back, the stacks stay for the scoring."""
        self.dead |= bit(dead)
        self.seated = without(self.seated, dead)
        self.removed += self.bids[dead] + self.purses[dead]
        self.bids[dead] = NO_NOTES
        self.purses[dead] = NO_NOTES
        self.markers += 1

    def return_bids(self) -> None:
        """BB-15, `return`: bids go back to their owners; those of players who left are removed."""
        seat: i64 = 0
        while seat < self.seats:
            if has(self.seated, seat):
                self.purses[seat] += self.bids[seat]
            else:
                self.removed += self.bids[seat]
            seat += 1
        self.clear_bids()

    def carry_bids(self) -> None:
        """BB-15, `carry`: bids stay as the start of the next pot."""
        self.carried = self.pot()
        self.clear_bids()

    def discard_bids(self) -> None:
        """BB-15, `discard`: bids are removed."""
        self.removed += self.all_bids()
        self.clear_bids()

    def clear_bids(self) -> None:
        """No bid is left on the table."""
        bids = self.bids  # compiled, a local name for it is quicker
        seat: i64 = 0
        while seat < self.seats:
            bids[seat] = NO_NOTES
            seat += 1

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

    # Notes and stacks

    def all_bids(self) -> i64:
        """What was bid and lies on the table."""
        total: i64 = NO_NOTES
        for notes in self.bids:
            total += notes
        return total

    def pot(self) -> i64:
        """BB-8: everything that lies on the table to be won."""
        return self.carried + self.all_bids()

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
