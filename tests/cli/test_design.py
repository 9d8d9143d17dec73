"""The workbench as a command: tables, JSON, the report, and what is refused."""

import json
from pathlib import Path

import pytest

from tests.cli.run import invoke
from tests.docs.test_readme import ROOT


def test_a_game_as_it_is_has_a_table_for_every_heading() -> None:
    done = invoke("design", "championship", "--games", 12, "--seed", 3, "--decisions", 3, "--jobs", 1)
    assert done.exit_code == 0, done.stderr
    for heading in (
        "length", "wins by seat", "wins by card drawn", "wins by card played", "cards played of those drawn",
        "players who played the card of those who drew it",
        "comebacks", "how games end", "decisions with a choice", "what a decision is worth",
    ):  # fmt: skip
        assert f"\n{heading}\n" in done.stdout
    assert "Bribe the Judge" in done.stdout
    assert "fair share 25.0%" in done.stdout


def test_bots_are_named_with_their_styles() -> None:
    done = invoke("design", "championship", "--games", 2, "--seed", 3, "--bots", "sharp:bold", "--jobs", 1)
    assert "4 × shrewd:bold" in done.stdout


def test_few_variants_stand_side_by_side() -> None:
    done = invoke("design", "championship", "--games", 8, "--seed", 3, "--vary", "points=10,15", "--jobs", 1)
    assert "as it is" in done.stdout
    assert "points 10" in done.stdout
    assert "surely not as “as it is”" in done.stdout


def test_many_variants_have_a_row_each_by_the_headlines() -> None:
    done = invoke("design", "championship", "--games", 6, "--seed", 3, "--what-if", "spin", "--jobs", 1)
    assert "wins by card drawn: Spin Again" in done.stdout
    assert "spin-again copies 0" in done.stdout
    assert "\nwins by seat\n" not in done.stdout


def test_two_decks_are_compared() -> None:
    deck = ROOT / "examples" / "my_deck.toml"
    done = invoke("design", "championship", "--games", 6, "--seed", 3, "--against", deck, "--json", "--jobs", 1)
    found = json.loads(done.stdout)
    assert [variant["label"] for variant in found["variants"]] == ["as it is", "my_deck"]
    assert "drawn.spyglass" in {measure["name"] for measure in found["variants"][1]["measures"]}


def test_a_search_says_what_is_best() -> None:
    args = ("--vary", "points=10..12", "--option", "points=12", "--goal", "rounds=min", "--search", "--within", "40%")
    done = invoke("design", "championship", "--games", 8, "--seed", 3, *args, "--jobs", 1)
    assert "Towards rounds=min the best of what was played is: " in done.stdout


def test_a_goal_about_a_card_that_has_not_come_up_says_so() -> None:
    args = ("--goal", "dealt.bazooka=20%", "--vary", "deck.bazooka.value=20,32", "--games", 2, "--seed", 1)
    done = invoke("design", "battleroyal", *args, "--jobs", 1)
    assert "What dealt.bazooka=0.2 is about has not come up: more with --games." in done.stdout


def test_the_same_seed_gives_the_same_json_and_report(tmp_path: Path) -> None:
    args = ("design", "bulletbucks", "--games", 8, "--seed", 3, "--json", "--jobs", 1, "--report")
    once, again = (invoke(*args, tmp_path / name) for name in ("one.html", "two.html"))
    assert once.stdout == again.stdout
    assert (tmp_path / "one.html").read_bytes() == (tmp_path / "two.html").read_bytes()
    assert "The report is in" in once.stderr


def test_intervals_that_are_still_wide_are_said_to_be() -> None:
    done = invoke("design", "bulletbucks", "--games", 8, "--within", "1%", "--jobs", 1)
    assert "Not within 1.0% after 8 games: more with --games." in done.stdout


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--vary", "pionts=3"], "championship has no option 'pionts'; among its options: points."),
        (["--what-if", "Bribery"], "There is no card 'Bribery' in this deck; among its cards: bribe-the-judge."),
        (["--within", "80%"], "An interval is wanted within 0.1% to 50%, not '80%'."),
        (["--within", "5"], "An interval is wanted within 0.1% to 50%: write 5%."),
        (["--option", "deck=own.toml"], "A deck in a file is given with --deck own.toml."),
        (["--within", "soon"], "An interval is wanted within 0.1% to 50%, not 'soon'."),
        (["--goal", "fun"], "A goal is MEASURE=VALUE, MEASURE=min or MEASURE=max, not 'fun'."),
        (
            ["--goal", "sead.1=max", "--games", "3", "--jobs", "1"],
            "Nothing that is measured here is called 'sead.1'; among the measures: seat.1, seat.4, seat.3, seat.2.",
        ),
        (["--search", "--goal", "rounds=min"], "A search needs something to change: --vary NAME=VALUES."),
        (["--search", "--vary", "points=10"], "A search needs to know what for: --goal MEASURE=VALUE, or min, or max."),
        (["--report", "result.pdf"], "A report is written to an .html file, not to result.pdf."),
        (["--jobs", "2", "--ray", "auto"], "Either --jobs or --ray: processes of this machine, or a cluster."),
        (["--seats", "9"], "championship is for 2 to 6 players, not 9."),
    ],
)
def test_what_cannot_be_done_is_refused_in_a_line(args: list[str], sentence: str) -> None:
    done = invoke("design", "championship", *args)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.replace("\n", " ").strip() == f"clickbang: {sentence}"


def test_a_file_that_is_not_there_is_named() -> None:
    done = invoke("design", "championship", "--against", "no_such.toml")
    assert (done.exit_code, done.stdout) == (1, "")
    assert "no_such.toml" in done.stderr


@pytest.mark.parametrize("file", ["no_such_folder/result.html", "folder.html", "/proc/result.html"])
def test_a_report_that_cannot_be_written_is_noticed_before_the_games(tmp_path: Path, file: str) -> None:
    (tmp_path / "folder.html").mkdir()
    done = invoke("design", "championship", "--games", 100_000_000, "--report", tmp_path / file)
    assert (done.exit_code, done.stdout) == (1, "")
    assert Path(file).parts[1 if file.startswith("/") else 0] in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["folder.html"]
