"""Writes the report on today's decks and bots, docs/our-games.md and the pages beside it. It takes a while.

    python -m tools.design_report           plays everything, a quarter of an hour on a compiled build and two cores
    python -m tools.design_report NAME …    plays these parts only, and leaves the others as they are

The sentences of the report are written by people; what stands between the marks in it is written here.
"""

import sys
from dataclasses import dataclass, field
from pathlib import Path

from clickbang.core.registry import game_named
from clickbang.design.experiment import Experiment, Setup
from clickbang.design.findings import Findings, between, figure, findings, headline, reach
from clickbang.design.measures import Measure, one_share
from clickbang.design.page import page
from clickbang.design.variants import Bench, whole
from clickbang.text import Catalogue
from clickbang.text.general import title
from tools.marks import with_text

DOCS = Path(__file__).parent.parent / "docs"
REPORT = DOCS / "our-games.md"
PAGES = DOCS / "our-games"

SEED = 18
MOST_COLUMNS = 4


@dataclass(frozen=True, slots=True)
class Part:
    """One experiment of the report, and what of it stands in the text."""

    game: str
    seats: int
    games: int
    options: dict[str, str] = field(default_factory=dict)
    shown: tuple[str, ...] = ()
    """Headings of which every figure is shown."""
    what_if: str = ""
    vary: tuple[str, ...] = ()
    decisions: int = 0
    low: int = -1
    """Cards of a value up to this are also counted together."""


DEALT = ("wins by card dealt",)
USED = ("players who played the card of those who drew it", "cards played of those drawn")
PARTS = {
    "battleroyal-4": Part("battleroyal", 4, 1500, shown=DEALT, low=13),
    "battleroyal-5": Part("battleroyal", 5, 1500, shown=DEALT, low=13),
    "battleroyal-6": Part("battleroyal", 6, 2000, shown=DEALT, low=13),
    "battleroyal-8": Part("battleroyal", 8, 1500, shown=DEALT, low=13),
    "battleroyal-12": Part("battleroyal", 12, 1000, shown=DEALT, low=13),
    "championship-4": Part(
        "championship",
        4,
        600,
        shown=(*USED, "wins by card drawn", "what a decision is worth"),
        decisions=400,
    ),
    "championship-2": Part("championship", 2, 1500, shown=USED),
    "championship-6": Part("championship", 6, 600, shown=USED),
    "championship-points": Part("championship", 4, 150, vary=("points=10,15,20",)),
    "bulletbucks-4": Part(
        "bulletbucks", 4, 1000, shown=("wins by spins survived", "what a decision is worth"), decisions=400
    ),
}


def play(part: Part) -> Findings:
    """Play one part, everybody as well as we can today."""
    bench = Bench(part.game, part.options)
    setup = Setup(("shrewd",) * part.seats, part.games, SEED, decisions=part.decisions)
    others = bench.what_if(part.what_if) if part.what_if else bench.grid([bench.axis(text) for text in part.vary])
    experiment = Experiment(bench, setup)
    measured = [experiment.measure(variant) for variant in whole(bench, others)]
    return findings(bench, title(Catalogue("en"), game_named(part.game)), setup, None, measured)


def tables(found: Findings, part: Part) -> str:
    """The headlines, and what else is shown, as Markdown."""
    labels = [variant.label for variant in found.variants]
    games = ", ".join(dict.fromkeys(f"{variant.games:,} games" for variant in found.variants))
    lines = [f"{found.describe_players()}, {games} each, seed {found.seed}:" if len(labels) > 1 else ""]
    if len(labels) == 1:
        lines = [f"{found.describe_players()}, {games}, seed {found.seed}, fair share {found.fair_share:.1%}:"]
    if len(labels) <= MOST_COLUMNS:
        lines += ["", f"| | {' | '.join(labels)} |", f"|---|{'---:|' * len(labels)}"]
        rows = list(found.headline_rows().values())
        lines += [f"| {headline(first(row))} | {' | '.join(map(cell, row))} |" for row in rows]
    else:
        heads = [headline(first(row)) for row in found.headline_rows().values()]
        lines += ["", f"| | {' | '.join(heads)} |", f"|---|{'---:|' * len(heads)}"]
        for place, label in enumerate(labels):
            lines.append(f"| {label} | {' | '.join(cell(row[place]) for row in found.headline_rows().values())} |")
    for heading in part.shown:
        lines += ["", f"| {heading} | | 95 % between | out of |", "|---|---:|---:|---:|"]
        for (one,) in found.under(heading).values():
            if one is not None:
                lines.append(f"| {one.label} | {figure(one)} | {between(one)} | {one.of:,} |")
        if heading in DEALT:
            one = together(found, part, heading)
            lines.append(f"| *{one.label}* | {figure(one)} | {between(one)} | {one.of:,} |")
    return "\n".join(lines)


def together(found: Findings, part: Part, heading: str) -> Measure:
    """All cards of low value as one; whoever holds two of them counts twice."""
    cards = Bench(part.game, part.options).cards()
    low = [card["name"]["en"] for card in cards.values() if card.get("value", part.low + 1) <= part.low]
    counted = [one for (one,) in found.under(heading).values() if one is not None and one.label in low]
    times, of = sum(round(one.value * one.of) for one in counted), sum(one.of for one in counted)
    return one_share("", heading, f"values 0 to {part.low}, together", times, of)


def first(row: list[Measure | None]) -> Measure:
    """Any measure of the row: all have one name."""
    return next(each for each in row if each is not None)


def cell(measure: Measure | None) -> str:
    return "–" if measure is None else f"{figure(measure)} ± {reach(measure)}"


def put(text: str, name: str, table: str) -> str:
    """The text with this table between the marks of this part."""
    if f"<!-- {name} -->" not in text:
        return text
    return with_text(text, f"<!-- {name} -->\n", f"\n{table}\n\n", f"<!-- end of {name} -->\n")


def main() -> None:
    PAGES.mkdir(exist_ok=True)
    for name in sys.argv[1:] or PARTS:
        found = play(PARTS[name])
        (PAGES / f"{name}.html").write_text(page(found), encoding="utf-8")
        REPORT.write_text(put(REPORT.read_text(encoding="utf-8"), name, tables(found, PARTS[name])), encoding="utf-8")
        print(f"{name}: {sum(variant.games for variant in found.variants):,} games")


if __name__ == "__main__":
    main()
