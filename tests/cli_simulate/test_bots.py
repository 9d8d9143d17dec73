"""clickbang bots: who can play, and how to use one's own."""

import pytest

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
    assert [line.split()[0] for line in listed] == list(built_in_bots(GAMES["bulletbucks"]))
    levels = {line.split()[0]: line.split()[1] for line in listed}
    assert [levels[bot] for bot in ("beginner", "casual", "steady", "shrewd")] == [
        "beginner", "casual", "friendly", "sharp",
    ]  # fmt: skip
    assert all(line.rstrip().endswith(".") for line in listed)
    assert styled == "  with styles: beginner, casual, shrewd"
    assert "shrewd:bold: cautious, bold, trusting, treacherous, or any" in done.stdout
    assert "path/to/file.py:ClassName" in done.stdout


def test_an_unknown_game_is_refused() -> None:
    done = invoke("bots", "poker")
    assert (done.exit_code, done.stderr) == (
        2,
        "clickbang: There is no game called 'poker'; there are bulletbucks, championship, battleroyal.\n",
    )
