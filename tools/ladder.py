"""Writes docs/ladder.md: how the project's bots do against each other, at tables of every usual size.

    python -m tools.ladder            (make ladder)

The masters search for every answer, which takes long: `--masters N` lets them take part, with N games a meeting.
"""

import argparse
import time
from collections.abc import Sequence
from pathlib import Path

from clickbang.arena.intervals import Rate
from clickbang.arena.standings import Standings
from clickbang.arena.tournament import Setup, play_tournament
from clickbang.bots.registry import built_in_bots
from clickbang.core.registry import game_named

PAGE = Path("docs/ladder.md")
MASTER = "master"
TABLES: Sequence[tuple[str, dict[str, str], tuple[int, ...]]] = (
    ("bulletbucks", {}, (3, 4, 5, 6)),
    ("championship", {"deck": "none"}, (2,)),
    ("championship", {}, (2, 3, 4, 5, 6)),
    ("battleroyal", {}, (4, 5, 6, 7, 8, 36)),
)
INTRODUCTION = """How our own bots do against each other. Made by `make ladder`, which runs
`{command}`; [tournaments](tournament.md) says what the figures mean.
A cell is the share of wins of the bot of the row, alone among copies of that of the column, with its 95 % interval;
bold is surely more than a fair share. Read down a column to see by whom a bot is exploited."""
MANY = 36
"""With so many seats a meeting is played once in every seat."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60, help="a meeting")
    parser.add_argument("--masters", type=int, default=0, help="games a meeting, of those in which a master plays too")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    command = f"python -m tools.ladder --games {args.games} --masters {args.masters} --seed {args.seed}"
    parts = ["# The ladder", INTRODUCTION.format(command=command)]
    for game, options, sizes in TABLES:
        for seats in sizes:
            for games, masters in ((args.games, False), (args.masters, True)):
                bots = [bot for bot in built_in_bots(game_named(game)) if masters or bot != MASTER]
                if games == 0 or (masters and MASTER not in bots):
                    continue
                began = time.process_time()
                setup = Setup(game, tuple(bots), (seats,), 1 if seats == MANY else games, args.seed, options=options)
                (found,) = play_tournament(setup, jobs=1).sizes
                chosen = ", ".join(f"{name}={value}" for name, value in options.items())
                title = f"## {game}{f' ({chosen})' if chosen else ''}, {seats} seats{', with the master' * masters}"
                parts += [title, table(found)]
                print(f"{title[3:]}: {time.process_time() - began:.0f} s", flush=True)
                PAGE.write_text("\n\n".join(parts) + "\n", encoding="utf-8")


def table(found: Standings) -> str:
    """Ratings and who beats whom, as a table in Markdown."""
    labels = [entrant.label for entrant in found.entrants]
    head = f"| bot | rating | {' | '.join(f'against {label}' for label in labels)} |"
    rows = [
        f"| {entrant.label} | {entrant.rating.value:.1f} ({entrant.rating.low:.1f}–{entrant.rating.high:.1f}) | "
        + " | ".join(cell(rate, found.fair_cell) for rate in row)
        + " |"
        for entrant, row in zip(found.entrants, found.cross, strict=True)
    ]
    of = f"Fair share {found.fair_cell:.1%}; {found.games:,} games, {found.without_winner:,} of them won by nobody."
    return "\n".join([head, "|---" * (len(labels) + 2) + "|", *rows]) + f"\n\n{of}"


def cell(rate: Rate | None, fair: float) -> str:
    if rate is None:
        return "–"
    text = f"{rate.value:.0%} ({rate.low:.0%}–{rate.high:.0%})"
    return f"**{text}**" if rate.low > fair else text


if __name__ == "__main__":
    main()
