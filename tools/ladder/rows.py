"""One bot among copies of another: a row of a table, and what there is to be measured that way."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import ceil

from librt.random import Random

from clickbang.arena.intervals import Interval, share
from clickbang.arena.plan import Plan
from clickbang.arena.simulation import simulate
from clickbang.arena.tally import Tally
from clickbang.bots import Bot
from clickbang.bots.levels import LADDER, RANDOM, levels
from clickbang.bots.match import play_match
from clickbang.bots.pace import Searching
from clickbang.bots.registry import make_bot, usual_bot
from clickbang.bots.style import STYLE_NAMES
from clickbang.core.actions import Action
from clickbang.core.prompt import Prompt
from clickbang.core.view import View
from tools.ladder.places import LEVELS, MASTERS, Place

MASTER = "master"
GAMES = {"bulletbucks": 4_000, "championship": 4_000, "battleroyal": 2_000}
GAMES_OF_MASTERS = 400
"""Fewer: they think about every answer."""
PARTS_OF_A_ROW = 10
"""A row that takes long is written so often, each time with as many games as were played by then."""
TIMED_GAMES = 3
"""In so many games an answer's time is taken."""


@dataclass(frozen=True, slots=True)
class Row:
    """One bot, alone among others, and how often that is played."""

    table: str
    place: Place
    bot: str
    rest: str
    games: int
    wanted: float = 0.0
    """How many times its fair share the lower bound of its share should be."""

    @property
    def name(self) -> str:
        what = [] if self.wanted else [self.bot.rpartition(":")[2]]
        return "-".join([self.table, self.place.name, *what])


@dataclass(frozen=True, slots=True)
class Run:
    """How a row is played: everything on which its figures depend."""

    games: int
    seed: int
    playouts: int | None = None
    """That a bot that searches imagines for an answer; None for as many as it does by itself."""
    jobs: int | None = None

    def command(self, name: str) -> str:
        """What plays it again, behind `python -m tools.ladder`."""
        playouts = "" if self.playouts is None else f" --playouts {self.playouts}"
        return f"--part {name} --games {self.games} --seed {self.seed}{playouts}"


def ladder_rows() -> list[Row]:
    """Everything that is one bot among others, table by table."""
    rows = []
    for place in LEVELS:
        known = levels(place.rules)
        rungs = [RANDOM, *(known[word] for word in LADDER if word in known and word != MASTER)]
        rows += [Row("levels", place, above, below, GAMES[place.game]) for below, above in pairwise(rungs)]
    for place in LEVELS:
        plain = usual_bot(place.rules)
        rows += [Row("styles", place, f"{plain}:{style}", plain, GAMES[place.game]) for style in STYLE_NAMES]
    for place, wanted in MASTERS:
        rows.append(Row("masters", place, MASTER, usual_bot(place.rules), GAMES_OF_MASTERS, wanted))
    return rows


def played(row: Row, run: Run) -> Iterator[tuple[int, Interval]]:
    """How many games were played by then, and the bot's share of wins; a row that takes long comes bit by bit."""
    seats = row.place.seats
    bot = row.bot if run.playouts is None else f"{row.bot}@{run.playouts}"
    bots = (bot, *[row.rest] * (seats - 1))
    games = ceil(run.games / seats) * seats  # in every seat equally often
    part = ceil(games / PARTS_OF_A_ROW / seats) * seats if row.wanted else games
    whole = Plan(row.place.game, bots, games, run.seed, dict(row.place.options))
    total = Tally(whole)
    while total.games < games:
        more = min(part, games - total.games)
        total.add(simulate(Plan(whole.game, bots, more, run.seed, whole.options, first=total.games + 1), run.jobs))
        yield total.games, share(total.players[0].wins, total.games, total.shares)


def written(row: Row, run: Run, games: int, wins: Interval, pace: str) -> str:
    """The row as a line of its table."""
    found = f"{wins.value:.1%} ({wins.low:.1%} to {wins.high:.1%})"
    command = f"`{Run(games, run.seed, run.playouts).command(row.name)}`"
    if not row.wanted:
        times = f"{wins.value * row.place.seats:.2f}"
        cells = [row.place.title, f"`{row.bot}`", f"`{row.rest}`", f"{games:,}", found, times, command]
    else:
        wanted = row.wanted / row.place.seats
        verdict = f"{wanted:.1%}: {'met' if wins.low >= wanted else '**missed**'}"
        cells = [row.place.title, pace, f"{games:,}", found, verdict, command]
    return f"| {' | '.join(cells)} |"


class Timed(Bot):
    """A bot with a clock beside it, that counts the processor's time where there is a choice."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.spent: list[float] = []

    def sit(self, seat: int, random: Random, sampling: Random) -> None:
        super().sit(seat, random, sampling)
        self.bot.sit(seat, random, sampling)

    def answer(self, view: View, prompt: Prompt) -> int | Action:
        began = time.process_time()
        answer = self.bot.answer(view, prompt)
        if len(prompt.choices) > 1:
            self.spent.append(time.process_time() - began)
        return answer


def pace_of(row: Row, run: Run) -> str:
    """How many playouts, and how much of a processor's time that is for an answer, on this machine."""
    bot = make_bot(row.bot if run.playouts is None else f"{row.bot}@{run.playouts}", row.place.rules)
    if not isinstance(bot, Searching):
        return "–"
    timed = Timed(bot)
    for number in range(TIMED_GAMES):
        others = [make_bot(row.rest, row.place.rules) for _ in range(row.place.seats - 1)]
        play_match(row.place.rules, [timed, *others], run.seed, number, dict(row.place.options))
    mean = sum(timed.spent) / max(1, len(timed.spent))
    return f"{bot.budget.playouts:,}, {1000 * mean:.0f} ms (at most {1000 * max(timed.spent, default=0.0):.0f})"
