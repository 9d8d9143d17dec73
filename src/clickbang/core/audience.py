"""Who hears an event: a set of seats, with one bit more for the spectators."""

from typing import Final

from mypy_extensions import i64

from clickbang.core.seats import bit, has, members

EVERYONE: Final = -1
"""All seats, the eliminated too, and all spectators."""

SPECTATOR: Final = 40
"""The seat number of somebody who only watches; it stands beyond every real seat."""

SPECTATORS: Final = 1 << SPECTATOR
"""Only those who watch."""


def hears(audience: i64, seat: i64) -> bool:
    """Whether this seat (or SPECTATOR) is in the audience."""
    return has(audience, seat)


def audience_to_json(audience: int) -> str | list[int | str]:
    """`"all"`, or the seats one by one; the inverse of `audience_from_json`."""
    if audience == EVERYONE:
        return "all"
    named: list[int | str] = list(members(audience & (SPECTATORS - 1)))
    if audience & SPECTATORS:
        named.append("spectators")
    return named


def audience_from_json(named: object) -> int:
    """The inverse of `audience_to_json`; a ValueError for anything else."""
    if named == "all":
        return EVERYONE
    if not isinstance(named, list):
        raise ValueError(f"not an audience: {named!r}")
    audience = 0
    for name in named:
        if name == "spectators":
            audience |= SPECTATORS
        elif isinstance(name, int) and not isinstance(name, bool) and 0 <= name < SPECTATOR:
            audience |= bit(name)
        else:
            raise ValueError(f"not a member of an audience: {name!r}")
    return audience
