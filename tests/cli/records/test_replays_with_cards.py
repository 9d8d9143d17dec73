"""Watching games again in which cards are held: the same whatever the game."""

import re
from pathlib import Path

import pytest

from clickbang.games import GAMES
from tests.cli.records import test_battleroyal_replay, test_championship_replay
from tests.cli.records.replaying import replay, write_game
from tests.cli.run import invoke
from tests.text.messages import VARIANTS
from tests.text.violence import violent

PLAYED = {"battleroyal": (test_battleroyal_replay.NAMES, 2), "championship": (test_championship_replay.NAMES, 3)}
"""By whom, and with which luck."""


@pytest.fixture(scope="module", params=PLAYED)
def record(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    names, seed = PLAYED[request.param]
    return write_game(tmp_path_factory.mktemp("records") / "game.jsonl", GAMES[request.param], names, seed)


def test_stepping_never_waits_for_nothing(record: Path) -> None:
    assert replay(record, "--step", "--lang", "fr").count("› ") == 1
    shown = invoke("replay", record, "--step", text="\n" * 60).stdout
    assert not re.search(r"› \n› ", shown)


@pytest.mark.parametrize(("lang", "skin"), VARIANTS)
def test_language_and_skin_are_those_of_the_reader(record: Path, lang: str, skin: str) -> None:
    shown = replay(record, "--all", "--lang", lang, "--skin", skin)
    assert bool(violent(lang, shown)) == (skin == "classic")
