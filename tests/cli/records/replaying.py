"""Games among random bots, written down and watched again."""

from collections.abc import Sequence
from pathlib import Path

from clickbang.bots.match import play_match
from clickbang.bots.random_bot import RandomBot
from clickbang.core.game import Game
from clickbang.records import Recorder
from tests.cli.run import invoke


def write_game(file: Path, game: Game, names: Sequence[str], seed: int) -> Path:
    """The record of a game among people of these names."""
    with file.open("w", encoding="utf-8") as out:
        recorder = Recorder(game, out, names)
        play_match(game, [RandomBot() for _ in names], seed=seed, watchers=[recorder])
        recorder.close()
    return file


def replay(*args: object) -> str:
    """What `clickbang replay` shows."""
    result = invoke("replay", *args, COLUMNS="120")
    assert result.exit_code == 0
    return result.stdout
