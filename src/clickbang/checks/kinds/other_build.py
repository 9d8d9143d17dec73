"""The same games on the other build, in a process of its own: where the rules are compiled, on their plain sources."""

import hashlib
import json
import os
import subprocess
import sys

import clickbang
from clickbang.checks.games.plan import Plan
from clickbang.checks.games.played import PlayedGame, play_game
from clickbang.core.registry import game_named

COMPILED = "compiled"

INTERPRETED = """
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

class SourcesOnly:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name.partition(".")[0] == "clickbang":
            for folder in sys.path if path is None else path:
                found = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
                if found is not None:
                    return found

sys.meta_path.insert(0, SourcesOnly)
from clickbang.checks.kinds.other_build import main
main()
"""
"""Compiled modules are passed over, and the sources beside them are found."""


def has_other_build() -> bool:
    """Whether this is the compiled one: its sources are always there, while the sources alone have no other."""
    return clickbang.BUILD == COMPILED


def digest(played: PlayedGame) -> str:
    """A short form of a whole game: its moves, what was told to whom, and how it ended."""
    whole = (played.seats, played.options, played.moves, played.told, played.stop, played.result)
    return hashlib.sha256(repr(whole).encode()).hexdigest()[:16]


def digests_elsewhere(plan: Plan) -> dict[int, str]:
    """What the games of a plan come to on the plain sources, by their seeds."""
    asked = {
        "game": plan.place,
        "games": plan.games,
        "seed": plan.seed,
        "sizes": plan.sizes,
        "options": dict(plan.options),
    }
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", INTERPRETED],
        input=json.dumps(asked),
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    found = json.loads(done.stdout.splitlines()[-1])  # a game may print things of its own
    assert found["build"] != COMPILED
    return dict(zip(plan.seeds, found["digests"], strict=True))


def main() -> None:
    """Play the games that are asked for on stdin, and print what they come to."""
    asked = json.load(sys.stdin)
    game = game_named(asked["game"])
    plan = Plan(game, asked["games"], asked["seed"], tuple(asked["sizes"]), asked["options"])
    found = [digest(play_game(plan, seed)) for seed in plan.seeds]
    print(json.dumps({"build": clickbang.BUILD, "digests": found}))
