"""What one seat knows of a game of Bulletbucks, and the worlds it cannot tell apart."""

from typing import Final, final

from librt.random import Random
from librt.vecs import append
from mypy_extensions import i64

from clickbang.core.audience import SPECTATOR
from clickbang.core.events import Began, Ended, Event, OwnAnswer, Sealed
from clickbang.core.seats import bit, everyone_at, mask_of, members, without
from clickbang.core.table import UNANSWERED, Policy, Table
from clickbang.core.view import ABOUT_PROMPTS, View
from clickbang.games.bulletbucks.codes import CONVERT_CODE
from clickbang.games.bulletbucks.events import (
    Banged,
    BidsReturned,
    BidsRevealed,
    Clicked,
    Conversion,
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
from clickbang.games.bulletbucks.notes import NO_NOTES, NOTES, bundle, ones_in, twos_in
from clickbang.games.bulletbucks.rules import make_table
from clickbang.games.bulletbucks.scoring import score
from clickbang.games.bulletbucks.state import KINDS, MARKERS, NOBODY, SPIN

MONEY_MOVES: Final = frozenset([BidsRevealed, RaisesRevealed, BidsReturned, ConversionsRevealed, Banged])
"""The events by which somebody's bid money changes."""
NOT_SEALED: Final = -1
BIDDING: Final = ("bid", "raise")
"""The kinds of prompt that are answered with notes."""


@final
class BulletbucksView(View):
    """The table as one seat sees it; rivals' purses are not in it (BB-4), unless the table plays with open ones."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.round = 0
        self.all_markers = MARKERS
        self.markers = MARKERS
        self.start = bundle(NOTES, NOTES)
        """BB-1: what everybody started with."""
        self.seated = 0
        self.dead = 0
        self.purse = NO_NOTES if seat == SPECTATOR else self.start
        self.bids: list[int] = []
        self.carried = NO_NOTES
        self.stacks: list[list[int]] = []
        self.raising = False
        self.tied = 0
        self.high_bidder = NOBODY
        self.named = NOBODY
        self.spinning = False
        self.open_purses: list[int] = []
        self._memory: list[int] = []
        self._remembered = 0

    def clone(self) -> "BulletbucksView":
        other = BulletbucksView(self.seat)
        self.copy_seen_onto(other)
        other.round = self.round
        other.all_markers = self.all_markers
        other.markers = self.markers
        other.start = self.start
        other.seated = self.seated
        other.dead = self.dead
        other.purse = self.purse
        other.bids = self.bids[:]
        other.carried = self.carried
        other.stacks = [stacks[:] for stacks in self.stacks]
        other.raising = self.raising
        other.tied = self.tied
        other.high_bidder = self.high_bidder
        other.named = self.named
        other.spinning = self.spinning
        other.open_purses = self.open_purses[:]
        other._memory = self._memory[:]
        other._remembered = self._remembered
        return other

    def fold(self, event: Event) -> None:
        if type(event) in ABOUT_PROMPTS:
            return
        if self.seat != SPECTATOR:
            self.purse = purse_after(self.purse, event, self.seat)
        if type(event) is Began:
            self.seated = everyone_at(event.seats)
            self.bids = [NO_NOTES] * event.seats
            self.stacks = [[] for _ in range(event.seats)]
            self.begin()
            self._memory = [self.start] * event.seats
        elif type(event) is RoundBegan:
            self.round = event.round
            self.markers = event.markers
            self.end_round()
        elif type(event) is Ended:
            self.high_bidder = NOBODY
            self.named = NOBODY
        elif type(event) is PursesShown:
            self.open_purses = [NO_NOTES] * self.seats
            for held in event.purses:
                self.open_purses[held.seat] = bundle(held.ones, held.twos)
        elif type(event) is BidsRevealed:
            for bid in event.bids:
                self.bids[bid.seat] = bundle(bid.ones, bid.twos)
        elif type(event) is Tied:
            self.raising = True
            self.tied = mask_of(event.seats)
        elif type(event) is RaisesRevealed:
            for put in event.raises:
                self.bids[put.seat] += bundle(put.ones, put.twos)
        elif type(event) is Left:
            self.seated = without(self.seated, event.seat)
        elif type(event) is ConversionsRevealed:
            for converted in event.conversions:
                self.stacks[converted.seat].pop(converted.stack)
                self.markers += 1
        else:
            self.fold_revolver(event)

    def begin(self) -> None:
        """BB-1, BB-3: notes and markers, as agreed."""
        notes = int(self.options.get("notes", NOTES))
        self.start = bundle(notes, notes)
        self.all_markers = int(self.options.get("markers", MARKERS))
        self.markers = self.all_markers
        if self.seat != SPECTATOR:
            self.purse = self.start

    def end_round(self) -> None:
        """Nobody is tied, nobody has named anybody, nobody faces the revolver."""
        self.raising = False
        self.tied = 0
        self.high_bidder = NOBODY
        self.named = NOBODY

    def fold_revolver(self, event: Event) -> None:
        """From the high bid to the bang or click, and what becomes of the bids."""
        if type(event) is HighBidder:
            self.high_bidder = event.seat
        elif type(event) is Named:
            self.named = event.seat
        elif type(event) is TookMarker:
            self.markers = event.markers
            self.spinning = True
            self.close_prompt()
        elif type(event) is Clicked:
            self.spinning = False
            self.stacks[event.seat].append(bundle(event.ones, event.twos))
            self.carried = NO_NOTES
            self.bids = [NO_NOTES] * self.seats
        elif type(event) is Banged:
            self.spinning = False
            self.dead |= bit(event.seat)
            self.seated = without(self.seated, event.seat)
            self.markers = event.markers
            self.bids[event.seat] = NO_NOTES
        elif type(event) is BidsReturned or type(event) is PotDiscarded:
            self.bids = [NO_NOTES] * self.seats
        elif type(event) is PotCarried:
            self.bids = [NO_NOTES] * self.seats
            self.carried = bundle(event.ones, event.twos)

    @property
    def pot(self) -> int:
        """Everything that lies on the table to be won."""
        return sum(self.bids) + self.carried

    def score(self, seat: int) -> int:
        """What this seat would score if the game ended now."""
        return score(self.stacks[seat])

    def count_purses(self) -> list[int]:
        """Everybody's bid money, as a perfect memory knows it: every note that is bid is seen."""
        for event in self.history[self._remembered :]:
            if type(event) in MONEY_MOVES:
                for seat in range(self.seats):
                    self._memory[seat] = purse_after(self._memory[seat], event, seat)
        self._remembered = len(self.history)
        return list(self._memory)

    def sealed_notes(self) -> list[int] | None:
        """The notes one has oneself sealed at this moment."""
        if self.own_answer == UNANSWERED or self.kind not in BIDDING:
            return None
        return note_pair(self.own_answer)

    def shown(self) -> dict[str, object]:
        shown = super().shown()
        shown.update(
            {
                "round": self.round,
                "markers": self.markers,
                "seated": members(self.seated),
                "dead": members(self.dead),
                "purse": None if self.seat == SPECTATOR else note_pair(self.purse),
                "sealed_notes": self.sealed_notes(),
                "bids": [note_pair(notes) for notes in self.bids],
                "pot": note_pair(self.pot),
                "carried": note_pair(self.carried),
                "stacks": [[note_pair(notes) for notes in stacks] for stacks in self.stacks],
                "standing_scores": [self.score(seat) for seat in range(self.seats)],
                "raising": self.raising and not self.over,  # a tie that nobody breaks any more is none
                "tied": [] if self.over else members(self.tied),
                "high_bidder": self.high_bidder,
                "named": self.named,
                "spinning": self.spinning,
                "open_purses": [note_pair(notes) for notes in self.open_purses],
            }
        )
        return shown

    def sample(self, random: Random, policy: Policy | None = None) -> Table:
        """A possible table: only what others have sealed at this moment is unknown to who has counted."""
        table = make_table(self.seats, self.options)
        table.round = self.round
        table.markers = self.markers
        table.seated = self.seated
        table.dead = self.dead
        table.removed = self.start * self.seats - self.pot
        for seat, notes in enumerate(self.count_purses()):
            table.purses[seat] = notes
            table.bids[seat] = self.bids[seat]
            table.removed -= notes
            for stack in self.stacks[seat]:
                table.stacks = append(table.stacks, stack)
                table.stack_owners = append(table.stack_owners, seat)
                table.removed -= stack
        table.carried = self.carried
        table.bidders = self.seated & (self.tied if self.raising else -1)
        table.raising = self.raising
        table.high_bidder = self.high_bidder
        table.named = self.named
        if self.over:
            table.finish()
        elif self.spinning:
            table.await_chance(SPIN)
        else:
            table.ask(KINDS.index(self.kind), self.must, sealed=self.sealed)
            self.seal_answers(table, random, policy)
        return table

    def heard_by(self, seat: int, table: Table) -> list[Event]:
        """All that is told is told to all, but for what somebody has sealed; and that is revealed, or in the sample."""
        heard: list[Event] = []
        sealing = NOT_SEALED
        for event in self.history:
            if type(event) is OwnAnswer:
                continue
            if type(event) is Sealed and event.seat == seat:
                sealing = len(heard)
                heard.append(OwnAnswer(seat, UNANSWERED))
            elif sealing != NOT_SEALED:
                answer = revealed_answer(event, seat)
                if answer != UNANSWERED:
                    heard[sealing] = OwnAnswer(seat, answer)
                    sealing = NOT_SEALED
            heard.append(event)
        if sealing != NOT_SEALED:
            heard[sealing] = OwnAnswer(seat, table.answers[seat])
        return heard


def revealed_answer(event: Event, seat: int) -> int:
    """What this seat had sealed, if the event reveals it."""
    if type(event) is BidsRevealed:
        return notes_of(event.bids, seat)
    if type(event) is RaisesRevealed:
        return notes_of(event.raises, seat)
    if type(event) is ConversionsRevealed:
        for converted in event.conversions:
            if converted.seat == seat:
                return CONVERT_CODE + converted.stack
    return UNANSWERED


def purse_after(purse: i64, event: Event, seat: int) -> i64:
    """What is left of, or has come to, this seat's bid money after the event."""
    if type(event) not in MONEY_MOVES:
        return purse
    if type(event) is BidsRevealed:
        return purse - notes_of(event.bids, seat)
    if type(event) is RaisesRevealed:
        return purse - notes_of(event.raises, seat)
    if type(event) is BidsReturned:
        return purse + notes_of(event.bids, seat)
    if type(event) is ConversionsRevealed:
        return purse + notes_of(event.conversions, seat)
    if type(event) is Banged and event.seat == seat:
        return NO_NOTES
    return purse


def notes_of(rows: tuple[SeatNotes | Conversion, ...], seat: int) -> i64:
    """This seat's bundle in an event that names several."""
    for row in rows:
        if row.seat == seat:
            return bundle(row.ones, row.twos)
    return NO_NOTES


def note_pair(notes: i64) -> list[int]:
    """A bundle as plain data: how many ones, how many twos."""
    return [ones_in(notes), twos_in(notes)]
