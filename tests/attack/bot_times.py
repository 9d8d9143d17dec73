"""Do the times of bots' answers at pace `none` tell what they hold? `python -m tests.attack.bot_times`

A pair is one moment of one game as somebody else sees it, imagined twice: the same public past, other secrets of the
seat that is asked (`view.sample`). The same bot with the same luck thinks in both. What others would see of its time is
the number of ticks after which its answer comes (`clocks/durations.py`). How well that tells the two apart is the area
under the curve (AUC): 0.5 is nothing, 1 is everything.
"""

import argparse
import math
from collections import defaultdict
from collections.abc import Iterator
from time import perf_counter, thread_time

from librt.random import Random

from clickbang.bots.match import new_match
from clickbang.bots.pace import Searching, keep_pace
from clickbang.bots.referee import as_number
from clickbang.bots.registry import make_bot
from clickbang.core.cursor import awaited
from clickbang.core.game import Game
from clickbang.core.programs.decisions import OVER
from clickbang.core.programs.imagined import imagined
from clickbang.core.prompt import Prompt
from clickbang.core.registry import GAMES
from clickbang.core.seats import has
from clickbang.core.view import View
from clickbang.server.bots.turns import STEP
from clickbang.server.clocks.durations import TICK, next_tick
from clickbang.server.tables.bot_players import SEARCHED

KINDS = {
    "bulletbucks": ("bid",),
    "championship": ("bet", "accuse", "pocket"),
    "battleroyal": ("reveal", "sign", "talk", "turn"),
}
Times = tuple[float, float, int]
"""Seconds by the wall and of the processor, and the ticks that others see."""


def think(game: Game, bot: str, view: View, prompt: Prompt, seed: int, seconds: float) -> tuple[int, Times]:
    """What the bot answers here, and how long that takes it."""
    player = make_bot(bot, game)
    player.sit(view.seat, Random(seed), Random(seed))
    keep_pace(player, seconds)
    wall, processor = perf_counter(), thread_time()
    answer = as_number(player.answer(view, prompt), game)
    took = perf_counter() - wall, thread_time() - processor
    due = next_tick(SEARCHED if isinstance(player, Searching) else TICK, took[0])
    assert answer is not None
    return answer, (*took, round(due / TICK))


def pairs(
    game: Game, bot: str, seats: int, seed: int, seconds: float, most: int
) -> Iterator[tuple[str, int, Times, Times]]:
    """The kind of a moment, how the answers differ there (1: the first is the larger), and both times."""
    match = new_match(game, [make_bot("shrewd", game) for _ in range(seats)], seed, 0, None, (), None)
    random, found = Random(seed), 0
    match.sitting.settle()
    match.order.find_next()
    while match.order.seat != OVER and found < most:
        table, seat = match.sitting.table, match.order.seat
        kind = table.kind_name()
        others = [other for other in range(seats) if other != seat]
        if kind in KINDS[game.name] and len(table.prompt_for(seat).choices) > 1:
            observer = others[random.randrange(len(others))]
            worlds = []
            for _ in range(2):
                world = imagined(game, match.sitting.views[observer], random)
                if not has(awaited(world.table), seat) or world.table.kind_name() != kind:
                    break
                worlds.append(think(game, bot, world.views[seat], world.table.prompt_for(seat), seed + found, seconds))
            if len(worlds) == 2:
                (one, times), (other, other_times) = worlds
                found += 1
                yield kind, (one > other) - (one < other), times, other_times
        match.turn(seat)


def auc(told: list[tuple[int, float, float]]) -> tuple[float, int]:
    """How often the larger answer took longer, ties for half; and of how many pairs that differ."""
    differ = [(sign, one, other) for sign, one, other in told if sign]
    right = sum(0.5 if one == other else float((one > other) == (sign > 0)) for sign, one, other in differ)
    return (right / len(differ) if differ else 0.5), len(differ)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--moments", type=int, default=15, help="of each game")
    parser.add_argument("--seconds", type=float, default=STEP, help="for each search")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bots", default="shrewd,master")
    parser.add_argument("--game", default="championship,battleroyal")
    options = parser.parse_args()
    print(
        f"{'game':14} {'bot':8} {'kind':8} {'pairs':>6} {'differ':>6} {'AUC ticks':>10} {'±':>5} {'AUC time':>9} ticks"
    )
    for name in options.game.split(","):
        for bot in options.bots.split(","):
            told = defaultdict(list)
            for seed in range(options.games):
                for kind, sign, one, other in pairs(
                    GAMES[name], bot, options.seats, seed, options.seconds, options.moments
                ):
                    told[kind].append((sign, one, other))
            for kind, found in sorted(told.items()):
                ticks, number = auc([(sign, one[2], other[2]) for sign, one, other in found])
                time, _ = auc([(sign, one[0], other[0]) for sign, one, other in found])
                error = 1 / math.sqrt(12 * number) if number else 0.5
                seen = sorted({times[2] for _, *both in found for times in both})
                line = f"{name:14} {bot:8} {kind:8} {len(found):6} {number:6} {ticks:10.3f} {error:5.2f} {time:9.3f}"
                print(line, seen)


if __name__ == "__main__":
    main()
