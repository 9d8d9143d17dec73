"""Counting what happened, in whole numbers: parts that were counted apart add up to the same, in any order."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import lcm

from clickbang.arena.facts import statistics_of
from clickbang.arena.plan import Plan
from clickbang.arena.rates import Rates
from clickbang.bots.referee import Foul
from clickbang.core.table import Table

UNFINISHED = "unfinished"
"""In place of an ending: the bots would have played on for ever."""

EXAMPLES = 3
"""So many different fouls of a player are kept to be shown: the earliest."""


@dataclass(slots=True)
class PlayerTally:
    """One player's part, wherever it sat."""

    wins: int = 0
    """In shares of a win, of which there are `Tally.shares` in one."""
    scores: Counter[int] = field(default_factory=Counter)
    fates: Counter[str] = field(default_factory=Counter)
    fouls: Counter[str] = field(default_factory=Counter)
    examples: list[tuple[int, int, Foul]] = field(default_factory=list)
    """Each with the number of its game, and how many fouls came before it there."""

    def add_foul(self, number: int, before: int, foul: Foul) -> None:
        self.fouls[foul.kind] += 1
        self.add_examples([(number, before, foul)])

    def add_examples(self, examples: list[tuple[int, int, Foul]]) -> None:
        """Keep the first of each sort, and of those the first few: the same ones in whatever order they come."""
        first: dict[tuple[str, str, str], tuple[int, int, Foul]] = {}
        for example in sorted(self.examples + examples, key=lambda example: example[:2]):
            foul = example[2]
            first.setdefault((foul.kind, foul.prompt, foul.detail), example)
        self.examples = list(first.values())[:EXAMPLES]

    def add(self, other: "PlayerTally") -> None:
        self.wins += other.wins
        self.scores.update(other.scores)
        self.fates.update(other.fates)
        self.fouls.update(other.fouls)
        self.add_examples(other.examples)


class Tally:
    """Everything that is counted about the games of a plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.shares = lcm(*range(1, plan.seats + 1))
        """A win is divided into so many shares, so that any number of winners can share it evenly."""
        self.games = 0
        self.players = [PlayerTally() for _ in plan.bots]
        self.seat_wins = [0] * plan.seats
        self.without_winner = 0
        self.endings: Counter[str] = Counter()
        self.rounds: Counter[int] = Counter()
        self.decisions: Counter[int] = Counter()
        self.remarks: Counter[str] = Counter()
        self.rates = Rates()
        self.winners: dict[int, tuple[int, ...]] = {}
        """Which seats won each game, where the plan has line-ups."""

    def add_game(self, number: int, table: Table, decisions: int, fouls: Sequence[Foul]) -> None:
        """One more game."""
        players = [self.players[self.plan.player_in(seat, number)] for seat in range(self.plan.seats)]
        self.games += 1
        self.decisions[decisions] += 1
        if table.over:
            self.add_result(number, table, players)
        else:
            self.endings[UNFINISHED] += 1
            self.without_winner += 1
        for before, foul in enumerate(fouls):
            players[foul.seat].add_foul(number, before, foul)

    def add_result(self, number: int, table: Table, players: list[PlayerTally]) -> None:
        """How a game ended; `players` by seat."""
        result = table.result()
        facts = statistics_of(self.plan.game).facts(table, result)
        self.endings[result.ending] += 1
        if facts.rounds is not None:
            self.rounds[facts.rounds] += 1
        self.without_winner += not result.winners
        if self.plan.line_ups:
            self.winners[number] = result.winners
        for seat in result.winners:
            share = self.shares // len(result.winners)
            players[seat].wins += share
            self.seat_wins[seat] += share
        for player, score, fate in zip(players, result.scores, facts.fates, strict=True):
            player.scores[score] += 1
            player.fates[fate] += 1
        for remark, true in facts.remarks.items():
            self.remarks[remark] += true

    def add(self, other: "Tally") -> None:
        """Games of the same plan that were counted elsewhere."""
        self.games += other.games
        for mine, theirs in zip(self.players, other.players, strict=True):
            mine.add(theirs)
        self.seat_wins = [mine + theirs for mine, theirs in zip(self.seat_wins, other.seat_wins, strict=True)]
        self.without_winner += other.without_winner
        for name in ("endings", "rounds", "decisions", "remarks"):
            getattr(self, name).update(getattr(other, name))
        self.rates.add(other.rates)
        self.winners.update(other.winners)
