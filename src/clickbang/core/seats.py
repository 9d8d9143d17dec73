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


def has(mask: i64, seat: i64) -> bool:
    """Whether the set holds this seat."""
    return mask >> seat & 1 != 0


def without(mask: i64, seat: i64) -> i64:
    """The set but for this seat, whether it was there or not."""
    return mask & ~bit(seat)


def is_one(mask: i64) -> bool:
    """Whether the set holds exactly one seat."""
    return mask != 0 and mask & mask - 1 == 0


def is_several(mask: i64) -> bool:
    """Whether the set holds more than one seat."""
    return mask & mask - 1 != 0


def lowest(mask: i64) -> i64:
    """The first seat of a set that is not empty."""
    seat: i64 = 0
    while not has(mask, seat):
        seat += 1
    return seat


def without_lowest(mask: i64) -> i64:
    """The set but for its first seat."""
    return mask & mask - 1


def count(mask: i64) -> i64:
    """How many seats the set holds."""
    n: i64 = 0
    while mask != 0:
        mask = without_lowest(mask)
        n += 1
    return n


def nth(mask: i64, n: i64) -> i64:
    """The n-th seat of the set, counted from 0."""
    while n > 0:
        mask = without_lowest(mask)
        n -= 1
    return lowest(mask)


def mask_of(seats: Iterable[int]) -> int:
    """The set that holds these seats; the inverse of `members`."""
    mask: i64 = 0
    for seat in seats:
        mask |= bit(seat)
    return mask


def mask_of_all(seats: tuple[int, ...]) -> int:
    """The same of a tuple, as events have it: quicker, and asked for with every prompt that a view hears of."""
    mask: i64 = 0
    for seat in seats:
        mask |= bit(seat)
    return mask


def members(mask: i64) -> list[int]:
    """The seats of the set, in seat order."""
    found: list[int] = []
    seat: i64 = 0
    while mask >> seat != 0:
        if has(mask, seat):
            found.append(seat)
        seat += 1
    return found
