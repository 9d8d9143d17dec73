"""clickbang bots: who can play, and how to use one's own."""

import pytest

from tests.cli.run import invoke


@pytest.mark.parametrize("args", [[], ["bulletbucks"]])
def test_every_bot_is_listed_with_a_line(args: list[str]) -> None:
    done = invoke("bots", *args, COLUMNS="80")
    assert done.exit_code == 0
    lines = done.stdout.splitlines()
    assert lines[0] == "bulletbucks"
    assert [line.split()[0] for line in lines[1:5]] == ["random", "naive", "steady", "shrewd"]
    assert [line.split()[1] for line in lines[1:5]] == ["easy", "sensible", "friendly", "sharp"]
    assert all(line.rstrip().endswith(".") for line in lines[1:5])
    assert "path/to/file.py:ClassName" in done.stdout


def test_an_unknown_game_is_refused() -> None:
    done = invoke("bots", "poker")
    assert (done.exit_code, done.stderr) == (
        2,
        "clickbang: There is no game called 'poker'; there are bulletbucks, championship, battleroyal.\n",
    )
