"""How good a review is where the truth is known: duels of World Championship without cards, which are solved.

    python -m tools.review_trial --games 100 --playouts 400

plays games between two who follow the solution and reviews them by search alone, as games are reviewed that nobody has
solved. It prints how far the estimates are from the exact values. Then, in as many games, one answer is replaced by the
worst one there is, which costs a tenth of a win at least, and the game is played on: how often does the review call
that answer a mistake?
"""

import argparse
from collections.abc import Sequence
from io import StringIO
from math import sqrt

from librt.random import Random

from clickbang.arena.intervals import share
from clickbang.bots.bot import Bot
from clickbang.bots.match import play_match
from clickbang.bots.registry import make_bot
from clickbang.core.actions import Action
from clickbang.core.audience import hears
from clickbang.core.prompt import Prompt
from clickbang.core.registry import game_named
from clickbang.core.view import View
from clickbang.games.championship.knowledge.view import ChampionshipView
from clickbang.games.championship.research.solved.weighing import weigh
from clickbang.records import Record, Recorder
from clickbang.records.lines import Answer, Told
from clickbang.records.read import parse_record
from clickbang.review import Decision, review_record
from clickbang.review.findings import mean
from clickbang.review.review import Reviewing

GAME = game_named("championship")
DUEL = {"deck": "none"}
CLEAR = 0.1
"""So much of a win the worst answer has to cost."""
ONE_IN = 8
"""At one clear chance out of so many the worst answer is given."""


class Stumbling(Bot):
    """Follows the solution, and once gives the worst answer."""

    def __init__(self) -> None:
        self.solved = make_bot("solved", GAME)
        self.heard = 0
        """How many events it had heard when it stumbled; 0 if it never did."""

    def sit(self, seat: int, random: Random, sampling: Random) -> None:
        super().sit(seat, random, sampling)
        self.solved.sit(seat, random, sampling)

    def answer(self, view: View, prompt: Prompt) -> int | Action:
        assert isinstance(view, ChampionshipView)
        if not self.heard:
            weighed = weigh(view, prompt)
            worst, best = min(weighed, key=lambda one: one.worth), max(weighed, key=lambda one: one.worth)
            if (best.worth - worst.worth) / 2 >= CLEAR and self.sampling.randrange(ONE_IN) == 0:
                self.heard = len(view.history)
                return worst.answer
        return self.solved.answer(view, prompt)


def recorded(bots: Sequence[Bot], seed: int, number: int) -> Record:
    """One game among these."""
    out = StringIO()
    recorder = Recorder(GAME, out)
    play_match(GAME, bots, seed, number, DUEL, [recorder])
    recorder.close()
    return parse_record(out.getvalue().split("\n"))


def decisions(record: Record, seat: int, playouts: int, seed: int, exact: bool) -> list[Decision]:
    (found,) = review_record(record, [seat], playouts, seed, with_hidden=False, with_solutions=exact).seats
    return found.decisions


def decision_at(record: Record, seat: int, heard: int, playouts: int, seed: int, exact: bool) -> Decision:
    """One answer of a game, the one that a seat gave after so many events; the others are not weighed."""
    reviewing = Reviewing(GAME, seat, playouts, seed, with_hidden=False, with_solutions=exact)
    for line in record.lines:
        if isinstance(line, Told) and hears(line.audience, seat):
            reviewing.hear(line.event)
        elif isinstance(line, Answer) and line.seat == seat and len(reviewing.view.history) == heard:
            reviewing.weigh(line.action, line.by, 0)
            break
    (found,) = reviewing.found.decisions
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--planted", type=int, help="so many planted mistakes; as many as games unless told")
    parser.add_argument("--playouts", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    print(f"World Championship for two without cards, {args.playouts} playouts a choice, seed {args.seed}")
    compare(args.games, args.playouts, args.seed)
    plant(args.games if args.planted is None else args.planted, args.playouts, args.seed)


def compare(games: int, playouts: int, seed: int) -> None:
    """Estimates beside exact values, one seat a game."""
    chosen: list[float] = []
    every: list[float] = []
    losses: list[float] = []
    errors: list[float] = []
    false = count = 0
    for number in range(1, games + 1):
        record = recorded([make_bot("solved", GAME) for _ in range(2)], seed, number)
        searched = decisions(record, number % 2, playouts, seed, exact=False)
        exact = decisions(record, number % 2, playouts, seed, exact=True)
        for found, truth in zip(searched, exact, strict=True):
            worths = {one.choice: one.worth for one in truth.choices}
            every += [one.worth - worths[one.choice] for one in found.choices]
            chosen.append(found.chosen.worth - truth.chosen.worth)
            losses.append(found.loss - truth.loss)
            errors.append(found.chosen.error)
            false += found.is_mistake and not truth.is_mistake
            count += 1
    print(f"{games} games of solved, {count} answers")
    for name, off in (("worth of the answer", chosen), ("worth of any choice", every), ("cost of the answer", losses)):
        print(f"  {name}: mean error {size(off):.3f}, on average {mean(off):+.3f} ± {spread(off):.3f}")
    print(f"  mean standard error that the review states: {mean(errors):.3f}")
    print(f"  called a mistake and none: {false} of {count} ({false / count:.1%})")


def plant(games: int, playouts: int, seed: int) -> None:
    """How often a planted mistake is found, by search alone and by the solution."""
    found = known = planted = number = 0
    while planted < games:
        number += 1
        stumbling = Stumbling()
        seat = number % 2
        bots: list[Bot] = [make_bot("solved", GAME), make_bot("solved", GAME)]
        bots[seat] = stumbling
        record = recorded(bots, seed + 1, number)
        if not stumbling.heard:
            continue
        planted += 1
        for exact in (False, True):
            slip = decision_at(record, seat, stumbling.heard, playouts, seed, exact)
            found += slip.is_mistake and not exact
            known += slip.is_mistake and exact
    interval = share(found, planted)
    print(f"{planted} planted mistakes, each of {CLEAR:.0%} of a win at least")
    print(f"  found by search alone: {found} ({interval.low:.0%} to {interval.high:.0%}); by the solution: {known}")


def size(numbers: Sequence[float]) -> float:
    return mean([abs(number) for number in numbers])


def spread(numbers: Sequence[float]) -> float:
    """The standard error of the mean."""
    middle = mean(numbers)
    return sqrt(sum((number - middle) ** 2 for number in numbers) / max(1, len(numbers) - 1) / len(numbers))


if __name__ == "__main__":
    main()
