"""The pictures of a review: how what players could expect went up and down.

Lines are drawn in a square of 100 by 100 that is stretched to whatever room there is; what is written beside it is no
part of the drawing, so that it stays readable on a phone.
"""

from collections.abc import Iterable
from html import escape

from clickbang.cli.records.review_words import ReviewWords
from clickbang.design.style import COLOURS
from clickbang.review.findings import Decision, Review, SeatReview

MARKS = (100, 75, 50, 25, 0)
"""Where the scale has a line and a number, in percent of a win."""


def chart(parts: Iterable[str], label: str, kind: str = "") -> str:
    """A drawing with its scale."""
    scale = "".join(f'<span style="top:{100 - mark}%">{mark}</span>' for mark in MARKS)
    grid = "".join(line("grid", 0, mark, 100, mark) for mark in MARKS)
    return (
        f'<div class="chart {kind}"><div class="marks" aria-hidden="true">{scale}</div>'
        f'<svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label="{escape(label)}">'
        f"{grid}{''.join(parts)}</svg></div>"
    )


def height(worth: float) -> float:
    """Where a worth stands; down is more, and nothing is drawn outside."""
    return 100 - 100 * min(1.0, max(0.0, worth))


def line(kind: str, x1: float, y1: float, x2: float, y2: float, inside: str = "") -> str:
    return f'<line class="{kind}" x1="{x1:.2f}" y1="{y1:.2f}" x2="{x2:.2f}" y2="{y2:.2f}">{inside}</line>'


def dot(kind: str, x: float, y: float, inside: str = "") -> str:
    """A line of no length with round ends: a circle would be stretched."""
    return line(kind, x, y, x, y, inside)


def after(decision: Decision) -> float:
    """What it came to, once others had answered and chance had struck."""
    return decision.chosen.worth + (decision.luck or 0.0)


def everybody(words: ReviewWords, review: Review) -> str:
    """All players in one picture, with their names; nothing where there is not much to see."""
    seats = [seat for seat in review.seats if len(seat.decisions) > 1]
    if len(seats) < 2:
        return ""
    last = max(seat.decisions[-1].line for seat in seats) + 1
    parts, names = [], []
    for seat in seats:
        colour = COLOURS[seat.seat % len(COLOURS)]
        points = [(100 * decision.line / last, height(decision.expected)) for decision in seat.decisions]
        if seat.final is not None:  # when it was lost or won after the last answer is not known
            parts.append(
                f'<line class="player-last" style="stroke:{colour}" x1="{points[-1][0]:.2f}" y1="{points[-1][1]:.2f}" '
                f'x2="100" y2="{height(seat.final):.2f}"/>'
            )
        way = " ".join(f"{x:.2f},{y:.2f}" for x, y in points)
        parts.append(f'<polyline class="player-line" style="stroke:{colour}" points="{way}"/>')
        names.append(f'<li><i style="--c:{colour}"></i>{escape(words.names[seat.seat])}</li>')
    label = words.say("review-everybody")
    return (
        f"<section><h2>{escape(label)}</h2>{chart(parts, label, 'all')}"
        f'<ul class="legend">{"".join(names)}</ul></section>\n'
    )


def course(words: ReviewWords, seat: SeatReview, address: str) -> str:
    """One player, answer by answer: drops are what answers cost, slopes are luck; mistakes lead to where they stand."""
    steps = len(seat.decisions)
    parts: list[str] = []
    for place, decision in enumerate(seat.decisions):
        x, worth = 100 * place / steps, decision.chosen.worth
        if decision.luck is not None:
            parts.append(line("luck", x, height(worth), 100 * (place + 1) / steps, height(after(decision))))
        parts.append(line("cost" if decision.loss > 0 else "level", x, height(decision.expected), x, height(worth)))
        if decision.is_mistake:
            told = f"<title>{decision.number}: {escape(words.answer(decision))}</title>"
            parts.append(f'<a href="#{address}-{decision.number}">{dot("slip", x, height(worth), told)}</a>')
    last = seat.decisions[-1]
    if last.luck is not None:
        parts.append(dot("end", 100, height(after(last))))
    return chart(parts, words.say("review-course", name=words.names[seat.seat]))
