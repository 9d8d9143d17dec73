"""Asking a server over HTTP: become a guest, open tables, find them, fetch records."""

import asyncio
import json
import urllib.error
import urllib.request
from http.client import HTTPException
from typing import Any
from urllib.parse import urlsplit

from clickbang.client.errors import NOT_AN_ADDRESS, UNREACHABLE, ClientError, Refusal, not_reached

SECONDS = 30
TRIES = 10
"""So often a request is sent to a server that says to come back later (429 with Retry-After)."""
LONGEST_PAUSE = 5.0


class ComeBackLater(Exception):
    """The server has had too much from this address: the same request may pass after a pause."""

    def __init__(self, refusal: Exception, seconds: float) -> None:
        super().__init__(seconds)
        self.refusal = refusal
        self.seconds = min(seconds, LONGEST_PAUSE)


class Visit:
    """A guest of one server. The secret is who one is: keep it, and one's seats are there the next time."""

    def __init__(self, address: str, secret: str = "") -> None:
        self.address = server_at(address)
        self.secret = secret

    @property
    def websocket(self) -> str:
        return "ws" + self.address.removeprefix("http") + "/ws"

    async def become_guest(self) -> str:
        """Make sure that the server knows us; returns the secret."""
        if not self.secret:
            self.secret = (await self.ask("POST", "/api/programs"))["secret"]
        return self.secret

    async def open_table(self, game: str, seats: int, **choices: Any) -> str:
        """Open a table; returns its code. Choices are those of the protocol: options, clock, pace, public, bot."""
        await self.become_guest()
        opened = await self.ask("POST", "/api/tables", {"game": game, "seats": seats, **choices})
        return str(opened["code"])

    async def record(self, table: str, game: int) -> bytes:
        """The record of a game at the table with this id."""
        return await self.fetch_patiently("GET", f"/api/tables/{table}/games/{game}/record", None)

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """Anything else that the server answers in JSON."""
        return json.loads(await self.fetch_patiently(method, path, body) or b"null")

    async def fetch_patiently(self, method: str, path: str, body: object) -> bytes:
        """Send a request; where the server asks to wait, wait and send it again. Raises its last refusal."""
        tries_left = TRIES
        while True:
            tries_left -= 1
            try:
                return await asyncio.to_thread(self.fetch, method, path, body)
            except ComeBackLater as later:
                if not tries_left:
                    raise later.refusal from None
                await asyncio.sleep(later.seconds)

    def fetch(self, method: str, path: str, body: object) -> bytes:
        request = urllib.request.Request(self.address + path, method=method)
        if self.secret:
            request.add_header("Authorization", f"Bearer {self.secret}")
        data = None
        if body is not None:
            data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        try:
            with urllib.request.urlopen(request, data, timeout=SECONDS) as response:
                found: bytes = response.read()
                return found
        except urllib.error.HTTPError as error:
            with error:
                problem = refusal(error, self.address)
            if error.code == 429 and (seconds := error.headers.get("retry-after", "")).isdecimal():
                raise ComeBackLater(problem, float(seconds)) from None
            raise problem from None
        except (OSError, HTTPException) as error:  # the latter when it breaks off in the middle of its answer
            raise not_reached(self.address, error) from None


def server_at(address: str) -> str:
    """The address of a server, of which this may be any link."""
    try:
        parts = urlsplit(address)
    except ValueError:
        raise ClientError(NOT_AN_ADDRESS, address=address) from None
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise ClientError(NOT_AN_ADDRESS, address=address)
    return f"{parts.scheme}://{parts.netloc}"


def refusal(error: urllib.error.HTTPError, address: str) -> Exception:
    try:
        problem = json.loads(error.read())
        return Refusal(problem["code"], problem["sentence"])
    except (ValueError, KeyError, TypeError):
        return ClientError(UNREACHABLE, address=address)
