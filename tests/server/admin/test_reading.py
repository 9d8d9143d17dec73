"""Operators see tables and guests, whether a server runs or not."""

import asyncio
import stat
from pathlib import Path

from clickbang.client import Visit
from tests.server.admin.houses import ANN, BOB, OLD, House, T, U, admin, asked, fill, guest_at, refused


def test_tables_and_guests_are_listed_while_no_server_runs(place: str) -> None:
    asyncio.run(fill(place))
    assert {table["table"] for table in asked(place, "tables")} == {T, U}
    assert [one["guest"] for one in asked(place, "guests")] == [BOB, ANN, OLD]
    found = asked(place, "guest", ANN)
    assert (found["seats"], [table["table"] for table in found["tables"]]) == (1, [T])
    shown = admin(place, "tables") + admin(place, "guests")
    assert T in shown
    assert ANN in shown


def test_a_table_is_found_by_its_code_and_shows_its_talk_when_that_is_asked_for(place: str) -> None:
    asyncio.run(fill(place))
    by_id, by_code = asked(place, "table", T), asked(place, "table", T[-6:], "--talk")
    assert [seat["guest"] for seat in by_id["seats"]] == [ANN, BOB]
    assert "talk" not in by_id
    assert [said["text"] for said in by_code["talk"]] == ["ann-said", "bob-said", "bob-whispered", "old-said"]
    assert "ann-said" in admin(place, "table", T, "--talk")


def test_a_running_server_is_seen_as_it_is(home: House) -> None:
    async def open_one() -> tuple[str, str]:
        visit, guest = await guest_at(home.address)
        return await visit.open_table("bulletbucks", 4), guest

    code, guest = asyncio.run(open_one())
    assert asked(home.database, "table", code)["host"] == guest
    assert guest in [one["guest"] for one in asked(home.database, "guests")]


def test_no_secret_of_a_game_is_shown(place: str) -> None:
    asyncio.run(fill(place))
    assert "secret" not in admin(place, "table", T, "--talk", "--json")


def test_what_is_not_there_is_said(place: str, tmp_path: Path) -> None:
    asyncio.run(fill(place))
    assert "clickbang admin tables" in refused(place, "table", "NOSUCH")
    assert "clickbang admin guests" in refused(place, "guest", "nobody")
    assert "--database FILE" in refused(str(tmp_path / "no such file"), "tables")


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("my notes")
    assert "cannot be used" in refused(str(file), "tables")
    assert file.read_text() == "my notes"


def test_nothing_is_left_that_others_can_read(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    asyncio.run(fill(str(file)))
    admin(str(file), "tables")
    assert {stat.S_IMODE(found.stat().st_mode) for found in tmp_path.iterdir()} == {0o600}


def test_the_server_goes_on_while_operators_look(home: House) -> None:
    for _ in range(3):
        admin(home.database, "tables")
    assert asyncio.run(Visit(home.address).ask("GET", "/health"))["status"] == "ok"
