"""One game among bots, from a seed."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from librt.random import Random

from clickbang.bots.bot import Bot
from clickbang.bots.chair import Chair
from clickbang.bots.referee import BY_BOT, BY_DEFAULT, Foul, attempt
from clickbang.core.chance import Seeded
from clickbang.core.game import Game
from clickbang.core.programs.decisions import OVER, Decisions
from clickbang.core.seeds import BOTS, PLAY, SAMPLING, stream_seed
from clickbang.core.sitting import Sitting, Watcher

SIT: Final = "sit"
"""In place of a prompt: what a bot is told at the beginning of a game."""


MOST_DECISIONS: Final = 20_000
"""Bots can play some games for ever, tied and cautious; one of so many answers is broken off."""


class Match:
    """A game: the sitting with everybody's views, how many answers it took, and what went wrong.

    It is over, unless its bots would not end it: see MOST_DECISIONS.
    """

    def __init__(self, sitting: Sitting, bots: Sequence[Bot], limit: float | None) -> None:
        self.sitting = sitting
        self.fouls: list[Foul] = []
        self.chairs = [Chair(bot, seat, sitting, limit) for seat, bot in enumerate(bots)]
        self.order: Decisions = Decisions(sitting.table, MOST_DECISIONS)

    @property
    def decisions(self) -> int:
        """How many answers it took up to now."""
        return int(self.order.made)

    def run(self) -> None:
        """Ask one after another until the game is over."""
        order = self.order
        self.sitting.settle()
        order.find_next()
        while order.seat != OVER:
            self.turn(order.seat)

    def turn(self, seat: int) -> None:
        """One answer, and what chance makes of it."""
        sitting = self.sitting
        action, foul = self.chairs[seat].ask()
        if foul is not None:
            self.fouls.append(foul)
        sitting.accept_in_turn(seat, action, BY_BOT if foul is None else BY_DEFAULT)
        sitting.settle()
        self.order.answered(seat)


def play_match(
    game: Game,
    bots: Sequence[Bot],
    seed: int,
    number: int = 0,
    options: Mapping[str, str] | None = None,
    watchers: Sequence[Watcher] = (),
    limit: float | None = None,
) -> Match:
    """Play game `number` of this seed; the same arguments give the same game (time limits aside)."""
    match = new_match(game, bots, seed, number, options, watchers, limit)
    match.run()
    return match


def new_match(
    game: Game,
    bots: Sequence[Bot],
    seed: int,
    number: int,
    options: Mapping[str, str] | None,
    watchers: Sequence[Watcher],
    limit: float | None,
) -> Match:
    """That game at its first prompt, with everybody seated."""
    source = Seeded(stream_seed(seed, number, PLAY))
    match = Match(Sitting(game, len(bots), options, source, watchers, lazy=True), bots, limit)
    for seat, bot in enumerate(bots):
        _, foul = attempt(partial(seat_bot, bot, seat, seed, number), bot, seat, SIT, limit)
        if foul is not None:
            match.fouls.append(foul)
    return match


def seat_bot(bot: Bot, seat: int, seed: int, number: int) -> None:
    """Give a bot its seat and its two streams of luck for this game."""
    bot.sit(seat, Random(stream_seed(seed, number, BOTS, seat)), Random(stream_seed(seed, number, SAMPLING, seat)))
