"""What came of an experiment, for people at a terminal."""

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from clickbang.core.lookup.counted import counted
from clickbang.design.findings import Findings, between, figure, headline, reach, surely_differ
from clickbang.design.measures import SHARE, Measure, MeasureNote

SIDE_BY_SIDE = 4
"""So many variants have a column each; more have a row each."""
BAR = 20


def report(found: Findings, seconds: float) -> None:
    """Print the variants side by side, then every heading."""
    console = Console(highlight=False)
    console.print()
    games = sum(variant.games for variant in found.variants)
    console.print(
        Text.assemble(
            (found.title, "bold"),
            f"  {found.describe_players()} · seed {found.seed}",
            (f"  {counted(games, 'game')} in {seconds:.1f} s", "dim"),
        )
    )
    console.print(Text(found.describe_options(), "dim"))
    if len(found.variants) > SIDE_BY_SIDE:
        print_overview(found, console)
        return
    for about in found.headings:
        rows = found.under(about.heading)
        console.print()
        console.print(Text(about.heading, "bold"))
        console.print(Text(about.meaning, "dim"))
        console.print(one_variant(found, about, rows) if len(found.variants) == 1 else several(found, rows))
    print_notes(found, console)


def one_variant(found: Findings, about: MeasureNote, rows: dict[str, list[Measure | None]]) -> Table:
    """A line a measure, with a bar for what is a share."""
    table = plain_table("", "", "95% between", "out of", "")
    most = max([each.high for row in rows.values() for each in row if each is not None and each.kind == SHARE] or [1])
    for (measure,) in rows.values():
        if measure is not None:
            fair = found.fair_share if about.fair and measure.kind == SHARE else None
            bar = "█" * round(BAR * measure.value / most) if measure.kind == SHARE and most else ""
            table.add_row(
                measure.label, Text(figure(measure), colour(measure, fair)), Text(between(measure), "dim"),
                f"{measure.of:,}", Text(bar, colour(measure, fair) or "blue"),
            )  # fmt: skip
    if about.fair:
        table.caption = f"fair share {found.fair_share:.1%}"
    return table


def colour(measure: Measure, fair: float | None) -> str:
    """Green for surely more than a fair share, red for surely less."""
    if fair is None:
        return ""
    return "green" if measure.low > fair else "red" if measure.high < fair else ""


def several(found: Findings, rows: dict[str, list[Measure | None]]) -> Table:
    """A column a variant; bold where it surely differs from the first."""
    table = plain_table("", *[variant.label for variant in found.variants])
    for row in rows.values():
        label = next(each.label for each in row if each is not None)
        table.add_row(label, *[cell(each, row[0]) for each in row])
    return table


def cell(measure: Measure | None, first: Measure | None) -> Text:
    if measure is None:
        return Text("–", "dim")
    return Text.assemble((figure(measure), style(measure, first)), (f" ± {reach(measure)}", "dim"))


def style(measure: Measure, first: Measure | None) -> str:
    """Green for surely more than the first, red for surely less."""
    if first is None or not surely_differ(measure, first):
        return ""
    return "bold green" if measure.value > first.value else "bold red"


def print_overview(found: Findings, console: Console) -> None:
    """A table for each headline, with a row for each variant."""
    for row in found.headline_rows().values():
        shown = [each for each in row if each is not None]
        table = plain_table("", "", "95% between", "games", "")
        most = max(each.high for each in shown) or 1.0
        for variant, measure in zip(found.variants, row, strict=True):
            if measure is not None:
                bar = Text("█" * round(BAR * max(0.0, measure.value) / most), "blue")
                interval = Text(between(measure), "dim")
                value = Text(figure(measure), style(measure, row[0]))
                table.add_row(variant.label, value, interval, f"{variant.games:,}", bar)
            else:
                table.add_row(variant.label, Text("–", "dim"))
        console.print()
        console.print(Text(headline(shown[0]), "bold"), table, sep="\n")
    print_notes(found, console)


def print_notes(found: Findings, console: Console) -> None:
    """How sure all this is."""
    console.print()
    if found.best:
        console.print(Text(f"Towards {found.goal} the best of what was played is: {found.best}.", "bold"))
    elif found.goal:
        console.print(Text(f"What {found.goal} is about has not come up: more with --games.", "yellow"))
    if len(found.variants) > 1:
        console.print(Text(f"Coloured: surely not as “{found.variants[0].label}”. ± is half of a 95% interval.", "dim"))
    if found.within is not None:
        wide = [variant for variant in found.variants if variant.widest > found.within]
        if wide:
            text = f"Not within {found.within:.1%} after {counted(found.games, 'game')}: more with --games."
            console.print(Text(text, "yellow"))


def plain_table(first: str, *others: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, caption_justify="left")
    table.add_column(first, overflow="fold", min_width=8)
    for name in others[:-1]:
        table.add_column(name, justify="right", overflow="fold")
    table.add_column(others[-1], justify="left" if others[-1] == "" else "right", overflow="fold")
    return table
