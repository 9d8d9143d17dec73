"""Playing variants of a game until it is known well enough what they are like."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from clickbang.arena import Plan, simulate
from clickbang.arena.crew import Crew
from clickbang.arena.tally import Tally
from clickbang.design.decisions import PROBE
from clickbang.design.measures import Measure, measures, weights
from clickbang.design.variants import Bench, Variant, names_of
from clickbang.design.watching import WATCH

Progress = Callable[[str, int], None]
"""Is told which variant is played, and how many more games of it are done."""

FIRST = 200
"""So many games are played before it is looked how narrow intervals are."""


@dataclass(frozen=True, slots=True)
class Setup:
    """How every variant is played: everything on which the result depends but the variant itself."""

    bots: tuple[str, ...]
    games: int
    """At most so many a variant."""
    seed: int
    within: float | None = None
    """Half of every interval that is looked at is to be this at most; then no more games are played."""
    decisions: int = 0
    """From so many games a decision is weighed."""
    jobs: int | None = None
    looked_at: str = ""
    """A measure that has to be known as well as the wins by seat."""


@dataclass(frozen=True, slots=True)
class Measured:
    """A variant, and what it is like."""

    label: str
    settings: dict[str, str]
    options: dict[str, str]
    games: int
    widest: float
    """Half of the widest interval of those that are looked at."""
    measures: list[Measure]
    rounds: dict[int, int] = field(default_factory=dict)
    """How many games took so many rounds."""

    def named(self, name: str) -> Measure | None:
        """The measure of this name, if it is there."""
        return next((measure for measure in self.measures if measure.name == name), None)


class Experiment:
    """Plays one variant after another, from the same seed: what differs is the variant, not the luck of the deal."""

    def __init__(
        self,
        bench: Bench,
        setup: Setup,
        progress: Progress = lambda _label, _games: None,
        crew: Crew | None = None,
    ) -> None:
        self.bench = bench
        self.setup = setup
        self.progress = progress
        self.crew = crew
        """Who plays; processes of this machine, if nobody does."""

    def measure(self, variant: Variant) -> Measured:
        """Play it and say what it is like."""
        setup = self.setup
        plan = Plan(self.bench.name, setup.bots, setup.games, setup.seed, variant.options, watcher=WATCH)
        labels = {key: (names_of(card) or [key])[0] for key, card in self.bench.cards(variant.options).items()}

        def more(games: int) -> None:
            self.progress(variant.label, games)

        tally = Tally(plan)
        while True:
            part = replace(plan, first=tally.games + 1, games=self.next_part(tally, labels))
            if part.games <= 0:
                break
            tally.add(simulate(part, setup.jobs, more, self.crew))
        found = measures(tally, self.bench.design, labels)
        widest = self.widest(found)
        if setup.decisions:
            probe = replace(plan, games=setup.decisions, watcher=PROBE, asked=True)
            found += weights(simulate(probe, setup.jobs, more, self.crew).rates)
        rounds = dict(sorted((tally.rounds + tally.rates.rounds).items()))
        return Measured(variant.label, variant.settings, variant.options, tally.games, widest, found, rounds)

    def next_part(self, tally: Tally, labels: dict[str, str]) -> int:
        """How many games are to be played next; 0 if it is known well enough, or the most have been played."""
        left = self.setup.games - tally.games
        if self.setup.within is None or left == 0:
            return left
        if tally.games == 0:
            return min(FIRST, left)
        widest = self.widest(measures(tally, self.bench.design, labels))
        if widest <= self.setup.within:
            return 0
        # an interval is half as wide after four times as many games; never much more than that is played at once
        wanted = int(tally.games * ((widest / self.setup.within) ** 2 - 1)) + 1
        return min(wanted, 3 * tally.games, left)

    def widest(self, found: list[Measure]) -> float:
        """Half of the widest interval: of the wins by seat, and of what is looked at besides."""
        seats = [f"seat.{seat}" for seat in range(1, len(self.setup.bots) + 1)]
        return max(each.reach for each in found if each.name in seats or each.name == self.setup.looked_at)
