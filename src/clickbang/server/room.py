"""A table online: takes what visitors send, one thing after another, and tells nobody before it is on disk.

While a commit runs, what arrives waits; then all of it is done, written in one go, and told. So an answer is always
judged by what everybody has been told, and what is in memory is never shown while it is ahead of the disk.
"""

import asyncio
import logging
import time
from collections import Counter, deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from msgspec import msgpack

from clickbang.bots.registry import built_in_bots
from clickbang.core.errors import ClickbangError
from clickbang.games import GAMES
from clickbang.server import seating
from clickbang.server.docs import OVER, PERSON, PLAYING, STUCK, LogRow, RoomDoc, SaidRow, SeatDoc
from clickbang.server.errors import NO_GAME, NO_SUCH_SCOPE, OLD_RULES, STORAGE, TOO_FAST, ServerError
from clickbang.server.messages import (
    Ahead,
    Answer,
    Attend,
    Configure,
    FromClient,
    Mute,
    Ready,
    Rematch,
    Remove,
    Reveal,
    Say,
    SetBot,
    Sit,
    Stand,
    Start,
    TableInfo,
    Unready,
    Why,
)
from clickbang.server.pace import SCOPES, scope_of
from clickbang.server.play import Play, restore
from clickbang.server.store import DropRoom, DropSits, PutEnded, PutLog, PutRoom, PutSaid, PutSits, StoredRoom, Write
from clickbang.server.table_info import common_info
from clickbang.server.talk import remark
from clickbang.server.timing import BY_PLAYER, Timing
from clickbang.server.visitor import Visitor
from clickbang.server.wire import code_of

if TYPE_CHECKING:
    from clickbang.server.house import House

log = logging.getLogger("clickbang")

MOST_MEMBERS = 500
TOUCH_EVERY = 3600
"""Seconds after which a table that is played at is noted as touched, so that it is not taken for abandoned."""

_encode = msgpack.Encoder().encode
Deed = Callable[[], None]
"""Something to be done in turn: what a visitor asked for, or what the clock or a bot says."""


class Room:
    """One table, awake in memory."""

    def __init__(self, house: "House", stored: StoredRoom) -> None:
        self.house = house
        self.doc: RoomDoc = stored.doc
        self.game = GAMES[stored.doc.game]
        self.bots: Sequence[str] = tuple(built_in_bots(self.game))
        self.said: list[SaidRow] = stored.said
        self.said_before = stored.said_before
        self.visitors: dict[Visitor, None] = {}
        self.here: Counter[str] = Counter()
        """With how many connections each guest is here."""
        self.ahead: dict[int, tuple[str, tuple[object, ...]]] = {}
        """Who declines ahead: for which scope, and what that is."""
        self.inbox: deque[tuple[Visitor | None, FromClient | None, Deed]] = deque()
        self.writes: list[Write] = []
        self.writing = False
        self.replied: dict[Visitor, None] = {}
        """Whose replies wait for what is being written."""
        self.untold = False
        """Whether something is on disk that nobody has been told yet."""
        self.closed = False
        self.changed = False
        self.news = False
        """Whether there is something to tell although nothing has to be written."""
        self.version = 0
        """Goes up whenever the table itself has changed, in what everybody sees of it."""
        self._info: tuple[int, TableInfo] | None = None
        """For which version that was made."""
        self.touched = 0.0
        self.play: Play | None = None
        if self.doc.stage in (PLAYING, OVER):
            self.restore(stored.log)
        self.timing = Timing(self)
        self.check_over()  # its last answer may have waited for the end of a card window

    @property
    def id(self) -> str:
        return self.doc.id

    # Taking things in turn

    def take(self, visitor: Visitor | None, message: FromClient | None, deed: Deed) -> None:
        """Do this when it is the tables' turn, together with what has come in at the same moment."""
        self.inbox.append((visitor, message, deed))
        self.house.turns.ask(self)

    def work(self) -> list[Write]:
        """Do all that waits. What is returned has to be written before anybody is told."""
        if self.closed:
            return []  # it was read again from the disk, or is gone: what was begun here is not to be written
        addressed: dict[Visitor, None] = {}
        while self.inbox and not self.closed:
            visitor, message, deed = self.inbox.popleft()
            try:
                deed()
            except ClickbangError as error:
                if visitor is not None:
                    visitor.refuse(error, message)
            else:
                if visitor is not None and message is not None and message.id is not None:
                    visitor.confirm(message.id)
            if visitor is not None:
                addressed[visitor] = None
        if self.changed or (self.writes and time.time() - self.touched > TOUCH_EVERY):
            self.put_doc()
        writes, self.writes = self.writes, []
        if writes:
            self.writing = True
            for visitor in addressed:
                visitor.replier = self
            self.replied |= addressed
        elif self.news or self.untold:
            self.replied |= addressed
            self.tell()
        else:
            for visitor in addressed:
                visitor.wake()
        return writes

    async def settled(self) -> None:
        """Returns when all that was to be done has been done, and is on disk."""
        while self.writing or (self.inbox and not self.closed):
            await asyncio.sleep(0.005)

    def put_doc(self) -> None:
        self.touched = time.time()
        doc = self.doc
        self.writes.append(PutRoom(doc.id, doc.code, doc.public, doc.stage, int(self.touched), _encode(doc)))
        if self.changed:
            self.changed = False
            self.version += 1

    def written(self, problem: Exception | None) -> bool:
        """All is on disk, or nothing is: then what is in memory is wrong, and has to be read again.

        Returns whether everybody is to be told now. What has come in meanwhile is told together with this, once: half
        the messages.
        """
        self.writing = False
        if problem is not None:
            log.error("table %s could not be written: %s", self.id, problem)
            self.house.drop(self, ServerError(STORAGE))
            return False
        if self.closed:
            self.house.drop(self, None)
            return False
        if not self.inbox:
            return True
        if self.untold:
            self.tell()
        else:
            self.untold = True
        return False

    def tell(self) -> None:
        """Let everybody here know what they may know, each in their time; see what is due next."""
        self.news = self.untold = False
        self.timing.set_clock()
        turns = self.house.turns
        for visitor in self.visitors:
            turns.tell(visitor)
        for visitor in self.replied:
            if visitor not in self.visitors:
                turns.tell(visitor)
        self.replied = {}
        self.timing.look()

    # Visitors

    def enter(self, visitor: Visitor, attend: Attend) -> None:
        """Somebody comes to the table: a player, back again, or a spectator."""
        if visitor.gone or visitor.wanted is not self:
            return  # and is gone, or elsewhere, before it was their turn
        doc = self.doc
        if visitor not in self.visitors:  # who asks twice comes once
            self.visitors[visitor] = None
            self.here[visitor.guest] += 1
        visitor.enter(self, attend)
        if visitor.guest not in doc.members and len(doc.members) < MOST_MEMBERS:
            doc.members.append(visitor.guest)
            self.changed = True
        seat = seating.seat_of(doc, visitor.guest)
        if seat is not None and doc.seats[seat].away:
            doc.seats[seat].away = False
            self.changed = True
        self.version += 1
        self.news = True

    def leave(self, visitor: Visitor) -> None:
        """Somebody's connection is gone, or goes elsewhere."""
        if self.visitors.pop(visitor, self) is None:
            self.here[visitor.guest] -= 1
            if not self.here[visitor.guest]:
                del self.here[visitor.guest]
            self.version += 1
            if not self.writing and not self.closed:
                self.tell()
                self.house.turns.rest()

    def info(self) -> TableInfo:
        """What everybody sees of this table."""
        if self._info is None or self._info[0] != self.version:
            self._info = (self.version, common_info(self))
        return self._info[1]

    def connected(self, seat: SeatDoc) -> bool:
        """Whether the owner of this seat is here."""
        return seat.kind == PERSON and seat.guest in self.here

    @property
    def awake(self) -> bool:
        """Clocks run and bots play only while a player is here; at a table of bots, while anybody watches."""
        if any(map(self.connected, self.doc.seats)):
            return True
        return bool(self.visitors) and all(seat.kind != PERSON for seat in self.doc.seats)

    # What visitors ask for

    def receive(self, visitor: Visitor, message: FromClient) -> None:
        """A message for this table."""
        self.take(visitor, message, lambda: self.do(visitor, message))

    def do(self, visitor: Visitor, message: FromClient) -> None:
        doc, guest = self.doc, visitor.guest
        match message:
            case Answer():
                self.take_answer(guest, message)
                return
            case Why():
                self.explain(guest, message)
                return
            case Ahead(scope=scope):
                self.decline_ahead(guest, scope)
                return
            case Say():
                self.say(visitor, message)
                return
            case Sit(seat=seat, name=name):
                seating.sit(doc, guest, seat, name)
                self.writes.append(PutSits(guest, doc.id))
            case Stand():
                seating.stand(doc, guest)
                if doc.stage != PLAYING:
                    self.writes.append(DropSits(guest, doc.id))
            case Ready(commit=commit):
                seating.ready(doc, guest, commit)
            case Unready():
                seating.unready(doc, guest)
            case Start(bot=bot):
                seating.start(doc, guest, bot, self.bots)
            case Reveal(contribution=contribution):
                seating.reveal(doc, guest, contribution)
            case SetBot(seat=seat, bot=bot):
                seating.set_bot(doc, guest, seat, bot, self.bots)
            case Remove(seat=seat):
                if gone := seating.remove(doc, guest, seat):
                    self.writes.append(DropSits(gone, doc.id))
            case Configure():
                seating.configure(doc, guest, message)
            case Rematch():
                seating.rematch(doc, guest)
                if self.play is not None:
                    self.play.close()
                self.play = None
                self.ahead = {}
            case Mute(seat=seat, on=on):
                self.mute(guest, seating.seat_at(doc, seat).guest, on)
        self.changed = True
        if seating.all_revealed(doc):
            self.begin()

    def begin(self) -> None:
        """The game begins."""
        doc = self.doc
        doc.stage = PLAYING
        doc.rules = self.game.rules_version
        self.play = Play(self.game, len(doc.seats), doc.options, self.house.luck(doc))
        self.ahead = {}
        self.timing.thinking = {}
        self.changed = True
        self.house.metrics.games[doc.game] += 1

    def restore(self, rows: list[LogRow]) -> None:
        """The game as it stood."""
        doc = self.doc
        if doc.rules != self.game.rules_version:
            if doc.stage == PLAYING:
                doc.stage = STUCK
            return
        self.play = restore(self.game, len(doc.seats), doc.options, self.house.luck(doc), rows)

    def need_play(self) -> Play:
        if self.doc.stage == STUCK:
            raise ServerError(OLD_RULES)
        if self.play is None or self.doc.stage != PLAYING:
            raise ServerError(NO_GAME)
        return self.play

    def take_answer(self, guest: str, message: Answer) -> None:
        """A player's answer; the last one once more is taken for what it is, and not applied again."""
        seat = seating.own_place(self.doc, guest)
        play = self.play
        if play is None or not play.over:
            play = self.need_play()
        if play.check_named(seat, message.prompt, message.step, message.action):
            self.answer(seat, message.action, BY_PLAYER)

    def explain(self, guest: str, message: Why) -> None:
        """What the rules have against an answer is the error; an answer that is allowed gets none."""
        seat = seating.own_place(self.doc, guest)
        play = self.need_play()
        action = code_of(self.game, message.choice)
        play.check_named(seat, message.prompt, message.step, action)
        problem = play.problem(seat, action)
        if problem is not None:
            raise problem

    def answer(self, seat: int, action: int, by: str) -> None:
        """An answer by whomever; an illegal one is an error and changes nothing."""
        play = self.need_play()
        problem = play.problem(seat, action)
        if problem is not None:
            raise problem
        row = LogRow(seat, action, by, int(time.time()))
        self.writes.append(PutLog(self.doc.id, self.doc.number, play.answers, _encode(row)))
        if self.timing.holds(seat, action):
            play.hold(row)
        else:
            play.answer(row)
        self.house.metrics.answers[by] += 1
        self.check_over()

    def check_over(self) -> None:
        if self.play is not None and self.play.over and self.doc.stage == PLAYING:
            self.doc.stage = OVER
            self.changed = True
            self.writes.append(PutEnded(self.doc.id, self.doc.number, _encode(self.doc)))

    def decline_ahead(self, guest: str, scope: str) -> None:
        """Decline whatever may be declined from now on, until the scope ends."""
        play = self.need_play()
        seat = seating.own_place(self.doc, guest)
        if scope == "no":
            self.ahead.pop(seat, None)
        elif scope in SCOPES:
            self.ahead[seat] = (scope, scope_of(play.view(seat), scope))
        else:
            raise ServerError(NO_SUCH_SCOPE, scope=scope, scopes=", ".join(SCOPES))
        self.version += 1
        self.news = True

    def say(self, visitor: Visitor, message: Say) -> None:
        if not self.house.remarks.take(visitor.guest):
            raise ServerError(TOO_FAST)
        said = remark(self.doc, self.play, visitor.guest, message.text, message.to, message.seat, int(time.time()))
        self.writes.append(PutSaid(self.doc.id, self.said_before + len(self.said), _encode(said)))
        self.said.append(said)

    def mute(self, guest: str, other: str, on: bool) -> None:
        muted = self.doc.muted.setdefault(guest, [])
        if on and other and other not in muted:
            muted.append(other)
        elif not on and other in muted:
            muted.remove(other)

    def transfer(self, old: str, new: str) -> None:
        """A seat moves to another device of its owner."""
        doc = self.doc
        seat = seating.seat_of(doc, old)
        if seat is None or seating.seat_of(doc, new) is not None:
            return
        doc.seats[seat].guest = new
        if doc.host == old:
            doc.host = new
        if new not in doc.members:
            doc.members.append(new)
        self.writes += [DropSits(old, doc.id), PutSits(new, doc.id)]
        self.changed = True

    def erase(self) -> None:
        """The table goes, with all that belongs to it."""
        self.writes.append(DropRoom(self.doc.id))
        self.closed = True
