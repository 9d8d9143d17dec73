"""A Bulletbucks table: a board, what was agreed, and what is asked."""

from typing import Final

from mypy_extensions import i64

from clickbang.core.states.fields import Fields
from clickbang.core.table import Table
from clickbang.games.bulletbucks.rules.board import Board
from clickbang.games.bulletbucks.rules.observer import UNHEARD, Observer
from clickbang.games.bulletbucks.rules.options import USUAL, Agreed
from clickbang.games.bulletbucks.rules.teller import Teller

BID: Final = 1
RAISE: Final = 2
CONVERT: Final = 3
NAME: Final = 4
KINDS: Final = ("", "bid", "raise", "convert", "name")
"""The prompts, by number."""

SPIN: Final = 1
CHANCES: Final = ("", "spin")
"""What chance decides."""


class State(Table):
    """A board, and how it is played on. What happens to it is said in the phases, and in `course.py` in which order."""

    def __init__(self, seats: i64, agreed: Agreed = USUAL) -> None:
        super().__init__(seats)
        self.board = Board(seats, agreed)
        self.observer: Observer = UNHEARD

    def on_listener(self, listening: bool) -> None:
        self.observer = Teller(self) if listening else UNHEARD

    def carry(self, fields: Fields) -> bool:
        self.carry_prompt(fields, KINDS, CHANCES)
        self.board.carry(self.board, fields)
        return True

    def answers_count(self) -> bool:
        return False

    def game_name(self) -> str:
        return "bulletbucks"

    def settings(self) -> dict[str, str]:
        return self.board.agreed.settings()

    def kind_name(self) -> str:
        return KINDS[self.kind]

    def show_purses(self) -> None:
        """BB-4, option `open_purses`: off, a purse is its owner's secret; on, everybody sees it."""
        if self.board.agreed.open_purses:
            self.observer.show_purses(self.board)
