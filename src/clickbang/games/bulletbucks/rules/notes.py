"""Bundles of notes. A bundle is an int, ones * 37 + twos: at most 36 notes of either kind are in any game (BB-1), so
bundles add and subtract like numbers, and nothing ever turns one kind of note into the other (BB-2)."""

from typing import Final

from mypy_extensions import i64

BASE: Final = 37
"""One more than there can be notes of one kind: six players with six each."""

NO_NOTES: Final = 0


def bundle(ones: i64, twos: i64) -> i64:
    """So many notes of 1,000 and so many of 2,000."""
    return ones * BASE + twos


def ones_in(notes: i64) -> i64:
    """How many notes of 1,000."""
    return notes // BASE


def twos_in(notes: i64) -> i64:
    """How many notes of 2,000."""
    return notes % BASE


def thousands(notes: i64) -> i64:
    """What the bundle is worth, in thousands."""
    return notes // BASE + 2 * (notes % BASE)


def contains(notes: i64, part: i64) -> bool:
    """Whether the bundle has all the notes of the part."""
    return part // BASE <= notes // BASE and part % BASE <= notes % BASE
