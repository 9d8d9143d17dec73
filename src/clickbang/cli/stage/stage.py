"""The stage: how a game is shown and answered in a terminal. Each game has one of its own, built on this."""

from collections.abc import Mapping
from typing import ClassVar

from rich.console import RenderableType

from clickbang.cli.play.play_input import is_no, is_yes
from clickbang.cli.screen import Screen
from clickbang.cli.stage.ending import show_ending
from clickbang.core.events import Asked, Began, Ended, Event, OwnAnswer, OwnStep, OwnStepBack, Sealed
from clickbang.core.prompt import Prompt
from clickbang.core.table import DECLINE
from clickbang.core.view import View
from clickbang.text import Narrator
from clickbang.text.story import tell_story
from clickbang.text.typed import words_for

ROW_PAUSE = 0.35

Styles = Mapping[type[Event], str]
Pauses = Mapping[type[Event], float]

Menu = list[tuple[str, list[int]]]
"""What can be picked by number or name, and the answers it stands for: one, or several to choose from."""


class Stage:
    """Tells one reader what their view takes in, draws the table, and understands what they type."""

    round_began: type[Event]
    """Where a chapter begins: there is room before it, and a reader who only watches is shown the table."""
    styles: ClassVar[Styles] = {Ended: "bold yellow", Asked: "dim", Sealed: "dim"}
    pauses: ClassVar[Pauses] = {}
    drawn: tuple[type[Event], ...] = (Began, Asked, Sealed, OwnAnswer)
    """What the drawn table or the question tells a player already."""
    merged: tuple[type[Event], ...] = ()
    """What is told in one line where it has but one row."""
    none_fits = "play-unclear"
    """What to say if nothing can be meant by what was typed, though it was understood."""
    unchanged: tuple[type[Event], ...] = (OwnStep, OwnStepBack)
    """What leaves the drawn table as it is."""
    more_kinds: tuple[str, ...] = ()
    """Questions with words of their own, beyond the game's kinds of prompts."""

    def __init__(self, screen: Screen, narrator: Narrator, view: View) -> None:
        self.screen = screen
        self.narrator = narrator
        self.view = view

    # Telling

    def tell(self, event: Event) -> bool:
        """What happened, with a pause where people hold their breath; whether there was anything to say."""
        sentence, *rows = self.narrator.event(event).split("\n")
        if isinstance(event, self.merged) and len(rows) == 1:
            sentence = rows.pop()
        if isinstance(event, self.round_began):
            self.screen.show()
        if self.screen.lively:
            self.before(event, sentence)
        if isinstance(event, Ended):
            story = tell_story(self.narrator, self.view)
            show_ending(self.screen, [self.headline(event, sentence), self.result()], story, self.view.seat)
            return True
        self.screen.show(self.headline(event, sentence))
        if self.screen.lively:
            self.after(event)
        for row in rows:
            self.screen.pause(ROW_PAUSE)
            self.screen.show(self.screen.paint(f"  {row}"))
        self.screen.pause(self.pauses.get(type(event), 0))
        return True

    def headline(self, event: Event, sentence: str) -> RenderableType:
        """The sentence that tells an event."""
        return self.screen.paint(sentence, self.styles.get(type(event), ""))

    def before(self, event: Event, sentence: str) -> None:
        """Suspense before an event is told, for whoever sits at a terminal."""

    def after(self, event: Event) -> None:
        """Suspense after its sentence, before its rows or what comes next."""

    def is_chapter(self, event: Event) -> bool:
        """Whether a reader who watches again is shown the table after this."""
        return isinstance(event, self.round_began)

    def changes(self, event: Event) -> bool:
        """Whether the table looks another way after this."""
        return not isinstance(event, self.unchanged)

    # Drawing

    def draw(self, everything: bool = False) -> None:
        """The table as it stands; with everything on it, for those who may see that."""
        self.screen.show(self.table(everything))

    def table(self, everything: bool) -> RenderableType:
        """The table, on one screen."""
        raise NotImplementedError

    def result(self) -> RenderableType:
        """The table at the end, the best first."""
        raise NotImplementedError

    # Answering

    @property
    def phase(self) -> object:
        """A no that holds for the rest of this phase holds until this changes."""
        return None

    @property
    def farewell(self) -> str:
        """What to say to a player who is out of the game and may watch the rest; nothing while they play."""
        return ""

    def lead_in(self, prompt: Prompt) -> None:
        """What is said right before a question."""

    def question_kind(self, prompt: Prompt) -> str:
        """Under which name the catalogue has the question."""
        return prompt.kind

    def menu(self, prompt: Prompt) -> Menu:
        """What is listed with numbers, a decline never; nothing where answers are typed in another way."""
        return self.details([action for action in prompt.choices if action != DECLINE])

    def label(self, action: int) -> str:
        """An answer as a choice."""
        return self.narrator.choice(action)

    def details(self, found: list[int]) -> Menu:
        """Several answers of which one is meant, to pick from in turn."""
        return [(self.label(action), [action]) for action in found]

    def read(self, typed: str, prompt: Prompt) -> list[int] | None:
        """The answers that may be meant; None if that is unclear."""
        return self.pick(typed, self.menu(prompt))

    def pick(self, typed: str, menu: Menu) -> list[int] | None:
        """What the entry with this number, or those that begin like this, stand for; None without any."""
        numbers = [str(number) for number in range(1, len(menu) + 1)]
        if typed in numbers:
            return menu[numbers.index(typed)][1]
        beginnings = [typed]
        if self.view.seat in self.seats_called(typed):
            beginnings.append(self.screen.catalogue.say("yourself"))
        begun = [actions for label, actions in menu if any(begins(label, beginning) for beginning in beginnings)]
        begun = begun or [actions for label, actions in menu if names_in_words(typed, label)]
        return [action for actions in begun for action in actions] or None

    def understood(self, prompt: Prompt) -> list[str]:
        """What can be typed in words, for somebody who has misspelt it."""
        return [label for label, _ in self.menu(prompt)]

    def seats_called(self, said: str) -> list[int]:
        """Whose name begins like this; the reader is "me" as well."""
        if said.lower() in words_for("me"):
            return [self.view.seat]
        return [seat for seat, name in enumerate(self.screen.names) if said and begins(name, said)]

    def things(self) -> list[str]:
        """What there is help on in a game: its cards, where it has some."""
        return []

    def ready(self, prompt: Prompt) -> int | None:
        """The next step of an answer that was given in one go."""
        return None

    def is_last(self, prompt: Prompt, action: int) -> bool:
        """Whether this step makes an answer complete; every answer of one step does."""
        return True

    def look(self, prompt: Prompt, action: int) -> str:
        """The whole answer, for a last look at it."""
        return self.label(action)

    def back_out(self, prompt: Prompt) -> None:
        """The player does not want what was given in one go after all."""

    def aside(self, typed: str) -> bool:
        """Answer what is no answer but a wish to see something; whether it was one."""
        return False

    def explain(self, wanted: str) -> bool:
        """Help on something of the game's own; whether there is any."""
        return False


def begins(label: str, typed: str) -> bool:
    """Whether it begins with what was typed. Spaces do not count: French has some that are on no keyboard.

    A yes or a no is the beginning of nothing else: whoever types y where that is no answer does not mean "yourself".
    """
    whole, beginning = "".join(label.lower().split()), "".join(typed.lower().split())
    return whole == beginning or (whole.startswith(beginning) and not is_yes(beginning) and not is_no(beginning))


def names_in_words(typed: str, label: str) -> bool:
    """Whether the label has the typed words, in their order but perhaps not one after another: "ada up"."""
    words = iter(label.lower().replace(",", " ").split())
    return len(typed.split()) > 1 and all(any(word == wanted for word in words) for wanted in typed.lower().split())
