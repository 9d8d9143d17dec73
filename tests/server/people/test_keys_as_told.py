"""What the protocol's page says of portraits and faces is what the server takes; the rest is refused by its id."""

import asyncio
import json
import re
from collections.abc import Iterator

import pytest
from tools.protocol_docs import PAGE

from clickbang.core.parts.faces import FACES
from clickbang.protocol.messages import PullFace, Sit
from tests.server.caller import Caller, fetch, new_secret
from tests.server.hosting import Hosted, hosted

KEYS = ["zz", "k3y", "a" * 12, "", "Zz", "a" * 13, "zz!", "zz\n", "64", "0" * 64]


def told_of(message: str, field: str) -> re.Pattern[str]:
    """The form that the page says this field has."""
    part = PAGE.read_text(encoding="utf-8").split(f"\n### `{message}`\n")[1].split("\n### ")[0]
    (form,) = re.findall(rf"^\| `{field}` \| string like `(.*?)` \|", part, re.M)
    return re.compile(form.replace("\\|", "|").removesuffix("$"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("server"), tables_each=1000, messages_each=1e4) as server:
        yield server


async def refusals(server: Hosted, messages: list[dict[str, object]]) -> list[str]:
    """The code of the reply to each, by its id; a reply without one is never found."""
    secret = new_secret(server)
    code = fetch(server, "POST", "/api/tables", {"game": "bulletbucks", "seats": 3}, secret).json["code"]
    async with Caller(server, secret) as caller:
        assert await caller.attend(code) == ""
        assert await caller.ask(Sit(seat=0, name="Ann")) == ""
        found = []
        for number, message in enumerate(messages):
            await caller.socket.send(json.dumps({**message, "id": 1000 + number}))
            while not (replies := [one for one in await caller.receive() if one.get("id") == 1000 + number]):
                pass
            found.append(replies[0].get("code", ""))
        return found


def test_portraits_are_taken_as_the_page_tells(server: Hosted) -> None:
    form = told_of("sit", "portrait")
    expected = ["" if form.fullmatch(key) else "server/malformed" for key in KEYS]
    assert set(expected) == {"", "server/malformed"}
    sit: list[dict[str, object]] = [{"type": "sit", "seat": 0, "name": "Ann", "portrait": key} for key in KEYS]
    assert asyncio.run(asyncio.wait_for(refusals(server, sit), 60)) == expected
    secret = new_secret(server)
    for key, code in zip(KEYS, expected, strict=True):
        reply = fetch(server, "POST", "/api/lessons", {"game": "bulletbucks", "name": "Ann", "portrait": key}, secret)
        assert (reply.status, reply.code if code else "") == ((400, code) if code else (201, "")), key


def test_the_page_names_all_faces_and_no_other(server: Hosted) -> None:
    form = told_of("face", "face")
    keys = [*FACES[:2], FACES[-1], "zz", ""]
    assert [bool(form.fullmatch(key)) for key in keys] == [True, True, True, False, False]
    assert form.pattern.lstrip("^(").rstrip(")").split("|") == list(FACES)
    pulled: list[dict[str, object]] = [{"type": PullFace.__struct_config__.tag, "face": key} for key in keys]
    assert asyncio.run(asyncio.wait_for(refusals(server, pulled), 60)) == ["", "", "", *["server/malformed"] * 2]


def test_what_has_no_readable_id_is_refused_without_one(server: Hosted) -> None:
    async def scene() -> None:
        async with Caller(server, new_secret(server)) as caller:
            for text in ('{"type": "sit", "id": "x"}', '{"id": -1}', "[", '{"id": 3', '"id"'):
                await caller.socket.send(text)
                (reply,) = await caller.receive()
                assert (reply["code"], reply.get("id")) == ("server/malformed", None)

    asyncio.run(scene())
