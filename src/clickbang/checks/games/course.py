"""The course of a game as a list of moves, and finding one that leads to a secret."""

from librt.random import Random

from clickbang.core.cursor import awaited
from clickbang.core.parts.secrets import CHANCE, Secrets, draft
from clickbang.core.seats import members
from clickbang.core.table import TAKE_BACK, Table

Course = list[tuple[int, int]]
"""Who moved (a seat, or CHANCE), and what they did."""


MOST_MOVES = 5_000
"""So far into a game a secret is looked for."""


def waited_for(table: Table) -> list[int]:
    """Who can move now."""
    return [CHANCE] if table.chance else members(awaited(table) | table.standing)


def choices(table: Table, who: int) -> list[int]:
    """What they can do."""
    return [outcome for outcome, _ in table.chance_outcomes()] if who == CHANCE else table.legal_actions(who)


def pick(values: list[int], luck: Random) -> int:
    return values[luck.randrange(len(values))]


def scout(secrets: Secrets, table: Table, aim: str, observers: int, luck: Random) -> tuple[Course, int] | None:
    """One of the moments of a game at which a move is this kind of secret to the observers, and whose.

    A hasty scout mostly takes an early one; otherwise a whole game is played first.
    """
    course: Course = []
    found: list[int] = []
    hasty = secrets.haste > 0 and luck.randrange(20) > 0
    while not table.over and len(course) < MOST_MOVES:
        who = pick(waited_for(table), luck)
        possible = choices(table, who)
        secret = secrets.hiding(table, who, observers)
        if secret is not None and secret.kind == aim and len(possible) > 1:
            found.append(len(course))
            if hasty and luck.randrange(secrets.haste) == 0:
                return course, who
        if luck.randrange(4):
            possible = secrets.lean(table, who, possible)
        value = TAKE_BACK if draft(table, who) and luck.randrange(4) == 0 else pick(possible, luck)
        course.append((who, value))
        if who == CHANCE:
            table.strike(value)
        else:
            table.apply(who, value)
    if not found:
        return None
    moment = pick(found, luck)
    return course[:moment], course[moment][0]
