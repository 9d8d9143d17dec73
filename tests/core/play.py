"""A tiny game in one line: `play(TEAMS, 3).answer(1, LEAVE).news`, with luck written down beforehand."""

from collections.abc import Sequence
from typing import Self

from clickbang.core.chance import Scripted
from clickbang.core.events import Event
from clickbang.core.game import Game
from clickbang.core.prompt import Prompt
from clickbang.core.sitting import Sitting, Watcher


class Play(Watcher):
    """A game that a test plays, with what was told of the last answer, and to whom."""

    def __init__(self, game: Game, seats: int, luck: Sequence[int]) -> None:
        self.news: list[tuple[int, Event]] = []
        self.sitting = Sitting(game, seats, None, Scripted(luck), [self])
        self.sitting.settle()
        self.table = self.sitting.table

    def on_event(self, audience: int, event: Event) -> None:
        self.news.append((audience, event))

    def answer(self, seat: int, *actions: int) -> Self:
        """One answer, or the steps of one."""
        self.news = []
        for action in actions:
            self.sitting.answer(seat, action)
        self.sitting.settle()
        return self

    def prompt(self, seat: int) -> Prompt:
        return self.sitting.prompt_for(seat)


def play(game: Game, seats: int, *luck: int) -> Play:
    """A new game where somebody is asked for the first time."""
    return Play(game, seats, luck)
