"""Who meets whom in a tournament: line-ups, each a place among the entrants for every seat."""

from collections.abc import Sequence, Set
from itertools import combinations, permutations

LineUp = tuple[int, ...]


def round_robin(entrants: int, seats: int) -> list[LineUp]:
    """Everybody meets everybody: alone among copies of the other, which for two players is simply a pair."""
    if seats == 2:
        return list(combinations(range(entrants), 2))
    return [(one, *[other] * (seats - 1)) for one, other in permutations(range(entrants), 2)]


def swiss_round(ranked: Sequence[int], seats: int, met: Set[frozenset[int]], byes: Sequence[int]) -> list[LineUp]:
    """One round of tables for those who stand close together, the best first.

    Whoever is left over pauses: the lowest of those who have paused least (`byes`, by entrant). At each table sit the
    best who is still free and those next in order; somebody who has met one of them waits for a later table, as long as
    there are enough others.
    """
    spare = len(ranked) % seats
    pausing = sorted(ranked, key=lambda entrant: (byes[entrant], -ranked.index(entrant)))[:spare]
    free = [entrant for entrant in ranked if entrant not in pausing]
    tables: list[LineUp] = []
    while free:
        table = [free.pop(0)]
        while len(table) < seats:
            new = [one for one in free if not any(frozenset((one, other)) in met for other in table)]
            chosen = new[0] if new else free[0]
            free.remove(chosen)
            table.append(chosen)
        tables.append(tuple(table))
    return tables


def met_at(tables: Sequence[LineUp]) -> set[frozenset[int]]:
    """The pairs who sat at one of these tables."""
    return {frozenset(pair) for table in tables for pair in combinations(table, 2)}
