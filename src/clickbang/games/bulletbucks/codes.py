"""The answers of Bulletbucks as ints. A bid is its bundle of notes; what else there is stands above all bundles."""

from typing import Final

from clickbang.games.bulletbucks.notes import BASE

NAME_CODE: Final = BASE * BASE
"""Naming seat s is NAME_CODE + s."""
CONVERT_CODE: Final = NAME_CODE + 6
"""Converting one's n-th stack, counted from 0, is CONVERT_CODE + n."""
ACTION_COUNT: Final = CONVERT_CODE + 6
"""Every answer is below this."""
