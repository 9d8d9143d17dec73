"""What can be asked over HTTP: who one is, tables to open and to find, records, and how the server is doing."""

import asyncio
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from clickbang import __version__
from clickbang.bots.levels import offered_bots
from clickbang.bots.registry import usual_bot, welcoming_bot
from clickbang.bots.style import STYLE_NAMES
from clickbang.core.errors import ClickbangError
from clickbang.core.registry import GAMES, find_game
from clickbang.protocol.bodies import (
    GameInfo,
    Games,
    Guest,
    GuideTopic,
    Health,
    Me,
    Moved,
    Opened,
    OpenLesson,
    OpenTable,
    OptionInfo,
    Program,
    Rulebook,
    RuleSection,
    RuleText,
    TableLine,
    Tables,
    TransferCode,
    UseTransfer,
)
from clickbang.protocol.clocks import BEATS, CLOCKS, PACES
from clickbang.protocol.errors import (
    NO_SUCH_TABLE,
    NOT_A_GUEST,
    NOT_FOUND,
    NOT_THE_HOST,
    TOO_FAST,
    TOO_MANY_TABLES,
    ServerError,
)
from clickbang.protocol.stages import PERSON
from clickbang.server.http.identity import A_YEAR, COOKIE, Guests, StoredTransfers, Transfers, check_origin, new_guest
from clickbang.server.http.replies import address_of, json_reply, network, read, reply, wording
from clickbang.server.seats.game_setup import check_options
from clickbang.server.storage.documents import TableDoc
from clickbang.server.storage.store import KeepsTransfers, Listed
from clickbang.server.tables.calls import Erase, MoveSeat, ask
from clickbang.server.tables.registry import OK, Registry
from clickbang.text.event_rules import event_rules, prompt_rules
from clickbang.text.general import about, title
from clickbang.text.guide import guide_of
from clickbang.text.options import OptionWords
from clickbang.text.rulebook import RuleError, find_rules, rule_text, sections_of

LISTED = 50
LISTED_FOR = 1.0
"""Seconds for which the list of public tables is good."""


class Api:
    """The handlers."""

    def __init__(self, registry: Registry, guests: Guests) -> None:
        self.registry = registry
        self.guests = guests
        store = registry.store
        self.transfers = StoredTransfers(store) if isinstance(store, KeepsTransfers) else Transfers()
        self.listed: asyncio.Task[bytes] | None = None
        """The public tables, and since when they are known."""
        self.listed_at = 0.0

    # How the server is doing

    async def health(self, request: Request) -> Response:
        """It is not well while what is asked of it cannot be written; one that stops is."""
        status, failing = self.status()
        return reply(Health(status, __version__), 503 if failing else 200)

    async def ready(self, request: Request) -> Response:
        """For proxies: nobody new belongs here while it is not well, or stops."""
        status, _ = self.status()
        return reply(Health(status, __version__), 200 if status == OK else 503)

    def status(self) -> tuple[str, bool]:
        """How the server is, in a word, and whether it can write nothing."""
        return self.registry.status(), self.registry.fails()

    async def metrics(self, request: Request) -> Response:
        """For the host alone: at a quiet server the number of answers tells a player what others do unseen."""
        allowed = [address.strip() for address in self.registry.settings.metrics_from.split(",")]
        if "*" not in allowed and address_of(request) not in allowed:
            raise ServerError(NOT_FOUND)
        return Response(self.registry.metrics.text(), media_type="text/plain; version=0.0.4")

    async def games(self, request: Request) -> Response:
        return json_reply(all_games(*wording(request)))

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
        if game not in GAMES:
            raise ServerError(NOT_FOUND)
        return json_reply(whole_rulebook(game, lang, skin))

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
        self.guests.sanctions.check_network(address_of(request))
        if not self.registry.allowances.arrivals.take(network(request)):
            raise ServerError(TOO_FAST)
        guest, secret, put = new_guest(self.registry.retention.now())
        await self.registry.write(put)
        return guest, secret

    async def me(self, request: Request) -> Response:
        guest = await self.guests.guest(request)
        tables = await self.registry.store.tables_of(guest, LISTED)
        return reply(Me(guest, [table_line(listed, with_code=True) for listed in tables]))

    async def new_transfer(self, request: Request) -> Response:
        guest = await self.guests.guest(request)
        code = await self.transfers.new(guest)
        return reply(TransferCode(code, f"{self.address(request)}/#transfer={code}"), 201)

    async def use_transfer(self, request: Request) -> Response:
        """Move all seats of the guest who made the code to the one who uses it."""
        guest = await self.guests.guest(request)
        body = await read(request, UseTransfer)
        if not self.registry.allowances.guesses.take(guest, network(request)):
            raise ServerError(TOO_FAST)
        moved, problem = 0, None
        async with self.transfers.use(body.code) as before:
            for listed in await self.registry.store.tables_of(before, 1000):
                try:
                    if before != guest:
                        moved += (await ask(self.registry, MoveSeat(listed.doc.id, before, guest))).seats
                except ClickbangError as error:  # at one table: the others move, and this one when it is tried again
                    problem = problem if error.fault is NO_SUCH_TABLE else error
            if problem is not None:
                raise problem
        return reply(Moved(moved))

    # Tables

    async def tables(self, request: Request) -> Response:
        """Read once a second at most, however many ask."""
        now = self.registry.loop.time()
        if self.listed is None or now - self.listed_at >= LISTED_FOR:
            self.listed, self.listed_at = self.registry.spawn(self.list_tables()), now
        return json_reply(await asyncio.shield(self.listed))

    async def list_tables(self) -> bytes:
        tables = await self.registry.store.public_tables(LISTED)
        return msgspec.json.encode(Tables([table_line(listed) for listed in tables]))

    async def open_table(self, request: Request) -> Response:
        guest = await self.guests.guest(request)
        body = await read(request, OpenTable)
        if not self.registry.allowances.created.take(guest, network(request)):
            raise ServerError(TOO_MANY_TABLES)
        check_options(body.files)
        game = find_game(body.game)
        options = {**body.options, **await asyncio.to_thread(game.from_files, body.files)}
        table = await self.registry.open_table(
            guest,
            body.game,
            body.seats,
            options,
            body.clock,
            body.pace,
            body.public,
            body.bot,
            body.beat,
            network(request),
        )
        self.listed = None  # who opens a table wants to see it in the list
        return self.opened(request, table.doc)

    async def open_lesson(self, request: Request) -> Response:
        guest = await self.guests.guest(request)
        body = await read(request, OpenLesson)
        if not self.registry.allowances.created.take(guest, network(request)):
            raise ServerError(TOO_MANY_TABLES)
        table = await self.registry.open_lesson(guest, body.game, body.name, body.portrait, network(request))
        return self.opened(request, table.doc)

    def opened(self, request: Request, doc: TableDoc) -> Response:
        return reply(Opened(doc.id, doc.code, f"{self.address(request)}/#{doc.code}"), 201)

    async def delete_table(self, request: Request) -> Response:
        guest = await self.guests.guest(request)
        table = request.path_params["table"]
        doc = await self.registry.permitted(table, guest)
        if doc.host != guest:
            raise ServerError(NOT_THE_HOST)
        await ask(self.registry, Erase(table))
        return Response(status_code=204)

    async def record(self, request: Request) -> Response:
        """The whole record once the game is over; before that, what one has seen of it oneself."""
        guest = await self.guests.guest(request)
        number = request.path_params["game"]
        doc, body = await self.registry.archive.fetch(request.path_params["table"], number, guest)
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
        lesson=doc.lesson,
    )


def option_info(words: OptionWords) -> OptionInfo:
    """An option as a page shows it."""
    option = words.option
    return OptionInfo(
        name=option.name,
        title=words.title,
        about=words.about,
        values=list(option.values),
        labels=[words.value(value) for value in option.values],
        own=option.settle is not None,
        rule=option.rule,
        file=option.from_file is not None,
        most_seats=option.most_seats,
    )


@cache
def all_games(lang: str, skin: str) -> bytes:
    """All games that can be played, as JSON."""
    catalogue = Registry.catalogue(lang, skin)
    found = [
        GameInfo(
            game.name,
            title(catalogue, game),
            about(catalogue, game),
            game.least_seats,
            game.most_seats,
            [option_info(OptionWords(catalogue, game, option)) for option in game.options],
            offered_bots(game),
            list(game.styled),
            usual_bot(game),
            bool(game.windows),
            welcoming_bot(game),
            event_rules(game),
            prompt_rules(game),
            game.lesson is not None,
        )
        for game in GAMES.values()
    ]
    return msgspec.json.encode(Games(found, list(CLOCKS), list(PACES), list(BEATS), STYLE_NAMES))


@cache
def whole_rulebook(game: str, lang: str, skin: str) -> bytes:
    """All rules of a game, as JSON."""
    sections = [
        RuleSection(heading, [RuleText(rule, text) for rule, text in passages])
        for heading, passages in sections_of(game, lang, skin).items()
    ]
    guide = [GuideTopic(*topic) for topic in guide_of(game, lang, skin)]
    return msgspec.json.encode(Rulebook(game, guide, sections))
