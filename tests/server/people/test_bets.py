"""Bets on who wins: the eliminated bet among themselves, spectators too, and no player hears of it before the end."""

from collections.abc import Sequence

import msgspec
import pytest
from msgspec import msgpack

from clickbang.protocol.bodies import TableLine
from clickbang.protocol.errors import BET_STANDS, ServerError
from clickbang.protocol.messages import Bet, Bets, Mute, Pong
from clickbang.server.delivery import subscription
from clickbang.server.http.api import table_line
from clickbang.server.seats import bets, game_setup
from clickbang.server.storage.documents import BetDoc, TableDoc
from clickbang.server.storage.store import Finished, Listed, PutTable, Write
from clickbang.server.tables import play, requests
from clickbang.server.tables.online_table import OnlineTable
from tests.server.fallen import ONE, TWO, Fallen
from tests.server.planting import Original, Plant, planted
from tests.server.stage import InstantStore, Stage, stages


def told(texts: list[bytes]) -> list[tuple[str, int, int, bool]]:
    """The bets in the last message about them: whose, on whom, among how many, and whether it was right."""
    found = [message for text in texts for message in msgspec.json.decode(text) if message["type"] == "bets"]
    last = found[-1].get("bets", []) if found else []
    return [(one["name"], one["on"], one["left"], one.get("right", False)) for one in last]


def refusals(texts: list[bytes]) -> list[str]:
    messages = [message for text in texts for message in msgspec.json.decode(text)]
    return [message["code"] for message in messages if message["type"] == "refused"]


@pytest.mark.rule("BR-20")
def test_the_eliminated_hear_the_bets_of_the_eliminated_and_nobody_else_does(stage: Stage) -> None:
    table = Fallen(stage, deaths=2)
    author, other = table.out
    table.clients[author].says(Bet(seat=table.left[0]))
    heard = table.take()
    assert told(heard[author]) == told(heard[other]) == [(f"Player {author}", table.left[0], 4, False)]
    assert [heard[seat] for seat in table.left] + [heard[ONE], heard[TWO]] == [[]] * 6


def test_spectators_hear_the_bets_of_spectators(stage: Stage) -> None:
    table = Fallen(stage, deaths=1)
    table.clients[ONE].says(Bet(seat=table.left[1]))
    heard = table.take()
    assert told(heard[TWO]) == [("", table.left[1], 5, False)]
    assert all(heard[seat] == [] for seat in range(6))


def test_who_plays_cannot_bet(stage: Stage) -> None:
    table = Fallen(stage, deaths=1)
    table.clients[table.left[0]].says(Bet(seat=table.left[1]))
    assert refusals(table.clients[table.left[0]].take()) == ["server/cannot-bet"]


def test_nobody_bets_on_who_is_out(stage: Stage) -> None:
    table = Fallen(stage, deaths=2)
    table.clients[ONE].says(Bet(seat=table.out[0]))
    assert refusals(table.clients[ONE].take()) == ["server/no-such-bet"]


def test_a_bet_stands(stage: Stage) -> None:
    table = Fallen(stage, deaths=1)
    table.clients[ONE].says(Bet(seat=table.left[0]))
    table.clients[ONE].take()
    table.clients[ONE].says(Bet(seat=table.left[1]))
    assert refusals(table.clients[ONE].take()) == ["server/bet-stands"]


def test_at_the_end_all_are_told_who_was_right(stage: Stage) -> None:
    table = Fallen(stage, deaths=3)
    table.clients[table.out[0]].says(Bet(seat=table.left[0]))
    table.clients[ONE].says(Bet(seat=table.left[1]))
    while not table.live.over:
        table.kill()
        stage.wait(30)
    (winner,) = table.live.table.result().winners
    expected = [(f"Player {table.out[0]}", table.left[0], 3), ("", table.left[1], 3)]
    for texts in table.take().values():
        assert told(texts) == [(*one, one[1] == winner) for one in expected]


def test_the_next_game_begins_without_bets(stage: Stage) -> None:
    table = Fallen(stage, deaths=4)
    table.clients[ONE].says(Bet(seat=table.left[0]))
    table.kill()
    stage.wait(30)
    play.make_way(table.table)
    game_setup.rematch(table.table.doc)
    assert table.table.doc.bets == {}


def test_so_many_spectators_can_bet_and_no_more(stage: Stage) -> None:
    table = Fallen(stage, deaths=1)
    bet = BetDoc(None, table.left[0], 5)
    table.table.doc.bets.update({f"somebody-{number}": bet for number in range(bets.MOST)})
    table.clients[ONE].says(Bet(seat=table.left[0]))
    assert refusals(table.clients[ONE].take()) == ["server/cannot-bet"]
    table.clients[table.out[0]].says(Bet(seat=table.left[0]))
    assert refusals(table.clients[table.out[0]].take()) == []


class Listing(InstantStore):
    """Keeps what the lists of tables, GET /api/me and /api/tables, are made from."""

    def __init__(self) -> None:
        self.tables: dict[str, Listed] = {}

    def submit(self, writes: Sequence[Write], finished: Finished) -> None:
        for write in writes:
            if isinstance(write, PutTable):
                self.tables[write.table] = Listed(msgpack.decode(write.doc, type=TableDoc), write.touched)
        super().submit(writes, finished)


LONG_AGO = 1_000_000


def listed(act: str) -> list[TableLine]:
    """The table as it stands in the lists, after somebody who watches did this."""
    with stages(1, Listing) as (stage,):
        table = Fallen(stage, deaths=2)
        table.table.touched = LONG_AGO
        table.clients[ONE].says(Bet(seat=table.left[0]) if act == "bets" else Mute(seat=table.left[0]))
        assert table.table.doc.bets or table.table.doc.muted
        store = stage.registry.store
        assert isinstance(store, Listing)
        return [table_line(line) for line in store.tables.values()]


@pytest.mark.rule("BR-20")
@pytest.mark.parametrize("act", ["bets", "mutes"])
def test_the_lists_of_tables_do_not_tell_when_somebody_bets_or_mutes(act: str) -> None:
    assert [line.touched for line in listed(act)] == [LONG_AGO]


@pytest.mark.plants
def test_a_bet_that_dates_its_table_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OnlineTable, "note_private_change", OnlineTable.note_change)
    with pytest.raises(AssertionError):
        test_the_lists_of_tables_do_not_tell_when_somebody_bets_or_mutes("bets")


# Nobody outside can tell what was bet, nor that anything was


def streams(author: int | str, on: int | None) -> dict[int | str, list[bytes]]:
    """Everything that those are sent who must not hear of the bets of this author's audience."""
    with stages(1) as (stage,):
        table = Fallen(stage, deaths=2)
        author = table.out[author] if isinstance(author, int) else author
        if on is not None:
            table.clients[author].says(Bet(seat=table.left[on]))
        outside = [*table.left, *([ONE, TWO] if isinstance(author, int) else table.out)]
        alive = table.left[2]
        table.clients[alive].says(Bet(seat=alive))
        heard = {who: table.clients[who].take() for who in outside}
        table.kill()
        still = [seat for seat in outside if seat not in table.left or seat in playing(table)]
        for who in still:
            heard[who] += table.clients[who].take() + table.come(who).take()
        return heard


def playing(table: Fallen) -> list[int]:
    return [seat for seat in table.left if table.live.table.board.alive >> seat & 1]  # type: ignore[attr-defined]


@pytest.mark.rule("BR-20")
@pytest.mark.parametrize("author", [0, ONE], ids=["eliminated", "spectator"])
def test_nobody_outside_can_tell_what_was_bet(author: int | str) -> None:
    nothing = streams(author, None)
    assert sum(len(texts) for texts in nothing.values()) > 10
    assert streams(author, 0) == streams(author, 1) == nothing


@planted(subscription, "heard_bets")
def bets_reach_everybody(_original: Original, doc: object, live: object, _guest: str) -> object:
    return bets.heard_bets(doc, live, ONE) or Bets()  # type: ignore[arg-type]


@planted(OnlineTable, "note_private_change")
def every_bet_is_an_empty_message_to_all(change: Original, table: OnlineTable) -> None:
    change(table)
    for client in table.clients:
        client.reply(Pong())


@planted(requests, "bet")
def a_refusal_tells_that_somebody_has_bet(_original: Original, doc: object, live: object, guest: str, on: int) -> None:
    if doc.bets:  # type: ignore[attr-defined]
        raise ServerError(BET_STANDS)
    bets.bet(doc, live, guest, on)  # type: ignore[arg-type]


@pytest.mark.plants
@pytest.mark.parametrize(
    "plant",
    [bets_reach_everybody, every_bet_is_an_empty_message_to_all, a_refusal_tells_that_somebody_has_bet],
)
def test_a_planted_leak_is_caught(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    author: int | str = ONE if plant is bets_reach_everybody else 0
    assert streams(author, 0) != streams(author, None)
