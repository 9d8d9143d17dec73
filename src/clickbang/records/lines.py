"""The lines of a record, one JSON object each, and how they become text and back.

    {"clickbang":1,"game":"mygame","rules":1,"seats":4,"options":{…},"names":[…],"sum":"…"}
    {"luck":{"secret":"…","commitment":"…","commits":[…],"contributions":[…]},"sum":"…"}
    {"event":"RoundBegan","to":"all","data":{"round":1,"markers":6},"sum":"…"}
    {"answer":"Bid","seat":0,"data":{"ones":1,"twos":0},"by":"player","sum":"…"}
    {"draw":0,"of":[[0,5],[1,1]],"sum":"…"}
    {"end":"over","sum":"…"}

The line `luck` is there where the luck can be checked: in the records of online games.
`sum` ties a line to all lines before it, so that a changed file is noticed and the place is named.
"""

import hashlib
import re
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec

from clickbang.core.actions import Action
from clickbang.core.audience import SPECTATOR, audience_from_json, audience_to_json
from clickbang.core.events import Event
from clickbang.core.game import Game
from clickbang.records.luck import Luck

FORMAT = 1
_TAIL = re.compile(r',"sum":"([0-9a-f]{8})"\}$')


@dataclass(frozen=True, slots=True)
class Header:
    """What was played, by whom."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    names: list[str]
    lesson: bool = False
    """Whether its luck and the opponents followed the script of a lesson."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a seat answered, and who or what gave the answer: `player`, `bot`, `default`, `clock`, `leaver`."""

    seat: int
    action: int
    by: str


@dataclass(frozen=True, slots=True)
class Draw:
    """What chance brought, out of what."""

    outcome: int
    outcomes: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Told:
    """What was told, and to whom."""

    audience: int
    event: Event


@dataclass(frozen=True, slots=True)
class End:
    """The last line; `over`, or `unfinished` if the table was still being played."""

    state: str


Line = Header | Luck | Answer | Draw | Told | End


def line_to_json(line: Line, game: Game) -> dict[str, object]:
    """A line as plain data; the inverse of `line_from_json`."""
    match line:
        case Header():
            data = {"clickbang": FORMAT, **msgspec.to_builtins(line)}
            return data if line.lesson else {name: value for name, value in data.items() if name != "lesson"}
        case Luck():
            return {"luck": msgspec.to_builtins(line)}
        case Answer(seat, action, by):
            typed = game.decode(action)
            return {"answer": type(typed).__name__, "seat": seat, "data": msgspec.to_builtins(typed), "by": by}
        case Draw(outcome, outcomes):
            return {"draw": outcome, "of": outcomes}
        case Told(audience, event):
            data = msgspec.to_builtins(event)
            return {"event": type(event).__name__, "to": audience_to_json(audience), "data": data}
        case End(state):
            return {"end": state}


def line_from_json(data: dict[str, Any], game: Game) -> Line:
    """The inverse of `line_to_json`; a ValueError for anything else."""
    if "event" in data:
        events = {event.__name__: event for event in game.events}
        name = msgspec.convert(data["event"], str)
        if name not in events:
            raise ValueError(f"there is no event {name!r} in {game.name}")
        audience = audience_from_json(msgspec.convert(data.get("to"), str | list[int | str]))
        return Told(audience, msgspec.convert(data.get("data"), events[name]))
    if "answer" in data:
        actions = {action.__name__: action for action in game.actions}
        name = msgspec.convert(data["answer"], str)
        if name not in actions:
            raise ValueError(f"there is no answer {name!r} in {game.name}")
        action: Action = msgspec.convert(data.get("data"), actions[name])
        seat = msgspec.convert(data.get("seat"), Annotated[int, msgspec.Meta(ge=0, lt=SPECTATOR)])
        return Answer(seat, game.encode(action), msgspec.convert(data.get("by"), str))
    if "draw" in data:
        outcomes = msgspec.convert(data.get("of"), tuple[tuple[int, int], ...])
        return Draw(msgspec.convert(data["draw"], int), outcomes)
    if "luck" in data:
        return msgspec.convert(data["luck"], Luck)
    if data.get("end") in ("over", "unfinished"):
        return End(data["end"])
    raise ValueError("it is neither an event, nor an answer, nor a draw, nor luck, nor the end")


def seal(body: str, before: str) -> str:
    """The finished text of a line: its JSON, tied to the sum of the line before."""
    return f'{body[:-1]},"sum":"{sum_of(body, before)}"}}'


def sum_of(body: str, before: str) -> str:
    """The sum of a line after the line with that sum."""
    return hashlib.sha256(f"{before}\n{body}".encode()).hexdigest()[:8]


def unseal(text: str) -> tuple[str, str] | None:
    """The JSON of a finished line, and its sum; None if it has none."""
    found = _TAIL.search(text)
    return (text[: found.start()] + "}", found[1]) if found else None


def to_text(data: dict[str, object]) -> str:
    """Compact JSON, always the same for the same data."""
    return msgspec.json.encode(data).decode()
