"""One search divided among processes, and what they found put together."""

from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context

from librt.random import Random

from clickbang.bots.search.budget import Budget
from clickbang.bots.search.findings import Estimate, Findings
from clickbang.bots.search.search import search
from clickbang.core.game import Game
from clickbang.core.prompt import Prompt
from clickbang.core.seeds import SEEDS
from clickbang.core.view import View


def search_on_cores(game: Game, view: View, prompt: Prompt, budget: Budget, random: Random, cores: int) -> Findings:
    """`search` in so many processes at once, each with luck of its own and its part of the playouts.

    They take a second or so to start: it pays for long thoughts of a program that is alone on its machine. The game has
    to be installed, and brings its own `Thinking`.
    """
    playouts = None if budget.playouts is None else -(-budget.playouts // cores)
    tasks = [(game, view, prompt, playouts, budget.seconds, random.randrange(SEEDS)) for _ in range(cores)]
    with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as pool:
        return together(list(pool.map(search_alone, tasks)))


def search_alone(task: tuple[Game, View, Prompt, int | None, float | None, int]) -> Findings:
    """What one of the processes does."""
    game, view, prompt, playouts, seconds, seed = task
    return search(game, view, prompt, Budget(playouts, seconds), Random(seed))


def together(parts: list[Findings]) -> Findings:
    """Each estimate by how often it was tried; answers that were mixed stay mixed, else the best of those given."""
    estimates: list[Estimate] = []
    mixed = False
    best = 0
    for place in range(len(parts[0].estimates)):
        visits = 0
        worth = squares = share = 0.0
        for part in parts:
            one = part.estimates[place]
            visits += one.visits
            worth += one.worth * one.visits
            squares += (one.error * one.visits) ** 2
            share += one.share / len(parts)
            mixed = mixed or 0.0 < one.share < 1.0
        known = max(1, visits)
        error = sqrt(squares) / known if visits > 1 else 1.0
        found = Estimate(parts[0].estimates[place].choice, worth / known, error, visits, share)
        estimates.append(found)
        if found.share > 0.0 and (estimates[best].share == 0.0 or found.worth > estimates[best].worth):
            best = place
    if not mixed:
        for place, estimate in enumerate(estimates):
            estimate.share = 1.0 if place == best else 0.0
    return Findings(estimates, sum([part.playouts for part in parts]))
