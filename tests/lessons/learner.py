"""A lesson as it is played: whoever learns answers by a whim or a plan, opponents and luck follow the script."""

from collections.abc import Callable

from librt.random import Random

from clickbang.bots.chair import Chair
from clickbang.bots.lesson_bot import LessonBot
from clickbang.core.game import Game
from clickbang.core.parts.lesson import LEARNER, Cue, LessonLuck, lesson_of
from clickbang.core.prompt import Prompt
from clickbang.core.seats import has, members
from clickbang.core.sitting import Sitting
from clickbang.core.table import DECLINE
from clickbang.core.view import View

Answering = Callable[[View, Prompt], int]
MOST = 3000
"""Answers after which a lesson is taken to go on for ever."""


class Played:
    """A lesson from its first question until all is told."""

    def __init__(self, game: Game, answer: Answering) -> None:
        lesson = lesson_of(game)
        assert lesson is not None
        self.game = game
        self.lesson = lesson
        self.answer = answer
        self.sitting = Sitting(game, lesson.seats, lesson.options, LessonLuck(lesson))
        self.chairs = {seat: Chair(LessonBot(), seat, self.sitting) for seat in range(1, lesson.seats)}
        self.asked: list[tuple[str, Cue | None]] = []
        """Every question to the learner with what the guide said to it."""
        self.said: list[Cue] = []
        """All that the guide said."""
        self.answers: list[tuple[int, int]] = []
        self.sitting.settle()
        self.listen()

    @property
    def view(self) -> View:
        return self.sitting.views[LEARNER]

    @property
    def told(self) -> bool:
        return self.lesson.is_told(self.view)

    def listen(self) -> Cue | None:
        """What the guide says now."""
        cue = self.lesson.cue(self.view, self.sitting.prompt_for(LEARNER))
        if cue is not None and self.said[-1:] != [cue]:
            self.said.append(cue)
        return cue

    def run(self, to_the_end: bool = False) -> "Played":
        """Play until all is told, or until the game is over."""
        table = self.sitting.table
        while not table.over and (to_the_end or not self.told):
            assert len(self.answers) < MOST, "it goes on for ever"
            opened = table.opened
            for seat in members(table.standing):
                if seat != LEARNER and table.opened == opened and has(table.standing, seat):
                    self.turn(seat)
            waiting = members(table.must | table.asked)
            if table.opened == opened and waiting:
                self.turn(waiting[-1])  # the learner is waited for
        return self

    def turn(self, seat: int) -> None:
        if seat == LEARNER:
            prompt = self.sitting.prompt_for(seat)
            self.asked.append((prompt.kind, self.listen()))
            action = self.answer(self.view, prompt)
        else:
            action, foul = self.chairs[seat].ask()
            assert foul is None, foul
        self.answers.append((seat, action))
        if not (has(self.sitting.table.standing, seat) and action == DECLINE):
            self.sitting.answer(seat, action)
            self.sitting.settle()
            self.listen()


def whim(seed: int) -> Answering:
    """Anything that is allowed."""
    random = Random(seed)
    return lambda _, prompt: prompt.choices[random.randrange(len(prompt.choices))]
