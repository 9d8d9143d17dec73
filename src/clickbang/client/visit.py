"""Asking a server over HTTP: become a guest, open tables, find them, fetch records."""

import asyncio
import json
import urllib.error
import urllib.request
from http.client import HTTPException
from typing import Any
from urllib.parse import urlsplit

from clickbang.client.errors import NOT_AN_ADDRESS, UNREACHABLE, ClientError, Refusal

SECONDS = 30


class Visit:
    """A guest of one server. The secret is who one is: keep it, and one's seats are there the next time."""

    def __init__(self, address: str, secret: str = "") -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise ClientError(NOT_AN_ADDRESS, address=address)
        self.address = f"{parts.scheme}://{parts.netloc}"
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
        return await asyncio.to_thread(self.fetch, "GET", f"/api/tables/{table}/games/{game}/record", None)

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """Anything else that the server answers in JSON."""
        return json.loads(await asyncio.to_thread(self.fetch, method, path, body) or b"null")

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
            raise refusal(error, self.address) from None
        except (OSError, HTTPException) as error:  # the latter when it breaks off in the middle of its answer
            raise ClientError(UNREACHABLE, address=self.address, why=getattr(error, "reason", error)) from None


def refusal(error: urllib.error.HTTPError, address: str) -> Exception:
    try:
        problem = json.loads(error.read())
        return Refusal(problem["code"], problem["sentence"])
    except (ValueError, KeyError, TypeError):
        return ClientError(UNREACHABLE, address=address, why=f"it answered {error.code}")
