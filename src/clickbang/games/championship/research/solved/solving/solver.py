"""Solving a whole duel: backwards over all states, rank by rank, each rank spread over a crew.

What is done is put on disk after each rank, so that a run that was cut off goes on where it was. The result does not
depend on who did which part: states of a rank do not depend on each other, and those of one shape are solved together.
"""

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from clickbang.arena.crew import Crew, Work, parts_done, played
from clickbang.arena.solver import Progress
from clickbang.core.parts.solve_errors import GAP_TOO_WIDE, SolveError
from clickbang.games.championship import CHAMPIONSHIP
from clickbang.games.championship.research.solved.duel.reach import Codes, fresh_values, reached
from clickbang.games.championship.research.solved.duel.rounds import RoundShape
from clickbang.games.championship.research.solved.duel.stage import Floats, Ints
from clickbang.games.championship.research.solved.kept.file import FORMAT, contents
from clickbang.games.championship.research.solved.solving.part import SolvedState, solve_states
from clickbang.games.championship.research.solved.solving.program import highs
from clickbang.games.championship.research.solved.states import Duel

WIDEST_GAP: Final = 1e-6
"""No state of a solution has a wider one, as it is kept."""
MOST_IN_A_GROUP: Final = 40
"""States of a shape that are solved one from another: more would leave hands idle."""


@dataclass(frozen=True, slots=True)
class Rank(Work):
    """The states of a rank, for a crew: groups of one shape each, and what later states are worth."""

    points: int
    team: int
    values: Floats
    groups: list[tuple[RoundShape, Ints]]

    def do(self, numbers: range) -> list[SolvedState]:
        codes = Codes(Duel(self.points, self.team))
        return [state for number in numbers for state in solve_states(codes, self.values, *self.groups[number])]


def solve_duel(duel: Duel, out: Path, crew: Crew | None, progress: Progress) -> bytes:
    """The solution as it is kept, also written to this file; meanwhile there is a folder of parts beside it."""
    highs()  # without it, better now than in a process of the crew
    codes = Codes(duel)
    there = reached(codes)
    first = there & (np.arange(codes.size) <= codes.turned)
    values = fresh_values(codes)
    parts = Parts(out.with_name(f"{out.name}.parts"), duel)
    solved: list[SolvedState] = []
    total = int(first.sum())
    for rank, here in reversed(codes.by_rank(first)):
        states = parts.read(rank)
        if states is None:
            states = sorted(solve_rank(Rank(duel.points, duel.team, values, groups(codes, here)), crew), key=code_of)
            parts.write(rank, states)
        for state in states:
            if state.kept_gap > WIDEST_GAP:
                raise SolveError(GAP_TOO_WIDE, state=duel.state(state.code), gap=state.kept_gap, most=WIDEST_GAP)
            values[codes.turned[state.code]] = -state.worth
            values[state.code] = state.worth
        solved += states
        progress(len(solved), total)
    worths = {state.code: state.worth for state in solved}
    plans = {int(codes.turned[state.code]): state.other_plan for state in solved}
    plans |= {state.code: state.plan for state in solved}
    gaps = max(state.gap for state in solved), max(state.kept_gap for state in solved)
    found = contents(duel, worths, plans, gaps)
    write_whole(out, found)
    parts.remove()
    return found


def groups(codes: Codes, here: Ints) -> list[tuple[RoundShape, Ints]]:
    """The states of a rank by shape, large ones divided."""
    return [
        (shape, group[start : start + MOST_IN_A_GROUP])
        for shape, group in codes.by_shape(here)
        for start in range(0, len(group), MOST_IN_A_GROUP)
    ]


def solve_rank(rank: Rank, crew: Crew | None) -> Iterator[SolvedState]:
    """All its states, in any order."""
    numbers = range(len(rank.groups))
    for part in [played(rank, numbers)] if crew is None else parts_done(rank, crew, numbers):
        yield from part.tally


def code_of(state: SolvedState) -> int:
    return state.code


class Parts:
    """What has been solved, in a folder: a file a rank, a line a state."""

    def __init__(self, folder: Path, duel: Duel) -> None:
        self.folder = folder
        self.head = [FORMAT, CHAMPIONSHIP.rules_version, duel.points, duel.team]
        folder.mkdir(parents=True, exist_ok=True)

    def path(self, rank: int) -> Path:
        return self.folder / f"rank-{rank}.jsonl"

    def read(self, rank: int) -> list[SolvedState] | None:
        """What is there of this rank; nothing if it is of another duel."""
        if not self.path(rank).is_file():
            return None
        head, *lines = map(json.loads, self.path(rank).read_text().splitlines())
        return [solved_state(line) for line in lines] if head == self.head else None

    def write(self, rank: int, states: list[SolvedState]) -> None:
        rows = [
            [each.code, each.worth, hexes(each.plan), hexes(each.other_plan), each.gap, each.kept_gap]
            for each in states
        ]
        lines = [self.head, *rows]
        write_whole(self.path(rank), "".join(json.dumps(line) + "\n" for line in lines).encode())

    def remove(self) -> None:
        for path in self.folder.glob("rank-*.jsonl"):
            path.unlink()
        self.folder.rmdir()


def hexes(plan: tuple[bytes, bytes]) -> list[str]:
    return [plan[0].hex(), plan[1].hex()]


def solved_state(line: list[Any]) -> SolvedState:
    """A line of a part, read back."""
    code, worth, plan, other_plan, gap, kept_gap = line
    plans = [(bytes.fromhex(kinds), bytes.fromhex(mixed)) for kinds, mixed in (plan, other_plan)]
    return SolvedState(code, worth, plans[0], plans[1], gap, kept_gap)


def write_whole(path: Path, text: bytes) -> None:
    """Write a file that is there whole or not at all, whatever happens meanwhile."""
    beside = path.with_name(f"{path.name}.new")
    beside.write_bytes(text)
    os.replace(beside, path)
