"""A game in words, for a language model: what a person at a terminal would read, as one text, and reading the reply.

Everything comes from the seat's view and prompt, by way of the narrator, the stakes and the stage of the terminal: so
the text can hold nothing that the seat does not know.
"""

import io
import re
from collections.abc import Sequence

from clickbang.cli.screen import Screen
from clickbang.cli.stage.stages import stage_for
from clickbang.core.events import Asked, Began, Event, OwnAnswer, OwnStep, OwnStepBack, Sealed
from clickbang.core.game import Game
from clickbang.core.prompt import Prompt
from clickbang.core.table import DECLINE
from clickbang.core.view import View
from clickbang.text import Catalogue, Narrator

LATELY = 12
"""So many of the last things that happened are told."""
WIDTH = 100
UNTOLD: tuple[type[Event], ...] = (Asked, Began, OwnStep, OwnStepBack, Sealed)
"""What the table or the question says already."""
NUMBER = r"(?<![\w.−-])(\d{1,6})(?!\w)"
NOT_MEANT = re.compile(
    r"""
      [$€£¥]\s?\d+(?:[.,'’\s]\d+)* | \d+(?:[.,'’]\d+)*\s?[$€£¥%×]  # money, shares, and so many notes
    | \d+(?:[.,'’]\d+)+ | \d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)  # 2.5, 1,000 and 1 000
    | \b\d+\s?(?:or|and|to|of|ou|et|à|sur|/|-|–)\s?\d+\b  # undecided, or a range
    | \b(?:not|nor|pas|ni)\s+(?:(?:the|le|la|choice|answer|number|choix|réponse|numéro)\s+){0,2}\d+\b
    """,
    re.VERBOSE | re.IGNORECASE,
)
"""Numbers in a reply that name no choice."""
WAYS = [
    re.compile(rf"^\W*{NUMBER}\W*$", re.MULTILINE),
    re.compile(rf"\b(?:answer|réponse)\W+(?:(?:is|est)\W+)?{NUMBER}", re.IGNORECASE),
    re.compile(rf"\b(?:choice|number|choix|numéro)\W+(?:(?:is|est)\W+)?{NUMBER}", re.IGNORECASE),
    re.compile(rf"{NUMBER}\W*$"),
]
"""How a choice is named, the plainest first."""


class Reader:
    """Writes down for one seat what it reads; in every language and skin. Names: one a seat, or `Seat 1` and so on."""

    def __init__(
        self, game: Game, names: Sequence[str] = (), lang: str = "en", skin: str = "classic", lately: int = LATELY
    ) -> None:
        self.game = game
        self.names = list(names)
        self.catalogue = Catalogue(lang, skin)
        self.lately = lately

    def text(self, view: View, prompt: Prompt) -> str:
        """The table, what has happened lately, the question with what is at stake, and its choices by number."""
        parts = [self.table(view), self.happened(view), self.question(view, prompt)]
        return "\n\n".join(filter(None, parts)) + "\n"

    def table(self, view: View) -> str:
        """Who sits where, and the table as this seat sees it."""
        you = self.catalogue.say("reader-you", name=self.named(view)[view.seat], seats=view.seats)
        return f"{you}\n\n{self.drawn(view)}"

    def watched(self, view: View) -> str:
        """For somebody who only watches: the table, and what has happened lately."""
        return "\n\n".join(filter(None, [self.drawn(view), self.happened(view)])) + "\n"

    def drawn(self, view: View) -> str:
        """The table as this seat or a spectator sees it."""
        page = io.StringIO()
        screen = Screen(self.catalogue, fast=True, page=page, width=WIDTH)
        screen.names = self.named(view)
        stage_for(screen, self.narrator(view), view).draw()
        return "\n".join(line.rstrip() for line in page.getvalue().splitlines()).strip()

    def happened(self, view: View) -> str:
        """The last things that this seat has heard of."""
        narrator = self.narrator(view)
        told = [event for event in view.history if is_told(event)][-self.lately :]
        lines = ["- " + narrator.event(event).replace("\n", "\n  ") for event in told]
        return "\n".join([self.catalogue.say("reader-lately"), *lines]) if lines else ""

    def question(self, view: View, prompt: Prompt) -> str:
        """What is asked, and what may be answered."""
        if not prompt.choices:
            return self.catalogue.say("reader-nothing")
        narrator = self.narrator(view)
        stake, stakes = narrator.stakes(view, prompt)
        lines = [narrator.question(prompt.kind), narrator.help(prompt.kind), stake]
        if prompt.draft:
            steps = self.catalogue.listed([narrator.choice(step) for step in prompt.draft])
            lines.append(self.catalogue.say("reader-draft", steps=steps))
        labels = [narrator.choice(action) for action in prompt.choices]
        for number, label in enumerate(labels, start=1):
            weighed = f" ({stakes[number - 1]})" if stakes and stakes[number - 1] else ""
            lines.append(f"{number}. {label}{weighed}")
        lines.append(self.catalogue.say("reader-answer", count=len(labels)))
        return "\n".join(filter(None, lines))

    def narrator(self, view: View) -> Narrator:
        """Who tells this seat about the game."""
        return Narrator(self.catalogue, self.game, self.named(view), view.seat, view.options)

    def named(self, view: View) -> list[str]:
        return self.names or [self.catalogue.say("reader-seat", number=seat + 1) for seat in range(view.seats)]


def is_told(event: Event) -> bool:
    """Whether this is worth a line."""
    return not isinstance(event, UNTOLD) and not (isinstance(event, OwnAnswer) and event.action == DECLINE)


def chosen(reply: str, prompt: Prompt) -> int | None:
    """The choice that a reply names by its number; None where it names none, or several: ask again.

    What is said most plainly counts: a number alone on a line, then one called the answer, one called the choice, one
    at the end, and at last the only one that a choice has.
    """
    said = NOT_MEANT.sub(" … and ", reply)
    for way in WAYS:
        found = {int(number) for number in way.findall(said)}
        if found:
            break
    else:
        found = {int(number) for number in re.findall(NUMBER, said)}
        found = {number for number in found if 1 <= number <= len(prompt.choices)}
    number = found.pop() if len(found) == 1 else 0
    return prompt.choices[number - 1] if 1 <= number <= len(prompt.choices) else None
