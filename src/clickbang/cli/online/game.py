"""A game online, as a seat or a spectator sees it: the stages of `clickbang play`, with a clock and company."""

from clickbang.cli.online.desk import Desk
from clickbang.cli.online.keyboard import MovedOn, OnlineInput
from clickbang.cli.online.words import Words
from clickbang.cli.play_input import is_leaving
from clickbang.cli.play_prompt import Asker
from clickbang.cli.stages import stage_for
from clickbang.cli.telling import Teller
from clickbang.client import Refusal
from clickbang.core.audience import SPECTATOR
from clickbang.core.errors import ClickbangError
from clickbang.core.prompt import ASKED, MUST, STANDING
from clickbang.core.seats import members
from clickbang.core.table import DECLINE
from clickbang.core.view import View
from clickbang.protocol.errors import LATE
from clickbang.protocol.messages import PromptInfo
from clickbang.protocol.stages import OVER, PLAYING
from clickbang.text import Narrator

MOST_NAMED = 3
"""So many people are named whom everybody waits for; of more, how many they are."""


class PatientAsker(Asker):
    """Waits for a no even where nothing else is possible: a quicker one would tell that one holds nothing."""

    declines_by_itself = False


class OnlineGame(Teller):
    """One game at a table online."""

    def __init__(self, desk: Desk, keyboard: OnlineInput, words: Words, view: View, from_the_start: bool) -> None:
        screen, session = desk.screen, desk.session
        narrator = Narrator(screen.catalogue, session.game, screen.names, session.seat, view.options)
        super().__init__(screen, view, stage_for(screen, narrator, view))
        self.desk = desk
        self.session = session
        self.keyboard = keyboard
        self.words = words
        self.asker = PatientAsker(screen, narrator, keyboard, self.stage)
        self.answered: tuple[int, int] | None = None
        self.offered = ""
        """The right to act at any time of which the player has been told."""
        self.out = False
        if not from_the_start:
            self.told = len(view.history)
            self.screen.say("join-under-way", "dim")
            self.draw()

    @property
    def moved(self) -> bool:
        """Whether this is no longer the game that is played here."""
        table = self.session.table
        return table is None or table.stage not in (PLAYING, OVER) or self.session.view is not self.view

    def run(self) -> None:
        """Play to the end, or until the table has another game."""
        while not self.moved:
            try:
                self.tell_news()
                self.show_round()
                if self.view.over:
                    return
                self.say_farewell()
                if self.is_asked:
                    self.ask()
                else:
                    self.idle()
            except MovedOn:
                continue
            except KeyboardInterrupt:
                self.screen.show()
                self.leave()
        if self.view.over:  # somebody was quick to ask for another: how it ended is told first
            self.tell_news()

    def leave(self) -> None:
        """Leave, if that is meant; whatever happens meanwhile can wait."""
        self.keyboard.moved_on = lambda: False
        self.keyboard.confirm_leaving()

    def show_round(self) -> None:
        """Who only watches sees the table when a round begins."""
        if self.round_began and not self.is_asked:
            self.draw()
        self.round_began = False

    def say_farewell(self) -> None:
        if not self.out and self.session.seat != SPECTATOR and self.stage.farewell:
            self.out = True
            self.screen.show(self.screen.paint(self.stage.farewell, "bold yellow"))

    # Being asked

    @property
    def asking(self) -> tuple[int, int, str]:
        """What is asked now: prompt, step, and as what one is asked."""
        prompt = self.session.prompt
        return (0, 0, "") if prompt is None else (prompt.number, prompt.step, prompt.role)

    @property
    def is_asked(self) -> bool:
        """Whether the table waits for an answer of ours."""
        return self.session.is_asked and self.asking[2] in (MUST, ASKED) and self.asking[:2] != self.answered

    def ask(self) -> None:
        """Put the prompt to the player. If it closes before they have answered, that is said."""
        info = self.session.prompt
        assert info is not None
        prompt, asking = self.session.core_prompt(), self.asking
        self.keyboard.moved_on = lambda: self.moved or self.asking != asking
        try:
            action = self.asker.answered_ahead(prompt)
            if action is None:
                self.draw()
                self.keyboard.forget_typed_ahead()
                action = self.asker.ask(prompt, lambda action: self.refusal(action, info))
            if asking[2] == STANDING and action == DECLINE:
                return
            self.desk.do(self.session.answer(action, info))
            self.answered = asking[:2]
        except MovedOn:
            self.screen.say("join-closed", "yellow" if asking[2] == MUST else "dim")
        except Refusal as refused:
            self.words.complain(refused.sentence)
            if refused.code == LATE.code:
                self.answered = asking[:2]
        except (TimeoutError, ConnectionError):
            self.screen.say("join-not-connected", "red")

    def refusal(self, action: int, info: PromptInfo) -> ClickbangError | None:
        """Something that is not listed: the server says what is against it, and a Refusal ends the question."""
        if action not in self.session.choices:
            self.desk.do(self.session.answer(action, info))
        return None

    # Waiting

    def idle(self) -> None:
        """Nobody waits for us: look around, talk, or use a right that one has at any time."""
        self.keyboard.moved_on = lambda: self.moved or self.is_asked or self.view.over
        standing = self.session.is_asked and self.asking[2] == STANDING
        if standing and self.offered != self.asker.narrator.question(self.session.core_prompt().kind):
            self.offered = self.asker.narrator.question(self.session.core_prompt().kind)
            self.screen.say("join-standing", "dim", question=self.offered)
        typed = self.keyboard.read().lower()
        if is_leaving(typed):
            self.leave()
        elif typed == "t":
            self.stage.draw()
        elif typed.startswith("?"):
            self.explain(typed[1:].strip())
        elif not typed and self.session.is_asked and self.asking[2] == STANDING:
            self.ask()
        elif typed and not self.stage.aside(typed):
            self.screen.say("join-idle", "dim")

    def explain(self, wanted: str) -> None:
        if not wanted:
            self.words.help()
        elif not self.stage.explain(wanted):
            self.asker.show_rule(wanted)

    def waiting(self) -> str:
        """For whom everybody waits, for the line at the bottom."""
        seats = [seat for seat in members(self.view.waiting) if seat != self.view.seat]
        if not seats or self.is_asked:
            return ""
        if len(seats) > MOST_NAMED:
            return self.screen.catalogue.say("join-waiting-for-many", count=len(seats))
        names = self.screen.catalogue.listed([self.screen.names[seat] for seat in seats])
        return self.screen.catalogue.say("join-waiting-for", names=names)
