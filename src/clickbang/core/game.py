"""What a game is, as data: its name, how many can play, its options, and how to make its parts."""

import importlib
import json
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any

from clickbang.core.actions import Action, Answers
from clickbang.core.audience import EVERYONE
from clickbang.core.errors import (
    NO_POSITIONS,
    NO_SMALL_NUMBER,
    NO_SUCH_NUMBER,
    NO_SUCH_OPTION,
    NO_SUCH_VALUE,
    SEAT_COUNT,
    Fault,
    OneOf,
    OptionError,
    PositionError,
)
from clickbang.core.events import CORE_EVENTS, Began, Event, Listener, OptionValue
from clickbang.core.lookup.meant import close_to
from clickbang.core.programs.utility import utilities
from clickbang.core.states.position import fill, parsed, written
from clickbang.core.table import Table
from clickbang.core.view import View


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made when a table is set up; the first value is the default.

    Where more than a few values are possible, `settle` checks one and gives the form in which it is kept; where they
    can be written in a file, `from_file` makes one of its text.
    """

    name: str
    values: tuple[str, ...]
    rule: str = ""
    settle: Callable[[str], str] | None = None
    from_file: Callable[[str], str] | None = None
    most_seats: int | None = None
    """With more players than this the option changes nothing."""
    also: tuple[str, ...] = ()
    """Values that are taken but offered to nobody: they make a game small, for those who solve it."""
    quiet: bool = False
    """Told only where it is not the default. One that comes when games have been recorded leaves those as they are."""

    @property
    def default(self) -> str:
        return self.values[0]

    def matters_with(self, seats: int) -> bool:
        """Whether it changes anything in a game of so many."""
        return self.most_seats is None or seats <= self.most_seats

    def settled(self, value: str) -> str:
        """The value as it is kept, or an error that says what is possible."""
        if self.settle is not None:
            return self.settle(value)
        if value not in self.values and value not in self.also:
            raise self.refusal(value)
        return value

    def refusal(self, value: str) -> OptionError:
        """What is possible instead: numbers without a gap as a range, all else one by one."""
        span, small = span_of(self.values), span_of(self.values + self.also)
        if not span or not small:
            known = self.values + self.also
            return OptionError(
                NO_SUCH_VALUE, option=self.name, values=OneOf(known), value=value, meant=close_to(value, known)
            )
        fault = NO_SUCH_NUMBER if small == span else NO_SMALL_NUMBER
        return OptionError(fault, option=self.name, least=span[0], most=span[-1], small=small[0], value=value)


def in_full(chosen: Mapping[str, str], options: Sequence[Option], small: Sequence[Option] = ()) -> dict[str, str]:
    """Every option with what was chosen or its default; the quiet and the small ones only where that is another."""
    found = {}
    for option in (*options, *small):
        value = chosen.get(option.name, option.default)
        if value != option.default or not (option.quiet or option in small):
            found[option.name] = value
    return found


def span_of(values: Sequence[str]) -> range:
    """Numbers from the smallest to the largest if none between them is missing; else nothing, nor for two of them."""
    if len(values) < 3 or not all(value.isdecimal() for value in values):
        return range(0)
    numbers = [int(value) for value in values]
    span = range(min(numbers), max(numbers) + 1)
    return span if len(span) == len(set(numbers)) else range(0)


Part = Any
"""Something that a layer above the rules asks a game for: the thing itself, or, so that the rules import nothing above
them, where it stands in the game's folder: `bots.shrewd:ShrewdBot`."""


@dataclass(frozen=True, slots=True)
class Game:
    """Everything that the rest of the project needs to know about a game.

    What stands below `endings` can be left out: a general one takes its place.
    """

    name: str
    prefix: str
    """What the numbers of its rules begin with."""
    rules_version: int
    """Goes up when the same answers and the same luck would give another game."""
    least_seats: int
    most_seats: int
    options: tuple[Option, ...]
    make_table: Callable[[int, Mapping[str, str]], Table]
    view: Callable[[int], View]
    """A fresh view for a seat (or SPECTATOR)."""
    kinds: tuple[str, ...]
    """The kinds of prompts."""
    answers: Answers
    """What can be answered, typed and as numbers."""
    own_events: tuple[type[Event], ...]
    faults: tuple[Fault, ...]
    endings: tuple[str, ...]
    home: str = ""
    """The package of the game, its `__name__`: parts are found there, and its words in the folder `words`."""
    title: str = ""
    """What people call it, unless its words say so."""
    place: int = 100
    """Where it stands among others, the lowest first."""
    words: Part = None
    """How its fields become words: a subclass of `text.words.Words`."""
    bots: Mapping[str, Part] = field(default_factory=dict, hash=False)
    """Its own bots by name, the weakest first."""
    thinking: Part = None
    """What it brings to a search: a subclass of `bots.search.Thinking`."""
    styled: tuple[str, ...] = ()
    """Which of its bots have styles."""
    usual: str = ""
    """Which of them plays where nobody says who, and for whoever leaves; where nothing is said, the strongest."""
    welcome: str = ""
    """Which of its bots plays against somebody who is new here; where nothing is said, the usual one."""
    statistics: Part = None
    """What a simulation counts: an `arena.facts.Statistics`."""
    training: Part = None
    """Games from which its master learns, if that can be done: a `bots.values.training.Training`."""
    solver: Part = None
    """What solves it exactly, if that can be done: an `arena.solver.Solver`."""
    design: Part = None
    """What a designer wants to know and may change: a `design.hooks.Design`."""
    story: Part = None
    """Why a game ended as it did: a `core.parts.story.Storyteller`."""
    stage: Part = None
    """How it is shown in a terminal: a subclass of `cli.stage.Stage`."""
    clocks: Mapping[str, float] = field(default_factory=dict, hash=False)
    """Kinds of prompts that wait so many seconds on every clock."""
    windows: tuple[str, ...] = ()
    """Kinds of prompts in which cards may be played: each is a beat, in which silence declines."""
    beat: Callable[[View], float] | None = None
    """How long the beat of the open window is, from what a spectator sees: once the table's usual length where nothing
    is said, 0 where nothing can be played as far as everybody knows."""
    scenes: Mapping[str, float] = field(default_factory=dict, hash=False)
    """Types of events that are acted out, and for how many seconds: whoever is asked next has that much longer.
    What only some hear is acted out in the time of what all hear with it: time must tell nothing."""
    hearing: Callable[[View, int], Mapping[str, int]] | None = None
    """To whom this seat may speak besides the whole table, from what everybody sees: by address, who hears it."""
    playing: Callable[[View], int] | None = None
    """Who may still be asked something in this game, from what everybody sees; everybody, where nothing is said."""
    concerned: Callable[[View], int] | None = None
    """Whose business it is what is going on, from what everybody sees; that of all who play, where nothing is said."""
    shown: Part = None
    """What its view shows, as a type that adds to `core.parts.shown.Shown`; the protocol and the page use it."""
    card: Part = None
    """What stands on a card of its deck, likewise."""
    caches: tuple[str, ...] = ()
    """Attributes of its table that only keep what was worked out from others: a clone need not have them."""
    stakes: Part = None
    """What is at stake when somebody is asked: a `core.parts.stakes.TellStakes`."""
    secrets: Part = None
    """What it hides, from whom and until when: a `core.parts.secrets.Secrets`, which `clickbang check` looks after."""
    faces: Part = None
    """What makes people pull faces, from what everybody sees: a `core.parts.faces.Reactions`."""
    review: Part = None
    """What the review of a game says of what it hides, and of what answers count on: a `core.parts.review.Reviewer`."""
    lesson: Part = None
    """A first game that teaches it: a `core.parts.lesson.Lesson`."""
    small: tuple[Option, ...] = ()
    """Options that make it small, for those who solve it: taken wherever options are, offered nowhere, and told only
    where one was chosen."""
    most_outcomes: int = 0
    """What chance brings is always a number below this, or nothing is said."""
    length: int = 5_000
    """For every seat: more answers and draws than a game ever takes."""
    tensor: Part = None
    """What its view tells, as numbers: a subclass of `core.programs.tensor.Encoder`."""

    @property
    def actions(self) -> tuple[type[Action], ...]:
        """The kinds of its answers."""
        return self.answers.kinds

    @property
    def num_actions(self) -> int:
        """Every answer is a number from 0 to one below this, a decline among them and a step back (-1) not."""
        return self.answers.count

    def encode(self, action: Action) -> int:
        """The number of a typed answer; a MalformedAnswer if it has no such answer."""
        return self.answers.encode(action)

    def decode(self, code: int) -> Action:
        """The typed answer with this number; a MalformedAnswer if there is none."""
        return self.answers.decode(code)

    @property
    def all_options(self) -> tuple[Option, ...]:
        """Those that are offered, and those that are not."""
        return self.options + self.small

    def position(self, table: Table) -> str:
        """A table as text: JSON that a person can read and edit, with all that decides how it may go on."""
        made_of = written(table)
        if made_of is None:
            raise PositionError(NO_POSITIONS, game=self.name)
        found = {"game": self.name, "seats": table.seats, "options": table.settings(), "table": made_of}
        return json.dumps(found, ensure_ascii=False, separators=(",", ":"))

    def table_at(self, text: str) -> Table:
        """The table that stands in this text, with nobody listening; a PositionError says what is wrong with it."""
        seats, options, made_of = parsed(text, self.name)
        self.check_seats(seats)
        table = self.make_table(seats, self.settle_options(options))
        if written(table) is None:
            raise PositionError(NO_POSITIONS, game=self.name)
        fill(table, made_of)
        return table

    def longest(self, seats: int, options: Mapping[str, str] | None = None) -> int:
        """After so many answers and draws a game may be broken off: far more than one ever takes.

        Many games have no bound that is worth anything (a tie may go on for ever), so this is declared, not proved.
        `Table.playout` stops at a number of answers that it is given.
        """
        self.check_seats(seats)
        self.settle_options(options)
        return self.length * seats

    def __reduce__(self) -> tuple[object, ...]:
        """For pickling: an installed game is its key, any other what it was declared with."""
        from clickbang.core.registry import GAMES
        from clickbang.core.states.pickling import game_again

        if self.name in GAMES and GAMES[self.name] is self:
            return game_again, (self.name,)
        return Game, tuple(getattr(self, one.name) for one in fields(self))

    def part(self, named: Part) -> Any:
        """One of its parts, imported now if it was named."""
        if not isinstance(named, str):
            return named
        module, _, name = named.partition(":")
        return getattr(importlib.import_module(f"{self.home}.{module}"), name)

    @property
    def events(self) -> tuple[type[Event], ...]:
        return CORE_EVENTS + self.own_events

    def utility(self, table: Table, convention: str) -> list[float]:
        """What a game that is over was worth to each seat, by `win`, `rank` or `score` (`core/programs/utility.py`)."""
        return utilities(table.result(), convention)

    def settle_options(self, chosen: Mapping[str, str | int] | None = None) -> dict[str, str]:
        """The options in full: what was chosen, and the defaults for the rest; see `in_full`."""
        texts = {name: str(value) if isinstance(value, int) else value for name, value in (chosen or {}).items()}
        small = {option.name for option in self.small}
        self.check_known([name for name in texts if name not in small], [option.name for option in self.options])
        settled = {one.name: one.settled(texts.get(one.name, one.default)) for one in (*self.options, *self.small)}
        return in_full(settled, self.options, self.small)

    def from_files(self, texts: Mapping[str, str]) -> dict[str, str]:
        """Options by the texts of the files in which they are written."""
        known = {option.name: option.from_file for option in self.options if option.from_file is not None}
        self.check_known(texts, known)
        return {name: known[name](text) for name, text in texts.items()}

    def check_known(self, names: Collection[str], known: Collection[str]) -> None:
        """An error if one of these names is not known."""
        for name in names:
            if name not in known:
                options = ", ".join(known) or "none"
                meant = close_to(name, known)
                raise OptionError(NO_SUCH_OPTION, game=self.name, option=name, options=options, meant=meant)

    def check_seats(self, seats: int) -> None:
        """An error if the game is not for so many."""
        if not self.least_seats <= seats <= self.most_seats:
            raise OptionError(SEAT_COUNT, game=self.name, least=self.least_seats, most=self.most_seats, seats=seats)

    def table(self, seats: int, options: Mapping[str, str] | None = None, listener: Listener | None = None) -> Table:
        """A table at its first prompt."""
        self.check_seats(seats)
        settled = self.settle_options(options)
        table = self.make_table(seats, settled)
        table.listener = listener
        table.tell(EVERYONE, Began(self.name, seats, tuple(OptionValue(*chosen) for chosen in settled.items())))
        table.begin()
        return table
