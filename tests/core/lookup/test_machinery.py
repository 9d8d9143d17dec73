"""The machinery, on the page too, names no game and imports none; and who imports a game gets its rules alone."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

import clickbang
from clickbang.games import GAMES
from clickbang.text import LANGUAGES, Catalogue

PACKAGE = Path(clickbang.__file__).parent
MACHINERY = ("core", "text", "records", "bots", "arena", "checks", "design", "protocol", "server", "client", "cli")
PAGE = Path(__file__).parents[3] / "web"
FILES = [
    path
    for folder in MACHINERY
    for path in sorted((PACKAGE / folder).rglob("*"))
    if path.suffix in (".py", ".ftl", ".toml")
]
PAGE_FILES = [
    path
    for path in sorted([*(PAGE / "src").rglob("*"), PAGE / "index.html", PAGE / "vite.config.ts"])
    if path.is_file() and PAGE / "src" / "games" not in path.parents
]


def names_of_games() -> set[str]:
    """Keys, titles, prefixes of rules, and the classes that each game is made of."""
    names = set()
    for game in GAMES.values():
        parts = [game.view, game.part(game.words), game.part(game.stage), *map(game.part, game.bots.values())]
        names |= {game.name, game.name.upper(), f"{game.prefix}-"}
        names |= {Catalogue(lang).say(game.name) for lang in LANGUAGES}
        names |= {part.__name__ for part in parts if part.__name__.removesuffix("Bot") not in ("Naive", "Shrewd")}
        names.add(game.view(0).__class__.__name__.removesuffix("View"))
    return names


NAMES = re.compile("|".join(rf"\b{re.escape(name)}" for name in sorted(names_of_games())), re.IGNORECASE)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_a_file_of_the_machinery_names_no_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert [line for line in text.splitlines() if NAMES.search(line)] == []


@pytest.mark.parametrize("path", PAGE_FILES, ids=lambda path: path.relative_to(PAGE).as_posix())
def test_a_file_of_the_page_outside_the_games_names_no_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert [line for line in text.splitlines() if NAMES.search(line)] == []


def test_a_game_of_the_page_is_one_that_can_be_played() -> None:
    folders = {path.parent.name for path in (PAGE / "src" / "games").glob("*/index.ts")}
    assert folders == {*GAMES, "general"}


@pytest.mark.parametrize("path", sorted((PAGE / "src" / "games").glob("*.ts")), ids=lambda path: path.name)
def test_what_the_games_of_the_page_share_names_none(path: Path) -> None:
    assert NAMES.findall(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", [path for path in FILES if path.suffix == ".py"], ids=lambda path: path.stem)
def test_a_file_of_the_machinery_imports_no_game(path: Path) -> None:
    imported = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names):
                imported |= {alias.name for alias in names}
            case ast.ImportFrom(module=str(module)):
                imported.add(module)
    assert [name for name in imported if name.startswith("clickbang.games")] == []


def test_the_names_that_are_looked_for_are_those_of_the_games() -> None:
    assert {"bulletbucks", "BATTLEROYAL", "World Championship", "ChampionshipStage", "BB-"} <= names_of_games()


def imported_by(code: str) -> set[str]:
    """The modules that a fresh Python has after this."""
    shown = f"import sys; {code}; print(*sys.modules)"
    return set(subprocess.run([sys.executable, "-c", shown], capture_output=True, text=True, check=True).stdout.split())


@pytest.mark.parametrize("game", GAMES)
def test_whoever_imports_a_game_gets_its_rules_and_nothing_above_them(game: str) -> None:
    found = imported_by(f"import clickbang.games.{game}")
    above = {f"clickbang.{folder}" for folder in MACHINERY if folder != "core"}
    others = {f"clickbang.games.{other}" for other in GAMES if other != game}
    assert not found & {*above, *others, "rich", "fluent", "msgspec"}
    own = {name for name in found if name.startswith(f"clickbang.games.{game}.")}
    assert not {name.split(".")[3] for name in own} & {"words", "bots", "design", "research", "terminal"}


@pytest.mark.parametrize("game", GAMES)
def test_every_part_that_a_game_names_is_there(game: str) -> None:
    found = GAMES[game]
    named = [found.words, found.stage, found.statistics, *found.bots.values()]
    assert all(isinstance(part, str) and found.part(part) is not part for part in named)


def test_the_games_are_found_in_their_folder_in_the_order_of_their_place() -> None:
    folders = {path.parent.name for path in (PACKAGE / "games").glob("*/__init__.py")}
    assert folders == set(GAMES)
    assert list(GAMES) == ["bulletbucks", "championship", "battleroyal"]


def test_the_one_that_is_wanted_is_imported_and_no_other() -> None:
    found = imported_by("from clickbang.games import find_game; find_game('championship')")
    assert "clickbang.games.championship" in found
    assert not found & {"clickbang.games.bulletbucks", "clickbang.games.battleroyal"}
