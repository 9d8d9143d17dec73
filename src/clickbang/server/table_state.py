"""The states of a table online, and which of them follow which.

Nothing is read or told while memory is ahead of the disk; what comes in meanwhile waits, and is told together with what
came before it: half the messages.
"""

from enum import Enum
from typing import Final


class TableState(Enum):
    """Where a table stands between its memory, the disk and those who are told."""

    __hash__ = object.__hash__  # by identity: the usual one of an enum is a call of Python

    SETTLED = "settled"
    """All of it is on disk, and may be told."""
    COMMITTING = "committing"
    """Memory is ahead of the disk."""
    UNTOLD = "untold"
    """All is on disk, but more has come in meanwhile: it is done and written first, and both are told together."""
    COMMITTING_UNTOLD = "committing, untold"
    """That is being written. What comes in meanwhile waits until both are told."""
    ERASING = "erasing"
    """Its deletion is being written."""
    CLOSED = "closed"
    """It is gone, or has to be read from disk again. Nothing happens here any more."""


class Change(Enum):
    """What the jobs of one turn have done to a table, beyond what they have asked to be written."""

    NOTHING = "nothing"
    NEWS = "news"
    """There is something to tell although nothing has to be written."""
    PRIVATE = "private"
    """The table's document has to be written, but not all may know that, nor when."""
    DOCUMENT = "document"
    """The table's document has to be written."""


NEXT: Final = {
    TableState.SETTLED: {TableState.COMMITTING, TableState.ERASING, TableState.CLOSED},
    TableState.COMMITTING: {TableState.SETTLED, TableState.UNTOLD, TableState.CLOSED},
    TableState.UNTOLD: {TableState.SETTLED, TableState.COMMITTING_UNTOLD, TableState.ERASING, TableState.CLOSED},
    TableState.COMMITTING_UNTOLD: {TableState.SETTLED, TableState.CLOSED},
    TableState.ERASING: {TableState.CLOSED},
    TableState.CLOSED: set[TableState](),
}


class WrongState(Exception):
    """A table was to do what it cannot do in its state."""


def follow(now: TableState, then: TableState) -> TableState:
    """The state that follows; an error if it does not follow from this one."""
    if then not in NEXT[now]:
        expected = ", ".join(sorted(state.value for state in NEXT[now])) or "nothing"
        raise WrongState(f"a table that is {now.value} becomes {expected}, not {then.value}")
    return then
