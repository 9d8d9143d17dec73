"""Events, views and choices as JSON. What several people are sent is written once."""

from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Raw

from clickbang.core.events import Event
from clickbang.core.game import Game
from clickbang.games import GAMES

encode = msgspec.json.encode


def event_json(event: Event) -> Raw:
    """`{"type":"Sealed","seat":2}`"""
    return typed_json(b'{"type":"%s"' % type(event).__name__.encode(), event)


@lru_cache(maxsize=10_000)
def choice_json(game: str, action: int) -> bytes:
    """`{"code":5,"type":"Bid","ones":1,"twos":0}`"""
    typed = GAMES[game].decode(action)
    return bytes(typed_json(b'{"code":%d,"type":"%s"' % (action, type(typed).__name__.encode()), typed))


def choices_json(game: Game, choices: list[int]) -> Raw:
    """A list of choices."""
    return Raw(b"[%s]" % b",".join([choice_json(game.name, action) for action in choices]))


def typed_json(beginning: bytes, thing: object) -> Raw:
    fields = encode(thing)[1:]
    return Raw(beginning + (fields if fields == b"}" else b"," + fields))


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """The parts of a view that are not what they were. A view always has the same parts."""
    return {key: value for key, value in after.items() if before[key] != value}
