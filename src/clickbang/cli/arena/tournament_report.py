"""The result of a tournament, for people."""

from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from clickbang.arena.intervals import Rate, between
from clickbang.arena.summary import shorten
from clickbang.arena.tournament.standings import ALONE, Standings, Tournament
from clickbang.cli.arena.simulate_report import colour, percent
from clickbang.core.lookup.counted import counted


def report(found: Tournament, seconds: float) -> None:
    """Print, for every number of seats, who stands where and who beats whom."""
    console = Console(highlight=False)
    console.print()
    games = sum(size.games for size in found.sizes)
    console.print(
        Text.assemble(
            (found.game, "bold"),
            f"  {in_words(found)} · {counted(games, 'game')} · seed {found.seed}",
            (f"  {seconds:.1f} s", "dim"),
        )
    )
    console.print(Text(", ".join(f"{name}={shorten(value)}" for name, value in found.options.items()), "dim"))
    for size in found.sizes:
        console.print()
        console.print(Text(f"{size.seats} seats, {counted(size.games, 'game')}", "bold"))
        console.print(Padding(standing_table(size), (1, 0)))
        console.print(cross_table(size))
        for label, count in size.fouls.items():
            console.print(Text(f"{label} lost {counted(count, 'move')} to a default", "bold red"))
    console.print()


def in_words(found: Tournament) -> str:
    return "round robin" if found.rounds == 1 and found.system != "swiss" else f"{found.rounds} Swiss rounds"


def standing_table(size: Standings) -> Table:
    """Who stands where."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    table.add_column("bot", overflow="fold")
    for name in ("rating", "95% between", "wins", "95% between"):
        table.add_column(name, justify="right")
    table.add_column("loses to", overflow="fold")
    for entrant in size.entrants:
        rating, wins = entrant.rating, entrant.wins
        table.add_row(
            entrant.label,
            f"{rating.value:.1f}",
            Text(f"{rating.low:.1f} – {rating.high:.1f}", "dim"),
            Text(percent(wins.value), colour(wins, size.fair_share)),
            Text(between(wins), "dim"),
            ", ".join(entrant.loses_to) or "–",
        )
    table.caption = f"fair share {percent(size.fair_share)}; {percent(size.without_winner / size.games)} won by nobody"
    table.caption_justify = "left"
    return table


def cross_table(size: Standings) -> Table:
    """Who beats whom: rows against columns."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    table.add_column("against", overflow="fold")
    for entrant in size.entrants:
        table.add_column(entrant.label, justify="right", overflow="fold")
    for entrant, row in zip(size.entrants, size.cross, strict=True):
        table.add_row(entrant.label, *[in_cell(each, size.fair_cell) for each in row])
    table.caption = meaning(size)
    table.caption_justify = "left"
    return table


def in_cell(rate: Rate | None, fair: float) -> Text:
    if rate is None:
        return Text("–", "dim")
    return Text.assemble(
        (percent(rate.value), colour(rate, fair)), (f" ± {percent((rate.high - rate.low) / 2)}", "dim")
    )


def meaning(size: Standings) -> str:
    """What stands in a cell."""
    if size.cells != ALONE:
        return "how often the bot of the row won, of the games at one table that one of the two won; level 50.0%"
    if size.seats == 2:
        return "the share of wins of the bot of the row against that of the column; level 50.0%"
    return (
        f"the share of wins of the bot of the row, alone among {size.seats - 1} copies of that of the column; "
        f"level {percent(size.fair_cell)}"
    )
