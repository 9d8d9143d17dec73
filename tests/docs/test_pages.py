"""The pages in docs/ are true: their links lead somewhere, their examples run, and their tables list what there is."""

import json
import re
import tomllib
from pathlib import Path

import pytest
from tools.effect_docs import page_text

from clickbang.design.hooks import design_of
from clickbang.games import GAMES, championship
from clickbang.games.battleroyal.deck import deck as weapon_deck
from clickbang.games.battleroyal.deck.cards import EFFECTS as WEAPON_EFFECTS
from clickbang.games.championship.deck import deck as action_deck
from tests.docs.test_readme import ROOT, clickbang

PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("bench/*.md")])


def blocks(page: str, language: str) -> list[str]:
    text = (ROOT / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


def rows(page: str, heading: str = "") -> list[list[str]]:
    """The cells of all tables, or of those in one part of the page."""
    text = (ROOT / page).read_text(encoding="utf-8")
    if heading:
        text = text.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    return [[cell.strip() for cell in row.split("|")[1:-1]] for row in re.findall(r"^\|.*\|$", text, re.MULTILINE)]


def in_code(cell: str) -> list[str]:
    return re.findall("`([^`]+)`", cell)


@pytest.mark.parametrize("page", PAGES, ids=[page.relative_to(ROOT).as_posix() for page in PAGES])
def test_every_link_leads_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
        if not target.startswith("https://"):
            assert (page.parent / target).exists(), target


# Bots


@pytest.mark.parametrize(
    ("place", "game", "bot"),
    [
        (0, "bulletbucks", "Careful"),
        (1, "championship", "Upright"),
        (2, "battleroyal", "Loyal"),
        (3, "bulletbucks", "Farsighted"),
    ],
)
def test_the_bots_of_the_bot_page_play_without_a_foul(place: int, game: str, bot: str, tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(blocks("docs/bots.md", "python")[place])
    done = clickbang(f"clickbang simulate {game} --bots bot.py:{bot},random --games 20 --json", tmp_path)
    assert done.returncode == 0, done.stderr
    players = json.loads(done.stdout)["players"]
    assert (players[0]["label"], players[0]["fouls"]) == (bot, {})


PARTS = {"bulletbucks": "Bulletbucks", "championship": "World Championship", "battleroyal": "Battle Royal"}


@pytest.mark.parametrize("game", GAMES)
def test_the_bot_page_knows_every_prompt(game: str) -> None:
    named = {kind for row in rows("docs/bots.md", PARTS[game]) for kind in in_code(row[0])}
    assert named >= set(GAMES[game].kinds)


@pytest.mark.parametrize("game", GAMES)
def test_the_bot_page_knows_every_answer(game: str) -> None:
    in_tables = " ".join(cell for row in rows("docs/bots.md", PARTS[game]) for cell in row)
    named = {code.partition("(")[0] for code in in_code(in_tables)}
    assert named | {"Decline", "TakeBack"} >= {action.__name__ for action in GAMES[game].actions}


# Decks


DECKS = [(ROOT / "examples" / name).read_text(encoding="utf-8") for name in ("my_deck.toml", "my_weapons.toml")]


def test_the_decks_of_the_deck_page_are_the_examples_and_can_be_played() -> None:
    assert blocks("docs/decks.md", "toml") == DECKS
    cards = action_deck.deck_of(action_deck.deck_from_toml(DECKS[0])).cards
    assert [card.key for card in cards] == ["spyglass", "ghostly-hand", "applause"]
    weapons = weapon_deck.deck_of(weapon_deck.deck_from_toml(DECKS[1])).cards
    assert sorted({WEAPON_EFFECTS[card.effect] for card in weapons}) == ["", "bomb", "dollars"]


def test_the_program_of_the_deck_page_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_deck.toml").write_text(DECKS[0], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    found: dict[str, object] = {}
    exec(blocks("docs/decks.md", "python")[0], found)
    assert isinstance(found["table"], championship.Championship)


def test_the_cards_of_the_guide_are_in_those_decks() -> None:
    cards = blocks("CONTRIBUTING.md", "toml")
    for card, deck in zip(cards, DECKS, strict=True):
        assert tomllib.loads(card).items() <= tomllib.loads(deck).items()


def test_the_breakages_of_the_page_on_tests_are_tried() -> None:
    shown = tomllib.loads(blocks("docs/testing.md", "toml")[0])
    tried = tomllib.loads((ROOT / "tools" / "breakages" / "bulletbucks.toml").read_text(encoding="utf-8"))
    for name, rules in shown.items():
        for rule, ways in rules.items():
            assert ways.items() <= tried[name][rule].items()


def test_the_deck_page_lists_every_effect() -> None:
    """As `make protocol` writes it."""
    assert (ROOT / "docs" / "decks.md").read_text(encoding="utf-8") == page_text()


def test_the_deck_page_lists_every_effect_of_weapons() -> None:
    named = [code for row in rows("docs/decks.md", "Battle Royal") for code in in_code(row[0])]
    assert named == ["value", "bang", *WEAPON_EFFECTS[1:]]


@pytest.mark.parametrize("command", blocks("docs/decks.md", "sh")[0].splitlines())
def test_every_command_of_the_deck_page_works(command: str, tmp_path: Path) -> None:
    for name, deck in zip(("my_deck.toml", "my_weapons.toml"), DECKS, strict=True):
        (tmp_path / name).write_text(deck, encoding="utf-8")
    done = clickbang(command, tmp_path)
    assert done.returncode == 0, done.stderr


# Statistics


@pytest.mark.parametrize("game", ["championship", "battleroyal"])
def test_the_page_on_statistics_names_every_key(game: str, tmp_path: Path) -> None:
    done = clickbang(f"clickbang simulate {game} --bots random --games 5 --seed 1 --json", tmp_path)
    result = json.loads(done.stdout)
    keys = [key for row in rows("docs/simulate.md", "The JSON") for key in in_code(row[0])]
    assert keys == [*result, *result["players"][0]]
    counted = rows("docs/simulate.md", f"What {PARTS[game]} counts besides")
    assert [heading for row in counted for heading in in_code(row[0])] == list(result["rates"])


# The workbench


def test_the_commands_of_the_page_on_the_solution_work_one_after_another(tmp_path: Path) -> None:
    for command in blocks("docs/solved.md", "sh")[0].splitlines():
        done = clickbang(command, tmp_path)
        assert done.returncode == 0, done.stderr
        assert done.stdout


def test_the_solution_is_asked_from_python_as_its_page_says(capsys: pytest.CaptureFixture[str]) -> None:
    exec(blocks("docs/solved.md", "python")[0], {})
    worth, plan = capsys.readouterr().out.splitlines()
    assert 0 < float(worth) < 1
    assert "Moment(kind='pocket'" in plan


@pytest.mark.parametrize("command", blocks("docs/design.md", "sh")[0].splitlines())
def test_every_command_of_the_page_on_the_workbench_works(command: str, tmp_path: Path) -> None:
    (tmp_path / "my_deck.toml").write_text(DECKS[0], encoding="utf-8")
    done = clickbang(re.sub(r"--games \d+", "--games 20", f"{command} --seed 1 --jobs 1"), tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_the_page_on_the_workbench_names_every_key_and_every_measure(tmp_path: Path) -> None:
    done = clickbang("clickbang design bulletbucks --games 5 --decisions 2 --seed 1 --json --jobs 1", tmp_path)
    result = json.loads(done.stdout)
    variant = result["variants"][0]
    keys = [key for row in rows("docs/design.md", "The JSON") for key in in_code(row[0])]
    assert keys == [*result, *variant, *variant["measures"][0]]
    named = {
        code.partition(".")[0] for row in rows("docs/design.md", "What is measured") for code in in_code(" ".join(row))
    }
    assert named >= {measure["name"].partition(".")[0] for measure in variant["measures"]}
    assert named >= {heading.name for game in GAMES for heading in design_of(game).headings}
