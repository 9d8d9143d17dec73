"""Bad input of every kind: one clear line, the right exit code, and never a traceback."""

import subprocess
import sys
from pathlib import Path

import pytest

from clickbang.games.bulletbucks import BULLETBUCKS
from clickbang.text import LANGUAGES
from clickbang.text.printable import is_seen
from tests.cli.decks import write_deck
from tests.cli.run import MAIN, at_terminal, environment, invoke, run

OPTIONS = ", ".join(option.name for option in BULLETBUCKS.options)


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["play", "poker"], "There is no game called 'poker'; there are bulletbucks, championship, battleroyal."),
        (["play", "--seats", "2"], "bulletbucks is for 3 to 6 players, not 2."),
        (["play", "--seats", "-3"], "bulletbucks is for 3 to 6 players, not -3."),
        (
            ["play", "--seats", "3", "--bot", "random,random,random"],
            "Bots beside you at a table of 3: 2 at most, not 3.",
        ),
        (["play", "--option", "open_purses"], "An option is given as NAME=VALUE, not as 'open_purses'."),
        (["play", "--option", "pace=slow"], f"bulletbucks has no option 'pace'; it has {OPTIONS}."),
        (["play", "--option", "open_purses=yes"], "Option open_purses takes off or on, not 'yes'."),
        (["play", "championship", "--seats", "7"], "championship is for 2 to 6 players, not 7."),
        (
            ["play", "championship", "--option", "deck=poker"],
            "The deck cannot be used: it is neither a deck nor one of standard, none.",
        ),
        (["play", "battleroyal", "--seats", "3"], "battleroyal is for 4 to 36 players, not 3."),
        (["play", "battleroyal", "--seats", "37"], "battleroyal is for 4 to 36 players, not 37."),
        (
            ["play", "battleroyal", "--option", "lap_limit=many"],
            "The lap limit is a number from 0 (none) to 1000, not 'many'. (BR-21)",
        ),
        (["play", "battleroyal", "--option", "pairs=maybe"], "Option pairs takes on or off, not 'maybe'."),
        (
            ["play", "battleroyal", "--option", "deck=none"],
            "The deck cannot be used: it is neither a deck nor one of standard.",
        ),
        (["play", "--lang", "de"], "'de' is not spoken here; there are en, fr."),
        (["play", "--skin", "rude"], "There is no skin 'rude'; there are classic, gentle."),
        (
            ["play", "--skin", "rude", "--lang", "fr"],
            "Il n'y a pas de style «\xa0rude\xa0»\xa0; il y a classic, gentle.",
        ),
        (["play", "--name", " "], "A name has 1 to 20 letters."),
        (["play", "--name", "x" * 21], "A name has 1 to 20 letters."),
        (
            ["rules", "poker"],
            "'poker' is neither a game (bulletbucks, championship, battleroyal) nor a rule such as BB-7.",
        ),
        (
            ["rules", "poker", "BB-7"],
            "There is no game called 'poker'; there are bulletbucks, championship, battleroyal.",
        ),
        (["rules", "bulletbucks", "BB-71"], "There is no rule BB-71; near it are BB-7, BB-1, BB-18, BB-17."),
        (
            ["play", "poker", "--lang", "fr"],
            "Il n'y a pas de jeu «\xa0poker\xa0»\xa0; il y a bulletbucks, championship, battleroyal.",
        ),
    ],
)
def test_bad_usage_is_one_clear_line(args: list[str], sentence: str) -> None:
    result = invoke(*args)
    assert result.stderr == f"clickbang: {sentence}\n"
    assert result.exit_code == 2
    assert result.stdout == ""


@pytest.mark.parametrize(
    ("args", "meant"),
    [
        (["play", "buletbucks"], "bulletbucks"),
        (["learn", "battle royal"], "battleroyal"),
        (["rules", "chanpionship"], "championship"),
        (["play", "--option", "open_purse=on"], "open_purses"),
        (["play", "--option", "pot_after_bang=cary"], "carry"),
        (["play", "championship", "--option", "deck=standart"], "standard"),
        (["play", "--bots", "shrap"], "sharp"),
        (["play", "--bots", "shrap:bold"], "sharp"),
        (["play", "--bots", "sharp:bolt"], "bold"),
        (["play", "--bots", "coriase"], "coriace"),
        (["play", "--bots", "coriace:audacieu"], "audacieux"),
        (["play", "--skin", "gentel"], "gentle"),
        (["check", "bulletbucks", "--only", "lek"], "leak"),
        (["design", "championship", "--vary", "deck.peek.skul=true"], "skull"),
    ],
)
@pytest.mark.parametrize(
    ("lang", "question"), [("en", "Did you mean {}?\n"), ("fr", "Vouliez-vous dire {}\xa0?\n")], ids=["en", "fr"]
)
def test_a_misspelt_name_is_answered_with_the_right_one(args: list[str], meant: str, lang: str, question: str) -> None:
    result = invoke(*args, LANG=lang)
    assert result.stderr.endswith(question.format(meant))
    assert result.exit_code == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_at_a_terminal_a_long_sentence_breaks_between_words(lang: str) -> None:
    with at_terminal("play", "--bots", "nobody", "--lang", lang, columns=40, NO_COLOR="1") as talk:
        assert talk.end() == 2
    lines = talk.heard.splitlines()
    assert len(lines) > 2
    assert max(map(len, lines)) <= 40
    in_one = invoke("play", "--bots", "nobody", "--lang", lang).stderr
    assert " ".join(line.strip(" ") for line in lines) == in_one.strip()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_misspelt_language_is_answered_with_the_right_one(lang: str) -> None:
    says = {"en": "Did you mean fr?", "fr": "Vouliez-vous dire fr\xa0?"}
    assert invoke("play", "--lang", "fre", LANG=lang).stderr.endswith(f"{says[lang]}\n")


@pytest.mark.parametrize(
    ("args", "lang", "says"),
    [
        (["pley"], "en", "There is no command 'pley'. Did you mean play or replay?"),
        (["pley"], "fr", "Il n'y a pas de commande «\xa0pley\xa0». Vouliez-vous dire play ou replay\xa0?"),
        (["play", "--skn", "gentle"], "en", "play has no option --skn. Did you mean --skin?"),
        (["play", "--skn", "gentle"], "fr", "play n'a pas d'option --skn. Vouliez-vous dire --skin\xa0?"),
        (["play", "--skn", "gentle", "--lang", "fr"], "en", "play n'a pas d'option --skn."),
        (["play", "--lang=fr", "--skn"], "en", "play n'a pas d'option --skn."),
    ],
)
def test_a_misspelt_command_or_option_is_answered_with_the_right_one(args: list[str], lang: str, says: str) -> None:
    result = invoke(*args, LANG=lang)
    assert says in result.stderr
    assert result.exit_code == 2


@pytest.mark.parametrize(
    "args",
    [
        ["nonsense"],
        ["--nonsense"],
        ["play", "--seats", "four"],
        ["play", "--seed", "-1"],
        ["play", "--seed", str(2**70)],
        ["play", "bulletbucks", "extra"],
        ["replay"],
        ["replay", "game.jsonl", "--seat", "two"],
        ["rules", "bulletbucks", "BB-7", "extra"],
        ["version", "extra"],
    ],
)
def test_unknown_commands_and_options_point_to_the_help(args: list[str]) -> None:
    result = invoke(*args)
    assert result.exit_code == 2
    assert "Try 'root" in result.stderr
    assert "Traceback" not in result.output


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "it holds no card"),
        (b"\xff\xfe\x00", "it is not text in UTF-8"),
        (b"[peek", "it is not TOML"),
        (b"[peek]\neffect = 'wink'", "card 'peek' has no effect among peek, gift"),
    ],
)
def test_a_bad_deck_is_one_clear_line(tmp_path: Path, command: str, content: bytes, why: str) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_bytes(content)
    result = invoke(command, "championship", "--deck", deck)
    assert result.stderr.startswith(f"clickbang: The deck cannot be used: {why}")
    assert result.stderr.count("\n") == 1
    assert result.exit_code == 2
    assert result.stdout == ""


def test_a_deck_that_is_not_there_or_for_another_game_is_refused(tmp_path: Path) -> None:
    missing = invoke("play", "championship", "--deck", tmp_path / "none.toml")
    assert (missing.exit_code, missing.stderr) == (
        1,
        f"clickbang: There is no file or folder {tmp_path / 'none.toml'}.\n",
    )
    both = invoke("play", "championship", "--deck", write_deck(tmp_path, "peek"), "--option", "deck=none")
    assert both.stderr == "clickbang: Either --deck or --option deck=…: a table has one deck.\n"
    other = invoke("play", "bulletbucks", "--deck", write_deck(tmp_path, "peek"))
    assert other.stderr.startswith("clickbang: bulletbucks has no option 'deck'")


def test_a_record_is_never_written_over_another_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("precious")
    result = invoke("play", "--record", file)
    assert result.stderr == f"clickbang: {file} exists already, and nothing is written over it.\n"
    assert result.exit_code == 1
    assert file.read_text() == "precious"


def test_a_record_in_a_folder_that_does_not_exist_is_refused_before_the_game(tmp_path: Path) -> None:
    result = invoke("play", "--record", tmp_path / "nowhere" / "game.jsonl")
    assert result.exit_code == 1
    assert result.stderr == f"clickbang: There is no folder {tmp_path / 'nowhere'}.\n"
    assert result.stdout == ""


def test_a_record_in_a_file_as_if_it_were_a_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes").touch()
    result = invoke("play", "--record", tmp_path / "notes" / "game.jsonl", "--lang", "fr")
    assert result.stderr == f"clickbang: {tmp_path / 'notes'} est un fichier, pas un dossier.\n"


def test_a_table_that_cannot_be_leaves_no_file_behind(tmp_path: Path) -> None:
    assert invoke("play", "--seats", 99, "--record", tmp_path / "game.jsonl").exit_code == 2
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams_are_no_reason_to_crash(closed: str) -> None:
    done = run_shell(f"play --bot random {closed}")
    assert done == (0, "")


def test_letters_that_a_terminal_cannot_show_become_question_marks() -> None:
    done = run("play", "--bot", "random", "--name", "Zoé", text="1 0\n", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "Zo? (you)" in done.stdout


def test_a_full_disk_is_one_clear_line() -> None:
    assert run_shell("rules bulletbucks > /dev/full") == (1, "clickbang: No space left on device\n")


def test_a_reader_that_has_seen_enough_is_no_reason_to_crash() -> None:
    code, complaint = run_shell("rules bulletbucks | head -n 1 > /dev/null")
    assert (code, complaint) == (0, "")


def run_shell(line: str) -> tuple[int, str]:
    """The command in a shell line: the exit code and what came on stderr."""
    command = f'"$PYTHON" -c "$MAIN" {line}'
    env = environment(PYTHON=sys.executable, MAIN=MAIN)
    done = subprocess.run(
        ["/bin/sh", "-c", command],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        env=env,
        text=True,
        timeout=60,
    )
    return done.returncode, done.stderr


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["play", "--seats", "four"], "'four' is not a whole number."),
        (["play", "--seed", "-1"], "-1 is less than 0."),
        (["serve", "--port", "99999"], "99999 is more than 65535."),
        (["simulate", "bulletbucks", "--time-limit", "long"], "'long' is not a number."),
        (["play", "--lang", "fr", "--seats", "x"], "«\xa0x\xa0» n'est pas un nombre entier."),
    ],
)
def test_a_bad_number_is_said_in_words_of_our_own(args: list[str], sentence: str) -> None:
    assert f": {sentence}" in invoke(*args).stderr


EVIL = "a\x1b[31m\nb\x07\x9b"
SHOWN = r"a\x1b[31m\nb\x07\x9b"


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    "args",
    [
        ["play", EVIL],
        ["play", "--option", EVIL],
        ["play", "--seats", EVIL],
        ["play", "--record", f"{EVIL}/game.jsonl"],
        ["replay", EVIL],
        ["serve", "--host", EVIL],
        ["serve", "--database", f"/dev/null/{EVIL}"],
        [EVIL],
    ],
)
def test_control_characters_are_shown_and_not_obeyed(args: list[str], lang: str) -> None:
    result = invoke(*args, LANG=lang)
    assert SHOWN in result.stderr
    assert "\x1b[31m" not in result.stderr
    assert all(is_seen(letter) for letter in result.stderr.replace("\n", ""))
