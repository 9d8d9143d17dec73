"""Ratings of several players from who won which game, by OpenSkill.

A game tells who won, and nothing about those who did not: they are not level with each other. So each game counts as
one meeting: its winner has beaten one of the others, drawn from the seed. Whoever wins twice as often as each of the
rest then has twice as many meetings won, at any number of seats; and no game counts more than once, which keeps the
intervals honest.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from librt.random import Random

from clickbang.arena.errors import NO_OPENSKILL, ArenaError
from clickbang.arena.intervals import Interval, Z
from clickbang.core.lookup.extras import install_command
from clickbang.core.seeds import stream_seed

RATINGS = 11
"""The stream from which meetings are drawn."""


@dataclass(frozen=True, slots=True)
class GameOutcome:
    """One game: who sat where, and which seats won."""

    players: tuple[int, ...]
    winners: tuple[int, ...]


def check_openskill() -> None:
    """An error, before hours of games are played, if nobody can be rated."""
    try:
        import openskill  # noqa: F401
    except ImportError:
        raise ArenaError(NO_OPENSKILL, install=install_command("arena")) from None


def ratings(entrants: int, outcomes: Sequence[GameOutcome], seed: int) -> list[Interval]:
    """Everybody's rating, 25 at first, with 95 % intervals as OpenSkill sees them.

    The games are taken in an order drawn from the seed, since the last ones would otherwise count most.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)  # bots stay as good as they are
    rated = [model.rating() for _ in range(entrants)]
    random = Random(stream_seed(seed, 0, RATINGS))
    for outcome in shuffled(outcomes, random):
        if not outcome.winners:
            continue
        first = outcome.winners[random.randrange(len(outcome.winners))]
        second = random.randrange(len(outcome.players) - 1)
        second += second >= first
        one, other = outcome.players[first], outcome.players[second]
        if one == other:
            continue
        ranks = [0.0, 0.0 if second in outcome.winners else 1.0]
        [[rated[one]], [rated[other]]] = model.rate([[rated[one]], [rated[other]]], ranks=ranks)
    return [Interval(one.mu, one.mu - Z * one.sigma, one.mu + Z * one.sigma) for one in rated]


def shuffled(outcomes: Sequence[GameOutcome], random: Random) -> list[GameOutcome]:
    """In an order of chance."""
    found = list(outcomes)
    for last in range(len(found) - 1, 0, -1):
        place = random.randrange(last + 1)
        found[last], found[place] = found[place], found[last]
    return found
