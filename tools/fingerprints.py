"""`python -m tools.fingerprints`: a short hash of the whole record of many games, which every build must reproduce.

Write them anew only together with a new version of the rules or of the record format.
"""

import hashlib
import json
import sys

from clickbang.core.game import Game
from clickbang.games import GAMES
from tools.golden import FOLDER, play
from tools.options import every_choice

FILE = FOLDER / "fingerprints.json"
SEEDS = range(6)
SIZES = {"battleroyal": (4, 5, 6, 12, 36)}
"""Of a game for up to 36 only a few sizes, and of the large ones one seed each: all would take many minutes."""


def fingerprints(game: Game, seeds: range = SEEDS) -> dict[str, list[str]]:
    """For every size and choice of options of a game: the hashes of its records, one a seed."""
    found = {}
    for seats in SIZES.get(game.name, range(game.least_seats, game.most_seats + 1)):
        for options in every_choice(game):
            name = " ".join([game.name, str(seats), *options.values()])
            records = [play(game, seats, seed, options)[0] for seed in (seeds if seats <= 6 else seeds[:1])]
            found[name] = [hashlib.sha256(text.encode()).hexdigest()[:16] for text in records]
    return found


def main() -> int:
    found = {name: hashes for game in GAMES.values() for name, hashes in fingerprints(game).items()}
    FILE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
