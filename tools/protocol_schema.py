"""The JSON Schema of everything that goes over the WebSocket, from the types that are really used.

Messages, events and choices are typed; a view is plain data, so its shape is read off whole games played at random.
"""

from collections.abc import Iterable
from random import Random
from typing import Any, get_args

import msgspec
from msgspec import Raw, Struct

from clickbang.core.audience import SPECTATOR
from clickbang.core.chance import Seeded
from clickbang.core.events import CORE_EVENTS
from clickbang.core.game import Decline, Game, TakeBack
from clickbang.core.sitting import Sitting
from clickbang.games import GAMES
from clickbang.server.messages import PROTOCOL, ClientMessage, ClockInfo, PromptInfo, SeatInfo, ServerMessage, Update
from tools.attribute_docs import attribute_docs, sentence

Schema = dict[str, Any]

CLIENT = get_args(ClientMessage)
SERVER = get_args(ServerMessage)
SHARED = (*CORE_EVENTS, Decline, TakeBack)
"""What all games have: it is described once."""
GAMES_READ = 6
"""So many games of each kind show every part of a view."""


def ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def any_of(names: Iterable[str]) -> Schema:
    return {"anyOf": [ref(name) for name in names]}


def name_of(kind: type, game: Game) -> str:
    """Events and answers of different games may have the same name; here the game's stands before it."""
    return kind.__name__ if kind in SHARED else f"{game.name.capitalize()}{kind.__name__}"


def protocol_schema() -> Schema:
    """Everything; `ClientMessage` is what a client sends, `ServerMessages` one message of the server."""
    prompt = without_raw(PromptInfo, {})
    update = without_raw(Update, {PromptInfo | None: prompt | None})
    server = [update if kind is Update else kind for kind in SERVER]
    _, found = msgspec.json.schema_components([*CLIENT, *server], ref_template="#/$defs/{name}")
    defs: dict[str, Schema] = dict(found)
    for kind in (*CLIENT, *SERVER, SeatInfo, PromptInfo, ClockInfo):
        describe(defs[kind.__name__], kind)
    for game in GAMES.values():
        add_game(defs, game)
    games = [game.name.capitalize() for game in GAMES.values()]
    defs["Update"]["properties"]["events"]["items"] = any_of(f"{game}Event" for game in games)
    defs["Update"]["properties"]["view"] = any_of(f"{game}View" for game in games)
    defs["Update"]["properties"]["patch"] = {
        "type": "object",
        "description": "Those parts of the view that have changed, each whole.",
    }
    defs["PromptInfo"]["properties"]["choices"] = {
        "type": "array",
        "items": any_of(f"{game}Choice" for game in games),
        "default": [],
    }
    defs["PromptInfo"]["properties"]["sealed_choice"].update(any_of(f"{game}Choice" for game in games))
    defs["ClientMessage"] = any_of(kind.__name__ for kind in CLIENT)
    defs["ServerMessage"] = any_of(kind.__name__ for kind in SERVER)
    defs["ServerMessages"] = {"type": "array", "items": ref("ServerMessage")}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"The protocol of Clickbang, version {PROTOCOL}",
        "anyOf": [ref("ClientMessage"), ref("ServerMessages")],
        "$defs": dict(sorted(defs.items())),
    }


def without_raw(kind: type[Struct], changed: dict[Any, Any]) -> type[Struct]:
    """The same message with anything in place of JSON that is ready made, which has no schema of its own."""
    fields: list[Any] = []
    for field in msgspec.structs.fields(kind):
        if field.type is Raw:
            fields.append((field.name, Any, None))
        elif field.type == list[Raw]:
            fields.append((field.name, list[Any], msgspec.field(default_factory=list)))
        elif field.default_factory is not msgspec.NODEFAULT:
            fields.append((field.name, field.type, msgspec.field(default_factory=field.default_factory)))
        elif field.default is not msgspec.NODEFAULT:
            fields.append((field.name, changed.get(field.type, field.type), field.default))
        else:
            fields.append((field.name, field.type))
    config = kind.__struct_config__
    found = msgspec.defstruct(kind.__name__, fields, tag=config.tag, tag_field=config.tag_field, kw_only=True)
    found.__doc__ = kind.__doc__
    return found


def describe(schema: Schema, kind: type) -> None:
    """Give a message and its fields the sentences that stand in the source."""
    schema["description"] = sentence(kind)
    for name, text in attribute_docs(kind).items():
        schema["properties"][name]["description"] = text


def add_game(defs: dict[str, Schema], game: Game) -> None:
    """A game's events, choices and view."""
    title = game.name.capitalize()
    for kind in (*game.events, *game.actions):
        is_choice = kind in game.actions
        name = name_of(kind, game)
        defs[name] = {**typed(kind, with_code=is_choice), "title": name}
    defs[f"{title}Event"] = any_of(name_of(event, game) for event in game.events)
    defs[f"{title}Choice"] = any_of(name_of(action, game) for action in game.actions)
    defs[f"{title}View"] = view_schema(game)


def typed(kind: type, with_code: bool) -> Schema:
    """A dataclass as it goes over the wire: with its type, a choice with its code too."""
    _, found = msgspec.json.schema_components([kind], ref_template="#/$defs/{name}")
    schema: Schema = found[kind.__name__]
    first: Schema = {"code": {"type": "integer"}} if with_code else {}
    first["type"] = {"const": kind.__name__}
    schema["properties"] = {**first, **schema["properties"]}
    schema["required"] = list(schema["properties"])  # nothing is left out, not even what is as usual
    return schema


# Views


def view_schema(game: Game) -> Schema:
    """The parts of a view, which are always the same ones."""
    views = views_of(game)
    parts = {part: shape([view[part] for view in views]) for part in views[0]}
    return {
        "title": f"{game.name.capitalize()}View",
        "description": f"What a seat (or a spectator, whose seat is {SPECTATOR}) knows.",
        "type": "object",
        "properties": parts,
        "required": list(parts),
    }


def views_of(game: Game) -> list[dict[str, object]]:
    """What seat 0 and a spectator are shown in a few random games, at every prompt and after every answer."""
    found = []
    for number in range(GAMES_READ):
        seats = min(game.least_seats + number, game.most_seats)
        luck = Random(number)
        sitting = Sitting(game, seats, {}, Seeded(number))
        sitting.settle()
        while not sitting.over:
            found += [view.shown() for view in (sitting.views[0], sitting.spectator)]
            for seat in range(seats):
                prompt = sitting.prompt_for(seat)
                if prompt.role in ("must", "asked") and not sitting.over:
                    sitting.answer(seat, luck.choice(prompt.choices))
                    found.append(sitting.views[0].shown())
                    sitting.settle()
        found.append(sitting.views[0].shown())
    return msgspec.to_builtins(found, str_keys=True)  # type: ignore[no-any-return]


def shape(values: list[Any]) -> Schema:
    """What all of these are."""
    found: list[Schema] = []
    for kind, name in ((bool, "boolean"), (str, "string"), (type(None), "null")):
        if any(type(value) is kind for value in values):
            found.append({"type": name})
    if any(type(value) is int for value in values):
        found.append({"type": "integer"})
    lists = [value for value in values if isinstance(value, list | tuple)]
    if lists:
        items = [item for value in lists for item in value]
        found.append({"type": "array", "items": shape(items)} if items else {"type": "array"})
    objects = [value for value in values if isinstance(value, dict)]
    if objects:
        found.append(object_shape(objects))
    return found[0] if len(found) == 1 else {"anyOf": found}


def object_shape(objects: list[dict[str, Any]]) -> Schema:
    """With properties, if all have the same; else by whatever keys there are."""
    keys = objects[0].keys()
    if keys and all(value.keys() == keys for value in objects):
        return {
            "type": "object",
            "properties": {key: shape([value[key] for value in objects]) for key in keys},
            "required": list(keys),
        }
    values = [item for value in objects for item in value.values()]
    return {"type": "object", "additionalProperties": shape(values)} if values else {"type": "object"}
