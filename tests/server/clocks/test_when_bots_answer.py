"""A bot's answer comes when it is due, whatever it is, in however many steps it is put together."""

import random
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any

import pytest

from clickbang.core.audience import SPECTATOR
from clickbang.core.chance import Seeded
from clickbang.core.seats import lowest
from clickbang.games.battleroyal import BATTLEROYAL
from clickbang.games.battleroyal.rules import codes
from clickbang.server.game.live_game import LiveGame
from clickbang.server.storage.documents import LogRow
from tests.server.playing import bot, person, playing, read
from tests.server.scripted_bot import ScriptedBot
from tests.server.stage import Client, Stage, stages

SEATS = 6
OPTIONS = {"pairs": "off"}
THOUGHT = 0.004
"""Seconds that each question to a bot takes."""
PLAYER = "tests.server.scripted_bot:ScriptedBot"
WATCHED = BATTLEROYAL.scenes["SignsRevealed"] + BATTLEROYAL.scenes["TeamFormed"]
"""Seconds in which people see how the talk came about."""
Heard = list[tuple[float, bytes]]


class OwnProcess(ProcessPoolExecutor):
    """In place of a bot's process: it thinks at once, and the clock goes on meanwhile."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(1)
        self.stage = stage

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.stage.loop.now += THOUGHT
        done: Future[Any] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


def to_a_talk() -> tuple[list[LogRow], int, int]:
    """The answers that lead to a talk, and who talks: first whoever confronted, then the other."""
    live = LiveGame(BATTLEROYAL, SEATS, OPTIONS, Seeded(3))
    author = lowest(live.table.must)
    other = live.table.legal_actions(author)[1] - codes.CONFRONT_CODE
    rows = [LogRow(author, codes.CONFRONT_CODE + other, "player", 0)]
    return [*rows, *[LogRow(seat, codes.SIGN_CODE, "player", 0) for seat in (author, other)]], author, other


ROWS, AUTHOR, OTHER = to_a_talk()
WATCHING = next(seat for seat in range(SEATS) if seat not in (AUTHOR, OTHER))
OFFER = [
    codes.FROM_CODE + OTHER, codes.TO_CODE + AUTHOR, codes.COUNT_CODE + 1,
    codes.FROM_CODE + AUTHOR, codes.TO_CODE + OTHER, codes.COUNT_CODE + 1, codes.SEND_CODE,
]  # fmt: skip


def own_card() -> int:
    live = LiveGame(BATTLEROYAL, SEATS, OPTIONS, Seeded(3))
    return int(live.table.hands[AUTHOR]).bit_length() - 1  # type: ignore[attr-defined]


SAID = {
    "is done": [codes.DONE_CODE],
    "wants to see": [codes.ALL_SHOW_CODE, codes.SEND_CODE],
    "trades": [*OFFER, codes.PICK_CODE + own_card()],
}


@contextmanager
def talk(stage: Stage, pace: str, said: list[int]) -> Iterator[dict[int, Client]]:
    """A talk between a bot and a person who is in no hurry, watched by another and a spectator."""
    ScriptedBot.script = said
    random.seed(11)
    registry = stage.registry
    registry.bots.size, registry.bots.workers = 1, {0: OwnProcess(stage)}
    people = (OTHER, WATCHING)
    seats = [person(seat) if seat in people else bot(seat, PLAYER) for seat in range(SEATS)]
    doc = playing(BATTLEROYAL, seats, OPTIONS, host=f"guest-{OTHER}", pace=pace)
    table = read(stage, doc, ROWS, lambda: Seeded(3))
    clients = {seat: Client(stage, f"guest-{seat}") for seat in (OTHER, WATCHING, SPECTATOR)}
    for client in clients.values():
        client.attend(table)
    yield clients


def hear(stage: Stage, clients: dict[int, Client], seconds: float) -> dict[int, Heard]:
    """What everybody hears, and when."""
    heard: dict[int, Heard] = {seat: [] for seat in clients}
    for moment in range(10, round(seconds * 200)):  # after they have come, and the bot has begun to think
        stage.wait(moment / 200 - stage.loop.now)
        for seat, client in clients.items():
            heard[seat] += [(moment / 200, text) for text in client.take()]
    return heard


def heard_of(pace: str, said: list[int]) -> dict[int, Heard]:
    with stages(1) as (stage,), talk(stage, pace, said) as clients:
        for client in clients.values():
            client.take()
        return hear(stage, clients, 3.0 + WATCHED)


@pytest.mark.rule("BR-17")
@pytest.mark.parametrize("pace", ["natural", "none"])
@pytest.mark.parametrize("said", ["wants to see", "trades"])
def test_nobody_can_tell_when_and_how_what_a_bot_says(pace: str, said: str) -> None:
    done, offered = heard_of(pace, SAID["is done"]), heard_of(pace, SAID[said])
    assert sum(b'"Sealed"' in text for _, text in done[SPECTATOR]) == 1
    assert offered == done
