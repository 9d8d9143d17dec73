"""What is kept of a guest is exported whole, and nothing of it is left when they are deleted."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from msgspec import msgpack

from clickbang.client import Refusal, Session
from clickbang.records.lines import seal, unseal
from clickbang.server.admin.kept import NOTHING_OF_A_GUEST, OF_A_GUEST, ONLY_POSTGRES, ONLY_SQLITE
from clickbang.server.admin.scrubbing import with_names
from clickbang.server.storage.documents import TableDoc
from clickbang.server.storage.store import StoredTable
from tests.server.admin.houses import ANN, BOB, OLD, House, T, admin, asked, everything_in, fill, guest_at, record
from tests.server.patience import SOON
from tests.server.storage.stores import kept

TRACES = (ANN, OLD, "Ann Onym", "ann-said", "ann-hash", "ann-portrait", "old-said", "old-hash")


def test_it_is_decided_of_every_table_what_it_keeps_of_a_guest(place: str) -> None:
    asyncio.run(fill(place))
    known = OF_A_GUEST | NOTHING_OF_A_GUEST
    if place.startswith("postgresql:"):
        known = known | ONLY_POSTGRES
    else:
        known = {name: why for name, why in known.items() if name not in ("workers", "places")} | ONLY_SQLITE
    assert set(asyncio.run(everything_in(place))) == set(known)


def test_all_that_is_kept_is_exported(place: str, tmp_path: Path) -> None:
    asyncio.run(fill(place))
    admin(place, "mute", ANN)
    admin(place, "export", ANN, "--out", tmp_path / "ann.json")
    found = json.loads((tmp_path / "ann.json").read_text())
    assert (found["guest"], found["also"]) == (ANN, [OLD])
    assert set(OF_A_GUEST) <= set(found)
    assert found["guests"][0]["hash"] == b"ann-hash".hex()
    at_table = next(room for room in found["rooms"] if room["table"] == T)
    assert at_table["seats"][0]["name"] == "Ann Onym"
    assert (at_table["mutes"], at_table["bet_on"], at_table["formerly"]) == ([BOB], 1, [OLD])
    assert [said["text"] for said in found["said"]] == ["ann-said", "bob-whispered"]
    assert [len(game["answers"]) for game in found["log"]] == [4]
    assert found["games"][0]["seats"][0]["name"] == "Ann Onym"
    assert [one["what"] for one in found["orders"]] == ["mute"]
    assert (tmp_path / "ann.json").stat().st_mode & 0o077 == 0


def traces(rows: dict[str, list[tuple[Any, ...]]]) -> list[tuple[str, str]]:
    """Where anything of Ann stands. The log of operators keeps her number: that she was deleted, and when."""
    found = []
    for name, lines in rows.items():
        for line in lines:
            for cell in line:
                text = bytes(cell) if isinstance(cell, bytes | bytearray | memoryview) else str(cell).encode()
                found += [(name, trace) for trace in TRACES if trace.encode() in text and name != "orders"]
    return found


def test_nothing_is_left_of_a_guest_who_is_deleted(place: str) -> None:
    asyncio.run(fill(place))
    assert {name for name, _ in traces(asyncio.run(everything_in(place)))} >= {
        "rooms",
        "said",
        "games",
        "sits",
        "guests",
    }
    admin(place, "mute", ANN, "--reason", "Ann Onym is loud")
    admin(place, "delete", ANN, "--yes")
    rows = asyncio.run(everything_in(place))
    assert traces(rows) == []
    assert "Ann Onym" not in str(rows["orders"])
    assert {BOB} == {row[0] for row in rows["guests"]}

    async def look() -> StoredTable | None:
        async with kept(place) as store:
            return await store.table(T)

    table = asyncio.run(look())
    assert table is not None
    assert [said.text for said in table.said] == ["", "bob-said", "bob-whispered", ""]
    assert [seat.name for seat in table.doc.seats] == ["", "Bob"]
    (game,) = rows["games"]
    ended = msgpack.decode(bytes(game[2]), type=TableDoc)
    assert [seat.name for seat in ended.seats] == ["№ 1", "Bob"]
    assert ended.seats[0].contribution == "ac"  # from which its luck came
    assert is_sealed(bytes(game[3]))
    assert len(rows["log"]) == 4


def is_sealed(text: bytes) -> bool:
    last = ""
    for line in text.decode().splitlines():
        found = unseal(line)
        if found is None or seal(found[0], last) != line:
            return False
        last = found[1]
    return True


def test_a_record_with_other_names_is_sealed_anew() -> None:
    before = record('"names":["Ann Onym","Bob"]')
    after = with_names(before, ["№ 1", "Bob"])
    assert is_sealed(after)
    assert after == record('"names":["№ 1","Bob"]')
    assert with_names(before, ["Ann Onym", "Bob"]) == before


def test_a_guest_is_deleted_while_they_play(home: House) -> None:
    async def scene() -> None:
        (host, _), (gone, name) = await guest_at(home.address), await guest_at(home.addresses[-1])
        code = await host.open_table("bulletbucks", 3, pace="none")
        async with Session(host, code) as stays, Session(gone, code) as leaves:
            await stays.sit(0, "Stays")
            await leaves.sit(1, "Leaves")
            await leaves.say("my secret words")
            await stays.ready()
            await leaves.ready()
            await stays.start(bot="random")
            async with asyncio.timeout(SOON):
                while stays.table is None or stays.table.stage != "playing":
                    await asyncio.sleep(0.05)
            done = await asyncio.to_thread(asked, home.database, "delete", name, "--yes")
            assert [one["target"] for one in done] == [name]
            async with asyncio.timeout(SOON):
                while stays.table.seats[1].kind != "bot":
                    await asyncio.sleep(0.05)
            assert stays.table.seats[1].name == "№ 2"
        with pytest.raises(Refusal, match="does not know you"):
            await gone.ask("GET", "/api/me")

    asyncio.run(scene())
    rows = asyncio.run(everything_in(home.database))
    assert "my secret words" not in str(rows)
    assert b"Leaves" not in b"".join(bytes(row[-1]) for row in rows["rooms"])
