"""What a game brings to the review of a game that was played (`Game.review`): what it hides, and what answers count on.

Everything here is asked with views and imagined tables. A review of a seat uses what that seat was told, and no truth.
"""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from clickbang.core.events import Event
from clickbang.core.prompt import Prompt
from clickbang.core.table import Table
from clickbang.core.view import View

HELD: Final = "held"
FAILED: Final = "failed"
GONE: Final = "gone"
"""What an event says of a claim: it was so, it was not, or nobody will be told any more."""


class Hidden(NamedTuple):
    """Something that a seat is not told, as it is in one imagined world.

    Its words are the game's `review-<key>`, which is given the values under the names that events have for them, and
    `review-<key>.of`, which names the thing and is given the seat.
    """

    key: str
    seat: int
    """Whose secret it is."""
    values: tuple[tuple[str, object], ...]


class Claim(NamedTuple):
    """What an answer counts on: of whom, and what. Its words are the game's `review-claim-<key>`."""

    key: str
    seats: tuple[int, ...]


class Exact(NamedTuple):
    """What one choice is worth by a solution, in shares of the win, and how often the solution answers so."""

    worth: float
    share: float


class Reviewer(NamedTuple):
    """How a game is reviewed. What is left out is left to general forms."""

    hidden: Callable[[View, Table], list[Hidden]] | None = None
    """What the seat of a view is not told, in a world that it imagines; else what others have sealed."""
    claims: Callable[[View, Prompt, int], list[Claim]] | None = None
    """What this answer counts on."""
    holds: Callable[[Claim, Table, Mapping[int, int]], bool] | None = None
    """Whether it is so in an imagined world, in which the others answer the open prompt like this, by seat."""
    settled: Callable[[Claim, Event], str] | None = None
    """Whether an event tells how it was: HELD, FAILED or GONE; nothing, if it does not."""
    exact: Callable[[View, Prompt], list[Exact] | None] | None = None
    """What each choice is worth, where the game is solved; None where it is not."""
    claim_keys: tuple[str, ...] = ()
    hidden_keys: tuple[str, ...] = ()
    """The keys of all words that it needs."""
