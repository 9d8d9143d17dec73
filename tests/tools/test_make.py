"""make play ends with the server it has started, however it is told to end."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

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
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    # old: what is older than these is not made again; there is no browser to be opened
    made = [f"--old-file={tmp_path}/venv/{name}" for name in ("python", "page", "libraries")]
    command = ["make", "--no-print-directory", *made, "play", f"VENV={tmp_path}/venv", f"PORT={port}"]
    environment = {**os.environ, "BROWSER": "true", "PYTHONUNBUFFERED": "1"}
    make = subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        start_new_session=True,
    )  # fmt: skip
    yield make
    if make.poll() is None:
        os.killpg(make.pid, signal.SIGKILL)
    make.communicate()


def open_address(make: subprocess.Popen[str]) -> tuple[str, int]:
    """Where the server is, once it is open."""
    assert make.stdout is not None
    for line in make.stdout:
        if "is open at" in line:
            host, port = line.split()[4].removeprefix("http://").split(":")
            return host, int(port)
    raise AssertionError("it did not start")


def is_open(address: tuple[str, int]) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(address) == 0


def test_sigterm_to_make_ends_the_server(at_play: subprocess.Popen[str]) -> None:
    address = open_address(at_play)
    assert is_open(address)
    at_play.terminate()
    at_play.wait(PATIENCE)
    ends = time.monotonic() + PATIENCE
    while is_open(address) and time.monotonic() < ends:
        time.sleep(0.05)
    assert not is_open(address)


def test_ctrl_c_ends_both_and_make_has_nothing_to_complain_about(at_play: subprocess.Popen[str]) -> None:
    address = open_address(at_play)
    os.killpg(at_play.pid, signal.SIGINT)  # as a terminal does
    _, complaints = at_play.communicate(timeout=PATIENCE)
    assert not is_open(address)
    assert "Error" not in complaints
    assert "***" not in complaints
