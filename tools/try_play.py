"""Starts `make play` without a browser, reads the page, plays a game over the server, and ends it as Ctrl-C does.

    python3 -m tools.try_play

It needs nothing but Python and make: `make play` installs the rest.
"""

import os
import re
import signal
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parent.parent
PATIENCE = 60
"""Seconds."""


def opened(make: "subprocess.Popen[str]") -> str:
    """The address of the server, once it is open."""
    assert make.stdout is not None
    for line in make.stdout:
        print(line, end="", flush=True)
        if found := re.search(r"is open at (http://\S+)", line):
            return found[1]
    sys.exit(f"make play ended with {make.wait()} and opened no server")


def read(address: str) -> str:
    with urllib.request.urlopen(address, timeout=PATIENCE) as reply:
        text: bytes = reply.read()
        return text.decode()


def read_page(address: str) -> None:
    script = re.search(r'<script[^>]* src="([^"]+)"', read(address))
    if script is None:
        sys.exit("The page has no script.")
    print(f"The page is there; its script has {len(read(address + script[1]))} characters.", flush=True)


def play_game(address: str, python: str) -> None:
    """A game against bots there, played by a program that runs on this Python."""
    command = [python, "examples/online_alone.py", address]
    subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": "src"}, check=True, timeout=PATIENCE)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        settings = {"BROWSER": "true", "CLICKBANG_DATABASE": f"{folder}/games.sqlite", "PYTHONUNBUFFERED": "1"}
        make = subprocess.Popen(
            ["make", "play", "PORT=0"],
            cwd=ROOT, env={**os.environ, **settings}, stdout=subprocess.PIPE, text=True, start_new_session=True,
        )  # fmt: skip
        try:
            address = opened(make)
            read_page(address)
            play_game(address, str(ROOT / ".venv" / "bin" / "python"))
            os.killpg(make.pid, signal.SIGINT)  # as a terminal does
            make.communicate(timeout=PATIENCE)
        finally:
            if make.poll() is None:
                os.killpg(make.pid, signal.SIGKILL)
                make.communicate()
    print("It can be set up and played.")


if __name__ == "__main__":
    main()
