"""An exploiter that was trained: in games against copies of one bot it learned where it pays to do otherwise.

It knows a handful of ways to answer: as the bot itself would, as the game's usual bot would, to decline, and to take
the first, the last, or one in between of its choices. A situation is what it is asked, in which role, whether early or
late in the game, and among few or many choices. For each situation it learns by trial which way wins most.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import sqrt

from librt.random import Random

from clickbang.arena.searcher import encoded
from clickbang.bots.bot import Bot
from clickbang.bots.match import play_match
from clickbang.bots.search.playout import shares_of_the_win
from clickbang.core.game import Game
from clickbang.core.prompt import Prompt
from clickbang.core.table import DECLINE
from clickbang.core.view import View

Situation = tuple[str, str, int, int]
LIKE_THE_BOT, LIKE_THE_USUAL, DECLINING = "bot", "usual", "decline"
PLACES = {"first": 0.0, "lower": 0.25, "middle": 0.5, "upper": 0.75, "last": 1.0}
"""Ways that take a choice by where it stands among the others."""
WAYS = (LIKE_THE_BOT, LIKE_THE_USUAL, DECLINING, *PLACES)
LESSONS = 5
"""The games of the training are divided so; after each part it knows better."""
TRYING = 0.4
"""So often it tries any way in a situation, instead of the one that it holds for the best."""


class TrainedBot(Bot):
    """Answers in the way that it has learned for the situation, and else like the bot that it plays against."""

    def __init__(
        self,
        game: Game,
        others: Callable[[], Bot],
        own: Callable[[], Bot],
        learned: Mapping[Situation, str],
        whims: Random | None = None,
    ) -> None:
        self.game = game
        self.bots = {LIKE_THE_BOT: others(), LIKE_THE_USUAL: own()}
        self.learned = learned
        self.whims = whims
        """While it learns: with these it tries other ways. In one game it keeps to one way in a situation."""
        self.ways: dict[Situation, str] = {}

    def sit(self, seat: int, random: Random, sampling: Random) -> None:
        super().sit(seat, random, sampling)
        for bot in self.bots.values():
            bot.sit(seat, random, sampling)

    def answer(self, view: View, prompt: Prompt) -> int:
        if len(prompt.choices) == 1:
            return prompt.choices[0]
        situation = situation_of(view, prompt)
        if situation not in self.ways:
            self.ways[situation] = self.way_for(situation)
        way = self.ways[situation]
        if way in PLACES:
            return prompt.choices[round(PLACES[way] * (len(prompt.choices) - 1))]
        if way == DECLINING and DECLINE in prompt.choices:
            return DECLINE
        return encoded(self.game, self.bots[LIKE_THE_USUAL if way == LIKE_THE_USUAL else LIKE_THE_BOT], view, prompt)

    def way_for(self, situation: Situation) -> str:
        if self.whims is not None and self.whims.random() < TRYING:
            return WAYS[self.whims.randrange(len(WAYS))]
        return self.learned.get(situation, LIKE_THE_BOT)


def situation_of(view: View, prompt: Prompt) -> Situation:
    """What is asked, in which role, how far the game is (by powers of 4), and among how many choices (likewise)."""
    return prompt.kind, prompt.role, view.prompts.bit_length() // 2, len(prompt.choices).bit_length() // 2


@dataclass(slots=True)
class Ways:
    """What came of each way in one situation."""

    won: dict[str, float] = field(default_factory=lambda: dict.fromkeys(WAYS, 0.0))
    games: dict[str, int] = field(default_factory=lambda: dict.fromkeys(WAYS, 0))

    def add(self, way: str, worth: float) -> None:
        self.won[way] += worth
        self.games[way] += 1

    def best(self) -> str:
        """The way that wins most even if it was lucky; what was hardly tried is not trusted."""
        return max(WAYS, key=self.surely)

    def surely(self, way: str) -> float:
        games = self.games[way]
        return self.won[way] / games - 0.5 / sqrt(games) if games else -1.0


def train(
    game: Game,
    others: Callable[[], Bot],
    own: Callable[[], Bot],
    seats: int,
    games: int,
    seed: int,
    options: Mapping[str, str],
    progress: Callable[[int], None] = lambda _: None,
) -> dict[Situation, str]:
    """Learn in so many games, alone among copies. The same arguments give the same lessons."""
    whims = Random(seed)
    found: dict[Situation, Ways] = {}
    learned: dict[Situation, str] = {}
    for number in range(games):
        if number % max(1, games // LESSONS) == 0:
            learned = {situation: ways.best() for situation, ways in found.items()}
        pupil = TrainedBot(game, others, own, learned, whims)
        seat = number % seats
        bots = [pupil if place == seat else others() for place in range(seats)]
        table = play_match(game, bots, seed, number, options).sitting.table
        worth = shares_of_the_win(table)[seat] if table.over else 0.0
        for situation, way in pupil.ways.items():
            found.setdefault(situation, Ways()).add(way, worth)
        progress(1)
    return {situation: ways.best() for situation, ways in found.items()}
