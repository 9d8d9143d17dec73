"""Who hears what is said at a table."""

from pathlib import Path

import pytest

from clickbang.core.seats import bit
from clickbang.server.messages import FromServer, Mute, Said, Say
from tests.server.party import Guest, Party, opened, run


def heard_by(guest: Guest) -> list[str]:
    return [message.text for message in guest.received if isinstance(message, Said)]


async def everybody_has_heard(party: Party) -> None:
    """What is on disk has been told to all."""
    await party.until(lambda: not party.room.writing and not any(guest.visitor.sending for guest in party.guests))


def test_what_is_said_at_the_table_reaches_everybody_there(tmp_path: Path) -> None:
    async def scene() -> None:
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

    run(scene())


def test_spectators_talk_among_themselves(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path, "bulletbucks", 3) as party:
            (host,) = await party.seat_everybody(1)
            one, two = await party.invite("One"), await party.invite("Two")
            assert await one.ask(Say(text="psst")) == ""
            await everybody_has_heard(party)
            assert (heard_by(host), heard_by(two), two.last(Said).to) == ([], ["psst"], "spectators")

    run(scene())


def test_teams_and_whispers_are_for_battle_royal(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path, "bulletbucks", 3) as party:
            host, *_ = await party.begin(3)
            for to in ("team", "seat", "gallery", "mars"):
                assert await host.ask(Say(text="psst", to=to, seat=1)) == "server/cannot-say"

    run(scene())


async def battle(party: Party) -> list[Guest]:
    seated = await party.begin(6)
    await party.until(lambda: party.room.play is not None and bool(party.room.play.sitting.spectator.seats))
    return seated


def test_a_whisper_reaches_one_and_team_talk_the_team(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path, "battleroyal", 6) as party:
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

    run(scene())


@pytest.mark.rule("BR-20")
def test_what_the_eliminated_say_reaches_the_eliminated_only(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path, "battleroyal", 6) as party:
            seated = await battle(party)
            assert party.room.play is not None
            view = party.room.play.sitting.spectator
            view.alive &= ~(bit(1) | bit(2))  # type: ignore[attr-defined]
            assert await seated[1].ask(Say(text="it was her", to="table")) == ""
            assert await seated[1].ask(Say(text="you, listen", to="seat", seat=4)) == ""
            await everybody_has_heard(party)
            assert heard_by(seated[2]) == ["it was her", "you, listen"]
            assert seated[2].last(Said).to == "gallery"
            assert all(heard_by(guest) == [] for guest in [seated[0], *seated[3:]])

    run(scene())


@pytest.mark.rule("BR-14")
def test_the_living_may_whisper_to_anybody_also_to_the_eliminated(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path, "battleroyal", 6) as party:
            seated = await battle(party)
            assert party.room.play is not None
            party.room.play.sitting.spectator.alive &= ~bit(1)  # type: ignore[attr-defined]
            assert await seated[0].ask(Say(text="sorry", to="seat", seat=1)) == ""
            await everybody_has_heard(party)
            assert [heard_by(guest) for guest in seated[:3]] == [["sorry"], ["sorry"], []]

    run(scene())


@pytest.mark.rule("BR-20")
def test_after_the_end_the_eliminated_may_tell_everything(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path, "battleroyal", 6) as party:
            seated = await battle(party)
            play = party.room.play
            assert play is not None
            play.sitting.spectator.alive &= ~bit(1)  # type: ignore[attr-defined]
            play.table.over = True
            assert await seated[1].ask(Say(text="it was her")) == ""
            await everybody_has_heard(party)
            assert heard_by(seated[0]) == ["it was her"]

    run(scene())


def test_whoever_takes_the_seat_later_hears_nothing_that_was_whispered_to_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path, "battleroyal", 6) as party:
            seated = await battle(party)
            await seated[0].ask(Say(text="only you", to="seat", seat=3))
            await everybody_has_heard(party)
            stranger = await party.invite("Stranger")
            party.room.doc.seats[3].guest = stranger.name
            again = await stranger.back(party.room)
            assert heard_by(again) == []

    run(scene())


def test_who_is_muted_is_not_heard(tmp_path: Path) -> None:
    async def scene() -> None:
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

    run(scene())


def test_who_talks_too_much_has_to_wait(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path, "bulletbucks", 3) as party:
            (host,) = await party.seat_everybody(1)
            replies = [await host.ask(Say(text=str(n))) for n in range(12)]
            assert replies[0] == ""
            assert replies[-1] == "server/too-fast"
            again = await host.back(party.room)
            assert await again.ask(Say(text="over another connection")) == "server/too-fast"

    run(scene())


def test_numbers_of_remarks_are_counted_for_each_hearer(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path, "battleroyal", 6) as party:
            seated = await battle(party)
            await seated[0].ask(Say(text="secret", to="seat", seat=1))
            await seated[0].ask(Say(text="open"))
            await everybody_has_heard(party)
            said: list[FromServer] = [message for message in seated[5].received if isinstance(message, Said)]
            assert [message.number for message in said if isinstance(message, Said)] == [1]

    run(scene())
