"""A simulation at a terminal: its progress is seen, Ctrl-C ends it with a word, and no process stays behind."""

import os
import re
import signal
import subprocess
import sys

from tests.cli.run import MAIN, at_terminal, environment
from tests.cli_simulate.test_simulate import own_path

ENDLESS = ["simulate", "bulletbucks", "--bots", "tests.bots.strange:Endless", "--games", "2", "--jobs", "2"]
PATH = ":".join(own_path())


def test_progress_shows_games_and_rate_on_a_terminal() -> None:
    with at_terminal("simulate", "bulletbucks", "--bots", "naive", "--games", 500, "--jobs", 2) as talk:
        talk.until("games/s")
        assert re.search(r"playing .* \d+/500", talk.heard)
        assert talk.end() == 0
        assert "wins by seat" in talk.heard


def test_ctrl_c_ends_everything_with_one_word() -> None:
    with at_terminal(*ENDLESS, PYTHONPATH=PATH) as talk:
        talk.until("thinking")
        talk.send("\x03")
        assert talk.end() == 130  # which is only heard once nobody holds the terminal any more
        assert "clickbang: interrupted after 0 of 2 games" in talk.heard
        assert "Traceback" not in talk.heard


def test_workers_do_not_outlive_a_command_that_is_killed() -> None:
    command = [sys.executable, "-c", MAIN, *ENDLESS]
    with subprocess.Popen(command, env=environment(PYTHONPATH=PATH), stderr=subprocess.PIPE) as process:
        assert process.stderr is not None
        while b"thinking" not in process.stderr.readline():
            pass
        os.kill(process.pid, signal.SIGKILL)
        process.stderr.read()  # which ends when nobody is left to write
    assert process.returncode == -signal.SIGKILL
