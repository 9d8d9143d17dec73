"""Who is calling: a guest is whoever knows a secret. It comes in a cookie or, from programs, in a header."""

import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from clickbang.protocol.errors import BAD_TRANSFER, FOREIGN_ORIGIN, NOT_A_GUEST, ServerError
from clickbang.server.admin.sanctions import Sanctions
from clickbang.server.storage.retention import DAY, Retention
from clickbang.server.storage.store import KeepsTransfers, PutGuest, Store

COOKIE = "clickbang"
A_YEAR = 365 * 86400
TRANSFER_SECONDS = 600
REMEMBERED = 5000


def hash_of_secret(secret: str) -> bytes:
    """What is kept of a secret. It is random and long, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).digest()


def new_guest(now: int) -> tuple[str, str, PutGuest]:
    """A guest's public name for themselves, their secret, and what is kept of both."""
    guest, secret = secrets.token_hex(8), secrets.token_urlsafe(32)
    return guest, secret, PutGuest(guest, hash_of_secret(secret), now)


def secret_of(request: HTTPConnection) -> tuple[str, bool]:
    """The secret that came with a request, and whether in a cookie."""
    kind, _, given = request.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and given:
        return given.strip(), False
    return own_cookie("; ".join(request.headers.getlist("cookie"))), True


def own_cookie(cookies: str) -> str:
    """The value of our cookie. Others on the same host may look like anything, and must not hide it."""
    for cookie in cookies.split(";"):
        name, _, value = cookie.partition("=")
        if name.strip() == COOKIE:
            return value.strip().strip('"')
    return ""


def check_origin(request: HTTPConnection, public_address: str) -> None:
    """A browser says from which page a request comes; only our own may use our cookie."""
    origin = request.headers.get("origin")
    if origin is None:
        return
    ours = {urlsplit(public_address).netloc, request.headers.get("host", "")} - {""}
    try:
        theirs = urlsplit(origin).netloc
    except ValueError:  # half an IPv6 address
        theirs = ""
    if theirs not in ours:
        raise ServerError(FOREIGN_ORIGIN)


class Guests:
    """Guests by their secrets, those seen lately without asking the disk."""

    def __init__(
        self, store: Store, public_address: str, retention: Retention, sanctions: Sanctions | None = None
    ) -> None:
        self.store = store
        self.sanctions = sanctions or Sanctions()
        self.public_address = public_address
        self.retention = retention
        self.known: OrderedDict[bytes, tuple[str, int]] = OrderedDict()

    async def guest(self, request: HTTPConnection, needs_origin: bool = False) -> str:
        """Who is calling, or an error. With a cookie a WebSocket has to come from a page of ours."""
        check_origin(request, self.public_address)
        address = request.client.host if request.client else ""
        self.sanctions.check_network(address)
        secret, in_cookie = secret_of(request)
        if needs_origin and in_cookie and "origin" not in request.headers:
            raise ServerError(FOREIGN_ORIGIN)
        if not secret:
            raise ServerError(NOT_A_GUEST)
        key = hash_of_secret(secret)
        found = self.known.get(key) or await self.store.guest(key)
        if found is None:
            raise ServerError(NOT_A_GUEST)
        guest, seen = found
        self.sanctions.check(guest, address)
        if self.retention.now() - seen >= DAY:
            seen = self.note(key, guest)
        self.known[key] = (guest, seen)
        self.known.move_to_end(key)
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        return guest

    def forget(self, guest: str) -> None:
        """A guest who is deleted is asked for in the store."""
        for key in [key for key, (known, _) in self.known.items() if known == guest]:
            del self.known[key]

    def note(self, key: bytes, guest: str) -> int:
        """Note that a guest is here. The whole guest is written: who is being deleted at this moment lives on."""
        now = self.retention.now()

        def finished(problem: Exception | None) -> None:
            if problem is not None:
                self.known.pop(key, None)  # and is noted the next time

        self.store.submit([PutGuest(guest, key, now)], finished)
        return now


class Transfers:
    """Codes with which a guest moves to another device: each works once, within ten minutes."""

    def __init__(self) -> None:
        self.codes: OrderedDict[bytes, tuple[str, float]] = OrderedDict()

    async def new(self, guest: str) -> str:
        """A code for this guest, whose earlier one is void: nobody's are pushed out by one who asks for many."""
        for key in [key for key, (other, _) in self.codes.items() if other == guest]:
            del self.codes[key]
        code = secrets.token_urlsafe(24)
        self.codes[hash_of_secret(code)] = (guest, time.monotonic() + TRANSFER_SECONDS)
        if len(self.codes) > REMEMBERED:
            self.codes.popitem(last=False)
        return code

    @asynccontextmanager
    async def use(self, code: str) -> AsyncIterator[str]:
        """Whose seats this code moves. It is used up if that went well; and nobody else can use it meanwhile."""
        key = hash_of_secret(code)
        guest, until = self.codes.pop(key, ("", 0.0))
        if not guest or time.monotonic() > until:
            raise ServerError(BAD_TRANSFER)
        try:
            yield guest
        except BaseException:
            if all(other != guest for other, _ in self.codes.values()):
                self.codes[key] = (guest, until)
            raise


class StoredTransfers:
    """The same where a guest may come to any of several workers."""

    def __init__(self, store: KeepsTransfers) -> None:
        self.store = store

    async def new(self, guest: str) -> str:
        code = secrets.token_urlsafe(24)
        await self.store.put_transfer(hash_of_secret(code), guest, TRANSFER_SECONDS)
        return code

    @asynccontextmanager
    async def use(self, code: str) -> AsyncIterator[str]:
        key = hash_of_secret(code)
        guest = await self.store.take_transfer(key)
        if guest is None:
            raise ServerError(BAD_TRANSFER)
        used = False
        try:
            yield guest
            used = True
        finally:
            await self.store.end_transfer(key, used)
