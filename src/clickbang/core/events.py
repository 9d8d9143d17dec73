"""Events: the only way in which anyone learns anything.

An event never says who hears it; the table does, when it tells it (`Table.tell`). Something known differently to
different people is several events. Fields are ints, strings, bools and tuples of those, so that every event goes
through JSON and back unchanged. This module stays interpreted: messages and schemas are derived from its types.
"""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Event:
    """Something that somebody learned."""


@dataclass(frozen=True, slots=True)
class Began(Event):
    """The table was set up like this."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Asked(Event):
    """A prompt opened: of what kind, and who is concerned."""

    kind: str
    must: tuple[int, ...]
    asked: tuple[int, ...]
    standing: tuple[int, ...]
    sealed: bool


@dataclass(frozen=True, slots=True)
class Sealed(Event):
    """Somebody has answered, face down. It never says what, nor whether it was a decline."""

    seat: int


@dataclass(frozen=True, slots=True)
class OwnAnswer(Event):
    """What the hearer has just sealed."""

    seat: int
    action: int


@dataclass(frozen=True, slots=True)
class OwnStep(Event):
    """One more step of the hearer's draft."""

    seat: int
    action: int


@dataclass(frozen=True, slots=True)
class OwnStepBack(Event):
    """The hearer took the last step of their draft back."""

    seat: int


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game is over."""

    ending: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]


CORE_EVENTS: tuple[type[Event], ...] = (Began, Asked, Sealed, OwnAnswer, OwnStep, OwnStepBack, Ended)

Listener = Callable[[int, Event], None]
"""Takes each event with its audience, in the order in which they happen."""
