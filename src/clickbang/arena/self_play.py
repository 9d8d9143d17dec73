"""Games of self-play spread over a crew."""

from typing import TYPE_CHECKING

from clickbang.arena.crew import Crew, Played, Progress, Work, parts_done, played
from clickbang.core.registry import game_named

if TYPE_CHECKING:  # needs numpy, which not everybody has
    from clickbang.bots.values.training import Course, Lesson, Playing, SelfPlay

SOME = 20
"""Without a crew, after so many games the progress is told."""


class Games(Work):
    """The games of one step, by their numbers."""

    def __init__(self, game: str, weights: list[float], seed: int, step: int) -> None:
        self.game = game
        self.weights = weights
        self.seed = seed
        self.step = step

    def do(self, numbers: range) -> "list[list[Lesson]]":
        game = game_named(self.game)
        training: SelfPlay = game.part(game.training)
        return [training.play(self.weights, self.seed, self.step, number) for number in numbers]


def spread(course: "Course", crew: Crew | None, progress: Progress) -> "Playing":
    """Plays steps with a crew, or here; whoever plays them, the lessons are the same."""

    def playing(weights: list[float], step: int) -> "list[Lesson]":
        games = Games(course.training.game, weights, course.seed, step)
        numbers = course.numbers(step)
        found: list[Played] = []
        parts = (played(games, numbers[at : at + SOME]) for at in range(0, len(numbers), SOME))
        for part in parts if crew is None else parts_done(games, crew, numbers):
            found.append(part)
            progress(len(part.numbers))
        found.sort(key=lambda part: part.numbers[0])
        return [lesson for part in found for lessons in part.tally for lesson in lessons]

    return playing
