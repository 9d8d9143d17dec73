"""Measures the project's bots, and writes each figure into the docs, where it takes the place of the one before.

    python -m tools.ladder                                               lists all parts
    python -m tools.ladder --part masters-battleroyal-6 --games 400      plays this one
    python -m tools.ladder --part levels --part styles                   all that begin with these words (make levels)
    python -m tools.ladder --part cross                                  who beats whom (make ladder)

Tables of rows stand in docs/bots.md, those of who beats whom in docs/ladder.md. Whoever is cut off loses the part that
was being played, and of a master's row only the last tenth. Figures want the compiled build: others take long.
"""

import argparse
import sys

from tools.ladder.cross import GAMES, Cross, all_parts, section, standings_at
from tools.ladder.page import BOTS, LADDER, with_row, with_table
from tools.ladder.rows import Row, Run, ladder_rows, pace_of, played, written

SEED = 19
ONLY_BY_NAME = "cross-masters"
"""Takes hours: not meant by `--part cross`."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--part", action="append", default=[], help="what to play: a name, or how names begin")
    parser.add_argument("--games", type=int, help="of each row, or of each meeting of two bots")
    parser.add_argument(
        "--playouts", type=int, help="that masters imagine for an answer; unless said, as many as they do"
    )
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--jobs", type=int, help="processes; one a core, unless said")
    args = parser.parse_args()
    rows = ladder_rows()
    parts = all_parts()
    if not args.part:
        print("\n".join(parts))
        return
    for part in chosen(parts, args.part) or sys.exit(f"there is no such part: {' '.join(args.part)}"):
        games = args.games or (part.games if isinstance(part, Row) else GAMES)
        if isinstance(part, Row):
            play_row(part, Run(games, args.seed, args.playouts if part.wanted else None, args.jobs), rows)
        else:
            play_cross(part, Run(games, args.seed, args.playouts if part.masters else None, args.jobs))


def chosen(parts: dict[str, Row | Cross], words: list[str]) -> list[Row | Cross]:
    """The parts of these names, or whose names begin with these words."""

    def is_meant(name: str, word: str) -> bool:
        if word in parts:
            return name == word
        by_name = name.startswith(ONLY_BY_NAME) and not word.startswith(ONLY_BY_NAME)
        return name.startswith(f"{word}-") and not by_name

    return [part for name, part in parts.items() if any(is_meant(name, word) for word in words)]


def play_row(row: Row, run: Run, rows: list[Row]) -> None:
    """Play a row, and write it whenever there is more of it."""
    pace = pace_of(row, run) if row.wanted else ""
    line = ""
    for games, wins in played(row, run):
        line = written(row, run, games, wins, pace)
        page = with_row(BOTS.read_text(encoding="utf-8"), row.table, line, [each.name for each in rows])
        BOTS.write_text(page, encoding="utf-8")
    print(line, flush=True)


def play_cross(cross: Cross, run: Run) -> None:
    """Play a tournament, and write its table."""
    text = section(cross, run, standings_at(cross, run))
    LADDER.write_text(with_table(LADDER.read_text(encoding="utf-8"), cross.name, text), encoding="utf-8")
    print(text, flush=True)


if __name__ == "__main__":
    main()
