"""Where the numbers of answers beside bids begin, for compiled code; `actions.py` declares them."""

from typing import Final

NAME_CODE: Final = 1369
"""Naming seat s is NAME_CODE + s."""
CONVERT_CODE: Final = 1375
"""Converting one's n-th stack, counted from 0, is CONVERT_CODE + n."""
