"""A table as a series of single decisions, in the one order in which programs are asked (`core/cursor.py`).

So a game is a list of ints: answers and draws. Steps of a draft are decisions too; taking one back is none, since every
draft can be completed without.
"""

from typing import Final

from mypy_extensions import i64

from clickbang.core.cursor import Cursor, awaited
from clickbang.core.seats import bit, has, is_several
from clickbang.core.table import NOTHING, Table

CHANCE: Final = -1
"""In place of a seat: chance is due."""
OVER: Final = -4
"""In place of a seat: nothing more is decided."""


class Decisions:
    """Who decides next at a table. It takes over the table: who changes it otherwise tells by `answered`."""

    def __init__(self, table: Table, most: i64 = 0, cursor: Cursor | None = None) -> None:
        self.table: Table = table
        self.most: i64 = most
        """After so many decisions of players it is broken off; 0 for never."""
        self.made: i64 = 0
        self.cursor: Cursor = Cursor() if cursor is None else cursor
        self.seat: i64 = OVER
        """Who decides now, or CHANCE, or OVER."""
        self.steps: list[int] = []
        """Everything that was decided and drawn by `take`."""
        self.find_next()

    def clone(self) -> "Decisions":
        """An independent copy, with nobody listening at its table."""
        other = Decisions(self.table.clone(), self.most, self.cursor.clone())
        other.made = self.made
        other.seat = self.seat
        other.steps = self.steps[:]
        return other

    @property
    def broken_off(self) -> bool:
        """Whether it came to its last decision without an end."""
        return self.seat == OVER and not self.table.over

    @property
    def together(self) -> i64:
        """Who decide at the same moment, unseen by each other; 0 where one decides after another.

        Drafts are put together one after another, though sealed: how many steps one takes is nobody else's business.
        """
        table = self.table
        if self.seat < 0 or not table.sealed or table.drafts is not None or has(table.standing, self.seat):
            return 0
        waiting = awaited(table)
        return waiting if is_several(waiting) else 0

    @property
    def free(self) -> i64:
        """Who can decide now, whatever the others at the same moment do; drafts may overlap here."""
        if self.seat < 0:
            return 0
        if self.cursor.first != 0:
            return self.cursor.first
        return awaited(self.table) if self.table.sealed else bit(self.seat)

    def take(self, step: i64) -> None:
        """What was decided, or what chance brought; an illegal one raises a typed error and changes nothing."""
        seat = self.seat
        if seat == CHANCE:
            self.table.strike(step)
            self.find_next()
        else:
            self.table.apply(seat, step)
            self.answered(seat)
        self.steps.append(step)

    def answered(self, seat: i64) -> None:
        """The table has taken an answer of this seat, whose decision it was; a standing right declined is one, too."""
        self.made += 1
        self.cursor.answered(seat)
        self.find_next()

    def find_next(self) -> None:
        """Whose decision is next; to be called after chance has struck."""
        table = self.table
        if table.over or self.made == self.most > 0:
            self.seat = OVER
        elif table.chance != NOTHING:
            self.seat = CHANCE
        else:
            self.seat = self.cursor.next(table)
