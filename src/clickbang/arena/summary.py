"""What a simulation showed, ready to be printed, drawn or handed to another program."""

from dataclasses import dataclass

from clickbang.arena.intervals import Distribution, Interval, Rate, distribution, rate, share
from clickbang.arena.rates import Rates
from clickbang.arena.tally import PlayerTally, Tally
from clickbang.core.registry import GAMES


@dataclass(frozen=True, slots=True)
class PlayerSummary:
    """How one player did."""

    name: str
    label: str
    wins: Interval
    score: Distribution
    fates: dict[str, Interval]
    fouls: dict[str, int]
    foul_examples: list[str]


@dataclass(frozen=True, slots=True)
class Summary:
    """A whole simulation. It depends on the plan alone, so that two of them can be compared byte by byte."""

    game: str
    options: dict[str, str]
    seed: int
    games: int
    fixed_seats: bool
    time_limit: float | None
    fair_share: float
    players: list[PlayerSummary]
    seats: list[Interval]
    """The share of wins by seat."""
    rounds: Distribution
    decisions: Distribution
    endings: dict[str, Interval]
    without_winner: Interval
    remarks: dict[str, Interval]
    rates: dict[str, dict[str, Rate]]
    """What the game counts besides, by heading."""

    def describe_options(self) -> str:
        """Those that matter with so many players, in a line; a whole deck is only hinted at."""
        options = [option for option in GAMES[self.game].all_options if option.name in self.options]
        known = [option for option in options if option.matters_with(len(self.players))]
        return ", ".join(f"{option.name}={shorten(self.options[option.name])}" for option in known)


def summarize(tally: Tally) -> Summary:
    """What a tally says."""
    plan, games = tally.plan, tally.games

    def shares(counts: dict[str, int]) -> dict[str, Interval]:
        return {name: share(counts[name], games) for name in sorted(counts)}

    def player(name: str, label: str, counted: PlayerTally) -> PlayerSummary:
        return PlayerSummary(
            name,
            label,
            share(counted.wins, games, tally.shares),
            distribution(counted.scores),
            shares(counted.fates),
            dict(sorted(counted.fouls.items())),
            [f"game {number}: {foul}" for number, _, foul in counted.examples],
        )

    return Summary(
        game=plan.rules.name,
        options=plan.rules.settle_options(plan.options),
        seed=plan.seed,
        games=games,
        fixed_seats=plan.fixed_seats,
        time_limit=plan.time_limit,
        fair_share=1 / plan.seats,
        players=[player(*each) for each in zip(plan.bots, plan.labels, tally.players, strict=True)],
        seats=[share(wins, games, tally.shares) for wins in tally.seat_wins],
        rounds=distribution(tally.rounds + tally.rates.rounds),
        decisions=distribution(tally.decisions),
        endings=shares(tally.endings),
        without_winner=share(tally.without_winner, games),
        remarks=shares(tally.remarks),
        rates=by_heading(tally.rates),
    )


def by_heading(rates: Rates) -> dict[str, dict[str, Rate]]:
    """The rates, each under its heading; what could never happen is left out."""
    found: dict[str, dict[str, Rate]] = {}
    for heading, what in sorted(rates.of):
        of = rates.of[heading, what]
        if of:
            found.setdefault(heading, {})[what] = rate(rates.times[heading, what], of)
    return found


LONGEST_VALUE = 40
"""So much of an option's value is shown to people."""


def shorten(value: str) -> str:
    return value if len(value) <= LONGEST_VALUE else value[: LONGEST_VALUE - 1] + "…"
