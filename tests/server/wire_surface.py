"""What a seat can observe of a game online: every byte that it is sent. Two games are compared by it."""

from collections.abc import Iterator
from contextlib import suppress

import msgspec
from msgspec import Raw

from clickbang.core.audience import SPECTATOR, hears
from clickbang.core.chance import Chance, Outcomes
from clickbang.core.errors import MalformedAnswer
from clickbang.core.table import NOTHING
from clickbang.server.docs import PERSON, PLAYING, LogRow, RoomDoc, SeatDoc
from clickbang.server.finished import own_record
from clickbang.server.messages import Ahead, Answer, FromClient, Reveal, Sit, Start, Why
from clickbang.server.play import Play
from clickbang.server.room import Room
from clickbang.server.store import StoredRoom
from clickbang.server.wire import choice_json
from tests.noninterference.surface import Parts, Surface
from tests.server.stage import Client, Stage

ID, CODE, SECRET = "0123456789abcdef", "TABLE2", "5e" * 32
"""The same in both games: what is different must come from the game."""

MESSAGE = msgspec.json.Decoder(list[dict[str, Raw]])
FIELDS = {
    "events": "events",
    "lines": "events",
    "view": "view",
    "patch": "view",
    "cards": "view",
    "prompt": "prompt",
    "clock": "clock",
    "first": "numbers",
    "game": "numbers",
}
"""In which part of what is compared a field of an update belongs."""
TYPES = {"table": "table", "said": "said"}
"""The same for other messages; all others are replies."""


class Dictated(Chance):
    """Luck that the test hands out."""

    def __init__(self) -> None:
        self.due: list[int] = []

    def choose(self, outcomes: Outcomes) -> int:
        return self.due.pop(0)


def guest_of(seat: int) -> str:
    return f"guest-{seat}"


def parts_of(texts: list[bytes]) -> Parts:
    """What was sent, by what it is about; at last every message as it was."""
    parts: dict[str, list[bytes]] = {
        part: [] for part in (*dict.fromkeys(FIELDS.values()), *TYPES.values(), "replies", "messages")
    }
    for text in texts:
        for message in MESSAGE.decode(text):
            kind = msgspec.json.decode(message.pop("type"), type=str)
            if kind == "update":
                for field, value in message.items():
                    parts[FIELDS[field]].append(bytes(value))
            else:
                parts[TYPES.get(kind, "replies")].append(msgspec.json.encode(message))
    parts["messages"] = texts
    return {part: b"\n".join(found) for part, found in parts.items()}


class WireSurface(Surface):
    """Follows a game on a table of the server at which every seat, and a spectator, has a client.

    The server draws luck by itself as soon as an answer is in, so an answer is sent there when the luck after it is
    known; before that nothing can be seen.
    """

    def __init__(self, stage: Stage, clock: str = "none") -> None:
        self.stage = stage
        self.clock = clock
        self.luck = Dictated()
        self.began: list[int] = []
        """The luck with which the game began."""
        self.moves: list[tuple[int, int, list[int]]] = []
        """Answers, each with the luck that came of it."""
        self.sent = 0
        self.room: Room | None = None
        self.clients: dict[int, Client] = {}

    def on_answer(self, seat: int, action: int, by: str) -> None:
        self.moves.append((seat, action, []))

    def on_draw(self, outcome: int, outcomes: Outcomes) -> None:
        (self.moves[-1][2] if self.moves else self.began).append(outcome)

    def quiet(self) -> bool:
        if self.sitting.table.chance != NOTHING:
            return True
        self.catch_up()
        return False

    # The same game on the server

    def catch_up(self) -> None:
        """Bring the server's table to where the game is; all but the last answer it reads as if from disk."""
        if self.room is None:
            self.room = self.open(self.moves[:-1])
            self.sent = len(self.moves[:-1])
            for seat in (*range(len(self.room.doc.seats)), SPECTATOR):
                self.clients[seat] = Client(self.stage, guest_of(seat))
                assert self.room.play is not None
                heard = len(self.room.play.view(seat).history)
                self.clients[seat].attend(self.room, after=heard, words=seat % 3 == 0)
        for seat, action, luck in self.moves[self.sent :]:
            self.luck.due = list(luck)
            self.answer(self.room, seat, action)
            assert not self.luck.due
        self.sent = len(self.moves)

    def open(self, moves: list[tuple[int, int, list[int]]]) -> Room:
        game = self.sitting.game
        doc = RoomDoc(
            id=ID,
            code=CODE,
            game=game.name,
            options=dict(self.sitting.spectator.options),
            seats=[
                SeatDoc(kind=PERSON, name=f"Player {seat}", guest=guest_of(seat), ready=True)
                for seat in range(self.sitting.table.seats)
            ],
            host=guest_of(0),
            clock=self.clock,
            pace="none",
            public=True,
            members=[guest_of(seat) for seat in (*range(self.sitting.table.seats), SPECTATOR)],
            secret=SECRET,
            rules=game.rules_version,
            stage=PLAYING,
        )
        house = self.stage.house
        house.luck = lambda _: self.luck
        self.luck.due = [*self.began, *[outcome for _, _, luck in moves for outcome in luck]]
        if house.rooms:  # the pair before this one
            house.drop(house.rooms[ID], None)
            self.stage.settle()
        room = Room(house, StoredRoom(doc, [LogRow(seat, action, "player", 0) for seat, action, _ in moves], [], 0))
        house.keep(room)
        assert not self.luck.due
        return room

    def answer(self, room: Room, seat: int, action: int) -> None:
        play = room.play
        assert play is not None
        before = play.answers
        self.clients[seat].says(Answer(prompt=play.view(seat).prompts, step=play.step(seat), action=action))
        assert play.answers == before + 1, "the server refused what the rules allow"
        if play.held is not None:
            timer = room.timing.timer
            assert timer is not None
            self.stage.wait(timer.when() - self.stage.loop.time())

    # What is compared

    def news(self, seat: int) -> Parts:
        return parts_of(self.clients[seat].take())

    def state(self, seat: int) -> Parts:
        """What comes of messages that are refused, of coming to the table anew, and of asking for one's record."""
        room = self.room
        assert room is not None
        assert room.play is not None
        client = self.clients[seat]
        client.says(*self.mistakes(room.play, seat))
        refused = client.take()
        again = Client(self.stage, guest_of(seat))
        again.attend(room)
        again.leave()
        client.take()
        anew = parts_of(again.take())
        assert not anew["clock"] or hears(room.play.table.audience, seat), "the clock of a question that is not heard"
        record = own_record(room.doc, room.play, seat)
        return {"refusals": b"\n".join(refused), "record": record, **anew}

    def mistakes(self, play: Play, seat: int) -> Iterator[FromClient]:
        """What this seat cannot do now: answers to what is asked, was asked and was not asked yet, and other things."""
        number, step = play.view(seat).prompts, 0 if seat == SPECTATOR else play.step(seat)
        for action in self.probes:
            if seat == SPECTATOR or play.table.problem(seat, action) is not None:
                yield Answer(prompt=number, step=step, action=action)
            with suppress(MalformedAnswer):
                choice = msgspec.json.decode(choice_json(play.game.name, action))
                yield Why(prompt=number, step=step, choice=choice)
        yield Answer(prompt=max(number - 1, 0), step=0, action=77)
        yield Answer(prompt=number + 1, step=0, action=77)
        yield Answer(prompt=number, step=step + 1, action=77)
        yield Ahead(scope="never")
        yield Sit(seat=0, name="Thief")
        yield Reveal(contribution=SECRET)
        yield Start()
