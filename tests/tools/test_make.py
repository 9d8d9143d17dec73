"""make play ends with the server it has started, however it is told to end."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from tools.try_play import opened, play_game

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 60


@pytest.fixture
def at_play(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """`make play` in a session of its own, in an environment in which everything is set up already."""
    bin_folder = tmp_path / "venv" / "bin"
    bin_folder.mkdir(parents=True)
    (bin_folder / "python").write_text(f'#!/bin/sh\nexec {sys.executable} "$@"\n')
    serve = f'exec {sys.executable} -m clickbang "$@" --database {tmp_path}/games.sqlite\n'
    (bin_folder / "clickbang").write_text(f"#!/bin/sh\n{serve}")
    for name in ("python", "clickbang"):
        (bin_folder / name).chmod(0o755)
    for name in ("python", "page", "libraries"):
        (tmp_path / "venv" / name).touch()
    # old: what is older than these is not made again; there is no browser to be opened
    made = [f"--old-file={tmp_path}/venv/{name}" for name in ("python", "page", "libraries")]
    command = ["make", "--no-print-directory", *made, "play", f"VENV={tmp_path}/venv", "PORT=0"]
    environment = {**os.environ, "BROWSER": "true", "PYTHONUNBUFFERED": "1"}
    make = subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        start_new_session=True,
    )  # fmt: skip
    yield make
    if make.poll() is None:
        os.killpg(make.pid, signal.SIGKILL)
    make.communicate()


def is_open(address: str) -> bool:
    found = urlsplit(address)
    with socket.socket() as probe:
        return probe.connect_ex((found.hostname, found.port)) == 0


def test_a_game_can_be_played_on_it(at_play: subprocess.Popen[str], capfd: pytest.CaptureFixture[str]) -> None:
    play_game(opened(at_play), sys.executable)
    assert capfd.readouterr().out.splitlines()[-1].startswith("Result(")


def test_sigterm_to_make_ends_the_server(at_play: subprocess.Popen[str]) -> None:
    address = opened(at_play)
    assert is_open(address)
    at_play.terminate()
    at_play.communicate(timeout=PATIENCE)  # ends when the server, which prints to the same pipe, has ended too
    assert not is_open(address)


def test_ctrl_c_ends_both_and_make_has_nothing_to_complain_about(at_play: subprocess.Popen[str]) -> None:
    address = opened(at_play)
    os.killpg(at_play.pid, signal.SIGINT)  # as a terminal does
    _, complaints = at_play.communicate(timeout=PATIENCE)
    assert not is_open(address)
    assert "Error" not in complaints
    assert "***" not in complaints
