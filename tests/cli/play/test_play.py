"""Playing in the terminal, from the first bid to the result."""

import re
import signal
from pathlib import Path

import pytest

from clickbang.cli.play.play_input import interrupts_held
from clickbang.cli.screen import Screen
from clickbang.cli.stage.stage import begins
from clickbang.cli.stage.stages import stage_of
from clickbang.core.events import OwnAnswer
from clickbang.games import GAMES
from clickbang.games.bulletbucks import Bid, encode
from clickbang.games.bulletbucks.terminal.spin import spin
from clickbang.records import Record, read_record
from clickbang.records.lines import Answer, Told
from clickbang.text import LANGUAGES, Catalogue
from tests.cli.run import PROMPT, at_pipes, at_terminal, invoke, play_to_the_end

RANDOM = ("--bot", "random", "--fast")


def test_another_game_gets_a_file_of_its_own(tmp_path: Path) -> None:
    with at_pipes("play", "--seed", 5, *RANDOM, "--record", tmp_path / "game.jsonl") as talk:
        play_to_the_end(talk, last="")
        talk.until("Your bid?")
    assert (tmp_path / "game-2.jsonl").exists()


def test_a_bot_that_fails_loses_moves_and_the_player_reads_why_at_the_end(tmp_path: Path) -> None:
    file = tmp_path / "broken.py"
    file.write_text(
        "from clickbang.bots import Bot\nclass Broken(Bot):\n    def answer(self, view, prompt): return 1 / 0\n"
    )
    with at_pipes("play", "--seed", 5, "--bot", f"{file}:Broken", COLUMNS="300") as talk:
        play_to_the_end(talk)
        assert talk.end() == 0
    assert re.search("The bot of Ada lost .+ to a default, .+ Broken in seat 2 raised an error at 'bid'", talk.heard)


def test_the_same_seed_gives_the_same_game() -> None:
    games = [invoke("play", "--seed", 11, *RANDOM, text="2 1\n\n1 0\n\n").stdout for _ in range(2)]
    assert games[0] == games[1] != invoke("play", "--seed", 12, *RANDOM, text="2 1\n\n1 0\n\n").stdout


@pytest.mark.parametrize(
    ("typed", "ones", "twos"),
    [
        ("2 1", 2, 1),
        ("1+2", 1, 1),
        ("2x1000 1x2000", 2, 1),
        ("2 × 1,000 + 1 × 2,000", 2, 1),
        ("18 000", 6, 6),
        ("1k", 1, 0),
        ("4000\n2", 2, 1),
    ],
)
def test_a_bid_can_be_typed_in_many_ways(tmp_path: Path, typed: str, ones: int, twos: int) -> None:
    file = tmp_path / "game.jsonl"
    invoke("play", "--seed", 1, *RANDOM, "--record", file, text=f"{typed}\n\n")
    assert own_answers(read_record(file)) == [encode(Bid(ones, twos))]


def test_a_bid_can_be_taken_back_until_it_is_sealed(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    invoke("play", "--seed", 1, *RANDOM, "--record", file, text="6 6\nb\n4000\nb\n1 0\n\n")
    assert own_answers(read_record(file)) == [encode(Bid(1, 0))]


@pytest.mark.parametrize(
    ("typed", "reply"),
    [
        ("7 0", "You hold 6 × 1,000 and 6 × 2,000, and notes are never changed. (BB-2)"),
        ("0 0", "A bid needs at least one note. (BB-5)"),
        ("19000", "Your notes cannot make exactly 19000."),
        ("1500", "Your notes cannot make exactly 1500."),
        ("99 99", "“99 99” is no answer to this"),
        ("9" * 5000, "is no answer to this"),
        ("everything", "“everything” is no answer to this"),
        ("4000\n9\n1", "“9” is no answer to this"),
        ("1 0\nsure", "“sure” is no answer to this"),
        ("? BB-99", "There is no rule BB-99"),
    ],
)
def test_a_bad_answer_is_explained_and_asked_again(typed: str, reply: str) -> None:
    done = invoke("play", "--seed", 1, *RANDOM, text=f"{typed}\n")
    assert reply in done.stdout
    assert done.exit_code == 0


@pytest.mark.parametrize("typed", ["y", "YES", "n", "o"])
@pytest.mark.parametrize("choice", ["yourself", "Yves", "Nora", "Otto", "yes, take it", "oui, merci"])
def test_a_yes_or_a_no_is_not_how_a_choice_begins(choice: str, typed: str) -> None:
    assert not begins(choice, typed)


def test_other_beginnings_and_whole_names_are_understood() -> None:
    assert begins("yourself", "yo")
    assert begins("Y", "y")


@pytest.mark.parametrize(
    ("lang", "typed", "reply"),
    [("en", "y", "“y” is no answer to this"), ("fr", "o", "«\xa0o\xa0» ne répond pas à la question")],
)
def test_whoever_says_yes_to_who_faces_the_revolver_has_named_nobody(lang: str, typed: str, reply: str) -> None:
    done = invoke("play", "--seed", 1, "--bots", "steady", "--fast", "--lang", lang, text=f"2 5\n\n{typed}\n")
    assert reply in done.stdout.replace("\u202f", "\xa0")


def test_help_explains_the_question_and_shows_rules_on_request() -> None:
    done = invoke("play", "--seed", 1, *RANDOM, text="?\n? bb-7\n? 6\n")
    assert "Ways to type it" in done.stdout
    assert "? BB-5 shows a rule as it is written" in done.stdout
    assert "BB-5 Each living player" not in done.stdout
    assert "BB-7 Tie for the highest" in done.stdout
    assert "BB-6 " in done.stdout


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_on_every_question_fits_a_small_screen_with_the_question(game: str, lang: str) -> None:
    catalogue = Catalogue(lang)
    screen = Screen(catalogue)
    screen.console.width = 80
    for kind in (*GAMES[game].kinds, *stage_of(GAMES[game]).more_kinds):
        with screen.console.capture() as drawn:
            screen.say(f"{game}-prompt-{kind}.help")
        assert len(drawn.get().splitlines()) <= 16, kind


def test_nobody_elses_sealed_bid_is_ever_on_the_screen(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    before_sealing = invoke("play", "--seed", 1, *RANDOM, "--record", file).stdout
    sealed = [line.event for line in read_record(file).lines if isinstance(line, Told)]
    assert any(isinstance(event, OwnAnswer) for event in sealed)
    other_bids = invoke("play", "--seed", 2, *RANDOM).stdout
    assert before_sealing == other_bids


def test_the_end_of_the_input_leaves_the_game_in_good_order(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    done = invoke("play", *RANDOM, "--record", file, text="2 1\n")
    assert done.exit_code == 0
    assert "no more input" in done.stdout
    assert not read_record(file).finished


def test_ctrl_c_asks_and_the_game_goes_on() -> None:
    with at_terminal("play", "--seed", 1, *RANDOM) as talk:
        talk.interrupt()
        talk.until("Leave the game?")
        talk.answer("")
        talk.until("Your bid?")
        talk.answer("1 0")
        assert "You bid 1 × 1,000" in talk.until("b = back")


@pytest.mark.parametrize("way", ["Ctrl-C again", "y"])
def test_ctrl_c_and_a_second_word_leaves_with_the_record_closed(tmp_path: Path, way: str) -> None:
    file = tmp_path / "game.jsonl"
    with at_terminal("play", "--seed", 1, *RANDOM, "--record", file) as talk:
        talk.interrupt()
        talk.until("Leave the game?")
        if way == "y":
            talk.answer(way)
        else:
            talk.interrupt()
        assert talk.end() == 130
    assert "Traceback" not in talk.heard
    assert not read_record(file).finished


def test_ctrl_c_waits_until_an_answer_is_written_down() -> None:
    written = []

    def write() -> None:
        with interrupts_held():
            signal.raise_signal(signal.SIGINT)
            written.append("all of it")

    with pytest.raises(KeyboardInterrupt):
        write()
    assert written == ["all of it"]


def test_keys_pressed_during_an_animation_are_not_seen() -> None:
    with at_terminal("play", "--seed", 1, "--bots", "steady", "--seats", 3) as talk:
        talk.answer("2 5")
        talk.answer("")
        talk.answer("me")
        talk.answer("")
        talk.until("○")
        talk.ask("zebra", PROMPT)
    assert "zebra" not in talk.heard


def test_what_is_typed_at_a_question_is_seen() -> None:
    with at_terminal("play", "--seed", 1, "--bots", "random", "--seats", 3) as talk:
        talk.answer("zebra")
        assert "zebra" in talk.until("is no answer")


def test_the_spin_is_drawn_and_leaves_nothing_behind(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    spin(Screen(Catalogue(), fast=True))
    drawn = capsys.readouterr().out
    assert drawn.count("●") > 12
    assert drawn.endswith("\x1b[2K")


def own_answers(record: Record) -> list[int]:
    return [line.action for line in record.lines if isinstance(line, Answer) and line.seat == 0]
