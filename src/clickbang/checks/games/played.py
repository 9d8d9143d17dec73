"""A random game, played once and kept as a list of moves, so that every check goes through the very same one."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum

from librt.random import Random

from clickbang.checks.games.course import Course, choices, pick, waited_for
from clickbang.checks.games.plan import Plan
from clickbang.core.chance import Seeded
from clickbang.core.errors import ClickbangError
from clickbang.core.events import Event, Listener
from clickbang.core.lookup.report import what_was_raised
from clickbang.core.parts.secrets import CHANCE, draft
from clickbang.core.result import Result
from clickbang.core.table import TAKE_BACK, Table

MOST_MOVES = 20_000
"""A game that is not over after so many answers and draws is taken to be endless."""
ENOUGH = 500
"""Of an endless game so many moves are looked at."""
LARGE = 8
"""At a table for more than this, there is more to look at in each moment."""
TAKEN_BACK = 4
"""One in so many steps of a draft is taken back."""

Told = list[tuple[int, Event]]
"""Events with their audiences."""


class Stop(Enum):
    """Why a game went no further."""

    OVER = "over"
    TOO_LONG = "too long"
    RAISED = "raised"
    STUCK = "stuck"
    """Somebody is asked, and nothing that is listed is accepted."""


@dataclass(slots=True)
class PlayedGame:
    """One game: its moves, and what was told of each."""

    seed: int
    seats: int
    options: dict[str, str]
    moves: Course = field(default_factory=list)
    told: list[Told] = field(default_factory=lambda: [[]])
    """`told[0]` before the first move, `told[n]` with the n-th."""
    asking: list[int] = field(default_factory=list)
    """After how many moves somebody could answer."""
    codes: set[int] = field(default_factory=set)
    """Every answer that was ever listed."""
    stop: Stop = Stop.OVER
    why: str = ""
    """What was raised."""
    result: Result | None = None

    def cut(self, most: int) -> None:
        """Keep the first moves alone."""
        self.moves, self.told = self.moves[:most], self.told[: most + 1]
        self.asking = [step for step in self.asking if step < most]

    def moments(self, most: int) -> list[int]:
        """Some of the moments at which somebody could answer, spread over the whole game; fewer at large tables."""
        return self.spread(self.asking, most)

    def draws(self, most: int) -> list[int]:
        """Some of the moments at which chance was due, spread in the same way."""
        return self.spread([step for step, (who, _) in enumerate(self.moves) if who == CHANCE], most)

    def spread(self, steps: list[int], most: int) -> list[int]:
        most = max(2, most * LARGE // max(LARGE, self.seats))
        if len(steps) <= most:
            return steps
        return [steps[place * len(steps) // most] for place in range(most)]


def play_game(plan: Plan, seed: int) -> PlayedGame:
    """Play the game of this seed, whatever happens."""
    played = PlayedGame(seed, plan.seats(seed), plan.options_of(seed))
    try:
        played.stop = play_on(plan, played)
    except Exception as error:
        played.stop, played.why = Stop.RAISED, what_was_raised(error)
    if played.stop is Stop.TOO_LONG:
        played.cut(ENOUGH)
    return played


def play_on(plan: Plan, played: PlayedGame) -> Stop:
    luck, source = Random(played.seed), Seeded(played.seed)
    table = plan.game.table(played.seats, played.options, lambda *told: played.told[-1].append(told))
    while not table.over:
        if len(played.moves) == MOST_MOVES:
            return Stop.TOO_LONG
        if table.chance:
            move = (CHANCE, source.choose(table.chance_outcomes()))
        else:
            found = pick_answer(table, played, luck)
            if found is None:
                return Stop.STUCK
            move = found
        played.told.append([])
        make_move(table, *move)
        played.moves.append(move)
    played.result = table.result()
    return Stop.OVER


def pick_answer(table: Table, played: PlayedGame, luck: Random) -> tuple[int, int] | None:
    """Somebody's answer, out of those that are listed and accepted."""
    played.asking.append(len(played.moves))
    seat = pick(waited_for(table), luck)
    listed = choices(table, seat)
    played.codes.update(listed)
    if draft(table, seat) and luck.randrange(TAKEN_BACK) == 0:
        return seat, TAKE_BACK
    while listed:
        answer = pick(listed, luck)
        if table.legal(seat, answer):
            return seat, answer
        listed.remove(answer)
    return None


def make_move(table: Table, who: int, value: int) -> None:
    """An answer or a draw."""
    if who == CHANCE:
        table.strike(value)
    else:
        table.apply(who, value)


def walk(plan: Plan, played: PlayedGame, listener: Listener | None = None) -> Iterator[tuple[int, Table]]:
    """The same game again: the table after so many moves, for every number of them."""
    table = plan.game.table(played.seats, played.options, listener)
    for step, (who, value) in enumerate(played.moves):
        yield step, table
        make_move(table, who, value)
    yield len(played.moves), table


def wander(table: Table, luck: Random, most: int) -> Iterator[None]:
    """Random moves, so many at most; stops after each."""
    for _ in range(most):
        if table.over:
            return
        who = pick(waited_for(table), luck)
        listed = choices(table, who)
        answers = [value for value in listed if who == CHANCE or table.legal(who, value)]
        if not answers:
            return
        make_move(table, who, pick(answers, luck))
        yield


def described(plan: Plan, code: int) -> str:
    """An answer in its typed form, with its number."""
    try:
        return f"{plan.game.decode(code)!r} ({code})"
    except (ClickbangError, ArithmeticError, LookupError, TypeError, ValueError):
        return str(code)
