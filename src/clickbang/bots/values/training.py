"""The frame of learning by self-play, the same for every game: play, learn from it, write down, and again.

A folder keeps what has been learned after each step. Who is stopped goes on from there, and comes to the same weights
as if there had been no stop.
"""

import time
import zipfile
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Final

import numpy as np

from clickbang.bots.values.learning import (
    LAST_RATE,
    RATE,
    Floats,
    Learned,
    Lessons,
    Shape,
    begin,
    fit,
    loss_and_slope,
)
from clickbang.bots.values.weights import FILE, written
from clickbang.core.train_errors import NOT_A_TRAINING, OTHER_TRAINING, TrainError

KEPT: Final = "learned.npz"
LATER: Final = 0.8
"""So much of what a state teaches comes from further ahead than the next round."""
Lesson = tuple[list[float], list[float]]
"""The numbers that describe all seats in a state, and the share of the win of each as it turned out."""


class SelfPlay(ABC):
    """What a game brings: how large its network is, and games that teach."""

    game: str
    shape: Shape
    first_guess: tuple[float, ...]
    """What the numbers of a seat weigh before anything has been learned."""
    steps: int
    games: int
    """A step. With so many the project's own weights were made."""
    memory: int = 1
    """From so many steps the network learns at a time."""

    @abstractmethod
    def play(self, weights: list[float], seed: int, step: int, number: int) -> list[Lesson]:
        """What the rounds of game `number` teach; it depends on nothing else."""


class Course:
    """So many steps of so many games from a seed; the number of steps counts, for the last are small ones."""

    def __init__(self, training: SelfPlay, steps: int, games: int, seed: int) -> None:
        self.training = training
        self.steps = steps
        self.games = games
        self.seed = seed

    def numbers(self, step: int) -> range:
        """The games of a step: none is played twice."""
        return range(step * self.games, (step + 1) * self.games)

    def facts(self) -> dict[str, str]:
        training = self.training
        return {"game": training.game, "steps": f"{self.steps}", "games": f"{self.games}", "seed": f"{self.seed}"}


class Step:
    """What came of one."""

    def __init__(self, step: int, states: int, before: float, after: float, noise: float, seconds: float) -> None:
        self.step = step
        self.states = states
        self.before = before
        """How far the estimates were off in games from which nothing had been learned yet; `after`, in the same."""
        self.after = after
        self.noise = noise
        """How far the best would be."""
        self.seconds = seconds
        """Of the processor, in this process."""


Playing = Callable[[list[float], int], list[Lesson]]
"""Plays the games of a step with these weights; the lessons are in the order of the games."""


def looking_back(described: list[list[float]], estimates: list[list[float]], end: list[float]) -> list[Lesson]:
    """What the states of a game teach, the last first: how it ended, and more and more what was thought on the way."""
    target = end
    lessons: list[Lesson] = []
    for state, estimate in zip(reversed(described), reversed(estimates), strict=True):
        lessons.append((state, target))
        target = [LATER * later + (1.0 - LATER) * now for later, now in zip(target, estimate, strict=True)]
    return lessons


def alone(course: Course) -> Playing:
    """One game after another, in this process."""

    def playing(weights: list[float], step: int) -> list[Lesson]:
        play = course.training.play
        return [lesson for number in course.numbers(step) for lesson in play(weights, course.seed, step, number)]

    return playing


def teach(course: Course, folder: Path, playing: Playing, told: Callable[[Step], None]) -> Learned:
    """All steps of a course that the folder does not hold yet."""
    folder.mkdir(parents=True, exist_ok=True)
    training, shape = course.training, course.training.shape
    learned, past = restored(course, folder)
    while learned.step < course.steps:
        began = time.process_time()
        lessons = Lessons.listed([shape.padded(*lesson) for lesson in playing(learned.rounded(), learned.step)])
        past = [*past, lessons][-training.memory :]
        before, _ = loss_and_slope(shape, learned.weights, lessons.states, lessons.targets)
        rate = LAST_RATE + (RATE - LAST_RATE) * (1.0 - learned.step / course.steps)
        learned = fit(shape, learned, Lessons.joined(past), rate, course.seed)
        after, _ = loss_and_slope(shape, learned.weights, lessons.states, lessons.targets)
        keep(course, folder, learned, past)
        seconds = time.process_time() - began
        told(Step(learned.step, len(lessons.states), before, after, lessons.noise(), seconds))
    return learned


def keep(course: Course, folder: Path, learned: Learned, past: list[Lessons]) -> None:
    """Write down what was learned: to go on from, and to play with. What was there stays until that is done."""
    arrays = learned.saved()
    for place, lessons in enumerate(past):
        arrays |= {f"states{place}": lessons.states, f"targets{place}": lessons.targets}
    facts = {name: np.array(fact) for name, fact in course.facts().items()}
    new = folder / f"new-{KEPT}"
    np.savez_compressed(new, kept=len(past), **facts, **arrays)  # type: ignore[arg-type]
    new.replace(folder / KEPT)
    said = f"{learned.step} steps of {course.games} games, seed {course.seed}"
    (folder / FILE).write_text(written(learned.rounded(), said), encoding="utf-8")


def restored(course: Course, folder: Path) -> tuple[Learned, list[Lessons]]:
    """What the folder holds of this course, or its beginning."""
    kept = folder / KEPT
    if not kept.exists():
        return begin(course.training.shape, course.training.first_guess, course.seed), []
    try:
        with kept.open("rb") as file, np.load(file) as saved:
            facts = {name: str(saved[name]) for name in course.facts()}
            arrays: dict[str, Floats] = {name: saved[name] for name in saved.files if name not in facts}
        learned = Learned.restored(arrays)
        past = [Lessons(arrays[f"states{place}"], arrays[f"targets{place}"]) for place in range(int(arrays["kept"]))]
    except (KeyError, ValueError, EOFError, zipfile.BadZipFile):
        raise TrainError(NOT_A_TRAINING, file=str(kept)) from None
    if facts != course.facts():
        raise TrainError(OTHER_TRAINING, folder=str(folder), **facts)
    return learned, past
