"""The process that writes for several workers of one file: all that waits on any line goes into one commit.

It is the only one that writes, and so the one who knows which worker is alive: a worker's line ends with its process,
and a worker that hangs is silent for longer than its lease. Then its line is closed here, and whatever it still had to
say is never written: that is the fence. Claims come over the same line as what is to be written, and are dealt with
after it.
"""

import logging
import select
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import IO, Any

from clickbang.server.cluster.commons import Commons
from clickbang.server.cluster.place_book import PlaceBook
from clickbang.server.cluster.places import LEASE
from clickbang.server.storage import sqlite_writer
from clickbang.server.storage.sqlite_writer import Messages, Writer, message
from clickbang.server.storage.store import DropTable, PutLog
from clickbang.server.telemetry.logs import log_as_child

log = logging.getLogger("clickbang")

JOIN, BEAT, CLAIM, RELEASE, LEAVE = "join", "beat", "claim", "release", "leave"
IS_FIRST, MAKE = "first", "make"
PUT_TRANSFER, TAKE_TRANSFER, END_TRANSFER = "put transfer", "take transfer", "end transfer"
"""What a worker asks for beside writing: `(what, ticket, ...)`; all but a release are answered, by the ticket."""
NO_WORKER = "this worker is about to join the others"
NOT_YOURS = "this table does not live here"
FAILED = ""
ANSWER, DROP = PutLog.__name__, DropTable.__name__
FIND = "SELECT id FROM rooms WHERE code = :key OR id = :key"
GENERATION = 2**32
"""So many numbers has each writer for workers: none is given twice, though a new writer knows nothing of the last."""


class Line:
    """A worker, as the writer knows it."""

    def __init__(self, line: socket.socket) -> None:
        self.socket = line
        self.messages = Messages()
        self.number: int | None = None
        """None as long as it has not joined: then it has nothing to write."""
        self.ended = False

    def read(self) -> list[Any]:
        """What it has said since the last time."""
        try:
            data = self.socket.recv(2**20, socket.MSG_DONTWAIT)
        except BlockingIOError:
            return []
        except OSError:
            data = b""
        self.ended = not data
        return self.messages.take(data)

    def say(self, what: object) -> None:
        """A worker that does not listen for so long that its line is full is as good as gone."""
        try:
            said = message(what)
            self.ended = self.socket.send(said, socket.MSG_DONTWAIT) != len(said) or self.ended
        except OSError:
            self.ended = True


class SharedWriter:
    """Writes what comes over any line."""

    def __init__(self, door: socket.socket, path: Path, generation: int, lease: float = LEASE) -> None:
        self.door: socket.socket | None = door
        """Workers hand in their lines here; None when nobody is left who could."""
        self.writer = Writer(path)
        self.book = PlaceBook(generation * GENERATION, lease)
        self.commons = Commons()
        self.lines: dict[int, Line] = {}
        self.poll = select.poll()
        self.poll.register(door, select.POLLIN)

    def run(self) -> None:
        """Until everybody has hung up."""
        while self.door is not None or self.lines:
            self.round()
        self.writer.close()

    def round(self) -> None:
        """Wait until somebody says something, or is silent for too long; deal with all of it."""
        wait = self.book.patience(time.monotonic())
        said: list[tuple[Line, list[Any]]] = []
        for number, _ in self.poll.poll(None if wait is None else 1000 * wait + 1):
            line = self.lines.get(number)
            if line is None:
                self.admit()
            else:
                said.append((line, line.read()))
        now = time.monotonic()
        for line, _ in said:
            if line.number is not None and not line.ended:
                self.book.members[line.number].heard = now
        committed = self.write(said)
        for line, messages in said:
            for asked in messages:
                if is_request(asked):
                    self.answer(line, asked)
        self.see_off(now)
        if committed:
            self.writer.tidy()

    def admit(self) -> None:
        """Somebody hands in a line, or nobody is left who could."""
        assert self.door is not None
        data, lines, _, _ = socket.recv_fds(self.door, 1, 1)
        for number in lines:
            self.lines[number] = Line(socket.socket(fileno=number))
            self.poll.register(number, select.POLLIN)
        if not data:
            self.poll.unregister(self.door)
            self.door = None

    def write(self, said: list[tuple[Line, list[Any]]]) -> bool:
        """One commit for all; whoever asked for it is told. Returns whether there was anything to write."""
        together: list[tuple[Line, list[Any]]] = []
        for line, messages in said:
            asked = [writes for writes in messages if not is_request(writes)]
            if asked and line.number is not None and not self.has_strange(line, asked):
                together.append((line, asked))
            elif asked:
                line.say((len(asked), NO_WORKER if line.number is None else NOT_YOURS, {}))
        if not together:
            return False
        problem, failed = self.writer.write([writes for _, asked in together for writes in asked])
        before = 0
        for line, asked in together:
            theirs = {number - before: why for number, why in failed.items() if 0 <= number - before < len(asked)}
            line.say((len(asked), problem, theirs))
            before += len(asked)
        return True

    def has_strange(self, line: Line, asked: list[Any]) -> bool:
        """Whether there is an answer at a table that does not live there, or one is to go that lives elsewhere: a
        second fence, should the first fail."""
        has, places, number = self.book.has, self.book.places, line.number
        return any(
            (name == ANSWER and not has(number, row[0])) or (name == DROP and places.get(row[0], number) != number)
            for writes in asked
            for name, row in writes
        )

    def answer(self, line: Line, asked: list[Any]) -> None:
        """What is asked beside writing."""
        what, ticket, *rest = asked
        if what == JOIN:
            address, token, seat, before = rest
            self.lose(before)
            line.number = self.book.join(address, token, seat, time.monotonic()).number
            line.say((what, ticket, line.number, self.commons.salt))
        elif line.number is None:
            line.ended = True  # it has been taken for gone
        elif what == RELEASE:
            self.book.release(rest[0], line.number)
        else:
            line.say((what, ticket, *self.reply(line.number, what, rest)))

    def reply(self, number: int, what: str, more: list[Any]) -> tuple[object, ...]:
        """What one of the workers hears."""
        commons, now = self.commons, time.monotonic()
        if what == BEAT:
            spent, crowds = more
            return (len(self.book.members), *commons.beat(number, spent, crowds))
        if what == CLAIM:
            return self.claim(number, more[0])
        if what == LEAVE:
            self.book.release_all(number)
        elif what == IS_FIRST:
            return (number == min(self.book.members),)
        elif what == MAKE:
            return (commons.make([(table, game) for table, game in more[0]], number, now),)
        elif what == PUT_TRANSFER:
            code, guest, seconds = more
            commons.put_transfer(code, guest, now + seconds)
        elif what == TAKE_TRANSFER:
            return (commons.take_transfer(more[0], number, now),)
        elif what == END_TRANSFER:
            code, used = more
            commons.end_transfer(code, used)
        return ()

    def claim(self, number: int, key: str) -> tuple[object, ...]:
        """The table with this code or id, and who has it; `FAILED` if the file cannot be read."""
        try:
            found = self.writer.connection.execute(FIND, {"key": key}).fetchone()
        except sqlite3.Error:
            log.exception("a table could not be looked for")
            return (FAILED,)
        if found is None:
            return (None,)
        has = self.book.claim(found[0], number)
        return (found[0], has.seat, has.number, has.address, has.token)

    def see_off(self, now: float) -> None:
        """Those who have hung up, and those who have been silent for too long."""
        for number in self.book.silent(now):
            log.warning("worker %d has said nothing for long: its tables are free", self.book.members[number].seat)
            self.lose(number)
        for line in [line for line in self.lines.values() if line.ended]:
            self.hang_up(line)

    def lose(self, number: int | None) -> None:
        """This worker is gone: whatever it says from now on is not heard."""
        for line in list(self.lines.values()):
            if line.number == number and number is not None:
                self.hang_up(line)

    def hang_up(self, line: Line) -> None:
        if line.number is not None:
            self.book.lose(line.number)
            self.commons.lose(line.number)
            line.number = None
        line.ended = True
        if self.lines.pop(line.socket.fileno(), None) is not None:
            self.poll.unregister(line.socket)
            line.socket.close()


def is_request(asked: list[Any]) -> bool:
    """Whether this is no list of writes."""
    return bool(asked) and isinstance(asked[0], str)


def start(
    door: socket.socket, path: Path, claimed: IO[bytes], generation: int, lease: float = LEASE
) -> subprocess.Popen[bytes]:
    """In a process of its own."""
    return sqlite_writer.start(__name__, door, claimed, path, generation, lease)


if __name__ == "__main__":
    log_as_child("the process that writes")
    with socket.socket(fileno=int(sys.argv[1])) as with_workers:
        SharedWriter(with_workers, Path(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4])).run()
