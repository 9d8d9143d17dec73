"""Playing World Championship in the terminal, from the first pocket to the result."""

import os
import pty
import select
from pathlib import Path

import pytest

from clickbang.cli.play.play_input import PlayInput
from clickbang.cli.screen import Screen
from clickbang.core.actions import Action
from clickbang.games.championship import Accuse, Bet, Decline, Play, Pocket, decode
from clickbang.games.championship.terminal.shot import FACE_DOWN, count_down
from clickbang.records import read_record
from clickbang.records.lines import Answer
from clickbang.text import Catalogue
from tests.cli.decks import write_deck
from tests.cli.run import at_terminal, invoke

RANDOM = ("championship", "--bot", "random", "--fast", "--seed", 1)
NO_CARDS = (*RANDOM, "--option", "deck=none")
ACCUSE = "Do you accuse somebody?"
PLAY = "Do you play a card?"


@pytest.mark.parametrize("typed", ["c", "1", "CLICK", "b\nb\nc"])
def test_the_pocket_is_a_letter_a_number_or_a_word(tmp_path: Path, typed: str) -> None:
    assert answers(tmp_path, f"{typed}\n\n") == [Pocket(False)]


def test_the_bullet_goes_by_another_letter_in_gentle_words(tmp_path: Path) -> None:
    assert answers(tmp_path, "p\n\n", "--skin", "gentle") == [Pocket(True)]
    assert answers(tmp_path, "s\n\n", "--skin", "gentle", "--lang", "fr") == [Pocket(True)]


@pytest.mark.parametrize("face", range(6))
def test_a_bet_is_typed_as_the_face_of_the_die(tmp_path: Path, face: int) -> None:
    assert answers(tmp_path, f"c\n\n{face}\n\n") == [Pocket(False), Bet(face)]


def test_a_bet_can_be_taken_back_until_it_is_sealed(tmp_path: Path) -> None:
    assert answers(tmp_path, "c\n\n5\nb\n0\n\n")[-1] == Bet(0)


@pytest.mark.parametrize(("typed", "seat"), [("2", 2), ("basil", 2), ("cl", 3)])
def test_an_accusation_is_a_number_or_a_name_and_is_looked_at_twice(tmp_path: Path, typed: str, seat: int) -> None:
    assert answers(tmp_path, f"c\n\n1\n\n{typed}\n")[-1] == Bet(1)
    assert answers(tmp_path, f"c\n\n1\n\n{typed}\n\n")[-1] == Accuse(seat)


def test_a_plain_no_is_sealed_at_once(tmp_path: Path) -> None:
    assert answers(tmp_path, "c\n\n1\n\n\n")[-1] == Decline()


def test_a_no_for_the_whole_phase_is_asked_for_once_and_never_holds_for_accusations(tmp_path: Path) -> None:
    deck = write_deck(tmp_path, "one-more")
    shown = invoke("play", *RANDOM, "--deck", deck, text="c\n\n2\n\nn\nn\nn\n").stdout
    first, _, rest = shown.partition("Round 2")
    assert rest
    assert (first.count(ACCUSE), first.count(PLAY)) == (2, 1)


def test_who_cannot_play_anything_is_not_asked(tmp_path: Path) -> None:
    deck = write_deck(tmp_path, "crowd-favourite")
    shown = invoke("play", *RANDOM, "--deck", deck, text="c\n\n0\n\nn\nn\nn\n").stdout.partition("Round 2")[0]
    assert shown.count(PLAY) == 1
    assert shown.index("Scoring") < shown.index(PLAY)


@pytest.mark.parametrize("typed", ["1\n2", "peek\nada", "1 2", "1 ada", "peek ada", "1\nb\n1\n2"])
def test_a_card_is_picked_and_then_at_whom_or_both_in_one_go(tmp_path: Path, typed: str) -> None:
    deck = write_deck(tmp_path, "peek")
    assert answers(tmp_path, f"c\n\n{typed}\n\n", "--deck", deck, deckless=False)[-1] == Play(0, 1)


def test_what_was_peeked_at_is_told_and_stays_on_the_table(tmp_path: Path) -> None:
    deck = write_deck(tmp_path, "peek")
    shown = invoke("play", *RANDOM, "--deck", deck, text="c\n\n1 1\n\nn\n").stdout
    told = "You look at the top of your barrel: "
    cards = shown.partition(told)[2].partition("\n")[0]
    assert f"on top of your barrel: {cards}" in shown.partition(told)[2]


@pytest.mark.parametrize("typed", ["1 yourself up", "1 yourself, die up", "second thoughts yourself die up"])
def test_a_card_its_target_and_more_can_be_said_in_one_go(typed: str, tmp_path: Path) -> None:
    deck = write_deck(tmp_path, "second-thoughts")
    shown = invoke("play", *RANDOM, "--deck", deck, text=f"c\n\n0\n\n{typed}\n\n").stdout
    assert "You play “Second Thoughts” on yourself, die up." in shown


def test_a_die_goes_up_or_down(tmp_path: Path) -> None:
    deck = write_deck(tmp_path, "second-thoughts")
    shown = invoke("play", *RANDOM, "--deck", deck, text="c\n\n0\n\n1\nyourself\n\n").stdout
    assert "yourself, die up" in shown
    assert "yourself, die down" not in shown
    assert "You play “Second Thoughts” on yourself, die up." in shown


def test_a_caught_player_is_asked_for_a_bribe(tmp_path: Path) -> None:
    deck = write_deck(tmp_path, "bribe-the-judge")
    shown = ""
    for seed in range(20):
        if "You play “Bribe the Judge”" not in shown:
            shown = invoke("play", *RANDOM, "--seed", seed, "--deck", deck, text="b\n\n0\n\nn\n1\n\n").stdout
    assert "You play “Bribe the Judge”: nobody dies, but you are out of the round." in shown


@pytest.mark.parametrize(
    ("typed", "reply"),
    [
        ("x", "“x” is no answer to this"),
        ("7", "“7” is no answer to this"),
        ("n", "“n” is no answer to this"),
        ("c\n\n6", "“6” is no answer to this"),
        ("c\n\n-1", "“-1” is no answer to this"),
        ("c\n\n1\n\nguest", "Only another player can be accused. (WC-7)"),
        ("c\n\n1\n\nme", "Only another player can be accused. (WC-7)"),
        ("c\n\n1\n\nnobody", "“nobody” is no answer to this"),
        ("c\n\n1\n\n1 2", "“1 2” is no answer to this"),
        ("h", "You hold no action card."),
        ("? WC-99", "There is no rule WC-99"),
        ("? peek", "There is no card and no rule called “peek”; ? WC-7 shows a rule."),
    ],
)
def test_a_bad_answer_is_explained_and_asked_again(typed: str, reply: str) -> None:
    done = invoke("play", *NO_CARDS, text=f"{typed}\n")
    assert reply in done.stdout
    assert done.exit_code == 0


def test_help_explains_the_question_a_rule_a_card_and_the_hand() -> None:
    shown = invoke("play", *RANDOM, text="?\n? 4\n? wc12\n? informer\nh\nt\n", COLUMNS="500").stdout
    assert "the other six are shuffled into your barrel (WC-4)" in shown
    assert "WC-4 Pocket" in shown
    assert "WC-12 The phase ends" in shown
    assert "Informer (Accusation): During accusations: choose a player" in shown
    assert shown.count("╭─ World Championship · Round 1 · Pocket") == 2


def test_nobody_elses_sealed_pocket_is_ever_on_the_screen() -> None:
    before_sealing = [invoke("play", *NO_CARDS, "--seed", seed).stdout for seed in range(4)]
    assert len(set(before_sealing)) == 1


def test_a_deck_of_ones_own_is_in_the_record_and_on_the_screen(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    deck = write_deck(tmp_path, "informer")
    deck.write_text(deck.read_text().replace("Informer", "Snitch"))
    shown = invoke("play", *RANDOM, "--deck", deck, "--record", record).stdout
    assert "You draw: Snitch" in shown
    assert "Snitch" in read_record(record).header.options["deck"]
    assert "Action cards: a deck of one's own" in invoke("replay", record).stdout


def test_a_deck_is_gentle_too_where_that_is_wanted(tmp_path: Path) -> None:
    deck = write_deck(tmp_path, "air-gun")
    assert "Sky High (String): If you pull next" in invoke("play", *RANDOM, "--deck", deck, "--skin", "gentle").stdout


def test_the_countdown_is_drawn_and_leaves_nothing_behind(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    screen = Screen(Catalogue(), fast=True)
    screen.names = ["Ada", "Basil"]
    count_down(screen, "Three … two … one … fire!", [0, 1])
    drawn = capsys.readouterr().out
    assert drawn.count(FACE_DOWN) >= 6
    assert "fire" not in drawn
    assert drawn.endswith("\x1b[2K")


def test_keys_pressed_while_something_is_shown_answer_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    ours, theirs = pty.openpty()
    with open(theirs) as typed:
        monkeypatch.setattr("sys.stdin", typed)
        screen = Screen(Catalogue())
        for lively, left in [(False, [theirs]), (True, [])]:
            os.write(ours, b"\n")
            screen.lively = lively
            PlayInput(screen).forget_typed_ahead()
            assert select.select([theirs], [], [], 0)[0] == left
    os.close(ours)


def answers(folder: Path, text: str, *args: object, deckless: bool = True) -> list[Action]:
    """What the player has sealed after typing this."""
    file = folder / "game.jsonl"
    file.unlink(missing_ok=True)
    invoke("play", *(NO_CARDS if deckless else RANDOM), *args, "--record", file, text=text)
    lines = read_record(file).lines
    return [decode(line.action) for line in lines if isinstance(line, Answer) and line.seat == 0]


@pytest.mark.parametrize(
    ("lang", "typed", "says"),
    [
        ("en", "? peak", "Did you mean Peek?"),
        ("en", "? spinn again", "Did you mean Spin Again?"),
        ("en", "clik", "“clik” is no answer to this; ? explains what is asked. Did you mean CLICK?"),
        ("fr", "? coup d'oeuil", "Vouliez-vous dire Coup d'œil\xa0?"),
        ("fr", "clik", "Vouliez-vous dire CLIC\xa0?"),
    ],
)
def test_a_misspelt_card_or_answer_is_answered_with_the_right_one(lang: str, typed: str, says: str) -> None:
    shown = " ".join(invoke("play", *RANDOM, "--lang", lang, text=f"{typed}\n", COLUMNS="200").stdout.split(" "))
    assert says in shown


@pytest.mark.parametrize(("lines", "is_listed"), [(20, False), (60, True)])
def test_what_is_at_stake_is_listed_where_the_table_stays_in_sight_and_else_said_before_the_last_look(
    lines: int, is_listed: bool
) -> None:
    with at_terminal("play", *NO_CARDS, "--seats", 6, lines=lines) as talk:
        for answer in ("c", "", "2", ""):
            talk.answer(answer)
        listed = talk.until(ACCUSE)
        talk.answer("1")
        looked_at = talk.until("Enter = yes")
    stake = "safe 1 in 6 if honest"
    assert (stake in listed, stake in looked_at) == (is_listed, not is_listed)
