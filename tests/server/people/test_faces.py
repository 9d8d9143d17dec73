"""Who sees the faces that are pulled at a table, and when bots pull theirs."""

from pathlib import Path

import msgspec
import pytest

from clickbang.bots.habits import HABITS, habit_of, pulled
from clickbang.core.parts.faces import FACES, reactions_of
from clickbang.core.registry import GAMES
from clickbang.core.seats import bit
from clickbang.protocol.messages import Faced, Mute, PullFace
from clickbang.server.clocks.bot_faces import LATEST
from clickbang.server.clocks.scheduler import FACE
from clickbang.server.limits.buckets import Shares
from clickbang.server.seats.characters import BOT_NAMES
from clickbang.server.seats.remarks import MOST_FACES
from tests.server.fallen import ONE, Fallen
from tests.server.party import NEVER, Guest, Party, opened
from tests.server.people.test_talk import battle, everybody_has_heard
from tests.server.stage import Stage


def seen_by(guest: Guest) -> list[tuple[int, str]]:
    return [(message.seat, message.face) for message in guest.received if isinstance(message, Faced)]


async def pull(party: Party, guest: Guest, face: str) -> None:
    assert await guest.ask(PullFace(face=face)) == ""
    await everybody_has_heard(party)


async def test_a_face_is_seen_by_everybody_at_the_table(party: Party) -> None:
    host, other = await party.seat_everybody(2)
    spectator = await party.invite("Spectator")
    await pull(party, host, "smirk")
    assert [seen_by(guest) for guest in (host, other, spectator)] == [[(0, "smirk")]] * 3


async def test_a_face_is_gone_when_it_has_been_seen(party: Party) -> None:
    (host,) = await party.seat_everybody(1)
    await pull(party, host, "smirk")
    late = await party.invite("Late")
    await pull(party, host, "pout")
    assert seen_by(late) == [(0, "pout")]
    assert party.table.remarks.count == 0


async def test_only_the_last_faces_wait_for_who_is_slow(party: Party) -> None:
    faces = party.table.faces
    for _ in range(3):
        await party.host.ask(PullFace(face="grin"))
    assert faces.count == 0
    (host,) = await party.seat_everybody(1)
    await pull(party, host, "grin")
    for _ in range(2 * MOST_FACES):
        faces.add(faces.kept[0])
    assert (len(faces.kept), faces.count, len(faces.since(0))) == (MOST_FACES, 2 * MOST_FACES + 1, MOST_FACES)


async def test_who_only_watches_has_no_face_to_pull(party: Party) -> None:
    spectator = await party.invite("Spectator")
    assert await spectator.ask(PullFace(face="grin")) == "server/not-seated"


async def test_who_is_muted_is_not_seen_either(party: Party) -> None:
    host, other = await party.seat_everybody(2)
    await other.ask(Mute(seat=0))
    await pull(party, host, "glare")
    assert (seen_by(host), seen_by(other)) == ([(0, "glare")], [])


async def test_nobody_pulls_faces_all_the_time(party: Party) -> None:
    (host,) = await party.seat_everybody(1)
    party.registry.allowances.faces = Shares(NEVER, 4.0, 10)
    replies = [await host.ask(PullFace(face="laugh")) for _ in range(12)]
    assert replies == [""] * 4 + ["server/too-fast"] * 8


@pytest.mark.parametrize("face", ["", "monster", "GRIN", "grin\n"])
def test_there_are_faces_of_a_small_set_only(face: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "face", "face": face}, PullFace)


async def faces_among_the_fallen(party: Party) -> None:
    """BR-20: two are out, and one of them pulls a face."""
    seated = await battle(party)
    spectator = await party.invite("Spectator")
    party.live.sitting.spectator.board.alive &= ~(bit(1) | bit(2))  # type: ignore[attr-defined]
    await pull(party, seated[1], "shock")
    assert seen_by(seated[1]) == seen_by(seated[2]) == [(1, "shock")]
    assert [seen_by(guest) for guest in (seated[0], *seated[3:], spectator)] == [[]] * 5


@pytest.mark.rule("BR-20")
async def test_faces_of_the_eliminated_are_not_seen_by_the_living(tmp_path: Path) -> None:
    async with opened(tmp_path, "battleroyal", 6) as party:
        await faces_among_the_fallen(party)


# Bots


def faces_at(table: Fallen) -> list[tuple[int, str]]:
    """The faces that a spectator has seen since the last time."""
    messages = [message for text in table.take()[ONE] for message in msgspec.json.decode(text)]
    return [(message["seat"], message["face"]) for message in messages if message["type"] == "faced"]


def let_somebody_die(table: Fallen) -> list[tuple[int, str]]:
    """What bots make of it."""
    table.take()
    table.kill()
    table.stage.wait(LATEST)
    return faces_at(table)


def test_bots_pull_faces_at_what_everybody_saw_and_only_those_who_live(stage: Stage) -> None:
    table = Fallen(stage, 1, people=[])
    found = let_somebody_die(table)
    assert table.live.sitting.spectator.history
    assert len(found) <= 1
    assert all(seat in table.left and face in FACES for seat, face in found)


def test_where_a_game_is_hurried_through_bots_pull_no_faces(stage: Stage) -> None:
    table = Fallen(stage, 1, people=[])
    table.table.doc.pace = "none"
    assert let_somebody_die(table) == []
    assert FACE not in table.table.scheduler.timers


def test_a_bots_habit_goes_with_its_name_and_every_habit_is_somebodys() -> None:
    assert {habit_of(name) for name in BOT_NAMES} == set(HABITS)
    for name in BOT_NAMES:
        faces = [pulled(name, "a game", moment, "grin") for moment in range(200)]
        assert faces == [pulled(name, "a game", moment, "grin") for moment in range(200)]
        share = sum(map(bool, faces)) / len(faces)
        assert abs(share - habit_of(name).often / 100) < 0.2


@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_what_makes_people_pull_faces(game: str) -> None:
    assert reactions_of(GAMES[game]) is not None
