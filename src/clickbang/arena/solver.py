"""What a game brings along that can be solved exactly: `clickbang solve`."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from clickbang.arena.crew import Crew

Progress = Callable[[int, int], None]
"""Is told how many states are done, and of how many."""
Figures = dict[str, str]
"""What was found, for people: a name and a figure."""


@dataclass(frozen=True, slots=True)
class SolverPage:
    """A page: its title, what stands in it as HTML, and how that looks."""

    title: str
    text: str
    style: str


class Solver(ABC):
    """Solves a game, and says what its solution is worth. A solution is a file; one may come with the game."""

    @abstractmethod
    def file(self, options: Mapping[str, str]) -> Path:
        """The solution that comes with the game for these options; there may be none."""

    @abstractmethod
    def solve(self, options: Mapping[str, str], out: Path, crew: Crew | None, progress: Progress) -> Figures:
        """Solve the game into this file; one that was cut off is taken up where it was. A SolveError says why not."""

    @abstractmethod
    def check(self, solution: Path) -> Figures:
        """Look by exact best replies whether the solution holds; a SolveError if it does not."""

    @abstractmethod
    def exploit(self, solution: Path, bot: str) -> Figures:
        """What the best reply wins against this bot, who plays the game of the solution."""

    @abstractmethod
    def report(self, solution: Path) -> SolverPage:
        """What the solution says, in pictures."""
