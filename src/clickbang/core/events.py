"""Events: the only way in which anyone learns anything.

An event never says who hears it; the table does, when it tells it (`Table.tell`). Something known differently to
different people is several events. Fields are ints, strings, bools and tuples of those, so that every event goes
through JSON and back unchanged. This module stays interpreted: messages and schemas are derived from its types.
"""

from collections.abc import Callable

from msgspec import Struct


class Event(Struct, frozen=True, gc=False):
    """Something that somebody learned."""


class Began(Event, frozen=True):
    """The table was set up like this."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]


class Asked(Event, frozen=True):
    """A prompt opened: of what kind, and who is concerned."""

    kind: str
    must: tuple[int, ...]
    asked: tuple[int, ...]
    standing: tuple[int, ...]
    sealed: bool


class Sealed(Event, frozen=True):
    """Somebody has answered, face down. It never says what, nor whether it was a decline."""

    seat: int


class OwnAnswer(Event, frozen=True):
    """What the hearer has just sealed."""

    seat: int
    action: int


class OwnStep(Event, frozen=True):
    """One more step of the hearer's draft."""

    seat: int
    action: int


class OwnStepBack(Event, frozen=True):
    """The hearer took the last step of their draft back."""

    seat: int


class Ended(Event, frozen=True):
    """The game is over."""

    ending: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]


CORE_EVENTS: tuple[type[Event], ...] = (Began, Asked, Sealed, OwnAnswer, OwnStep, OwnStepBack, Ended)

Listener = Callable[[int, Event], None]
"""Takes each event with its audience, in the order in which they happen."""
