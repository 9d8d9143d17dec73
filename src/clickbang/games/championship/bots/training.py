"""Learning what a position between two rounds is worth, by self-play.

    python -m clickbang.games.championship.bots.training FOLDER

Everybody plays as the plan of a round says (`plan.py`), which rests on the value learned so far; what came of the games
teaches the next one. Half of the games begin in the middle, at any points, with any teams, BULLETs and hands, so that
every position is seen. FOLDER keeps what has been learned after each step: the same command goes on from there, and
gives the same weights as if it had not been stopped. They are in FOLDER/value.toml. Needs numpy (the extra `research`).
"""

import argparse
import sys
import time
from pathlib import Path
from typing import Final

import numpy as np
from librt.random import Random
from numpy.typing import NDArray

from clickbang.bots.search.playout import Luck, play_on
from clickbang.core.chance import Seeded
from clickbang.core.decks import STANDARD
from clickbang.core.seats import is_several
from clickbang.core.seeds import BOTS, PLAY, stream_seed
from clickbang.core.table import NOTHING
from clickbang.games.championship import CHAMPIONSHIP
from clickbang.games.championship.bots.thinking import ChampionshipThinking
from clickbang.games.championship.bots.value import FILE, FIRST, INPUTS, SECOND, WEIGHTS, Value, described, written
from clickbang.games.championship.deck import NONE
from clickbang.games.championship.phases import START_ROUND
from clickbang.games.championship.rules import Championship

Floats = NDArray[np.float64]

MOST_SEATS: Final = CHAMPIONSHIP.most_seats
MOST_EXTRA: Final = 3
MOST_DEALT: Final = 5
LONGEST: Final = 60
"""Rounds: where all only wait, a game is broken off, and what is estimated then counts as its end."""
LATER: Final = 0.8
"""So much of what a position teaches comes from further ahead than the next round."""
EPOCHS: Final = 3
BATCH: Final = 256
RATE: Final = 0.003
LAST_RATE: Final = 0.0003
DECAY: Final = 0.0005
FIRST_GUESS: Final = (0.0, 1.5, 1.6, 0.0, 1.0, 0.45, 0.35, -1.2, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
"""What the inputs weigh before anything has been learned: about what the bot `shrewd` believes."""


class Learned:
    """The weights, and what the next step needs besides."""

    def __init__(self, step: int, weights: Floats, mean: Floats, square: Floats) -> None:
        self.step = step
        self.weights = weights
        self.mean = mean
        self.square = square

    def value(self) -> Value:
        return Value(rounded(self.weights))


def rounded(weights: Floats) -> list[float]:
    """As they are written down and played with."""
    return [round(float(weight), 5) for weight in weights]


# Games


def set_out(seats: int, deck: str, random: Random) -> Championship:
    """A table at the beginning of a game, or one time in two somewhere in the middle."""
    table = CHAMPIONSHIP.table(seats, {"deck": deck})
    assert isinstance(table, Championship)
    source = Seeded(random.randrange(1 << 62))
    while table.chance != NOTHING:
        table.draw(source)
    if random.randrange(2) == 0:
        return table
    for player in table.players:
        player.points = random.randrange(table.goal)
        player.mates = random.randrange(table.team)
        if random.randrange(3) == 0:
            player.extra = 1 + random.randrange(MOST_EXTRA)
        for _ in range(random.randrange(MOST_DEALT) if deck == STANDARD else 0):
            card = random.randrange(len(table.deck))
            if table.deck[card] > 0:
                table.deck[card] -= 1
                player.hand[card] += 1
                player.cards += 1
    for player in table.players:
        if random.randrange(5) == 0 and is_several(table.alive()):
            player.captain, player.in_round, player.mates = False, False, 0
    if not is_several(table.alive()):
        for player in table.players:
            player.captain = True
    table.go_on(START_ROUND)
    return table


def play(value: Value, seed: int, number: int) -> list[tuple[Floats, Floats]]:
    """What the rounds of a game teach: everybody in numbers, and how likely each was to win, as it turned out."""
    random = Random(stream_seed(seed, number, BOTS))
    seats = 2 + random.randrange(MOST_SEATS - 1)
    table = set_out(seats, (STANDARD, NONE)[random.randrange(2)], random)
    thinking = ChampionshipThinking(value)
    luck = Luck(seats)
    positions: list[Floats] = []
    chances: list[Floats] = []
    while not table.over and len(positions) < LONGEST:
        position = np.zeros((MOST_SEATS, INPUTS))
        position[:seats] = np.array(list(described(table))).reshape(seats, INPUTS)
        positions.append(position)
        chances.append(padded(thinking.values(table)))
        luck.reseed(stream_seed(seed, number, PLAY, len(positions)))
        last = play_on(table, thinking, luck, table.opened, 0)
    target = padded(last)
    lessons: list[tuple[Floats, Floats]] = []
    for position, estimate in zip(reversed(positions), reversed(chances), strict=True):
        lessons.append((position, target))
        target = LATER * target + (1.0 - LATER) * estimate
    return lessons


def padded(shares: list[float]) -> Floats:
    """By seat, as if all seats were taken."""
    return np.array(shares + [0.0] * (MOST_SEATS - len(shares)))


# The network, as in `value.py`


def divided(weights: Floats) -> tuple[Floats, Floats, Floats, Floats, Floats]:
    """The weights by what they are for."""
    first, both, thresholds = INPUTS * FIRST, 2 * FIRST * SECOND, SECOND
    parts = np.split(weights, np.cumsum([first, both, thresholds, SECOND]))
    return parts[0].reshape(FIRST, INPUTS), parts[1].reshape(SECOND, 2 * FIRST), parts[2], parts[3], parts[4]


def loss_and_slope(weights: Floats, positions: Floats, targets: Floats) -> tuple[float, Floats]:
    """How far the estimates are off (cross-entropy, per position), and how that changes with the weights."""
    first, second, thresholds, last, straight = divided(weights)
    alive = positions[:, :, :1] > 0.0
    active = positions @ first.T
    hidden = np.maximum(active, 0.0)
    both = np.concatenate([hidden, (hidden.sum(1, keepdims=True) - hidden) * alive], axis=2)
    inner = both @ second.T + thresholds
    shown = np.maximum(inner, 0.0)
    strength = np.where(alive[:, :, 0], shown @ last + positions @ straight, -np.inf)
    powers = np.exp(strength - strength.max(1, keepdims=True))
    shares = powers / powers.sum(1, keepdims=True)
    loss = -(targets * np.log(np.maximum(shares, 1e-9))).sum() / len(positions)
    slope = (shares * targets.sum(1, keepdims=True) - targets) / len(positions)
    of_inner = slope[:, :, None] * last * (inner > 0.0)
    of_both = (of_inner @ second) * alive
    of_rivals = of_both[:, :, FIRST:]
    of_hidden = of_both[:, :, :FIRST] + of_rivals.sum(1, keepdims=True) - of_rivals
    of_active = of_hidden * (active > 0.0) * alive
    parts = [
        np.einsum("nsf,nsi->fi", of_active, positions).ravel(),
        np.einsum("nsk,nsf->kf", of_inner, both).ravel(),
        of_inner.sum((0, 1)),
        np.einsum("ns,nsk->k", slope, shown),
        np.einsum("ns,nsi->i", slope, positions),
    ]
    return float(loss), np.concatenate(parts)


def begin(seed: int) -> Learned:
    """Small weights by chance, and the first guess."""
    luck = np.random.default_rng(seed)
    parts = [luck.normal(0.0, 0.3, INPUTS * FIRST), luck.normal(0.0, 0.15, 2 * FIRST * SECOND)]
    parts += [np.full(SECOND, 0.05), luck.normal(0.0, 0.15, SECOND), np.array(FIRST_GUESS)]
    return Learned(0, np.concatenate(parts), np.zeros(WEIGHTS), np.zeros(WEIGHTS))


def fit(learned: Learned, positions: Floats, targets: Floats, rate: float, seed: int) -> Learned:
    """Nearer to what was taught (Adam)."""
    luck = np.random.default_rng((seed, learned.step))
    weights, mean, square = learned.weights, learned.mean, learned.square
    for _ in range(EPOCHS):
        order = luck.permutation(len(positions))
        for at in range(0, len(order) - BATCH + 1, BATCH):
            rows = order[at : at + BATCH]
            _, slope = loss_and_slope(weights, positions[rows], targets[rows])
            mean = 0.9 * mean + 0.1 * slope
            square = 0.999 * square + 0.001 * slope * slope
            weights = weights - rate * (mean / (np.sqrt(square) + 1e-5) + DECAY * weights)
    return Learned(learned.step + 1, weights, mean, square)


# The command


def teach(folder: Path, steps: int, games: int, seed: int) -> None:
    """So many steps in all, of which the folder may hold some already."""
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / "learned.npz"
    learned = begin(seed)
    if kept.is_file():
        with np.load(kept) as found:
            learned = Learned(int(found["step"]), found["weights"], found["mean"], found["square"])
    while learned.step < steps:
        began = time.process_time()
        value = learned.value()
        first = learned.step * games
        lessons = [lesson for number in range(first, first + games) for lesson in play(value, seed, number)]
        positions = np.array([position for position, _ in lessons])
        targets = np.array([target for _, target in lessons])
        loss, _ = loss_and_slope(learned.weights, positions, targets)
        share = targets[targets > 0.0]
        noise = -(share * np.log(share)).sum() / len(positions)
        rate = LAST_RATE + (RATE - LAST_RATE) * (1.0 - learned.step / steps)
        learned = fit(learned, positions, targets, rate, seed)
        np.savez(kept, step=learned.step, weights=learned.weights, mean=learned.mean, square=learned.square)
        (folder / FILE).write_text(written(rounded(learned.weights)), encoding="utf-8")
        seconds = time.process_time() - began
        print(
            f"step {learned.step}: {games} games, {len(positions)} positions; loss before {loss:.4f}, "
            f"of which noise {noise:.4f}; {seconds:.1f} s",
            flush=True,
        )


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m clickbang.games.championship.bots.training", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--steps", type=int, default=60)
    parser.add_argument("--games", type=int, default=4000, help="a step")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    teach(chosen.folder, chosen.steps, chosen.games, chosen.seed)


if __name__ == "__main__":
    main(sys.argv[1:])
