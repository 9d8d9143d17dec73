"""World Championship, in the order of its rulebook; each chapter is a module of its own.

What lies on the table for all to see, and what may happen to it, is in `board.py`; what is hidden, in `state.py` and
`barrel.py`. The phases are functions that decide what happens: `pocket_spin_bet`, `accusation`, `trigger`, `scoring`,
`death`, and for the action cards `drawing`, `windows` and `effects`. What may be answered is in `answers`. A phase does
its part and returns; what comes next is decided here, in `next_phase`, and nowhere else.
"""

from typing import final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from clickbang.core.chance import Outcomes, counted
from clickbang.core.errors import ClickbangError, IllegalAnswer
from clickbang.core.result import Result
from clickbang.core.seats import is_several, lowest
from clickbang.core.table import as_list, is_listed
from clickbang.games.championship.deck.cards import ACCUSATION, BET, SCORING, SPIN, TRIGGER
from clickbang.games.championship.rules import (
    accusation,
    answers,
    drawing,
    pocket_spin_bet,
    position,
    scoring,
    trigger,
    windows,
)
from clickbang.games.championship.rules.board import NOBODY
from clickbang.games.championship.rules.codes import FIRE_ON_CODE
from clickbang.games.championship.rules.phases import (
    ASK_FOR_ACCUSATIONS,
    ASK_FOR_BETS,
    ASK_LAST_CAPTAIN,
    DRAW_CARDS,
    END,
    FIRE_ON,
    JUDGE,
    OPEN_WINDOW,
    PREPARE_SHOT,
    SCORE,
    SETTLE_ACCUSATIONS,
    SHOOT,
    SHOW_ACCUSATIONS,
    SHOW_AIMS,
    SHOW_BETS,
    SHOW_BRIBES,
    SHOW_PLAYS,
    SPIN_BARRELS,
    START_BETTING,
    START_ROUND,
    START_SCORING,
    START_SHOOTING,
    TAKE_EFFECTS,
    WAIT,
)
from clickbang.games.championship.rules.state import (
    ACCUSE_PROMPT,
    AIM_PROMPT,
    BET_PROMPT,
    BRIBE_PROMPT,
    DRAW,
    LOOK,
    PLAY_PROMPT,
    POCKET_PROMPT,
    State,
)


@final
class Championship(State):
    """A game of World Championship in progress."""

    def clone(self) -> "Championship":
        board = self.board.clone()
        other = Championship(board, self.kinds, self.goal, self.team, self.show_pockets, self.rounds)
        self.copy_state_onto(other)
        return other

    def begin(self) -> None:
        """WC-1, WC-2: everything is laid out, and everybody is dealt an action card."""
        self.lay_out()
        drawing.deal(self)
        self.go_on(DRAW_CARDS)

    # The order of play

    def go_on(self, phase: i64) -> None:
        """Step after step, until somebody is asked, chance is due, or the game is over."""
        while phase != WAIT:
            # most steps of a game are about action cards
            phase = self.next_card_step(phase) if phase >= OPEN_WINDOW else self.next_phase(phase)

    def next_phase(self, phase: i64) -> i64:
        """WC-3: what happens in this step, and which one comes next."""
        # Pocket, Spin, Bet: WC-4 to WC-6
        if phase == START_ROUND:
            pocket_spin_bet.start_round(self)
            pocket_spin_bet.ask_for_pockets(self)
            return WAIT
        if phase == SPIN_BARRELS:
            windows.start_phase(self, SPIN)
            pocket_spin_bet.spin(self)
            return OPEN_WINDOW
        if phase == START_BETTING:
            windows.start_phase(self, BET)
            return OPEN_WINDOW
        if phase == ASK_FOR_BETS:
            pocket_spin_bet.ask_for_bets(self)
            return WAIT
        if phase == SHOW_BETS:
            pocket_spin_bet.reveal_bets(self)
            windows.start_phase(self, ACCUSATION)
            return OPEN_WINDOW

        # Accusation: WC-7 to WC-12
        if phase == ASK_FOR_ACCUSATIONS:
            return WAIT if accusation.ask_for_accusations(self) else START_SHOOTING
        if phase == SHOW_ACCUSATIONS:
            if not accusation.reveal_accusations(self):
                return START_SHOOTING
            return WAIT if accusation.ask_for_bribes(self) else JUDGE
        if phase == SHOW_BRIBES:
            accusation.reveal_bribes(self)
            return JUDGE
        if phase == JUDGE:
            accusation.punish_the_caught(self)
            return self.after_deaths(SETTLE_ACCUSATIONS)
        if phase == SETTLE_ACCUSATIONS:
            accusation.settle_accusations(self)
            return DRAW_CARDS

        # Trigger: WC-13 to WC-15
        if phase == START_SHOOTING:
            self.board.count_shots()
            windows.start_phase(self, TRIGGER)
            return OPEN_WINDOW
        if phase == PREPARE_SHOT:
            if not self.board.somebody_fires():
                return START_SCORING
            return WAIT if trigger.ask_for_aims(self) else SHOOT
        if phase == SHOW_AIMS:
            trigger.reveal_aims(self)
            return SHOOT
        if phase == SHOOT:
            if trigger.await_top_card(self):
                return WAIT
            trigger.turn_cards(self)
            return FIRE_ON if self.board.last_captain != NOBODY else self.after_deaths(DRAW_CARDS)
        if phase == ASK_LAST_CAPTAIN:
            return WAIT if trigger.ask_last_captain(self, lowest(self.board.alive())) else END
        if phase == FIRE_ON:
            return SHOOT if self.board.players[self.board.last_captain].fires() else END

        # Scoring and end: WC-16 to WC-18
        if phase == START_SCORING:
            windows.start_phase(self, SCORING)
            return OPEN_WINDOW
        if phase == SCORE:
            scoring.score_round(self)
            scoring.turn_pockets(self)
            return END if scoring.is_decided(self) else START_ROUND
        # END, which may come before the round is scored
        self.observer.end_game()
        scoring.turn_pockets(self)
        self.finish()
        return WAIT

    def next_card_step(self, phase: i64) -> i64:
        """WC-2, WC-20 to WC-24: action cards are played and drawn."""
        if phase == OPEN_WINDOW:
            return WAIT if windows.open_window(self) else self.after_window()
        if phase == SHOW_PLAYS:
            return TAKE_EFFECTS if windows.reveal_plays(self) else self.after_window()
        if phase == TAKE_EFFECTS:  # then cards are drawn, if any are due, and everybody is asked again
            return WAIT if windows.take_effects(self) else DRAW_CARDS
        # DRAW_CARDS
        return WAIT if drawing.draw_cards(self) else self.after_draws()

    def after_window(self) -> i64:
        """WC-23: nobody plays a card (any more), so the phase goes on."""
        if self.board.moment == SPIN:
            return START_BETTING
        if self.board.moment == BET:
            return ASK_FOR_BETS
        if self.board.moment == ACCUSATION:
            return ASK_FOR_ACCUSATIONS
        if self.board.moment == TRIGGER:
            return PREPARE_SHOT
        return SCORE

    def after_draws(self) -> i64:
        """WC-1, WC-23: the first round begins, or after accusations and shots cards may be played again."""
        return START_ROUND if self.board.round == 0 else OPEN_WINDOW

    def after_deaths(self, phase: i64) -> i64:
        """WC-15, WC-18: one captain left has won (and may fire on in Trigger); with none, nobody has."""
        alive = self.board.alive()
        if is_several(alive):
            return phase
        return ASK_LAST_CAPTAIN if alive != 0 and self.board.moment == TRIGGER else END

    def flaw(self) -> str:
        return position.flaw_in(self)

    def result(self) -> Result:
        return scoring.result_of(self)

    # Where answers and luck arrive

    def on_close(self) -> None:
        if self.kind == PLAY_PROMPT:
            self.go_on(SHOW_PLAYS)
        elif self.kind == POCKET_PROMPT:
            self.go_on(SPIN_BARRELS)
        elif self.kind == BET_PROMPT:
            self.go_on(SHOW_BETS)
        elif self.kind == ACCUSE_PROMPT:
            self.go_on(SHOW_ACCUSATIONS)
        elif self.kind == BRIBE_PROMPT:
            self.go_on(SHOW_BRIBES)
        elif self.kind == AIM_PROMPT:
            self.go_on(SHOW_AIMS)
        elif self.answers[self.board.last_captain] == FIRE_ON_CODE:
            self.go_on(FIRE_ON)
        else:
            self.go_on(END)

    def outcomes(self) -> Outcomes:
        if self.chance == DRAW:
            return counted(self.deck)
        seat = self.looked_at
        return self.barrels[seat].next_card(self.board.players[seat].left)

    def counted_outcomes(self) -> vec[i64]:
        return self.deck if self.chance == DRAW else vec[i64]()

    def on_chance(self, kind: i64, outcome: i64) -> None:
        if kind == DRAW:
            drawing.receive_card(self, outcome)
            self.go_on(DRAW_CARDS)
            return
        self.barrels[self.looked_at].settle_next(outcome)
        self.go_on(TAKE_EFFECTS if kind == LOOK else SHOOT)

    # What a seat may answer

    def legal_actions(self, seat: i64) -> list[int]:
        return as_list(answers.listed(self, seat))

    def listed(self, seat: i64) -> vec[i64]:
        return answers.listed(self, seat)

    def random_action(self, seat: i64, whim: Random) -> i64:
        return answers.random_action(self, seat, whim)

    def objection(self, seat: i64, action: i64) -> ClickbangError | None:
        if is_listed(self, seat, action):
            return None
        return IllegalAnswer(answers.fault_with(self, seat, action))
