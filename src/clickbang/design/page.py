"""The report as a page, complete in one file: nothing is loaded from elsewhere, and no script runs."""

from collections.abc import Sequence
from html import escape

from clickbang.arena.html import html_page, table_around
from clickbang.design.experiment import Measured
from clickbang.design.findings import Findings, between, figure, headline, reach, surely_differ
from clickbang.design.measures import LENGTH, SHARE, Measure, MeasureNote
from clickbang.design.style import COLOURS, STYLE

MOST_LANES = 4
"""So many variants are drawn in every row; with more of them only the headlines are drawn."""
MOST_BARS = 40
MOST_NUMBERS = 16
"""With more rounds than that, not every bar has a number."""


def page(found: Findings) -> str:
    """The whole page."""
    several = len(found.variants) > 1
    title = f"{found.title} on the workbench"
    games = sum(variant.games for variant in found.variants)
    body = f"""<main>
<h1>{escape(title)}</h1>
<p>{escape(found.describe_players())} · {games:,} games · seed {found.seed}<br>{escape(found.describe_options())}</p>
{legend(found) if several else tiles(found)}
{side_by_side(found) if several else ""}
{sections(found) if len(found.variants) <= MOST_LANES else every_figure(found)}
<p>Lines and the figures after ± show 95% intervals: where the truth lies in 95 of 100 cases.{fair_note(found)}</p>
</main>"""
    return html_page(title, STYLE, body)


def fair_note(found: Findings) -> str:
    return f" A dashed line is the fair share, {found.fair_share:.1%}."


def legend(found: Findings) -> str:
    """Which colour is which variant, and which of them comes closest to the goal."""
    items = "".join(
        f'<li><i style="--c:{colour(place)}"></i>{escape(variant.label)} <small>({variant.games:,} games)</small></li>'
        for place, variant in enumerate(found.variants)
    )
    best = ""
    if found.best:
        best = f"<p>Towards <code>{escape(found.goal)}</code> the best is <b>{escape(found.best)}</b>.</p>"
    return f'<ul class="legend">{items}</ul>{best}'


def tiles(found: Findings) -> str:
    """The headlines of a single variant."""
    shown = [row[0] for row in found.headline_rows().values() if row[0] is not None]
    return '<div class="tiles">' + "".join(tile(measure) for measure in shown) + "</div>"


def tile(measure: Measure) -> str:
    text = f"{headline(measure)}, {between(measure)}"
    return f'<div class="tile"><b>{figure(measure)}</b><span>{escape(text)}</span></div>'


def side_by_side(found: Findings) -> str:
    """A small plot for each headline, with a row for each variant."""
    plots = []
    for row in found.headline_rows().values():
        shown = [each for each in row if each is not None]
        scale = Scale(shown, None)
        rows = "".join(
            one_row(variant.label, [measure], [colour(place)], scale, row[0])
            for place, (variant, measure) in enumerate(zip(found.variants, row, strict=True))
        )
        plots.append(f"<h3>{escape(headline(shown[0]))}</h3>{rows}")
    first = escape(found.variants[0].label)
    return f"<section><h2>Side by side</h2><p>Bold: surely not as “{first}”.</p>{''.join(plots)}</section>"


def sections(found: Findings) -> str:
    return "".join(section(found, about) for about in found.headings)


def section(found: Findings, about: MeasureNote) -> str:
    """All that stands under a heading."""
    rows = found.under(about.heading)
    shares = [each for row in rows.values() for each in row if each is not None and each.kind == SHARE]
    fair = found.fair_share if about.fair else None
    colours = [colour(place) for place in range(len(found.variants))]
    drawn = []
    for row in rows.values():
        shown = [each for each in row if each is not None]
        scale = Scale(shares, fair) if shown[0].kind == SHARE else Scale(shown, None)
        drawn.append(one_row(shown[0].label, row, colours, scale, row[0]))
    plots = histograms(found.variants) if about.heading == LENGTH else ""
    return f"<section><h2>{escape(about.heading)}</h2><p>{escape(about.meaning)}</p>{plots}{''.join(drawn)}</section>"


class Scale:
    """Where on a track a value lies: from 0, or below if anything does, to a little more than the most."""

    def __init__(self, measures: Sequence[Measure], fair: float | None) -> None:
        self.fair = fair
        self.low = min([0.0, *[each.low for each in measures]])
        self.high = max([each.high for each in measures] + ([fair] if fair is not None else [])) or 1.0
        self.high += 0.04 * (self.high - self.low)

    def place(self, value: float) -> str:
        return f"{100 * self.part(value):.2f}%"

    def part(self, value: float) -> float:
        return min(1.0, max(0.0, (value - self.low) / (self.high - self.low)))


def one_row(
    label: str, row: Sequence[Measure | None], colours: Sequence[str], scale: Scale, first: Measure | None
) -> str:
    """A name, a lane for each variant, and the figures."""
    lanes = "".join(lane(measure, each, scale) for measure, each in zip(row, colours, strict=True))
    figures = "".join(told(measure, first) for measure in row)
    kind = "row several" if len(row) > 1 else "row"
    return (
        f'<div class="{kind}"><div class="name">{escape(label)}</div>'
        f'<div class="lanes" aria-hidden="true">{lanes}</div><div class="figures">{figures}</div></div>\n'
    )


def lane(measure: Measure | None, colour: str, scale: Scale) -> str:
    """A bar from zero, a line for the interval, a dot for the value, and the fair share."""
    fair = "" if scale.fair is None else f'<s style="--v:{scale.place(scale.fair)}"></s>'
    if measure is None:
        return f'<div class="lane">{fair}</div>'
    zero, value = sorted((scale.part(0.0), scale.part(measure.value)))
    width = scale.part(measure.high) - scale.part(measure.low)
    return (
        f'<div class="lane" style="--c:{colour};--v:{scale.place(measure.value)};--l:{scale.place(measure.low)};'
        f'--r:{100 * width:.2f}%;--z:{100 * zero:.2f}%;--w:{100 * (value - zero):.2f}%">'
        f"<i></i>{fair}<u></u><b></b></div>"
    )


def told(measure: Measure | None, first: Measure | None) -> str:
    """A figure, its interval, and out of how many."""
    if measure is None:
        return "<span>–</span>"
    differs = first is not None and surely_differ(measure, first)
    shown = f'<b class="differs">{figure(measure)}</b>' if differs else figure(measure)
    return (
        f'<span title="{escape(between(measure))}">{shown} <small>± {reach(measure)} of {measure.of:,}</small></span>'
    )


def histograms(variants: Sequence[Measured]) -> str:
    """How many games took how many rounds, on one scale for all variants."""
    counts = [variant.rounds for variant in variants if variant.rounds]
    if not counts:
        return ""
    least, most = min(min(each) for each in counts), max(max(each) for each in counts)
    width = -(-(most - least + 1) // MOST_BARS)
    found = []
    for place, variant in enumerate(variants):
        bins = [0] * ((most - least) // width + 1)
        for rounds, games in variant.rounds.items():
            bins[(rounds - least) // width] += games
        tallest = max(bins) or 1
        bars = "".join(f'<i style="--c:{colour(place)};--h:{100 * each / tallest:.1f}%"></i>' for each in bins)
        name = f"<h3>{escape(variant.label)}</h3>" if len(variants) > 1 else ""
        found.append(
            f'{name}<div class="hist" role="img" aria-label="Games by rounds">{bars}</div>{below(least, most)}'
        )
    return "".join(found)


def below(least: int, most: int) -> str:
    """What stands below the bars: each number of rounds, or the first and the last."""
    few = most - least < MOST_NUMBERS
    numbers = [*range(least, most + 1)] if few else [least, most]
    inner = "".join(f"<span>{number}</span>" for number in numbers)
    return f'<div class="scale{" each" if few else ""}">{inner}</div>'


def every_figure(found: Findings) -> str:
    """Tables of everything, a column a variant, where there are too many to be drawn."""
    parts = []
    for about in found.headings:
        rows = found.under(about.heading)
        heads = "".join(f"<th>{escape(variant.label)}</th>" for variant in found.variants)
        body = "".join(
            f"<tr><td>{escape(next(each.label for each in row if each))}</td>"
            + "".join(f"<td>{told(each, row[0])}</td>" for each in row)
            + "</tr>\n"
            for row in rows.values()
        )
        parts.append(
            f"<details><summary>{escape(about.heading)}</summary><p>{escape(about.meaning)}</p>"
            f"{table_around(f'<th></th>{heads}', body)}</details>"
        )
    return f"<section><h2>All figures</h2>{''.join(parts)}</section>"


def colour(place: int) -> str:
    return COLOURS[place % len(COLOURS)]
