"""`make quick` chooses the tests nearest to a change, and says what it had no time for."""

import os
import subprocess
import sys
from pathlib import Path

import grimp
import pytest
from tools.quick import Step, changed_files, nearest, steps_before_tests
from tools.quick_tests import Progress

ROOT = Path(__file__).parent.parent.parent
ENDLESS = """
import os, signal, threading

def test_endless():
    os.kill(os.getppid(), signal.SIGALRM)  # for the process that has started this worker, the time is up
    threading.Event().wait()
"""


@pytest.fixture
def graph() -> grimp.ImportGraph:
    """Tests of a core, of the rules that import it, and of a command that nothing imports."""
    graph = grimp.ImportGraph()
    imports = [
        ("tests.core.test_core", "clickbang.core.dice"),
        ("clickbang.games.chess.rules", "clickbang.core.dice"),
        ("tests.chess_view.test_chess", "tests.chess.position"),
        ("tests.chess.position", "clickbang.games.chess.rules"),
        ("tests.cli.test_play", "tests.cli.run"),
    ]
    for importer, imported in imports:
        graph.add_import(importer=importer, imported=imported)
    for name in ("clickbang.cli.play", "tests.cli", "tests.cli.test_serve", "tests.client.test_client"):
        graph.add_module(name)
    return graph


def chosen(graph: grimp.ImportGraph, *changed: str) -> list[str]:
    return [path.as_posix() for path in nearest({Path(name) for name in changed}, graph)]


def test_who_imports_a_change_comes_before_who_imports_it_by_way_of_others(graph: grimp.ImportGraph) -> None:
    assert chosen(graph, "src/clickbang/core/dice.py") == ["tests/core/test_core.py", "tests/chess_view/test_chess.py"]


def test_a_test_that_changed_is_run_and_no_other(graph: grimp.ImportGraph) -> None:
    assert chosen(graph, "tests/cli/test_play.py") == ["tests/cli/test_play.py"]


def test_what_changed_among_the_tests_is_followed_too(graph: grimp.ImportGraph) -> None:
    assert chosen(graph, "tests/cli/run.py") == ["tests/cli/test_play.py"]


def test_a_command_is_tested_by_the_folder_named_for_its_layer(graph: grimp.ImportGraph) -> None:
    assert chosen(graph, "src/clickbang/cli/play.py") == ["tests/cli/test_play.py", "tests/cli/test_serve.py"]


def test_data_counts_as_a_change_of_the_package_around_it(graph: grimp.ImportGraph) -> None:
    assert chosen(graph, "tests/cli/golden/game.json") == ["tests/cli/test_play.py", "tests/cli/test_serve.py"]


def test_what_no_test_knows_of_runs_none(graph: grimp.ImportGraph) -> None:
    assert chosen(graph, "README.md", "web/src/Lobby.svelte") == []


def test_a_change_of_the_page_is_checked_and_tested_there() -> None:
    steps = steps_before_tests({Path("web/tests/beat.test.ts"), Path("web/tests/gone.test.ts")})
    page = [step.command for step in steps if step.folder == "web"]
    assert page == [["npm", "run", "--silent", "check"], ["npx", "vitest", "related", "--run", "tests/beat.test.ts"]]


def test_without_a_change_of_the_page_node_is_not_asked() -> None:
    assert {step.folder for step in steps_before_tests({Path("tools/quick.py")})} == {"."}


def test_changes_are_those_in_git_and_those_it_does_not_know(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("same.py", "changed.py"):
        Path(name).touch()
    me = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    for words in (["init", "-q"], ["add", "."], [*me, "commit", "-q", "--no-verify", "-m", "first"]):
        subprocess.run(["git", *words], check=True)
    assert changed_files("HEAD") == set()
    Path("changed.py").write_text("1\n")
    Path("new.py").touch()
    assert changed_files("HEAD") == {Path("changed.py"), Path("new.py")}


def quick(folder: Path, since: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tools.quick", since]
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]), **environment}
    return subprocess.run(command, cwd=folder, env=environ, capture_output=True, text=True, timeout=60)


def test_without_git_it_says_so_in_a_sentence(tmp_path: Path) -> None:
    done = quick(tmp_path, "HEAD", PATH=str(tmp_path))
    said = "Only git knows what has changed, and there is no git here. For all tests: make test\n"
    assert (done.returncode, done.stdout, done.stderr) == (1, said, "")


@pytest.mark.parametrize(("begin", "why"), [([], "not a git repository"), (["init", "-q"], "bad revision 'nonsense'")])
def test_what_git_cannot_say_is_told_in_a_sentence(begin: list[str], why: str, tmp_path: Path) -> None:
    if begin:
        subprocess.run(["git", *begin], cwd=tmp_path, check=True)
    done = quick(tmp_path, "nonsense", GIT_CEILING_DIRECTORIES=str(tmp_path.parent), LC_ALL="C")
    assert (done.returncode, done.stderr, done.stdout.count("\n")) == (1, "", 1)
    assert done.stdout.startswith("git cannot say what has changed since nonsense: ")
    assert why in done.stdout


def test_a_program_that_is_not_there_does_not_pass(capsys: pytest.CaptureFixture[str]) -> None:
    assert not Step(["no-such-program"]).passes()
    assert capsys.readouterr().out.startswith("There is no no-such-program here")


def test_it_says_how_many_ran_and_which_did_not() -> None:
    progress = Progress()
    progress.wanted = {"a.py::one", "a.py::two", "b.py::three", "b.py::four"}
    progress.done = {"a.py::one"}
    assert progress.told() == (
        "The time is over: 1 of 4 tests ran, and none failed. Left to make test: a.py (1), b.py (2)"
    )


def test_a_test_that_failed_is_shown_though_time_is_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    progress, ended = Progress(), list[int]()
    progress.wanted = {"a.py::one", "b.py::two"}
    progress.pytest_runtest_logreport(
        pytest.TestReport("a.py::one", ("a.py", 1, "one"), {}, "failed", "1 is not 2", "call")
    )
    monkeypatch.setattr(os, "_exit", ended.append)
    progress.time_is_up()
    assert ended == [1]
    said = capsys.readouterr().out
    assert "1 is not 2\nFAILED a.py::one\n" in said
    assert "and 1 failed." in said


def test_it_names_a_few_files_and_counts_the_others() -> None:
    progress = Progress()
    progress.wanted = {f"{letter}.py::one" for letter in "abcdefghijk"}
    assert progress.told().endswith("g.py (1), h.py (1), 3 more files")


def test_when_time_is_up_it_ends_though_a_test_still_runs(tmp_path: Path) -> None:
    (tmp_path / "test_quick_one.py").write_text("def test_one() -> None:\n    pass\n")
    (tmp_path / "test_quick_two.py").write_text(ENDLESS)
    files = [str(tmp_path / f"test_quick_{number}.py") for number in ("one", "two")]
    command = [sys.executable, "-m", "tools.quick_tests", "600", *files]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert ended.returncode == 0
    assert "of 2 tests ran, and none failed. Left to make test: " in ended.stdout
    assert "test_quick_two.py (1)" in ended.stdout
