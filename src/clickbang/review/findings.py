"""What a review has found, and what follows from it. All worths are shares of the win, from 0 to 1."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt

SURE = 2.0
"""By so many standard errors a loss has to differ from nothing to be called a mistake."""
LEAST_MISTAKE = 0.02
"""And by so much of a win, where figures are exact."""
LEAST_BY_SEARCH = 0.05
"""By search it takes more: what a search believes of others is off by more than its standard error says."""
OWN = ("player", "bot")
"""Who answers for a seat, in a record; what a clock or a stand-in answered is not held against anybody."""


@dataclass(frozen=True, slots=True)
class WeighedChoice:
    """One choice."""

    choice: int
    worth: float
    error: float
    """The standard error of that; 0 where it is exact."""
    share: float
    """How often the search, or the solution, would answer so."""


@dataclass(slots=True)
class Judged:
    """What an answer counted on, how likely that was from what the seat knew, and how it was."""

    key: str
    seats: tuple[int, ...]
    odds: float
    held: bool | None = None
    """None where the seat was never told."""


@dataclass(frozen=True, slots=True)
class Possible:
    """What a hidden thing may be, the likeliest first, each with its odds."""

    key: str
    seat: int
    values: list[tuple[tuple[tuple[str, object], ...], float]]


@dataclass(slots=True)
class Decision:
    """One answer of a seat, and what it could have answered."""

    number: int
    """Of this seat, from 1."""
    line: int
    """Where the answer stands in the record."""
    heard: int
    """How many events the seat had heard."""
    kind: str
    by: str
    chosen: WeighedChoice
    choices: list[WeighedChoice]
    """All of them, the best first."""
    expected: float
    """What the seat could expect with its best answer. The largest of several estimates is too large by luck alone, so
    this is not its worth in `choices`: some of the searches have found the best, and another says its worth."""
    error: float
    """The standard error of the loss. It is less than that of both worths, since they were tried with the same luck."""
    exact: bool
    claims: list[Judged] = field(default_factory=list)
    possible: list[Possible] = field(default_factory=list)
    luck: float | None = None
    """How the expectation changed from this answer to the next question, or to the end: by chance, and by what others
    did. None at the end of a game that was not finished."""

    @property
    def best(self) -> WeighedChoice:
        return self.choices[0]

    @property
    def loss(self) -> float:
        """How much better the best would have been. Where both are about equal it may be a little below 0."""
        return self.expected - self.chosen.worth

    @property
    def is_mistake(self) -> bool:
        """Whether it was surely worse, and worth a word."""
        return self.loss >= (LEAST_MISTAKE if self.exact else LEAST_BY_SEARCH) and self.loss > SURE * self.error

    @property
    def own(self) -> bool:
        """Whether it is held against whoever sits there."""
        return self.by in OWN


@dataclass(slots=True)
class SeatReview:
    """All decisions of a seat. What it ended with is what it began with, less all losses, plus all luck."""

    seat: int
    decisions: list[Decision] = field(default_factory=list)
    final: float | None = None
    """Its share of the win; None if the game was not finished."""

    @property
    def own(self) -> list[Decision]:
        return [decision for decision in self.decisions if decision.own]

    @property
    def start(self) -> float:
        """What it could expect at its first question."""
        return self.decisions[0].expected if self.decisions else 0.0

    @property
    def mean_loss(self) -> float:
        """Accuracy: what an answer cost on average."""
        return mean([decision.loss for decision in self.own])

    @property
    def mean_loss_error(self) -> float:
        """Its standard error, as far as it comes from the search."""
        count = len(self.own)
        return sqrt(sum(decision.error**2 for decision in self.own)) / count if count else 0.0

    @property
    def mistakes(self) -> int:
        return sum(decision.is_mistake for decision in self.own)

    @property
    def luck(self) -> float:
        """What chance and others brought, altogether."""
        return sum(decision.luck or 0.0 for decision in self.decisions)

    @property
    def nerve(self) -> float:
        """How much was at stake after an answer, on average: by how much the expectation then moved, up or down."""
        return mean([abs(decision.luck) for decision in self.own if decision.luck is not None])


@dataclass(frozen=True, slots=True)
class Calibration:
    """What answers of one kind counted on: how often that was so, beside what was to be expected."""

    key: str
    told: int
    """So often the seat was told how it was."""
    right: int
    expected: float
    """How often it should have been, by the odds."""
    brier: float
    """The mean square of how far the odds were from the truth: 0 is perfect, 0.25 is a coin."""


@dataclass(frozen=True, slots=True)
class Review:
    """A record, as some of its seats played it."""

    game: str
    options: dict[str, str]
    names: list[str]
    playouts: int
    seed: int
    finished: bool
    seats: list[SeatReview]
    left: int = 0
    """So many answers were not weighed any more: somebody ended the review before."""


def calibration(decisions: Sequence[Decision]) -> list[Calibration]:
    """By what was counted on; only what the seat was told in the end."""
    found: dict[str, list[Judged]] = {}
    for decision in decisions:
        for claim in decision.claims:
            if claim.held is not None:
                found.setdefault(claim.key, []).append(claim)
    return [
        Calibration(
            key,
            len(claims),
            sum(claim.held is True for claim in claims),
            mean([claim.odds for claim in claims]),
            mean([(claim.odds - (claim.held is True)) ** 2 for claim in claims]),
        )
        for key, claims in found.items()
    ]


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0
