"""Bots are characters: each has a habit of pulling faces that goes with its name.

A habit is asked with what everybody knows, and always says the same: whoever has seen it often can tell nothing by it.
"""

from collections.abc import Mapping
from typing import Final
from zlib import crc32

from clickbang.core.parts.faces import DOUBT, FACES, FRIGHT, GLARE, GRIN, LAUGH, POUT, SHOCK, SMIRK


class Habit:
    """How often somebody pulls a face, in percent, and which one where another would be called for."""

    def __init__(self, often: int, instead: Mapping[str, str], acts: bool = False) -> None:
        self.often = often
        self.instead = instead
        self.acts = acts
        """Whether it pulls whatever face comes to its mind."""


STONY: Final = Habit(12, {})
OPEN: Final = Habit(65, {})
MERRY: Final = Habit(55, {FRIGHT: LAUGH, SHOCK: GRIN, POUT: SMIRK, GLARE: LAUGH})
SOUR: Final = Habit(45, {GRIN: DOUBT, LAUGH: SMIRK, SHOCK: GLARE, FRIGHT: GLARE})
TIMID: Final = Habit(60, {GLARE: POUT, SMIRK: GRIN, DOUBT: FRIGHT, SHOCK: FRIGHT})
ACTOR: Final = Habit(50, {}, acts=True)
HABITS: Final = (STONY, OPEN, MERRY, SOUR, TIMID, ACTOR)


def drawn(of: int, *facts: object) -> int:
    """A number below this, from these facts and nothing else."""
    return crc32("/".join(map(str, facts)).encode()) % of


def habit_of(name: str) -> Habit:
    return HABITS[drawn(len(HABITS), "habit", name)]


def pulled(name: str, game: str, moment: int, called_for: str) -> str:
    """Which face the bot of this name pulls at this moment of this game, or none: when this one is called for."""
    habit = habit_of(name)
    if drawn(100, name, game, moment) >= habit.often:
        return ""
    if habit.acts:
        return FACES[drawn(len(FACES), name, moment, game)]
    return habit.instead.get(called_for, called_for)
