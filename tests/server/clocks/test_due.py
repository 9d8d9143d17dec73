"""A table that is read again goes on with its clocks where they stood: no fault keeps a game from its end."""

import random

import pytest

from clickbang.core.chance import Seeded
from clickbang.core.table import DECLINE
from clickbang.games.championship import CHAMPIONSHIP
from clickbang.protocol.clocks import RELAXED
from clickbang.protocol.stages import PERSON, PLAYING, REVEALING
from clickbang.server.clocks.beats import scene_seconds
from clickbang.server.clocks.due import COMES_BACK, LONG_AGO, left
from clickbang.server.clocks.durations import SECONDS, SUSPENSE
from clickbang.server.game.live_game import LiveGame
from clickbang.server.storage.documents import BeganDoc, LogRow, SeatDoc, TableDoc
from tests.server.clocks.beat_table import SEATS, BeatTable
from tests.server.clocks.test_curtain_after_restart import EVERYBODY, FELL, Disk, last_two_on_disk, read_again, times_of
from tests.server.clocks.test_when_bots_answer import OwnProcess
from tests.server.secrecy.test_private_questions import NOTHING_ASKED, TICK, watch
from tests.server.stage import Stage, stages
from tests.server.storage.kept_store import KeptStore

SEED = 3
FAULT_EVERY = 15.0


@pytest.mark.parametrize(
    ("began", "now", "expected"),
    [
        (None, 100.0, 20.0),  # it begins now
        (100, 100.0, 20.0),
        (100, 115.0, COMES_BACK),
        (100, 107.0, 13.0),
        (100, 119.0, COMES_BACK),
        (100, 120.0 + LONG_AGO, COMES_BACK),
        (100, 121.0 + LONG_AGO, 20.0),  # nobody found the server
        (100, 90.0, 20.0),  # another machine's clock is behind
    ],
)
def test_what_is_left_of_a_clock(began: int | None, now: float, expected: float) -> None:
    assert left(began, 20.0, now) == expected


def test_nothing_lasts_longer_than_it_would_because_people_have_to_come_back() -> None:
    assert left(100, 1.2, 101.0) == 1.2


def test_a_curtain_is_lifted_in_its_time_though_there_is_a_fault_every_15_seconds() -> None:
    with stages(1, Disk) as (stage,):
        surface = last_two_on_disk(stage)
        script, begun, lifted = NOTHING_ASKED, stage.loop.now, set()
        for _ in range(4):
            since = stage.loop.now - begun
            lifted |= {since + at for at in times_of(b'"Ended"', watch(surface, script, FAULT_EVERY, looks=False))}
            if lifted:
                break
            read_again(surface, EVERYBODY)
            script = {}
        assert list(lifted) == [pytest.approx(FELL + SUSPENSE["none"], abs=TICK)]


def first_question() -> list[LogRow]:
    """The answers, given at second 0, that lead to the first question after one that is no beat."""
    live, whim = LiveGame(CHAMPIONSHIP, SEATS, {}, Seeded(SEED)), random.Random(SEED)
    rows: list[LogRow] = []
    while live.is_window or live.table.opened < 3:
        for seat in [seat for seat in range(SEATS) if live.waits_for(seat)]:
            choices = live.prompt(seat).choices
            rows.append(LogRow(seat, DECLINE if DECLINE in choices else whim.choice(choices), "player", 0))
            live.replay(rows[-1])
    return rows


def waits(table: BeatTable, most: float) -> float:
    """How long the open prompt waits from now on."""
    opened, begun = table.live.table.opened, table.stage.loop.now
    while table.live.table.opened == opened:
        assert table.stage.loop.now < begun + most, "it stays open"
        table.stage.wait(0.5)
    return table.stage.loop.now - begun


def asked(house: list[Stage]) -> BeatTable:
    """A table whose question has just been asked, on the relaxed clock."""
    table = BeatTable(house[0], SEED, first_question(), clock=RELAXED)
    assert not table.live.is_window
    return table


def test_a_question_is_answered_by_its_clock_though_there_is_a_fault_every_15_seconds() -> None:
    with stages(1, KeptStore) as house:
        table = asked(house)
        opened, scenes = table.live.table.opened, scene_seconds(table.table.doc, table.live)
        while table.live.table.opened == opened:
            assert house[0].loop.now < 3 * SECONDS[RELAXED]
            house[0].wait(FAULT_EVERY)
            table.restart(house)
        assert house[0].loop.now <= SECONDS[RELAXED] + scenes + FAULT_EVERY + COMES_BACK


def test_whoever_comes_back_to_a_table_that_all_had_left_has_the_full_time_from_disk_too() -> None:
    with stages(1, KeptStore) as house:
        table = asked(house)
        scenes = scene_seconds(table.table.doc, table.live)
        house[0].wait(10)
        for client in table.clients.values():
            client.leave()
        house[0].wait(70)
        table.restart(house)
        house[0].wait(20)
        table.restart(house)  # and that is what counts from then on
        assert waits(table, 200) == pytest.approx(SECONDS[RELAXED] + scenes - 20, abs=1.0)


def test_so_has_everybody_if_nobody_found_the_server_for_long() -> None:
    with stages(1, KeptStore) as house:
        table = asked(house)
        scenes = scene_seconds(table.table.doc, table.live)
        house[0].loop.now += 3600
        table.restart(house)
        assert waits(table, 200) == pytest.approx(SECONDS[RELAXED] + scenes, abs=1.0)


def test_whoever_does_not_show_their_luck_is_not_waited_for_anew() -> None:
    with stages(1, KeptStore) as house:
        seats = [SeatDoc(kind=PERSON, name=name, guest=f"guest-{n}", ready=True) for n, name in enumerate("ABC")]
        seats[2].commit = "ab" * 32
        doc = TableDoc(
            id="0123456789abcdef", code="TABLE2", game=CHAMPIONSHIP.name, options=CHAMPIONSHIP.settle_options({}),
            seats=seats, host="guest-0", clock=RELAXED, pace="none", public=True, secret="5e" * 32, stage=REVEALING,
            began=BeganDoc(0, 0),
        )  # fmt: skip
        seats[1].commit, seats[1].contribution = "cd" * 32, "ef" * 32
        store = house[0].registry.store
        assert isinstance(store, KeptStore)
        house[0].registry.bots.size = 1  # for who shows nothing a bot plays
        house[0].registry.bots.workers = {0: OwnProcess(house[0])}
        table = BeatTable.__new__(BeatTable)
        table.seed = SEED
        table.open(house[0], store.put(doc, []), [0, 1])
        for _ in range(3):
            if table.table.doc.stage == PLAYING:
                break
            house[0].wait(10)
            table.restart(house, [0, 1])
        assert table.table.doc.stage == PLAYING
        assert house[0].loop.now <= 30


def gone_from(house: list[Stage]) -> BeatTable:
    """A table at which bots can play, and which one of three people has just left."""
    house[0].registry.bots.size, house[0].registry.bots.workers = 1, {0: OwnProcess(house[0])}
    table = asked(house)
    table.clients.pop(1).leave()
    return table


def test_a_bot_plays_for_who_is_gone_in_time_though_there_is_a_fault_every_15_seconds() -> None:
    with stages(1, KeptStore) as house:
        table = gone_from(house)
        seconds = house[0].registry.settings.away_seconds
        while not table.table.doc.seats[1].away:
            assert house[0].loop.now < 3 * seconds, "nobody plays for them"
            house[0].wait(FAULT_EVERY)
            table.restart(house, [0, 2])
        assert seconds - COMES_BACK <= house[0].loop.now <= seconds + FAULT_EVERY + COMES_BACK
        assert table.table.doc.gone == {}


def test_who_was_back_in_between_has_the_full_time_again() -> None:
    with stages(1, KeptStore) as house:
        table = gone_from(house)
        assert table.table.doc.gone == {1: 0}
        house[0].wait(20)
        table.come(1)
        assert table.table.doc.gone == {}
        house[0].wait(10)
        table.clients.pop(1).leave()
        table.restart(house, [0, 2])
        house[0].wait(house[0].registry.settings.away_seconds - 1)
        assert not table.table.doc.seats[1].away
        house[0].wait(2)
        assert table.table.doc.seats[1].away


def test_so_has_everybody_where_all_had_left() -> None:
    with stages(1, KeptStore) as house:
        table = gone_from(house)
        house[0].wait(20)
        for client in table.clients.values():
            client.leave()
        house[0].wait(1)
        assert table.table.doc.gone == {}
