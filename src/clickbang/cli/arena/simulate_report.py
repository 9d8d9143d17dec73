"""The result of a simulation, for people."""

from collections.abc import Mapping

from rich import box
from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from clickbang.arena.intervals import Distribution, Interval, between
from clickbang.arena.summary import Summary
from clickbang.core.lookup.counted import counted


def report(summary: Summary, seconds: float) -> None:
    """Print who won how often, then how the games went, then what went wrong."""
    console = Console(highlight=False)
    console.print()
    console.print(
        Text.assemble(
            (summary.game, "bold"),
            f"  {counted(summary.games, 'game')} · {len(summary.players)} seats · seed {summary.seed}",
            (f"  {seconds:.1f} s, {summary.games / seconds:,.0f} games/s", "dim"),
        )
    )
    console.print(Text(summary.describe_options(), "dim"))
    console.print(Padding(players_table(summary), (1, 0)))
    console.print(course_table(summary))
    report_fouls(summary, console)
    console.print()


def players_table(summary: Summary) -> Table:
    """The players, with 95% intervals."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    table.add_column("bot", overflow="fold")
    table.add_column("wins", justify="right")
    table.add_column("95% between", justify="right")
    table.add_column("mean score", justify="right")
    fates = sorted({fate for player in summary.players for fate in player.fates})
    for fate in fates:
        table.add_column(fate, justify="right")
    for player in summary.players:
        table.add_row(
            player.label,
            Text(percent(player.wins.value), colour(player.wins, summary.fair_share)),
            Text(between(player.wins), "dim"),
            mean(player.score),
            *[percent(player.fates[fate].value) if fate in player.fates else "–" for fate in fates],
        )
    table.caption = f"fair share {percent(summary.fair_share)}"
    table.caption_justify = "left"
    return table


def colour(wins: Interval, fair: float) -> str:
    """Green for surely more than a fair share, red for surely less."""
    if wins.low > fair:
        return "bold green"
    return "red" if wins.high < fair else ""


def course_table(summary: Summary) -> Table:
    """How the games went."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    seats = [
        Text.assemble(
            f"{seat}: ",
            (percent(wins.value), colour(wins, summary.fair_share)),
            (f" ± {percent((wins.high - wins.low) / 2)}", "dim"),
        )
        for seat, wins in enumerate(summary.seats, start=1)
    ]
    table.add_row("wins by seat", Columns(seats, padding=(0, 2)))
    table.add_row("rounds", length(summary.rounds))
    table.add_row("decisions", length(summary.decisions))
    table.add_row("endings", listed(summary.endings))
    table.add_row("also", listed({"nobody won": summary.without_winner, **summary.remarks}))
    for heading, rates in summary.rates.items():
        table.add_row(heading, listed(rates))
    return table


def report_fouls(summary: Summary, console: Console) -> None:
    """Who lost moves, how often, and the first few reports."""
    for player in summary.players:
        if player.fouls:
            kinds = ", ".join(f"{count:,} × {kind}" for kind, count in player.fouls.items())
            console.print()
            console.print(Text(f"{player.label} lost moves to a default: {kinds}", "bold red"))
            for example in player.foul_examples:
                console.print(Padding(Text(example, "red"), (0, 0, 0, 2)))


def percent(value: float) -> str:
    return f"{value:.1%}"


def mean(numbers: Distribution) -> str:
    return f"{numbers.rounded(numbers.mean.value)} ± {numbers.rounded(numbers.mean.high - numbers.mean.value)}"


def length(numbers: Distribution) -> str:
    return f"{numbers.mean.value:.1f} on average, {numbers.least:,} to {numbers.most:,}"


def listed(shares: Mapping[str, Interval]) -> Columns:
    """Side by side where they fit, one below the other where they do not."""
    return Columns([f"{name}: {percent(share.value)}" for name, share in shares.items()], padding=(0, 2))
