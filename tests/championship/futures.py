"""Everything that chance can make of a table, with exact probabilities, by the table's own calls."""

from collections.abc import Callable, Iterator
from fractions import Fraction

from clickbang.core.events import Event
from clickbang.core.seats import members
from clickbang.games.championship import Championship
from clickbang.games.championship.rules.state import DRAW

Answers = Callable[[Championship, list[Event]], dict[int, int] | None]
"""What seats answer, from the table and what was told so far; the others give the default. None: this is the end."""
Future = tuple[Fraction, Championship, list[Event]]
"""How likely it is, the table, and what was told on the way, to everybody or in private."""


def futures(table: Championship, answers: Answers) -> Iterator[Future]:
    """Every end to which these answers can lead. Drawn action cards do not matter: always the first possible one."""
    return walk(Fraction(1), table.clone(), [], answers)


def walk(odds: Fraction, table: Championship, told: list[Event], answers: Answers) -> Iterator[Future]:
    listen(table, told)
    while not table.over and table.chance in (0, DRAW):
        if table.chance == DRAW:
            table.strike(table.chance_outcomes()[0][0])
            continue
        given = answers(table, told)
        if given is None:
            break
        for seat in members(table.must | table.asked):
            table.apply(seat, given.get(seat, table.default_action(seat)))
    if table.over or not table.chance:
        yield odds, table, told
        return
    outcomes = table.chance_outcomes()
    total = sum(weight for _, weight in outcomes)
    for outcome, weight in outcomes:
        branch, heard = table.clone(), list(told)
        listen(branch, heard)
        branch.strike(outcome)
        yield from walk(odds * weight / total, branch, heard, answers)


def listen(table: Championship, told: list[Event]) -> None:
    table.listener = lambda _, event: told.append(event)
