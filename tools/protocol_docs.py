"""`python -m tools.protocol_docs`: docs/protocol.md below its mark, the JSON Schema and the page's types, from ours."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from clickbang.core.actions import Action
from clickbang.core.errors import CORE_FAULTS, Fault
from clickbang.core.game import Game
from clickbang.games import GAMES
from clickbang.protocol.errors import FAULTS
from clickbang.protocol.messages import ClockInfo, PromptInfo, SeatInfo
from clickbang.server.http.routes import ADDRESSES
from clickbang.text import Catalogue
from clickbang.text.general import title as in_words
from tools.attribute_docs import sentence
from tools.page_types import page_types
from tools.protocol_schema import CLIENT, SERVER, Schema, name_of, protocol_schema

DOCS = Path(__file__).parents[1] / "docs"
PAGE = DOCS / "protocol.md"
SCHEMA = DOCS / "protocol.schema.json"
MARK = "<!-- From here on written by `make protocol`: change the types, not this. -->\n"


def schema_text() -> str:
    return json.dumps(protocol_schema(), indent=1, ensure_ascii=False) + "\n"


def page_text() -> str:
    """The page: what was written by hand, then what follows from the types."""
    by_hand = PAGE.read_text(encoding="utf-8").split(MARK)[0]
    defs = protocol_schema()["$defs"]
    parts = [
        "## What a client sends",
        *[message(defs[kind.__name__], kind) for kind in CLIENT],
        "## What the server sends",
        *[message(defs[kind.__name__], kind) for kind in SERVER],
        "## What these are made of",
        *[message(defs[kind.__name__], kind) for kind in (SeatInfo, PromptInfo, ClockInfo)],
        *[game_part(defs, game) for game in GAMES.values()],
        "## HTTP",
        "`/openapi.json` of a running server describes these in full.",
        table(("", "", "what for"), [(a.method, f"`{a.path}`", a.summary) for a in ADDRESSES]),
        "## Every code of a refusal",
        "The server's own:",
        faults(FAULTS),
        "Answers that the rules refuse, in every game:",
        faults(CORE_FAULTS),
        *[part for game in GAMES.values() for part in (f"In {title(game)}:", faults(game.faults))],
    ]
    return by_hand + MARK + "\n" + "\n\n".join(parts) + "\n"


def title(game: Game) -> str:
    return in_words(Catalogue("en"), game)


def message(schema: Schema, kind: type) -> str:
    """One message or part of one: what it is for, and its fields."""
    properties = schema["properties"]
    tag = properties.get("type", {}).get("enum", [""])[0]
    heading = f"### `{tag}`" if tag else f"### {kind.__name__}"
    fields = [
        (f"`{name}`", kind_of(field), default(field, name in schema["required"]), field.get("description", ""))
        for name, field in properties.items()
        if name != "type"
    ]
    found = [heading, sentence(kind)]
    return "\n\n".join([*found, table(("field", "type", "if absent", ""), fields)] if fields else found)


def game_part(defs: dict[str, Schema], game: Game) -> str:
    """A game's events with their rows, choices and view."""
    view = defs[f"{game.name.capitalize()}View"]["properties"]
    return "\n\n".join(
        [
            f"## {title(game)}: events, choices, view",
            table(("event", "fields", ""), [typed_row(defs, kind, game) for kind in game.events]),
            table(("choice", "codes", "other fields", ""), [choice_row(defs, kind, game) for kind in game.actions]),
            table(
                ("part of the view", "type", ""),
                [(f"`{name}`", kind_of(part), part.get("description", "")) for name, part in view.items()],
            ),
            table(("made of", "items or fields", ""), [part_row(name, defs[name]) for name in parts_of(defs, game)]),
        ]
    )


def typed_row(defs: dict[str, Schema], kind: type, game: Game) -> tuple[str, ...]:
    properties = defs[name_of(kind, game)]["properties"]
    fields = [f"`{name}`: {kind_of(part)}" for name, part in properties.items() if name not in ("type", "code")]
    return f"`{kind.__name__}`", ", ".join(fields), sentence(kind)


def choice_row(defs: dict[str, Schema], kind: type[Action], game: Game) -> tuple[str, ...]:
    name, *rest = typed_row(defs, kind, game)
    span = game.answers.spans[kind]
    return name, f"{span[0]} to {span[-1]}" if len(span) > 1 else str(span[0]), *rest


def parts_of(defs: dict[str, Schema], game: Game) -> list[str]:
    """The names of what a game's events and its view are made of, and of what stands on its cards."""
    others = {name_of(kind, game) for kind in (*game.events, *game.actions)}
    others |= {f"{game.name.capitalize()}{name}" for name in ("Event", "Choice", "View")}
    return sorted(name for name in defs if name.startswith(game.name.capitalize()) and name not in others)


def part_row(name: str, schema: Schema) -> tuple[str, ...]:
    rows = {item["title"]: item for item in schema.get("prefixItems", ())}
    items = [f"`{field}`: {kind_of(part)}" for field, part in (rows or schema["properties"]).items()]
    return name, ", ".join(items), schema["description"]


def faults(found: Iterable[Fault]) -> str:
    return table(("code", "sentence", "rule"), [(f"`{fault.code}`", fault.sentence, fault.rule) for fault in found])


# In words

END = r"(?!\n)$"
"""How Python says that nothing follows, not even a new line."""


def kind_of(schema: Schema) -> str:
    """A type as people say it."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        kinds = [kind_of(one) for one in schema["anyOf"]]
        return " or ".join(kinds)
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(kind_of(item) for item in schema['prefixItems'])}]"
        case "array":
            return f"list of {kind_of(schema['items'])}" if schema.get("items") else "list"
        case "object":
            return "object"
        case str(name):
            return name + limits(schema)
    return "anything"


def limits(schema: Schema) -> str:
    least, most = schema.get("minLength", schema.get("minimum")), schema.get("maxLength", schema.get("maximum"))
    if "pattern" in schema:
        return f" like `{schema['pattern'].replace(END, '$')}`"
    if most is None or most >= 2**31:
        return ""
    return f" ({least}–{most})" if least is not None else f" (up to {most})"


def default(schema: Schema, required: bool) -> str:
    if required:
        return "–"
    value: Any = schema.get("default")
    return "nothing" if value in (None, "", []) else f"`{json.dumps(value)}`"


def table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    """A table in Markdown."""
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join(f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in line)} |" for line in lines)


def main() -> None:
    page = page_text()
    SCHEMA.write_text(schema_text(), encoding="utf-8")
    for path, text in page_types().items():
        path.write_text(text, encoding="utf-8")
    PAGE.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
