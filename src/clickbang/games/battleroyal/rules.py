"""Battle Royal, in the order of its rulebook: setup and turns, confrontations, teams and cards, the end.

The table is built in steps: what lies on it (`state`), talking business (`talk`), the cards of the eliminated
(`spoils`), confrontations (`confrontation`), what may be answered (`answers`), and here the rest.
"""

from typing import Final, final

from mypy_extensions import i64

from clickbang.core.audience import EVERYONE
from clickbang.core.chance import Outcomes
from clickbang.core.result import Result
from clickbang.core.seats import bit, count, everyone_at, lowest, members
from clickbang.games.battleroyal.answers import Answers
from clickbang.games.battleroyal.codes import CONFRONT_CODE, LEAVE_CODE, PASS_CODE
from clickbang.games.battleroyal.confrontation import TWO_WINNERS
from clickbang.games.battleroyal.events import OwnCard, Passed, Seated, TurnBegan
from clickbang.games.battleroyal.state import (
    BEGINNER,
    DEAL,
    DIVIDE_PROMPT,
    REVEAL_PROMPT,
    SEATING,
    SIGN_PROMPT,
    TALK_PROMPT,
    TURN_PROMPT,
    VOTE_PROMPT,
)

LAST_ONE: Final = "last-one"
ALL_PASSED: Final = "all-passed"
LAP_LIMIT: Final = "lap-limit"
NOBODY_LEFT: Final = "nobody-left"
ENDINGS: Final = (LAST_ONE, TWO_WINNERS, ALL_PASSED, LAP_LIMIT, NOBODY_LEFT)


@final
class BattleRoyal(Answers):
    """A game of Battle Royal in progress."""

    def clone(self) -> "BattleRoyal":
        other = BattleRoyal(self.seats, self.deck, self.persons, self.lap_limit)
        self.copy_state_onto(other)
        return other

    # Setup

    def begin(self) -> None:
        """BR-3: everybody is a team of one; BR-2: a circle in random order, in which seat 0 may sit anywhere."""
        for seat in range(self.seats):
            self.teams[seat] = bit(seat)
        self.circle = [0]
        self.await_chance(SEATING)

    def sit_down(self, seat: i64) -> None:
        """BR-2: the next one in the circle; the last takes the place that is left."""
        self.circle = [*self.circle, seat]
        if len(self.circle) < self.seats - 1:
            self.await_chance(SEATING)
        else:
            self.circle = [*self.circle, int(lowest(self.standing_up()))]
            self.await_chance(BEGINNER)

    def standing_up(self) -> i64:
        """Those who have no place in the circle yet."""
        found = everyone_at(self.seats)
        for seat in self.circle:
            found &= ~bit(seat)
        return found

    def start(self, first: i64) -> None:
        """BR-2: a random one begins."""
        self.turn = first
        if self.listener is not None:
            self.tell(EVERYONE, Seated(tuple(self.circle), first, self.persons))
        self.await_chance(DEAL)

    def receiver(self) -> i64:
        """BR-1, BR-22: who is dealt the next card; -1 when all have theirs."""
        dealt = len(self.deck.cards) - count(self.undealt)
        return dealt // self.persons if dealt < self.seats * self.persons else -1

    def deal(self, card: i64) -> None:
        """BR-1: a card, which only its owner sees."""
        seat = self.receiver()
        self.hands[seat] |= bit(card)
        self.undealt &= ~bit(card)
        if self.listener is not None:
            self.tell(bit(seat), OwnCard(seat, self.deck.cards[card].key))
        if self.receiver() >= 0:
            self.await_chance(DEAL)
        else:
            self.start_turn()

    # Turns

    def start_turn(self) -> None:
        if self.listener is not None:
            self.tell(EVERYONE, TurnBegan(self.turn, self.person, self.passes))
        self.ask_for_turn()

    def ask_for_turn(self) -> None:
        """BR-4, BR-6: one player chooses; until then anybody may leave a team."""
        self.ask(TURN_PROMPT, bit(self.turn), standing=self.may_leave() & ~bit(self.turn))

    def take_turn(self, seat: i64, action: i64) -> None:
        if action == PASS_CODE:
            self.pass_turn(seat)
        elif action == LEAVE_CODE:
            self.leave(seat)
            self.ask_for_turn()
        else:
            self.confront(seat, action - CONFRONT_CODE)

    def pass_turn(self, seat: i64) -> None:
        """BR-5: if all pass, one after another, all are eliminated."""
        self.passes += 1
        if self.listener is not None:
            self.tell(EVERYONE, Passed(seat))
        if self.passes == self.everybody_in_game():
            self.lose_all(ALL_PASSED)
        else:
            self.end_turn()

    def lose_all(self, ending: str) -> None:
        """BR-5, BR-19, BR-21: everybody loses, and the cards are discarded."""
        self.lose(self.alive)
        self.discard_spoils()
        self.end(ending, 0)

    def end_turn(self) -> None:
        """BR-21: too many laps without an elimination; BR-2, BR-23: otherwise the next person's turn, clockwise."""
        self.turns += 1
        if self.lap_limit > 0 and self.turns == self.lap_limit * self.everybody_in_game():
            self.lose_all(LAP_LIMIT)
            return
        self.person += 1
        if self.person == self.persons or self.alive >> self.turn & 1 == 0:
            self.person = 0
            self.turn = self.neighbour(self.turn, 1)
        self.start_turn()

    def after_confrontation(self) -> None:
        """BR-21: one left wins; BR-3: one team left dissolves."""
        self.attackers = 0
        self.defenders = 0
        self.heirs = 0
        if self.alive == 0:
            self.end(NOBODY_LEFT, 0)
            return
        first = lowest(self.alive)
        if self.alive == bit(first):
            self.end(LAST_ONE, self.alive)
            return
        if self.teams[first] == self.alive:
            self.dissolve(self.alive)
        self.end_turn()

    def result(self) -> Result:
        winners = members(self.winners)
        return Result(self.ending, tuple(winners), tuple([int(seat in winners) for seat in range(self.seats)]))

    # Where answers and luck arrive

    def on_answer(self, seat: i64, action: i64) -> None:
        if self.kind == DIVIDE_PROMPT:
            self.take_proposal(seat, action)
        else:
            self.take_turn(seat, action)

    def on_standing(self, seat: i64, action: i64) -> None:
        """BR-6: leaving takes effect at once."""
        self.leave(seat)
        self.standing = self.may_leave() & ~bit(self.turn)

    def on_close(self) -> None:
        if self.kind == SIGN_PROMPT:
            self.reveal_signs()
        elif self.kind == REVEAL_PROMPT:
            self.reveal_cards()
        elif self.kind == TALK_PROMPT:
            self.close_talk_round()
        elif self.kind == VOTE_PROMPT:
            self.count_votes()
        else:
            self.settle_dollars()

    def even_outcomes(self) -> i64:
        if self.chance == DEAL:
            return self.undealt
        return self.standing_up() if self.chance == SEATING else everyone_at(self.seats)

    def outcomes(self) -> Outcomes:
        return tuple([(outcome, 1) for outcome in members(self.even_outcomes())])

    def on_chance(self, kind: i64, outcome: i64) -> None:
        if kind == DEAL:
            self.deal(outcome)
        elif kind == SEATING:
            self.sit_down(outcome)
        else:
            self.start(outcome)
