"""What stands between bytes and messages: the same echo over several WebSocket servers, in one run.

    pip install --target /tmp/peers picows granian wsproto
    PYTHONPATH=/tmp/peers python -m bench.server.transports          all of them in turn
    PYTHONPATH=/tmp/peers python -m bench.server.transports --write  also put the table into bench/server/README.md

Every server answers a short message with one of 500 bytes. What counts is its processor time for that.
"with limits" is what tests/attack asks for: frames and bytes are counted, and no message is too large.
"""

import asyncio
import contextlib
import importlib
import json
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import uvloop

from bench.server.process import cpu_of
from bench.server.socket import WebSocket
from bench.shared import options, put, show
from clickbang.server.limits.buckets import Bucket
from clickbang.server.sockets.frames import head, whole_message

README = Path(__file__).with_name("README.md")
BEGIN, END = "<!-- the transports -->", "<!-- the end of the transports -->"
QUESTION = b'{"type":"answer","id":17,"prompt":23,"step":0,"action":49}'
REPLY = b'[{"type":"done","id":17}]' + b" " * 475
CONNECTIONS, SECONDS = 200, 3.0
EACH, LARGEST = 1e9, 65_536


class Limit:
    """What one connection may send."""

    def __init__(self) -> None:
        self.frames = Bucket(EACH, EACH)
        self.bytes = Bucket(EACH, EACH)

    def allows(self, size: int) -> bool:
        return size <= LARGEST and self.frames.take() and self.bytes.take(size)


# The servers


async def asgi_echo(scope: Any, receive: Any, send: Any) -> None:
    """The usual way of ASGI."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (await receive())["type"] != "websocket.disconnect":
        await send({"type": "websocket.send", "text": REPLY.decode()})


async def quick_echo(scope: Any, receive: Any, send: Any) -> None:
    """Our short way in and out."""
    from clickbang.server.sockets.quick_socket import QUICK

    if scope["type"] != "websocket":
        return
    own = scope["extensions"][QUICK]
    limit = Limit()

    def read(text: bytes) -> bool:
        if limit.allows(len(text)) and own.takes_at_once():
            own.write(REPLY)
        return True

    await receive()
    await send({"type": "websocket.accept"})
    own.hand_to(read)
    await receive()


def run_uvicorn(listening: socket.socket) -> None:
    import uvicorn

    config = uvicorn.Config(
        asgi_echo, ws="websockets-sansio", http="httptools", loop="uvloop", lifespan="off", log_level="error",
        ws_ping_interval=None, ws_per_message_deflate=False,
    )  # fmt: skip
    uvicorn.Server(config).run(sockets=[listening])


def run_ours(listening: socket.socket) -> None:
    from functools import partial

    import uvicorn

    from clickbang.server.http.bounded_http import BoundedHttp
    from clickbang.server.limits.connections import ConnectionLimits
    from clickbang.server.settings import Settings
    from clickbang.server.sockets.quick_socket import QuickWebSocket

    limits = ConnectionLimits(Settings(connections_each=10_000))
    config = uvicorn.Config(
        quick_echo, ws=partial(QuickWebSocket, limits), http=partial(BoundedHttp, limits),  # type: ignore[arg-type]
        loop="uvloop", lifespan="off", log_level="error", ws_ping_interval=None, ws_per_message_deflate=False,
    )  # fmt: skip
    uvicorn.Server(config).run(sockets=[listening])


def run_picows(listening: socket.socket, limited: bool = False) -> None:
    picows: Any = importlib.import_module("picows")

    class Listener(picows.WSListener):  # type: ignore[misc]
        def __init__(self) -> None:
            self.limit = Limit()

        def on_ws_frame(self, transport: Any, frame: Any) -> None:
            if frame.msg_type == picows.WSMsgType.TEXT:
                if limited:
                    text = frame.get_payload_as_bytes()
                    if not self.limit.allows(len(text)) or transport.underlying_transport.is_closing():
                        return
                transport.send(picows.WSMsgType.TEXT, REPLY)

    async def main() -> None:
        server = await picows.ws_create_server(lambda _request: Listener(), sock=listening)
        await server.serve_forever()

    uvloop.run(main())


def run_picows_limited(listening: socket.socket) -> None:
    run_picows(listening, limited=True)


class SansIO(asyncio.Protocol):
    """Plain asyncio over the sans-I/O core of `websockets`."""

    short = False
    """Whether what nearly all messages are goes past the core, counted all the same."""

    def connection_made(self, transport: Any) -> None:
        from websockets.server import ServerProtocol

        self.transport = transport
        self.core = ServerProtocol(max_size=LARGEST)
        self.limit = Limit()
        self.opened = False

    def data_received(self, data: bytes) -> None:
        from websockets.frames import Frame, Opcode
        from websockets.http11 import Request

        if self.short and self.opened:
            text = whole_message(data)
            if text is not None:
                if self.limit.allows(len(text)):
                    self.transport.write(head(len(REPLY)) + REPLY)
                return
        self.core.receive_data(data)
        for event in self.core.events_received():
            if isinstance(event, Request):
                self.core.send_response(self.core.accept(event))
                self.opened = True
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.core.send_text(REPLY)
        for part in self.core.data_to_send():
            if part:
                self.transport.write(part)


class ShortSansIO(SansIO):
    short = True


class WsProto(asyncio.Protocol):
    """Plain asyncio over wsproto."""

    def connection_made(self, transport: Any) -> None:
        wsproto: Any = importlib.import_module("wsproto")
        self.events: Any = importlib.import_module("wsproto.events")
        self.transport = transport
        self.core = wsproto.WSConnection(wsproto.ConnectionType.SERVER)

    def data_received(self, data: bytes) -> None:
        events = self.events
        self.core.receive_data(data)
        out = b""
        for event in self.core.events():
            if isinstance(event, events.Request):
                out += self.core.send(events.AcceptConnection())
            elif isinstance(event, events.TextMessage):
                out += self.core.send(events.TextMessage(data=REPLY.decode()))
        self.transport.write(out)


def run_protocol(protocol: type[asyncio.Protocol]) -> Callable[[socket.socket], None]:
    async def main(listening: socket.socket) -> None:
        server = await asyncio.get_running_loop().create_server(protocol, sock=listening)
        await server.serve_forever()

    return lambda listening: uvloop.run(main(listening))


def run_granian(listening: socket.socket) -> None:
    granian: Any = importlib.import_module("granian")
    port = listening.getsockname()[1]
    listening.close()
    granian.Granian(
        "bench.server.transports:asgi_echo", "127.0.0.1", port, interface="asgi", loop="uvloop", log_enabled=False
    ).serve()


SERVERS: dict[str, Callable[[socket.socket], None]] = {
    "uvicorn, ASGI's usual way": run_uvicorn,
    "**ours**: uvicorn with a short way, with limits": run_ours,
    "asyncio, `websockets` sans I/O": run_protocol(SansIO),
    "the same with our short way, with limits": run_protocol(ShortSansIO),
    "asyncio, `wsproto`": run_protocol(WsProto),
    "picows": run_picows,
    "picows, with limits": run_picows_limited,
    "granian, ASGI": run_granian,
}


# The clients


class Echoed(WebSocket):
    """Sends the next message as soon as the last one is answered."""

    def __init__(self, address: str, count: Callable[[], bool]) -> None:
        super().__init__(address, "x" * 43)
        self.count = count

    def on_open(self) -> None:
        self.send(QUESTION)

    def on_text(self, text: bytes) -> None:
        if self.count():
            self.send(QUESTION)

    def on_lost(self, why: str) -> None:
        pass


async def load(address: str, server: int) -> dict[str, float]:
    """What the server does in so many seconds, and what that costs."""
    done, over = 0, False

    def count() -> bool:
        nonlocal done
        done += 1
        return not over

    parts, loop = urlsplit(address), asyncio.get_running_loop()
    crowd = [Echoed(address, count) for _ in range(CONNECTIONS)]
    for one in crowd:
        await loop.create_connection(lambda one=one: one, parts.hostname or "", parts.port or 80)  # type: ignore[misc]
    await asyncio.sleep(SECONDS / 3)
    begun, before, used = time.perf_counter(), done, cpu_of(server)
    await asyncio.sleep(SECONDS)
    found = {"messages": (done - before) / (time.perf_counter() - begun)}
    found["cost"] = 1e6 * (cpu_of(server) - used) / max(1, done - before)
    over = True
    for one in crowd:
        one.close()
    return found


def measure(name: str) -> dict[str, float]:
    """Start it, load it, stop it."""
    with socket.socket() as at:
        at.bind(("127.0.0.1", 0))
        port = at.getsockname()[1]
    process = subprocess.Popen([sys.executable, "-m", "bench.server.transports", "--serve", name, "--port", str(port)])
    try:
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            time.sleep(0.05)
        return uvloop.run(load(f"http://127.0.0.1:{port}", process.pid))
    finally:
        process.terminate()
        process.wait()


def table(runs: Sequence[dict[str, dict[str, float]]]) -> list[str]:
    """The least time of each, as Markdown."""
    lines = ["| | µs for a message and its reply | messages/s |", "|---|---:|---:|"]
    for name in SERVERS:
        cost = min(run[name]["cost"] for run in runs)
        lines.append(f"| {name} | {cost:.1f} | {max(run[name]['messages'] for run in runs):,.0f} |")
    return lines


def main() -> None:
    parser = options(__doc__, times=3)
    parser.add_argument("--serve", help="be this server")
    parser.add_argument("--port", type=int)
    given = parser.parse_args()
    if given.serve:
        listening = socket.socket()
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(("127.0.0.1", given.port))
        serve = SERVERS[given.serve]
        if serve is not run_granian:  # which opens its own, in another process
            listening.listen(1024)
        serve(listening)
        return
    runs = []
    for turn in range(1, given.times + 1):
        runs.append({name: measure(name) for name in SERVERS})
        print(f"run {turn} of {given.times}: {json.dumps(runs[-1])}", file=sys.stderr)
    show("\n".join(table(runs)), README, False)
    if given.write:
        put(README, "\n".join(table(runs)), BEGIN, END)


if __name__ == "__main__":
    main()
