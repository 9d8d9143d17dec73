"""The JSON Schema of everything that goes over the WebSocket, from the types that are really used.

Messages, events and choices are typed; a view is plain data, and every game says in its `shown.py` of which kind.
"""

import sys
from collections.abc import Iterable
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import Raw, Struct

from clickbang.core.actions import Decline, TakeBack
from clickbang.core.events import CORE_EVENTS, is_row, row_types
from clickbang.core.game import Game
from clickbang.core.parts.shown import Shown
from clickbang.games import GAMES
from clickbang.protocol.messages import PROTOCOL, ClientMessage, ClockInfo, PromptInfo, SeatInfo, ServerMessage, Update
from tools.attribute_docs import attribute_docs, sentence

Schema = dict[str, Any]

CLIENT = get_args(ClientMessage)
SERVER = get_args(ServerMessage)
SHARED = (*CORE_EVENTS, *(row for event in CORE_EVENTS for row in row_types(event).values()), Decline, TakeBack)
"""What all games have: it is described once."""


def ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def any_of(names: Iterable[str]) -> Schema:
    return {"anyOf": [ref(name) for name in names]}


def name_of(kind: type, game: Game) -> str:
    """Events, rows and answers of different games may have the same name; here the game's stands before it."""
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
    defs["View"] = described(*view_of_any_game())
    for name in ("Event", "View", "Choice", "Card"):
        own = [f"{game.name.capitalize()}{name}" for game in GAMES.values()]
        defs[f"Game{name}"] = any_of(one for one in own if one in defs)
    defs["CoreEvent"] = any_of(event.__name__ for event in CORE_EVENTS)
    updates, prompts = defs["Update"]["properties"], defs["PromptInfo"]["properties"]
    updates["events"]["items"] = ref("GameEvent")
    updates["view"].update(ref("GameView"))
    updates["patch"] = {
        "type": "object",
        "description": "Those parts of the view that have changed, each whole.",
    }
    updates["cards"].update({"type": "object", "additionalProperties": ref("GameCard")})
    prompts["choices"] = {"type": "array", "items": ref("GameChoice"), "default": []}
    prompts["sealed_choice"].update(ref("GameChoice"))
    defs["ClientMessage"] = any_of(kind.__name__ for kind in CLIENT)
    defs["ServerMessage"] = any_of(kind.__name__ for kind in SERVER)
    defs["ServerMessages"] = {"type": "array", "items": ref("ServerMessage")}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"The protocol of Clickbang, version {PROTOCOL}",
        "anyOf": [ref("ClientMessage"), ref("ServerMessages")],
        "$defs": dict(sorted(defs.items())),
    }


def view_of_any_game() -> tuple[Schema, type]:
    """What every view shows, and the type that says so."""
    _, found = msgspec.json.schema_components([Shown], ref_template="#/$defs/{name}")
    return {**found[Shown.__name__], "title": "View"}, Shown


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
    """A game's events and their rows, choices and view."""
    title = game.name.capitalize()
    for row in rows_of(game):
        defs[name_of(row, game)] = {**row_schema(row), "title": name_of(row, game)}
    for kind in (*game.events, *game.actions):
        is_choice = kind in game.actions
        name = name_of(kind, game)
        defs[name] = {**typed(kind, with_code=is_choice), "title": name}
        for field, row in row_types(kind).items():
            defs[name]["properties"][field]["items"] = ref(name_of(row, game))
    defs[f"{title}Event"] = any_of(name_of(event, game) for event in game.events)
    defs[f"{title}Choice"] = any_of(name_of(action, game) for action in game.actions)
    add_shown(defs, game)


def typed(kind: type, with_code: bool) -> Schema:
    """A dataclass as it goes over the wire: with its type, a choice with its code too."""
    _, found = msgspec.json.schema_components([kind], ref_template="#/$defs/{name}")
    schema: Schema = found[kind.__name__]
    first: Schema = {"code": {"type": "integer"}} if with_code else {}
    first["type"] = {"const": kind.__name__}
    schema["properties"] = {**first, **schema["properties"]}
    schema["required"] = list(schema["properties"])  # nothing is left out, not even what is as usual
    return schema


def rows_of(game: Game) -> list[type]:
    """The named tuples of which a game's events hold several, each once."""
    return list(dict.fromkeys(row for event in game.events for row in row_types(event).values()))


def row_schema(row: Any) -> Schema:
    """A named tuple as it goes over the wire: a list, whose items have the names of its fields as titles."""
    _, found = msgspec.json.schema_components([row], ref_template="#/$defs/{name}")
    schema: Schema = {**found[row.__name__], "description": sentence(row), "items": False}
    schema["prefixItems"] = [
        {"title": name, **item} for name, item in zip(row._fields, schema["prefixItems"], strict=True)
    ]
    return schema


# Views and cards


def add_shown(defs: dict[str, Schema], game: Game) -> None:
    """What a game's view shows, and what stands on its cards, with all that these are made of."""
    kinds = [kind for kind in (game.part(game.shown), game.part(game.card)) if kind is not None]
    _, found = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    names = {name: f"{game.name.capitalize()}{'View' if name == 'Shown' else name}" for name in found}
    for name, schema in found.items():
        kind = getattr(sys.modules[kinds[0].__module__], name)
        schema = row_schema(kind) if is_row(kind) else described(schema, kind)
        defs[names[name]] = renamed({**schema, "title": names[name]}, names)


def described(schema: Schema, kind: type) -> Schema:
    """The schema of a typed dictionary, with the sentences that stand in the source; those of all views among them."""
    describe(schema, kind)
    if kind.__name__ == Shown.__name__:
        for name, text in attribute_docs(Shown).items():
            schema["properties"][name]["description"] = text
    # in the order of the source, which msgspec does not keep for dictionaries
    properties = {name: schema["properties"][name] for name in get_type_hints(kind)}
    required = [name for name in properties if name in schema["required"]]
    return {**schema, "properties": properties, "required": required}


def renamed(schema: Any, names: dict[str, str]) -> Any:
    """The same with other names for what it refers to."""
    if isinstance(schema, list):
        return [renamed(one, names) for one in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        return {**schema, **ref(names[schema["$ref"].rpartition("/")[2]])}
    return {key: renamed(value, names) for key, value in schema.items()}
