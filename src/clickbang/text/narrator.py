"""Tells one reader about one game: what happens, what is asked, what can be answered.

What a message is given follows from the names of an event's fields, so that a new event needs words and no code: a
seat becomes a name, several seats a list of names, a tuple of rows one line a row (the message's part `item`). What a
game has beyond that is in its `Words`.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from typing import Any

from clickbang.core.events import Asked, Event, OwnAnswer
from clickbang.core.game import Game
from clickbang.core.parts.lesson import Cue
from clickbang.core.parts.stakes import Stake, stakes_of
from clickbang.core.prompt import Prompt
from clickbang.core.view import View
from clickbang.text.catalogue import Catalogue
from clickbang.text.general import GeneralWords, described, phrase, title
from clickbang.text.options import OptionWords
from clickbang.text.words import Words

FIRST_NAMED = 3
"""So many of a crowd are named."""


class Narrator:
    """Speaks to whoever sits in `seat` (or to a SPECTATOR) about people with these names."""

    def __init__(
        self,
        catalogue: Catalogue,
        game: Game,
        names: Sequence[str],
        seat: int,
        options: Mapping[str, str] | None = None,
        most_named: int = 0,
    ) -> None:
        self.catalogue = catalogue
        self.game = game
        self.names = list(names)
        self.seat = seat
        self.most_named = most_named or len(self.names)
        """Where more people than that have something in common, only the first of them are named."""
        catalogue.learn(game.name)
        kind: type[Words] = game.part(game.words) or Words
        self.words = kind(catalogue, game.settle_options(options))
        self.words.seats = len(self.names)
        self.general = GeneralWords(catalogue, len(self.names), self.people)

    def event(self, event: Event) -> str:
        """What happened: a sentence, and a line for each row if the event has rows."""
        if isinstance(event, Asked):
            return self.prompt(event.kind, ".asked", names=self.people(event.must + event.asked))
        if isinstance(event, OwnAnswer):
            return self.given(event.seat, event.action)
        owner = self.game.name if type(event) in self.game.own_events else "core"
        key = f"{owner}-event-{type(event).__name__}"
        if not self.catalogue.has(key):
            return self.general.event(event)
        values = field_values(event)
        rows = self.words.rows(self.words.take_rows(event, values))
        lines = [self.catalogue.say(key, **self.params({**values, "rows": len(rows)}))]
        lines += [self.catalogue.say(f"{key}.item", **self.params(row)) for row in rows]
        return "\n".join(lines)

    def question(self, kind: str) -> str:
        """What a prompt of this kind asks."""
        return self.prompt(kind)

    def hint(self, kind: str) -> str:
        """How to answer it, in a few words."""
        return self.prompt(kind, ".hint")

    def help(self, kind: str) -> str:
        """What it is about, and the rules behind it."""
        if self.has(f"prompt-{kind}"):
            return self.say(self.words.help_key(kind))
        return "\n".join([self.prompt(kind, ".help"), *map(described, self.game.actions)])

    def typing(self, kind: str) -> str:
        """In which ways an answer can be typed, where there are several; nothing where there are not."""
        key = f"{self.game.name}-prompt-{kind}.typing"
        return self.catalogue.say(key) if self.catalogue.knows(key) else ""

    def stakes(self, view: View, prompt: Prompt) -> tuple[str, list[str]]:
        """What is at stake: a line for the question, one for each choice; nothing where the game does not say."""
        found = stakes_of(self.game, view, prompt)
        if found is None:
            return "", []
        return self.stake(found.question), [self.stake(stake) for stake in found.choices]

    def stake(self, stake: Stake) -> str:
        """One line of them."""
        return self.say(stake.key, **self.params(stake.values))

    def confirm(self, kind: str, choice: str) -> str:
        """Whether that is what is meant."""
        return self.prompt(kind, ".confirm", choice=choice)

    def prompt(self, kind: str, part: str = "", **params: object) -> str:
        """A message about a kind of prompt."""
        if self.has(f"prompt-{kind}"):
            return self.say(f"prompt-{kind}{part}", **params)
        return self.catalogue.say(f"general-prompt{part}", kind=phrase(kind), **params)

    def choice(self, action: int) -> str:
        """An answer as one of a list of choices."""
        typed = self.game.decode(action)
        if not self.has(f"action-{type(typed).__name__}"):
            return self.general.answer(typed)
        return self.say(f"action-{type(typed).__name__}", **self.params(field_values(typed)))

    def given(self, by: int, action: int) -> str:
        """An answer that somebody has given."""
        typed = self.game.decode(action)
        if not self.has(f"action-{type(typed).__name__}"):
            you = "by" if by == self.seat else "no"
            return self.catalogue.say("general-given", you=you, by=self.names[by], what=self.general.answer(typed))
        return self.say(f"action-{type(typed).__name__}.given", **self.params({"by": by, **field_values(typed)}))

    def cue(self, cue: Cue) -> str:
        """What the guide of a lesson says."""
        return self.say(f"lesson-{cue.key}", **self.params(cue.values))

    def learnt(self) -> list[str]:
        """What a lesson has taught, point by point."""
        return self.catalogue.say(f"{self.game.name}-lesson-learnt").split("\n")

    def people(self, seats: Iterable[int]) -> str:
        """Their names, the reader first: you, Ada and Blaise; of too many the first, and how many more there are."""
        found = list(seats)
        others = [self.names[seat] for seat in found if seat != self.seat]
        named = [self.catalogue.say("you")] * (self.seat in found) + others
        if len(named) > self.most_named:
            more = len(named) - FIRST_NAMED
            named = [*named[:FIRST_NAMED], self.catalogue.say("more-people", count=more)]
        return self.catalogue.listed(named)

    def has(self, key: str) -> bool:
        """Whether the game brings this message."""
        return self.catalogue.has(f"{self.game.name}-{key}")

    def say(self, key: str, **params: object) -> str:
        """A message of this game."""
        return self.catalogue.say(f"{self.game.name}-{key}", **params)

    def params(self, values: Mapping[str, object]) -> dict[str, object]:
        """What a message is given for fields with these names and values."""
        values = self.words.arranged(values)
        params = {name: self.spoken(name, value) for name, value in values.items()}
        match values:
            case {"option": option, "value": value}:
                params["value"] = self.option_value(str(option), str(value))
            case {"winners": tuple(winners)}:
                params["count"] = len(winners)
            case {"seats": tuple(seats)}:
                params["others"] = self.people([seat for seat in seats if seat != self.seat])
        params["you"] = self.reader_in(values)
        return params

    def option_value(self, option: str, value: str) -> str:
        """What an option is set to; what is not one of a few values is one's own."""
        (found,) = [one for one in self.game.all_options if one.name == option]
        return OptionWords(self.catalogue, self.game, found).value(value)

    def spoken(self, name: str, value: object) -> object:
        """One value as a message says it."""
        match name, self.words.spoken(name, value):
            case (("seat" | "by"), int(seat)):
                return self.names[seat]
            case "circle", tuple(seats):
                start = seats.index(self.seat) if self.seat in seats else 0
                return self.people(seats[start:] + seats[:start])
            case _, tuple(seats):
                return self.people(seats)
            case "action", int(action):
                return self.choice(action)
            case _, Stake() as part:
                return self.stake(part)
            case (("ending" | "option"), str(code)):
                if self.has(f"{name}-{code}"):
                    return self.say(f"{name}-{code}")
                return f"{phrase(code)}." if name == "ending" else phrase(code)
            case "game", str():
                return title(self.catalogue, self.game)
            case _, spoken:
                return spoken

    def reader_in(self, values: Mapping[str, object]) -> str:
        """How the reader is meant: by, seat, both; self where another does it to themselves; alone or among; or no."""
        by, seat = values.get("by"), values.get("seat")
        if by is not None and by == seat:
            return "both" if by == self.seat else "self"
        if self.seat in (by, seat):
            return "by" if by == self.seat else "seat"
        for seats in values.values():
            if isinstance(seats, tuple) and self.seat in seats:
                return "alone" if len(seats) == 1 else "among"
        return "no"


def field_values(thing: Any) -> dict[str, Any]:
    """The fields of an event or an answer by name."""
    return {field.name: getattr(thing, field.name) for field in fields(thing)}
