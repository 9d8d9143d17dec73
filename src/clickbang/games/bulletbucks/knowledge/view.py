"""What one seat knows of a game of Bulletbucks, and the worlds it cannot tell apart."""

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from clickbang.core.audience import SPECTATOR
from clickbang.core.events import Began, Event, OwnAnswer, Sealed
from clickbang.core.seats import bit, mask_of
from clickbang.core.states.fields import COPY, Fields
from clickbang.core.states.position import WrittenFields
from clickbang.core.table import UNANSWERED, Policy, Table
from clickbang.core.view import ABOUT_PROMPTS, View
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
from clickbang.games.bulletbucks.knowledge.shown import Shown
from clickbang.games.bulletbucks.rules.board import NOBODY, Board
from clickbang.games.bulletbucks.rules.codes import CONVERT_CODE
from clickbang.games.bulletbucks.rules.course import Bulletbucks
from clickbang.games.bulletbucks.rules.notes import BASE, NO_NOTES, bundle, ones_in, twos_in
from clickbang.games.bulletbucks.rules.options import Agreed
from clickbang.games.bulletbucks.rules.scoring import score_of
from clickbang.games.bulletbucks.rules.state import KINDS, SPIN

VEC: Final = type(vec[i64]())
SHOWN: Final = tuple(Shown.__annotations__)
"""The names of the parts that are shown, in order. Of the board nothing else is."""
BIDDING: Final = ("bid", "raise")
"""The kinds of prompt that are answered with notes."""


@final
class BulletbucksView(View):
    """The table as one seat sees it: a board of its own, to which happens what it hears, and what it knows besides.

    Every note that is bid is seen, so the board holds everybody's purse, as a perfect memory counts it. Those of rivals
    are not shown (BB-4), unless the table plays with open ones.
    """

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.board = Board(0)
        self.tied = 0
        """BB-7: who shared the highest total, also who has left since."""
        self.spinning = False
        self.purses_shown: vec[i64] = vec[i64]()

    def carry(self, source: "BulletbucksView", fields: Fields) -> None:
        """What it knows besides the board."""
        self.tied = fields.members("tied", source.tied, self.seats)
        self.spinning = fields.flag("spinning", source.spinning)
        self.purses_shown = fields.bundles("open_purses", source.purses_shown, BASE, self.seats)

    def clone(self) -> "BulletbucksView":
        other = BulletbucksView(self.seat)
        self.copy_seen_onto(other)
        other.board = self.board.clone()
        other.carry(self, COPY)
        return other

    def fold(self, event: Event) -> None:
        if type(event) in ABOUT_PROMPTS:
            return
        board = self.board
        if type(event) is Began:
            self.begin()
        elif type(event) is RoundBegan:
            self.tied = 0
            board.begin_round(event.round, event.markers)
        elif type(event) is PursesShown:
            self.purses_shown = vec[i64]([NO_NOTES] * self.seats)
            for held in event.purses:
                self.purses_shown[held.seat] = bundle(held.ones, held.twos)
        elif type(event) is BidsRevealed:
            self.put_down(event.bids)
        elif type(event) is RaisesRevealed:
            self.put_down(event.raises)
        elif type(event) is Tied:
            self.tied = mask_of(event.seats)
            board.let_raise(self.tied)
        elif type(event) is Left:
            board.let_go(bit(event.seat))
        elif type(event) is ConversionsRevealed:
            for converted in event.conversions:
                board.convert(converted.seat, converted.stack)
        elif type(event) is HighBidder:
            board.let_name(event.seat)
        elif type(event) is Named:
            board.name(event.seat)
        elif type(event) is TookMarker:
            board.take_marker()
            self.spinning = True
            self.close_prompt()
        elif type(event) is Clicked:
            if event.seat >= self.seats:  # as a record may say that somebody has written
                raise IndexError(event.seat)
            self.spinning = False
            board.win(event.seat, bundle(event.ones, event.twos))
        elif type(event) is Banged:
            self.spinning = False
            board.die(event.seat)
        elif type(event) is BidsReturned:
            board.return_bids()
        elif type(event) is PotCarried:
            board.carry_bids()
        elif type(event) is PotDiscarded:
            board.discard_bids()

    def begin(self) -> None:
        """BB-1, BB-3: notes and markers, as agreed."""
        self.board = Board(self.seats, Agreed(self.options))
        self.board.lay_out()

    def put_down(self, rows: tuple[SeatNotes, ...]) -> None:
        """BB-5, BB-7: what was sealed lies on the table."""
        for row in rows:
            self.board.put_down(row.seat, bundle(row.ones, row.twos))

    def __getattr__(self, name: str) -> object:
        """What lies on the table, by its own name: `view.round` is `view.board.round`; a list is a list."""
        found = getattr(self.board, name)
        return list(found) if isinstance(found, VEC) else found

    @property
    def purse(self) -> int:
        """One's own bid money; a spectator has none."""
        if self.seat == SPECTATOR:
            return NO_NOTES
        board = self.board
        return board.purses[self.seat] if board.seats else board.agreed.purse()

    @property
    def stacks(self) -> list[list[int]]:
        """By seat, the stacks it has won."""
        return [self.board.stacks_of(seat) for seat in range(self.seats)]

    @property
    def open_purses(self) -> list[int]:
        """BB-4: by seat, its bid money where that is open to all; otherwise nothing."""
        return list(self.purses_shown)

    @property
    def high_bidder(self) -> int:
        """BB-6: who names, or has named, in this round."""
        return self.board.high_bidder if self.spinning or self.kind == "name" else NOBODY

    @property
    def named(self) -> int:
        """BB-12: who faces the revolver."""
        return self.board.named if self.spinning else NOBODY

    @property
    def pot(self) -> int:
        """Everything that lies on the table to be won."""
        return self.board.pot()

    def score(self, seat: int) -> int:
        """What this seat would score if the game ended now."""
        return score_of(self.board, seat)

    def count_purses(self) -> list[int]:
        """Everybody's bid money, as a perfect memory knows it: every note that is bid is seen."""
        return list(self.board.purses)

    def sealed_notes(self) -> list[int] | None:
        """The notes one has oneself sealed at this moment."""
        if self.own_answer == UNANSWERED or self.kind not in BIDDING:
            return None
        return note_pair(self.own_answer)

    def shown(self) -> dict[str, object]:
        fields = WrittenFields()
        self.board.carry(self.board, fields)
        self.carry(self, fields)
        parts = super().shown() | fields.data
        parts["purse"] = None if self.seat == SPECTATOR else note_pair(self.purse)
        parts["sealed_notes"] = self.sealed_notes()
        parts["pot"] = note_pair(self.pot)
        parts["stacks"] = [[note_pair(notes) for notes in stacks] for stacks in self.stacks]
        parts["standing_scores"] = [self.score(seat) for seat in range(self.seats)]
        parts["high_bidder"] = self.high_bidder
        parts["named"] = self.named
        if self.over:  # a tie that nobody breaks any more is none
            parts |= {"raising": False, "tied": []}
        return {name: parts[name] for name in SHOWN}

    def sample(self, random: Random, policy: Policy | None = None) -> Table:
        """A possible table: only what others have sealed at this moment is unknown to who has counted."""
        table = Bulletbucks(self.seats, self.board.agreed)
        table.board.carry(self.board, COPY)
        if self.over:
            table.finish()
        elif self.spinning:
            table.await_chance(SPIN)
        else:
            table.ask(KINDS.index(self.kind), self.must, sealed=self.sealed)
            self.seal_answers(table, random, policy)
        return table

    def heard_by(self, seat: int, table: Table) -> list[Event]:
        return self.heard_by_all(table)[seat]

    def heard_by_all(self, table: Table) -> dict[int, list[Event]]:
        """All is told to all, but for what somebody has sealed: that is revealed later, or lies on the table."""
        heard: dict[int, list[Event]] = {seat: [] for seat in (*range(self.seats), SPECTATOR)}
        answers: list[int] = list(table.answers)
        for event in reversed(self.history):
            if type(event) is not OwnAnswer:
                for events in heard.values():
                    events.append(event)
            if type(event) is Sealed:
                heard[event.seat].append(OwnAnswer(event.seat, answers[event.seat]))
            else:
                note_answers(event, answers)
        for events in heard.values():
            events.reverse()
        return heard


def note_answers(event: Event, answers: list[int]) -> None:
    """Note down by seat what this event tells of the answers to the prompt before it."""
    if type(event) is BidsRevealed:
        for row in event.bids:
            answers[row.seat] = bundle(row.ones, row.twos)
    elif type(event) is RaisesRevealed:
        for row in event.raises:
            answers[row.seat] = bundle(row.ones, row.twos)
    elif type(event) is ConversionsRevealed:
        for converted in event.conversions:
            answers[converted.seat] = CONVERT_CODE + converted.stack


def note_pair(notes: i64) -> list[int]:
    """A bundle as plain data: how many ones, how many twos."""
    return [ones_in(notes), twos_in(notes)]
