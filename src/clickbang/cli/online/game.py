"""A game online, as a seat or a spectator sees it: the stages of `clickbang play`, with a clock and company."""

from clickbang.cli.online.desk import Desk
from clickbang.cli.online.keyboard import MovedOn, OnlineInput
from clickbang.cli.online.words import SlashCommands
from clickbang.cli.play.play_input import is_leaving, is_no, is_waiting
from clickbang.cli.play.play_prompt import Asker
from clickbang.cli.stage.stages import stage_for
from clickbang.cli.stage.telling import Teller
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


class OnlineGame(Teller):
    """One game at a table online."""

    def __init__(
        self, desk: Desk, keyboard: OnlineInput, words: SlashCommands, view: View, from_the_start: bool
    ) -> None:
        screen, session = desk.screen, desk.session
        narrator = Narrator(screen.catalogue, session.game, screen.names, session.seat, view.options)
        super().__init__(screen, view, stage_for(screen, narrator, view))
        self.desk = desk
        self.session = session
        self.keyboard = keyboard
        self.words = words
        self.asker = Asker(screen, narrator, keyboard, self.stage)
        self.answered: tuple[int, int] | None = None
        self.told_of: tuple[int, int] | None = None
        """The beat, or the question with one answer, of which the player has been told."""
        self.waited: tuple[int, list[int]] = (0, [])
        """In which beat it was told who takes the full time."""
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
                self.tell_sole()
                if self.is_asked:
                    self.ask()
                elif self.in_beat:
                    self.follow_beat()
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
        """Whether the table waits for an answer of ours that it cannot do without."""
        info = self.session.prompt
        return self.is_concerned and info is not None and not info.beat and not info.sole

    @property
    def in_beat(self) -> bool:
        """Whether we may play a card, or let it pass."""
        return self.is_concerned and self.session.prompt is not None and self.session.prompt.beat

    @property
    def is_concerned(self) -> bool:
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

    # Beats, and what has one answer

    def tell_sole(self) -> None:
        """What has one answer is given by the server; it is told which."""
        info = self.session.prompt
        if self.is_concerned and info is not None and info.sole and self.told_of != self.asking[:2]:
            self.told_of = self.asking[:2]
            (action,) = self.session.choices
            if action != DECLINE:
                self.screen.say("join-sole", "dim", choice=self.asker.narrator.choice(action))

    def tell_waits(self) -> bool:
        """Who takes the full time of a beat, as soon as it is known; whether there is somebody new."""
        number, clock = self.asking[0], self.session.clock
        waits = [] if clock is None else clock.waits
        before = self.waited[1] if self.waited[0] == number else []
        new = [seat for seat in waits if seat not in before]
        self.waited = (number, list(waits))
        for seat in new:
            you = "yes" if seat == self.view.seat else "no"
            self.screen.say("join-waits", "yellow", name=self.screen.names[seat], you=you)
        return bool(new)

    def follow_beat(self) -> None:
        """Cards may be played, and nothing has to be typed: a beat passes by itself."""
        asking = self.asking
        self.keyboard.moved_on = lambda: self.moved or self.asking != asking or self.view.over
        if self.told_of != asking[:2]:
            self.told_of = asking[:2]
            self.offer_cards()
        typed = self.keyboard.read()
        try:
            with self.desk.attempting():
                self.act_in_beat(typed)
        except MovedOn:
            self.screen.say("join-passed", "yellow")

    def offer_cards(self) -> None:
        """One line, if there is anything to play."""
        menu = [entry for entry in self.stage.menu(self.session.core_prompt()) if entry[1] != [DECLINE]]
        if menu:
            cards = self.screen.catalogue.listed([label for label, _ in menu])
            self.screen.say("join-beat", "bold yellow", cards=cards)

    def act_in_beat(self, typed: str) -> None:
        """A card, a wait, a no; anything else is looked at as whenever nobody waits for us."""
        prompt = self.session.core_prompt()
        found = self.stage.read(typed, prompt) if typed else None
        if is_waiting(typed):
            self.desk.do(self.session.wait())
        elif not typed or is_no(typed):
            self.answer_beat(DECLINE)
        elif found:
            action = found[0] if len(found) == 1 else self.asker.pick_one(prompt.kind, found)
            if action is not None:
                self.answer_beat(action)
        else:
            self.look_around(typed.lower())

    def answer_beat(self, action: int) -> None:
        asking = self.asking[:2]
        self.desk.do(self.session.answer(action))
        self.answered = asking

    # Waiting

    def idle(self) -> None:
        """Nobody waits for us: look around, talk, or use a right that one has at any time."""
        self.keyboard.moved_on = lambda: self.moved or self.is_asked or self.in_beat or self.view.over
        standing = self.session.is_asked and self.asking[2] == STANDING
        if standing and self.offered != self.asker.narrator.question(self.session.core_prompt().kind):
            self.offered = self.asker.narrator.question(self.session.core_prompt().kind)
            self.screen.say("join-standing", "dim", question=self.offered)
        self.look_around(self.keyboard.read().lower())

    def look_around(self, typed: str) -> None:
        """What can be typed though nobody waits for it."""
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
