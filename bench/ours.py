"""Clickbang's own part of the benchmark, one process a measurement, so that both builds can be timed side by side.

    python bench/ours.py --build compiled --game bulletbucks time --seats 4 --games 1000 --mode sampled --seed 1

The modes are those of the peers: see `peers.py`.
"""

import argparse
import json
import sys
import time
from pathlib import Path

parser = argparse.ArgumentParser()
parser.add_argument("--build", choices=("compiled", "interpreted"), required=True)
parser.add_argument("--game", choices=("bulletbucks", "championship", "battleroyal"), required=True)
parser.add_argument("command", choices=("time",))
parser.add_argument("--seats", type=int, default=4)
parser.add_argument("--games", type=int, default=1000)
parser.add_argument("--mode", choices=("listed", "sampled", "driven", "clone", "search"), default="sampled")
parser.add_argument("--seed", type=int, default=1)
asked = parser.parse_args()

if asked.build == "interpreted":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from librt.random import Random  # noqa: E402

import clickbang  # noqa: E402
from clickbang.core.chance import Chance, Scripted, Seeded  # noqa: E402
from clickbang.core.cursor import Cursor  # noqa: E402
from clickbang.core.seats import lowest, members  # noqa: E402
from clickbang.core.sitting import Sitting  # noqa: E402
from clickbang.core.table import NOTHING, Table, pick_listed  # noqa: E402
from clickbang.games.battleroyal import BATTLEROYAL, BattleRoyal  # noqa: E402
from clickbang.games.battleroyal.rules.codes import DONE_CODE, SIGN_CODE  # noqa: E402
from clickbang.games.bulletbucks import BULLETBUCKS, Bid, Name  # noqa: E402
from clickbang.games.bulletbucks.rules.revolver import CLICK  # noqa: E402
from clickbang.games.championship import CHAMPIONSHIP, Bet, Championship  # noqa: E402

if asked.build != clickbang.BUILD:
    sys.exit(f"ours.py: the {asked.build} build was asked for, but this is the {clickbang.BUILD} one")


def drive(table: Table, whims: list[Random], source: Chance) -> int:
    """The game played from outside, as a Python program would: list, pick, apply with every check."""
    decisions, cursor = 0, Cursor()
    while not table.over:
        if table.chance != NOTHING:
            table.draw(source)
            continue
        seat = cursor.ask(table)
        actions = table.legal_actions(seat)
        table.apply(seat, actions[whims[seat].randrange(len(actions))])
        decisions += 1
    return decisions


def time_games() -> dict[str, float]:
    source = Seeded(asked.seed)
    whims = [Random(asked.seed + 1 + seat) for seat in range(asked.seats)]
    policy = pick_listed if asked.mode == "listed" else None
    game = {"bulletbucks": BULLETBUCKS, "championship": CHAMPIONSHIP, "battleroyal": BATTLEROYAL}[asked.game]
    options = game.settle_options()
    decisions = 0
    began = time.perf_counter()
    for _ in range(asked.games):
        table = game.make_table(asked.seats, options)
        table.begin()
        decisions += drive(table, whims, source) if asked.mode == "driven" else table.playout(whims, source, policy)
        table.result()
    return {"games": asked.games, "decisions": decisions, "seconds": time.perf_counter() - began}


def midgame() -> Sitting:
    """A table in play, with two bids, bets or signs sealed, and what each seat knows of it."""
    return {
        "bulletbucks": bulletbucks_midgame,
        "championship": championship_midgame,
        "battleroyal": battleroyal_midgame,
    }[asked.game]()


def bulletbucks_midgame() -> Sitting:
    sitting = Sitting(BULLETBUCKS, asked.seats, None, Scripted([CLICK, CLICK]))
    # bids and names by seat: seat 3 outbids the others twice, so that nobody has to raise
    for cheap, dear, named in ((1, 3, 0), (2, 3, 1)):
        for seat in range(asked.seats):
            sitting.answer(seat, BULLETBUCKS.encode(Bid(dear if seat == asked.seats - 1 else cheap, 0)))
        sitting.answer(asked.seats - 1, BULLETBUCKS.encode(Name(named)))
        sitting.settle()
    for seat in (1, 2):
        sitting.answer(seat, BULLETBUCKS.encode(Bid(1, seat)))
    return sitting


def championship_midgame() -> Sitting:
    sitting = Sitting(CHAMPIONSHIP, asked.seats, None, Seeded(1))
    table = sitting.table
    assert isinstance(table, Championship)
    sitting.settle()
    while table.board.round < 3 or table.kind_name() != "bet":
        for seat in members(table.must | table.asked):
            sitting.answer(seat, table.default_action(seat))
        sitting.settle()
    for seat in (1, 2):
        sitting.answer(seat, CHAMPIONSHIP.encode(Bet(seat)))
    return sitting


def battleroyal_midgame() -> Sitting:
    """One player is dead, two are a team, and those of a third confrontation seal their signs."""
    sitting = Sitting(BATTLEROYAL, asked.seats, None, Seeded(1))
    table = sitting.table
    assert isinstance(table, BattleRoyal)
    sitting.settle()
    for attack, defence in ((1, 0), (0, 0)):
        sitting.answer(table.board.turn, table.legal_actions(table.board.turn)[1])
        for seat in members(table.must):
            sitting.answer(seat, SIGN_CODE + (attack if table.board.attackers >> seat & 1 else defence))
        while table.kind_name() == "talk":
            sitting.answer(lowest(table.must), DONE_CODE)
    sitting.answer(table.board.turn, table.legal_actions(table.board.turn)[1])
    sitting.answer(lowest(table.must), SIGN_CODE)
    return sitting


def time_clones() -> dict[str, float]:
    table = midgame().table
    began = time.perf_counter()
    for _ in range(asked.games):
        table.clone()
    return {"games": asked.games, "decisions": 0, "seconds": time.perf_counter() - began}


def time_search() -> dict[str, float]:
    """Imagine a world from the view, play it out, look at the scores: what a searching bot does all day."""
    view = midgame().views[0]
    source, whim = Seeded(asked.seed), Random(asked.seed)
    whims = [whim] * asked.seats
    decisions = 0
    began = time.perf_counter()
    for _ in range(asked.games):
        world = view.sample(whim)
        decisions += world.playout(whims, source)
        world.result()
    return {"games": asked.games, "decisions": decisions, "seconds": time.perf_counter() - began}


print(json.dumps({"clone": time_clones, "search": time_search}.get(asked.mode, time_games)()))
