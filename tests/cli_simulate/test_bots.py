"""clickbang bots: who can play, and how to use one's own."""

import pytest

from clickbang.bots.levels import levels, settled_bot
from clickbang.bots.registry import built_in_bots
from clickbang.games import GAMES
from tests.cli.run import invoke


@pytest.mark.parametrize("args", [[], ["bulletbucks"]])
def test_every_bot_is_listed_with_a_line(args: list[str]) -> None:
    done = invoke("bots", *args, COLUMNS="140")
    assert done.exit_code == 0
    lines = done.stdout.splitlines()
    assert lines[0] == "bulletbucks"
    *listed, styled = lines[1 : lines.index("")]
    bulletbucks = GAMES["bulletbucks"]
    assert [settled_bot(line.split()[0], bulletbucks) for line in listed] == list(built_in_bots(bulletbucks))
    named = [line.split()[:2] for line in listed if line.split()[0] in levels(bulletbucks)]
    assert ["sharp", "shrewd"] in named
    assert ["friendly", "steady"] in named
    assert all(line.rstrip().endswith(".") for line in listed)
    assert styled == "  with styles: beginner, casual, sharp"
    assert "type either." in done.stdout
    assert "sharp:bold: cautious, bold, trusting, treacherous, or any" in done.stdout
    assert "path/to/file.py:ClassName" in done.stdout


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_listed_by_two_names_that_are_not_explained(game: str) -> None:
    """The name of its own that a level has stands beside it, and nowhere else."""
    said = invoke("bots", game, COLUMNS="300").stdout
    assert said.count("shrewd") == 1
    assert "  sharp     shrewd" in said


@pytest.mark.parametrize("command", ["simulate", "tournament"])
def test_results_say_which_level_a_bot_is(command: str) -> None:
    args = ["bulletbucks", "--bots", "sharp,friendly,random", "--games", 1, "--seed", 1, "--jobs", 1]
    assert "sharp is the bot shrewd, friendly is the bot steady" in invoke(command, *args, COLUMNS="120").stdout


def test_an_unknown_game_is_refused() -> None:
    done = invoke("bots", "poker")
    assert (done.exit_code, done.stderr) == (
        2,
        "clickbang: There is no game called 'poker'; there are bulletbucks, championship, battleroyal.\n",
    )
