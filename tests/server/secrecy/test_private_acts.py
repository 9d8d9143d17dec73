"""What somebody does for themselves alone sends nobody else anything, not even an empty message."""

import msgspec
import pytest

from clickbang.core.audience import SPECTATOR
from clickbang.core.chance import Seeded
from clickbang.core.game import Game
from clickbang.core.sitting import Sitting
from clickbang.games.battleroyal import BATTLEROYAL
from clickbang.games.bulletbucks import BULLETBUCKS
from clickbang.games.championship import CHAMPIONSHIP
from clickbang.protocol.messages import Answer, Bet, FromClient, Mute, Ping, Say, Sit, Speed, Wait, Why
from clickbang.server.storage.documents import LogRow
from tests.server.secrecy.wire_surface import WireSurface
from tests.server.stage import Stage


def begun(stage: Stage, game: Game, seats: int) -> WireSurface:
    """A game that has just begun, with a client for everybody; what they were sent so far is put aside."""
    surface = WireSurface(stage)
    sitting = Sitting(game, seats, None, Seeded(1), [surface])
    surface.attach(sitting, ())
    sitting.settle()
    assert not surface.quiet()
    for client in surface.clients.values():
        client.take()
    return surface


@pytest.mark.parametrize(
    ("game", "message"),
    [
        (CHAMPIONSHIP, Wait(prompt=1)),
        (BULLETBUCKS, Mute(seat=2)),
        (BATTLEROYAL, Say(text="psst", to="seat", seat=2)),
        (BATTLEROYAL, Say(text="psst", to="team")),
        (BULLETBUCKS, Answer(prompt=1, action=9999)),
        (BULLETBUCKS, Sit(seat=2, name="Thief")),
        (BATTLEROYAL, Why(prompt=1, choice={"type": "Leave"})),
        (BULLETBUCKS, Ping()),
        (BATTLEROYAL, Bet(seat=2)),
        (BATTLEROYAL, Speed(speed="end")),
    ],
    ids=lambda part: getattr(part, "name", type(part).__name__),
)
def test_others_are_sent_nothing(game: Game, message: FromClient, stage: Stage) -> None:
    table = begun(stage, game, max(game.least_seats, 4))
    table.clients[1].says(message)
    assert table.clients[1].take() != []
    assert table.clients[0].take() == table.clients[3].take() == table.clients[SPECTATOR].take() == []


def test_remarks_are_counted_for_each_hearer(stage: Stage) -> None:
    table = begun(stage, BATTLEROYAL, 6)
    table.clients[1].says(Say(text="psst", to="seat", seat=2))
    table.clients[1].says(Say(text="hello"))
    numbers = []
    for seat in (0, 2):
        said = [message for text in table.clients[seat].take() for message in msgspec.json.decode(text)]
        numbers.append([message["number"] for message in said])
    assert numbers == [[1], [1, 2]]


@pytest.mark.rule("WC-23")
def test_while_a_window_is_held_open_refusals_are_those_of_an_open_one(stage: Stage) -> None:
    table = begun(stage, BULLETBUCKS, 3)
    assert table.table is not None
    live = table.table.live
    assert live is not None
    live.answer(LogRow(0, live.prompt(0).choices[0], "player", 0))
    again = Answer(prompt=1, step=1, action=0)
    table.clients[0].says(again)  # its reply comes with the news
    table.clients[0].take()
    table.clients[0].says(again)
    (while_open,) = table.clients[0].take()
    live.hold(LogRow(1, live.prompt(1).choices[0], "player", 0))
    table.clients[0].says(again)
    assert b"core/already-answered" in while_open
    assert table.clients[0].take() == [while_open]
