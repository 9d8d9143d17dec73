"""What can be asked over HTTP: who one is, tables to open and to find, records, and how the server is doing."""

import re
from functools import partial
from typing import TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from clickbang import __version__
from clickbang.bots.registry import built_in_bots
from clickbang.core.audience import SPECTATOR
from clickbang.core.errors import ClickbangError
from clickbang.games import GAMES, find_game
from clickbang.server.bodies import (
    GameInfo,
    Games,
    Guest,
    Health,
    Me,
    Moved,
    Opened,
    OpenTable,
    OptionInfo,
    Problem,
    Program,
    Rulebook,
    RuleSection,
    RuleText,
    TableLine,
    Tables,
    TransferCode,
    UseTransfer,
)
from clickbang.server.docs import OVER, PERSON, PLAYING
from clickbang.server.errors import (
    BAD_TRANSFER,
    BROKEN,
    FOREIGN_ORIGIN,
    MALFORMED,
    NO_RECORD,
    NO_SUCH_TABLE,
    NOT_A_GUEST,
    NOT_FOUND,
    NOT_THE_HOST,
    TOO_FAST,
    TOO_LARGE,
    TOO_MANY_TABLES,
    ServerError,
)
from clickbang.server.finished import own_record
from clickbang.server.house import House
from clickbang.server.identity import A_YEAR, COOKIE, Guests, Transfers, check_origin, new_guest
from clickbang.server.limits import Buckets
from clickbang.server.pace import CLOCKS, PACES
from clickbang.server.seating import seat_of
from clickbang.server.store import Listed
from clickbang.text import LANGUAGES, SKINS
from clickbang.text.rulebook import RULEBOOKS, RuleError, find_rules, rule_text, sections_of

B = TypeVar("B", bound=Struct)

LARGEST_BODY = 200_000
LISTED = 50
WEIGHT = re.compile(r"q=([01](?:\.[0-9]*)?)")

STATUS = {
    NOT_A_GUEST: 401,
    FOREIGN_ORIGIN: 403,
    NOT_THE_HOST: 403,
    NO_SUCH_TABLE: 404,
    NO_RECORD: 404,
    NOT_FOUND: 404,
    BAD_TRANSFER: 410,
    TOO_LARGE: 413,
    TOO_FAST: 429,
    TOO_MANY_TABLES: 429,
    BROKEN: 500,
}
"""The HTTP status of an error; 400 for all others."""


class Api:
    """The handlers."""

    def __init__(self, house: House, guests: Guests) -> None:
        self.house = house
        self.guests = guests
        self.transfers = Transfers()
        self.arrivals = Buckets(house.settings.guests_each / 60, 2 * house.settings.guests_each)

    # How the server is doing

    async def health(self, request: Request) -> Response:
        return reply(Health("stopping" if self.house.stopping else "ok", __version__))

    async def metrics(self, request: Request) -> Response:
        """For the host alone: at a quiet server the number of answers tells a player what others do unseen."""
        allowed = [address.strip() for address in self.house.settings.metrics_from.split(",")]
        if "*" not in allowed and address_of(request) not in allowed:
            raise ServerError(NOT_FOUND)
        return Response(self.house.metrics.text(), media_type="text/plain; version=0.0.4")

    async def games(self, request: Request) -> Response:
        found = [
            GameInfo(
                game.name,
                game.least_seats,
                game.most_seats,
                [
                    OptionInfo(o.name, list(o.values), o.settle is not None, o.rule, o.from_file is not None)
                    for o in game.options
                ],
                list(built_in_bots(game)),
            )
            for game in GAMES.values()
        ]
        return reply(Games(found, list(CLOCKS), list(PACES)))

    async def rule(self, request: Request) -> Response:
        lang, skin = wording(request)
        try:
            game, numbers = find_rules(request.path_params["rule"])
        except RuleError:
            raise ServerError(NOT_FOUND) from None
        return reply(RuleText(numbers[0], "\n\n".join(rule_text(game, number, lang, skin) for number in numbers)))

    async def rulebook(self, request: Request) -> Response:
        lang, skin = wording(request)
        game = request.path_params["name"]
        if game not in RULEBOOKS:
            raise ServerError(NOT_FOUND)
        sections = [
            RuleSection(heading, [RuleText(rule, text) for rule, text in passages])
            for heading, passages in sections_of(game, lang, skin).items()
        ]
        return reply(Rulebook(game, sections))

    # Who one is

    async def new_guest(self, request: Request) -> Response:
        """A browser gets a secret in a cookie that no script can read; whoever has one already keeps it."""
        check_origin(request, self.guests.public_address)
        try:
            return reply(Guest(await self.guests.guest(request)))
        except ServerError as error:
            if error.fault is not NOT_A_GUEST:
                raise
        guest, secret = await self.arrive(request)
        response = reply(Guest(guest), 201)
        secure = request.url.scheme == "https" or self.guests.public_address.startswith("https:")
        response.set_cookie(COOKIE, secret, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure, path="/")
        return response

    async def new_program(self, request: Request) -> Response:
        check_origin(request, self.guests.public_address)
        guest, secret = await self.arrive(request)
        return reply(Program(guest, secret), 201)

    async def arrive(self, request: Request) -> tuple[str, str]:
        if not self.arrivals.take(address_of(request)):
            raise ServerError(TOO_FAST)
        guest, secret, put = new_guest()
        await self.house.write(put)
        return guest, secret

    async def me(self, request: Request) -> Response:
        guest = await self.guests.guest(request)
        rooms = await self.house.store.rooms_of(guest, LISTED)
        return reply(Me(guest, [table_line(listed, with_code=True) for listed in rooms]))

    async def new_transfer(self, request: Request) -> Response:
        guest = await self.guests.guest(request)
        code = self.transfers.new(guest)
        return reply(TransferCode(code, f"{self.address(request)}/#transfer={code}"), 201)

    async def use_transfer(self, request: Request) -> Response:
        """Move all seats of the guest who made the code to the one who uses it."""
        guest = await self.guests.guest(request)
        body = await read(request, UseTransfer)
        if not self.house.guesses.take(guest):
            raise ServerError(TOO_FAST)
        before = self.transfers.use(body.code)
        moved = 0
        for listed in await self.house.store.rooms_of(before, 1000):
            room = await self.house.find(listed.doc.id)
            if room is not None and before != guest:
                room.take(None, None, partial(room.transfer, before, guest))
                await room.settled()
                moved += 1
        return reply(Moved(moved))

    # Tables

    async def tables(self, request: Request) -> Response:
        rooms = await self.house.store.public_rooms(LISTED)
        return reply(Tables([table_line(listed) for listed in rooms]))

    async def open_table(self, request: Request) -> Response:
        guest = await self.guests.guest(request)
        body = await read(request, OpenTable)
        if not (self.house.created.take(guest) and self.house.created_from.take(address_of(request))):
            raise ServerError(TOO_MANY_TABLES)
        options = {**body.options, **find_game(body.game).from_files(body.files)}
        room = await self.house.open_table(
            guest, body.game, body.seats, options, body.clock, body.pace, body.public, body.bot
        )
        link = f"{self.address(request)}/#{room.doc.code}"
        return reply(Opened(room.id, room.doc.code, link), 201)

    async def delete_table(self, request: Request) -> Response:
        guest = await self.guests.guest(request)
        room = await self.house.find(request.path_params["table"])
        if room is None or guest not in room.doc.members:
            raise ServerError(NO_SUCH_TABLE)
        if room.doc.host != guest:
            raise ServerError(NOT_THE_HOST)
        room.take(None, None, room.erase)
        await room.settled()
        return Response(status_code=204)

    async def record(self, request: Request) -> Response:
        """The whole record once the game is over; before that, what one has seen of it oneself."""
        guest = await self.guests.guest(request)
        room = await self.house.find(request.path_params["table"])
        number = request.path_params["game"]
        if room is None or (guest not in room.doc.members and not room.doc.public):
            raise ServerError(NO_RECORD)
        doc, body = room.doc, None
        if number < doc.number or (number == doc.number and doc.stage == OVER and not room.writing):
            body = await self.house.archive.record(doc.id, number)
        elif number == doc.number and doc.stage == PLAYING and room.play is not None and not room.writing:
            seat = seat_of(doc, guest)
            body = own_record(doc, room.play, SPECTATOR if seat is None else seat)
        if body is None:
            raise ServerError(NO_RECORD)
        name = f"{doc.game}-{doc.code}-{number}.jsonl"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(body, media_type="application/jsonl", headers=headers)

    def address(self, request: Request) -> str:
        """How people reach this server."""
        return self.guests.public_address.rstrip("/") or str(request.base_url).rstrip("/")


def table_line(listed: Listed, with_code: bool = False) -> TableLine:
    doc = listed.doc
    return TableLine(
        table=doc.id,
        game=doc.game,
        stage=doc.stage,
        number=doc.number,
        seats=len(doc.seats),
        names=[seat.name for seat in doc.seats if seat.kind == PERSON],
        open=sum(seat.kind == "open" for seat in doc.seats),
        clock=doc.clock,
        touched=listed.touched,
        code=doc.code if with_code else "",
    )


def reply(body: Struct, status: int = 200) -> Response:
    return Response(msgspec.json.encode(body), status, media_type="application/json")


def wording(request: Request) -> tuple[str, str]:
    """The language and the skin that are asked for."""
    lang = request.query_params.get("lang", LANGUAGES[0])
    skin = request.query_params.get("skin", SKINS[0])
    if lang not in LANGUAGES or skin not in SKINS:
        raise ServerError(NOT_FOUND)
    return lang, skin


def refuse(error: ClickbangError, request: Request) -> Response:
    """The reason in the language of whoever asked."""
    catalogue = House.catalogue(language_of(request.headers.get("accept-language", "")), SKINS[0])
    return reply(Problem(error.code, catalogue.error(error)), STATUS.get(error.fault, 400))


def language_of(accepted: str) -> str:
    """The language that we speak with the greatest weight in an Accept-Language header, of equal ones the first."""
    best, most = LANGUAGES[0], 0.0
    for part in accepted.lower().split(","):
        tag, _, weight = part.partition(";")
        language = tag.strip().partition("-")[0]
        if language in LANGUAGES and weight_of(weight) > most:
            best, most = language, weight_of(weight)
    return best


def weight_of(text: str) -> float:
    """The number in `q=0.8`: 1 where nothing is said, 0 (not wanted) where it is no such number."""
    if not text.strip():
        return 1
    found = WEIGHT.fullmatch(text.strip())
    return float(found[1]) if found else 0


async def read(request: Request, kind: type[B]) -> B:
    """The body of a request, as this type."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > LARGEST_BODY:
            raise ServerError(TOO_LARGE)
    try:
        return msgspec.json.decode(bytes(body), type=kind)
    except (ValueError, RecursionError) as error:
        raise ServerError(MALFORMED, why=str(error).rstrip(".")) from None


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""
