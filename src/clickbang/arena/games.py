"""Playing some of the games of a plan, in this process."""

import gc
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from importlib import import_module

from librt.random import Random

from clickbang.arena.facts import Counter, statistics_of
from clickbang.arena.plan import Plan
from clickbang.arena.rates import Rates
from clickbang.arena.tally import Tally
from clickbang.bots.errors import LOST_A_MOVE, BotError
from clickbang.bots.match import new_match
from clickbang.core.audience import EVERYONE
from clickbang.core.chance import Seeded
from clickbang.core.events import Began, OptionValue
from clickbang.core.seeds import BOTS, PLAY, stream_seed
from clickbang.core.sitting import Watcher
from clickbang.core.table import Table
from clickbang.records import Recorder

OBJECTS_A_COLLECTION = 100_000
"""Garbage that refers to itself is looked for when there are so many more objects."""


def play_games(plan: Plan, numbers: Iterable[int]) -> Tally:
    """Play these games and count what happens."""
    with seldom_collecting():
        return play(plan, numbers)


def play(plan: Plan, numbers: Iterable[int]) -> Tally:
    if plan.records is None and not plan.asked and not plan.line_ups and set(plan.bots) == {"random"}:
        return play_random_games(plan, numbers)
    return play_matches(plan, numbers)


@contextmanager
def seldom_collecting() -> Iterator[None]:
    """Games leave no garbage that refers to itself, but for what an own bot may do: so it is seldom looked for."""
    before = gc.get_threshold()
    gc.set_threshold(OBJECTS_A_COLLECTION, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)


def play_random_games(plan: Plan, numbers: Iterable[int]) -> Tally:
    """The same games as random bots play, without asking anybody: all inside the compiled rules."""
    tally = Tally(plan)
    fresh = plan.rules.table(plan.seats, plan.options)
    whims = [Random(0) for _ in plan.bots]
    source = Seeded(0)
    watchers = rate_watchers(tally)
    counter = counter_for(plan, fresh)
    for number in numbers:
        for seat, whim in enumerate(whims):
            whim.seed(stream_seed(plan.seed, number, BOTS, seat))
        source.reseed(stream_seed(plan.seed, number, PLAY))
        table = fresh.clone()
        for watcher in watchers:
            table.listener = watcher.on_event
        if counter is not None:
            counter.begin(table)
        tally.add_game(number, table, table.playout(whims, source), ())
    if counter is not None:
        counter.add_to(tally.rates)
    return tally


def play_matches(plan: Plan, numbers: Iterable[int]) -> Tally:
    """Any bots: new ones for every game, so that nothing they remember depends on which games they played before."""
    tally = Tally(plan)
    makers = [plan.maker(name) for name in plan.bots]
    counter: Counter | None = None
    for number in numbers:
        players = [plan.player_in(seat, number) for seat in range(plan.seats)]
        bots = [makers[player]() for player in players]
        with ExitStack() as closing:
            watchers = rate_watchers(tally)
            if plan.records is not None:
                path = plan.records / f"game-{number:06}.jsonl"
                out = closing.enter_context(path.open("w", encoding="utf-8"))
                recorder = Recorder(plan.rules, out, [plan.labels[player] for player in players])
                closing.callback(recorder.close)
                watchers.append(recorder)
            match = new_match(plan.rules, bots, plan.seed, number, plan.options, watchers, plan.time_limit)
            table = match.sitting.table
            counter = counter or counter_for(plan, table)
            if counter is not None:
                counter.begin(table)
            match.run()
        if plan.strict and match.fouls:
            foul = match.fouls[0]
            raise BotError(LOST_A_MOVE, number=number, seed=plan.seed, foul=str(foul), trace=f"\n{foul.trace}")
        if counter is not None:
            counter.end(table)
        match.sitting.close()
        tally.add_game(number, table, match.decisions, match.fouls)
    if counter is not None:
        counter.add_to(tally.rates)
    return tally


def counter_for(plan: Plan, table: Table) -> Counter | None:
    """Whoever counts inside the rules: one for some games, nobody for others, or where the plan has its own watcher."""
    make_counter = statistics_of(plan.game).counter
    return None if make_counter is None or plan.watcher else make_counter(table)


def rate_watchers(tally: Tally) -> list[Watcher]:
    """Whoever counts rates for this tally: one for some games, nobody for others; they know what is played."""
    plan = tally.plan
    make_watcher = statistics_of(plan.game).watcher
    if plan.watcher:
        watcher = made_watcher(plan, tally.rates)
    elif make_watcher is not None:
        watcher = make_watcher(tally.rates)
    else:
        return []
    chosen = tuple(OptionValue(*option) for option in plan.rules.settle_options(plan.options).items())
    watcher.on_event(EVERYONE, Began(plan.rules.name, plan.seats, chosen))
    return [watcher]


def made_watcher(plan: Plan, rates: Rates) -> Watcher:
    """Whoever counts by the wish of the plan."""
    module, _, name = plan.watcher.partition(":")
    made: Watcher = getattr(import_module(module), name)(plan, rates)
    return made
