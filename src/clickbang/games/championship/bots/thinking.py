"""What World Championship brings to a search: how people are imagined to play a round, and what its end is worth."""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from clickbang.bots.search.origin import Origin
from clickbang.bots.search.thinking import Thinking
from clickbang.core.seats import bit, has, without
from clickbang.core.table import DECLINE, Table
from clickbang.core.view import View
from clickbang.games.championship.bots.judging.beliefs import FACES, Beliefs
from clickbang.games.championship.bots.judging.imagined_plays import imagined_play
from clickbang.games.championship.bots.judging.plan import RoundPlan
from clickbang.games.championship.bots.judging.round_so_far import start_of_round
from clickbang.games.championship.bots.value import Value, learned_value
from clickbang.games.championship.knowledge.view import ChampionshipView
from clickbang.games.championship.rules.barrel import BULLET, CLICK
from clickbang.games.championship.rules.board import NOBODY
from clickbang.games.championship.rules.codes import ACCUSE_CODE, AIM_CODE, BET_CODE, POCKET_CODE
from clickbang.games.championship.rules.course import Championship
from clickbang.games.championship.rules.state import (
    ACCUSE_PROMPT,
    AIM_PROMPT,
    BET_PROMPT,
    FIRE_ON_PROMPT,
    PLAY_PROMPT,
    POCKET_PROMPT,
)

AGAIN: Final = 0.3
"""Who let a chance to accuse pass takes the next one of the round so much more rarely."""
UNKNOWN_BET: Final = -1
NO_ROUND: Final = -1
POINTS_APART: Final = 64
ROUGHLY: Final = 0.011
"""By so much the learned value is off, on average over duels of which the exact one is known."""


class ChampionshipThinking(Thinking):
    """A search looks to the end of the round, and asks a value what then.

    Everybody follows the plan of the round, which rests on what the seat of the view has seen of them.
    """

    def __init__(self, value: Value | None = None) -> None:
        self.value = learned_value() if value is None else value
        self.view: ChampionshipView | None = None
        self.heard = 0
        """So many events of it have been considered."""
        self.beliefs: Beliefs | None = None
        self.own: i64 = NOBODY
        self.bets: vec[i64] = vec[i64]()
        """By seat, in the round of the view, as far as they are revealed."""
        self.unaware: i64 = 0
        """Those whose barrel somebody else has looked at."""
        self.considered: i64 = NO_ROUND
        """The round of the view."""
        self.plan: RoundPlan | None = None
        self.planned: i64 = NO_ROUND
        self.points: i64 = 0

    def world(self, view: View, random: Random) -> Table:
        """With pockets as likely as the plan says of such bets."""
        assert isinstance(view, ChampionshipView)
        if view is not self.view or len(view.history) != self.heard:
            self.consider(view, random)
        return view.sample(random, self.policy)

    def consider(self, view: ChampionshipView, random: Random) -> None:
        """Learn from what this view has seen, and plan the round."""
        if view is not self.view or self.beliefs is None:
            self.beliefs = Beliefs(view.seats)
        self.view = view
        self.heard = len(view.history)
        self.beliefs.recall(view)
        self.own = view.seat
        self.bets = vec[i64]([UNKNOWN_BET] * view.seats)
        self.unaware = 0
        for seat in range(view.seats):
            seen = view.players[seat]
            if seen.in_round:
                self.bets[seat] = seen.bet
            if (seen.settled > 0 and not seen.known) if seat == view.seat else seen.known:
                self.unaware |= bit(seat)
        self.considered = view.round
        table = view.sample(random)
        assert isinstance(table, Championship)
        self.plan = None
        self.plan_for(table)

    def plan_for(self, table: Championship) -> RoundPlan:
        """How the round of this table is imagined to go."""
        points: i64 = 0
        for player in table.board.players:
            points = points * POINTS_APART + player.points
        if self.plan is None or table.board.round != self.planned or points != self.points:
            self.plan = RoundPlan(table, self.value, self.beliefs, self.own)
            self.planned = table.board.round
            self.points = points
        return self.plan

    def faith(self) -> float:
        """What is seen of people counts: they are not taken to learn from what one might do."""
        return 1.0

    def origin(self, view: View) -> Origin | None:
        """Without cards a round is a small game of its own, in which everybody can learn everything."""
        assert isinstance(view, ChampionshipView)
        return start_of_round(view)

    def horizon(self, table: Table) -> bool:
        """Between two rounds nothing is hidden but hands."""
        return table.kind == POCKET_PROMPT

    def values(self, table: Table) -> list[float]:
        assert isinstance(table, Championship)
        return list(self.value.chances(table))

    def roughly(self) -> float:
        return ROUGHLY

    # How anybody answers

    def policy(self, table: Table, seat: i64, random: Random) -> i64:
        assert isinstance(table, Championship)
        kind = table.kind
        if kind == FIRE_ON_PROMPT or (kind == PLAY_PROMPT and table.cards_of_moment(seat) == 0):
            return DECLINE
        plan = self.plan_for(table)
        if kind == PLAY_PROMPT:
            return imagined_play(table, seat, plan, self.knows_barrel(table, seat), random)
        if kind == POCKET_PROMPT:
            return self.pocket(table, seat, plan, random)
        if kind == BET_PROMPT:
            return self.bet(table, seat, plan, random)
        if kind == ACCUSE_PROMPT:
            return self.accuse(table, seat, plan, random)
        if kind == AIM_PROMPT:
            return self.aim(table, seat, plan)
        plays = table.listed(seat)
        return plays[len(plays) - 1]  # who can bribe the judge does

    def knows_barrel(self, table: Championship, seat: i64) -> bool:
        """Whether it was the seat itself that looked at its barrel, if anybody did."""
        return table.board.round != self.considered or not has(self.unaware, seat)

    def pocket(self, table: Championship, seat: i64, plan: RoundPlan, random: Random) -> i64:
        """A BULLET as likely as the plan says; if the bet is known, as likely as with that bet."""
        if not table.board.players[seat].has_click():
            return POCKET_CODE + BULLET
        cheat = plan.cheat[seat]
        if table.board.round == self.considered and self.bets[seat] != UNKNOWN_BET:
            cheat = plan.cheats_at[seat * FACES + self.bets[seat]]
        return POCKET_CODE + (BULLET if random.random() < cheat else CLICK)

    def bet(self, table: Championship, seat: i64, plan: RoundPlan, random: Random) -> i64:
        """As many shots as are known to be harmless, or what the plan says."""
        barrel = table.barrels[seat]
        face: i64 = 0
        if barrel.known > 0 and barrel.bullets > 0 and self.knows_barrel(table, seat):
            while face < barrel.known and barrel.known_card(face) == CLICK:
                face += 1
            return BET_CODE + min(face, FACES - 1)
        left = random.random()
        at = (seat * 2 + barrel.pocket) * FACES
        while face < FACES - 1:
            left -= plan.bets[at + face]
            if left < 0.0:
                break
            face += 1
        return BET_CODE + face

    def accuse(self, table: Championship, seat: i64, plan: RoundPlan, random: Random) -> i64:
        """Each rival as likely as the plan says of such a bet."""
        rivals = without(table.board.accusable(), seat)
        left = random.random()
        for player in table.board.players:
            if player.accused:
                left /= AGAIN
                break
        rival: i64 = 0
        while rival < table.seats:
            if has(rivals, rival):
                left -= plan.accuses[(seat * table.seats + rival) * FACES + table.board.players[rival].bet]
                if left < 0.0:
                    return ACCUSE_CODE + rival
            rival += 1
        return DECLINE

    def aim(self, table: Championship, seat: i64, plan: RoundPlan) -> i64:
        """At the rival whose loss helps the most."""
        found = seat
        most = -1.0
        rival: i64 = 0
        while rival < table.seats:
            if rival != seat and table.board.players[rival].in_round and plan.dead[rival][seat] > most:
                most = plan.dead[rival][seat]
                found = rival
            rival += 1
        return AIM_CODE + found
