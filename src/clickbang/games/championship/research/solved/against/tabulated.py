"""How a bot plays duels without cards, written down: asked in every state, at every decision to which it comes.

It is asked as if it had just sat down there, and remembers nothing of earlier rounds. Where it draws lots it is asked
several times, so that its chances are known to the nearest of so many; that is the way of playing which is weighed.
"""

from collections.abc import Callable
from typing import Final

import numpy as np
from librt.random import Random

from clickbang.bots.bot import Bot
from clickbang.bots.registry import bot_maker
from clickbang.core.audience import hears
from clickbang.core.events import Event
from clickbang.core.seeds import BOTS, SAMPLING, stream_seed
from clickbang.games.championship import CHAMPIONSHIP
from clickbang.games.championship.knowledge.view import ChampionshipView
from clickbang.games.championship.research.solved.duel.moments import (
    FACES,
    FIRST,
    NUMBER_OF,
    POCKETS,
    SEQUENCES,
    Moment,
    choice_of,
)
from clickbang.games.championship.research.solved.duel.rounds import SEATS, round_of
from clickbang.games.championship.research.solved.duel.stage import Floats
from clickbang.games.championship.research.solved.states import State
from clickbang.games.championship.rules.codes import ACCUSE_CODE, BET_CODE, POCKET_CODE
from clickbang.games.championship.rules.course import Championship

ASKED: Final = 16
"""So often, where a bot might draw lots: pockets and bets."""
ME, OTHER = range(SEATS)


class Seat:
    """A table in some state with the view of one seat, which can be taken down one way and another."""

    def __init__(self, table: Championship, view: ChampionshipView) -> None:
        self.table = table
        self.view = view

    def clone(self) -> "Seat":
        return Seat(self.table.clone(), self.view.clone())

    def hear(self, audience: int, event: Event) -> None:
        if hears(audience, ME):
            self.view.receive(event)

    def after(self, *answers: tuple[int, int]) -> "Seat":
        """With these answers of seats."""
        other = self.clone()
        other.table.listener = other.hear
        for seat, answer in answers:
            other.table.apply(seat, answer)
        other.table.listener = None
        return other


def first_prompt(points: int, team: int) -> Seat:
    """A game at its beginning."""
    view = CHAMPIONSHIP.view(ME)
    assert isinstance(view, ChampionshipView)
    told: list[Event] = []
    options = {"deck": "none", "points": str(points), "team": str(team)}
    table = CHAMPIONSHIP.table(SEATS, options, lambda _, event: told.append(event))
    assert isinstance(table, Championship)
    table.listener = None
    for event in told:
        view.receive(event)
    return Seat(table, view)


def tabulated(name: str, points: int, team: int) -> Callable[[State], Floats]:
    """How this bot plays a round from a state, as chances by sequence."""
    make = bot_maker(name, CHAMPIONSHIP)
    start = first_prompt(points, team)

    def policy(state: State) -> Floats:
        seat = start.clone()
        for player, seen, side in zip(seat.table.board.players, seat.view.players, state, strict=True):
            player.points = seen.points = side.points
            player.mates = seen.mates = side.lives - 1
            player.extra = seen.extra = side.extra
        return RoundTable(make, seat, state).chances

    return policy


class RoundTable:
    """What a bot does in a round from one state."""

    def __init__(self, make: Callable[[], Bot], seat: Seat, state: State) -> None:
        self.make = make
        self.chances = np.zeros(SEQUENCES)
        self.chances[0] = 1.0
        theirs = POCKET_CODE + round_of(state.shape).pockets[OTHER][0]
        pockets = self.ask(seat, Moment("pocket"), ASKED)
        for pocket in POCKETS:
            if pockets[pocket] == 0.0:
                continue
            betting = seat.after((ME, POCKET_CODE + pocket), (OTHER, theirs))
            bets = self.ask(betting, Moment("bet", pocket), ASKED)
            for bet in range(FACES):
                for face in range(FACES) if bets[bet] > 0.0 else ():
                    self.accuse(betting.after((ME, BET_CODE + bet), (OTHER, BET_CODE + face)), pocket, bet, face)

    def accuse(self, seat: Seat, pocket: int, bet: int, face: int) -> None:
        """Whether it accuses, and whether it does so in turn."""
        moment = Moment("accuse", pocket, bet, face)
        if self.ask(seat, moment, 1)[0] > 0.0:
            accused = seat.after((ME, 0), (OTHER, ACCUSE_CODE + ME))
            if not accused.table.over and accused.table.asked:
                self.ask(accused, moment._replace(answering=True), 1)

    def ask(self, seat: Seat, moment: Moment, times: int) -> list[float]:
        """The chances of its answers."""
        prompt = seat.table.prompt_for(ME)
        first = FIRST[NUMBER_OF[moment]]
        found = [0.0] * FACES
        if len(prompt.choices) == 1:
            times = 1
        for number in range(times):
            bot = self.make()
            bot.sit(ME, Random(stream_seed(number, 0, BOTS, ME)), Random(stream_seed(number, 0, SAMPLING, ME)))
            answer = bot.answer(seat.view, prompt)
            assert isinstance(answer, int)
            choice = choice_of(moment, answer)
            found[choice] += 1.0 / times
            self.chances[first + choice] += 1.0 / times
        return found
