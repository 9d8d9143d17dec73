"""Whole games of every kind, at a terminal and through pipes, in both languages and skins."""

from pathlib import Path

import pytest

from clickbang.records import read_record, rerun
from clickbang.records.lines import Answer
from tests.cli.run import Conversation, at_pipes, at_terminal, play_to_the_end
from tests.text.violence import violent

SIGNS = {"bulletbucks": "★", "championship": "♛", "battleroyal": ""}
"""What is drawn in each game."""


def whole_game(talk: Conversation) -> str:
    """All that is shown."""
    with talk:
        play_to_the_end(talk)
        assert talk.end() == 0
    return talk.heard


def command(game: str, file: Path, *args: object) -> list[object]:
    seed = 5 if game == "bulletbucks" else 1
    return ["play", game, "--bot", "random", "--fast", "--seed", seed, "--record", file, *args]


@pytest.mark.parametrize(
    ("game", "lang", "skin", "columns", "seats"),
    [
        ("bulletbucks", "en", "classic", 80, 4),
        ("bulletbucks", "fr", "gentle", 60, 4),
        ("championship", "en", "classic", 80, 4),
        ("championship", "fr", "gentle", 60, 6),
        ("championship", "fr", "classic", 100, 2),
        ("battleroyal", "en", "classic", 80, 6),
        ("battleroyal", "fr", "gentle", 60, 4),
        ("battleroyal", "fr", "classic", 120, 12),
    ],
)
def test_a_whole_game_at_a_terminal(tmp_path: Path, game: str, lang: str, skin: str, columns: int, seats: int) -> None:
    args = command(game, tmp_path / "game.jsonl", "--lang", lang, "--skin", skin, "--seats", seats)
    heard = whole_game(at_terminal(*args, columns=columns))
    assert SIGNS[game] in heard
    assert "Traceback" not in heard
    assert read_record(tmp_path / "game.jsonl").finished


@pytest.mark.parametrize(
    ("game", "lang", "skin", "more"),
    [
        ("bulletbucks", "en", "classic", []),
        ("championship", "en", "gentle", ["--option", "deck=standard"]),
        ("championship", "fr", "gentle", ["--option", "deck=standard"]),
        ("championship", "en", "classic", ["--option", "deck=none"]),
        ("battleroyal", "en", "gentle", ["--seats", 36]),
        ("battleroyal", "fr", "gentle", ["--seats", 5]),
        ("battleroyal", "en", "classic", ["--seats", 7]),
    ],
)
def test_a_whole_game_through_pipes_in_plain_text(
    tmp_path: Path, game: str, lang: str, skin: str, more: list[object]
) -> None:
    heard = whole_game(at_pipes(*command(game, tmp_path / "game.jsonl", "--lang", lang, "--skin", skin, *more)))
    assert "\x1b" not in heard
    assert bool(violent(lang, heard)) == (skin == "classic")
    record = read_record(tmp_path / "game.jsonl")
    assert rerun(record).over
    answers = [line for line in record.lines if isinstance(line, Answer)]
    assert {line.by for line in answers if line.seat == 0} == {"player"}
    assert {line.by for line in answers if line.seat != 0} == {"bot"}
