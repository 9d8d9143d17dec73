"""clickbang serve: what it says when it starts, and how it ends."""

import shutil
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import clickbang
from tests.cli.run import MAIN, environment

PACKAGE = Path(clickbang.__file__).parent


def test_a_server_without_a_page_says_so_and_how_to_get_one(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "clickbang", ignore=shutil.ignore_patterns("__pycache__", "page"))
    command = [sys.executable, "-c", MAIN, "serve", "--port", "0", "--database", str(tmp_path / "games.sqlite")]
    settings = environment(PYTHONPATH=str(tmp_path), PYTHONUNBUFFERED="1")
    server = subprocess.Popen(command, env=settings, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert server.stdout is not None
    try:
        address = server.stdout.readline().split()[4]
        assert "games.sqlite" in server.stdout.readline()
        assert "run make page, and install it again" in server.stdout.readline()
        with urllib.request.urlopen(address, timeout=30) as reply:
            assert "run make page, and install it again" in reply.read().decode()
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(30)
        server.stdout.close()
