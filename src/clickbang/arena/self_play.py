"""Games of a training spread over a crew."""

from typing import TYPE_CHECKING, TypeVar

from clickbang.arena.crew import Crew, PlayedPart, Progress, Work, parts_done, played
from clickbang.bots.values.weights import Weights
from clickbang.core.registry import game_named

if TYPE_CHECKING:  # needs numpy, which not everybody has
    from clickbang.bots.values.training import Playing, Training, TrainingRun

SOME = 20
"""Without a crew, after so many games the progress is told."""
L = TypeVar("L")


class StepGames(Work):
    """The games of one step, by their numbers."""

    def __init__(self, game: str, weights: Weights, seed: int, step: int) -> None:
        self.game = game
        self.weights = weights
        self.seed = seed
        self.step = step

    def do(self, numbers: range) -> list[list[object]]:
        game = game_named(self.game)
        training: Training[object] = game.part(game.training)
        return [training.play(self.weights, self.seed, self.step, number) for number in numbers]


def spread(course: "TrainingRun[L]", crew: Crew | None, progress: Progress) -> "Playing[L]":
    """Plays steps with a crew, or here; whoever plays them, the lessons are the same."""

    def playing(weights: Weights, step: int) -> list[L]:
        games = StepGames(course.training.game, weights, course.seed, step)
        numbers = course.numbers(step)
        found: list[PlayedPart] = []
        parts = (played(games, numbers[at : at + SOME]) for at in range(0, len(numbers), SOME))
        for part in parts if crew is None else parts_done(games, crew, numbers):
            found.append(part)
            progress(len(part.numbers))
        found.sort(key=lambda part: part.numbers[0])
        return [lesson for part in found for lessons in part.tally for lesson in lessons]

    return playing
