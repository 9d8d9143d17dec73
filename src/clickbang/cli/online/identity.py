"""Who one is for each server: a secret in the user's data folder, readable by nobody else, so that seats are kept."""

import json
import os
from pathlib import Path

from clickbang.cli.data_folder import data_folder
from clickbang.client import Refusal, Visit
from clickbang.protocol.errors import NOT_A_GUEST


class Identities:
    """The secrets, by server and by the name under which one plays: two names on one machine are two people."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = data_folder() / "guests.json" if file is None else file

    def all(self) -> dict[str, str]:
        try:
            found = json.loads(self.file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}

    def secret(self, address: str, name: str) -> str:
        """The secret for this server, or nothing."""
        return str(self.all().get(key(address, name), ""))

    def keep(self, address: str, name: str, secret: str) -> None:
        """Write it down, for this user's eyes only, and whole or not at all."""
        self.file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        beside = self.file.with_suffix(f".{os.getpid()}")
        handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "w", encoding="utf-8") as out:
            json.dump({**self.all(), key(address, name): secret}, out, indent=1)
        beside.replace(self.file)


def key(address: str, name: str) -> str:
    return f"{address} {name}".strip()


async def arrive(address: str, name: str, identities: Identities) -> Visit:
    """Come to a server as who one was there before, or as somebody new."""
    visit = Visit(address)
    visit.secret = identities.secret(visit.address, name)
    if visit.secret:
        try:
            await visit.ask("GET", "/api/me")
        except Refusal as refusal:
            if refusal.code != NOT_A_GUEST.code:
                raise
            visit.secret = ""  # the server has forgotten us, or is another one
    if not visit.secret:
        identities.keep(visit.address, name, await visit.become_guest())
    return visit
