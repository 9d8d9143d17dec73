"""Three moments of a game that are worth remembering."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from clickbang.review.findings import Decision, Review

MISTAKE: Final = "mistake"
"""The answer that cost most, surely."""
FORTUNE: Final = "fortune"
MISFORTUNE: Final = "misfortune"
"""The largest change by chance, and by what others did; up or down."""
BOLD: Final = "bold"
"""The boldest answer that came off: seldom given, and much was gained after it."""

LEAST: Final = 0.02
"""What moves less of a win than this is not worth a word."""


class Moment(NamedTuple):
    """Which kind of moment, whose answer, and which."""

    kind: str
    seat: int
    decision: Decision


def moments(review: Review) -> list[Moment]:
    """The largest of each kind; none of a kind of which there is nothing worth a word."""
    found = []
    mistake = largest(review, lambda one: one.loss if one.is_mistake and one.own else 0.0)
    if mistake is not None:
        found.append(Moment(MISTAKE, *mistake))
    swing = largest(review, lambda one: abs(one.luck or 0.0))
    if swing is not None:
        found.append(Moment(FORTUNE if (swing[1].luck or 0.0) > 0 else MISFORTUNE, *swing))
    bold = largest(review, boldness, other_than=None if swing is None else swing[1])
    if bold is not None:
        found.append(Moment(BOLD, *bold))
    return found


def boldness(decision: Decision) -> float:
    """What was gained after an answer, the more the less usual it was; of mistakes nobody is proud."""
    if not decision.own or decision.is_mistake or not 0 < decision.chosen.share < 0.5:
        return 0.0
    return (decision.luck or 0.0) * (1 - decision.chosen.share)


def largest(
    review: Review, of: Callable[[Decision], float], other_than: Decision | None = None
) -> tuple[int, Decision] | None:
    """The decision with the most of something, if that is worth a word; the first of equals."""
    best: tuple[int, Decision] | None = None
    most = LEAST
    for seat, decision in each(review):
        if decision is not other_than and of(decision) > most:
            best, most = (seat, decision), of(decision)
    return best


def each(review: Review) -> Iterator[tuple[int, Decision]]:
    for one in review.seats:
        for decision in one.decisions:
            yield one.seat, decision
