"""One game among bots, from a seed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from librt.random import Random

from clickbang.bots.bot import Bot
from clickbang.bots.chair import Chair
from clickbang.bots.referee import BY_BOT, BY_DEFAULT, Foul, attempt
from clickbang.core.chance import Seeded
from clickbang.core.game import Game
from clickbang.core.seats import has, lowest, members
from clickbang.core.seeds import BOTS, PLAY, SAMPLING, stream_seed
from clickbang.core.sitting import Sitting, Watcher
from clickbang.core.table import DECLINE

SIT = "sit"
"""In place of a prompt: what a bot is told at the beginning of a game."""


MOST_DECISIONS = 20_000
"""Bots can play some games for ever, tied and cautious; one of so many answers is broken off."""


@dataclass(frozen=True, slots=True)
class Match:
    """A game: the sitting with everybody's views, how many answers it took, and what went wrong.

    It is over, unless its bots would not end it: see MOST_DECISIONS.
    """

    sitting: Sitting
    decisions: int
    fouls: list[Foul]


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
    source = Seeded(stream_seed(seed, number, PLAY))
    sitting = Sitting(game, len(bots), options, source, watchers)
    table = sitting.table
    fouls: list[Foul] = []
    decisions = 0
    chairs = [Chair(bot, seat, sitting, limit) for seat, bot in enumerate(bots)]
    for seat, bot in enumerate(bots):
        _, foul = attempt(partial(seat_bot, bot, seat, seed, number), bot, seat, SIT, limit)
        if foul is not None:
            fouls.append(foul)

    def turn(seat: int) -> None:
        nonlocal decisions
        action, foul = chairs[seat].ask()
        decisions += 1
        if foul is not None:
            fouls.append(foul)
        if not (has(table.standing, seat) and action == DECLINE):
            sitting.answer(seat, action, BY_BOT if foul is None else BY_DEFAULT)
        sitting.settle()

    sitting.settle()
    while not table.over and decisions < MOST_DECISIONS:
        opened = table.opened
        for seat in members(table.standing):
            if table.opened == opened and has(table.standing, seat):
                turn(seat)
        while table.opened == opened and not table.over and table.must | table.asked:
            turn(lowest(table.must | table.asked))
    return Match(sitting, decisions, fouls)


def seat_bot(bot: Bot, seat: int, seed: int, number: int) -> None:
    """Give a bot its seat and its two streams of luck for this game."""
    bot.sit(seat, Random(stream_seed(seed, number, BOTS, seat)), Random(stream_seed(seed, number, SAMPLING, seat)))
