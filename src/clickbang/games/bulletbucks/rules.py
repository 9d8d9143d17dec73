"""Bulletbucks, in the order of its rulebook: the bidding, who is out of notes, the revolver, the end and the scores."""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, pop, vec
from mypy_extensions import i64

from clickbang.core.audience import EVERYONE
from clickbang.core.chance import Outcomes
from clickbang.core.errors import ClickbangError, IllegalAnswer
from clickbang.core.result import Result
from clickbang.core.seats import bit, count, everyone_at, lowest, members, nth
from clickbang.core.table import UNANSWERED, Table
from clickbang.games.bulletbucks.codes import CONVERT_CODE, NAME_CODE
from clickbang.games.bulletbucks.errors import (
    EMPTY_BID,
    EMPTY_RAISE,
    MAY_NOT_CONVERT,
    MUST_BID,
    MUST_CONVERT,
    MUST_NAME,
    NO_SUCH_NOTE,
    NO_SUCH_STACK,
    NOT_AT_THE_TABLE,
)
from clickbang.games.bulletbucks.events import (
    Banged,
    BidsReturned,
    BidsRevealed,
    Clicked,
    ConversionsRevealed,
    HighBidder,
    Left,
    Named,
    PotCarried,
    PotDiscarded,
    PursesShown,
    RaisesRevealed,
    RoundBegan,
    SeatNotes,
    Tied,
    TookMarker,
)
from clickbang.games.bulletbucks.notes import NO_NOTES, START, bundle, contains, ones_in, thousands, twos_in

BID: Final = 1
RAISE: Final = 2
CONVERT: Final = 3
NAME: Final = 4
KINDS: Final = ("", "bid", "raise", "convert", "name")
"""The prompts, by number."""

SPIN: Final = 1
CLICK: Final = 0
BANG: Final = 1
CYLINDER: Final[Outcomes] = ((CLICK, 5), (BANG, 1))
"""BB-3, BB-12: one face of six is a bullet."""

MARKERS: Final = 6
"""BB-3: the markers that lie in the centre at the start."""

RETURN: Final = 0
CARRY: Final = 1
DISCARD: Final = 2
POT_AFTER_BANG: Final = ("return", "carry", "discard")
"""BB-15: what becomes of the others' bids, by number."""

NO_MARKERS: Final = "no-markers"
ONE_LEFT: Final = "one-left"
NOBODY_LEFT: Final = "nobody-left"

NOBODY: Final = -1


@final
class Bulletbucks(Table):
    """A game of Bulletbucks in progress."""

    def __init__(self, seats: i64, pot_after_bang: i64 = RETURN, open_purses: bool = False) -> None:
        super().__init__(seats)
        self.pot_after_bang: i64 = pot_after_bang
        self.open_purses: bool = open_purses
        self.round: i64 = 0
        self.markers: i64 = MARKERS
        self.seated: i64 = everyone_at(seats)
        self.dead: i64 = 0
        self.purses: vec[i64] = vec[i64]([START] * seats)
        self.bids: vec[i64] = vec[i64]([NO_NOTES] * seats)
        self.carried: i64 = NO_NOTES
        self.removed: i64 = NO_NOTES
        self.stack_owners: vec[i64] = vec[i64]()
        self.stacks: vec[i64] = vec[i64]()
        self.bidders: i64 = 0
        self.raising: bool = False
        self.high_bidder: i64 = NOBODY
        self.named: i64 = NOBODY

    def begin(self) -> None:
        """BB-1, BB-3: everything is set up; the first bidding opens."""
        self.start_bidding()

    def clone(self) -> "Bulletbucks":
        other = Bulletbucks(self.seats, self.pot_after_bang, self.open_purses)
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
        return other

    # A round: the bidding

    def start_bidding(self) -> None:
        """BB-5, BB-16: every player at the table bids, unless the markers have run out."""
        if self.markers == 0:
            self.finish()
            return
        self.round += 1
        self.bidders = self.seated
        self.raising = False
        if self.listener is not None:
            self.tell(EVERYONE, RoundBegan(self.round, self.markers))
        self.show_purses()
        self.prepare_bidding()

    def reveal_bids(self) -> None:
        """BB-5, BB-7: what was sealed is turned over together and lies on the table from now on."""
        seat: i64 = 0
        while seat < self.seats:
            notes = self.answers[seat]
            if notes != UNANSWERED:
                self.purses[seat] -= notes
                self.bids[seat] += notes
            seat += 1
        if self.listener is not None:
            revealed = self.notes_by_seat(self.answers, self.bidders)
            self.tell(EVERYONE, RaisesRevealed(revealed) if self.raising else BidsRevealed(revealed))
        self.show_purses()
        self.compare_totals(self.bidders)

    def compare_totals(self, rivals: i64) -> None:
        """BB-6, BB-7: a total that stands alone names; the tied raise."""
        best: i64 = -1
        highest: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if rivals >> seat & 1 != 0:
                total = thousands(self.bids[seat])
                if total > best:
                    best = total
                    highest = 0
                if total == best:
                    highest |= bit(seat)
            seat += 1
        if highest & highest - 1 == 0:
            self.ask_for_name(lowest(highest))
            return
        if self.listener is not None:
            self.tell(EVERYONE, Tied(tuple(members(highest)), best))
        self.bidders = highest
        self.raising = True
        self.prepare_bidding()

    def ask_for_name(self, seat: i64) -> None:
        """BB-6: the high bidder names who faces the revolver."""
        self.high_bidder = seat
        if self.listener is not None:
            self.tell(EVERYONE, HighBidder(seat, thousands(self.bids[seat])))
        self.ask(NAME, bit(seat))

    # Out of notes

    def prepare_bidding(self) -> None:
        """BB-11: some leave, the game may be over, the tie is looked at again, some convert, then notes are sealed."""
        penniless = self.penniless_bidders()
        if penniless != 0:
            self.leave(penniless & ~self.owners())
            if self.at_most_one_seated():
                self.finish()
                return
            self.bidders &= self.seated
        if self.raising:
            if self.bidders == 0:
                self.compare_totals(self.seated)
                return
            if self.bidders & self.bidders - 1 == 0:
                self.ask_for_name(lowest(self.bidders))
                return
        converting = penniless & self.bidders
        if converting != 0:
            self.ask(CONVERT, converting, sealed=True)
        else:
            self.ask_for_notes()

    def ask_for_notes(self) -> None:
        """BB-5, BB-7: those who must bid or raise seal at least one note."""
        self.ask(RAISE if self.raising else BID, self.bidders, sealed=True)

    def leave(self, leaving: i64) -> None:
        """BB-10: who must bid or raise, and has neither notes nor a stack, leaves; their bid stays in the pot."""
        self.seated &= ~leaving
        if self.listener is not None:
            for seat in members(leaving):
                self.tell(EVERYONE, Left(seat))

    def reveal_conversions(self) -> None:
        """BB-9: each picked stack goes into its owner's bid money, its marker back to the centre."""
        conversions: list[tuple[int, int, int, int]] = []
        seat: i64 = 0
        while seat < self.seats:
            if self.answers[seat] != UNANSWERED:
                own = self.answers[seat] - CONVERT_CODE
                place = self.place_of_stack(seat, own)
                self.stacks, notes = pop(self.stacks, place)
                self.stack_owners, _ = pop(self.stack_owners, place)
                self.purses[seat] = notes
                self.markers += 1
                if self.listener is not None:
                    conversions.append((seat, own, ones_in(notes), twos_in(notes)))
            seat += 1
        if self.listener is not None:
            self.tell(EVERYONE, ConversionsRevealed(tuple(conversions)))
        self.show_purses()
        self.ask_for_notes()

    # A round: the revolver

    def name(self, seat: i64) -> None:
        """BB-6, BB-12: the named player takes a marker from the centre and spins."""
        self.named = seat
        self.markers -= 1
        if self.listener is not None:
            self.tell(EVERYONE, Named(self.high_bidder, seat))
            self.tell(EVERYONE, TookMarker(seat, self.markers))
        self.await_chance(SPIN)

    def click(self) -> None:
        """BB-13: the whole pot becomes one stack under the marker used."""
        pot = self.carried
        self.carried = NO_NOTES
        seat: i64 = 0
        while seat < self.seats:
            pot += self.bids[seat]
            self.bids[seat] = NO_NOTES
            seat += 1
        self.stacks = append(self.stacks, pot)
        self.stack_owners = append(self.stack_owners, self.named)
        if self.listener is not None:
            self.tell(EVERYONE, Clicked(self.named, ones_in(pot), twos_in(pot)))
        self.start_bidding()

    def bang(self) -> None:
        """BB-14: dead and out, bid and bid money gone; the marker goes back, the stacks stay for the scoring."""
        dead = self.named
        self.dead |= bit(dead)
        self.seated &= ~bit(dead)
        self.removed += self.bids[dead] + self.purses[dead]
        self.bids[dead] = NO_NOTES
        self.purses[dead] = NO_NOTES
        self.markers += 1
        if self.listener is not None:
            self.tell(EVERYONE, Banged(dead, self.markers))
        self.settle_bids_after_bang()
        if self.at_most_one_seated():
            self.show_purses()
            self.finish()
        else:
            self.start_bidding()

    def settle_bids_after_bang(self) -> None:
        """BB-15: the others' bids go back, stay as the start of the next pot, or are removed."""
        returned: list[SeatNotes] = []
        settled: i64 = NO_NOTES
        seat: i64 = 0
        while seat < self.seats:
            notes = self.bids[seat]
            self.bids[seat] = NO_NOTES
            if self.pot_after_bang != RETURN:
                settled += notes
            elif self.seated >> seat & 1 == 0:
                self.removed += notes
            else:
                self.purses[seat] += notes
                if self.listener is not None:
                    returned.append((seat, ones_in(notes), twos_in(notes)))
            seat += 1
        if self.pot_after_bang == CARRY:
            self.carried += settled
        elif self.pot_after_bang == DISCARD:
            self.removed += settled
        if self.listener is not None:
            if self.pot_after_bang == RETURN:
                self.tell(EVERYONE, BidsReturned(tuple(returned)))
            elif self.pot_after_bang == CARRY:
                self.tell(EVERYONE, PotCarried(ones_in(self.carried), twos_in(self.carried)))
            else:
                self.tell(EVERYONE, PotDiscarded(ones_in(settled), twos_in(settled)))

    # End and scoring

    def at_most_one_seated(self) -> bool:
        """BB-16: with nobody to play against, the game is over at once."""
        return self.seated & self.seated - 1 == 0

    def result(self) -> Result:
        """BB-18: the highest score wins, or shares the win; without a score nobody does."""
        scores: list[int] = []
        best = 0
        for seat in range(self.seats):
            points = score(self.stacks_of(seat))
            scores.append(points)
            if points > best:
                best = points
        winners = [seat for seat in range(self.seats) if best > 0 and scores[seat] == best]
        ending = ONE_LEFT if self.seated else NOBODY_LEFT
        if not self.at_most_one_seated():
            ending = NO_MARKERS
        return Result(ending, tuple(winners), tuple(scores))

    # What a seat may answer

    def kind_name(self) -> str:
        return KINDS[self.kind]

    def legal_actions(self, seat: i64) -> list[int]:
        actions: list[int] = []
        if self.kind == BID or self.kind == RAISE:
            ones = ones_in(self.purses[seat])
            twos = twos_in(self.purses[seat])
            one: i64 = 0
            while one <= ones:
                two: i64 = 0 if one else 1
                while two <= twos:
                    actions.append(bundle(one, two))
                    two += 1
                one += 1
        elif self.kind == NAME:
            for other in members(self.seated):
                actions.append(NAME_CODE + other)
        else:
            for stack in range(self.stack_count(seat)):
                actions.append(CONVERT_CODE + stack)
        return actions

    def random_action(self, seat: i64, whim: Random) -> i64:
        if self.kind == BID or self.kind == RAISE:
            ones = ones_in(self.purses[seat])
            width = twos_in(self.purses[seat]) + 1
            # the pairs in the order of legal_actions; the first, no notes at all, is not one of them
            pick = whim.randrange((ones + 1) * width - 1) + 1
            return bundle(pick // width, pick % width)
        if self.kind == NAME:
            return NAME_CODE + nth(self.seated, whim.randrange(count(self.seated)))
        return CONVERT_CODE + whim.randrange(self.stack_count(seat))

    def default_action(self, seat: i64) -> int:
        """The smallest note; oneself, so that an absent player harms nobody else; the oldest stack."""
        if self.kind == BID or self.kind == RAISE:
            return bundle(1, 0) if ones_in(self.purses[seat]) else bundle(0, 1)
        if self.kind == NAME:
            return NAME_CODE + seat
        return CONVERT_CODE

    def objection(self, seat: i64, action: i64) -> ClickbangError | None:
        if self.kind == NAME:
            if action < NAME_CODE or action >= CONVERT_CODE:
                return IllegalAnswer(MUST_NAME)
            if self.seated >> (action - NAME_CODE) & 1 == 0:
                return IllegalAnswer(NOT_AT_THE_TABLE)
            return None
        if self.kind == CONVERT:
            if action < CONVERT_CODE:
                return IllegalAnswer(MUST_CONVERT)
            if action - CONVERT_CODE >= self.stack_count(seat):
                return IllegalAnswer(NO_SUCH_STACK, stack=action - CONVERT_CODE + 1)
            return None
        if action >= CONVERT_CODE:
            return IllegalAnswer(MAY_NOT_CONVERT)
        if action < 0 or action >= NAME_CODE:
            return IllegalAnswer(MUST_BID)
        if action == NO_NOTES:
            return IllegalAnswer(EMPTY_RAISE if self.raising else EMPTY_BID)
        if not contains(self.purses[seat], action):
            purse = self.purses[seat]
            return IllegalAnswer(NO_SUCH_NOTE, ones=ones_in(purse), twos=twos_in(purse))
        return None

    # Where answers and luck arrive

    def on_answer(self, seat: i64, action: i64) -> None:
        self.name(action - NAME_CODE)

    def on_close(self) -> None:
        if self.kind == CONVERT:
            self.reveal_conversions()
        else:
            self.reveal_bids()

    def outcomes(self) -> Outcomes:
        return CYLINDER

    def on_chance(self, kind: i64, outcome: i64) -> None:
        if outcome == CLICK:
            self.click()
        else:
            self.bang()

    # Small questions

    def penniless_bidders(self) -> i64:
        """Those who must bid or raise and have no notes to do it with."""
        found: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.bidders >> seat & 1 != 0 and self.purses[seat] == NO_NOTES:
                found |= bit(seat)
            seat += 1
        return found

    def owners(self) -> i64:
        """Everybody who has a stack."""
        found: i64 = 0
        for owner in self.stack_owners:
            found |= bit(owner)
        return found

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

    def notes_by_seat(self, notes: vec[i64], who: i64) -> tuple[SeatNotes, ...]:
        """For an event: these seats' bundles, note by note."""
        return tuple([(seat, ones_in(notes[seat]), twos_in(notes[seat])) for seat in members(who)])

    def show_purses(self) -> None:
        """BB-4, option `open_purses`: off, a purse is its owner's secret; on, everybody sees it."""
        if self.open_purses and self.listener is not None:
            self.tell(EVERYONE, PursesShown(self.notes_by_seat(self.purses, self.seated)))


def score(stacks: list[int]) -> int:
    """BB-17: the click money in one's stacks, times the number of markers on them. The dead score too."""
    money: i64 = 0
    for notes in stacks:
        money += thousands(notes)
    return money * 1000 * len(stacks)
