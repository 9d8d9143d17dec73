"""Over HTTP: replies that browsers cannot be tricked with, limits that bite, cookies that no script can read."""

import asyncio
import gzip
import http.client
import re
from itertools import product
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from clickbang.games import GAMES
from clickbang.protocol.messages import Attend, Hello
from clickbang.server.http.headers import HEADERS
from clickbang.server.http.page import POLICY, folder
from clickbang.server.http.replies import LARGEST_BODY
from clickbang.server.http.routes import ADDRESSES
from clickbang.text import LANGUAGES, SKINS, Catalogue
from clickbang.text.rulebook import rule_ids, rules_of
from tests.server.caller import Caller, fetch, new_secret
from tests.server.hosting import Hosted, hosted
from tests.server.patience import LONG, SOON

TABLE = {"game": "bulletbucks", "seats": 3}
PLACES = {"table": "0" * 16, "game": 1, "name": "bulletbucks", "rule": "BB-7"}
"""What stands in the places of an address."""


@pytest.mark.parametrize(
    ("method", "path"),
    [
        *[(address.method, address.path.format(**PLACES)) for address in ADDRESSES],
        ("GET", "/openapi.json"),
        ("GET", "/nothing"),
        ("GET", "/../etc/passwd"),
        ("PUT", "/api/tables"),
        ("GET", "/ws"),
        ("GET", "/api/tables/x/games/not-a-number/record"),
    ],
)
def test_every_reply_has_the_headers_that_keep_browsers_safe(server: Hosted, method: str, path: str) -> None:
    for secret in ("", new_secret(server)):
        reply = fetch(server, method, path, b"{}" if method == "POST" else None, secret)
        assert reply.status < 500
        assert {name: reply.headers.get(name) for name in HEADERS} == HEADERS
        assert "server" not in reply.headers


def test_the_page_has_a_policy_of_its_own_that_lets_nothing_in_from_elsewhere(server: Hosted) -> None:
    reply = fetch(server, "GET", "/", None, "")
    own = {"content-security-policy": POLICY, "cache-control": "no-cache"}
    expected = HEADERS | (own if (folder() / "index.html").is_file() else {})
    assert {name: reply.headers.get(name) for name in HEADERS} == expected
    assert "unsafe" not in POLICY


def test_what_the_page_is_made_of_comes_compressed_and_is_kept(server: Hosted) -> None:
    page = fetch(server, "GET", "/").body.decode()
    paths = re.findall(r'"(/assets/[^"]+)"', page)
    assert paths or not (folder() / "index.html").is_file()
    for path in paths:
        plain = fetch(server, "GET", path)
        packed = fetch(server, "GET", path, headers={"Accept-Encoding": "br, gzip"})
        assert packed.headers["content-encoding"] == "gzip"
        assert gzip.decompress(packed.body) == plain.body
        if not path.endswith(".woff2"):  # which is compressed in itself
            assert len(packed.body) < len(plain.body) / 2
        assert packed.headers["content-type"] == plain.headers["content-type"]
        for reply in (plain, packed):
            assert reply.headers["vary"] == "accept-encoding"
            assert "immutable" in reply.headers["cache-control"]
    assert fetch(server, "GET", "/assets/none.js").status == 404
    assert fetch(server, "GET", "/assets/..%2findex.html").status == 404


def test_a_refused_websocket_has_them_too(server: Hosted) -> None:
    async def refused() -> InvalidStatus:
        try:
            async with connect(f"ws://127.0.0.1:{server.port}/ws", proxy=None):
                raise AssertionError("it was let in")
        except InvalidStatus as error:
            return error

    response = asyncio.run(refused()).response
    assert {name: response.headers.get(name) for name in HEADERS} == HEADERS


def test_what_is_not_there_is_said_in_json(server: Hosted) -> None:
    assert fetch(server, "GET", "/nothing").code == "server/not-found"
    assert fetch(server, "PUT", "/api/tables").status == 405


@pytest.mark.parametrize(
    ("accepted", "sentence"),
    [
        ("", "There is nothing here."),
        ("fr", "Il n'y a rien ici."),
        ("de-CH, fr-CH;q=0.9, en;q=0.8", "Il n'y a rien ici."),
        ("en;q=0.5, fr", "Il n'y a rien ici."),
        ("en;q=0.8,fr ; q=0.9", "Il n'y a rien ici."),
        ("fr;q=0.5, en;q=0.5", "Il n'y a rien ici."),
        ("fr;q=0, de", "There is nothing here."),
        ("fr;q=lots, en;q=0.1", "There is nothing here."),
        ("xx", "There is nothing here."),
        (", ;q=é,-", "There is nothing here."),
    ],
)
def test_the_reason_is_in_the_language_of_whoever_asks(server: Hosted, accepted: str, sentence: str) -> None:
    reply = fetch(server, "GET", "/api/nothing", headers={"Accept-Language": accepted})
    assert reply.json == {"code": "server/not-found", "sentence": sentence}


@pytest.mark.parametrize("words", list(product(GAMES, LANGUAGES, SKINS)), ids=str)
def test_all_rules_of_a_game_can_be_asked_for(server: Hosted, words: tuple[str, str, str]) -> None:
    game, lang, skin = words
    book = fetch(server, "GET", f"/api/games/{game}/rules?lang={lang}&skin={skin}").json
    passages = [passage for section in book["sections"] for passage in section["passages"]]
    assert {one["rule"]: one["text"] for one in passages if one["rule"]} == rules_of(game, lang, skin)
    assert [one["rule"] for one in passages if one["rule"]] == rule_ids(game)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_come_in_the_words_that_are_asked_for(server: Hosted, lang: str) -> None:
    told = fetch(server, "GET", f"/api/games?lang={lang}&skin=classic").json["games"]
    catalogue = Catalogue(lang, "classic")
    for game in told:
        for option in game["options"]:
            key = f"{game['name']}-option-{option['name']}"
            assert option["title"] == catalogue.say(key)
            assert option["about"] == catalogue.say(f"{key}.about")
            assert len(set(option["labels"])) == len(option["values"])


@pytest.mark.parametrize("path", ["poker/rules", "1/rules", "bulletbucks/rules?lang=de", "bulletbucks/rules?skin=none"])
def test_rules_that_nobody_has_written_are_not_found(server: Hosted, path: str) -> None:
    assert fetch(server, "GET", f"/api/games/{path}").code == "server/not-found"


def test_a_body_that_is_too_large_is_refused(server: Hosted) -> None:
    secret = new_secret(server)
    for path in ("/api/tables", "/api/transfers/use"):
        assert fetch(server, "POST", path, b"[" * LARGEST_BODY, secret).status == 400
        assert fetch(server, "POST", path, b" " * (LARGEST_BODY + 1), secret).status == 413


def test_a_body_without_a_length_is_read_no_further_than_the_limit(server: Hosted) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=SOON)
    chunks = (b" " * 1000 for _ in range(LARGEST_BODY // 1000 + 1))
    headers = {"Authorization": f"Bearer {new_secret(server)}"}
    connection.request("POST", "/api/tables", chunks, headers, encode_chunked=True)
    assert connection.getresponse().status == 413
    connection.close()


@pytest.mark.parametrize("body", [b"", b"{", b"null", b"\xff", b'{"game":"bulletbucks"}', b'{"game":1,"seats":3}'])
def test_a_body_that_cannot_be_read_is_refused(server: Hosted, body: bytes) -> None:
    assert fetch(server, "POST", "/api/tables", body, new_secret(server)).code == "server/malformed"


WEAPONS = (Path(__file__).parents[3] / "examples" / "my_weapons.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("files", "code"),
    [
        ({"deck": WEAPONS}, ""),
        ({"deck": "not = toml ="}, "core/deck-not-toml"),
        ({"pairs": "on"}, "core/no-such-option"),
    ],
    ids=["a deck", "nonsense", "no file"],
)
def test_a_deck_can_be_given_as_its_file(server: Hosted, files: dict[str, str], code: str) -> None:
    body = {"game": "battleroyal", "seats": 6, "files": files}
    reply = fetch(server, "POST", "/api/tables", body, new_secret(server))
    assert (reply.status, reply.code if code else "") == (400 if code else 201, code)


# Cookies


def cookie_of(server: Hosted) -> list[str]:
    return fetch(server, "POST", "/api/guests").headers["set-cookie"].split("; ")


def test_the_cookie_is_for_no_script_and_no_other_site(server: Hosted) -> None:
    value, *flags = cookie_of(server)
    assert value.startswith("clickbang=")
    assert sorted(flags) == ["HttpOnly", "Max-Age=31536000", "Path=/", "SameSite=lax"]


def test_behind_tls_the_cookie_is_sent_over_tls_only(tmp_path: Path) -> None:
    with hosted(tmp_path, public_address="https://games.example.org") as behind_tls:
        value, *flags = cookie_of(behind_tls)
        assert "Secure" in flags
        known = fetch(behind_tls, "POST", "/api/guests", headers={"Cookie": value})
        assert known.status == 200
        assert "set-cookie" not in known.headers
        for origin, status in (("https://games.example.org", 200), ("https://example.org", 403)):
            assert fetch(behind_tls, "GET", "/api/me", headers={"Cookie": value, "Origin": origin}).status == status


# Limits


def test_only_so_many_tables_an_hour(tmp_path: Path) -> None:
    with hosted(tmp_path, tables_each=2) as strict:
        guests = [new_secret(strict) for _ in range(4)]
        statuses = [[fetch(strict, "POST", "/api/tables", TABLE, guest).status for _ in range(3)] for guest in guests]
        assert statuses == [[201, 201, 429]] * 3 + [[429] * 3]  # an address may open three times as many


def test_only_so_many_wrong_codes_a_minute(tmp_path: Path) -> None:
    async def scene(strict: Hosted) -> None:
        secret = new_secret(strict)
        code = fetch(strict, "POST", "/api/tables", TABLE, secret).json["code"]
        async with Caller(strict, secret) as caller:
            await caller.ask(Hello(protocol=1))
            for _ in range(5):
                assert await caller.ask(Attend(table=code)) == ""
            refusals = [await caller.ask(Attend(table="AAAAA" + letter)) for letter in "BCDE"]
            assert refusals == ["server/no-such-table"] * 3 + ["server/too-fast"]
        for number in range(4):
            reply = fetch(strict, "POST", "/api/transfers/use", {"code": f"guess {number}"}, new_secret(strict))
            assert reply.code == "server/bad-transfer"

    with hosted(tmp_path, guesses_each=3) as strict:
        asyncio.run(asyncio.wait_for(scene(strict), LONG))


def test_only_so_many_new_guests_from_one_address(tmp_path: Path) -> None:
    with hosted(tmp_path, guests_each=5) as strict:
        statuses = [fetch(strict, "POST", "/api/programs").status for _ in range(20)]
        assert statuses[:10] == [201] * 10
        assert 429 in statuses


def test_only_so_many_connections_from_one_address(tmp_path: Path) -> None:
    async def scene(strict: Hosted) -> None:
        secret = new_secret(strict)
        async with Caller(strict, secret), Caller(strict, secret):
            with pytest.raises(InvalidStatus) as refused:
                async with Caller(strict, secret):
                    pass
            assert refused.value.response.status_code == 503
        async with Caller(strict, secret) as again:
            assert await again.ask(Hello(protocol=1)) == ""

    with hosted(tmp_path, connections_each=2) as strict:
        asyncio.run(asyncio.wait_for(scene(strict), LONG))


@pytest.mark.parametrize(
    ("caller", "settings", "status"),
    [("127.0.0.1", {}, 200), ("10.0.0.9", {}, 404), ("10.0.0.9", {"metrics_from": "10.0.0.8, 10.0.0.9"}, 200)],
)
def test_players_do_not_see_how_many_answers_there_were(
    tmp_path: Path, caller: str, settings: dict[str, str], status: int
) -> None:
    with hosted(tmp_path, trust_proxy="127.0.0.1", **settings) as server:
        assert fetch(server, "GET", "/metrics", headers={"X-Forwarded-For": caller}).status == status
