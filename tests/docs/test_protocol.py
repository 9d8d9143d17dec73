"""The protocol's page and its JSON Schema are what the types say, and what goes over the wire fits them."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tools.page_types import page_types
from tools.protocol_docs import PAGE, SCHEMA, page_text, schema_text
from tools.protocol_schema import name_of

from clickbang.core.audience import SPECTATOR
from clickbang.core.game import Game
from clickbang.games import GAMES
from clickbang.protocol.wire import choice_json, event_json
from clickbang.records import read_record, seen_by
from clickbang.records.lines import Answer, Told
from clickbang.text import LANGUAGES, Catalogue, Narrator

GOLDEN = sorted((Path(__file__).parent.parent / "golden").glob("*.jsonl"))


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page_text(), "run: make protocol"


def test_the_schema_is_up_to_date() -> None:
    assert SCHEMA.read_text(encoding="utf-8") == schema_text(), "run: make protocol"


@pytest.mark.parametrize("path", page_types(), ids=lambda path: "/".join(path.parts[-2:]))
def test_the_types_of_the_page_are_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == page_types()[path], "run: make protocol"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_the_page_acts_out_what_comes_before_a_question_for_as_long_as_the_server_waits(game: Game) -> None:
    home = Path(__file__).parents[2] / "web" / "src" / "games" / game.name
    scenes = (home / "scenes.ts").read_text(encoding="utf-8")
    assert game.scenes.keys() <= {event.__name__ for event in game.events}
    lengths = re.findall(r"lasts: (.*),\n", scenes)
    assert lengths
    assert all(re.match(r"SCENES\.\w+( \* 0\.\d)?$", length) for length in lengths)


DEFS: dict[str, dict[str, Any]] = json.loads(SCHEMA.read_text(encoding="utf-8"))["$defs"]


def fits(value: object, schema: dict[str, Any]) -> bool:
    """As much of JSON Schema as our own uses."""
    if "$ref" in schema:
        return fits(value, DEFS[schema["$ref"].rpartition("/")[2]])
    if "anyOf" in schema:
        return any(fits(value, one) for one in schema["anyOf"])
    if "const" in schema:
        return bool(value == schema["const"])
    match schema.get("type"):
        case "object":
            if not isinstance(value, dict) or not value.keys() >= set(schema.get("required", ())):
                return False
            properties = schema.get("properties", {})
            others = schema.get("additionalProperties", {})
            return all(fits(part, properties.get(name, others)) for name, part in value.items())
        case "array":
            if not isinstance(value, list):
                return False
            first = schema.get("prefixItems", ())
            rest = [schema.get("items", {})] * (len(value) - len(first))
            return all(fits(item, one) for item, one in zip(value, [*first, *rest], strict=True) if one is not False)
        case "integer":
            return type(value) is int
        case "string":
            return isinstance(value, str)
        case "boolean":
            return isinstance(value, bool)
        case "null":
            return value is None
    return schema == {}


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_events_choices_and_views_of_whole_games_fit_the_schema(file: Path) -> None:
    record = read_record(file)
    game = record.game
    for line in record.lines:
        match line:
            case Told(_, event):
                assert fits(json.loads(event_json(event)), DEFS[name_of(type(event), game)]), event
            case Answer(_, action) if action >= 0:
                typed = DEFS[name_of(type(game.decode(action)), game)]
                assert fits(json.loads(choice_json(game.name, action)), typed), action
    for seat in (0, SPECTATOR):
        for event, view in seen_by(record, seat):
            shown = json.loads(json.dumps(view.shown()))
            schema = DEFS[f"{game.name.capitalize()}View"]
            assert shown.keys() == schema["properties"].keys()
            assert fits(shown, schema), event


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.card], ids=lambda game: game.name)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_stands_on_cards_fits_the_schema(game: Game, lang: str) -> None:
    cards = Narrator(Catalogue(lang), game, [], 0, game.settle_options()).words.cards()
    schema = DEFS[f"{game.name.capitalize()}Card"]
    assert len(cards) > 5
    for card in cards.values():
        assert card.keys() <= schema["properties"].keys()
        assert fits(json.loads(json.dumps(card)), schema), card


def test_every_game_says_what_its_view_shows() -> None:
    assert [game.name for game in GAMES.values() if game.shown is None] == []
    for game in GAMES.values():
        assert list(game.view(0).shown()) == list(DEFS[f"{game.name.capitalize()}View"]["properties"])


def test_what_does_not_fit_is_noticed() -> None:
    assert not fits({"type": "Sealed"}, DEFS["Sealed"])
    assert not fits({"type": "Sealed", "seat": "1"}, DEFS["Sealed"])
    assert not fits({"type": "Asked", "seat": 1}, DEFS["Sealed"])
