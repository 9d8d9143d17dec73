"""What the page on bots shows for playing online runs against a real server."""

import asyncio
import subprocess
import sys
from pathlib import Path

from clickbang.client import Session, Visit
from tests.cli.run import environment
from tests.docs.test_pages import blocks
from tests.docs.test_readme import ROOT
from tests.server.hosting import hosted

EXAMPLE = ROOT / "examples" / "online_bot.py"


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
        printed = asyncio.run(asyncio.wait_for(host_for(server.address, EXAMPLE), 60))
    assert printed.startswith("Result(")


def test_the_example_says_in_one_line_that_there_is_no_such_table(tmp_path: Path) -> None:
    with hosted(tmp_path) as server:
        command = [sys.executable, str(EXAMPLE), server.address, "nowhere"]
        done = subprocess.run(command, capture_output=True, text=True, env=environment(), timeout=60)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "There is no such table. [server/no-such-table]\n"


def test_the_page_shows_the_example() -> None:
    assert EXAMPLE.read_text() in blocks("docs/bots.md", "python")


def test_the_session_of_the_page_plays_a_game(tmp_path: Path) -> None:
    program = blocks("docs/bots.md", "python")[-1] + "\nimport sys\n\nasyncio.run(main(sys.argv[1]))\n"
    with hosted(tmp_path) as server:
        command = [sys.executable, "-c", program, server.address]
        done = subprocess.run(command, capture_output=True, text=True, env=environment(), timeout=60)
    assert done.stdout.startswith("("), done.stderr
