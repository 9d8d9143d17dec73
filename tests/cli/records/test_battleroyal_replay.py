"""Watching a game of Battle Royal again."""

import re
from pathlib import Path

import pytest

from clickbang.games.battleroyal import BATTLEROYAL
from tests.cli.records.replaying import replay, write_game

NAMES = ["Ada", "Basil", "Cleo", "Dante", "Esme", "Fleur", "Gus"]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_game(tmp_path_factory.mktemp("records") / "game.jsonl", BATTLEROYAL, NAMES, seed=2)


def test_a_spectator_sees_what_everybody_saw(record: Path) -> None:
    shown = replay(record)
    assert "The result" in shown
    assert "confronts" in shown
    assert not re.search(r"\b[Yy]ou\b|dealt|has sealed|shows:|The cards are turned over", shown)


@pytest.mark.parametrize("seat", range(1, 8))
def test_a_seat_sees_its_own_cards_and_no_others(record: Path, seat: int) -> None:
    shown = replay(record, "--seat", seat)
    assert f"{NAMES[seat - 1]} (you)" in shown
    assert shown.count("You are dealt") == 1
    assert not re.search(r"is dealt|'s sign:", shown)


def test_all_shows_every_card_and_every_sign(record: Path) -> None:
    shown = replay(record, "--all")
    assert all(f"{name} is dealt" in shown for name in NAMES)
    assert "'s sign: " in shown


def test_the_table_is_drawn_at_the_start_and_after_every_elimination(record: Path) -> None:
    shown = replay(record)
    left = [int(number) for number in re.findall(r"Battle Royal · (\d) of 7 left", shown)]
    assert left[0] == 7
    assert left == sorted(set(left), reverse=True)
