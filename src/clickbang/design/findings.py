"""What came of an experiment, ready to be printed, drawn or handed to another program."""

from dataclasses import dataclass
from math import hypot

from clickbang.arena.plan import short_name
from clickbang.arena.summary import shorten
from clickbang.core.registry import GAMES
from clickbang.design.comebacks import COMEBACKS
from clickbang.design.experiment import Measured, Setup
from clickbang.design.goals import Goal
from clickbang.design.measures import ENDINGS, LENGTH, NUMBER, POINTS, SPREAD, Measure, MeasureNote, abouts
from clickbang.design.variants import DECK, Bench

HEADLINES = ("rounds", SPREAD, "comeback.won-from-behind", "ending.nobody", "worth.any")
"""By what variants are compared at first sight."""


@dataclass(frozen=True, slots=True)
class Findings:
    """A whole experiment. It depends on what was asked for alone, so that two can be compared byte by byte."""

    game: str
    title: str
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int
    games: int
    within: float | None
    goal: str
    best: str
    """The label of the variant that comes closest to the goal; nothing if there is none, or nothing to go by."""
    fair_share: float
    headings: list[MeasureNote]
    headlines: list[str]
    """The names of the measures by which variants are compared at first sight."""
    variants: list[Measured]

    def under(self, heading: str) -> dict[str, list[Measure | None]]:
        """The measures under a heading by name, and each by variant; where one has none, None."""
        names = dict.fromkeys(each.name for one in self.variants for each in one.measures if each.heading == heading)
        return {name: [variant.named(name) for variant in self.variants] for name in names}

    def headline_rows(self) -> dict[str, list[Measure | None]]:
        """The headlines, each by variant."""
        rows = {name: [variant.named(name) for variant in self.variants] for name in self.headlines}
        return {name: row for name, row in rows.items() if any(row)}

    def describe_options(self) -> str:
        """Those that matter with so many players, in a line; a whole deck is only hinted at."""
        idle = [option.name for option in GAMES[self.game].options if not option.matters_with(len(self.bots))]
        return ", ".join(f"{name}={shorten(value)}" for name, value in self.options.items() if name not in idle)

    def describe_players(self) -> str:
        """`5 × shrewd`, or all of them; one's own without its file."""
        return ", ".join(f"{self.bots.count(kind)} × {short_name(kind)}" for kind in dict.fromkeys(self.bots))


def findings(bench: Bench, title: str, setup: Setup, goal: Goal | None, variants: list[Measured]) -> Findings:
    """What these variants of a game showed."""
    changed = dict.fromkeys(
        name.split(".")[1] for one in variants for name in one.settings if name.startswith(f"{DECK}.")
    )
    of_cards = [each.name for card in changed for each in variants[0].measures if each.name.partition(".")[2] == card]
    headlines = dict.fromkeys([*([goal.measure] if goal else []), *of_cards, *HEADLINES])
    used = {each.heading for one in variants for each in one.measures}
    return Findings(
        bench.game.name,
        title,
        bench.options,
        setup.bots,
        setup.seed,
        setup.games,
        setup.within,
        "" if goal is None else str(goal),
        "" if goal is None else best_label(goal, variants),
        1 / len(setup.bots),
        [about for about in abouts(bench.design) if about.heading in used],
        list(headlines),
        variants,
    )


def best_label(goal: Goal, variants: list[Measured]) -> str:
    """Which comes closest; none, if nothing of the goal has come up in any game."""
    best = min(variants, key=goal.distance)
    return best.label if best.named(goal.measure) is not None else ""


def surely_differ(one: Measure, other: Measure) -> bool:
    """Whether two figures lie further apart than chance would have it in 95 of 100 cases."""
    return abs(one.value - other.value) > hypot(one.reach, other.reach)


def figure(measure: Measure, value: float | None = None) -> str:
    """A value of this measure, or another one of its kind, for people."""
    shown = measure.value if value is None else value
    if measure.kind == NUMBER:
        return f"{shown:,.1f}" if abs(shown) < 100 else f"{shown:,.0f}"
    if measure.kind == POINTS:
        return f"{round(100 * shown, 1) + 0.0:.1f} pts"  # never -0.0
    return f"{shown:.1%}"


def reach(measure: Measure) -> str:
    """Half of the interval, beside a figure that says of what."""
    return figure(measure, measure.reach).removesuffix("%").removesuffix(" pts")


def between(measure: Measure) -> str:
    return f"{figure(measure, measure.low)} – {figure(measure, measure.high)}"


def headline(measure: Measure) -> str:
    """A measure that stands alone, away from its heading."""
    if measure.heading in (LENGTH, COMEBACKS, ENDINGS):
        return measure.label
    return f"{measure.heading}: {measure.label}"
