"""What a seat knows of a game of Bulletbucks, as numbers."""

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from clickbang.core.audience import SPECTATOR
from clickbang.core.game import Game
from clickbang.core.programs.tensor import Encoder, mark, mark_one, mark_set, put
from clickbang.core.table import Table
from clickbang.core.view import View
from clickbang.games.bulletbucks.knowledge.view import BulletbucksView
from clickbang.games.bulletbucks.rules.board import Board
from clickbang.games.bulletbucks.rules.notes import BASE, ones_in, twos_in
from clickbang.games.bulletbucks.rules.state import NAME, State

MOST_NOTES: Final = BASE - 1
MOST_STACKS: Final = 6
"""A stack has a marker on it, and there are no more markers."""
MOST_MARKERS: Final = 12
MOST_ROUNDS: Final = 32


@final
class BulletbucksEncoder(Encoder):
    """Notes in numbers of each kind, as a perfect memory counts them (BB-4)."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, str]) -> None:
        super().__init__(game, seats, options)
        notes = "notes of 1,000 and of 2,000"
        self.round: i64 = self.part("round", (1,), MOST_ROUNDS, "the number of the round")
        self.markers: i64 = self.part("markers", (1,), MOST_MARKERS, "markers in the centre")
        self.seated: i64 = self.part("seated", (seats,), 1, "who is at the table, by seat")
        self.dead: i64 = self.part("dead", (seats,), 1, "who was hit, by seat")
        self.purse: i64 = self.part("purse", (2,), MOST_NOTES, f"one's own {notes}")
        self.purses: i64 = self.part("purses", (seats, 2), MOST_NOTES, f"everybody's {notes}, by seat, from all bids")
        self.bids: i64 = self.part("bids", (seats, 2), MOST_NOTES, f"{notes} that were bid and lie open, by seat")
        self.carried: i64 = self.part("carried", (2,), MOST_NOTES, f"{notes} left over from the last round")
        self.stack_counts: i64 = self.part("stack_counts", (seats,), MOST_STACKS, "how many stacks one has, by seat")
        self.stacks: i64 = self.part(
            "stacks", (seats, MOST_STACKS, 2), MOST_NOTES, f"{notes} in each stack, by seat, in the order of winning"
        )
        self.raising: i64 = self.part("raising", (1,), 1, "whether a tie is being broken")
        self.tied: i64 = self.part("tied", (seats,), 1, "who is tied and at the table, by seat")
        self.high_bidder: i64 = self.part("high_bidder", (seats,), 1, "who has bid the most, by seat")
        self.named: i64 = self.part("named", (seats,), 1, "who was named, by seat")
        self.spinning: i64 = self.part("spinning", (1,), 1, "whether the revolver is about to decide")

    def fill_own(self, view: View, out: vec[i32], first: i64) -> None:
        assert isinstance(view, BulletbucksView)
        board = view.board
        self.fill_board(board, view.seat, out, first)
        mark_set(out, first + self.tied, view.tied & board.seated, self.seats)
        mark_one(out, first + self.high_bidder, view.high_bidder, self.seats)
        mark_one(out, first + self.named, view.named, self.seats)
        mark(out, first + self.spinning, view.spinning)

    def reads_tables(self) -> bool:
        return True

    def fill_decision(self, table: Table, seat: i64, out: vec[i32], first: i64) -> None:
        assert isinstance(table, State)
        self.fill_asked(table, seat, out, first)
        board = table.board
        self.fill_board(board, seat, out, first)
        if board.raising:
            mark_set(out, first + self.tied, board.bidders & board.seated, self.seats)
        if table.kind == NAME:
            mark_one(out, first + self.high_bidder, board.high_bidder, self.seats)

    def fill_board(self, board: Board, seat: i64, out: vec[i32], first: i64) -> None:
        """BB-4: every note that is bid is seen, so whoever counts knows everybody's purse."""
        put(out, first + self.round, board.round, MOST_ROUNDS)
        put(out, first + self.markers, board.markers, MOST_MARKERS)
        mark_set(out, first + self.seated, board.seated, self.seats)
        mark_set(out, first + self.dead, board.dead, self.seats)
        if seat != SPECTATOR:
            put_notes(out, first + self.purse, board.purses[seat])
        put_notes(out, first + self.carried, board.carried)
        place: i64 = 0
        while place < self.seats:
            put_notes(out, first + self.purses + 2 * place, board.purses[place])
            put_notes(out, first + self.bids + 2 * place, board.bids[place])
            self.fill_stacks(board, place, out, first)
            place += 1
        mark(out, first + self.raising, board.raising)

    def fill_stacks(self, board: Board, seat: i64, out: vec[i32], first: i64) -> None:
        """One seat's stacks, in the order in which they were won."""
        at = first + self.stacks + 2 * MOST_STACKS * seat
        stacks: i64 = 0
        place: i64 = 0
        while place < len(board.stacks):
            if board.stack_owners[place] == seat:
                if stacks < MOST_STACKS:
                    put_notes(out, at + 2 * stacks, board.stacks[place])
                stacks += 1
            place += 1
        put(out, first + self.stack_counts + seat, stacks, MOST_STACKS)


def put_notes(out: vec[i32], at: i64, notes: i64) -> None:
    """A bundle: how many of each kind."""
    put(out, at, ones_in(notes), MOST_NOTES)
    put(out, at + 1, twos_in(notes), MOST_NOTES)
