"""The picture of a simulation: who won, with what scores, how long the games were, how they ended, and the rest."""

from collections.abc import Mapping
from io import BytesIO
from itertools import accumulate
from typing import Literal

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import EngFormatter, MaxNLocator, PercentFormatter

from clickbang.arena.intervals import Distribution, Interval
from clickbang.arena.summary import Summary
from clickbang.core.lookup.counted import counted

COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")
"""Okabe and Ito's, which the colour-blind can tell apart: one a kind of bot."""
BARS = "#56b4e9"
INK = "#2b2b2b"
PALE = "#9a9a9a"
GRID = "#e6e6e6"
MOST_BARS = 30
LEAST_ROWS = 5
"""Every panel is as high as so many bars, at least."""
BY_SEAT = "Wins by seat"


def picture(summary: Summary, kind: Literal["png", "svg"]) -> bytes:
    """The picture as the content of a file of this kind: the same, byte by byte, for the same result."""
    out = BytesIO()
    with mpl.rc_context(
        {
            "font.size": 10,
            "text.color": INK,
            "axes.titlesize": 12,
            "axes.titleweight": "bold",
            "axes.titlelocation": "left",
            "axes.titlepad": 20,
            "axes.labelcolor": INK,
            "axes.edgecolor": PALE,
            "axes.spines.top": False,
            "axes.spines.right": False,
            "axes.axisbelow": True,
            "grid.color": GRID,
            "xtick.color": INK,
            "ytick.color": INK,
            "figure.constrained_layout.w_pad": 0.2,
            "figure.constrained_layout.h_pad": 0.15,
            "figure.constrained_layout.hspace": 0.08,
            "svg.hashsalt": "clickbang",
        }
    ):
        draw(summary).savefig(out, format=kind, dpi=160, metadata={"Date": None} if kind == "svg" else None)
    return out.getvalue()


def draw(summary: Summary) -> Figure:
    """Two panels a row, as high as the longer of them needs."""
    bars = bar_panels(summary)
    rows = [len(summary.players)] * 2 + [LEAST_ROWS] + [len(shares) for shares in bars.values()]
    heights = [1.2 + 0.4 * max(LEAST_ROWS, *rows[first : first + 2]) for first in range(0, len(rows), 2)]
    figure = Figure(figsize=(11, 0.5 + sum(heights)), layout="constrained")
    wins, scores, length, *rest = figure.subplots(len(heights), 2, height_ratios=heights).flat
    figure.suptitle(
        f"{summary.game.capitalize()}: {counted(summary.games, 'game')}, {len(summary.players)} seats, "
        f"seed {summary.seed}",
        x=0.018, ha="left", fontsize=14, fontweight="bold",
    )  # fmt: skip
    draw_wins(wins, summary)
    draw_scores(scores, summary)
    draw_length(length, summary.rounds)
    for axes in rest[len(bars) :]:
        axes.remove()
    for axes, (title, shares) in zip(rest, bars.items(), strict=False):
        draw_bars(axes, title, shares)
        if title == BY_SEAT:
            note_on_line(axes, "fair share", summary.fair_share)
    return figure


def bar_panels(summary: Summary) -> dict[str, Mapping[str, Interval]]:
    """What is drawn as bars: the shares under each title."""
    return {
        "How the games ended": {**summary.endings, "(nobody won)": summary.without_winner},
        BY_SEAT: {f"seat {seat}": wins for seat, wins in enumerate(summary.seats, start=1)},
        **{heading.capitalize(): rates for heading, rates in summary.rates.items()},
    }


def draw_wins(axes: Axes, summary: Summary) -> None:
    """A dot with its interval for every player, beside the fair share."""
    axes.set_title("Share of wins, with 95% intervals")
    right = 1.15 * max(summary.fair_share, *(player.wins.high for player in summary.players))
    note_on_line(axes, "fair share", summary.fair_share)
    for place, (player, colour) in enumerate(zip(summary.players, colours(summary), strict=True)):
        wins = player.wins
        axes.plot([wins.low, wins.high], [place, place], color=colour, linewidth=3, solid_capstyle="round", alpha=0.45)
        axes.plot(wins.value, place, "o", color=colour, markersize=9)
        axes.text(wins.high + 0.02 * right, place, f"{wins.value:.1%}", va="center", fontsize=9)
    axes.set_xlim(0, right)
    axes.xaxis.set_major_formatter(PercentFormatter(1, decimals=0))
    name_rows(axes, summary)


def draw_scores(axes: Axes, summary: Summary) -> None:
    """Where a player's scores lie: nine in ten, the middle half, the median and the mean."""
    axes.set_title("Scores")
    for place, (player, colour) in enumerate(zip(summary.players, colours(summary), strict=True)):
        low, first, median, third, high = (quantile(player.score, part) for part in (0.05, 0.25, 0.5, 0.75, 0.95))
        axes.plot([low, high], [place, place], color=colour, linewidth=1.5, alpha=0.6)
        axes.barh(place, third - first, left=first, height=0.34, color=colour, alpha=0.45, linewidth=0)
        axes.plot([median, median], [place - 0.17, place + 0.17], color=colour, linewidth=2.5)
        axes.plot(player.score.mean.value, place, "D", color="white", markeredgecolor=colour, markersize=6)
    axes.set_xlabel("line: 9 in 10 · box: middle half · bar: median · diamond: mean", fontsize=8, loc="left")
    axes.xaxis.set_major_formatter(EngFormatter(sep=""))
    axes.xaxis.set_major_locator(MaxNLocator(6, integer=True))
    axes.set_xlim(left=min(0, *(player.score.least for player in summary.players)))
    name_rows(axes, summary)


def draw_length(axes: Axes, rounds: Distribution) -> None:
    """How many rounds the games took."""
    axes.set_title("Length of the games")
    games = sum(rounds.counts.values())
    width = -(-(rounds.most - rounds.least + 1) // MOST_BARS)
    bins: dict[int, int] = {}
    for number, count in rounds.counts.items():
        first = rounds.least + (number - rounds.least) // width * width
        bins[first] = bins.get(first, 0) + count
    axes.bar(
        [first + (width - 1) / 2 for first in bins], [count / games for count in bins.values()],
        width=0.85 * width, color=BARS, linewidth=0,
    )  # fmt: skip
    note_on_line(axes, f"mean {rounds.mean.value:.1f}", rounds.mean.value)
    axes.set_xlabel("rounds" if width == 1 else f"rounds, {width} a bar")
    axes.set_xlim(rounds.least - 0.8, rounds.most + 0.8)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.yaxis.set_major_locator(MaxNLocator(5, steps=[1, 2, 5, 10]))
    axes.yaxis.set_major_formatter(PercentFormatter(1, decimals=0))
    axes.grid(axis="y")


def draw_bars(axes: Axes, title: str, shares: Mapping[str, Interval]) -> None:
    """A bar for each share, with its interval and its figure."""
    axes.set_title(title)
    right = min(1.1, 1.3 * max(share.high for share in shares.values()))
    for place, share in enumerate(shares.values()):
        axes.barh(place, share.value, height=0.6, color=BARS, linewidth=0)
        axes.plot([share.low, share.high], [place, place], color=INK, linewidth=1.1)
        axes.text(share.high + 0.01 * right, place, f"{share.value:.1%}", va="center", fontsize=9)
    axes.set_yticks(range(len(shares)), list(shares))
    axes.set_ylim(len(shares) - 0.4, -0.6)
    axes.set_xlim(0, right)
    axes.xaxis.set_major_locator(MaxNLocator(5, steps=[1, 2, 5, 10]))
    axes.xaxis.set_major_formatter(PercentFormatter(1, decimals=0))
    axes.tick_params(axis="y", length=0)


def note_on_line(axes: Axes, text: str, value: float) -> None:
    """A dashed line across, with a word above it."""
    axes.axvline(value, color=INK, linestyle=(0, (4, 3)), linewidth=1.1)
    axes.text(value, 1.01, text, transform=axes.get_xaxis_transform(), ha="center", va="bottom", fontsize=9)


def name_rows(axes: Axes, summary: Summary) -> None:
    """One row a player, the first on top."""
    axes.set_yticks(range(len(summary.players)), [player.label for player in summary.players])
    axes.set_ylim(len(summary.players) - 0.4, -0.6)
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="x")


def colours(summary: Summary) -> list[str]:
    """The same colour for the same bot."""
    kinds = list(dict.fromkeys(player.name for player in summary.players))
    return [COLOURS[kinds.index(player.name) % len(COLOURS)] for player in summary.players]


def quantile(numbers: Distribution, part: float) -> int:
    """The number below or at which this part of them lies."""
    wanted = part * sum(numbers.counts.values())
    for number, so_far in zip(numbers.counts, accumulate(numbers.counts.values()), strict=True):
        if so_far >= wanted:
            return number
    return numbers.most
