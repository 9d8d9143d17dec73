"""Battle Royal: the table of contents of its rulebook.

`State` is what lies on the table. Each phase is a module of functions on it: `turns`, `confrontation`, `talk`,
`spoils`. A function that an answer or chance leads to does what its rules say, tells the table's observer, and returns
which phase follows (`phases`); `go_on` is the one place that lets it follow.
"""

from typing import final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from clickbang.core.chance import Outcomes
from clickbang.core.errors import ClickbangError, IllegalAnswer
from clickbang.core.result import Result
from clickbang.core.seats import members
from clickbang.core.table import as_list, is_listed
from clickbang.games.battleroyal.rules import answers, confrontation, position, spoils, talk, turns
from clickbang.games.battleroyal.rules.codes import CONFRONT_CODE, LEAVE_CODE, PASS_CODE
from clickbang.games.battleroyal.rules.phases import (
    ALL_ALONE,
    CARDS,
    COMPARISON,
    CONFRONTATION_OVER,
    DIVISION,
    DOLLARS,
    ELIMINATION,
    ONE_TEAM,
    TALK,
    TALK_ROUND,
    TURN,
    TURN_OVER,
    WAIT,
)
from clickbang.games.battleroyal.rules.state import (
    DEAL,
    DIVIDE_PROMPT,
    DOLLARS_PROMPT,
    REVEAL_PROMPT,
    SEATING,
    SIGN_PROMPT,
    TALK_PROMPT,
    State,
)


@final
class BattleRoyal(State):
    """A game of Battle Royal in progress."""

    def clone(self) -> "BattleRoyal":
        other = BattleRoyal(self.board.clone(), self.deck, self.lap_limit, self.shuffled)
        self.copy_onto(other)
        self.copy_hidden_onto(other)
        return other

    # What leads to a phase: the beginning, chance, an answer to an open prompt, all answers to a sealed one

    def begin(self) -> None:
        """BR-1 to BR-3: setup."""
        self.go_on(turns.set_up(self))

    def on_chance(self, kind: i64, outcome: i64) -> None:
        """BR-2: the circle and who begins; BR-1: the cards."""
        if kind == DEAL:
            self.go_on(turns.deal(self, outcome))
        elif kind == SEATING:
            self.go_on(turns.sit_down(self, outcome))
        else:
            self.go_on(turns.choose_first(self, outcome))

    def on_answer(self, seat: i64, action: i64) -> None:
        """BR-4 to BR-7: pass, leave or confront a neighbour; BR-18: a proposal."""
        if self.kind == DIVIDE_PROMPT:
            self.go_on(spoils.take_proposal(self, seat, action))
        elif action == PASS_CODE:
            self.go_on(turns.take_pass(self, seat))
        elif action == LEAVE_CODE:
            self.go_on(turns.take_leave(self, seat))
        else:
            self.go_on(confrontation.begin(self, seat, action - CONFRONT_CODE))

    def on_standing(self, seat: i64, action: i64) -> None:
        """BR-6: leaving takes effect at once, and the turn goes on."""
        self.leave_team(seat)
        self.standing = turns.may_leave_now(self)

    def on_close(self) -> None:
        """BR-8: signs; BR-12: cards; BR-15c: the $1000; BR-17: what was said in a talk; BR-18: votes."""
        if self.kind == SIGN_PROMPT:
            self.go_on(confrontation.reveal_signs(self))
        elif self.kind == REVEAL_PROMPT:
            self.go_on(confrontation.reveal_cards(self))
        elif self.kind == DOLLARS_PROMPT:
            self.go_on(confrontation.settle_dollars(self))
        elif self.kind == TALK_PROMPT:
            self.go_on(talk.close_round(self))
        else:
            self.go_on(spoils.count_votes(self))

    # What follows what

    def go_on(self, phase: i64) -> None:
        """One phase after the other, in the order of the rulebook, until the table waits or the game is over."""
        while phase != WAIT:
            if phase == TURN:  # BR-4 to BR-6
                phase = turns.begin(self)
            elif phase == ONE_TEAM:  # BR-9, BR-3
                phase = confrontation.unite(self)
            elif phase == ALL_ALONE:  # BR-10
                phase = confrontation.part(self)
            elif phase == CARDS:  # BR-12
                phase = confrontation.ask_for_cards(self)
            elif phase == DOLLARS:  # BR-15c
                phase = confrontation.offer_dollars(self)
            elif phase == COMPARISON:  # BR-12, BR-15
                phase = confrontation.compare(self)
            elif phase == TALK:  # BR-17
                phase = talk.begin(self)
            elif phase == TALK_ROUND:  # BR-17
                phase = talk.ask(self)
            elif phase == ELIMINATION:  # BR-11, BR-12, BR-18, BR-19
                phase = spoils.eliminate(self)
            elif phase == DIVISION:  # BR-18
                phase = spoils.ask_for_proposal(self)
            elif phase == CONFRONTATION_OVER:  # BR-3, BR-21
                phase = confrontation.close(self)
            elif phase == TURN_OVER:  # BR-2, BR-21
                phase = turns.end(self)
            else:  # BR-21
                self.finish()
                phase = WAIT

    # What may be answered, and what chance may bring

    def legal_actions(self, seat: i64) -> list[int]:
        return as_list(answers.listed(self, seat))

    def listed(self, seat: i64) -> vec[i64]:
        return answers.listed(self, seat)

    def objection(self, seat: i64, action: i64) -> ClickbangError | None:
        if is_listed(self, seat, action):
            return None
        return IllegalAnswer(answers.fault_with(self, seat, action))

    def random_action(self, seat: i64, whim: Random) -> i64:
        return answers.random_action(self, seat, whim)

    def draft_complete(self, seat: i64) -> bool:
        return answers.draft_complete(self, seat)

    def confidants(self) -> i64:
        return confrontation.confidants(self)

    def even_outcomes(self) -> i64:
        return turns.even_outcomes(self)

    def outcomes(self) -> Outcomes:
        return tuple([(outcome, 1) for outcome in members(turns.even_outcomes(self))])

    def flaw(self) -> str:
        return position.flaw_in(self)

    def result(self) -> Result:
        return spoils.result(self)
