"""What is cheap to ask for and dear to answer is asked for within a budget, by guest and by network."""

import asyncio
import json
import random
import time
from pathlib import Path

import pytest
from starlette.requests import Request

from clickbang.core.events import Event
from clickbang.core.table import TAKE_BACK
from clickbang.games import GAMES
from clickbang.protocol.errors import ServerError
from clickbang.protocol.messages import PROTOCOL, Answer, Attend, Configure, Hello, Mute, Ping, Say, TableInfo
from clickbang.server.delivery.narration_cache import MOST_LINES, NarrationCache, cards_json
from clickbang.server.http.api import Api
from clickbang.server.http.identity import Guests
from clickbang.server.limits.buckets import Bucket, Shares
from clickbang.server.seats.seating import MOST_MUTING, mute
from clickbang.server.settings import Settings
from clickbang.server.storage.store import Listed
from clickbang.server.tables import play
from clickbang.server.tables.registry import Registry
from clickbang.server.tables.requests import MOST_STEPS, take_answer
from clickbang.text import Catalogue
from clickbang.text.narrator import Narrator
from tests.server.caller import Caller, fetch, handshake, new_secret
from tests.server.hosting import Hosted, hosted
from tests.server.party import NEVER, Guest, Party, opened
from tests.server.patience import LONG
from tests.server.stage import InstantStore

LARGE = json.dumps({f"card{n}": {"value": n, "name": {"en": "x" * 200, "fr": "y" * 200}} for n in range(36)})
"""A deck of some fifteen kilobytes."""
TOO_FAST = "server/too-fast"
STILL = """
import time
time.monotonic = lambda: 1000.0
"""
"""By the clock of a server's limits no time passes."""


async def attend(caller: Caller, tables: list[str], times: int) -> int:
    """Come to these tables in turn until it is refused; how often that was done."""
    for done in range(times):
        refusal = await caller.ask(Attend(table=tables[done % len(tables)]))
        if refusal:
            assert refusal == TOO_FAST
            return done
    return times


def tables_with_large_decks(server: Hosted, secret: str) -> list[str]:
    body = {"game": "battleroyal", "seats": 6, "options": {"deck": LARGE}, "public": True}
    return [fetch(server, "POST", "/api/tables", body, secret).json["table"] for _ in range(2)]


def test_coming_to_a_table_again_and_again_is_refused_by_guest_and_by_network(tmp_path: Path) -> None:
    async def scene(server: Hosted) -> None:
        secrets = [new_secret(server) for _ in range(9)]
        (table, _) = tables_with_large_decks(server, secrets[0])
        done, began = [], time.monotonic()
        for secret in secrets:
            async with Caller(server, secret) as caller:
                await caller.ask(Hello(protocol=PROTOCOL))
                done.append(await attend(caller, [table], 50))
                assert await caller.ask(Ping()) == ""
        since = time.monotonic() - began
        assert all(10 <= times < 11 + since for times in done[:5])  # ten at once, then one in six seconds
        assert 50 < sum(done) < 59 + 5 * since  # five times as often, and once for each connection

    with hosted(tmp_path, attends_each=10, connections_each=8) as server:
        asyncio.run(asyncio.wait_for(scene(server), LONG))


def test_guests_who_hop_between_large_tables_draw_no_more_than_their_bytes(tmp_path: Path) -> None:
    async def scene(server: Hosted) -> None:
        secrets = [new_secret(server) for _ in range(4)]
        tables = tables_with_large_decks(server, secrets[0])
        callers = [Caller(server, secret) for secret in secrets]
        drawn = 0
        for caller in callers:
            async with caller:
                await caller.ask(Hello(protocol=PROTOCOL))
                assert await attend(caller, tables, 200) < 100
                drawn += sum(map(len, caller.texts))
        assert 1_000_000 < drawn < 2_500_000  # four times thirty seconds' worth, and what came with the last

    with hosted(tmp_path, attends_each=100_000, bytes_each=10_000) as server:
        asyncio.run(asyncio.wait_for(scene(server), LONG))


async def test_who_comes_again_disturbs_nobody(party: Party) -> None:
    other = await party.invite("Other")
    second = await other.back(party.table)
    await party.host.until(lambda: party.host.table.spectators == 1 or len(party.host.texts) > 1)
    version, texts = party.table.version, len(party.host.texts)
    for _ in range(20):
        before = len(other.received)
        await other.attend(party.table)
        await other.until(lambda: len(other.received) > before)  # noqa: B023
        assert isinstance(other.received[-1], TableInfo)
    second.leave()
    assert (party.table.version, len(party.host.texts)) == (version, texts)


async def test_a_table_is_changed_only_so_often(party: Party) -> None:
    party.registry.allowances.changes = Shares(NEVER, 50.0, 5)
    refusals = [await party.host.ask(Configure(public=bool(n % 2))) for n in range(60)]
    assert refusals == [""] * 50 + [TOO_FAST] * 10


async def test_who_was_sent_too_much_watches_slowly_and_plays_as_before(party: Party) -> None:
    host, player, *_ = await party.begin(3)
    watching = await party.invite("Watching")
    for guest in (player, watching):
        party.registry.allowances.bytes.guests.of(guest.name).tokens = -1e12
    assert await player.answer(player.prompt_codes()[0]) == ""
    assert await host.answer(host.prompt_codes()[0]) == ""
    await player.until(lambda: player.events().count("Sealed") == 2)
    await watching.until(lambda: watching.client.slowed is not None)
    told = len(watching.texts)
    assert await host.ask(Mute(seat=1, on=False)) == ""
    assert await watching.ask(Say(text="x")) == ""  # is answered, and told nothing else
    assert len(watching.texts) == told + 1
    await watching.until(lambda: watching.events().count("Sealed") == 2)  # a second later


class Counting(Narrator):
    """Counts what it is asked to put into words."""

    told = 0

    def event(self, event: Event) -> str:
        self.told += 1
        return "x"


def test_a_game_is_put_into_words_once_and_not_for_ever() -> None:
    narrations, narrator = NarrationCache(), Counting(Catalogue(), GAMES["bulletbucks"], ["A", "B"], 0)
    events = [Event()] * 1000
    assert len(narrations.lines(("table", 1, 0, "en", "classic"), narrator, events[:900])) == 900
    assert len(narrations.lines(("table", 1, 0, "en", "classic"), narrator, events)) == 1000
    assert narrator.told == 1000
    for number in range(200):
        narrations.lines((f"table {number}", 1, 0, "en", "classic"), narrator, events)
    assert narrations.kept == sum(map(len, narrations.games.values())) <= MOST_LINES
    narrations.forget("table 199")
    assert narrations.kept == sum(map(len, narrations.games.values())) == MOST_LINES - 1000


def test_what_stands_on_cards_is_written_once() -> None:
    options, catalogue = (("deck", LARGE),), Catalogue("fr", "gentle")
    assert cards_json("battleroyal", options, catalogue) is cards_json("battleroyal", options, catalogue)
    assert cards_json("bulletbucks", (), catalogue) is None


async def test_from_another_network_one_is_not_concerned(party: Party) -> None:
    party.registry.allowances.bytes.networks.of("127.0.0.1").tokens = -1e12
    near, far = party.host.client, Guest(party.registry, "Far", "10.0.0.1").client
    assert not party.registry.allowances.bytes.has(near.guest, near.network)
    assert party.registry.allowances.bytes.has(far.guest, far.network)


def test_requests_are_counted_by_network_and_the_dear_ones_more(tmp_path: Path) -> None:
    with hosted(tmp_path, STILL, requests_each=0.3) as server:
        secret = new_secret(server)
        assert [fetch(server, "GET", "/api/me", None, secret).status for _ in range(3)] == [200, 200, 429]
        refused = fetch(server, "GET", "/nothing")
        assert (refused.status, refused.code, refused.headers["retry-after"]) == (429, TOO_FAST, "1")
        assert fetch(server, "GET", "/health").status == fetch(server, "GET", "/").status == 200
        assert asyncio.run(handshake(server, {"Authorization": f"Bearer {secret}"})) == 503


def test_bytes_over_http_are_counted_too(tmp_path: Path) -> None:
    with hosted(tmp_path, STILL, bytes_each=1000, requests_each=1e6) as server:
        drawn, statuses = 0, set()
        for _ in range(40):
            reply = fetch(server, "GET", "/openapi.json")
            drawn += len(reply.body)
            statuses.add(reply.status)
            if reply.status == 429:
                break
        assert statuses == {200, 429}
        assert 150_000 < drawn < 250_000
        assert fetch(server, "GET", "/health").status == 200


class CountingStore(InstantStore):
    """Counts how often the public tables are read."""

    read = 0

    async def public_tables(self, limit: int) -> list[Listed]:
        self.read += 1
        return []


async def test_the_list_of_tables_is_read_once_a_second_however_many_ask() -> None:
    store = CountingStore()
    registry = Registry(Settings(bot_processes=0), store, asyncio.get_running_loop())
    api, request = Api(registry, Guests(store, "", registry.retention)), Request({"type": "http", "headers": []})
    for _ in range(20):
        await asyncio.gather(*[api.tables(request) for _ in range(10)])
    assert store.read == 1
    api.listed_at -= 1.0
    await api.tables(request)
    assert store.read == 2
    await registry.stop()


async def test_options_are_no_longer_than_a_deck_has_to_be(tmp_path: Path) -> None:
    async with opened(tmp_path, "battleroyal", 6) as party:
        assert await party.host.ask(Configure(options={"deck": LARGE})) == ""
        assert await party.host.ask(Configure(options={"deck": LARGE + " " * 20_000})) == "server/too-large"
    with hosted(tmp_path) as server:
        for what in ("options", "files"):
            body = {"game": "battleroyal", "seats": 6, what: {"deck": "#" * 20_001}}
            assert fetch(server, "POST", "/api/tables", body, new_secret(server)).code == "server/too-large"


def test_a_debt_has_an_end() -> None:
    bucket = Bucket(10.0, 100.0)
    bucket.charge(10**9)
    assert -60 < bucket.tokens < 0


async def test_who_is_at_home_at_a_table_comes_in_however_noisy_the_neighbours_are(tmp_path: Path) -> None:
    async with opened(tmp_path, "bulletbucks", 3, guesses_each=1) as party:
        network = party.host.client.network
        while party.registry.allowances.guesses.networks.of(network).take():
            pass
        table = await party.registry.attendable(party.table.doc.code, party.host.client)
        assert table is party.table
        stranger = Guest(party.registry, "Stranger")
        with pytest.raises(ServerError, match="Slower"):
            await party.registry.attendable(party.table.doc.code, stranger.client)


async def test_whom_spectators_do_not_want_to_hear_is_kept_of_so_many(party: Party) -> None:
    await party.seat_everybody(1)
    for number in range(2 * MOST_MUTING):
        mute(party.table.doc, f"Spectator {number}", party.host.name, on=True)
    assert len(party.table.doc.muted) == MOST_MUTING
    assert f"Spectator {2 * MOST_MUTING - 1}" in party.table.doc.muted


async def test_an_answer_goes_back_and_forth_only_so_often(tmp_path: Path) -> None:
    async with opened(tmp_path, "battleroyal", 6, messages_each=1e6) as party:
        await party.begin(6)
        live = party.live
        whim = random.Random(5)
        while True:
            seat = next(seat for seat in range(6) if live.waits_for(seat))
            action = whim.choice(live.table.legal_actions(seat))
            imagined = live.table.clone()
            imagined.apply(seat, action)
            if imagined.drafts is not None and imagined.drafts[seat] and (imagined.must | imagined.asked) >> seat & 1:
                break  # the first step of several
            play.answer(party.table, seat, action, "player")

        def step(chosen: int) -> None:
            prompt = live.view(seat).prompts
            answer = Answer(prompt=prompt, step=live.step(seat), action=chosen)
            take_answer(party.table, party.guests[seat].name, answer)

        for _ in range(MOST_STEPS // 2):
            step(action)
            step(TAKE_BACK)
        step(action)
        with pytest.raises(ServerError, match="back and forth"):
            step(TAKE_BACK)
