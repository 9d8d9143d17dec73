"""What is left of one game does not get into the way of the next, nor of a restart."""

import asyncio
import random
from pathlib import Path

from clickbang.games import GAMES
from clickbang.records.luck import Verifiable
from clickbang.server.docs import LOBBY, OVER, PERSON, PLAYING, LogRow, RoomDoc, SeatDoc
from clickbang.server.house import House
from clickbang.server.messages import Configure, Rematch, Remove
from clickbang.server.pace import WINDOWS
from clickbang.server.play import Play
from clickbang.server.room import Room
from clickbang.server.settings import Settings
from clickbang.server.store import PutEnded, StoredRoom
from tests.server.party import Guest, opened, run
from tests.server.slow_store import SlowStore

SEATS = 4


def test_a_bot_is_asked_the_first_question_of_every_game(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path, "bulletbucks", SEATS, bot_processes=1) as party:
            await party.begin(1, bot="random")
            room = party.room
            assert room.play is not None
            asked = dict.fromkeys(range(1, SEATS), (room.play.table.opened, 0))

            def end() -> None:
                room.doc.stage = OVER
                room.changed = True
                room.timing.thinking = asked  # as if nobody had been asked anything since

            room.take(None, None, end)
            await party.until(lambda: room.doc.stage == OVER)
            assert await party.host.ask(Rematch()) == ""
            await party.begin(1)
            play = room.play
            await party.until(lambda: not any(play.waits_for(seat) for seat in asked))

    run(scene())


def test_a_seat_that_is_gone_is_not_missed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path, "bulletbucks", SEATS, bot_processes=1, away_seconds=0.3) as party:
            people = await party.begin(SEATS)
            room = party.room
            people[-1].leave()
            await party.until(lambda: SEATS - 1 in room.timing.absent)

            def end() -> None:
                room.doc.stage = OVER
                room.changed = True

            room.take(None, None, end)
            for message in (Rematch(), Remove(seat=SEATS - 1), Configure(seats=SEATS - 1)):
                assert await party.host.ask(message) == ""
            await party.until(lambda: not room.timing.absent)
            await asyncio.sleep(0.02)
            assert not room.closed
            assert room.doc.stage == LOBBY

    run(scene())


def a_game_that_ends_in_a_card_window(seed: int) -> tuple[RoomDoc, list[LogRow], bool]:
    """The table, all answers, and whether the last of them had to wait for the end of its window."""
    game, whim = GAMES["championship"], random.Random(seed)
    seats = [SeatDoc(kind=PERSON, guest=f"G{seat}", name=f"N{seat}") for seat in range(SEATS)]
    doc = RoomDoc(
        id="ab" * 8,
        code="ABCDEF",
        game=game.name,
        options=game.settle_options({}),
        seats=seats,
        host="G0",
        clock="quick",
        pace="none",
        public=True,
        secret=f"{seed + 1:064x}",
        rules=game.rules_version,
        stage=PLAYING,
        members=["G0"],
    )
    play, rows, held = Play(game, SEATS, doc.options, Verifiable(doc.secret, [""] * SEATS)), [], False
    while not play.over:
        seat = whim.choice([seat for seat in range(SEATS) if play.waits_for(seat)])
        choices = play.prompt(seat).choices
        action = whim.choice(choices) if whim.random() < 0.7 else play.table.default_action(seat)
        held = play.table.kind_name() in WINDOWS and play.closes_window(seat, action)
        rows.append(LogRow(seat, action, "player", 0))
        play.answer(rows[-1])
    return doc, rows, held


def test_a_game_whose_last_answer_was_waiting_when_the_server_stopped_is_over() -> None:
    doc, rows, held = a_game_that_ends_in_a_card_window(699)
    assert held

    async def scene() -> None:
        store = SlowStore()
        house = House(Settings(bot_processes=0), store, asyncio.get_running_loop())
        room = Room(house, StoredRoom(doc, rows, [], 0))
        house.keep(room)
        guest = Guest(house, "G0")
        await guest.attend(room)
        assert guest.table.stage == OVER
        assert any(isinstance(write, PutEnded) for write in store.written)
        assert await guest.ask(Rematch()) == ""
        await house.stop()

    run(scene())
