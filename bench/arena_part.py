"""One measurement of `bench.arena`, by whatever Clickbang the Python that runs this file has installed.

    python bench/arena_part.py play championship 4 shrewd 100        games among bots, with the designer's counts
    python bench/arena_part.py sampled championship 4 - 1000         bare playouts; also: listed
    python bench/arena_part.py memory championship 4 random 100000   how much memory it has after every tenth of them

Time is that of the processor, since others may be busy on the machine too. Beside it stands a digest of all results:
two builds that play the same games have the same.
"""

import hashlib
import json
import resource
import sys
import time

from librt.random import Random

import clickbang
from clickbang.arena.games import play_games
from clickbang.arena.plan import Plan
from clickbang.arena.tally import Tally
from clickbang.core.chance import Seeded
from clickbang.core.registry import game_named
from clickbang.core.table import pick_listed

PARTS = 10


def digest(tally: Tally) -> str:
    """Of everything that was counted."""
    players = [
        [player.wins, *(sorted(counts.items()) for counts in (player.scores, player.fates, player.fouls))]
        for player in tally.players
    ]
    games = [sorted(counts.items()) for counts in (tally.endings, tally.rounds, tally.decisions, tally.remarks)]
    of = sorted((what, tally.rates.times[what], of) for what, of in tally.rates.of.items() if of)
    everything = [tally.games, players, games, tally.seat_wins, tally.without_winner, of, sorted(tally.rates.rounds)]
    return hashlib.sha256(json.dumps(everything).encode()).hexdigest()[:16]


def play(game: str, seats: int, bot: str, games: int) -> dict[str, object]:
    plan = Plan(game, (bot,) * seats, games, 1)
    play_games(plan, range(1, 2))
    began = time.process_time()
    tally = play_games(plan, plan.numbers)
    return {"seconds": time.process_time() - began, "digest": digest(tally)}


def play_out(mode: str, game: str, seats: int, games: int) -> dict[str, object]:
    rules = game_named(game)
    source, whims = Seeded(1), [Random(2 + seat) for seat in range(seats)]
    policy = pick_listed if mode == "listed" else None
    fresh = rules.table(seats)
    ends: list[object] = []
    began = time.process_time()
    for _ in range(games):
        table = fresh.clone()
        ends.append((int(table.playout(whims, source, policy)), table.result().scores))
    took = time.process_time() - began
    return {"seconds": took, "digest": hashlib.sha256(repr(ends).encode()).hexdigest()[:16]}


def remember(game: str, seats: int, bot: str, games: int) -> dict[str, object]:
    """The most memory it ever had, after every tenth of the games."""
    plan = Plan(game, (bot,) * seats, games, 1)
    began, found = time.process_time(), []
    for part in range(PARTS):
        play_games(plan, plan.numbers[part * games // PARTS : (part + 1) * games // PARTS])
        found.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024)
    return {"seconds": time.process_time() - began, "megabytes": found}


mode, game, seats, bot, games = sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4], int(sys.argv[5])
if mode == "play":
    measured = play(game, seats, bot, games)
elif mode == "memory":
    measured = remember(game, seats, bot, games)
else:
    measured = play_out(mode, game, seats, games)
print(json.dumps({"build": clickbang.BUILD, **measured}))
