"""Nobody can tell two games apart by what is hidden from them when they are relayed from another worker, either."""

import asyncio

import pytest
from starlette.types import Message

from clickbang.protocol.messages import Ping, Say
from clickbang.server.delivery.socket import NOT_AT_ONCE
from clickbang.server.storage.store import StoredTable
from clickbang.server.tables.online_table import OnlineTable
from tests.noninterference.secrets import Rulebook
from tests.server.clocks.test_when_bots_answer import test_nobody_can_tell_when_and_how_what_a_bot_says
from tests.server.cluster.relay_stage import RelayStage
from tests.server.secrecy.test_nothing_leaks import PAIRS
from tests.server.secrecy.test_private_questions import (
    test_nobody_outside_can_tell_that_1000_dollars_were_offered,
    test_nor_if_the_game_goes_on,
)
from tests.server.secrecy.wire_pairs import play_wire_pairs
from tests.server.stage import Client, Stage

__all__ = [
    "test_nobody_can_tell_when_and_how_what_a_bot_says",
    "test_nobody_outside_can_tell_that_1000_dollars_were_offered",
    "test_nor_if_the_game_goes_on",
]
PORTION = 4


@pytest.fixture(autouse=True)
def _relayed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Stage, "kind", RelayStage)


ALL = pytest.mark.parametrize(
    ("rulebook", "kind", "seats", "options", "clock", "pairs"),
    [pytest.param(*line, id=f"{line[0].game.name} {line[1]} {line[2]}") for line in PAIRS],
)


@ALL
def test_what_is_hidden_stays_hidden_through_a_relay(
    rulebook: Rulebook, kind: str, seats: int, options: dict[str, str], clock: str, pairs: int
) -> None:
    few = max(1, pairs // PORTION)
    assert play_wire_pairs(rulebook, kind, few, seats, options, clock)[kind] == few


@pytest.mark.soak
@ALL
def test_many_more_pairs_through_a_relay(
    rulebook: Rulebook, kind: str, seats: int, options: dict[str, str], clock: str, pairs: int
) -> None:
    assert play_wire_pairs(rulebook, kind, pairs, seats, options, clock)[kind] == pairs


def open_table(stage: Stage) -> OnlineTable:
    opening = stage.registry.open_table("Ann", "bulletbucks", 3, {}, "none", "none", True, "")
    doc = stage.loop.run_until_complete(opening).doc
    table = OnlineTable(stage.registry, StoredTable(doc, [], [], 0))
    stage.registry.keep(table)
    return table


def come(stage: Stage, table: OnlineTable, name: str) -> Client:
    client = Client(stage, name)
    client.attend(table)
    client.take()
    return client


def test_who_does_not_read_pauses_their_channel_and_hears_the_rest_at_once_later(stage: Stage) -> None:
    table = open_table(stage)
    ann, ben = come(stage, table, "Ann"), come(stage, table, "Ben")
    ann.take()
    connection, reads = ann.connection, asyncio.Event()

    async def stuck(message: Message) -> None:
        await reads.wait()
        await ann.hear(message)

    connection.socket, connection.asgi_send = NOT_AT_ONCE, stuck
    for number in range(5):
        ben.says(Say(text=f"number {number}"))
    assert ann.take() == []
    assert [text.count(b"number") for text in ben.take() if b"said" in text] == [2] * 5
    (relayed,) = [client for client in stage.registry.clients if client.guest == "Ann"]
    assert not relayed.socket.takes_at_once()
    reads.set()
    stage.settle()
    heard = [text.count(b'"said"') for text in ann.take()]
    assert sum(heard) == 5
    assert len(heard) <= 3  # the first, what was on its way when the channel was paused, and all the rest
    assert relayed.socket.takes_at_once()


def test_those_clients_are_really_relayed(stage: Stage) -> None:
    ann = come(stage, open_table(stage), "Ann")
    ann.says(Ping())
    assert ann.take() == [b'[{"type":"pong","id":1}]']
    assert ann.connection.relay is not None
    (client,) = stage.registry.clients
    assert client.table is not None
