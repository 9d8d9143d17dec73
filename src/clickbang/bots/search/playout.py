"""One imagined game to its end or horizon, everybody by the policy of the game."""

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from clickbang.bots.search.thinking import Thinking
from clickbang.core.chance import Seeded
from clickbang.core.decisions import next_seat
from clickbang.core.seats import without
from clickbang.core.seeds import mix
from clickbang.core.table import NOTHING, Table

LONGEST: Final = 3_000
"""Some games can go on for ever, tied: after so many answers one is broken off, and its state estimated."""


class Luck:
    """A stream of whims for each seat and one of chance: all choices are tried with the same luck."""

    def __init__(self, seats: i64) -> None:
        self.whims = [Random(0) for _ in range(seats)]
        self.source = Seeded(0)

    def reseed(self, seed: i64) -> None:
        """As good as new."""
        self.source.reseed(mix(seed, 0))
        part: i64 = 1
        for whim in self.whims:
            whim.seed(mix(seed, part))
            part += 1


def play_on(table: Table, thinking: Thinking, luck: Luck, root: i64, to_poll: i64) -> list[float]:
    """What this game turns out to be worth to each seat.

    `root` is the number of the prompt where the search began, at which of those with a standing right `to_poll` have
    still to be asked.
    """
    asked: i64 = root
    answers: i64 = 0
    while not table.over:
        if table.chance != NOTHING:
            table.draw(luck.source)
            continue
        if table.opened != asked:
            asked = table.opened
            to_poll = table.standing
            if thinking.horizon(table) or answers >= LONGEST:
                return thinking.values(table)
        to_poll &= table.standing
        seat = next_seat(table, to_poll)
        to_poll = without(to_poll, seat)
        table.take(seat, thinking.policy(table, seat, luck.whims[seat]))
        answers += 1
    return shares_of_the_win(table)


def shares_of_the_win(table: Table) -> list[float]:
    """What a game that is over was worth: the winners share 1."""
    shares = [0.0] * table.seats
    winners = table.result().winners
    for seat in winners:
        shares[seat] = 1.0 / float(len(winners))
    return shares
