"""Learning by self-play what a state between two rounds is worth: for games that ask the network of `network.py`."""

from typing import Final

import numpy as np

from clickbang.bots.values.network_learning import (
    LAST_RATE,
    RATE,
    Floats,
    Learned,
    Lessons,
    NetworkShape,
    begin,
    fit,
    loss_and_slope,
)
from clickbang.bots.values.training import Fit, GameLearner, Saved, Training, TrainingRun
from clickbang.bots.values.weights import ONLY, Weights

LATER: Final = 0.8
"""So much of what a state teaches comes from further ahead than the next round."""
Lesson = tuple[list[float], list[float]]
"""The numbers that describe all seats in a state, and the share of the win of each as it turned out."""


class SelfPlay(Training[Lesson]):
    """What such a game brings: how large its network is, and games that teach."""

    shape: NetworkShape
    first_guess: tuple[float, ...]
    """What the numbers of a seat weigh before anything has been learned."""
    memory: int = 1
    """From so many steps the network learns at a time."""

    def learner(self, course: TrainingRun[Lesson], saved: Saved | None) -> "ValueLearner":
        if saved is None:
            return ValueLearner(self, course, begin(self.shape, self.first_guess, course.seed), [])
        past = [Lessons(saved[f"states{place}"], saved[f"targets{place}"]) for place in range(int(saved["kept"]))]
        return ValueLearner(self, course, Learned.restored(saved), past)


class ValueLearner(GameLearner[Lesson]):
    """The network, and the lessons of the last steps."""

    def __init__(self, training: SelfPlay, course: TrainingRun[Lesson], learned: Learned, past: list[Lessons]) -> None:
        self.training = training
        self.course = course
        self.learned = learned
        self.past = past
        self.step = learned.step

    def weights(self) -> Weights:
        return {ONLY: self.learned.rounded()}

    def learn(self, lessons: list[Lesson]) -> list[Fit]:
        shape, course, learned = self.training.shape, self.course, self.learned
        new = Lessons.listed([shape.padded(*lesson) for lesson in lessons])
        self.past = [*self.past, new][-self.training.memory :]
        before, _ = loss_and_slope(shape, learned.weights, new.states, new.targets)
        rate = LAST_RATE + (RATE - LAST_RATE) * (1.0 - learned.step / course.steps)
        self.learned = fit(shape, learned, Lessons.joined(self.past), rate, course.seed)
        self.step = self.learned.step
        after, _ = loss_and_slope(shape, self.learned.weights, new.states, new.targets)
        return [Fit("", len(lessons), before, after, new.noise())]

    def saved(self) -> dict[str, Floats]:
        arrays = self.learned.saved() | {"kept": np.array(len(self.past))}
        for place, lessons in enumerate(self.past):
            arrays |= {f"states{place}": lessons.states, f"targets{place}": lessons.targets}
        return arrays


def looking_back(described: list[list[float]], estimates: list[list[float]], end: list[float]) -> list[Lesson]:
    """What the states of a game teach, the last first: how it ended, and more and more what was thought on the way."""
    target = end
    lessons: list[Lesson] = []
    for state, estimate in zip(reversed(described), reversed(estimates), strict=True):
        lessons.append((state, target))
        target = [LATER * later + (1.0 - LATER) * now for later, now in zip(target, estimate, strict=True)]
    return lessons
