"""Words for a game that brings none: made from the names of its types and fields, and from what is written under them.

`HandsShown(left=(0, 2), right=(1,))` is told as "Hands shown: left Ada and Cleo, right Basil". A field called `seat` or
`by`, and any tuple of seats, becomes names. A row is told like an event, without a name.
"""

import inspect
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields
from itertools import pairwise
from typing import Any

from clickbang.core.actions import Action
from clickbang.core.events import Event, is_row
from clickbang.core.game import Game
from clickbang.text.catalogue import Catalogue

PEOPLE = ("seat", "seats", "by", "winners")
"""Fields whose names go without saying."""


def phrase(name: str) -> str:
    """HandsShown, hands-shown and hands_shown are all "Hands shown"."""
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name).replace("-", " ").replace("_", " ").lower()
    return words[:1].upper() + words[1:]


def title(catalogue: Catalogue, game: Game) -> str:
    """What a game is called."""
    return catalogue.say(game.name) if catalogue.has(game.name) else game.title or phrase(game.name)


def about(catalogue: Catalogue, game: Game) -> str:
    """A game in a sentence: its own, or for how many it is."""
    if catalogue.has(game.name):
        return catalogue.say(f"{game.name}.about")
    return catalogue.say("general-about", least=game.least_seats, most=game.most_seats)


class GeneralWords:
    """Speaks about any game to one reader."""

    def __init__(self, catalogue: Catalogue, seats: int, people: Callable[[Iterable[int]], str]) -> None:
        self.catalogue = catalogue
        self.seats = seats
        self.people = people

    def event(self, event: Event) -> str:
        """What happened."""
        return self.told(type(event).__name__, self.details(event))

    def answer(self, action: Action) -> str:
        """An answer, as a choice: where it says one thing, without the name of that."""
        kind = type(action).__name__
        key = f"general-action-{kind}"
        if self.catalogue.has(key):
            return self.catalogue.say(key)
        details = self.details(action)
        if len(details) == 1:
            details = [self.spoken(field.name, getattr(action, field.name)) for field in fields(action)]  # type: ignore[arg-type]
        return self.told(kind, details)

    def told(self, kind: str, details: list[str]) -> str:
        what = phrase(kind)
        return self.catalogue.say("general-told", what=what, details=", ".join(details)) if details else what

    def details(self, thing: Any) -> list[str]:
        """The fields of an event, an answer or a row, each with its name; empty ones are left out."""
        names = thing._fields if is_row(type(thing)) else [field.name for field in fields(thing)]
        found = [(name, getattr(thing, name)) for name in names]
        return [
            self.spoken(name, value) if name in PEOPLE else f"{phrase(name).lower()} {self.spoken(name, value)}"
            for name, value in found
            if value not in ((), "", None)
        ]

    def spoken(self, name: str, value: object) -> str:
        """One value."""
        match name, value:
            case _, bool(yes):
                return self.catalogue.say("general-bool", value="yes" if yes else "no")
            case (("seat" | "by" | "target"), int(seat)) if 0 <= seat < self.seats:
                return self.people([seat])
            case _, tuple(row) if is_row(type(row)):
                return f"({', '.join(self.details(row))})"
            case _, (list() | tuple()) as several:
                return self.several(several)
            case _, int(number):
                return self.catalogue.number(number)
        return str(value)

    def several(self, values: Sequence[object]) -> str:
        """Seats as people, anything else one after another."""
        if are_seats(values, self.seats):
            return self.people([seat for seat in values if isinstance(seat, int)])
        return ", ".join(self.spoken("", value) for value in values)


def are_seats(values: Sequence[object], seats: int) -> bool:
    """Whether these can be seats, each named once and in their order: how a set of seats is written."""
    numbers = [value for value in values if isinstance(value, int) and not isinstance(value, bool)]
    in_order = all(one < other for one, other in pairwise(numbers))
    return len(numbers) == len(values) and in_order and all(0 <= number < seats for number in numbers)


def general_page(game: Game, lang: str) -> str:
    """The rule page of a game that has none: what its author wrote about it, its prompts, answers and events."""
    say = Catalogue(lang).say
    module = sys.modules.get(str(getattr(game.view, "__module__", "")))
    parts = [
        f"# {game.title or phrase(game.name)}",
        say("general-no-rules", least=game.least_seats, most=game.most_seats),
    ]
    if module is not None and module.__doc__:
        parts.append(inspect.cleandoc(module.__doc__))
    kinds = [f"- {phrase(kind)}" for kind in game.kinds]
    answers = [f"- {described(kind)}" for kind in game.actions]
    events = [f"- {described(kind)}" for kind in game.own_events]
    for key, lines in (("general-asked", kinds), ("general-answers", answers), ("general-events", events)):
        parts += [f"## {say(key)}", "\n".join(lines)]
    return "\n\n".join(parts) + "\n"


def described(kind: type) -> str:
    """A type by its name, and what is written under it."""
    return f"{phrase(kind.__name__)}: {(inspect.getdoc(kind) or '').partition(chr(10))[0]}"
