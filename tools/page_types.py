"""The page's types in TypeScript, from the protocol's JSON Schema: what all games share, and each game's own.

A message that carries something of a game (its events, its view, its choices, its cards) has a parameter `G` for it.
"""

from collections.abc import Iterable
from pathlib import Path

import msgspec

from clickbang.core.game import Game
from clickbang.games import GAMES
from clickbang.protocol import bodies
from clickbang.protocol.errors import PASSING
from clickbang.protocol.messages import PROTOCOL, TAG_LENGTH
from tools.protocol_schema import Schema, describe, protocol_schema

PAGE = Path(__file__).parents[1] / "web" / "src"
MARK = "// Written by `make protocol` from the types of the server: change those, not this.\n"
OF_A_GAME = {"GameEvent": "event", "GameView": "view", "GameChoice": "choice", "GameCard": "card"}
"""What a game brings, and by which name its own type has it."""
PLAYED = """\
/** What a game brings to messages. This is all that is known of any; each has more in a file of its own. */
export interface Played {
  event: { type: string };
  view: View;
  choice: { code: number; type: string };
  card: { name: string; text?: string };
}
"""


def page_types() -> dict[Path, str]:
    """Every file with types, and what stands in it. A game without a folder on the page needs none."""
    defs: dict[str, Schema] = protocol_schema()["$defs"]
    homes = {game: PAGE / "games" / game.name for game in GAMES.values()}
    found = {PAGE / "net" / "protocol.ts": shared_types(defs), PAGE / "net" / "bodies.ts": body_types()}
    return found | {home / "protocol.ts": game_types(defs, game) for game, home in homes.items() if home.is_dir()}


def shared_types(defs: dict[str, Schema]) -> str:
    prefixes = tuple(game.name.capitalize() for game in GAMES.values())
    own = {name: schema for name, schema in defs.items() if not name.startswith(prefixes) and name not in OF_A_GAME}
    writer = Writer(own)
    return "\n".join([MARK, constants(), PLAYED, *map(writer.declared, own)])


def constants() -> str:
    passing = ", ".join(f'"{code}"' for code in sorted(PASSING))
    return f"""\
export const PROTOCOL = {PROTOCOL};
/** So many characters of a table's id may stand at the end of the address, for a balancer. */
export const TAG_LENGTH = {TAG_LENGTH};
/** Why one may not come to a table just now, while one may in a moment. */
export const PASSING: readonly string[] = [{passing}];
"""


def game_types(defs: dict[str, Schema], game: Game) -> str:
    """A game's own events, choices and view, without its name before theirs; what all games share is imported."""
    prefix = game.name.capitalize()
    own = {name.removeprefix(prefix): schema for name, schema in defs.items() if name.startswith(prefix)}
    common = set(defs["View"]["properties"])
    own["View"] = {**own["View"], "extends": "AnyView"}
    own["View"]["properties"] = {name: one for name, one in own["View"]["properties"].items() if name not in common}
    events = [one for one in own["Event"]["anyOf"] if prefix in one["$ref"]]
    own["Event"] = {"anyOf": [{"$ref": "CoreEvent"}, *events]}
    writer = Writer(own, prefix)
    card = "Card" if "Card" in own else "never"
    written = [writer.declared(name) for name in own]
    kinds = "event: Event; view: View; choice: Choice; card: " + card
    whole = f"/** The game, for messages that carry something of it. */\nexport interface {prefix} {{ {kinds} }}\n"
    return "\n".join([MARK, imported(writer.borrowed), *written, *scenes(game), whole])


def scenes(game: Game) -> list[str]:
    """For how long the server lets a question wait for what is acted out: the page acts it out for as long."""
    lengths = ", ".join(f"{event}: {round(1000 * seconds)}" for event, seconds in game.scenes.items())
    said = "/** What is acted out: for how many milliseconds, by type of event. */"
    return [f"{said}\nexport const SCENES = {{ {lengths} }};\n"] if lengths else []


def imported(names: Iterable[str]) -> str:
    listed = sorted({"View as AnyView" if name == "AnyView" else name for name in [*names, "AnyView"]})
    return f'import type {{ {", ".join(listed)} }} from "../../net/protocol";\n'


def body_types() -> str:
    """What goes over HTTP."""
    kinds = [kind for kind in vars(bodies).values() if getattr(kind, "__module__", "") == bodies.__name__]
    _, found = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    for name, schema in found.items():
        describe(schema, getattr(bodies, name))
    writer = Writer(found)
    return "\n".join([MARK, *map(writer.declared, sorted(found))])


class Writer:
    """Writes schemas down as TypeScript."""

    def __init__(self, own: dict[str, Schema], prefix: str = "") -> None:
        self.own = own
        self.prefix = prefix
        self.borrowed: set[str] = set()
        """What was referred to and stands elsewhere."""

    def declared(self, name: str) -> str:
        """An interface, or a name for something else."""
        schema = self.own[name]
        said = f"/** {schema['description']} */\n" if "description" in schema else ""
        head = f"{name}<G extends Played = Played>" if self.is_of_a_game(schema) else name
        if "properties" not in schema:
            return f"{said}export type {head} = {self.kind(schema)};\n"
        above = f" extends {schema['extends']}" if "extends" in schema else ""
        return f"{said}export interface {head}{above} {{\n{self.fields(schema)}}}\n"

    def fields(self, schema: Schema) -> str:
        lines = []
        for name, field in schema["properties"].items():
            if "description" in field:
                lines.append(f"  /** {field['description']} */\n")
            mark = "" if name in schema.get("required", ()) else "?"
            lines.append(f"  {name}{mark}: {self.field(name, field)};\n")
        return "".join(lines)

    def field(self, name: str, schema: Schema) -> str:
        return 'Partial<G["view"]>' if name == "patch" else self.kind(schema)

    def kind(self, schema: Schema) -> str:
        """A type."""
        match schema:
            case {"$ref": str(place)}:
                return self.referred(place.rpartition("/")[2])
            case {"anyOf": list(several)}:
                return " | ".join(dict.fromkeys(map(self.kind, several)))
            case {"const": value} | {"enum": [value]}:
                return f'"{value}"'
            case {"prefixItems": list(items)}:
                return f"[{', '.join(self.item(item) for item in items)}]"
            case {"type": "array"}:
                inside = self.kind(schema["items"])
                return f"({inside})[]" if " | " in inside else f"{inside}[]"
            case {"type": "object"}:
                return f"Record<string, {self.kind(schema.get('additionalProperties', {}))}>"
        names = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
        return names.get(schema.get("type", ""), "unknown")

    def item(self, schema: Schema) -> str:
        """An item of a row, with its name where it has one."""
        return f"{schema['title']}: {self.kind(schema)}" if "title" in schema else self.kind(schema)

    def referred(self, name: str) -> str:
        if name in OF_A_GAME:
            return f'G["{OF_A_GAME[name]}"]'
        name = name.removeprefix(self.prefix) if self.prefix else name
        if name not in self.own:
            self.borrowed.add(name)
            return name
        return f"{name}<G>" if self.is_of_a_game(self.own[name]) else name

    def is_of_a_game(self, schema: object) -> bool:
        """Whether something of a game is in it, however deep."""
        match schema:
            case {"$ref": str(place)}:
                name = place.rpartition("/")[2]
                return name in OF_A_GAME or self.is_of_a_game(self.own.get(name))
            case dict():
                return any(self.is_of_a_game(one) for one in schema.values())
            case list():
                return any(self.is_of_a_game(one) for one in schema)
        return False
