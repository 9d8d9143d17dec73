"""`clickbang check` says what it looked at and what does not hold, in both languages, on wide and narrow terminals."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.run import invoke, run

EXAMPLE = f"{Path(__file__).parents[2] / 'examples' / 'tiny_game.py'}:ODD_ONE_OUT"
FAULTY = """
from dataclasses import replace
from examples.tiny_game import ODD_ONE_OUT, OddOneOut, LEFT, RIGHT
class Faulty(OddOneOut):
    def objection(self, seat, action):
        return None if action in (LEFT, RIGHT, 3) else super().objection(seat, action)
GAME = replace(ODD_ONE_OUT, name="faulty", make_table=lambda seats, _: Faulty(seats))
"""


@pytest.fixture
def faulty(tmp_path: Path) -> str:
    """A game of one's own that accepts more than it lists."""
    (tmp_path / "faulty.py").write_text(FAULTY)
    return f"{tmp_path / 'faulty.py'}:GAME"


def test_a_sound_game_passes() -> None:
    done = invoke("check", EXAMPLE, "--games", 4, "--seed", 3, COLUMNS="100")
    assert done.exit_code == 0, done.output
    assert "oddoneout: 4 games, at tables of 3, 4, 5, 6, 7, 8, from seed 3" in done.output
    assert done.output.count("✓") == 8
    assert "Nothing was found." in done.output


def test_a_faulty_game_fails_with_what_where_again_and_why(faulty: str) -> None:
    done = invoke("check", faulty, "--games", 3, "--seats", "4", "--seed", 11, COLUMNS="400")
    assert done.exit_code == 1
    assert "✗ Answers listed and answers accepted agree" in done.output
    assert "is not offered 3, which is accepted all the same." in done.output
    assert re.search(r"where +game 11, 4 seats, after (one|\d+) moves?, seat \d; the like in \d+ games", done.output)
    again = re.search(r"again +clickbang (check .*)", done.output)
    assert again is not None
    assert again[1].strip() == f"check {faulty} --seed 11 --games 1 --only answers --seats 4"
    assert "cause  `objection` forgets a condition of `legal_actions`" in done.output
    assert "Not looked at: first mend what “answers” found." in done.output
    assert "One thing does not hold." in done.output
    assert invoke(*again[1].split()).exit_code == 1


@pytest.mark.parametrize("columns", [40, 80])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_report_fits_the_terminal(faulty: str, lang: str, columns: int) -> None:
    done = run("check", faulty, "--games", 3, "--lang", lang, COLUMNS=str(columns))
    assert done.returncode == 1, done.stderr
    assert max(map(len, done.stdout.splitlines())) <= columns
    assert not re.search(r"^\s*[:;!?»]", done.stdout, re.MULTILINE)
    assert ("Un point n'est pas respecté." if lang == "fr" else "One thing does not hold.") in done.stdout


def test_the_result_for_programs(faulty: str) -> None:
    done = run("check", faulty, "--games", 2, "--seed", 5, "--seats", "3-4", "--only", "answers", "--json")
    assert done.returncode == 1
    found = json.loads(done.stdout)
    assert (found["game"], found["seats"], found["passed"]) == ("faulty", [3, 4], False)
    (check,) = found["checks"]
    assert (check["check"], check["state"], check["looked"]["games"]) == ("answers", "failed", 2)
    (problem,) = check["problems"]
    assert (problem["code"], problem["seed"], problem["moves"]) == ("answers/accepted", 5, 0)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--seats", "9"], "oddoneout is for 3 to 8 players, not 9."),
        (["--seats", "3-x"], "'3-x' says no sizes of tables: give one, 4, some, 3,5, or a range, 3-6."),
        (["--seats", "5-4"], "'5-4' says no sizes of tables: give one, 4, some, 3,5, or a range, 3-6."),
        (["--only", "luck"], "There is no check called 'luck'; there are ends, replay, answers, clone, view, leak,"),
        (["--option", "hands=3"], "oddoneout has no option 'hands'; it has none."),
    ],
)
def test_what_does_not_fit_is_an_error_in_plain_words(words: list[str], says: str) -> None:
    done = invoke("check", EXAMPLE, *words)
    assert done.exit_code == 2
    assert says in done.output
