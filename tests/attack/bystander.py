"""Ordinary players in a process of their own, whose answers are timed while somebody else attacks the server.

    python -m tests.attack.bystander ADDRESS

At every empty line that comes it prints, as one line of JSON, what was measured since the last: milliseconds from an
answer to its `done`, and beside it those of a plain echo between two processes, which is what the machine itself needs.
At a line that says "moves" it prints how many answers there were since then.
"""

import asyncio
import json
import subprocess
import sys
import threading
import time
from typing import Any

import uvloop
from bench.server.load import Crowd, Pacer, at
from bench.server.player import Counts

TABLES = 8
RATE = 80.0
"""Answers a second of all of them: a moderate load."""
ECHO_EVERY = 0.01

ECHO = """
import asyncio
async def echo(reader, writer):
    while data := await reader.read(100):
        writer.write(data)
async def main():
    server = await asyncio.start_server(echo, "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()
asyncio.run(main())
"""


async def echoes(port: int, waits: list[float]) -> None:
    """How long the machine itself takes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    while True:
        begun = time.perf_counter()
        writer.write(bytes(100))
        await reader.readexactly(100)
        waits.append(time.perf_counter() - begun)
        await asyncio.sleep(ECHO_EVERY)


async def main(address: str) -> None:
    echo = subprocess.Popen([sys.executable, "-c", ECHO], stdout=subprocess.PIPE, text=True)
    try:
        assert echo.stdout is not None
        port = int(echo.stdout.readline())
        counts, pacer = Counts(), Pacer(RATE)
        for _ in range(TABLES):  # each with guests of its own: nobody plays at eight tables at once
            crowd = Crowd(address)
            crowd.counts, crowd.pacer = counts, pacer
            await crowd.sit(1)
        machine: list[float] = []
        beside = [asyncio.create_task(pacer.run()), asyncio.create_task(echoes(port, machine))]
        print("playing", flush=True)
        async for line in lines():
            if line == "moves\n":
                print(len(counts.waits), flush=True)
                continue
            print(json.dumps(figures(counts, machine)), flush=True)
            counts.reset()
            counts.troubles.clear()
            machine.clear()
        for task in beside:
            task.cancel()
    finally:
        echo.kill()
        echo.wait()


def figures(counts: Counts, machine: list[float]) -> dict[str, Any]:
    waits, own = sorted(counts.waits), sorted(machine)
    return {
        "moves": len(waits),
        "p50": at(waits, 0.5),
        "p99": at(waits, 0.99),
        "longest": at(waits, 1.0),
        "machine_p99": at(own, 0.99),
        "troubles": counts.troubles[:3],
    }


async def lines() -> Any:
    """What is read, until there is no more."""
    loop, queue = asyncio.get_running_loop(), asyncio.Queue[str]()

    def read() -> None:
        for line in sys.stdin:
            loop.call_soon_threadsafe(queue.put_nowait, line)
        loop.call_soon_threadsafe(queue.put_nowait, "")

    threading.Thread(target=read, daemon=True).start()
    while line := await queue.get():
        yield line


if __name__ == "__main__":
    uvloop.run(main(sys.argv[1]))
