"""The benchmark's two commands for the OpenSpiel Python game: replay records, and time random play.

Usage:
    python openspiel_run.py replay FILE
    python openspiel_run.py time --seats 4 --games N --mode listed|clone|search --seed S [--pot return|carry|discard]
"""

import argparse
import json
import random
import sys
import time
from typing import Any

import pyspiel
from openspiel_bulletbucks import CONVERT, NAME, SPIN, BulletbucksGame, BulletbucksState
from openspiel_random import clone, midgame, play, search


def load(seats: int, pot_after_bang: str) -> BulletbucksGame:
    return pyspiel.load_game("python_bulletbucks", {"players": seats, "pot_after_bang": pot_after_bang})


class DifferenceError(Exception):
    """A recorded game and this one disagree."""


def replay_step(game: BulletbucksGame, state: BulletbucksState, kind: str, *values: Any) -> None:
    if kind != state.phase:
        raise DifferenceError(f"{kind}, expected {state.phase}")
    if kind == SPIN:
        state.apply_action(["click", "bang"].index(values[0]))
        return
    seat, *answer = values
    if seat != state.current_player():
        raise DifferenceError(f"{kind} of seat {seat}, expected seat {state.current_player()}")
    if kind == NAME:
        action = game.first_seat + answer[0]
    elif kind == CONVERT:
        action = game.first_stack + answer[0]
    else:
        ones, twos = answer
        action = ones * game.side + twos if 0 <= twos < game.side else -1
    if action not in state.legal_actions():
        raise DifferenceError(f"illegal {kind} of seat {seat}: {answer}")
    state.apply_action(action)


def replay_game(record: dict[str, Any]) -> None:
    game = load(record["seats"], record["pot_after_bang"])
    state = game.new_initial_state()
    for number, step in enumerate(record["steps"], 1):
        try:
            replay_step(game, state, *step)
        except (DifferenceError, ValueError) as error:
            raise DifferenceError(f"step {number}: {error}") from None
    if not state.is_terminal():
        raise DifferenceError(f"the game is not over after the last step, expected {state.phase}")
    for name, value in [("scores", state.scores()), ("winners", state.winners()), ("rounds", state.rounds)]:
        if record[name] != value:
            raise DifferenceError(f"{name} {value}, recorded {record[name]}")


def replay(path: str) -> None:
    number = 0
    with open(path, encoding="utf-8") as lines:
        for number, line in enumerate(lines, 1):
            try:
                replay_game(json.loads(line))
            except (DifferenceError, json.JSONDecodeError) as error:
                sys.exit(f"line {number}: {error}")
    print(json.dumps({"games": number}))


def time_copies(seats: int, pot_after_bang: str, games: int, mode: str, seed: int) -> None:
    uniform = random.Random(seed)
    state = midgame(load(seats, pot_after_bang))
    work = {"clone": clone, "search": search}[mode]
    begun = time.perf_counter()
    decisions = sum(work(state, uniform) for _ in range(games))
    seconds = time.perf_counter() - begun
    print(json.dumps({"games": games, "decisions": decisions, "seconds": seconds}))


def time_games(seats: int, pot_after_bang: str, games: int, seed: int) -> None:
    game = load(seats, pot_after_bang)
    uniform = random.Random(seed)
    decisions = rounds = 0
    begun = time.perf_counter()
    for _ in range(games):
        state = game.new_initial_state()
        decisions += play(state, uniform)
        rounds += state.rounds
        state.returns()  # a game played is a game scored
    seconds = time.perf_counter() - begun
    print(json.dumps({"games": games, "decisions": decisions, "seconds": seconds, "rounds": rounds}))


def main() -> None:
    parser = argparse.ArgumentParser(description="Bulletbucks as an OpenSpiel Python game.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("replay").add_argument("file")
    timing = commands.add_parser("time")
    timing.add_argument("--seats", type=int, default=4, choices=range(3, 7))
    timing.add_argument("--games", type=int, default=1000)
    timing.add_argument("--mode", choices=["listed", "sampled", "clone", "search"], default="listed")
    timing.add_argument("--seed", type=int, default=1)
    timing.add_argument("--pot", choices=["return", "carry", "discard"], default="return")
    arguments = parser.parse_args()
    if arguments.command == "replay":
        replay(arguments.file)
    elif arguments.mode in ("clone", "search"):
        time_copies(arguments.seats, arguments.pot, arguments.games, arguments.mode, arguments.seed)
    elif arguments.mode == "sampled":
        sys.exit("OpenSpiel lists legal actions and has no way to draw one without listing: only --mode listed")
    else:
        time_games(arguments.seats, arguments.pot, arguments.games, arguments.seed)


if __name__ == "__main__":
    main()
