"""Bots are found by name, in files, in modules and in installed packages; and what is wrong is said in a sentence."""

from pathlib import Path

import pytest

from clickbang.bots import Bot
from clickbang.bots.described import first_line
from clickbang.bots.errors import BotError
from clickbang.bots.pace import Searching
from clickbang.bots.random_bot import RandomBot
from clickbang.bots.registry import built_in_bots, find_bot, make_bot, packaged_bots
from clickbang.games import GAMES
from clickbang.games.bulletbucks import BULLETBUCKS
from clickbang.games.bulletbucks.bots.naive import NaiveBot
from clickbang.games.bulletbucks.bots.shrewd import ShrewdBot
from tests.bots import strange

FILE = Path(strange.__file__)


@pytest.mark.parametrize(("name", "kind"), [("random", RandomBot), ("naive", NaiveBot), ("shrewd", ShrewdBot)])
def test_built_in_bots_have_short_names(name: str, kind: type[Bot]) -> None:
    assert find_bot(name, BULLETBUCKS) is kind


def test_every_built_in_bot_of_every_game_can_be_made_and_says_in_a_line_what_it_does() -> None:
    for game in GAMES.values():
        for name, kind in built_in_bots(game).items():
            assert isinstance(make_bot(name, game), kind)
            assert first_line(kind).endswith(".")


def test_a_bot_in_a_file_is_found_once_and_for_all() -> None:
    found = find_bot(f"{FILE}:First", BULLETBUCKS)
    assert issubclass(found, Bot)
    assert found.__name__ == "First"
    assert find_bot(f"{FILE}:First", BULLETBUCKS) is found


def test_a_bot_in_a_module_is_found() -> None:
    assert find_bot("tests.bots.strange:First", BULLETBUCKS) is strange.First


@pytest.mark.parametrize("name", ["search@70", "master@70"])
def test_who_searches_can_be_told_how_many_games_to_imagine(name: str) -> None:
    bot = make_bot(name, BULLETBUCKS)
    assert isinstance(bot, Searching)
    assert (bot.budget.playouts, bot.budget.seconds) == (70, None)


@pytest.mark.parametrize("name", ["shrewd@70", "master@0", f"{FILE}:First@70"])
def test_who_does_not_search_cannot(name: str) -> None:
    with pytest.raises(BotError) as raised:
        make_bot(name, BULLETBUCKS)
    assert raised.value.code == "bots/no-playouts"


@pytest.mark.parametrize("playouts", ["9" * 5000, "1" + "0" * 9, "\u0663", "\u00b2"])
def test_what_is_no_number_of_games_is_no_bot(playouts: str) -> None:
    with pytest.raises(BotError) as raised:
        make_bot(f"master@{playouts}", BULLETBUCKS)
    assert raised.value.code == "bots/no-such-bot"


def test_a_file_may_import_its_neighbours(tmp_path: Path) -> None:
    (tmp_path / "neighbour_of_a_bot.py").write_text("from clickbang.bots.random_bot import RandomBot\n")
    (tmp_path / "own.py").write_text("from neighbour_of_a_bot import RandomBot\nclass Own(RandomBot): ...\n")
    assert isinstance(make_bot(f"{tmp_path / 'own.py'}:Own", BULLETBUCKS), RandomBot)


def test_an_installed_package_brings_its_bots_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    metadata = tmp_path / "clever_bots-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: clever-bots\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[clickbang.bots]\nclever = tests.bots.strange:First\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert packaged_bots()["clever"].value == "tests.bots.strange:First"
    assert find_bot("clever", BULLETBUCKS) is strange.First


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nowhere.py:First", "There is no file nowhere.py with a bot in it."),
        ("nowhere.py", "There is no file nowhere.py with a bot in it."),
        ("tests:First", "There is no class 'First' in tests; its bots are: none."),
        ("tests.bots.strange:NotABot", "NotABot in tests.bots.strange is not a subclass of clickbang.bots.Bot."),
        ("clickbang.bots:Bot", "Bot in clickbang.bots is not a subclass of clickbang.bots.Bot."),
        (
            "nowhere.at_all:First",
            "'nowhere.at_all' cannot be imported: ModuleNotFoundError: No module named 'nowhere'.",
        ),
        (":First", "'' cannot be imported: ValueError: Empty module name."),
    ],
)
def test_what_is_wrong_with_a_bot_is_said(name: str, sentence: str) -> None:
    with pytest.raises(BotError) as raised:
        make_bot(name, BULLETBUCKS)
    assert raised.value.sentence == sentence


def test_an_unknown_name_brings_up_the_known_ones() -> None:
    with pytest.raises(
        BotError,
        match=r"no bot called 'clever' for bulletbucks; there are random, .*beginner, .*casual, "
        r".*shrewd.*\. One of",
    ):
        find_bot("clever", BULLETBUCKS)


def test_a_bot_that_cannot_be_made_says_why_and_where() -> None:
    with pytest.raises(
        BotError, match=r"Unmakeable cannot be made: RuntimeError: not today \(strange.py, line \d+\)\."
    ):
        make_bot("tests.bots.strange:Unmakeable", BULLETBUCKS)


def test_a_missing_class_brings_up_the_bots_that_are_there() -> None:
    with pytest.raises(BotError, match=r"its bots are: .*strange\.py:First, .*strange\.py:Raising"):
        find_bot(f"{FILE}:Nobody", BULLETBUCKS)


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("import no_such_library", "ModuleNotFoundError: No module named 'no_such_library' (own.py, line 1)"),
        ("\nclass Own(:", "SyntaxError: invalid syntax (own.py, line 2)"),
        ("import sys\nsys.exit('bye')", "SystemExit: bye (own.py, line 2)"),
        (
            "import json\n\njson.loads('x')",
            "JSONDecodeError: Expecting value: line 1 column 1 (char 0) (own.py, line 3)",
        ),
    ],
)
def test_a_file_that_cannot_be_imported_says_where(tmp_path: Path, code: str, why: str) -> None:
    (tmp_path / "own.py").write_text(code)
    with pytest.raises(BotError) as raised:
        find_bot(f"{tmp_path / 'own.py'}:Own", BULLETBUCKS)
    assert raised.value.sentence == f"own.py cannot be imported: {why}."
