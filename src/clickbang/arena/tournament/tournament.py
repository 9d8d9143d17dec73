"""Playing a tournament: every meeting is some games of a plan, played by whatever crew there is."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil, log2

from clickbang.arena.crew import Crew, Progress
from clickbang.arena.errors import TOO_FEW_ENTRANTS, TOO_FEW_FOR_SWISS
from clickbang.arena.plan import Plan
from clickbang.arena.simulation import simulate
from clickbang.arena.tournament.ratings import GameOutcome, check_openskill
from clickbang.arena.tournament.schedule import LineUp, met_at, round_robin, swiss_round
from clickbang.arena.tournament.standings import ALONE, TOGETHER, Standings, Tournament, standings
from clickbang.core.errors import OptionError
from clickbang.core.registry import game_named

ROUND_ROBIN = "round-robin"
SWISS = "swiss"
SYSTEMS = (ROUND_ROBIN, SWISS)


@dataclass(frozen=True, slots=True)
class TournamentSetup:
    """Who takes part, at tables of which sizes, how often each meeting is played, and from which seed."""

    game: str
    bots: tuple[str, ...]
    seats: tuple[int, ...]
    games: int
    """A meeting; rounded up, so that everybody sits in every seat as often as in any other."""
    seed: int
    system: str = ROUND_ROBIN
    rounds: int = 0
    """Of Swiss; 0 for as many as it takes to find the best."""
    options: dict[str, str] = field(default_factory=dict)
    time_limit: float | None = None

    def games_at(self, seats: int) -> int:
        """How many games a meeting has at such tables."""
        return ceil(self.games / seats) * seats

    @property
    def swiss_rounds(self) -> int:
        """How many rounds are played."""
        return self.rounds or ceil(log2(len(self.bots))) + 1

    def all_games(self) -> int:
        """How many games it takes altogether."""
        found = 0
        for seats in self.seats:
            if self.system == SWISS:
                found += self.swiss_rounds * (len(self.bots) // seats) * self.games_at(seats)
            else:
                found += len(round_robin(len(self.bots), seats)) * self.games_at(seats)
        return found

    def check(self) -> None:
        """An error if this cannot be played."""
        check_openskill()
        if len(self.bots) < 2:
            raise OptionError(TOO_FEW_ENTRANTS)
        for seats in self.seats:
            game_named(self.game).check_seats(seats)
            if self.system == SWISS and seats > len(self.bots):
                raise OptionError(TOO_FEW_FOR_SWISS, seats=seats, bots=len(self.bots))


def play_tournament(
    setup: TournamentSetup, jobs: int | None = None, progress: Progress = lambda _: None, crew: Crew | None = None
) -> Tournament:
    """Play it all, in so many processes or by a crew, which never shows in the result."""
    setup.check()
    game = game_named(setup.game)
    runner = Runner(setup, jobs, progress, crew)
    sizes = [runner.swiss(seats) if setup.system == SWISS else runner.everybody(seats) for seats in setup.seats]
    return Tournament(
        game.name,
        game.settle_options(setup.options),
        setup.seed,
        setup.system,
        setup.swiss_rounds if setup.system == SWISS else 1,
        setup.games,
        setup.time_limit,
        sizes,
    )


class Runner:
    """Plays line-ups, one plan after another, with new luck for each game."""

    def __init__(self, setup: TournamentSetup, jobs: int | None, progress: Progress, crew: Crew | None) -> None:
        self.setup = setup
        self.jobs = jobs
        self.progress = progress
        self.crew = crew
        self.next = 1
        self.fouls: Counter[str] = Counter()

    def play(self, line_ups: Sequence[LineUp], seats: int) -> list[GameOutcome]:
        """All games of these line-ups, in order."""
        setup = self.setup
        plan = Plan(
            setup.game,
            setup.bots,
            len(line_ups) * setup.games_at(seats),
            setup.seed,
            setup.options,
            time_limit=setup.time_limit,
            first=self.next,
            line_ups=tuple(line_ups),
        )
        self.next += plan.games
        tally = simulate(plan, self.jobs, self.progress, self.crew)
        for label, player in zip(plan.labels, tally.players, strict=True):
            self.fouls[label] += sum(player.fouls.values())
        return [
            GameOutcome(tuple(plan.player_in(seat, number) for seat in range(seats)), tally.winners.get(number, ()))
            for number in plan.numbers
        ]

    def everybody(self, seats: int) -> Standings:
        """A round robin."""
        return self.standings(seats, self.play(round_robin(len(self.setup.bots), seats), seats), ALONE)

    def swiss(self, seats: int) -> Standings:
        """Rounds in which those meet who did equally well."""
        count = len(self.setup.bots)
        points, byes = [0.0] * count, [0] * count
        met: set[frozenset[int]] = set()
        outcomes: list[GameOutcome] = []
        for _ in range(self.setup.swiss_rounds):
            ranked = sorted(range(count), key=lambda entrant: -points[entrant])
            tables = swiss_round(ranked, seats, met, byes)
            played = self.play(tables, seats)
            for outcome in played:
                for winner in outcome.winners:
                    points[outcome.players[winner]] += seats / len(outcome.winners)
            for entrant in set(range(count)).difference(*tables):
                byes[entrant] += 1
                points[entrant] += self.setup.games_at(seats)  # a fair share of the games it has missed
            met |= met_at(tables)
            outcomes += played
        return self.standings(seats, outcomes, TOGETHER)

    def standings(self, seats: int, outcomes: Sequence[GameOutcome], cells: str) -> Standings:
        labels = Plan(self.setup.game, self.setup.bots, 0, 0).labels
        fouls = {label: count for label, count in self.fouls.items() if count}
        self.fouls.clear()
        return standings(self.setup.bots, labels, seats, outcomes, self.setup.seed, cells, fouls)
