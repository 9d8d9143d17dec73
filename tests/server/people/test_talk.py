"""Who hears what is said at a table."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from clickbang.core.seats import bit
from clickbang.protocol.messages import FromServer, Mute, Remove, Said, Say, Stand
from clickbang.server.limits.buckets import Buckets, Shares
from clickbang.server.storage.documents import MOST_SAID
from tests.server.party import NEVER, Guest, Party, opened

pytestmark = pytest.mark.table("battleroyal", 6)


def heard_by(guest: Guest) -> list[str]:
    return [message.text for message in guest.received if isinstance(message, Said)]


async def everybody_has_heard(party: Party) -> None:
    """What is on disk has been told to all."""
    await party.until(lambda: not party.table.is_ahead and not any(guest.client.sender for guest in party.guests))


async def test_what_is_said_at_the_table_reaches_everybody_there(tmp_path: Path) -> None:
    async with opened(tmp_path, "bulletbucks", 3) as party:
        host, other = await party.seat_everybody(2)
        spectator = await party.invite("Spectator")
        assert await host.ask(Say(text="<b>hello</b> \U0001f44b")) == ""
        await everybody_has_heard(party)
        for guest in (host, other, spectator):
            assert heard_by(guest) == ["<b>hello</b> \U0001f44b"]
        late = await party.invite("Late")
        await late.until(lambda: heard_by(late) != [])
        assert (late.last(Said).name, late.last(Said).seat, late.last(Said).to) == ("Host", 0, "table")


async def test_spectators_talk_among_themselves(tmp_path: Path) -> None:
    async with opened(tmp_path, "bulletbucks", 3) as party:
        (host,) = await party.seat_everybody(1)
        one, two = await party.invite("One"), await party.invite("Two")
        assert await one.ask(Say(text="psst")) == ""
        await everybody_has_heard(party)
        assert (heard_by(host), heard_by(two), two.last(Said).to) == ([], ["psst"], "spectators")


async def test_teams_and_whispers_are_for_battle_royal(tmp_path: Path) -> None:
    async with opened(tmp_path, "bulletbucks", 3) as party:
        host, *_ = await party.begin(3)
        for to in ("team", "seat", "gallery", "mars"):
            assert await host.ask(Say(text="psst", to=to, seat=1)) == "server/cannot-say"


async def battle(party: Party) -> list[Guest]:
    seated = await party.begin(6)
    await party.until(lambda: party.table.live is not None and bool(party.live.sitting.spectator.seats))
    return seated


async def test_a_whisper_reaches_one_and_team_talk_the_team(party: Party) -> None:
    seated = await battle(party)
    spectator = await party.invite("Spectator")
    assert await seated[0].ask(Say(text="only you", to="seat", seat=3)) == ""
    assert await seated[0].ask(Say(text="only us", to="team")) == ""
    await everybody_has_heard(party)
    assert heard_by(seated[0]) == ["only you", "only us"]
    assert heard_by(seated[3]) == ["only you"]
    assert all(heard_by(guest) == [] for guest in [*seated[1:3], *seated[4:], spectator])
    assert await seated[0].ask(Say(text="nobody", to="seat", seat=60)) == "server/cannot-say"
    assert await seated[0].ask(Say(text="myself", to="seat", seat=0)) == "server/cannot-say"


@pytest.mark.rule("BR-20")
async def test_what_the_eliminated_say_reaches_the_eliminated_only(party: Party) -> None:
    seated = await battle(party)
    view = party.live.sitting.spectator
    view.board.alive &= ~(bit(1) | bit(2))  # type: ignore[attr-defined]
    assert await seated[1].ask(Say(text="it was her", to="table")) == ""
    assert await seated[1].ask(Say(text="you, listen", to="seat", seat=4)) == ""
    await everybody_has_heard(party)
    assert heard_by(seated[2]) == ["it was her", "you, listen"]
    assert seated[2].last(Said).to == "gallery"
    assert all(heard_by(guest) == [] for guest in [seated[0], *seated[3:]])


@pytest.mark.rule("BR-14")
async def test_the_living_may_whisper_to_anybody_also_to_the_eliminated(party: Party) -> None:
    seated = await battle(party)
    party.live.sitting.spectator.board.alive &= ~bit(1)  # type: ignore[attr-defined]
    assert await seated[0].ask(Say(text="sorry", to="seat", seat=1)) == ""
    await everybody_has_heard(party)
    assert [heard_by(guest) for guest in seated[:3]] == [["sorry"], ["sorry"], []]


@pytest.mark.rule("BR-20")
async def test_after_the_end_the_eliminated_may_tell_everything(party: Party) -> None:
    seated = await battle(party)
    live = party.live
    live.sitting.spectator.board.alive &= ~bit(1)  # type: ignore[attr-defined]
    live.table.over = True
    assert await seated[1].ask(Say(text="it was her")) == ""
    await everybody_has_heard(party)
    assert heard_by(seated[0]) == ["it was her"]


async def test_whoever_takes_the_seat_later_hears_nothing_that_was_whispered_to_it(party: Party) -> None:
    seated = await battle(party)
    await seated[0].ask(Say(text="only you", to="seat", seat=3))
    await everybody_has_heard(party)
    stranger = await party.invite("Stranger")
    party.table.doc.seats[3].guest = stranger.name
    again = await stranger.back(party.table)
    assert heard_by(again) == []


async def test_who_is_muted_is_not_heard(tmp_path: Path) -> None:
    async with opened(tmp_path, "bulletbucks", 3) as party:
        host, other = await party.seat_everybody(2)
        assert await host.ask(Mute(seat=1)) == ""
        assert host.table.muted == [1]
        await other.ask(Say(text="hey"))
        await everybody_has_heard(party)
        assert heard_by(host) == []
        assert await host.ask(Mute(seat=1, on=False)) == ""
        await other.ask(Say(text="hey again"))
        await everybody_has_heard(party)
        assert heard_by(host) == ["hey again"]


async def test_who_talks_too_much_has_to_wait(tmp_path: Path) -> None:
    async with opened(tmp_path, "bulletbucks", 3) as party:
        (host,) = await party.seat_everybody(1)
        party.registry.allowances.remarks = Shares(NEVER, 6.0, 10)
        replies = [await host.ask(Say(text=str(n))) for n in range(12)]
        assert replies[0] == ""
        assert replies[-1] == "server/too-fast"
        again = await host.back(party.table)
        assert await again.ask(Say(text="over another connection")) == "server/too-fast"


async def test_numbers_of_remarks_are_counted_for_each_hearer(party: Party) -> None:
    seated = await battle(party)
    await seated[0].ask(Say(text="secret", to="seat", seat=1))
    await seated[0].ask(Say(text="open"))
    await everybody_has_heard(party)
    said: list[FromServer] = [message for message in seated[5].received if isinstance(message, Said)]
    assert [message.number for message in said if isinstance(message, Said)] == [1]


def fall(party: Party, *seats: int) -> None:
    """These have been eliminated."""
    for seat in seats:
        party.live.sitting.spectator.board.alive &= ~bit(seat)  # type: ignore[attr-defined]


async def move(party: Party, old: Guest, new: Guest) -> bool:
    """The seat of one goes to the other."""
    moved = await party.table.perform(lambda: party.table.transfer(old.name, new.name))
    await everybody_has_heard(party)
    return moved


@pytest.mark.rule("BR-20")
async def test_who_was_eliminated_and_then_removed_reaches_the_eliminated_only(party: Party) -> None:
    seated = await battle(party)
    spectator = await party.invite("Spectator")
    fall(party, 1, 2)
    assert await seated[0].ask(Remove(seat=1)) == ""
    assert await seated[1].ask(Say(text="it was her")) == ""
    assert await seated[2].ask(Say(text="I know")) == ""
    await everybody_has_heard(party)
    assert [heard_by(guest) for guest in (seated[1], seated[2])] == [["it was her", "I know"]] * 2
    assert all(heard_by(guest) == [] for guest in [seated[0], *seated[3:], spectator])
    party.live.table.over = True
    assert await seated[1].ask(Say(text="it was her, really")) == ""
    await everybody_has_heard(party)
    assert heard_by(spectator) == ["it was her, really"]


@pytest.mark.rule("BR-20")
async def test_who_was_removed_and_whose_seat_then_fell_is_eliminated(party: Party) -> None:
    seated = await battle(party)
    spectator = await party.invite("Spectator")
    assert await seated[0].ask(Remove(seat=1)) == ""
    assert await seated[1].ask(Say(text="still alive")) == ""
    fall(party, 1)
    assert await seated[1].ask(Say(text="no more")) == ""
    await everybody_has_heard(party)
    assert heard_by(spectator) == ["still alive"]


@pytest.mark.rule("BR-20")
async def test_both_devices_of_somebody_eliminated_reach_the_eliminated_only(party: Party) -> None:
    seated = await battle(party)
    spectator, phone = await party.invite("Spectator"), await party.invite("Phone")
    fall(party, 1)
    assert await move(party, seated[1], phone)
    for device in (seated[1], phone):
        assert await device.ask(Say(text=device.name)) == ""
    await everybody_has_heard(party)
    assert heard_by(phone) == heard_by(seated[1]) == [seated[1].name, phone.name]
    assert all(heard_by(guest) == [] for guest in [seated[0], *seated[2:], spectator])


async def test_whispers_follow_their_hearer_to_another_device(party: Party) -> None:
    seated = await battle(party)
    phone, tablet = await party.invite("Phone"), await party.invite("Tablet")
    await seated[0].ask(Say(text="only you", to="seat", seat=3))
    await seated[3].ask(Say(text="nobody hears", to="seat", seat=0))
    await seated[0].ask(Say(text="not you", to="seat", seat=1))
    await everybody_has_heard(party)
    for before, device in ((seated[3], phone), (phone, tablet)):
        assert heard_by(device) == []
        assert await move(party, before, device)
        assert heard_by(device) == ["only you", "nobody hears"]
    await seated[0].ask(Say(text="again", to="seat", seat=3))
    again = await tablet.back(party.table)
    await again.until(lambda: len(heard_by(again)) == 3)
    assert heard_by(again) == ["only you", "nobody hears", "again"]
    assert [message.number for message in tablet.received if isinstance(message, Said)] == [1, 2, 3]


def test_who_is_muted_stays_so_on_another_device_and_so_does_whom_they_muted(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path, "bulletbucks", 3) as party:
            host, other = await party.seat_everybody(2)
            phone, tablet = await party.invite("Phone"), await party.invite("Tablet")
            assert await host.ask(Mute(seat=1)) == ""
            assert await move(party, other, phone)
            assert await move(party, host, tablet)
            assert tablet.table.muted == [1]
            await phone.ask(Say(text="hey"))
            await everybody_has_heard(party)
            assert heard_by(tablet) == []


async def test_a_table_is_talked_at_only_so_much_however_many_talk(tmp_path: Path) -> None:
    async with opened(tmp_path, "bulletbucks", 3) as party:
        crowd = [Guest(party.registry, f"Guest {n}", f"10.0.0.{n}") for n in range(40)]
        for guest in crowd:
            await guest.attend(party.table)
        party.registry.allowances.remarks_at = Buckets(NEVER, 24.0)
        codes = [await guest.ask(Say(text="x")) for guest in crowd]
        assert codes == [""] * 24 + ["server/too-fast"] * 16
        party.registry.allowances.remarks_at.of(party.table.id).tokens = 24
        assert await crowd[-1].ask(Say(text="x")) == ""  # a refusal has cost its own guest nothing


async def test_nobody_gets_a_second_seat_in_a_game_from_another_device(party: Party) -> None:
    seated = await battle(party)
    assert await seated[0].ask(Remove(seat=1)) == ""
    assert not await move(party, seated[2], seated[1])
    assert not await move(party, seated[2], seated[3])
    phone = await party.invite("Phone")
    assert await move(party, seated[2], phone)
    assert await move(party, phone, seated[2])  # there and back
    assert seated[2].table.you == 2


async def test_a_bot_stops_playing_for_somebody_who_moves_to_a_device_that_is_there(tmp_path: Path) -> None:
    async with opened(tmp_path, "bulletbucks", 3) as party:
        seated = await party.begin(3)
        phone = await party.invite("Phone")
        assert await seated[1].ask(Stand()) == ""
        assert party.table.doc.seats[1].away
        assert await move(party, seated[1], phone)
        assert not party.table.doc.seats[1].away


async def test_guests_of_one_network_share_what_they_say(tmp_path: Path) -> None:
    async with opened(tmp_path, "bulletbucks", 3) as party:
        party.registry.allowances.remarks_at = Buckets(1e9, 1e9)
        party.registry.allowances.remarks = Shares(NEVER, 6.0, 10)
        guests = [await party.invite(f"Guest {n}") for n in range(15)]
        codes = [await guest.ask(Say(text="x")) for guest in guests for _ in range(6)]
        assert codes == [""] * 60 + ["server/too-fast"] * 30


async def test_a_table_keeps_what_was_said_last(tmp_path: Path) -> None:
    async with opened(tmp_path, "bulletbucks", 3) as party:
        registry, table = party.registry, party.table
        registry.allowances.remarks, registry.allowances.remarks_at = Shares(1e9, 1e9, 1), Buckets(1e9, 1e9)
        other = await party.invite("Other")
        for number in range(2 * MOST_SAID + 10):
            assert await other.ask(Say(text=str(number))) == ""
        await everybody_has_heard(party)
        assert heard_by(other) == [str(number) for number in range(2 * MOST_SAID + 10)]
        late = await party.invite("Late")
        await late.until(lambda: len(heard_by(late)) == MOST_SAID + 10)
        assert heard_by(late)[0] == str(MOST_SAID)
        registry.forget(table)
        stored = await registry.store.table(table.id)
        assert stored is not None
        assert (len(stored.said), stored.said_before) == (MOST_SAID, MOST_SAID + 10)
        assert kept(tmp_path) == MOST_SAID + 10


def kept(folder: Path) -> int:
    """How many remarks are on disk."""
    with closing(sqlite3.connect(folder / "tables.sqlite")) as database:
        return int(database.execute("SELECT count(*) FROM said").fetchone()[0])
