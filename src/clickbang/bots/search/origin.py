"""Where a tree begins: at the prompt itself, or earlier, where less was hidden."""

from typing import Final

from mypy_extensions import i64

from clickbang.core.view import View

SEATS: Final = 64
"""More than any table has."""


class Origin:
    """A moment of a game as a seat saw it, and what was answered since, up to the prompt of the search.

    What people hide from each other since then is learned together with all the rest, and so is what an answer that all
    have seen says about it. Prompts are counted from 0, that of the origin.
    """

    def __init__(self, view: View, prompts: int = 0, is_open: bool = False) -> None:
        self.view = view
        """What the seat of the search knew at the origin."""
        self.is_open = is_open
        """Whether nothing is hidden there: all worlds are alike."""
        self.prompts: i64 = prompts
        """So many prompts later the search asks."""
        self.public: dict[int, int] = {}
        """Answers that everybody knows by now."""
        self.own: dict[int, int] = {}
        """Answers that only the seat of the search knows, which gave them."""

    def all_know(self, prompt: i64, seat: i64, answer: i64) -> None:
        """This seat gave this answer, and everybody has seen it."""
        self.public[prompt * SEATS + seat] = answer

    def seat_knows(self, prompt: i64, answer: i64) -> None:
        """The seat of the search gave this answer, and nobody has seen it."""
        self.own[prompt * SEATS + self.view.seat] = answer
