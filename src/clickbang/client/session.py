"""A seat, or a place among the spectators, at a table online: keeps the connection, and what one knows, up to date.

If the connection breaks it is made again, and what was missed follows. Answers name their prompt, so one that may have
been lost is simply sent again.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from types import TracebackType
from typing import Self, assert_never

import msgspec
from msgspec import Raw
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from clickbang.client.errors import GAVE_UP, NOT_FOLLOWED, UNKNOWN_GAME, ClientError, Refusal, not_reached
from clickbang.client.pledge import Pledge, own_seat
from clickbang.client.visit import Visit
from clickbang.core.actions import Action
from clickbang.core.audience import SPECTATOR
from clickbang.core.errors import Fault
from clickbang.core.events import Event
from clickbang.core.game import Game
from clickbang.core.prompt import Prompt
from clickbang.core.registry import GAMES
from clickbang.core.view import View
from clickbang.protocol.bodies import Problem
from clickbang.protocol.errors import PASSING
from clickbang.protocol.messages import (
    PROTOCOL,
    TAG_LENGTH,
    Announcement,
    Answer,
    Attend,
    Bets,
    ClockInfo,
    Closing,
    Done,
    Faced,
    FromClient,
    FromServer,
    Hello,
    Ping,
    Pong,
    PromptInfo,
    PullFace,
    Ready,
    Refused,
    Resume,
    Reveal,
    Said,
    Say,
    ServerMessage,
    Sit,
    Stand,
    Start,
    TableInfo,
    Update,
    Wait,
    Welcome,
)
from clickbang.protocol.stages import LOBBY, REVEALING
from clickbang.records.receipt import Receipt

SILENCE = 20.0
"""Seconds without a word for which a server is waited for before it has said how many."""
OPENS_WITHIN, CLOSES_WITHIN = 4.0, 0.5
"""Seconds for the beginning of a connection and for its end: one that hangs is not waited for."""

_decoder = msgspec.json.Decoder(list[ServerMessage])
_encode = msgspec.json.Encoder().encode


class NotNow(ConnectionError):
    """The server cannot let us in just now: we come back in a moment."""


def shut_out(error: InvalidStatus) -> Refusal:
    """Why the server does not let us in: it says so, where it is one of ours and no proxy."""
    try:
        problem = msgspec.json.decode(error.response.body or b"", type=Problem)
    except msgspec.MsgspecError:
        return Refusal(f"http/{error.response.status_code}", "The server does not let us in.")
    return Refusal(problem.code, problem.sentence)


class ListedChoice(msgspec.Struct):
    """What a client needs of a choice."""

    code: int


_choices = msgspec.json.Decoder(list[ListedChoice])


class Session:
    """One client at one table. Use it as `async with Session(visit, code) as session`."""

    def __init__(
        self,
        visit: Visit,
        code: str,
        patience: float = 60.0,
        lang: str = "en",
        skin: str = "classic",
        words: bool = False,
    ) -> None:
        self.visit = visit
        self.code = code
        self.patience = patience
        """How many seconds to go on trying when the server cannot be reached."""
        self.lang = lang
        self.skin = skin
        self.words = words
        """Whether prompts come with sentences: question, choices, and what is at stake with each."""
        self.guest = ""
        self.table: TableInfo | None = None
        self.said: list[Said] = []
        self.bets: Bets | None = None
        """What we hear of bets on who wins."""
        self.view: View | None = None
        """What one knows of the game: folded from events, as everywhere."""
        self.prompt: PromptInfo | None = None
        self.choices: list[int] = []
        self.clock: ClockInfo | None = None
        """How long the last prompt was open when that was told, and who has taken more time."""
        self.game_number = 0
        self.pledge: Pledge | None = None
        """Our share in the luck of the game for which we were ready last, with the receipt to check it by."""
        self.receipts: dict[tuple[str, int], Receipt] = {}
        """Those of earlier games, by table and number."""
        self.doubts: list[Fault] = []
        """What the server did with our shares that it should not have, once each for every time we were ready; where it
        matters our share was not shown."""
        self.doubts_told = 0
        self.connected = asyncio.Event()
        self.news: asyncio.Queue[FromServer | Exception] = asyncio.Queue()
        self.waiting: dict[int, asyncio.Future[None]] = {}
        self.socket: ClientConnection | None = None
        self.next_id = 0
        self.task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        await self.visit.become_guest()
        self.task = asyncio.create_task(self.run())
        ready = asyncio.create_task(self.connected.wait())
        await asyncio.wait([ready, self.task], return_when=asyncio.FIRST_COMPLETED)
        if not ready.done():
            ready.cancel()
            await self.task  # raises why there is no connection
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self.task is not None
        self.task.cancel()
        with suppress(asyncio.CancelledError, ClientError, Refusal):
            await self.task

    # What one can do

    async def sit(self, seat: int, name: str, portrait: str = "") -> None:
        await self.request(Sit(seat=seat, name=name, portrait=portrait))

    async def stand(self) -> None:
        await self.request(Stand())

    async def ready(self) -> None:
        """Ready to play, with some luck of our own thrown in.

        When all are, it is noted what everybody has committed to, and our share is shown without more ado.
        """
        if self.pledge is not None and self.pledge.game is not None and self.pledge.receipt is not None:
            self.receipts[self.pledge.game] = self.pledge.receipt
        self.pledge = Pledge()
        await self.request(Ready(commit=self.pledge.commit))

    async def start(self, bot: str = "") -> None:
        await self.request(Start(bot=bot))

    async def say(self, text: str, to: str = "table", seat: int | None = None) -> None:
        await self.request(Say(text=text, to=to, seat=seat))

    async def pull_face(self, face: str) -> None:
        """One of `clickbang.core.parts.faces.FACES`, from one's seat."""
        await self.request(PullFace(face=face))

    async def wait(self) -> None:
        """Take the full time of the beat that is open; everybody sees it."""
        assert self.prompt is not None
        await self.request(Wait(game=self.prompt.game, prompt=self.prompt.number))

    async def answer(self, action: int | Action, prompt: PromptInfo | None = None) -> None:
        """Answer this prompt, or the one that stands now. If the connection breaks meanwhile the answer is sent again:
        it cannot count twice."""
        prompt = prompt or self.prompt
        assert prompt is not None
        code = self.game.encode(action) if isinstance(action, Action) else action
        message = Answer(game=prompt.game, prompt=prompt.number, step=prompt.step, action=code)
        while True:
            try:
                await self.request(message)
                return
            except ConnectionError:
                await self.wait_connected()

    async def request(self, message: FromClient) -> None:
        """Send a message and wait until it is done; Refusal if it is not, ConnectionError if nobody knows."""
        self.next_id += 1
        message.id = self.next_id
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting[message.id] = done
        try:
            await self.send(message)
            await done
        finally:
            self.waiting.pop(message.id, None)
            if done.done() and not done.cancelled():
                done.exception()  # which sending may have failed with first

    async def send(self, message: FromClient) -> None:
        if self.socket is None or not self.connected.is_set():
            raise ConnectionError("not connected")
        try:
            await self.socket.send(_encode(message).decode())
        except ConnectionClosed as error:
            raise ConnectionError(str(error)) from None

    async def wait_connected(self) -> None:
        """Wait until the connection is there again; an error if it has been given up."""
        assert self.task is not None
        waiting = asyncio.create_task(self.connected.wait())
        await asyncio.wait([waiting, self.task], return_when=asyncio.FIRST_COMPLETED)
        if not waiting.done():
            waiting.cancel()
            await self.task

    # What one knows

    @property
    def game(self) -> Game:
        assert self.table is not None
        if self.table.game not in GAMES:
            raise ClientError(UNKNOWN_GAME, game=self.table.game)
        return GAMES[self.table.game]

    @property
    def seat(self) -> int:
        """One's seat, or SPECTATOR."""
        return SPECTATOR if self.table is None or self.table.you is None else self.table.you

    @property
    def is_asked(self) -> bool:
        """Whether there is something that one may answer now."""
        return self.prompt is not None and bool(self.choices)

    def new_doubts(self) -> list[Fault]:
        """What was doubted since this was last asked."""
        told, self.doubts_told = self.doubts_told, len(self.doubts)
        return self.doubts[told:]

    def receipt_of(self, table: str, number: int) -> Receipt | None:
        """What was noted before this game at the table with this id, if we were there."""
        if self.pledge is not None and self.pledge.game == (table, number):
            return self.pledge.receipt
        return self.receipts.get((table, number))

    def core_prompt(self) -> Prompt:
        """The prompt in the form that bots know."""
        assert self.prompt is not None
        assert self.view is not None
        prompt = self.prompt
        return Prompt(
            prompt.kind, self.seat, prompt.role, prompt.sealed, self.view.waiting, list(self.choices), prompt.draft
        )

    async def messages(self) -> AsyncIterator[FromServer]:
        """What the server says, as it comes; an error when the connection is given up."""
        while True:
            message = await self.news.get()
            if isinstance(message, Exception):
                raise message
            yield message

    # The connection

    async def run(self) -> None:
        """Connect, and connect again, until that is hopeless."""
        loop = asyncio.get_running_loop()
        give_up, pause = loop.time() + self.patience, 0.05
        while True:
            try:
                await self.converse()
                why: object = "it was closed"
            except InvalidStatus as error:
                if error.response.status_code in (401, 403):
                    await self.fail(shut_out(error))
                why = f"the server answers {error.response.status_code}"
            except (ClientError, Refusal) as error:
                await self.fail(error)
            except (InvalidHandshake, ConnectionClosed, NotNow) as error:
                why = error
            except OSError as error:
                why = not_reached(self.visit.address, error)
            except msgspec.MsgspecError as error:
                await self.fail(ClientError(GAVE_UP, address=self.visit.address, why=error))
            if self.connected.is_set():
                give_up, pause = loop.time() + self.patience, 0.05
            self.lose()
            if loop.time() > give_up:
                await self.fail(
                    why if isinstance(why, ClientError) else ClientError(GAVE_UP, address=self.visit.address, why=why)
                )
            await asyncio.sleep(pause)
            pause = min(pause * 2, 2.0)

    async def fail(self, error: Exception) -> None:
        self.lose()
        self.news.put_nowait(error)
        raise error

    def lose(self) -> None:
        self.socket = None
        self.be_away()

    def be_away(self) -> None:
        """We are not at the table any more: whether what was asked for has been done is not known."""
        self.connected.clear()
        for done in self.waiting.values():
            if not done.done():
                done.set_exception(ConnectionError("the connection broke"))
        self.waiting = {}

    async def converse(self) -> None:
        headers = {"Authorization": f"Bearer {self.visit.secret}"}
        async with connect(
            self.visit.websocket + self.tag(),
            additional_headers=headers,
            compression=None,
            ping_interval=None,
            open_timeout=OPENS_WITHIN,
            close_timeout=CLOSES_WITHIN,
            max_size=2**24,
        ) as socket:
            self.socket = socket
            silence, asked = SILENCE, False
            await self.come()
            while True:
                try:
                    async with asyncio.timeout(silence / 2):
                        text = await socket.recv()
                except TimeoutError:
                    if asked:
                        raise  # it is there and says nothing: another connection may lead to one that does
                    asked = True
                    await socket.send(_encode(Ping()).decode())
                    continue
                asked = False
                for message in _decoder.decode(text):
                    if isinstance(message, Welcome):
                        silence = message.silence
                        self.guest = message.guest
                    await self.take(message)

    def tag(self) -> str:
        """The end of the address, once the table is known: a balancer may send all of its people to one worker."""
        return "" if self.table is None else "/" + self.table.table[:TAG_LENGTH]

    async def come(self) -> None:
        """Greet, and come to the table with what we have of it."""
        assert self.socket is not None
        hello = Hello(protocol=PROTOCOL, client="clickbang.client", lang=self.lang, skin=self.skin)
        attend = Attend(table=self.code, game=self.game_number, after=self.events_heard(), words=self.words, view=False)
        attend.id = 0
        await self.socket.send(_encode(hello).decode())
        await self.socket.send(_encode(attend).decode())

    def events_heard(self) -> int:
        return len(self.view.history) if self.view is not None else 0

    async def take(self, message: ServerMessage) -> None:
        match message:
            case Done() | Refused():
                if message.id is not None:
                    self.settle(message.id, message)
            case TableInfo():
                self.table = message
                if message.stage in (LOBBY, REVEALING) and message.number <= self.game_number:
                    self.forget_game()  # the server has lost it
                await self.look_at_luck(message)
            case Update():
                self.update(message)
            case Said():
                if message.number <= len(self.said):
                    return  # told again after the connection was lost
                self.said.append(message)
            case Bets():
                self.bets = message
            case Resume():
                self.be_away()
                await self.come()
            case Announcement() | Closing() | Faced() | Pong() | Welcome():
                pass
            case _:
                assert_never(message)
        self.news.put_nowait(message)

    def settle(self, number: int, message: Done | Refused) -> None:
        if number == 0:
            if isinstance(message, Refused):
                if message.code in PASSING:
                    raise NotNow(message.sentence)
                raise Refusal(message.code, message.sentence)
            self.connected.set()
            return
        done = self.waiting.get(number)
        if done is not None and not done.done():
            if isinstance(message, Refused):
                done.set_exception(Refusal(message.code, message.sentence))
            else:
                done.set_result(None)

    async def look_at_luck(self, table: TableInfo) -> None:
        """Note what everybody commits to, and show our share; what is not as it should be is doubted, once each."""
        if self.socket is None:
            return
        if self.pledge is None:
            own = own_seat(table)
            if table.stage == LOBBY and own is not None and own.commit:
                self.pledge = Pledge()  # what we committed to was lost with the program that did
                await self.socket.send(_encode(Ready(commit=self.pledge.commit)).decode())
            return
        doubt = self.pledge.look(table)
        if doubt is not None and doubt not in self.pledge.doubts:
            self.pledge.doubts.append(doubt)
            self.doubts.append(doubt)
        if doubt is None and self.pledge.is_due(table):
            await self.socket.send(_encode(Reveal(contribution=self.pledge.show())).decode())

    def forget_game(self) -> None:
        self.view, self.prompt, self.choices, self.game_number = None, None, [], 0

    def update(self, update: Update) -> None:
        """Fold what happened; what begins with the first event begins anew, as when the server has lost the last."""
        if self.view is None or update.game != self.game_number or (update.first == 1 and self.events_heard()):
            self.game_number = update.game
            self.view = self.game.view(self.seat)
        try:
            if update.first != self.events_heard() + 1:
                raise ValueError(f"event {update.first} after {self.events_heard()}")
            for event in update.events:
                self.view.receive(self.typed_event(event))
        except Exception as error:  # whatever a view stumbles over
            raise ClientError(NOT_FOLLOWED, address=self.visit.address) from error
        if update.prompt is not None:
            self.prompt = update.prompt
            self.choices = [choice.code for choice in _choices.decode(update.prompt.choices)]
        if update.clock is not None or update.prompt is not None:
            self.clock = update.clock

    def typed_event(self, text: Raw) -> Event:
        data = msgspec.json.decode(text)
        kind = data.pop("type")
        (found,) = [event for event in self.game.events if event.__name__ == kind]
        return msgspec.convert(data, found)
