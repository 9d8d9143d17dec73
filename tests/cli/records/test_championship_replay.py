"""Watching a game of World Championship again."""

import re
from pathlib import Path

import pytest

from clickbang.games.championship import CHAMPIONSHIP
from tests.cli.records.replaying import replay, write_game

NAMES = ["Ada", "Basil", "Cleo", "Dante"]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_game(tmp_path_factory.mktemp("records") / "game.jsonl", CHAMPIONSHIP, NAMES, seed=3)


def test_a_spectator_sees_what_everybody_saw(record: Path) -> None:
    shown = replay(record)
    assert "Round 2" in shown
    assert "The result" in shown
    assert "Action cards drawn: Ada 1, Basil 1, Cleo 1 and Dante 1." in shown
    assert not re.search(r"\bYou\b|pockets a|draws “", shown)


def test_a_seat_sees_its_own_secrets_and_no_others(record: Path) -> None:
    shown = replay(record, "--seat", 2)
    assert "Basil (you)" in shown
    assert "You pocket a" in shown
    assert "You draw: " in shown
    assert not re.search(r"pockets a|draws “", shown)


def test_all_shows_every_pocket_and_every_card(record: Path) -> None:
    shown = replay(record, "--all")
    assert all(f"{name} pockets a" in shown for name in NAMES)
    assert all(f"{name} draws “" in shown for name in NAMES)


@pytest.mark.parametrize("args", [(), ("--seat", 1), ("--all",)])
def test_who_is_only_offered_something_and_who_declines_is_not_worth_a_line(record: Path, args: tuple[object]) -> None:
    assert not re.search(r"decline|May (?:play|accuse|bribe)", replay(record, *args))
