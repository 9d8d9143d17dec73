"""Nobody outside notices a bet, over real HTTP and sockets: lists of tables and what the living hear stay the same."""

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from clickbang.games.battleroyal.rules.codes import CONFRONT_CODE, SIGN_CODE
from clickbang.protocol.messages import Answer, Bet, Ping, Ready, Sit, Start
from tests.server.caller import Caller, fetch, new_secret
from tests.server.hosting import Hosted, hosted
from tests.server.patience import SOON

HASTE = """
import itertools, time
time.time = map(float, itertools.count(2_000_000_000)).__next__
"""
"""By the server's calendar a second passes whenever it looks: whatever is dated anew is dated later."""

SEATS = 4


class Scene:
    """A public table of Battle Royal at which one is out, with one who watches and one who is not there."""

    def __init__(self, server: Hosted) -> None:
        self.server = server
        self.secrets = [new_secret(server) for _ in range(SEATS + 2)]
        self.players: list[Caller] = []
        self.eliminated = -1

    async def begin(self, stack: AsyncExitStack) -> None:
        options = {"pairs": "off", "seating": "seats"}
        wanted = {"game": "battleroyal", "seats": SEATS, "options": options, "clock": "none", "pace": "none"}
        opened = fetch(self.server, "POST", "/api/tables", {**wanted, "public": True}, self.secrets[0])
        self.table, self.code = opened.json["table"], opened.json["code"]
        callers = [await stack.enter_async_context(Caller(self.server, secret)) for secret in self.secrets[:-1]]
        self.players, self.spectator = callers[:SEATS], callers[SEATS]
        for caller in callers:
            assert await caller.attend(self.code) == ""
        for seat, player in enumerate(self.players):
            assert await player.ask(Sit(seat=seat, name=f"Player {seat}")) == ""
            assert await player.ask(Ready()) == ""
        assert await self.players[0].ask(Start()) == ""

    async def betray(self) -> None:
        """Whoever's turn it is betrays a neighbour, who is out (BR-11)."""
        prompts = [await asked(player, "turn") for player in self.players]
        author = next(seat for seat, prompt in enumerate(prompts) if prompt.get("choices"))
        other = next(one["code"] for one in prompts[author]["choices"] if one["type"] == "Confront") - CONFRONT_CODE
        await self.answer(author, "turn", CONFRONT_CODE + other)
        await self.answer(author, "sign", SIGN_CODE + 1)
        await self.answer(other, "sign", SIGN_CODE)
        self.eliminated = other
        self.living = [seat for seat in range(SEATS) if seat != other]
        for player in (*self.players, self.spectator):
            await self.quiet(player)

    async def answer(self, seat: int, kind: str, code: int) -> None:
        number = (await asked(self.players[seat], kind))["number"]
        assert await self.players[seat].ask(Answer(prompt=number, step=0, action=code)) == ""

    async def quiet(self, caller: Caller) -> list[dict[str, Any]]:
        """What comes before the reply to a ping, and with it."""
        before = len(caller.texts)
        assert await caller.ask(Ping()) == ""
        return [message for text in caller.texts[before:] for message in json.loads(text)]

    def lists(self) -> list[bytes]:
        """What everybody finds about tables: their own, and the public ones."""
        fetch(
            self.server, "POST", "/api/tables", {"game": "bulletbucks", "seats": 3, "public": False}, self.secrets[-1]
        )
        asked_for = [(path, secret) for path in ("/api/me", "/api/tables") for secret in self.secrets]
        return [fetch(self.server, "GET", path, secret=secret).body for path, secret in asked_for]

    def records(self) -> list[bytes]:
        path = f"/api/tables/{self.table}/games/1/record"
        return [fetch(self.server, "GET", path, secret=self.secrets[seat]).body for seat in self.living]


def prompts_of(caller: Caller) -> list[dict[str, Any]]:
    messages = [message for text in caller.texts for message in json.loads(text)]
    return [message["prompt"] for message in messages if message["type"] == "update" and message.get("prompt")]


async def asked(caller: Caller, kind: str) -> dict[str, Any]:
    """What this player is asked, once it is of this kind."""
    async with asyncio.timeout(SOON):
        while not prompts_of(caller) or prompts_of(caller)[-1]["kind"] != kind:
            await caller.receive()
    return prompts_of(caller)[-1]


async def noticed(server: Hosted) -> list[str]:
    """By what those outside notice that somebody who is out, and somebody who watches, have bet."""
    scene = Scene(server)
    async with AsyncExitStack() as stack:
        await scene.begin(stack)
        await scene.betray()
        lists, records = scene.lists(), scene.records()
        assert b"battleroyal" in lists[0]
        assert b"battleroyal" in lists[-1]
        on = scene.living[0]
        assert await scene.players[scene.eliminated].ask(Bet(seat=on)) == ""
        assert await scene.spectator.ask(Bet(seat=on)) == ""
        heard = [await scene.quiet(scene.players[seat]) for seat in scene.living]
        found = {
            "messages": [[message["type"] for message in messages] for messages in heard] != [["pong"]] * len(heard),
            "lists": scene.lists() != lists,
            "records": scene.records() != records,
        }
        return [name for name, differs in found.items() if differs]


@pytest.mark.rule("BR-20")
def test_nobody_outside_notices_a_bet(tmp_path: Path) -> None:
    with hosted(tmp_path, HASTE) as server:
        assert asyncio.run(noticed(server)) == []


DATED = "from clickbang.server.room import Room as T; T.note_private_change = T.note_change"
SPOKEN = """
from clickbang.protocol.messages import Bets
from clickbang.server.delivery import subscription
subscription.heard_bets = lambda doc, live, guest: Bets(bets=[], choices=[len(doc.bets)])
"""


@pytest.mark.plants
@pytest.mark.parametrize(("plant", "where"), [(DATED, "lists"), (SPOKEN, "messages")])
def test_a_bet_that_is_noticed_is_caught(tmp_path: Path, plant: str, where: str) -> None:
    with hosted(tmp_path, HASTE + plant) as server:
        assert asyncio.run(noticed(server)) == [where]
