"""A page with the result of a tournament, complete in one file: pictures as SVG, nothing is loaded from elsewhere."""

from html import escape

from clickbang.arena.html import html_page, html_table
from clickbang.arena.intervals import Rate, between
from clickbang.arena.tournament.standings import Standings, Tournament
from clickbang.cli.arena.tournament_report import in_words, meaning
from clickbang.core.lookup.counted import counted
from clickbang.design.style import STYLE

LOOKS = """
figure { margin: .5rem 0 1rem } svg { width: 100%; height: auto; display: block; max-width: var(--most) }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif } svg .soft { fill-opacity: .75; font-size: 11px }
svg .line { stroke: var(--line) } svg .fair { stroke: var(--mark); stroke-dasharray: 4 3; stroke-width: 1.5 }
"""
GOOD, BAD, LEVEL = "#009e73", "#d55e00", "#8a8f98"
"""Surely more than a fair share, surely less, and neither: which the colour-blind can tell apart."""
ROW, NAMES, WIDTH = 30, 130, 620
CELL = 76


def tournament_page(found: Tournament) -> str:
    """The whole page."""
    games = sum(size.games for size in found.sizes)
    title = f"{found.game}: a tournament of {len(found.sizes[0].entrants)} bots"
    options = ", ".join(f"{name}={value}" for name, value in found.options.items())
    body = f"""<main>
<h1>{escape(title)}</h1>
<p>{in_words(found).capitalize()}, {games:,} games, seed {found.seed}. {escape(options)}</p>
{"".join(section(size) for size in found.sizes)}
</main>"""
    return html_page(title, STYLE + LOOKS, body)


def section(size: Standings) -> str:
    """One number of seats."""
    fouls = "".join(
        f"<p>{escape(label)} lost {counted(count, 'move')} to a default.</p>" for label, count in size.fouls.items()
    )
    return f"""<section>
<h2>{size.seats} seats, {counted(size.games, "game")}</h2>
<h3>Ratings</h3>
<p>By OpenSkill, with 95 % intervals. Everybody begins at 25.</p>
<figure>{rating_picture(size)}</figure>
<h3>Who beats whom</h3>
<p>{escape(meaning(size)).capitalize()}. Green is surely more, orange surely less, grey neither.</p>
<figure class="wide">{cross_picture(size)}</figure>
<details><summary>All figures</summary>{figures(size)}</details>{fouls}
</section>
"""


def rating_picture(size: Standings) -> str:
    """A dot with its interval for every bot."""
    low = min(entrant.rating.low for entrant in size.entrants) - 1
    high = max(entrant.rating.high for entrant in size.entrants) + 1

    def x(value: float) -> float:
        return NAMES + (value - low) / (high - low) * (WIDTH - NAMES - 60)

    parts = []
    for place, entrant in enumerate(size.entrants):
        y, rating = ROW * place + ROW / 2, entrant.rating
        parts.append(
            f'<line class="line" x1="{NAMES}" x2="{WIDTH}" y1="{y + ROW / 2}" y2="{y + ROW / 2}"/>'
            f'<text x="0" y="{y + 4}">{escape(shortened(entrant.label, 18))}</text>'
            f'<line x1="{x(rating.low):.1f}" x2="{x(rating.high):.1f}" y1="{y}" y2="{y}" stroke="#0072b2" '
            f'stroke-width="4" stroke-linecap="round" opacity=".45"/>'
            f'<circle cx="{x(rating.value):.1f}" cy="{y}" r="6" fill="#0072b2"/>'
            f'<text x="{x(rating.high) + 10:.1f}" y="{y + 4}">{rating.value:.1f}</text>'
        )
    return drawn(WIDTH, ROW * len(size.entrants), "Ratings with intervals", "".join(parts))


def cross_picture(size: Standings) -> str:
    """A square for each two, in the colour of what is sure."""
    count = len(size.entrants)
    parts = []
    for place, entrant in enumerate(size.entrants):
        middle = NAMES + CELL * place + CELL / 2
        parts.append(
            f'<text x="0" y="{24 + 44 * place + 26}">{escape(shortened(entrant.label, 18))}</text>'
            f'<text x="{middle}" y="14" text-anchor="middle">{escape(shortened(entrant.label, 10))}</text>'
        )
    for row, cells in enumerate(size.cross):
        for column, rate in enumerate(cells):
            x, y = NAMES + CELL * column, 24 + 44 * row
            if rate is None:
                parts.append(f'<text class="soft" x="{x + CELL / 2}" y="{y + 26}" text-anchor="middle">–</text>')
                continue
            hue, strength = tint(rate, size.fair_cell)
            parts.append(
                f'<rect x="{x + 1}" y="{y + 1}" width="{CELL - 2}" height="42" rx="6" fill="{hue}" '
                f'fill-opacity="{strength:.2f}"/>'
                f'<text x="{x + CELL / 2}" y="{y + 19}" text-anchor="middle">{rate.value:.0%}</text>'
                f'<text class="soft" x="{x + CELL / 2}" y="{y + 34}" text-anchor="middle">'
                f"{rate.low:.0%} – {rate.high:.0%}</text>"
            )
    return drawn(NAMES + CELL * count, 28 + 44 * count, "Who beats whom; the figures stand below", "".join(parts))


def tint(rate: Rate, fair: float) -> tuple[str, float]:
    """The colour of a cell, and how strong it is: by how far it is from level."""
    away = (rate.value - fair) / (1 - fair) if rate.value > fair else (fair - rate.value) / fair
    hue = GOOD if rate.low > fair else BAD if rate.high < fair else LEVEL
    return hue, 0.15 + 0.55 * min(1.0, away)


def figures(size: Standings) -> str:
    """Everything as a table."""
    rows = [
        (
            one.label, f"{one.rating.value:.2f}", f"{one.rating.low:.2f} – {one.rating.high:.2f}",
            f"{one.wins.value:.1%}", between(one.wins), f"{one.wins.of:,}", ", ".join(one.loses_to) or "–",
        )
        for one in size.entrants
    ]  # fmt: skip
    return html_table(("bot", "rating", "95% between", "wins", "95% between", "games", "loses to"), rows)


def drawn(width: float, height: float, label: str, inner: str) -> str:
    """An SVG of this size, no wider than that on a large screen."""
    return (
        f'<svg viewBox="0 0 {width:.0f} {height:.0f}" style="--most:{width:.0f}px" role="img" '
        f'aria-label="{escape(label)}">{inner}</svg>'
    )


def shortened(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"
