"""What bots do among themselves is told quickly; what concerns a person takes its time; nobody who plays is hurried."""

import random

import msgspec
import pytest

from clickbang.games.battleroyal import BattleRoyalView
from clickbang.protocol.messages import Attend, Speed, Stand
from clickbang.server.clocks import rhythm
from clickbang.server.clocks.durations import TICK
from clickbang.server.clocks.rhythm import AT_LEAST, AT_MOST, MANY, among_bots
from clickbang.server.game.live_game import LiveGame
from clickbang.server.seats import taking_part
from clickbang.server.storage.documents import TableDoc
from tests.server.fallen import SEATS, Fallen, course, next_death
from tests.server.stage import Stage, stages

NATURAL = 0.5
"""A bot that takes its time takes at least so many seconds."""


def turn_of(table: Fallen) -> int:
    view = table.live.sitting.spectator
    assert isinstance(view, BattleRoyalView)
    return view.turn


def delays(table: Fallen) -> list[float]:
    return [rhythm.delay(table.table.doc, table.live, table.table.times.speed) for _ in range(50)]


def refusals(texts: list[bytes]) -> list[str]:
    messages = [message for text in texts for message in msgspec.json.decode(text)]
    return [message["code"] for message in messages if message["type"] == "refused"]


def test_the_turn_of_a_bot_is_told_quickly() -> None:
    with stages(1) as (stage,):
        first = next_death(Fallen(stage, deaths=0).live)[0].seat
    with stages(1) as (stage,):
        table = Fallen(stage, deaths=0, people=[(first + 1) % SEATS])
        assert turn_of(table) == first
        assert all(AT_LEAST <= delay <= AT_MOST for delay in delays(table))


@pytest.mark.rule("BR-7")
def test_a_bot_takes_its_time_in_a_confrontation_with_a_person() -> None:
    rows = course(1)[0]
    for confronted in (True, False):
        person = rows[2].seat if confronted else next(s for s in range(SEATS) if s not in (rows[0].seat, rows[2].seat))
        with stages(1) as (stage,):
            table = Fallen(stage, deaths=0, people=[person])
            table.live.answer(rows[0])
            found = delays(table)
        assert all(delay >= NATURAL for delay in found) == confronted


def test_who_is_away_is_played_by_a_bot_and_waited_for_by_nobody(stage: Stage) -> None:
    table = Fallen(stage, deaths=0)
    doc = table.table.doc
    seats = taking_part.playing(table.live)
    assert taking_part.has_people(doc, seats)
    for seat in doc.seats:
        seat.away = True
    assert not taking_part.has_people(doc, seats)


def only_bots_left(stage: object, deaths: int = 2) -> Fallen:
    out = course(deaths)[1]
    return Fallen(stage, deaths, people=out)  # type: ignore[arg-type]


def test_who_is_out_may_jump_to_the_end_when_only_bots_are_left(stage: Stage) -> None:
    table = only_bots_left(stage)
    author, other = table.out
    table.clients[author].says(Speed(speed="end"))
    assert b'"speed":"end"' in b"".join(table.clients[other].take())
    assert delays(table) == [TICK] * 50


def test_those_who_watch_see_it_as_usual_until_they_want_it_faster(stage: Stage) -> None:
    table = only_bots_left(stage)
    assert min(delays(table)) >= NATURAL
    table.clients[table.out[0]].says(Speed(speed="faster"))
    assert max(delays(table)) <= AT_MOST


def test_nobody_is_hurried_who_plays(stage: Stage) -> None:
    table = Fallen(stage, deaths=2)
    author = table.out[0]
    table.clients[author].says(Speed(speed="end"))
    assert refusals(table.clients[author].take()) == ["server/still-played"]


def test_a_crowd_of_bots_is_told_quicker_in_proportion() -> None:
    assert all(AT_LEAST <= among_bots(playing) <= AT_MOST for playing in (1, 6, MANY) for _ in range(50))
    assert all(AT_LEAST / 3 <= among_bots(3 * MANY) <= AT_MOST / 3 for _ in range(50))


def test_there_is_no_other_speed(stage: Stage) -> None:
    table = only_bots_left(stage)
    table.clients[table.out[0]].says(Speed(speed="ludicrous"))
    assert refusals(table.clients[table.out[0]].take()) == ["server/no-such-speed"]


def test_the_usual_speed_is_back_with_a_person_who_plays(stage: Stage) -> None:
    out, left = course(2)[1:]
    table = Fallen(stage, 2, people=[*out, left[0]])
    table.clients[left[0]].says(Stand())
    table.clients[out[0]].says(Speed(speed="end"))
    assert table.table.times.speed == "end"
    table.clients[left[0]].says(Attend(table=table.table.id, game=1))
    assert table.table.times.speed == ""


def test_all_are_told_who_still_plays(stage: Stage) -> None:
    table = Fallen(stage, deaths=1)
    table.kill()
    expected = msgspec.json.encode([seat for seat in range(SEATS) if table.live.table.board.alive >> seat & 1])  # type: ignore[attr-defined]
    assert all(b'"playing":' + expected in b"".join(texts) for texts in table.take().values())


# Time tells nothing


def drawn(hands: int) -> list[float]:
    """Delays at a table at which everybody holds other cards, with the same luck for the clock."""
    with stages(1) as (stage,):
        table = only_bots_left(stage)
        for seat in range(SEATS):
            table.live.table.hands[seat] = 1 << (seat + hands)  # type: ignore[attr-defined]
        random.seed(5)
        return delays(table)


def test_what_bots_hold_does_not_change_how_long_they_take() -> None:
    assert drawn(0) == drawn(25)


@pytest.mark.plants
def test_a_planted_leak_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    delay = rhythm.delay

    def telling(doc: TableDoc, live: LiveGame, speed: str) -> float:
        hands: list[int] = list(live.table.hands)  # type: ignore[attr-defined]
        return delay(doc, live, speed) + max(hands).bit_length() / 100

    monkeypatch.setattr(rhythm, "delay", telling)
    assert drawn(0) != drawn(25)
