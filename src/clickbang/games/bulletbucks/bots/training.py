"""Learn the value of Bulletbucks by self-play: python -m clickbang.games.bulletbucks.bots.training FOLDER

The first generation of games is played by habit (`BulletbucksThinking.policy`). In each later one every round is solved
by search on top of the value so far, and all bid as was learned there, with a whim now and then. After each generation
the network learns who won from every state between two rounds, and all is saved in the folder: the same command goes on
where it was stopped. `value.toml` in the folder is what the bot reads. Needs numpy (`pip install clickbang[research]`).
"""

import argparse
import time
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt
from librt.random import Random

from clickbang.bots.search.budget import Budget
from clickbang.bots.search.search import Root
from clickbang.core.chance import Seeded
from clickbang.core.registry import find_game
from clickbang.core.seats import lowest, members
from clickbang.core.seeds import mix
from clickbang.core.sitting import Sitting
from clickbang.games.bulletbucks.bots.network import Examples, Network
from clickbang.games.bulletbucks.bots.thinking import BulletbucksThinking
from clickbang.games.bulletbucks.bots.value import FILE, Value, seat_numbers, sum_of, table_numbers
from clickbang.games.bulletbucks.state import BID, CONVERT, POT_AFTER_BANG, State

SEATS: Final = (4, 3, 4, 5, 4, 6)
"""Games are for so many, in turn: half of them for four."""
WHIM: Final = 0.08
"""How often an answer of self-play is any that is legal."""
SEARCHED: Final = 900
"""Playouts for every prompt in self-play."""
MOST_ANSWERS: Final = 600
"""Games that would not end teach nothing."""
KEPT: Final = 6
"""From so many generations the network learns at a time."""


def options_of(number: int) -> dict[str, str]:
    """One game in five is played with another rule for the pot (BB-15)."""
    return {"pot_after_bang": POT_AFTER_BANG[1 + number // 5 % 2] if number % 5 == 4 else POT_AFTER_BANG[0]}


def play_game(number: int, seed: int, thinking: BulletbucksThinking, searching: bool, examples: Examples) -> None:
    """One game against oneself; every state between two rounds becomes an example."""
    random = Random(mix(seed, number + 1))
    seats = SEATS[number % len(SEATS)]
    sitting = Sitting(find_game("bulletbucks"), seats, options_of(number), Seeded(random.randrange(1 << 62)), lazy=True)
    sitting.settle()
    table = sitting.table
    assert isinstance(table, State)
    states: list[tuple[list[float], list[float]]] = []
    seen = answers = 0
    while not table.over and answers < MOST_ANSWERS:
        if table.round > seen and table.kind in (BID, CONVERT):
            seen = table.round
            states.append((list(seat_numbers(table)), list(table_numbers(table))))
        planned = searched(sitting, table, thinking, random) if searching and table.sealed else {}
        for seat in members(table.must):
            if random.random() < WHIM:
                action = table.random_action(seat, random)
            else:
                action = planned[seat] if planned else thinking.policy(table, seat, random)
            sitting.accept(seat, action, "bot")
            answers += 1
        sitting.settle()
    if table.over:
        result = table.result()
        for of_seats, of_table in states:
            examples.add(seats, of_seats, of_table, result.winners)


def searched(sitting: Sitting, table: State, thinking: BulletbucksThinking, random: Random) -> dict[int, int]:
    """What everybody answers at a sealed prompt, by one search for all: nothing is hidden but these answers."""
    first = lowest(table.must)
    prompt = table.prompt_for(first)
    root = Root(sitting.view_of(first), prompt, thinking, random)
    found = root.explore(Budget(playouts=SEARCHED))
    answers = {first: found.pick(random)}
    world = root.imagined()
    for seat in members(table.must):
        if seat != first:
            learner = root.learner_for(world, seat)
            left, shares = random.random(), list(learner.shares())
            place = next((place for place in range(len(shares)) if (left := left - shares[place]) < 0), 0)
            answers[seat] = learner.actions[place]
    return answers


def write_value(network: Network, file: Path, said: str) -> None:
    """The weights as text, with a sum by which a change is noticed."""
    weights = [round(float(weight), 5) for weight in network.flat()]
    rows = [", ".join(map(repr, weights[start : start + 12])) for start in range(0, len(weights), 12)]
    lines = ",\n  ".join(rows)
    file.write_text(f'# {said}\nsum = "{sum_of(weights)}"\nweights = [\n  {lines},\n]\n', encoding="utf-8")


def train(folder: Path, seed: int, generations: int, games: int) -> None:
    """Go on until there are so many generations."""
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / "training.npz"
    network = Network(seed)
    generation = 0
    past: list[Examples] = []
    if kept.is_file():
        with np.load(kept) as saved:
            generation = int(saved["generation"])
            network.restore(saved)
            past = [Examples.restored(saved, place) for place in range(int(saved["kept"]))]
    while generation < generations:
        began = time.monotonic()
        examples = Examples()
        value = Value([float(weight) for weight in network.flat()])
        thinking = BulletbucksThinking(value, 0.0)
        played = games if generation else 20 * games
        for number in range(played):
            play_game(number, mix(seed, generation + 1), thinking, generation > 0, examples)
        examples.close()
        before = network.loss(examples)
        past = [*past[-KEPT + 1 :], examples] if generation > 1 else [examples]
        network.learn(past, epochs=8 if generation else 4, seed=mix(seed, 1000 + generation))
        generation += 1
        arrays: dict[str, npt.NDArray[np.float64]] = network.saved()
        for place, one in enumerate(past):
            arrays |= one.saved(place)
        np.savez(kept, generation=generation, kept=len(past), **arrays)  # type: ignore[arg-type]
        write_value(network, folder / FILE, f"{generation} generations of {games} games, seed {seed}")
        print(
            f"generation {generation}: {played} games, {len(examples.seats)} states, "
            f"loss before {before:.4f}, after {network.loss(examples):.4f}, {time.monotonic() - began:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--generations", type=int, default=6)
    parser.add_argument("--games", type=int, default=400)
    given = parser.parse_args()
    train(given.folder, given.seed, given.generations, given.games)
