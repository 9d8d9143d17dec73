"""A table as text and back: what it is made of by name, as JSON that a person can read and edit.

What is read is looked at twice: every field by itself (`ReadFields`), then whether they fit together (`flaw_in`, and
each game's `Table.flaw`). A position that passes can be played to its end; whether a game can lead there is not asked.
"""

import json
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clickbang.core.audience import SPECTATOR, audience_from_json, audience_to_json
from clickbang.core.cursor import awaited
from clickbang.core.errors import (
    BAD_FIELD,
    FIELD_MISSING,
    NO_FIELD_OF_POSITION,
    NOT_A_POSITION,
    OTHER_GAMES_POSITION,
    POSITION_TOO_LONG,
    UNSOUND_POSITION,
    PositionError,
)
from clickbang.core.seats import bit, has, members
from clickbang.core.states.fields import Fields
from clickbang.core.table import NOTHING, UNANSWERED, Table

LONGEST: Final = 200_000
"""Characters."""


class WrittenFields(Fields):
    """Writes every field down under its name."""

    def __init__(self) -> None:
        self.data: dict[str, object] = {}
        self.above: list[dict[str, object]] = []

    def number(self, name: str, value: i64, least: i64, most: i64) -> i64:
        self.data[name] = int(value)
        return value

    def flag(self, name: str, value: bool) -> bool:
        self.data[name] = value
        return value

    def choice(self, name: str, value: i64, names: tuple[str, ...]) -> i64:
        self.data[name] = names[value]
        return value

    def word(self, name: str, value: str, words: tuple[str, ...]) -> str:
        self.data[name] = value
        return value

    def members(self, name: str, value: i64, below: i64) -> i64:
        self.data[name] = members(value)
        return value

    def audience(self, name: str, value: i64) -> i64:
        self.data[name] = audience_to_json(value)
        return value

    def numbers(self, name: str, values: vec[i64], least: i64, most: i64) -> vec[i64]:
        self.data[name] = [int(value) for value in values]
        return values

    def sets(self, name: str, values: vec[i64], below: i64) -> vec[i64]:
        self.data[name] = [members(value) for value in values]
        return values

    def bundle(self, name: str, value: i64, base: i64) -> i64:
        self.data[name] = [int(value // base), int(value % base)]
        return value

    def bundles(self, name: str, values: vec[i64], base: i64, longest: i64) -> vec[i64]:
        self.data[name] = [[int(value // base), int(value % base)] for value in values]
        return values

    def series(self, name: str, values: vec[i64], least: i64, most: i64, longest: i64) -> vec[i64]:
        self.data[name] = [int(value) for value in values]
        return values

    def listed(self, name: str, values: list[int], least: i64, most: i64, longest: i64) -> list[int]:
        self.data[name] = list(values)
        return values

    def size(self, name: str, items: i64, most: i64) -> i64:
        self.data[name] = []
        return items

    def begin(self, name: str, place: i64) -> None:
        parts = self.data.setdefault(name, [])
        assert isinstance(parts, list)
        self.above.append(self.data)
        self.data = {}
        parts.append(self.data)

    def end(self) -> None:
        self.data = self.above.pop()


class ReadFields(Fields):
    """Gives back what was written, or an error that says which field is to blame, and what it may be."""

    def __init__(self, data: dict[str, object]) -> None:
        self.data = data
        self.above: list[dict[str, object]] = []
        self.path = ""
        self.paths: list[str] = []
        self.known: set[str] = set()
        self.knowns: list[set[str]] = []

    def changes(self) -> bool:
        return True

    def take(self, name: str) -> object:
        """The field of this name."""
        self.known.add(name)
        if name not in self.data:
            raise PositionError(FIELD_MISSING, field=self.path + name)
        return self.data[name]

    def refuse(self, name: str, value: object, wanted: str) -> PositionError:
        return PositionError(BAD_FIELD, field=self.path + name, value=short(value), wanted=wanted)

    def an_int(self, name: str, value: object, least: i64, most: i64) -> i64:
        """A number in these bounds."""
        if not isinstance(value, int) or isinstance(value, bool) or not int(least) <= value <= int(most):
            raise self.refuse(name, value, f"a number from {least} to {most}")
        return value

    def a_list(self, name: str, value: object, longest: i64) -> list[object]:
        """A list that is no longer than this."""
        if not isinstance(value, list) or len(value) > longest:
            raise self.refuse(name, value, f"a list of {longest} at most")
        return value

    def exactly(self, name: str, length: i64) -> list[object]:
        """A list of this length."""
        found = self.a_list(name, self.take(name), length)
        if len(found) != length:
            raise self.refuse(name, found, f"a list of {length}")
        return found

    def a_set(self, name: str, value: object, below: i64) -> i64:
        """Different numbers below this."""
        found: i64 = 0
        for one in self.a_list(name, value, below):
            found |= bit(self.an_int(name, one, 0, below - 1))
        if len(members(found)) != len(self.a_list(name, value, below)):
            raise self.refuse(name, value, "without repetitions")
        return found

    def a_pair(self, name: str, value: object, base: i64) -> i64:
        """Two numbers below the base."""
        pair = self.a_list(name, value, 2)
        if len(pair) != 2:
            raise self.refuse(name, value, "two numbers")
        return self.an_int(name, pair[0], 0, base - 1) * base + self.an_int(name, pair[1], 0, base - 1)

    def number(self, name: str, value: i64, least: i64, most: i64) -> i64:
        return self.an_int(name, self.take(name), least, most)

    def flag(self, name: str, value: bool) -> bool:
        found = self.take(name)
        if not isinstance(found, bool):
            raise self.refuse(name, found, "true or false")
        return found

    def choice(self, name: str, value: i64, names: tuple[str, ...]) -> i64:
        return names.index(self.word(name, "", names))

    def word(self, name: str, value: str, words: tuple[str, ...]) -> str:
        found = self.take(name)
        if not isinstance(found, str) or found not in words:
            raise self.refuse(name, found, "one of " + ", ".join([repr(word) for word in words]))
        return found

    def members(self, name: str, value: i64, below: i64) -> i64:
        return self.a_set(name, self.take(name), below)

    def audience(self, name: str, value: i64) -> i64:
        found = self.take(name)
        try:
            return audience_from_json(found)
        except ValueError:
            raise self.refuse(name, found, '"all", or a list of seats and "spectators"') from None

    def numbers(self, name: str, values: vec[i64], least: i64, most: i64) -> vec[i64]:
        found = vec[i64]()
        for value in self.exactly(name, len(values)):
            found = append(found, self.an_int(name, value, least, most))
        return found

    def sets(self, name: str, values: vec[i64], below: i64) -> vec[i64]:
        found = vec[i64]()
        for value in self.exactly(name, len(values)):
            found = append(found, self.a_set(name, value, below))
        return found

    def bundle(self, name: str, value: i64, base: i64) -> i64:
        return self.a_pair(name, self.take(name), base)

    def bundles(self, name: str, values: vec[i64], base: i64, longest: i64) -> vec[i64]:
        found = vec[i64]()
        for value in self.a_list(name, self.take(name), longest):
            found = append(found, self.a_pair(name, value, base))
        return found

    def series(self, name: str, values: vec[i64], least: i64, most: i64, longest: i64) -> vec[i64]:
        found = vec[i64]()
        for value in self.a_list(name, self.take(name), longest):
            found = append(found, self.an_int(name, value, least, most))
        return found

    def listed(self, name: str, values: list[int], least: i64, most: i64, longest: i64) -> list[int]:
        found: list[int] = []
        for value in self.a_list(name, self.take(name), longest):
            found.append(int(self.an_int(name, value, least, most)))
        return found

    def size(self, name: str, items: i64, most: i64) -> i64:
        return len(self.a_list(name, self.take(name), most))

    def begin(self, name: str, place: i64) -> None:
        parts = self.take(name)
        if not isinstance(parts, list) or place >= len(parts) or not isinstance(parts[place], dict):
            raise self.refuse(name, parts, f"a list with more than {place} parts, each with fields")
        part: dict[str, object] = parts[place]
        self.above.append(self.data)
        self.paths.append(self.path)
        self.knowns.append(self.known)
        self.path = f"{self.path}{name}.{place}."
        self.data = part
        self.known = set()

    def end(self) -> None:
        self.finish()
        self.data = self.above.pop()
        self.path = self.paths.pop()
        self.known = self.knowns.pop()

    def finish(self) -> None:
        """Refuse what nobody has asked for."""
        unknown = [name for name in self.data if name not in self.known]
        if unknown:
            fields = ", ".join(sorted(self.known))
            raise PositionError(NO_FIELD_OF_POSITION, field=self.path + unknown[0], fields=fields)


def short(value: object) -> str:
    """A value as it is quoted in an error."""
    text = json.dumps(value)
    return text if len(text) < 60 else text[:57] + "..."


def written(table: Table) -> dict[str, object] | None:
    """What a table is made of, by name; None where its game does not describe it."""
    fields = WrittenFields()
    return fields.data if table.carry(fields) else None


def parsed(text: str, game: str) -> tuple[int, dict[str, str], dict[str, object]]:
    """The text of a position of this game: how many seats, which options, and what the table is made of."""
    if len(text) > LONGEST:
        raise PositionError(POSITION_TOO_LONG, most=LONGEST)
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise PositionError(NOT_A_POSITION, why=str(error)) from None
    if not isinstance(found, dict):
        raise PositionError(NOT_A_POSITION, why=f"it is {short(found)}")
    fields = ReadFields(found)
    other = fields.take("game")
    if other != game:
        raise PositionError(OTHER_GAMES_POSITION, other=short(other), game=game)
    seats = fields.number("seats", 0, 0, SPECTATOR)
    options = fields.take("options")
    made_of = fields.take("table")
    fields.finish()
    if not isinstance(options, dict) or not all(isinstance(value, str) for value in options.values()):
        raise fields.refuse("options", options, "texts by the names of options")
    if not isinstance(made_of, dict):
        raise fields.refuse("table", made_of, "what the table is made of, by name")
    return int(seats), options, made_of


def fill(table: Table, data: dict[str, object]) -> None:
    """Put a fresh table into this state, or raise an error."""
    fields = ReadFields(data)
    table.carry(fields)
    fields.finish()
    why = flaw_in_prompt(table) or table.flaw() or flaw_in_answers(table)
    if why:
        raise PositionError(UNSOUND_POSITION, why=why)


def flaw_in_prompt(table: Table) -> str:
    """What is wrong with what the table waits for, whatever the game is; nothing if all is well."""
    if int(table.kind != NOTHING) + int(table.chance != NOTHING) + int(table.over) != 1:
        return "a table waits for a prompt or for chance, or is over, and only one of them"
    if table.kind == NOTHING:
        return ""
    waiting = awaited(table)
    if waiting == 0:
        return "a prompt waits for somebody"
    if table.must & table.asked != 0 or waiting & table.standing != 0:
        return "a prompt gives a seat one role"
    if (waiting | table.standing) & ~table.audience != 0:
        return "a prompt is heard by all it concerns"
    if table.sealed:
        for seat in range(table.seats):
            if table.answers[seat] != UNANSWERED and has(waiting | table.standing, seat):
                return f"seat {seat} has answered and is asked all the same"
    return ""


def flaw_in_answers(table: Table) -> str:
    """What is wrong with what has been answered, or with what may be; nothing if all is well."""
    if table.chance != NOTHING:
        return "" if len(table.outcomes()) > 0 else "chance is due and nothing can happen"
    if table.over:
        table.result()
        return ""
    waiting = awaited(table)
    for seat in range(table.seats):
        if table.drafts is not None:
            why = flaw_in_draft(table, seat)
            if why:
                return why
        elif table.sealed and table.answers[seat] != UNANSWERED and table.objection(seat, table.answers[seat]):
            return f"seat {seat} cannot have answered {table.answers[seat]}"
        if has(waiting | table.standing, seat) and not table.legal_actions(seat):
            return f"seat {seat} is asked and has nothing to answer"
    return ""


def flaw_in_draft(table: Table, seat: i64) -> str:
    """The steps of a draft are taken once more, one by one."""
    drafts = table.drafts
    assert drafts is not None
    steps = drafts[seat]
    answered = table.sealed and table.answers[seat] != UNANSWERED
    if not steps:
        return f"seat {seat} has answered without a step" if answered else ""
    if not answered and not has(awaited(table), seat):
        return f"seat {seat} has a draft and is not asked"
    drafts[seat] = []
    for place, step in enumerate(steps):
        if place > 0 and table.draft_complete(seat):
            return f"the draft of seat {seat} goes on when it is complete"
        if table.objection(seat, step) is not None:
            return f"step {place + 1} of the draft of seat {seat} is not possible"
        drafts[seat].append(step)
    if table.draft_complete(seat) != answered or (answered and table.answers[seat] != steps[-1]):
        return f"seat {seat} has answered when the draft is complete, with its last step, and not before"
    return ""
