"""A page with the picture and the figures of a simulation, complete in one file: nothing is loaded from elsewhere."""

import re
from html import escape

from clickbang.arena.html import html_page, html_table
from clickbang.arena.intervals import Distribution, Interval, Rate, between
from clickbang.arena.summary import Summary
from clickbang.core.lookup.counted import counted

STYLE = """
:root { color-scheme: light }
body { font: 16px/1.5 system-ui, sans-serif; color: #2b2b2b; background: #fff }
body { max-width: 68rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.5rem; margin: 0 } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem }
p { margin: .25rem 0; color: #595959 }
figure { margin: 1.5rem 0 } figure svg { width: 100%; height: auto }
.wide { overflow-x: auto }
table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .3rem .9rem .3rem 0; text-align: right; border-bottom: 1px solid #e6e6e6; white-space: nowrap }
th:first-child, td:first-child { text-align: left }
code { font-size: .9em }
"""


def page(summary: Summary, svg: str) -> str:
    """The whole page."""
    title = f"{summary.game}: {counted(summary.games, 'game')}, {len(summary.players)} seats"
    body = f"""<h1>{escape(title)}</h1>
<p>Seed {summary.seed} · {escape(summary.describe_options())}</p>
<figure role="img" aria-label="The tables below as pictures">{inline(svg)}</figure>
<h2>Players</h2>
{players(summary)}
<p>Fair share {summary.fair_share:.1%}. All intervals are 95% intervals.</p>
<h2>Wins by seat</h2>
{shares("seat", {str(seat): wins for seat, wins in enumerate(summary.seats, start=1)})}
<h2>Length of the games</h2>
{html_table(("", "mean", "95% between", "shortest", "longest"), lengths(summary))}
<h2>How the games ended</h2>
{shares("ending", {**summary.endings, "(nobody won)": summary.without_winner, **summary.remarks})}
{"".join(rates(heading, values) for heading, values in summary.rates.items())}
{fouls(summary)}"""
    return html_page(title, STYLE, body)


def inline(svg: str) -> str:
    """The picture without what only a file of its own needs."""
    svg = svg[svg.index("<svg") :]
    return re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)


def players(summary: Summary) -> str:
    fates = sorted({fate for player in summary.players for fate in player.fates})
    rows = [
        [
            player.label,
            f"{player.wins.value:.1%}",
            between(player.wins),
            player.score.rounded(player.score.mean.value),
            f"{player.score.rounded(player.score.mean.low)} – {player.score.rounded(player.score.mean.high)}",
            *[f"{player.fates[fate].value:.1%}" if fate in player.fates else "–" for fate in fates],
            f"{sum(player.fouls.values()):,}",
        ]
        for player in summary.players
    ]
    return html_table(("bot", "wins", "95% between", "mean score", "95% between", *fates, "fouls"), rows)


def lengths(summary: Summary) -> list[list[str]]:
    def row(name: str, numbers: Distribution) -> list[str]:
        mean = numbers.mean
        return [
            name,
            f"{mean.value:.1f}",
            f"{mean.low:.2f} – {mean.high:.2f}",
            f"{numbers.least:,}",
            f"{numbers.most:,}",
        ]

    return [row("rounds", summary.rounds), row("decisions", summary.decisions)]


def shares(name: str, values: dict[str, Interval]) -> str:
    rows = [[label, f"{value.value:.1%}", between(value)] for label, value in values.items()]
    return html_table((name, "share", "95% between"), rows)


def rates(heading: str, values: dict[str, Rate]) -> str:
    rows = [[what, f"{rate.value:.1%}", between(rate), f"{rate.of:,}"] for what, rate in values.items()]
    return f"<h2>{escape(heading.capitalize())}</h2>\n" + html_table(("", "share", "95% between", "out of"), rows)


def fouls(summary: Summary) -> str:
    examples = [f"{player.label}, {example}" for player in summary.players for example in player.foul_examples]
    if not examples:
        return ""
    items = "".join(f"<li><code>{escape(example)}</code></li>" for example in examples)
    return f"<h2>The first fouls</h2>\n<ul>{items}</ul>"
