"""One game between the player at the keyboard and bots, shown as the player's seat sees it."""

import signal
from collections.abc import Sequence

from clickbang.bots.bot import Bot
from clickbang.bots.chair import Chair
from clickbang.bots.referee import BY_BOT, BY_DEFAULT, Foul
from clickbang.cli.play.play_input import PlayInput, interrupts_held
from clickbang.cli.play.play_prompt import Asker
from clickbang.cli.screen import Screen
from clickbang.cli.stage.stages import stage_for
from clickbang.cli.stage.telling import Teller
from clickbang.core.cursor import Cursor, awaited
from clickbang.core.prompt import Prompt
from clickbang.core.seats import has, lowest, without
from clickbang.core.sitting import Sitting
from clickbang.text import Narrator

PLAYER = 0
"""The seat of whoever sits at the keyboard."""

THINKING_TIME = 10.0
"""So many seconds a person waits for a bot's answer before a default takes its place."""


class PlayGame(Teller):
    """The player's game: the bots answer first, then the player, and everybody hears what came of it."""

    def __init__(self, screen: Screen, sitting: Sitting, bots: Sequence[Bot], fouls: list[Foul]) -> None:
        view = sitting.views[PLAYER]
        narrator = Narrator(screen.catalogue, sitting.game, screen.names, PLAYER, view.options)
        super().__init__(screen, view, stage_for(screen, narrator, view))
        self.sitting = sitting
        limit = THINKING_TIME if hasattr(signal, "setitimer") else None
        self.chairs = [Chair(bot, seat, sitting, limit) for seat, bot in enumerate(bots, start=PLAYER + 1)]
        self.cursor = Cursor()
        self.watching = False
        """Whether the player is out of the game, and watches the rest."""
        self.fouls = fouls
        self.keyboard = PlayInput(screen)
        self.asker = Asker(screen, narrator, self.keyboard, self.stage)

    def run(self) -> None:
        """Play to the end."""
        self.sitting.settle()
        while self.told < len(self.view.history) or not self.sitting.over:
            try:
                self.tell_news()
                if not self.sitting.over:
                    self.say_farewell()
                    self.next_answer()
            except KeyboardInterrupt:
                self.screen.show()
                self.keyboard.confirm_leaving()
        for seat, name in enumerate(self.screen.names):
            fouls = [foul for foul in self.fouls if foul.seat == seat]
            if fouls:
                self.screen.say("play-fouls", "dim", name=name, count=len(fouls), first=str(fouls[0]))

    def next_answer(self) -> None:
        """One more answer: from a bot as long as one is waited for, then from the player."""
        self.show_round(has(awaited(self.sitting.table), PLAYER))
        self.round_began = False
        self.take_answer(self.next_seat())

    def next_seat(self) -> int:
        """Who is asked next: the player is the last of those whom a prompt waits for."""
        waiting = awaited(self.sitting.table)
        seat = self.cursor.next(self.sitting.table)
        bots = without(waiting, PLAYER)
        return lowest(bots) if seat == PLAYER and bots and has(waiting, PLAYER) else seat

    def show_round(self, asked: bool) -> None:
        """The table, when a round begins and the player is not asked at once, which would show it too."""
        if self.round_began and not asked:
            self.draw()

    def take_answer(self, seat: int) -> None:
        """Ask a bot or the player, and pass the answer on."""
        by = "player"
        if seat == PLAYER:
            action = self.ask_player()
        else:
            action, foul = self.chairs[seat - 1].ask()
            if foul is not None:
                self.fouls.append(foul)
            by = BY_BOT if foul is None else BY_DEFAULT
        with interrupts_held():
            self.sitting.accept_in_turn(seat, action, by)
            self.sitting.settle()
            self.cursor.answered(seat)

    def ask_player(self) -> int:
        """What the player answers, with a look at the table first if that has changed."""
        prompt = self.sitting.prompt_for(PLAYER)
        action = self.asker.answered_ahead(prompt)
        if action is None:
            self.draw()
            self.introduce(prompt)
            self.keyboard.forget_typed_ahead()
            action = self.asker.ask(prompt, lambda action: self.sitting.table.problem(PLAYER, action))
        return action

    def introduce(self, prompt: Prompt) -> None:
        """Whatever is to be said before the player is asked this."""

    def say_farewell(self) -> None:
        """A player who is out of the game watches the rest quickly, or leaves."""
        if not self.watching and self.stage.farewell:
            self.watching = True
            self.keyboard.forget_typed_ahead()
            self.keyboard.answer(self.screen.paint(self.stage.farewell, "bold yellow"))
            self.screen.lively = False
