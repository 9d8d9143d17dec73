"""OpenSpiel's own C++ games, driven from Python with a random policy.

They are other games than Bulletbucks, so what compares is decisions per second, not games.

    python openspiel_cpp.py [--game NAME] time --seats 4 --games N --mode listed|clone|search --seed S

prints one JSON line for each of the three games, or for the one named.
A game that allows fewer seats than asked for (liars_dice: two) is played with as many as it allows.
"""

import argparse
import json
import random
import sys
import time

import pyspiel
from openspiel_random import clone, midgame, play, search

GAMES = ("goofspiel", "liars_dice", "leduc_poker")


def play_new(game: pyspiel.Game, uniform: random.Random) -> int:
    state = game.new_initial_state()
    decisions = play(state, uniform)
    state.returns()
    return decisions


def time_games(name: str, seats: int, games: int, mode: str, seed: int) -> None:
    seats = min(seats, pyspiel.load_game(name).get_type().max_num_players)
    game = pyspiel.load_game(name, {"players": seats})
    uniform = random.Random(seed)
    start = game if mode == "listed" else midgame(game)
    work = {"listed": play_new, "clone": clone, "search": search}[mode]
    begun = time.perf_counter()
    decisions = sum(work(start, uniform) for _ in range(games))
    seconds = time.perf_counter() - begun
    timing = {"games": games, "decisions": decisions, "seconds": seconds}
    print(json.dumps({"game": name, "seats": seats, **timing, "decisions_per_second": round(decisions / seconds)}))


def main() -> None:
    parser = argparse.ArgumentParser(description="OpenSpiel's C++ games under random play.")
    parser.add_argument("--game", choices=GAMES)
    timing = parser.add_subparsers(required=True).add_parser("time")
    timing.add_argument("--seats", type=int, default=4, choices=range(2, 7))
    timing.add_argument("--games", type=int, default=1000)
    timing.add_argument("--mode", choices=["listed", "sampled", "clone", "search"], default="listed")
    timing.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if arguments.mode == "sampled":
        sys.exit("OpenSpiel lists legal actions and has no way to draw one without listing: only --mode listed")
    for name in [arguments.game] if arguments.game else GAMES:
        time_games(name, arguments.seats, arguments.games, arguments.mode, arguments.seed)


if __name__ == "__main__":
    main()
