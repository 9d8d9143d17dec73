"""The line between workers: whoever does not know the token learns nothing and is gone soon; everything is bounded."""

import asyncio
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from clickbang.server.cluster import line as line_module
from clickbang.server.cluster.addresses import doubt
from clickbang.server.cluster.line import CLOSE, HEAD, LARGEST_FROM_ENTRY, NONCE, OPEN, PROOF, TEXT, Line
from clickbang.server.cluster.lines import MOST_STRANGERS, Lines
from clickbang.server.cluster.places import OnlyHere, Worker
from clickbang.server.settings import Settings
from tests.server.patience import SOON

TOKEN = b"the token in the database"


class End:
    """One end of a channel, and what came there."""

    def __init__(self) -> None:
        self.frames: list[tuple[int, bytes]] = []
        self.lost = asyncio.Event()
        self.heard = asyncio.Event()

    def take(self, kind: int, payload: bytes) -> None:
        self.frames.append((kind, payload))
        self.heard.set()

    def cut_off(self) -> None:
        self.lost.set()

    def flow(self, writable: bool) -> None:
        pass

    def show_life(self) -> None:
        pass


class Called:
    """A worker that others call."""

    def __init__(self, **settings: Any) -> None:
        self.places = OnlyHere()
        self.lines = Lines(Settings(**settings), asyncio.get_running_loop(), self.places)
        self.lines.accept = self.accept
        self.ends: list[tuple[Line, int, End]] = []
        self.opened = asyncio.Event()

    def accept(self, line: Line, channel: int, kind: int, payload: bytes) -> None:
        end = End()
        end.take(kind, payload)
        line.channels[channel] = end
        self.ends.append((line, channel, end))
        self.opened.set()

    async def listen(self) -> Worker:
        self.places.me = Worker(1, await self.lines.listen(), TOKEN)
        return self.places.me


@asynccontextmanager
async def two(**settings: Any) -> AsyncIterator[tuple[Called, Called, Worker]]:
    """A worker that calls, one that is called, and how that is known."""
    caller, called = Called(**settings), Called(**settings)
    try:
        yield caller, called, await called.listen()
    finally:
        caller.lines.close()
        called.lines.close()


async def stranger(worker: Worker) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, port = worker.address.split(":")
    return await asyncio.open_connection(host, int(port))


async def soon(happened: asyncio.Event) -> None:
    async with asyncio.timeout(SOON):
        await happened.wait()


async def test_frames_go_both_ways_on_many_channels() -> None:
    async with two() as (caller, called, worker):
        line = await caller.lines.to(worker)
        assert await caller.lines.to(worker) is line
        ours = [End(), End()]
        numbers = [line.add(end) for end in ours]
        for number in numbers:
            line.send(number, OPEN, b"hello %d" % number)
            line.send(number, TEXT, b"x" * 50_000)
        while len(called.ends) < 2 or len(called.ends[1][2].frames) < 2:
            await asyncio.sleep(0.001)
        assert [end.frames[0] for _, _, end in called.ends] == [(OPEN, b"hello %d" % number) for number in numbers]
        theirs, number, _ = called.ends[1]
        theirs.send(number, TEXT, b"y" * 1_000_000)
        theirs.send(number, CLOSE)
        while len(ours[1].frames) < 2:
            await asyncio.sleep(0.001)
        assert ours[1].frames == [(TEXT, b"y" * 1_000_000), (CLOSE, b"")]
        assert ours[0].frames == []


async def test_who_does_not_know_the_token_learns_nothing() -> None:
    async with two() as (caller, called, worker):
        with pytest.raises(ConnectionResetError):
            await caller.lines.to(worker._replace(token=b"another"))
        nonces = set()
        for said in (bytes(NONCE + PROOF), b"GET / HTTP/1.1\r\n" * 1000):
            reader, writer = await stranger(worker)
            nonces.add(await reader.readexactly(NONCE))
            writer.write(said)
            with suppress(ConnectionResetError):
                assert await reader.read() == b""
            writer.close()
        assert len(nonces) == 2
        assert not called.ends
        assert not called.lines.accepted


async def test_a_worker_that_is_none_is_believed_by_nobody() -> None:
    async with two() as (caller, called, worker):
        called.places.me = None  # it was declared gone
        with pytest.raises(ConnectionResetError):
            await caller.lines.to(worker)


async def test_who_answers_for_a_worker_has_to_know_the_token_too() -> None:
    async with two() as (caller, called, worker):
        called.places.me = worker._replace(token=b"what somebody made up")
        with pytest.raises(ConnectionResetError):
            await caller.lines.to(worker)


async def test_strangers_are_few_and_gone_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line_module, "PROVEN_WITHIN", 0.3)
    async with two() as (caller, called, worker):
        idle = [await stranger(worker) for _ in range(MOST_STRANGERS + 5)]
        for reader, _ in idle:
            await reader.readexactly(NONCE)
        assert len(called.lines.accepted) <= MOST_STRANGERS
        await caller.lines.to(worker)  # there is always room for who proves itself at once
        for reader, writer in idle:
            assert await reader.read() == b""
            writer.close()
        assert [line.proven for line in called.lines.accepted] == [True]


async def test_a_line_that_falls_silent_is_cut_at_both_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    async with two() as (caller, called, worker):
        line = await caller.lines.to(worker)
        end = End()
        line.send(line.add(end), OPEN)
        await soon(called.opened)
        monkeypatch.setattr(line_module, "SILENCE", -1.0)
        line.check()
        await soon(end.lost)
        await soon(called.ends[0][2].lost)
        assert not line.is_open
        assert caller.lines.opened == {}


async def test_a_frame_that_is_too_large_ends_the_line() -> None:
    async with two() as (caller, called, worker):
        line = await caller.lines.to(worker)
        end = End()
        line.add(end)
        assert line.transport is not None
        line.transport.write(HEAD.pack(LARGEST_FROM_ENTRY + 1, 1, OPEN))
        await soon(end.lost)
        assert not called.ends


async def test_a_worker_that_cannot_be_reached_is_told_of_once_until_it_can(caplog: pytest.LogCaptureFixture) -> None:
    async with two() as (caller, called, worker):
        said = f"worker 1 cannot be reached at {worker.address}; see cluster_address"
        called.places.me = None
        for _ in range(3):
            with pytest.raises(ConnectionResetError):
                await caller.lines.to(worker)
        assert [record.getMessage() for record in caplog.records] == [said]
        called.places.me = worker
        line = await caller.lines.to(worker)
        called.lines.close()
        line.cut()
        with pytest.raises(ConnectionResetError):
            await caller.lines.to(worker)
        assert [record.getMessage() for record in caplog.records] == [said, said]
        assert caller.lines.figures() == []  # of one that is alone
        caller.places.shared = True
        assert [(name, value) for name, _, value in caller.lines.figures()] == [("clickbang_unreached_workers", 4)]


def test_addresses_that_do_not_go_together_are_told_of() -> None:
    assert doubt("127.0.0.1:1", ["127.0.0.1:2", "[::1]:3", "localhost:4"]) == ""
    assert doubt("10.0.0.7:1", ["10.0.0.8:2", "two.example.org:3"]) == ""
    assert doubt("127.0.0.1:1", []) == ""
    for ours in ("127.0.0.1:1", "[::1]:1", "0.0.0.0:1", "localhost:1"):
        assert doubt(ours, ["127.0.0.1:3", "10.0.0.8:2"]).startswith(
            f"this worker can be reached from its own machine alone, at {ours}, and another is at 10.0.0.8:2"
        )
        assert doubt("two.example.org:2", [ours]).startswith(
            f"another worker can be reached from its own machine alone, at {ours}, and this one is at two.example.org:2"
        )


def certificate(folder: Path, name: str, authority: str = "") -> None:
    """A key and its certificate, signed by this authority or by itself."""
    signed = ["-CA", f"{authority}.pem", "-CAkey", f"{authority}.key"] if authority else []
    kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
    made = ["-keyout", f"{name}.key", "-out", f"{name}.pem", "-subj", f"/CN={name}"]
    command = ["openssl", "req", *kind, *made, *signed]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)


async def test_with_certificates_only_those_of_the_same_authority_are_let_in(tmp_path: Path) -> None:
    for name, authority in (("ours", ""), ("theirs", ""), ("worker", "ours"), ("stranger", "theirs")):
        certificate(tmp_path, name, authority)

    def papers(name: str, authority: str) -> dict[str, str]:
        return {
            "cluster_certificate": str(tmp_path / f"{name}.pem"),
            "cluster_key": str(tmp_path / f"{name}.key"),
            "cluster_authority": str(tmp_path / f"{authority}.pem"),
        }

    async with two(**papers("worker", "ours")) as (caller, called, worker):
        line = await caller.lines.to(worker)
        line.send(line.add(End()), OPEN, b"in secret")
        await soon(called.opened)
        for other in (Called(**papers("stranger", "ours")), Called(**papers("worker", "theirs")), Called()):
            with pytest.raises(ConnectionResetError):
                await other.lines.to(worker)
