"""A first game that teaches: the same rules at a real table, with luck and opponents that follow a script.

A script is not a film: whatever the learner answers, opponents react, and luck goes on when what is written cannot
happen. What the guide says comes from what the learner's seat knows and is asked, and from nothing else.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from clickbang.core.actions import Action
from clickbang.core.chance import Chance, Outcomes, Seeded
from clickbang.core.events import Asked
from clickbang.core.game import Game
from clickbang.core.prompt import Prompt
from clickbang.core.view import View

LEARNER: Final = 0
"""The seat of whoever learns."""
UNWRITTEN: Final = -1
"""In place of an outcome: the script says nothing here."""
LATER_LUCK: Final = 1
"""The seed of what happens beyond the script: a lesson is the same for everybody who answers the same."""


@dataclass(frozen=True, slots=True)
class Cue:
    """What the guide says at one moment: a message of the game (`lesson-KEY`), and what it is given."""

    key: str
    values: Mapping[str, object] = field(default_factory=dict)
    """As the fields of an event: `seat` and `by` become names, tuples of seats lists of names."""


class Lesson:
    """The introduction to a game. It holds no state: everything follows from what it is shown."""

    seats: int
    options: Mapping[str, str] = {}
    steps: int
    """Of how many parts it consists, for those who want to know how far they have come."""
    cues: tuple[str, ...]
    """The keys of all that the guide may say."""

    def outcome(self, number: int, outcomes: Outcomes) -> int:
        """What draw `number` of the game brings, counted from 0; UNWRITTEN where it does not matter."""
        return UNWRITTEN

    def opponent(self, view: View, prompt: Prompt) -> int | Action:
        """What an opponent answers, by what its seat knows: one of `prompt.choices`, or its typed form."""
        raise NotImplementedError

    def cue(self, view: View, prompt: Prompt) -> Cue | None:
        """What the learner is told now: one thing, or nothing. There is something at every kind of question that is
        met for the first time."""
        raise NotImplementedError

    def step(self, view: View) -> int:
        """In which part the learner is, counted from 1."""
        raise NotImplementedError

    def is_told(self, view: View) -> bool:
        """Whether all has been taught. The game may go on; it is also told whenever that is over."""
        raise NotImplementedError


class LessonLuck(Chance):
    """Luck by the script of a lesson; where that is silent, or asks for what cannot happen, by a fixed seed."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.later = Seeded(LATER_LUCK)
        self.draws = 0

    def choose(self, outcomes: Outcomes) -> int:
        written = self.lesson.outcome(self.draws, outcomes)
        self.draws += 1
        if any(outcome == written and weight > 0 for outcome, weight in outcomes):
            return written
        return self.later.choose(outcomes)


def lesson_of(game: Game) -> Lesson | None:
    """The lesson of a game, if it has one."""
    found: Lesson | None = game.part(game.lesson)
    return found


def times_asked(view: View, kind: str) -> int:
    """How often this seat has been asked a question of this kind so far."""
    return sum(
        type(event) is Asked and event.kind == kind and view.seat in event.must + event.asked for event in view.history
    )
