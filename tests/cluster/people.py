"""People at tables: they play on whatever happens, and note all they are told.

They speak the bare protocol, with the manners of `clickbang.client`: who has heard nothing for too long asks, and then
comes in by another door; who is told to resume comes to the table again; an answer that was not acknowledged is sent
again, word for word.
"""

import asyncio
import json
import random
from collections import Counter
from contextlib import suppress
from typing import Any

from clickbang.core.audience import SPECTATOR
from clickbang.protocol import messages
from clickbang.protocol.errors import PASSING
from clickbang.records.luck import hash_of
from tests.attack import line
from tests.attack.http import HOME
from tests.cluster.balancer import Balancer
from tests.cluster.checks.history import NEVER, Answered, Asked, History, News, Wait

SILENCE = 4.0
"""Seconds without a word after which somebody tries another worker, if the server does not say."""
CONNECTED_WITHIN = 4.0
LONGEST_PAUSE = 1.0
THINKING = (0.05, 0.5)
"""Seconds."""
STANDING_ANSWERS, WHISPERS = 0.1, 0.02
WANDERS = 0.05
"""How likely somebody comes in anew within a second: else a worker that was started again would have nobody."""
ACT_AGAIN = 1.5
"""Seconds after which somebody sits down, is ready or begins once more, if nothing came of it."""
ATTEND = 1
PSST = "psst"
"""How a whisper begins."""


class Line(line.Line):
    """One that notices silence."""

    def __init__(self, person: "Person", port: int) -> None:
        super().__init__(person, port)
        self.loop = asyncio.get_running_loop()
        self.heard = self.loop.time()
        self.silence = SILENCE
        self.said: set[int] = set()
        """The remarks that were told since one came to the table."""

    def on_text(self, text: bytes) -> None:
        self.heard = self.loop.time()
        super().on_text(text)

    async def watched(self) -> float:
        """Until it is lost: closed, or silent for too long. Returns since when nobody is there."""
        while not self.lost.done():
            await asyncio.wait([self.lost], timeout=self.silence / 4)
            silent = self.loop.time() - self.heard
            if silent > self.silence:
                return self.heard
            if silent > self.silence / 2:
                self.send(b'{"type":"ping"}')
        return self.loop.time()


class Person:
    """Somebody with a seat of their own at one table, or who only watches."""

    says_what_it_has = True
    """If not, the server tells everything again, as a faulty one would."""

    def __init__(self, balancer: Balancer, source: str, name: str, seat: int | None) -> None:
        self.balancer = balancer
        self.source = source
        self.name = name
        self.wanted = seat
        self.others = 0
        """How many people there will be at the table, for the host, who waits for them."""
        self.random = random.Random(name)
        self.history = History(name)
        self.troubles: Counter[str] = Counter()
        self.turned_away: list[str] = []
        self.secret = self.code = ""
        self.table: messages.TableInfo | None = None
        self.line: Line | None = None
        self.there = False
        self.away_since = NEVER
        self.game = self.events = 0
        self.prompt: messages.PromptInfo | None = None
        self.choices: tuple[int, ...] = ()
        self.answered: messages.PromptInfo | None = None
        """The last prompt to which an answer was sent."""
        self.pending: Answered | None = None
        self.pending_id = self.next_id = ATTEND
        self.contribution = ""
        self.acted: tuple[Any, ...] = ()
        self.acted_at = 0.0
        self.plays_on = True
        """Whether there is another game after this one."""
        self.tasks: list[asyncio.Task[None]] = []

    @property
    def now(self) -> float:
        return asyncio.get_running_loop().time()

    async def become_guest(self) -> None:
        reply = await self.balancer.fetch("POST", "/api/programs", None, "", self.source)
        assert reply.status == 201, reply
        self.secret, self.history.guest = str(reply.json["secret"]), str(reply.json["guest"])

    def attend(self, code: str) -> None:
        self.code = code
        self.tasks = [asyncio.create_task(self.stay()), asyncio.create_task(self.keep_acting())]

    async def leave(self) -> None:
        for task in self.tasks:
            task.cancel()
        for task in self.tasks:
            with suppress(asyncio.CancelledError):
                await task
        if self.line is not None and self.line.transport is not None:
            self.line.transport.abort()

    # Being there

    async def stay(self) -> None:
        pause = 0.05
        self.away_since = self.now
        while True:
            begun, since = Line(self, self.balancer.pick()), self.now
            self.line = begun
            try:
                async with asyncio.timeout(CONNECTED_WITHIN):
                    await asyncio.get_running_loop().create_connection(
                        lambda begun=begun: begun,  # type: ignore[misc]
                        HOME,
                        int(begun.host.rpartition(":")[2]),
                        local_addr=(self.source, 0),
                    )
                since = await begun.watched()
            except (OSError, TimeoutError):
                pass
            finally:
                if begun.transport is not None:
                    begun.transport.abort()
            if self.there:
                pause = 0.05
                self.gone(since)
            await asyncio.sleep(pause * self.random.uniform(0.5, 1.5))
            pause = min(2 * pause, LONGEST_PAUSE)

    def gone(self, since: float) -> None:
        self.there = False
        self.away_since = since

    def greet(self, begun: Line) -> None:
        begun.said.clear()
        begun.send(b'{"type":"hello","protocol":1}')
        self.say(
            "attend",
            ATTEND,
            table=self.code if self.table is None else self.table.table,
            view=False,
            game=self.game,
            after=self.events if self.says_what_it_has else 0,
        )

    def say(self, kind: str, number: int | None = None, **fields: Any) -> int:
        if number is None:
            self.next_id += 1
            number = self.next_id
        if self.line is not None:
            self.line.send(json.dumps({"type": kind, "id": number, **fields}).encode())
        return number

    # What one hears

    def hear(self, message: messages.ServerMessage) -> None:
        match message:
            case messages.Welcome():
                assert self.line is not None
                self.line.silence = getattr(message, "silence", 0.0) or SILENCE
            case messages.Done():
                self.settled(message.id)
            case messages.Refused():
                self.refused(message)
            case messages.TableInfo():
                self.see(message)
            case messages.Update():
                self.update(message)
            case messages.Said():
                assert self.table is not None
                assert self.line is not None
                if message.number in self.line.said:
                    self.history.repeated.append(f"remark {message.number} at table {self.table.table}")
                self.line.said.add(message.number)
                self.history.heard.append((self.table.table, message.text, message.to))
            case messages.Closing():
                self.troubles[f"closing {message.code}"] += 1
            case _ if type(message).__struct_config__.tag == "resume":
                assert self.line is not None
                self.gone(self.now)
                self.greet(self.line)

    def settled(self, number: int) -> None:
        if number == ATTEND:
            self.there = True
            self.history.waits.append(Wait("table", self.away_since, self.now))
            self.acted = ()
            if self.pending is not None:
                self.send_pending()
        elif number == self.pending_id and self.pending is not None:
            self.pending.done = self.now
            self.history.waits.append(Wait("answer", self.pending.sent, self.now))
            self.pending = None
            self.think()  # the next question may have come before it was known that this one was answered

    def refused(self, message: messages.Refused) -> None:
        self.troubles[message.code] += 1
        if message.id == ATTEND and self.line is not None:
            if message.code not in PASSING:
                self.turned_away.append(message.code)  # which is the end for a real client
            self.line.on_lost(message.code)  # and comes again
        elif message.id == self.pending_id and self.pending is not None:
            self.history.waits.append(Wait(f"answer, {message.code}", self.pending.sent, self.now))
            self.pending, self.answered = None, None
            self.think()

    def see(self, table: messages.TableInfo) -> None:
        before, self.table = self.table, table
        if before is not None and (before.number, before.you) != (table.number, table.you):
            self.pending, self.prompt = None, None
        if table.stage in ("lobby", "revealing") and table.number == self.game:
            self.troubles["game lost"] += 1
        self.act()

    def key(self, game: int) -> tuple[str, int, int]:
        assert self.table is not None
        return self.table.table, game, SPECTATOR if self.table.you is None else self.table.you

    def update(self, update: messages.Update) -> None:
        if update.game != self.game:
            self.game, self.events = update.game, 0
        if update.events:
            told = News(self.now, update.first, [bytes(event) for event in update.events], self.events)
            self.history.news[self.key(update.game)].append(told)
        self.events = update.first + len(update.events) - 1
        prompt = update.prompt
        if prompt is not None:
            self.prompt = prompt
            self.choices = tuple(choice.code for choice in line.decode_choices(prompt.choices))
            asked = Asked(prompt.number, prompt.step, self.choices)
            self.history.asked[self.key(update.game)].append(asked)
            self.think()

    # What one does

    def think(self) -> None:
        """Answer in a moment, if one is asked and has not answered."""
        prompt = self.prompt
        if prompt is None or not self.choices or self.pending is not None or prompt is self.answered:
            return
        if prompt.role == "standing" and self.random.random() > STANDING_ANSWERS:
            return
        asyncio.get_running_loop().call_later(self.random.uniform(*THINKING), self.answer, prompt)

    def answer(self, prompt: messages.PromptInfo) -> None:
        if self.prompt is not prompt or self.pending is not None or prompt is self.answered:
            return
        if not self.there or self.table is None or self.table.you is None:
            return  # it is asked again when one is back
        self.answered = prompt
        choice = self.random.choice(self.choices)
        table, game, seat = self.key(self.game)
        self.pending = Answered(table, game, seat, prompt.number, prompt.step, choice, self.now)
        self.history.answers.append(self.pending)
        self.next_id += 1
        self.pending_id = self.next_id
        self.send_pending()
        if self.random.random() < WHISPERS:
            self.whisper(self.table)

    def send_pending(self) -> None:
        assert self.pending is not None
        answer = self.pending
        self.say("answer", self.pending_id, prompt=answer.prompt, step=answer.step, action=answer.action)

    def whisper(self, table: messages.TableInfo) -> None:
        """Something to one other person; where the rules do not allow that, it is said to nobody."""
        others = [number for number, seat in enumerate(table.seats) if seat.kind == "person" and number != table.you]
        if others:
            seat = self.random.choice(others)
            text = f"{PSST} {self.name} {self.next_id}"
            self.history.whispers.append((table.table, text, table.seats[seat].guest))
            self.say("say", text=text, to="seat", seat=seat)

    async def keep_acting(self) -> None:
        """What came to nothing, because a worker died over it, is tried again."""
        while True:
            await asyncio.sleep(self.random.uniform(0.7, 1.3))
            if self.there:
                self.act()
                if self.random.random() < WANDERS and self.line is not None:
                    self.line.on_lost("off to another worker")

    def act(self) -> None:
        """See to it that a game begins, and the next after that."""
        table = self.table
        if table is None or self.wanted is None:
            return
        wanted = self.next_act(table)
        if wanted is None or (wanted == self.acted and self.now - self.acted_at < ACT_AGAIN):
            return
        self.acted, self.acted_at = wanted, self.now
        _, kind, fields = wanted
        if kind == "ready":
            self.contribution = self.random.randbytes(32).hex()
            fields = {"commit": hash_of(self.contribution)}
        self.say(kind, **fields)

    def next_act(self, table: messages.TableInfo) -> tuple[Any, str, dict[str, Any]] | None:
        at = (table.stage, table.number)
        you = None if table.you is None else table.seats[table.you]
        if table.stage == "lobby":
            if you is None:
                return at, "sit", {"seat": self.wanted, "name": self.name}
            if not you.ready:
                return at, "ready", {}
            people = [seat for seat in table.seats if seat.kind == "person"]
            if table.host == self.history.guest and len(people) == self.others and all(seat.ready for seat in people):
                return at, "start", {"bot": "random"}
        elif table.stage == "revealing" and you is not None and not you.revealed:
            if you.commit and you.commit == hash_of(self.contribution):
                return at, "reveal", {"contribution": self.contribution}
        elif table.stage == "over" and self.wanted == 0 and self.plays_on:
            return at, "rematch", {}
        return None
