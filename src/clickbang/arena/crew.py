"""The one interface through which many games are spread: a crew plays parts of a plan, here or elsewhere.

A part is some games of a plan, by their numbers. Which crew plays it, and where, never shows in the result: what games
depend on is in the plan, and tallies of parts add up to the same in any order.
"""

import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Self

from clickbang.arena.errors import WORKER_DIED, ArenaError
from clickbang.arena.games import play_games
from clickbang.arena.plan import Plan
from clickbang.arena.tally import Tally

Progress = Callable[[int], None]
"""Is told how many more games are done."""


class Work(ABC):
    """Something else than games, of which parts can be done by number; it is pickled, and sent to whoever does some."""

    @abstractmethod
    def do(self, numbers: range) -> Any:
        """What comes of these; it depends on nothing else."""


SECONDS_A_PART = 0.2
"""Parts are as large as to take about this long: progress is seen, and talking costs nothing."""

TRIES = 3
"""So often a part is played that is lost again and again; then it is the part that ends whoever plays it."""


@dataclass(frozen=True, slots=True)
class PlayedPart:
    """What came of a part, and how long its games took."""

    numbers: range
    tally: Any
    """Of games a Tally; of other work what it gives."""
    seconds: float


@dataclass(frozen=True, slots=True)
class Lost:
    """A part of which nothing came, because whoever played it is gone."""

    numbers: range
    how: str


class Crew(ABC):
    """Whoever plays parts of plans; after use as a context nobody is left. An error in a part dismisses all."""

    seconds_a_part: float = SECONDS_A_PART

    @property
    @abstractmethod
    def hands(self) -> int:
        """How many parts can be played at a time; may change."""

    @abstractmethod
    def give(self, plan: Plan | Work, numbers: range) -> None:
        """Have these games of the plan played, or this part of other work done; there is a free hand."""

    @abstractmethod
    def answers(self) -> Iterable[PlayedPart | Lost]:
        """What came of parts since the last call. Waits for some, a second at most; raises what went wrong in one."""

    @abstractmethod
    def dismiss(self) -> None:
        """End whatever is still being played."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.dismiss()


def play_parts(plan: Plan, crew: Crew, progress: Progress, numbers: range | None = None) -> Tally:
    """Play these games of the plan, or all; a part that is lost is played again, and nothing else is."""
    total = Tally(plan)
    for answer in parts_done(plan, crew, plan.numbers if numbers is None else numbers):
        total.add(answer.tally)
        progress(len(answer.numbers))
    return total


def parts_done(plan: Plan | Work, crew: Crew, left: range) -> Iterator[PlayedPart]:
    """What comes of all parts, in the order in which they are done; a part that is lost is done again."""
    again: list[range] = []
    losses: Counter[range] = Counter()
    out, size = 0, 1
    try:
        while left or again or out:
            while (left or again) and out < crew.hands:
                if again:
                    part = again.pop()
                else:
                    size = min(size, len(left) // crew.hands + 1)
                    part, left = left[:size], left[size:]
                crew.give(plan, part)
                out += 1
            for answer in crew.answers():
                out -= 1
                part = answer.numbers
                if isinstance(answer, PlayedPart):
                    yield answer
                    size = good_size(len(part), answer.seconds, crew.seconds_a_part)
                    continue
                losses[part] += 1
                if losses[part] == TRIES:
                    raise ArenaError(WORKER_DIED, how=answer.how, first=part[0], last=part[-1])
                again.append(part)
    except BaseException:
        crew.dismiss()
        raise


def good_size(games: int, seconds: float, wanted: float = SECONDS_A_PART) -> int:
    """How many games the next part should have, if so many took so long."""
    return max(1, int(games / max(seconds, 1e-6) * wanted))


def played(plan: Plan | Work, numbers: range) -> PlayedPart:
    """These games, played in this process."""
    began = time.perf_counter()
    tally = plan.do(numbers) if isinstance(plan, Work) else play_games(plan, numbers)
    return PlayedPart(numbers, tally, time.perf_counter() - began)
