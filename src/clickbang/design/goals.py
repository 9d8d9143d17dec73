"""What a designer is after, and the way there, one change at a time."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from clickbang.core.errors import OptionError
from clickbang.design.errors import NO_SUCH_MEASURE, NOT_A_GOAL
from clickbang.design.experiment import Measured
from clickbang.design.variants import Axis, Bench, Variant, suggested

LEAST = "min"
MOST = "max"


@dataclass(frozen=True, slots=True)
class Goal:
    """A measure, and what it should be."""

    measure: str
    target: float | str
    """A number, or LEAST or MOST."""
    about_card: bool = False
    """Whether it is known to be about a card that is in the deck."""

    def __str__(self) -> str:
        return f"{self.measure}={self.target if isinstance(self.target, str) else f'{self.target:g}'}"

    def distance(self, measured: Measured) -> float:
        """How far a variant is from it: less is better. Where there is nothing to measure, it is far."""
        found = measured.named(self.measure)
        if found is None:
            return float("inf")
        if isinstance(self.target, str):
            return found.value if self.target == LEAST else -found.value
        return abs(found.value - self.target)

    def on(self, bench: Bench) -> "Goal":
        """The goal with its card, if it is about one, called by its key: it may not have come up in any game yet."""
        name, _, card = self.measure.partition(".")
        if name in [heading.name for heading in bench.design.headings if heading.cards]:
            return Goal(f"{name}.{bench.card_named(card, bench.cards())}", self.target, about_card=True)
        return self

    def check(self, measured: Measured) -> None:
        """An error with suggestions, if nothing of this name is measured."""
        if not self.about_card and measured.named(self.measure) is None:
            names = [measure.name for measure in measured.measures]
            raise OptionError(NO_SUCH_MEASURE, name=self.measure, near=suggested(self.measure, names))


def read_goal(text: str) -> Goal:
    """`MEASURE=20%`, `rounds=8`, `seat.spread=min`."""
    name, equals, target = (part.strip() for part in text.partition("="))
    if not equals or not name:
        raise OptionError(NOT_A_GOAL, text=text)
    if target in (LEAST, MOST):
        return Goal(name, target)
    try:
        return Goal(name, read_number(target))
    except ValueError:
        raise OptionError(NOT_A_GOAL, text=text) from None


def read_number(text: str) -> float:
    """`0.2`, or `20%`."""
    found = float(text.removesuffix("%")) / (100 if text.endswith("%") else 1)
    if not abs(found) < 1e9:  # nan and the infinite are numbers to Python
        raise ValueError(text)
    return found


def climb(
    bench: Bench, axes: Sequence[Axis], goal: Goal, start: Measured, measure: Callable[[Variant], Measured]
) -> list[Measured]:
    """Everything that was tried besides the start, the best first.

    From the game as it is, one axis after another is moved to a neighbouring value as long as that brings the goal
    nearer; the search is over when no single step does. A value of today that is not on an axis begins at its first.
    """
    tried: dict[tuple[str, ...], Measured] = {}

    def at(values: tuple[str, ...]) -> Measured:
        if values not in tried:
            settings = dict(zip([axis.name for axis in axes], values, strict=True))
            variant = bench.variant(settings)
            tried[values] = start if variant.options == start.options else measure(variant)
        return tried[values]

    here = tuple(nearest_start(bench, axis) for axis in axes)
    moved = True
    while moved:
        moved = False
        for place, axis in enumerate(axes):
            while True:
                now = axis.values.index(here[place])
                steps = [axis.values[step] for step in (now - 1, now + 1) if 0 <= step < len(axis.values)]
                options = [(*here[:place], value, *here[place + 1 :]) for value in steps]
                best = min(options, key=lambda values: goal.distance(at(values)), default=here)
                if not goal.distance(at(best)) < goal.distance(at(here)):
                    break
                here, moved = best, True
    return [each for each in sorted(tried.values(), key=goal.distance) if each is not start]


def nearest_start(bench: Bench, axis: Axis) -> str:
    """The value of the axis that changes nothing, or its first."""
    unchanged = bench.variant({}).options
    return next(
        (value for value in axis.values if bench.variant({axis.name: value}).options == unchanged), axis.values[0]
    )
