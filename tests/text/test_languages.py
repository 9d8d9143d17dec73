"""A language is a line in `languages.py` and its files; what it has no words for is said in English."""

import re
import shutil
import subprocess
import sys
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

import clickbang
from clickbang.text.languages import FALLBACK, LANGUAGES, SPOKEN
from clickbang.text.typed import meanings, words_for
from tests.cli.run import MAIN, environment

LINE = '    "la": Language("Latina", "la"),\n'
WORDS = {
    "text/la/command.ftl": "play-welcome = Ludis cum { $people }.\nplay-guest = Hospes\n",
    "text/la/errors.ftl": "error-core-no-such-game = Ludus { $name } non est; sunt { $games }.\n",
    "text/la/typed.toml": 'yes = ["ita"]\n',
    "games/bulletbucks/words/la/messages.ftl": "bulletbucks-prompt-bid = Quantum das?\n",
}


@pytest.fixture(scope="module")
def with_latin(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package that speaks a little Latin, too: one line more, and its files."""
    place = tmp_path_factory.mktemp("latin")
    package = place / "clickbang"
    left_out = shutil.ignore_patterns("__pycache__", "page")
    shutil.copytree(Path(clickbang.__file__).parent, package, ignore=left_out)
    listed = package / "text" / "languages.py"
    written = listed.read_text(encoding="utf-8")
    listed.write_text(written.replace('    "fr": Language(', f'{LINE}    "fr": Language('), encoding="utf-8")
    assert LINE in listed.read_text(encoding="utf-8")
    for name, text in WORDS.items():
        file = package / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return place


def said(place: Path, *args: str, text: str = "", **env: str) -> str:
    """What the command of that copy prints."""
    command = [sys.executable, "-c", MAIN, *args]
    settings = environment(PYTHONPATH=str(place), **env)
    done = subprocess.run(command, input=text, env=settings, capture_output=True, encoding="utf-8", timeout=60)
    return done.stdout + done.stderr


def test_a_third_language_is_played_in(with_latin: Path) -> None:
    shown = said(with_latin, "play", "bulletbucks", "--bot", "random", "--lang", "la", "--fast", text="q\nita\n")
    assert "Ludis cum Ada (random), Basil (random)" in shown
    assert "Quantum das?" in shown
    assert "You left the game." in shown  # there is no Latin for it, but one can agree in Latin


def test_it_is_chosen_by_the_system_named_in_the_help_and_listed_where_another_is_asked_for(with_latin: Path) -> None:
    assert "Ludus poker non est" in said(with_latin, "play", "poker", LANG="la_VA.UTF-8")
    assert "en|la|fr" in said(with_latin, "play", "--help")
    assert "'de' is not spoken here; there are en, la, fr." in said(with_latin, "play", "--lang", "de")


def test_rules_and_cards_without_a_translation_are_in_english(with_latin: Path) -> None:
    assert "BB-7" in said(with_latin, "rules", "BB-7", "--lang", "la")
    in_english = said(with_latin, "rules", "BB-14", "--skin", "gentle")
    assert said(with_latin, "rules", "BB-14", "--lang", "la", "--skin", "gentle") == in_english
    dealt = ["play", "battleroyal", "--seed", "1", "--bot", "random", "--name", "Me"]
    latin, english = said(with_latin, *dealt, "--lang", "la"), said(with_latin, *dealt)
    assert latin != english
    assert latin.replace("Ludis cum", "You play with").replace(" et ", " and ") == english


def test_every_language_has_its_folder_and_no_folder_is_without_a_line() -> None:
    folders = {folder.name for folder in (files("clickbang") / "text").iterdir() if (folder / "core.ftl").is_file()}
    assert folders == set(LANGUAGES)
    assert FALLBACK == "en"
    assert all(re.fullmatch(r"[a-z]{2}", code) and language.name for code, language in SPOKEN.items())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_typed_means_the_same_things_in_every_language(lang: str) -> None:
    for place in ("clickbang.text", "clickbang.games.battleroyal"):
        folder = files(place) if place.endswith("text") else files(place) / "words"
        own, english = (
            tomllib.loads((folder / code / "typed.toml").read_text(encoding="utf-8")) for code in (lang, FALLBACK)
        )
        assert own.keys() - english.keys() == set()
        assert english.keys() - own.keys() <= {"leave"}  # q, as every help says


def test_words_of_all_languages_are_understood() -> None:
    assert words_for("yes") == {"y", "yes", "o", "oui"}
    assert words_for("up", "battleroyal") == {"u", "up", "l", "levé", "leve", "+"}
    assert {meanings("commands")[word] for word in ("help", "aide", "?")} == {"help"}
    assert words_for("wait") == {"w", "wait", "attendre"}
