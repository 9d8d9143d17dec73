"""How a player's plan for one round is kept: which choices it makes, and how often where it mixes them.

A plan is two strings of bytes. The first says for each decision, in a fixed order, what is done: decisions to which its
player never comes are left out. The second holds the chances where there is more than one choice, of PARTS.
"""

from collections.abc import Sequence
from typing import Final

from clickbang.games.championship.research.solved.duel.moments import (
    FACES,
    FIRST,
    MOMENTS,
    NUMBER_OF,
    POCKETS,
    SEQUENCES,
    SIZES,
    Moment,
)
from clickbang.games.championship.rules.barrel import BULLET, CLICK

BYTES: Final = 4
"""Of a chance."""
PARTS: Final = 1 << 8 * BYTES
"""Chances are multiples of one part of so many."""
NO, YES, MIXED, UNASKED = range(4)
"""What is done at an accusation."""

Chances = dict[Moment, tuple[float, ...]]
"""How likely each choice is, by decision."""


def rounded(chances: Sequence[float]) -> list[int]:
    """Chances as parts that add up to PARTS; what gets less than one gets none."""
    parts = [round(chance * PARTS) for chance in chances]
    parts[parts.index(max(parts))] += PARTS - sum(parts)
    return parts


def pack(chances: Sequence[float]) -> tuple[bytes, bytes]:
    """A plan as it is kept, from its chances by sequence."""
    kinds, mixed = bytearray(), bytearray()

    def parts_at(moment: Moment) -> list[int] | None:
        first = FIRST[NUMBER_OF[moment]]
        found = chances[first : first + SIZES[NUMBER_OF[moment]]]
        return rounded(found) if sum(found) > 0.5 else None

    def keep(parts: Sequence[int]) -> None:
        for part in parts:
            mixed.extend(part.to_bytes(BYTES, "little"))

    pockets = parts_at(Moment("pocket"))
    assert pockets is not None
    kinds.append(support(pockets))
    keep(all_but_last(pockets))
    for pocket in POCKETS:
        if pockets[pocket] == 0:
            continue
        bets = parts_at(Moment("bet", pocket))
        assert bets is not None
        kinds.append(support(bets))
        keep(all_but_last(bets))
        for bet in range(FACES):
            if bets[bet] == 0:
                continue
            for theirs in range(FACES):
                byte = 0
                for place, answering in enumerate((False, True)):
                    parts = parts_at(Moment("accuse", pocket, bet, theirs, answering))
                    what = UNASKED if parts is None else MIXED if all(parts) else YES if parts[1] else NO
                    byte |= what << 2 * place
                    if parts is not None and what == MIXED:
                        keep(parts[1:])
                kinds.append(byte)
    return bytes(kinds), bytes(mixed)


def support(parts: Sequence[int]) -> int:
    """Which choices are made at all, as bits."""
    return sum(1 << place for place, part in enumerate(parts) if part > 0)


def all_but_last(parts: Sequence[int]) -> list[int]:
    """The last one that is made is what is left."""
    return [part for part in parts if part > 0][:-1]


class PlanReader:
    """Reads a plan back."""

    def __init__(self, kinds: bytes, mixed: bytes) -> None:
        self.kinds = iter(kinds)
        self.mixed = mixed
        self.at = 0

    def chance(self) -> float:
        part = int.from_bytes(self.mixed[self.at : self.at + BYTES], "little")
        self.at += BYTES
        return part / PARTS

    def among(self, size: int) -> tuple[float, ...]:
        """Chances of so many choices."""
        made = next(self.kinds)
        found = [0.0] * size
        left = 1.0
        for place in range(size):
            if made >> place & 1:
                found[place] = left if made >> place == 1 else self.chance()
                left -= found[place]
        return tuple(found)

    def accusing(self, what: int) -> tuple[float, float]:
        yes = self.chance() if what == MIXED else float(what == YES)
        return 1.0 - yes, yes


def unpack(kinds: bytes, mixed: bytes) -> Chances:
    """The plan that was kept, at all decisions to which its player comes."""
    reader = PlanReader(kinds, mixed)
    found: Chances = {Moment("pocket"): reader.among(len(POCKETS))}
    for pocket in (CLICK, BULLET):
        if found[Moment("pocket")][pocket] == 0.0:
            continue
        bets = found[Moment("bet", pocket)] = reader.among(FACES)
        for bet in range(FACES):
            if bets[bet] == 0.0:
                continue
            for theirs in range(FACES):
                byte = next(reader.kinds)
                for place, answering in enumerate((False, True)):
                    what = byte >> 2 * place & 3
                    if what != UNASKED:
                        found[Moment("accuse", pocket, bet, theirs, answering)] = reader.accusing(what)
    return found


def by_sequence(chances: Chances) -> list[float]:
    """The same by sequence: 0 at decisions to which the player never comes."""
    found = [0.0] * SEQUENCES
    found[0] = 1.0
    for number, moment in enumerate(MOMENTS):
        if moment in chances:
            found[FIRST[number] : FIRST[number] + SIZES[number]] = chances[moment]
    return found
