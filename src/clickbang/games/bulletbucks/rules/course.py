"""Bulletbucks, in the order of its rulebook; each chapter is a module of its own.

What lies on the table, and what may happen to it, is in `board.py`. The phases are functions that decide which of it
happens: `bidding`, `out_of_notes`, `revolver`, `scoring`. What may be answered is in `answers`. A phase does its part
and returns; what comes next is decided here, in `next_phase`, and nowhere else.
"""

from collections.abc import Mapping
from typing import final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from clickbang.core.chance import Outcomes
from clickbang.core.errors import ClickbangError
from clickbang.core.result import Result
from clickbang.core.seats import is_one, is_several, lowest
from clickbang.core.states.fields import COPY
from clickbang.core.table import as_list
from clickbang.games.bulletbucks.rules import answers, bidding, out_of_notes, position, revolver, scoring
from clickbang.games.bulletbucks.rules.codes import NAME_CODE
from clickbang.games.bulletbucks.rules.options import Agreed
from clickbang.games.bulletbucks.rules.phases import (
    ASK_FOR_NOTES,
    BANGED,
    CHECK_NOTES,
    CLICKED,
    COMPARE_TOTALS,
    END,
    SHOW_CONVERSIONS,
    SHOW_NOTES,
    START_ROUND,
    WAIT,
)
from clickbang.games.bulletbucks.rules.revolver import CLICK, CYLINDER
from clickbang.games.bulletbucks.rules.state import CONVERT, State


@final
class Bulletbucks(State):
    """A game of Bulletbucks in progress."""

    def clone(self) -> "Bulletbucks":
        other = Bulletbucks(self.seats, self.board.agreed)
        self.copy_onto(other)
        other.board.carry(self.board, COPY)
        return other

    def begin(self) -> None:
        """BB-1, BB-3: everything is set up; the first bidding opens."""
        self.board.lay_out()
        self.go_on(START_ROUND)

    # The order of play

    def go_on(self, phase: i64) -> None:
        """Step after step, until somebody is asked, chance is due, or the game is over."""
        while phase != WAIT:
            phase = self.next_phase(phase)

    def next_phase(self, phase: i64) -> i64:
        """What happens in this step, and which one comes next."""
        # A round: the bidding, BB-5 to BB-7
        if phase == START_ROUND:
            if self.board.markers == 0:  # BB-16
                return END
            bidding.start_round(self)
            return CHECK_NOTES
        if phase == ASK_FOR_NOTES:
            bidding.ask_for_notes(self)
            return WAIT
        if phase == SHOW_NOTES:
            bidding.reveal_notes(self)
            return COMPARE_TOTALS
        if phase == COMPARE_TOTALS:
            highest = bidding.highest_bidders(self)
            if is_several(highest):
                bidding.start_raising(self, highest)
                return CHECK_NOTES
            bidding.ask_for_name(self, lowest(highest))
            return WAIT

        # Out of notes: BB-8 to BB-11
        if phase == CHECK_NOTES:
            out_of_notes.leave(self)
            if self.board.at_most_one_seated():
                return END
            if self.board.raising and self.board.bidders == 0:
                return COMPARE_TOTALS
            if self.board.raising and is_one(self.board.bidders):
                bidding.ask_for_name(self, lowest(self.board.bidders))
                return WAIT
            return WAIT if out_of_notes.ask_for_conversions(self) else ASK_FOR_NOTES
        if phase == SHOW_CONVERSIONS:
            out_of_notes.reveal_conversions(self)
            return ASK_FOR_NOTES

        # A round: the revolver, BB-12 to BB-15
        if phase == CLICKED:
            revolver.click(self)
            return START_ROUND
        if phase == BANGED:
            revolver.bang(self)
            if not self.board.at_most_one_seated():
                return START_ROUND
            self.show_purses()
            return END

        # End and scoring: BB-16 to BB-18
        self.finish()
        return WAIT

    def flaw(self) -> str:
        return position.flaw_in(self)

    def result(self) -> Result:
        return scoring.result_of(self)

    # Where answers and luck arrive

    def on_answer(self, seat: i64, action: i64) -> None:
        """BB-6, BB-12: somebody is named."""
        revolver.spin(self, action - NAME_CODE)

    def on_close(self) -> None:
        self.go_on(SHOW_CONVERSIONS if self.kind == CONVERT else SHOW_NOTES)

    def outcomes(self) -> Outcomes:
        return CYLINDER

    def on_chance(self, kind: i64, outcome: i64) -> None:
        self.go_on(CLICKED if outcome == CLICK else BANGED)

    # What a seat may answer

    def legal_actions(self, seat: i64) -> list[int]:
        return as_list(answers.listed(self, seat))

    def listed(self, seat: i64) -> vec[i64]:
        return answers.listed(self, seat)

    def random_action(self, seat: i64, whim: Random) -> i64:
        return answers.random_action(self, seat, whim)

    def default_action(self, seat: i64) -> int:
        return answers.default_action(self, seat)

    def objection(self, seat: i64, action: i64) -> ClickbangError | None:
        return answers.objection(self, seat, action)


def make_table(seats: int, options: Mapping[str, str]) -> Bulletbucks:
    """An empty table with these options."""
    return Bulletbucks(seats, Agreed(options))
