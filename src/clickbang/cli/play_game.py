"""One game between the player at the keyboard and bots, shown as the player's seat sees it."""

import signal
from collections.abc import Sequence

from clickbang.bots.bot import Bot
from clickbang.bots.chair import Chair
from clickbang.bots.referee import BY_BOT, BY_DEFAULT, Foul
from clickbang.cli.play_input import PlayInput, interrupts_held
from clickbang.cli.play_prompt import Asker
from clickbang.cli.screen import Screen
from clickbang.cli.stages import stage_for
from clickbang.core.seats import members
from clickbang.core.sitting import Sitting
from clickbang.text import Narrator

PLAYER = 0
"""The seat of whoever sits at the keyboard."""

THINKING_TIME = 10.0
"""So many seconds a person waits for a bot's answer before a default takes its place."""


class PlayGame:
    """The player's game: the bots answer first, then the player, and everybody hears what came of it."""

    def __init__(self, screen: Screen, sitting: Sitting, bots: Sequence[Bot], fouls: list[Foul]) -> None:
        self.screen = screen
        self.sitting = sitting
        limit = THINKING_TIME if hasattr(signal, "setitimer") else None
        self.chairs = [Chair(bot, seat, sitting, limit) for seat, bot in enumerate(bots, start=PLAYER + 1)]
        self.view = sitting.views[PLAYER]
        self.told = 0
        self.stale = True
        """Whether something has happened since the table was drawn."""
        self.round_began = False
        self.fouls = fouls
        self.keyboard = PlayInput(screen)
        narrator = Narrator(screen.catalogue, sitting.game, screen.names, PLAYER, self.view.options)
        self.stage = stage_for(screen, narrator, self.view)
        self.asker = Asker(screen, narrator, self.keyboard, self.stage)

    def run(self) -> None:
        """Play to the end."""
        self.sitting.settle()
        while self.told < len(self.view.history) or not self.sitting.over:
            try:
                self.tell_news()
                if not self.sitting.over:
                    self.next_answer()
            except KeyboardInterrupt:
                self.screen.show()
                self.keyboard.confirm_leaving()
        for seat, name in enumerate(self.screen.names):
            fouls = [foul for foul in self.fouls if foul.seat == seat]
            if fouls:
                self.screen.say("play-fouls", "dim", name=name, count=len(fouls), first=str(fouls[0]))

    def tell_news(self) -> None:
        """Tell what the player's view has taken in since the last time."""
        while self.told < len(self.view.history):
            event = self.view.history[self.told]
            self.told += 1
            if not isinstance(event, self.stage.drawn):
                self.stage.tell(event)
                self.stale = True
                self.round_began |= isinstance(event, self.stage.round_began)

    def next_answer(self) -> None:
        """One more answer: from a bot as long as one is waited for, then from the player."""
        table = self.sitting.table
        waiting = members(table.must | table.asked)
        if self.round_began and PLAYER not in waiting:
            self.draw()
        self.round_began = False
        if waiting == [PLAYER]:
            prompt = self.sitting.prompt_for(PLAYER)
            action = self.asker.answered_ahead(prompt)
            if action is None:
                self.draw()
                self.keyboard.forget_typed_ahead()
                action = self.asker.ask(prompt, lambda action: table.problem(PLAYER, action))
            self.take(PLAYER, action, "player")
            return
        seat = next(seat for seat in waiting if seat != PLAYER)
        action, foul = self.chairs[seat - 1].ask()
        if foul is not None:
            self.fouls.append(foul)
        self.take(seat, action, BY_BOT if foul is None else BY_DEFAULT)

    def draw(self) -> None:
        """The table, unless it would look as it did the last time."""
        if self.stale:
            self.stage.draw()
            self.stale = False

    def take(self, seat: int, action: int, by: str) -> None:
        with interrupts_held():
            self.sitting.answer(seat, action, by)
            self.sitting.settle()
