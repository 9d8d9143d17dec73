"""One imagined game to its end or horizon, everybody by the policy of the game."""

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from clickbang.bots.search.thinking import Thinking
from clickbang.core.chance import Seeded
from clickbang.core.cursor import Cursor
from clickbang.core.seeds import mix
from clickbang.core.table import NOTHING, Table

LONGEST: Final = 3_000
"""Some games can go on for ever, tied: after so many answers one is broken off, and its state estimated."""


class PlayoutLuck:
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


def play_on(table: Table, thinking: Thinking, luck: PlayoutLuck, cursor: Cursor) -> list[float]:
    """What this game turns out to be worth to each seat; the cursor stands at the prompt where the search began."""
    answers: i64 = 0
    while not table.over:
        if table.chance != NOTHING:
            table.draw(luck.source)
            continue
        if cursor.follow(table) and (thinking.horizon(table) or answers >= LONGEST):
            return thinking.values(table)
        seat = cursor.ask(table)
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
