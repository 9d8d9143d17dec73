"""What the page on bots shows for playing online runs against a real server."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from clickbang.client import Session, Visit
from tests.cli.run import environment
from tests.docs.test_pages import blocks
from tests.docs.test_readme import ROOT
from tests.server.hosting import hosted
from tests.server.patience import LONG

EXAMPLE = ROOT / "examples" / "online_bot.py"
ALONE = ROOT / "examples" / "online_alone.py"


async def host_for(address: str, example: Path) -> str:
    """Open a table, let the example sit down at it, begin, and hear what it prints at the end."""
    visit = Visit(address)
    code = await visit.open_table("bulletbucks", 3, clock="none", pace="none")
    command = [sys.executable, str(example), address, code]
    process = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE, env=environment())
    async with Session(visit, code) as session:
        async for _ in session.messages():
            assert session.table is not None
            if any(seat.ready for seat in session.table.seats):
                break
        await session.start(bot="random")
        printed, _ = await process.communicate()
    return printed.decode()


def test_the_example_plays_a_game(tmp_path: Path) -> None:
    with hosted(tmp_path) as server:
        printed = asyncio.run(asyncio.wait_for(host_for(server.address, EXAMPLE), LONG))
    assert printed.startswith("Result(")


def test_the_example_says_in_one_line_that_there_is_no_such_table(tmp_path: Path) -> None:
    with hosted(tmp_path) as server:
        command = [sys.executable, str(EXAMPLE), server.address, "nowhere"]
        done = subprocess.run(command, capture_output=True, text=True, env=environment(), timeout=60)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "There is no such table. [server/no-such-table]\n"


@pytest.mark.parametrize(
    ("args", "says"), [([], "Try a bot online, alone"), (["http://127.0.0.1:1"], "No Clickbang server answers at")]
)
def test_alone_without_a_server_is_one_line(tmp_path: Path, args: list[str], says: str) -> None:
    command = [sys.executable, str(ALONE), *args]
    done = subprocess.run(command, capture_output=True, text=True, env=environment(), timeout=60, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(says)
    assert done.stderr.count("\n") == 1


def test_a_bot_is_tried_online_alone(tmp_path: Path) -> None:
    with hosted(tmp_path) as server:
        command = [sys.executable, str(ALONE), server.address]
        done = subprocess.run(command, capture_output=True, text=True, env=environment(), timeout=60, cwd=tmp_path)
    assert done.stdout.startswith("Result("), done.stderr


def test_the_page_shows_the_examples() -> None:
    assert {EXAMPLE.read_text(), ALONE.read_text()} <= set(blocks("docs/bots.md", "python"))


def test_the_session_of_the_page_plays_a_game(tmp_path: Path) -> None:
    session = next(text for text in blocks("docs/bots.md", "python") if "__file__" not in text and "Session(" in text)
    program = session + "\nimport sys\n\nasyncio.run(main(sys.argv[1]))\n"
    with hosted(tmp_path) as server:
        command = [sys.executable, "-c", program, server.address]
        done = subprocess.run(command, capture_output=True, text=True, env=environment(), timeout=60)
    assert done.stdout.startswith("("), done.stderr
