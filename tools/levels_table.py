"""Measures the ladder of bots, and what styles cost, and writes both into docs/bots.md.

    python -m tools.levels_table                    everything, half an hour on a compiled build
    python -m tools.levels_table bulletbucks-4 …    these parts only; the others are left as they are

Each level is one against the rest of the level below it, and each style of `shrewd` against the plain one. Where two
play it is a duel.
"""

import sys
from itertools import pairwise
from pathlib import Path

from clickbang.arena.plan import Plan
from clickbang.arena.simulation import simulate
from clickbang.arena.summary import summarize
from clickbang.bots.levels import LADDER, RANDOM, levels
from clickbang.bots.registry import usual_bot
from clickbang.bots.style import STYLE_NAMES
from clickbang.core.game import Game
from clickbang.core.registry import game_named
from clickbang.text import Catalogue
from clickbang.text.general import title

PAGE = Path(__file__).parent.parent / "docs" / "bots.md"
SEED = 19
GAMES_OF_MASTERS = 400
"""Fewer: they think about every answer."""
HEAD = "| | one | among | games | its share of wins | times the fair one |\n|---|---|---|---|---|---|\n"
PARTS = {
    "bulletbucks-4": ("bulletbucks", 4, 4_000),
    "championship-2": ("championship", 2, 4_000),
    "championship-4": ("championship", 4, 4_000),
    "battleroyal-6": ("battleroyal", 6, 2_000),
    "battleroyal-8": ("battleroyal", 8, 2_000),
}
"""A game, its seats, and how many games each line is."""


def steps(game: Game) -> list[tuple[str, str]]:
    """Each bot of the ladder and the one it has to beat."""
    known = levels(game)
    rungs = [RANDOM, *(known[word] for word in LADDER if word in known)]
    return [(above, below) for below, above in pairwise(rungs)]


def row(game: Game, seats: int, bot: str, rest: str, games: int) -> str:
    """One bot among others, as a line of a table."""
    plan = Plan(game.name, (bot, *[rest] * (seats - 1)), games, SEED)
    wins = summarize(simulate(plan)).players[0].wins
    share = f"{wins.value:.1%} ({wins.low:.1%} to {wins.high:.1%})"
    where = f"{title(Catalogue('en'), game)}, {seats}"
    return f"| {where} | `{bot}` | `{rest}` | {games:,} | {share} | {wins.value * seats:.2f} |"


def rows(name: str) -> list[str]:
    """What a part shows: the ladder from below, then the styles."""
    key, seats, many = PARTS[name]
    game = game_named(key)
    found = []
    for bot, rest in steps(game):
        games = GAMES_OF_MASTERS if bot == LADDER["master"][0] else many
        found.append(row(game, seats, bot, rest, games))
        print(found[-1], flush=True)
    plain = usual_bot(game)
    for style in STYLE_NAMES:
        found.append(row(game, seats, f"{plain}:{style}", plain, many))
        print(found[-1], flush=True)
    return found


def written(page: str, name: str, lines: list[str]) -> str:
    """The page with this table between the marks of a part, in place of what stood there."""
    begin, end = f"<!-- levels {name} -->\n", f"<!-- end of levels {name} -->\n"
    before, _, rest = page.partition(begin)
    _, found, after = rest.partition(end)
    assert found, f"{PAGE} has no {begin}"
    return "".join([before, begin, "\n", HEAD, *(f"{line}\n" for line in lines), "\n", end, after])


if __name__ == "__main__":
    for part in sys.argv[1:] or PARTS:
        found = rows(part)
        PAGE.write_text(written(PAGE.read_text(encoding="utf-8"), part, found), encoding="utf-8")
