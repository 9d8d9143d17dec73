"""What is left of one game does not get into the way of the next, nor of a restart."""

import asyncio
import random
from pathlib import Path

from clickbang.games import GAMES
from clickbang.protocol.messages import Configure, Rematch, Remove
from clickbang.protocol.stages import LOBBY, OVER
from clickbang.records.luck import Verifiable
from clickbang.server.clocks.scheduler import MISSING
from clickbang.server.clocks.times import Thought
from clickbang.server.game.live_game import LiveGame
from clickbang.server.settings import Settings
from clickbang.server.storage.documents import LogRow, TableDoc
from clickbang.server.storage.store import PutEnded, StoredTable
from clickbang.server.tables.online_table import OnlineTable
from clickbang.server.tables.registry import Registry
from tests.server.party import Guest, leap, opened
from tests.server.playing import guest_of, person, playing
from tests.server.storage.slow_store import SlowStore

SEATS = 4
AWAY = 100.0
"""Seconds, which pass when a test lets them."""


async def test_a_bot_is_asked_the_first_question_of_every_game(tmp_path: Path) -> None:
    async with opened(tmp_path, "bulletbucks", SEATS, bot_processes=1) as party:
        await party.begin(1, bot="random")
        table = party.table
        assert table.live is not None
        asked = {seat: Thought(table.live, seat, 0.0) for seat in range(1, SEATS)}

        def end() -> None:
            table.doc.stage = OVER
            table.note_change()
            table.times.thoughts = asked  # as if nobody had been asked anything since

        table.schedule(end)
        await party.until(lambda: table.doc.stage == OVER)
        assert await party.host.ask(Rematch()) == ""
        await party.begin(1)
        live = table.live
        await party.until(lambda: not any(live.waits_for(seat) for seat in asked))


async def test_a_seat_that_is_gone_is_not_missed(tmp_path: Path) -> None:
    async with opened(tmp_path, "bulletbucks", SEATS, bot_processes=1, away_seconds=AWAY) as party:
        people = await party.begin(SEATS)
        table = party.table
        people[-1].leave()
        await party.until(lambda: (MISSING, SEATS - 1) in table.scheduler.timers)

        def end() -> None:
            table.doc.stage = OVER
            table.note_change()

        table.schedule(end)
        for message in (Rematch(), Remove(seat=SEATS - 1), Configure(seats=SEATS - 1)):
            assert await party.host.ask(message) == ""
        leap(AWAY)
        await party.until(lambda: (MISSING, SEATS - 1) not in table.scheduler.timers)
        for _ in range(3):  # a timer that is due is called in the second round
            await asyncio.sleep(0)
        assert not table.is_closed
        assert table.doc.stage == LOBBY


def a_game_that_ends_in_a_card_window(seed: int) -> tuple[TableDoc, list[LogRow], bool]:
    """The table, all answers, and whether the last of them had to wait for the end of its window."""
    game, whim = GAMES["championship"], random.Random(seed)
    doc = playing(
        game, [person(seat) for seat in range(SEATS)], clock="quick", pace="none", secret=f"{seed + 1:064x}",
        members=[guest_of(0)],
    )  # fmt: skip
    live, rows, held = LiveGame(game, SEATS, doc.options, Verifiable(doc.secret, [""] * SEATS)), [], False
    while not live.over:
        seat = whim.choice([seat for seat in range(SEATS) if live.waits_for(seat)])
        choices = live.prompt(seat).choices
        action = whim.choice(choices) if whim.random() < 0.7 else live.table.default_action(seat)
        held = live.is_window
        rows.append(LogRow(seat, action, "player", 0))
        live.replay(rows[-1])
    return doc, rows, held


async def test_a_game_whose_last_answer_was_waiting_when_the_server_stopped_is_over() -> None:
    doc, rows, held = a_game_that_ends_in_a_card_window(699)
    assert held
    store = SlowStore()
    registry = Registry(Settings(bot_processes=0), store, asyncio.get_running_loop())
    table = OnlineTable(registry, StoredTable(doc, rows, [], 0))
    registry.keep(table)
    guest = Guest(registry, guest_of(0))
    await guest.attend(table)
    assert guest.table.stage == OVER
    assert any(isinstance(write, PutEnded) for write in store.written)
    assert await guest.ask(Rematch()) == ""
    await registry.stop()
