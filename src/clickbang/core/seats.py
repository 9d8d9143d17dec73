"""Sets of seats as bit masks: seat 0 is bit 0. Cheap to copy, compare and pass around."""

from collections.abc import Iterable

from mypy_extensions import i64


def bit(seat: i64) -> i64:
    """The set that holds this seat alone."""
    # compiled, a literal 1 is 32 bits wide and cannot be shifted this far up; this one is 64 bits wide
    return 0x2000000000000000 >> (61 - seat)


def everyone_at(seats: i64) -> i64:
    """The set of all seats of a table of this size."""
    return bit(seats) - 1


def lowest(mask: i64) -> i64:
    """The first seat of a set that is not empty."""
    seat: i64 = 0
    while mask >> seat & 1 == 0:
        seat += 1
    return seat


def count(mask: i64) -> i64:
    """How many seats the set holds."""
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


def nth(mask: i64, n: i64) -> i64:
    """The n-th seat of the set, counted from 0."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return lowest(mask)


def mask_of(seats: Iterable[int]) -> int:
    """The set that holds these seats; the inverse of `members`."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def members(mask: i64) -> list[int]:
    """The seats of the set, in seat order."""
    found: list[int] = []
    seat: i64 = 0
    while mask >> seat != 0:
        if mask >> seat & 1 != 0:
            found.append(seat)
        seat += 1
    return found
