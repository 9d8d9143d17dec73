"""The pages in docs/ are true: their links lead somewhere, their examples run, and their tables list what there is."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from clickbang.games import GAMES
from clickbang.games.championship.cards import EFFECTS, MOMENT_OF, PHASES
from clickbang.games.championship.deck import deck_from_toml, deck_of
from tests.docs.test_readme import ROOT, clickbang

PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("bench/*.md")])


def blocks(page: str, language: str) -> list[str]:
    text = (ROOT / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


def rows(page: str) -> list[list[str]]:
    """The cells of all tables."""
    text = (ROOT / page).read_text(encoding="utf-8")
    return [[cell.strip() for cell in row.split("|")[1:-1]] for row in re.findall(r"^\|.*\|$", text, re.MULTILINE)]


def in_code(cell: str) -> list[str]:
    return re.findall("`([^`]+)`", cell)


@pytest.mark.parametrize("page", PAGES, ids=[page.relative_to(ROOT).as_posix() for page in PAGES])
def test_every_link_leads_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
        if not target.startswith("https://"):
            assert (page.parent / target).exists(), target


# Bots


@pytest.mark.parametrize(("place", "game", "bot"), [(0, "bulletbucks", "Careful"), (1, "championship", "Upright")])
def test_the_bots_of_the_bot_page_play_without_a_foul(place: int, game: str, bot: str, tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(blocks("docs/bots.md", "python")[place])
    done = clickbang(f"clickbang simulate {game} --bots bot.py:{bot},random --games 20 --json", tmp_path)
    assert done.returncode == 0, done.stderr
    players = json.loads(done.stdout)["players"]
    assert (players[0]["label"], players[0]["fouls"]) == (bot, {})


@pytest.mark.parametrize("game", GAMES)
def test_the_bot_page_knows_every_prompt(game: str) -> None:
    named = {kind for row in rows("docs/bots.md") for kind in in_code(row[0])}
    assert named >= set(GAMES[game].kinds)


# Decks


def test_the_deck_of_the_deck_page_is_the_example_and_can_be_played() -> None:
    deck = (ROOT / "examples" / "my_deck.toml").read_text(encoding="utf-8")
    assert blocks("docs/decks.md", "toml") == [deck]
    assert [card.key for card in deck_of(deck_from_toml(deck)).cards] == ["spyglass", "ghostly-hand", "applause"]


def test_the_card_of_the_guide_is_in_that_deck() -> None:
    (card,) = [tomllib.loads(block) for block in blocks("CONTRIBUTING.md", "toml")]
    assert card.items() <= tomllib.loads((ROOT / "examples" / "my_deck.toml").read_text(encoding="utf-8")).items()


def test_the_deck_page_lists_every_effect_with_its_phase() -> None:
    listed = [
        (*in_code(row[0]), *in_code(row[1])) for row in rows("docs/decks.md") if len(row) == 4 and in_code(row[0])
    ]
    assert listed == [(effect, PHASES[moment]) for effect, moment in zip(EFFECTS, MOMENT_OF, strict=True)]


@pytest.mark.parametrize("command", blocks("docs/decks.md", "sh")[0].splitlines())
def test_every_command_of_the_deck_page_works(command: str, tmp_path: Path) -> None:
    (tmp_path / "my_deck.toml").write_bytes((ROOT / "examples" / "my_deck.toml").read_bytes())
    done = clickbang(command, tmp_path)
    assert done.returncode == 0, done.stderr


# Statistics


def test_the_page_on_statistics_names_every_key(tmp_path: Path) -> None:
    done = clickbang("clickbang simulate championship --bots naive --games 5 --json", tmp_path)
    result = json.loads(done.stdout)
    named = [key for row in rows("docs/simulate.md") for key in in_code(row[0])]
    assert named == [*result, *result["players"][0], *result["rates"]]
