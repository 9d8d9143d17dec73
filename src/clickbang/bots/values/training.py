"""The frame of learning from games, the same for every game: play, learn from it, write down, and again.

A folder keeps what has been learned after each step. Who is stopped goes on from there, and comes to the same weights
as if there had been no stop.
"""

import os
import time
import zipfile
import zlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

from clickbang.bots.values.weights import FILE, Weights, written
from clickbang.core.parts.train_errors import NOT_A_TRAINING, OTHER_TRAINING, TrainError

KEPT: Final = "learned.npz"
L = TypeVar("L")
"""What a game teaches: a lesson."""
Saved = Mapping[str, NDArray[Any]]
"""What a learner was, as numbers."""
Playing = Callable[[Weights, int], list[L]]
"""Plays the games of a step with these weights; the lessons are in the order of the games."""


class Fit:
    """How well one network learned."""

    def __init__(self, name: str, states: int, before: float, after: float, noise: float | None = None) -> None:
        self.name = name
        """Empty where it is the only one."""
        self.states = states
        self.before = before
        """How far the estimates were off in games from which nothing had been learned yet; `after`, in the same."""
        self.after = after
        self.noise = noise
        """How far the best would be, where that is known."""


class GameLearner(ABC, Generic[L]):
    """What has been learned in a course, and goes on learning."""

    step: int
    """So many are done."""
    remark: str = ""
    """What else is to be said about the last one."""

    @abstractmethod
    def weights(self) -> Weights:
        """As they are written down and played with."""

    @abstractmethod
    def learn(self, lessons: list[L]) -> list[Fit]:
        """From the games of the next step."""

    @abstractmethod
    def saved(self) -> dict[str, NDArray[Any]]:
        """All that the next step needs."""


class Training(ABC, Generic[L]):
    """What a game brings: games that teach, and who learns from them."""

    game: str
    steps: int
    games: int
    """A step. With so many the project's own weights were made."""

    @abstractmethod
    def play(self, weights: Weights, seed: int, step: int, number: int) -> list[L]:
        """What game `number` teaches; it depends on nothing else."""

    @abstractmethod
    def learner(self, course: "TrainingRun[L]", saved: Saved | None) -> GameLearner[L]:
        """One who begins, or goes on from what another had `saved`."""


class TrainingRun(Generic[L]):
    """So many steps of so many games from a seed; the number of steps counts, for the last may be small ones."""

    def __init__(self, training: Training[L], steps: int, games: int, seed: int) -> None:
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


class StepResult:
    """What came of one."""

    def __init__(self, step: int, fits: list[Fit], remark: str, seconds: float) -> None:
        self.step = step
        self.fits = fits
        self.remark = remark
        self.seconds = seconds
        """Of the processor, in this process."""


def alone(course: TrainingRun[L]) -> Playing[L]:
    """One game after another, in this process."""

    def playing(weights: Weights, step: int) -> list[L]:
        play = course.training.play
        return [lesson for number in course.numbers(step) for lesson in play(weights, course.seed, step, number)]

    return playing


def teach(
    course: TrainingRun[L], folder: Path, playing: Playing[L], told: Callable[[StepResult], None]
) -> GameLearner[L]:
    """All steps of a course that the folder does not hold yet."""
    folder.mkdir(parents=True, exist_ok=True)
    learner = restored(course, folder)
    while learner.step < course.steps:
        began = time.process_time()
        fits = learner.learn(playing(learner.weights(), learner.step))
        keep(course, folder, learner)
        told(StepResult(learner.step, fits, learner.remark, time.process_time() - began))
    return learner


def keep(course: TrainingRun[L], folder: Path, learner: GameLearner[L]) -> None:
    """Write down what was learned: to go on from, and to play with. What was there stays until that is done."""
    facts = {name: np.array(fact) for name, fact in course.facts().items()}
    new = apart(folder, KEPT)
    np.savez_compressed(new, **facts, **learner.saved())  # type: ignore[arg-type]
    new.replace(folder / KEPT)
    write_weights(course, folder, learner)


def write_weights(course: TrainingRun[L], folder: Path, learner: GameLearner[L]) -> None:
    """What is played with."""
    said = f"{learner.step} steps of {course.games} games, seed {course.seed}"
    new = apart(folder, FILE)
    new.write_text(written(learner.weights(), said), encoding="utf-8")
    new.replace(folder / FILE)


def apart(folder: Path, name: str) -> Path:
    """Where a file is written before it takes its place: another process may be writing its own."""
    return folder / f"new-{os.getpid()}-{name}"


def restored(course: TrainingRun[L], folder: Path) -> GameLearner[L]:
    """Who has learned what the folder holds of this course, or begins it."""
    kept = folder / KEPT
    beginner = course.training.learner(course, None)
    if not kept.exists():
        return beginner
    try:
        with kept.open("rb") as file, np.load(file) as saved:
            facts = {name: str(saved[name]) for name in course.facts()}
            arrays = {name: saved[name] for name in saved.files if name not in facts}
        if facts != course.facts():
            raise TrainError(OTHER_TRAINING, folder=str(folder), **facts)
        if any(arrays[name].shape != array.shape for name, array in beginner.saved().items()):
            raise TrainError(NOT_A_TRAINING, file=str(kept))
        return course.training.learner(course, arrays)
    except (LookupError, ValueError, TypeError, AttributeError, EOFError, zipfile.BadZipFile, zlib.error):
        raise TrainError(NOT_A_TRAINING, file=str(kept)) from None
