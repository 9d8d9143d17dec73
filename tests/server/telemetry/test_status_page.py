"""The page that says how a server is."""

import asyncio
import re
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from clickbang import __version__
from clickbang.client import Session
from clickbang.server.telemetry.status_page import POLICY, STYLE, WORDS
from tests.server.admin.houses import guest_at
from tests.server.hosting import hosted


def shown(address: str, language: str = "en") -> str:
    with urlopen(Request(address + "/status", headers={"Accept-Language": language})) as reply:
        assert reply.headers["content-security-policy"] == POLICY
        return str(reply.read().decode())


def test_it_is_off_unless_the_host_wants_it(tmp_path: Path) -> None:
    with hosted(tmp_path) as server, pytest.raises(HTTPError, match="404"):
        shown(server.address)


def test_it_says_how_the_server_is_in_both_languages_and_tells_no_secret(tmp_path: Path) -> None:
    async def scene() -> tuple[str, str]:
        visit, guest = await guest_at(server.address)
        code = await visit.open_table("bulletbucks", 3)
        async with Session(visit, code):
            page = await asyncio.to_thread(shown, server.address)
        assert code not in page
        assert guest not in page
        return page, await asyncio.to_thread(shown, server.address, "fr-CH")

    with hosted(tmp_path, status_page=True) as server:
        english, french = asyncio.run(scene())
    assert re.findall(r"<dd>([^<]*)</dd>", english)[:4] == ["open", __version__, "1", "1"]
    assert "ouvert" in french
    assert 'lang="fr"' in french


def test_it_has_the_same_words_in_both_languages() -> None:
    assert WORDS["en"].keys() == WORDS["fr"].keys()
    assert "<" not in STYLE  # what is hashed is what stands there
