"""Messages that no client should send, by the thousand and the same in every run."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

GOOD: tuple[dict[str, Any], ...] = (
    {"type": "hello", "protocol": 1, "client": "x", "lang": "fr", "skin": "gentle"},
    {"type": "attend", "table": "ABCDEF", "game": 1, "after": 3, "words": True},
    {"type": "sit", "seat": 0, "name": "Nobody"},
    {"type": "stand"},
    {"type": "ready", "commit": "ab" * 32},
    {"type": "unready"},
    {"type": "start", "bot": "random"},
    {"type": "reveal", "contribution": "cd" * 32},
    {"type": "answer", "prompt": 1, "step": 0, "action": 1},
    {"type": "wait", "prompt": 1},
    {"type": "set_bot", "seat": 1, "bot": "random"},
    {"type": "remove", "seat": 1},
    {"type": "configure", "options": {"deck": "none"}, "seats": 4, "clock": "quick", "pace": "none", "public": True},
    {"type": "rematch"},
    {"type": "say", "text": "hello", "to": "seat", "seat": 1},
    {"type": "mute", "seat": 1, "on": False},
    {"type": "ping"},
)
"""One of each kind."""

ODD: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 63, 64, 2**31, 2**63, 2**64, -(2**63) - 1, 10**300, 0.5, -0.0, 1e308, "", " ", "0",
    "\x00", "\u202e\u200b", "é" * 30, "\U0001f4a3", "x" * 81, "A" * 5000, "../../etc/passwd", "{server.secret}", "%s%n",
    "<script>", "' OR 1=1 --", [], [1], [[[]]], {}, {"a": {"b": []}}, {"type": "ping"},
)  # fmt: skip
"""Values that are wrong almost everywhere."""


def as_it_is(luck: Random) -> str:
    return json.dumps({**luck.choice(GOOD), "id": luck.randrange(1000)})


def one_field_odd(luck: Random) -> str:
    message = dict(luck.choice(GOOD))
    message[luck.choice([*message, "id"])] = luck.choice(ODD)
    return json.dumps(message)


def a_field_missing(luck: Random) -> str:
    message = dict(luck.choice(GOOD))
    del message[luck.choice(list(message))]
    return json.dumps(message)


def a_field_too_many(luck: Random) -> str:
    return json.dumps(
        {**luck.choice(GOOD), luck.choice(["seat", "guest", "secret", "__class__", ""]): luck.choice(ODD)}
    )


def odd_options(luck: Random) -> str:
    decks = ["none", "{", "[]", '{"x": 1}', '{"x": {"effect": "peek", "copies": 99999999}}', "[" * 9000, "\x00"]
    options = {luck.choice(["deck", "pairs", "open_purses", ""]): luck.choice(decks)}
    return json.dumps({"type": "configure", "options": options, "id": 7})


def no_object(luck: Random) -> str:
    return json.dumps(luck.choice(ODD))


def cut_off(luck: Random) -> str:
    text = json.dumps(luck.choice(GOOD))
    return text[: luck.randrange(len(text))]


def scrambled(luck: Random) -> str:
    text = list(json.dumps(luck.choice(GOOD)))
    for _ in range(luck.randrange(1, 4)):
        text[luck.randrange(len(text))] = luck.choice('{}[]",:0e\\\u0000é')
    return "".join(text)


def deep(luck: Random) -> str:
    depth = luck.choice([50, 1000, 30000])
    return luck.choice(['{"type":"ping","id":%s', '{"type":%s', "%s"]) % (luck.choice(["[", '{"a":']) * depth)


def huge_number(luck: Random) -> str:
    return f'{{"type":"answer","prompt":{luck.choice(["9" * 400, "1e999", "-0"])},"action":{"1" * 300}}}'


def lone_surrogate(luck: Random) -> str:
    text = luck.choice(["\\ud800", "\\udfff\\ud800", "\\u0000", "\\u12"])
    return f'{{"type":"say","text":"{text}"}}'


def long(luck: Random) -> str:
    return json.dumps({"type": "say", "text": "x" * luck.choice([501, 5000, 60_000])})


def binary(luck: Random) -> bytes:
    return luck.randbytes(luck.choice([0, 1, 40, 3000]))


KINDS: tuple[Callable[[Random], str | bytes], ...] = (
    as_it_is, as_it_is, as_it_is, one_field_odd, one_field_odd, odd_options, a_field_missing, a_field_too_many,
    no_object, cut_off, scrambled, deep, huge_number, lone_surrogate, long, binary,
)  # fmt: skip


def nonsense(luck: Random) -> str | bytes:
    """Any of it."""
    return luck.choice(KINDS)(luck)
