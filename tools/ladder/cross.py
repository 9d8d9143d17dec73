"""Who beats whom: a tournament of all of a game's bots at one table, as a table of its own."""

from dataclasses import dataclass

from clickbang.arena.intervals import Rate
from clickbang.arena.tournament.standings import Standings
from clickbang.arena.tournament.tournament import TournamentSetup, play_tournament
from clickbang.bots.registry import built_in_bots
from tools.ladder.places import CROSS, Place
from tools.ladder.rows import MASTER, Row, Run, ladder_rows

GAMES = 60
"""A meeting."""
MANY = 36
"""With so many seats a meeting is played once in every seat."""


@dataclass(frozen=True, slots=True)
class Cross:
    """A tournament, with the master or without."""

    place: Place
    masters: bool

    @property
    def name(self) -> str:
        return f"{'cross-masters' if self.masters else 'cross'}-{self.place.name}"


def crosses() -> list[Cross]:
    """All of them; those with masters take long."""
    return [Cross(place, masters) for masters in (False, True) for place in CROSS]


def all_parts() -> dict[str, Row | Cross]:
    """Everything that can be played, by name."""
    found: dict[str, Row | Cross] = {row.name: row for row in ladder_rows()}
    return found | {cross.name: cross for cross in crosses()}


def standings_at(cross: Cross, run: Run) -> Standings:
    place = cross.place
    bots = [bot for bot in built_in_bots(place.rules) if bot != MASTER]
    if cross.masters:
        bots.append(MASTER if run.playouts is None else f"{MASTER}@{run.playouts}")
    games = 1 if place.seats == MANY else run.games
    setup = TournamentSetup(place.game, tuple(bots), (place.seats,), games, run.seed, options=dict(place.options))
    (found,) = play_tournament(setup, run.jobs).sizes
    return found


def section(cross: Cross, run: Run, found: Standings) -> str:
    """Ratings and who beats whom, under a title, with the command that made it."""
    labels = [entrant.label for entrant in found.entrants]
    head = f"| bot | rating | {' | '.join(f'against {label}' for label in labels)} |"
    rows = [
        f"| {entrant.label} | {entrant.rating.value:.1f} ({entrant.rating.low:.1f}–{entrant.rating.high:.1f}) | "
        + " | ".join(cell(rate, found.fair_cell) for rate in row)
        + " |"
        for entrant, row in zip(found.entrants, found.cross, strict=True)
    ]
    of = f"Fair share {found.fair_cell:.1%}; {found.games:,} games, {found.without_winner:,} of them won by nobody."
    made = f"`python -m tools.ladder {run.command(cross.name)}`"
    title = f"## {cross.place.title}{', with the master' * cross.masters}"
    return "\n".join([title, "", head, "|---" * (len(labels) + 2) + "|", *rows, "", f"{of} {made}"])


def cell(rate: Rate | None, fair: float) -> str:
    if rate is None:
        return "–"
    text = f"{rate.value:.0%} ({rate.low:.0%}–{rate.high:.0%})"
    return f"**{text}**" if rate.low > fair else text
