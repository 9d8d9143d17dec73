"""`tools.stage`: what `make test` says of its stages."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def stage(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "tools" / "stage.py"), *words]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_the_stages_of_a_run_are_listed_with_their_times(tmp_path: Path) -> None:
    stage(tmp_path, "--begin")
    assert stage(tmp_path, "Testing nothing", sys.executable, "-c", "").stdout == "Testing nothing ...\n"
    ended = stage(tmp_path, "--end").stdout.splitlines()
    assert [line.partition(" s  ")[2] for line in ended] == ["Testing nothing", "in all"]


def test_a_failing_stage_says_so_and_fails(tmp_path: Path) -> None:
    stage(tmp_path, "--begin")
    failed = stage(tmp_path, "Testing a fault", sys.executable, "-c", "raise SystemExit(3)")
    assert failed.returncode == 3
    assert "Testing a fault: failed after" in failed.stdout
    assert "fault" not in stage(tmp_path, "--end").stdout


def test_what_make_only_shows_is_no_stage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stage(tmp_path, "--begin")
    for flags in ("n", "nw --no-print-directory"):
        monkeypatch.setenv("MAKEFLAGS", flags)
        stage(tmp_path, "Shown", sys.executable, "-c", "")
    for flags in ("", "w -j2", "--no-print-directory"):
        monkeypatch.setenv("MAKEFLAGS", flags)
        stage(tmp_path, "Done", sys.executable, "-c", "")
    ended = stage(tmp_path, "--end").stdout
    assert "Shown" not in ended
    assert ended.count("Done") == 3


def test_another_run_forgets_the_one_before(tmp_path: Path) -> None:
    for _ in range(2):
        stage(tmp_path, "--begin")
        stage(tmp_path, "Once", sys.executable, "-c", "")
    assert stage(tmp_path, "--end").stdout.count("Once") == 1


def test_a_stage_by_itself_needs_no_run(tmp_path: Path) -> None:
    assert stage(tmp_path, "Alone", sys.executable, "-c", "").returncode == 0
    assert not (tmp_path / "build").exists()
