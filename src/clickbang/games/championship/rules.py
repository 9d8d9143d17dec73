"""World Championship, in the order of its rulebook: pocket, spin, bet, accusation, trigger, scoring, end, death.

The table is built in steps: what lies on it (`state`), drawing cards (`drawing`), playing them (`plays`), what may be
answered (`answers`), accusation and death (`accusation`), and here the rest.
"""

from typing import Final, final

from mypy_extensions import i64

from clickbang.core.audience import EVERYONE
from clickbang.core.chance import Outcomes
from clickbang.core.result import Result
from clickbang.core.seats import bit, lowest, members
from clickbang.core.table import UNANSWERED
from clickbang.games.championship.accusation import Accusation
from clickbang.games.championship.cards import ACCUSATION, BET, SCORING, SPIN, TRIGGER
from clickbang.games.championship.codes import AIM_CODE, BET_CODE, FIRE_ON_CODE, POCKET_CODE
from clickbang.games.championship.events import (
    AimsRevealed,
    BarrelsSpun,
    BetsRevealed,
    LastCaptain,
    PhaseBegan,
    RoundBegan,
    RoundScored,
    ShotsFired,
)
from clickbang.games.championship.player import AT_SELF, AT_SKY, BULLET, CLICK, SEVEN, TO_CHOOSE, Player
from clickbang.games.championship.state import (
    ACCUSE_PROMPT,
    AIM_PROMPT,
    BET_PROMPT,
    BRIBE_PROMPT,
    DRAW,
    FIRE,
    FIRE_ON_PROMPT,
    LOOK,
    NOBODY,
    PLAY_PROMPT,
    POCKET_PROMPT,
)

ENOUGH_POINTS: Final = 15
SIDE_BET_POINTS: Final = 2

POINTS: Final = "points"
LAST_CAPTAIN: Final = "last-captain"
NOBODY_LEFT: Final = "nobody-left"


def top_card(clicks: int, bullets: int) -> Outcomes:
    """What the top one of so many shuffled cards can be."""
    return tuple([(card, weight) for card, weight in ((CLICK, clicks), (BULLET, bullets)) if weight > 0])


TOP_CARD: Final[list[Outcomes]] = [top_card(clicks, bullets) for clicks in range(SEVEN) for bullets in range(SEVEN)]
"""By clicks * 7 + bullets: made once, since a shot should cost nothing."""


@final
class Championship(Accusation):
    """A game of World Championship in progress."""

    def clone(self) -> "Championship":
        other = Championship(self.seats, self.kinds)
        self.copy_state_onto(other)
        return other

    def begin(self) -> None:
        """WC-1: everybody is dealt one action card, face down."""
        self.lay_out()
        for seat in range(self.seats):
            self.owe(seat, 1)
        self.draw_cards()

    def after_draws(self) -> None:
        if self.round == 0:
            self.start_round()
        else:
            self.open_window(TRIGGER if self.moment == TRIGGER else ACCUSATION)

    def start_round(self) -> None:
        """WC-3, WC-23: everybody still in the game has all seven barrel cards in hand; another seat comes first."""
        self.first = self.round % self.seats
        self.round += 1
        self.moment = SPIN
        for player in self.players:
            if player.captain:
                player.begin_round()
        if self.listener is not None:
            self.tell(EVERYONE, RoundBegan(self.round, self.first, tuple(members(self.alive()))))
        self.start_phase("pocket")
        self.ask(POCKET_PROMPT, self.alive(), sealed=True)

    def start_phase(self, phase: str) -> None:
        """WC-3: everybody hears which phase it is."""
        if self.listener is not None:
            self.tell(EVERYONE, PhaseBegan(phase))

    def close_window(self) -> None:
        if self.moment == SPIN:
            self.start_phase("bet")
            self.open_window(BET)
        elif self.moment == BET:
            self.ask(BET_PROMPT, self.in_round(), sealed=True)
        elif self.moment == ACCUSATION:
            self.ask_for_accusations()
        elif self.moment == TRIGGER:
            self.prepare_shot()
        else:
            self.score_round()

    # Pocket, Spin, Bet

    def spin(self) -> None:
        """WC-4, WC-5: the pocketed card lies apart, the six others are shuffled into the barrel."""
        self.start_phase("spin")
        for seat in range(self.seats):
            if self.answers[seat] != UNANSWERED:
                self.players[seat].load(self.answers[seat] - POCKET_CODE)
        if self.listener is not None:
            self.tell(EVERYONE, BarrelsSpun(tuple(members(self.in_round()))))
        self.open_window(SPIN)

    def reveal_bets(self) -> None:
        """WC-6: all dice are uncovered together."""
        for seat in range(self.seats):
            if self.answers[seat] != UNANSWERED:
                self.players[seat].bet = self.answers[seat] - BET_CODE
        if self.listener is not None:
            bets = [(seat, int(self.players[seat].bet)) for seat in members(self.in_round())]
            self.tell(EVERYONE, BetsRevealed(tuple(bets)))
        self.start_phase("accusation")
        self.open_window(ACCUSATION)

    # Trigger

    def start_shooting(self) -> None:
        """WC-13: the bets are the shots to fire."""
        for player in self.players:
            if player.in_round:
                player.shots = player.bet
        self.start_phase("trigger")
        self.open_window(TRIGGER)

    def prepare_shot(self) -> None:
        """WC-14, WC-21, WC-22: the phase ends when nobody has a shot left; who was told to aim elsewhere chooses."""
        firing = False
        choosing: i64 = 0
        for seat in range(self.seats):
            player = self.players[seat]
            if player.fires():
                firing = True
                if player.aim == TO_CHOOSE:
                    choosing |= bit(seat)
        if not firing:
            self.start_phase("scoring")
            self.open_window(SCORING)
        elif choosing != 0:
            self.ask(AIM_PROMPT, choosing, sealed=True)
        else:
            self.fire()

    def reveal_aims(self) -> None:
        """Shoot Somebody: the targets are revealed together."""
        for seat in range(self.seats):
            if self.answers[seat] != UNANSWERED:
                self.players[seat].aim = self.answers[seat] - AIM_CODE
        if self.listener is not None:
            aiming = [self.in_turn(step) for step in range(self.seats)]
            aims = [(int(seat), int(self.players[seat].aim)) for seat in aiming if self.answers[seat] != UNANSWERED]
            self.tell(EVERYONE, AimsRevealed(tuple(aims)))
        self.fire()

    def fire(self) -> None:
        """WC-13: the top cards are turned at the same moment; chance settles those nobody has looked at."""
        for seat in range(self.seats):
            player = self.players[seat]
            if player.fires() and player.known == 0:
                self.looked_at = seat
                self.await_chance(FIRE)
                return
        self.looked_at = NOBODY
        self.turn_cards()

    def turn_cards(self) -> None:
        """WC-13, WC-21: every BULLET hurts whom it was aimed at, also those of players it kills."""
        hit: i64 = 0
        shots: list[tuple[int, int, int]] | None = None if self.listener is None else []
        for step in range(self.seats):
            seat = self.in_turn(step)
            player = self.players[seat]
            if player.fires():
                card = player.turn_top()
                player.shots -= 1
                if shots is not None:
                    shots.append((seat, card, player.aim))
                if card == BULLET and player.aim != AT_SKY:
                    hit |= bit(seat if player.aim == AT_SELF else player.aim)
            player.aim = AT_SELF
        if shots is not None:
            self.tell(EVERYONE, ShotsFired(tuple(shots)))
        self.kill(hit & self.in_round())
        if self.last_captain != NOBODY:
            self.fire_on()
        elif not self.ended_by_deaths():
            self.draw_cards()

    def ask_to_fire_on(self, seat: i64) -> None:
        """WC-15: the game is won; who has shots left is asked once whether to fire on."""
        self.last_captain = seat
        if self.listener is not None:
            self.tell(EVERYONE, LastCaptain(seat))
        if self.players[seat].fires():
            # sealed though nobody else is asked, so that all hear of the answer before chance strikes
            self.ask(FIRE_ON_PROMPT, 0, asked=bit(seat), sealed=True)
        else:
            self.finish()

    def fire_on(self) -> None:
        """WC-15: shot after shot, until all are fired or one hits; no cards are played."""
        if self.players[self.last_captain].fires():
            self.fire()
        else:
            self.finish()

    # Scoring and end

    def score_round(self) -> None:
        """WC-16: who lost nobody and is in the round scores the die and one more, and what cards add."""
        scored: list[int] | None = None if self.listener is None else []
        for player in self.players:
            points: i64 = 0
            if player.in_round:
                points = player.bet + 1 + player.favours
                if player.side_bets != 0:
                    points += SIDE_BET_POINTS * self.side_bets_won(player)
            player.points += points
            if scored is not None:
                scored.append(points)
        if scored is not None:
            totals = [int(player.points) for player in self.players]
            self.tell(EVERYONE, RoundScored(tuple(scored), tuple(totals)))
        if self.points_winner() != NOBODY:
            self.finish()
        else:
            self.start_round()

    def side_bets_won(self, player: Player) -> i64:
        """Side Bet: those on players who have lost no character this round."""
        won: i64 = 0
        for seat in range(self.seats):
            if not self.players[seat].lost:
                won += player.side_bets_on(seat)
        return won

    def points_winner(self) -> i64:
        """WC-17: at least fifteen points, and more than everyone else still in the game."""
        best: i64 = ENOUGH_POINTS - 1
        leader: i64 = NOBODY
        for seat in range(self.seats):
            player = self.players[seat]
            if player.captain and player.points >= best:
                leader = seat if player.points > best else NOBODY
                best = player.points
        return leader

    def ended_by_deaths(self) -> bool:
        """WC-15, WC-18: one captain left has won (and may fire on in Trigger); with none, nobody has."""
        alive = self.alive()
        if alive & alive - 1 != 0:
            return False
        if alive != 0 and self.moment == TRIGGER:
            self.ask_to_fire_on(lowest(alive))
        else:
            self.finish()
        return True

    def result(self) -> Result:
        alive = self.alive()
        scores: list[int] = [player.points for player in self.players]
        if alive == 0:
            return Result(NOBODY_LEFT, (), tuple(scores))
        if alive & alive - 1 == 0:
            return Result(LAST_CAPTAIN, (int(lowest(alive)),), tuple(scores))
        return Result(POINTS, (int(self.points_winner()),), tuple(scores))

    # Where answers and luck arrive

    def on_close(self) -> None:
        if self.kind == PLAY_PROMPT:
            self.reveal_plays()
        elif self.kind == POCKET_PROMPT:
            self.spin()
        elif self.kind == BET_PROMPT:
            self.reveal_bets()
        elif self.kind == ACCUSE_PROMPT:
            self.reveal_accusations()
        elif self.kind == BRIBE_PROMPT:
            self.reveal_bribes()
        elif self.kind == AIM_PROMPT:
            self.reveal_aims()
        elif self.answers[self.last_captain] == FIRE_ON_CODE:
            self.fire_on()
        else:
            self.finish()

    def outcomes(self) -> Outcomes:
        if self.chance == DRAW:
            return self.deck_outcomes()
        player = self.players[self.looked_at]
        bullets = player.unknown_bullets()
        return TOP_CARD[(player.left - player.known - bullets) * SEVEN + bullets]

    def on_chance(self, kind: i64, outcome: i64) -> None:
        if kind == DRAW:
            self.receive_card(outcome)
            return
        self.players[self.looked_at].settle_next(outcome)
        if kind == LOOK:
            self.look()
        else:
            self.fire()
