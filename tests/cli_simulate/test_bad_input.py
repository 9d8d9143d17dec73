"""Whatever is wrong with a simulation is said in one clear line, with the right exit code."""

import sys
from pathlib import Path

import pytest

from clickbang.games.bulletbucks import BULLETBUCKS
from tests.cli.run import invoke

OPTIONS = ", ".join(option.name for option in BULLETBUCKS.options)


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["poker"], "There is no game called 'poker'; there are bulletbucks, championship, battleroyal."),
        (["bulletbucks", "--seats", 2], "bulletbucks is for 3 to 6 players, not 2."),
        (["bulletbucks", "--seats", 7], "bulletbucks is for 3 to 6 players, not 7."),
        (["bulletbucks", "--bots", "random,random,random,naive", "--seats", 3], "A table of 3 has no room for 4 bots."),
        (["bulletbucks", "--bots", "nowhere.py:Own"], "There is no file nowhere.py with a bot in it."),
        (["bulletbucks", "--bots", "tests:Own"], "There is no class 'Own' in tests; its bots are: none."),
        (
            ["bulletbucks", "--bots", "tests/__init__.py"],
            "Which bot of tests/__init__.py? Write tests/__init__.py:NAME; its bots are: none.",
        ),
        (["bulletbucks", "--option", "carry"], "An option is given as NAME=VALUE, not as 'carry'."),
        (
            ["bulletbucks", "--option", "pace=slow"],
            f"bulletbucks has no option 'pace'; it has {OPTIONS}.",
        ),
        (["bulletbucks", "--option", "open_purses=yes"], "Option open_purses takes off or on, not 'yes'."),
        (["bulletbucks", "--plot", "out.pdf"], "A plot is written to a .png or .html file, not to out.pdf."),
    ],
    ids=str,
)
def test_bad_usage_is_one_line_and_exit_code_2(args: list[object], sentence: str) -> None:
    done = invoke("simulate", *args)
    assert (done.exit_code, done.stdout, done.stderr) == (2, "", f"clickbang: {sentence}\n")


@pytest.mark.parametrize(
    ("args", "word"),
    [
        ([], "Missing argument"),
        (["bulletbucks", "--games", 0], "Invalid value for '--games'"),
        (["bulletbucks", "--games", "many"], "Invalid value for '--games'"),
        (["bulletbucks", "--jobs", 0], "Invalid value for '--jobs'"),
        (["bulletbucks", "--seed", -1], "Invalid value for '--seed'"),
        (["bulletbucks", "--time-limit", 0], "a time limit is from 0.001 to 3600 seconds"),
        (["bulletbucks", "--time-limit", "nan"], "a time limit is from 0.001 to 3600 seconds"),
        (["bulletbucks", "--time-limit", "inf"], "a time limit is from 0.001 to 3600 seconds"),
        (["bulletbucks", "--colour"], "simulate has no option --colour"),
    ],
    ids=str,
)
def test_what_cannot_be_read_is_pointed_out(args: list[object], word: str) -> None:
    done = invoke("simulate", *args)
    assert done.exit_code == 2
    assert done.stdout == ""
    assert word in done.stderr


def test_a_folder_that_is_not_there_is_noticed_before_the_games(tmp_path: Path) -> None:
    done = invoke("simulate", "bulletbucks", "--games", 10**9, "--plot", tmp_path / "nowhere" / "out.png")
    assert done.exit_code == 1
    assert done.stderr == f"clickbang: There is no folder {tmp_path / 'nowhere'}.\n"
    assert len(done.stderr.splitlines()) == 1


def test_records_are_never_written_over(tmp_path: Path) -> None:
    command = ("simulate", "bulletbucks", "--games", 2, "--record", tmp_path)
    assert invoke(*command).exit_code == 0
    done = invoke(*command)
    assert done.exit_code == 1
    assert "exists already" in done.stderr


def test_records_cannot_go_into_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = invoke("simulate", "bulletbucks", "--games", 2, "--record", tmp_path / "file")
    assert done.exit_code == 1
    assert str(tmp_path / "file") in done.stderr


def test_without_matplotlib_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    done = invoke("simulate", "bulletbucks", "--games", 10**9, "--plot", "out.png")
    assert done.exit_code == 1
    assert "clickbang: Plots need Matplotlib. This installs it: " in done.stderr


def test_a_bot_that_ends_its_process_ends_the_simulation_with_a_word() -> None:
    done = invoke("simulate", "bulletbucks", "--bots", "tests.bots.strange:Ending", "--games", 2, "--jobs", 2)
    assert done.exit_code == 1
    assert "clickbang: A worker process died (exit code 7)" in done.stderr
    assert "Traceback" not in done.stderr
