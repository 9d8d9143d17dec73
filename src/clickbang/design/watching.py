"""Who counts while games are played for a designer."""

from clickbang.arena.facts import statistics_of
from clickbang.arena.plan import Plan
from clickbang.arena.rates import Rates
from clickbang.core.sitting import Watcher
from clickbang.design.hooks import design_of

WATCH = f"{__name__}:watch"
"""For `Plan.watcher`."""


def watch(plan: Plan, rates: Rates) -> Watcher:
    """The game's own for designers; without one, whoever counts for its statistics, or nobody."""
    make = design_of(plan.game).watcher or statistics_of(plan.game).watcher
    return Watcher() if make is None else make(rates)
