"""Events, views and choices as JSON. What several people are sent is written once."""

from collections.abc import Mapping
from functools import lru_cache

import msgspec
from msgspec import Raw, ValidationError

from clickbang.core.errors import NO_SUCH_ANSWER, MalformedAnswer
from clickbang.core.events import Event
from clickbang.core.game import Game
from clickbang.core.registry import GAMES

encode = msgspec.json.Encoder().encode
encode_lines = msgspec.json.Encoder().encode_lines
_beginnings: dict[type, bytes] = {}
"""How an event of each kind begins."""
_part_names: dict[str, list[bytes]] = {}
"""By game, the names of the parts of its views as they stand in JSON."""


def event_json(event: Event) -> bytes:
    """`{"type":"Sealed","seat":2}`"""
    kind = type(event)
    start = _beginnings.get(kind)
    if start is None:
        start = _beginnings[kind] = b'{"type":"%s",' % kind.__name__.encode()
    fields: bytes = encode(event)
    return start + fields[1:] if len(fields) > 2 else start[:-1] + b"}"


@lru_cache(maxsize=10_000)
def choice_json(game: str, action: int) -> bytes:
    """`{"code":5,"type":"Bid","ones":1,"twos":0}`"""
    typed = GAMES[game].decode(action)
    start, fields = b'{"code":%d,"type":"%s"' % (action, type(typed).__name__.encode()), encode(typed)
    return start + b"}" if fields == b"{}" else b"%b,%b" % (start, fields[1:])


def choices_json(game: Game, choices: list[int]) -> Raw:
    """A list of choices."""
    return choice_list_json(game.name, tuple(choices))


@lru_cache(maxsize=500)
def choice_list_json(game: str, choices: tuple[int, ...]) -> Raw:
    """The same few lists are asked for again and again: at the start of a game, of a round, of a turn."""
    return Raw(b"[%s]" % b",".join([choice_json(game, action) for action in choices]))


def code_of(game: Game, choice: Mapping[str, object]) -> int:
    """The code of a choice as a client writes it; the inverse of `choice_json`."""
    name = choice.get("type")
    kind = next((kind for kind in game.actions if kind.__name__ == name), None)
    if kind is None:
        raise MalformedAnswer(NO_SUCH_ANSWER, answer=name)
    fields = {field: value for field, value in choice.items() if field not in ("type", "code")}
    try:
        return game.encode(msgspec.convert(fields, kind))
    except ValidationError:
        raise MalformedAnswer(NO_SUCH_ANSWER, answer=name) from None


def lines_of(shown: Mapping[str, object]) -> bytes:
    """The parts of a view, a line of JSON each. What somebody was sent last is kept like this: in one piece, since many
    small pieces would have to be fetched from all over the memory."""
    return encode_lines(list(shown.values()))


def changes(game: str, shown: Mapping[str, object], before: bytes, after: bytes) -> Raw:
    """The parts of a view that are not what they were. All views of a game have the same parts in the same order."""
    names = _part_names.get(game)
    if names is None:
        names = _part_names[game] = [b'"%b":' % name.encode() for name in shown]
    then, now = before.split(b"\n"), after.split(b"\n")
    changed = [name + now[place] for place, name in enumerate(names) if now[place] != then[place]]
    return Raw(b"{%b}" % b",".join(changed))
