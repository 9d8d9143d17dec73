"""What one client was told, and when: kept as it came, to be held against the database afterwards."""

from collections import defaultdict
from dataclasses import dataclass, field

Told = tuple[str, int, int]
"""A table, a game there, and the seat (or SPECTATOR) as which somebody hears it."""
NEVER = -1.0


@dataclass(slots=True)
class Answered:
    """An answer that was sent: to what, what, and when it was acknowledged."""

    table: str
    game: int
    seat: int
    prompt: int
    step: int
    action: int
    sent: float
    done: float = NEVER
    """NEVER: it was refused, or nobody knows."""


@dataclass(slots=True)
class News:
    """Some events, the number of the first, and how many of them one had and had said so."""

    at: float
    first: int
    events: list[bytes]
    had: int = 0


@dataclass(slots=True)
class Asked:
    """A prompt, by number and step, with what could be answered."""

    number: int
    step: int
    choices: tuple[int, ...]


@dataclass(slots=True)
class Wait:
    """A time in which somebody waited for the server: for an acknowledgement, or to be at their table."""

    what: str
    since: float
    until: float


@dataclass(slots=True)
class History:
    """Of one client."""

    name: str
    guest: str = ""
    answers: list[Answered] = field(default_factory=list)
    news: dict[Told, list[News]] = field(default_factory=lambda: defaultdict(list))
    asked: dict[Told, list[Asked]] = field(default_factory=lambda: defaultdict(list))
    whispers: list[tuple[str, str, str]] = field(default_factory=list)
    """What was whispered: at which table, the text, and to which guest."""
    heard: list[tuple[str, str, str]] = field(default_factory=list)
    """What was said: at which table, the text, and to whom as it was told (`table`, `seat`, `gallery`)."""
    repeated: list[str] = field(default_factory=list)
    """What was told once more to somebody who had not gone away."""
    waits: list[Wait] = field(default_factory=list)
