"""However many have come to a table, who plays there is never forgotten; and what is kept of all others is bounded."""

from pathlib import Path

import pytest

from clickbang.protocol.messages import Rematch, Stand
from clickbang.server.seats.seating import MOST_MEMBERS
from tests.server.front_desk import ask_for_record
from tests.server.party import Guest, Party, opened
from tests.server.tables.test_after_the_end import play_to_the_end

pytestmark = pytest.mark.table("championship", 3)


async def come_in_crowds(party: Party) -> None:
    """As if so many had been here, and one more comes."""
    party.table.doc.members += [f"Somebody {number}" for number in range(MOST_MEMBERS)]
    await (await party.invite("One more")).ask(Stand())
    party.guests.pop()


async def test_who_plays_after_many_have_come_gets_their_record_and_finds_the_table_again(party: Party) -> None:
    await come_in_crowds(party)
    guests = await play_to_the_end(party, 3)
    for guest in guests:
        assert (await ask_for_record(party.registry, guest.name, party.table.id, 1)).status_code == 200
        assert await party.registry.attendable(party.table.id, guest.client) is party.table
    assert len(party.table.doc.members) <= MOST_MEMBERS + 1


async def test_who_has_played_gets_their_record_after_many_have_come_and_they_have_left(party: Party) -> None:
    guests = await play_to_the_end(party, 3)
    assert await guests[1].ask(Stand()) == ""
    assert await party.host.ask(Rematch()) == ""
    party.table.doc.members.remove(guests[1].name)  # who has come first is the first to be forgotten
    assert (await ask_for_record(party.registry, guests[1].name, party.table.id, 1)).status_code == 200
    assert (await ask_for_record(party.registry, "Stranger", party.table.id, 1)).status_code == 404


async def test_of_too_many_visitors_those_who_came_first_are_forgotten(tmp_path: Path) -> None:
    async with opened(tmp_path, "bulletbucks", 3) as party:
        members = party.table.doc.members
        members[:] = ["Host", *(f"Somebody {number}" for number in range(MOST_MEMBERS - 1))]
        late = Guest(party.registry, "Late")
        await late.attend(party.table)
        assert len(members) == MOST_MEMBERS
        assert (members[:2], members[-1]) == (["Host", "Somebody 1"], "Late")
