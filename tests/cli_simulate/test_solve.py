"""clickbang solve: a small game from scratch, whether its solution holds, who can be beaten, and the pictures."""

from pathlib import Path

import pytest

from tests.cli.run import invoke

SMALL = ("--option", "points=2", "--option", "team=1")


@pytest.fixture(scope="module")
def solved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("solve") / "small.duel"
    done = invoke("solve", "championship", *SMALL, "--out", str(path), "--jobs", "1")
    assert done.exit_code == 0, done.output
    assert "53" in done.stdout
    assert "gap of a round" in done.stdout
    return path


def test_a_solution_is_checked_and_bots_are_weighed(solved: Path) -> None:
    done = invoke("solve", "championship", "--solution", str(solved), "--check", "--exploit", "solved,random,naive")
    assert done.exit_code == 0, done.output
    assert "by best replies" in done.stdout
    worths = [float(line.split()[-3]) for line in done.stdout.splitlines() if "wins against" in line][1:]
    assert worths[0] < 1e-6
    assert worths[1] == pytest.approx(0.713323, abs=1e-5)
    assert 0.1 < worths[2] <= 1


def test_the_page_is_complete_in_one_file(solved: Path, tmp_path: Path) -> None:
    done = invoke("solve", "championship", "--solution", str(solved), "--report", str(tmp_path / "pages"))
    assert done.exit_code == 0, done.output
    page = (tmp_path / "pages" / "index.html").read_text(encoding="utf-8")
    assert "How often to cheat" in page
    assert page.count("<svg") >= 7
    assert not any(outside in page for outside in ("http", "<script", "<link", "src="))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("bulletbucks",), "cannot be solved"),
        (("championship", "--option", "deck=standard"), "without action cards"),
        (("championship", "--option", "points=3", "--check"), "points3-team4.duel"),
        (("championship", "--jobs", "2", "--ray", "auto"), "Either --jobs or --ray"),
    ],
)
def test_what_cannot_be_solved_is_refused_in_a_line(words: tuple[str, ...], said: str) -> None:
    done = invoke("solve", *words)
    assert done.exit_code != 0
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_damaged_solution_is_refused(solved: Path, tmp_path: Path) -> None:
    (tmp_path / "damaged.duel").write_bytes(solved.read_bytes()[:-1])
    done = invoke("solve", "championship", "--solution", str(tmp_path / "damaged.duel"), "--check")
    assert done.exit_code != 0
    assert "damaged" in done.stderr
