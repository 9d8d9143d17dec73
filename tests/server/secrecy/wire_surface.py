"""What a seat can observe of a game online: every byte that it is sent. Two games are compared by it."""

from collections.abc import Iterator
from contextlib import suppress

import msgspec
from msgspec import Raw

from clickbang.checks.games.surface import Parts, Surface
from clickbang.core.audience import SPECTATOR, hears
from clickbang.core.chance import Chance, Outcomes
from clickbang.core.errors import MalformedAnswer
from clickbang.core.table import NOTHING
from clickbang.protocol.messages import Answer, Bet, FromClient, Reveal, Sit, Speed, Start, Wait, Why
from clickbang.protocol.wire import choice_json
from clickbang.server.clocks.scheduler import CURTAIN, PROMPT
from clickbang.server.game.game_record import own_record
from clickbang.server.game.live_game import LiveGame
from clickbang.server.storage.documents import LogRow
from clickbang.server.tables.online_table import OnlineTable
from tests.server.playing import ID, SECRET, guest_of, person, playing, read
from tests.server.stage import Client, Stage

MESSAGE = msgspec.json.Decoder(list[dict[str, Raw]])
FIELDS = {
    "events": "events",
    "lines": "events",
    "view": "view",
    "patch": "view",
    "cards": "view",
    "prompt": "prompt",
    "clock": "clock",
    "story": "story",
    "lesson": "lesson",
    "first": "numbers",
    "game": "numbers",
}
"""In which part of what is compared a field of an update belongs."""
TYPES = {"table": "table", "said": "said", "faced": "faces", "bets": "bets"}
"""The same for other messages; all others are replies."""


PAIR_SECONDS = 10_000.0
"""No pair takes longer."""


class Dictated(Chance):
    """Luck that the test hands out."""

    def __init__(self) -> None:
        self.due: list[int] = []

    def choose(self, outcomes: Outcomes) -> int:
        return self.due.pop(0)


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

    pace = "none"
    lesson = False

    def __init__(self, stage: Stage, clock: str = "none") -> None:
        self.stage = stage
        self.clock = clock
        self.luck = Dictated()
        self.began: list[int] = []
        """The luck with which the game began."""
        self.moves: list[tuple[int, int, list[int]]] = []
        """Answers, each with the luck that came of it."""
        self.sent = 0
        self.table: OnlineTable | None = None
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
        if self.table is None:
            self.table = self.open(self.moves[:-1])
            self.sent = len(self.moves[:-1])
            for seat in (*range(len(self.table.doc.seats)), SPECTATOR):
                self.clients[seat] = Client(self.stage, guest_of(seat))
                assert self.table.live is not None
                heard = len(self.table.live.view(seat).history)
                self.clients[seat].attend(self.table, after=heard, words=seat % 3 == 0)
        for seat, action, luck in self.moves[self.sent :]:
            self.luck.due = list(luck)
            self.answer(self.table, seat, action)
            assert not self.luck.due
        self.sent = len(self.moves)

    def open(self, moves: list[tuple[int, int, list[int]]]) -> OnlineTable:
        game = self.sitting.game
        everybody = range(self.sitting.table.seats)
        doc = playing(
            game, [person(seat) for seat in everybody], dict(self.sitting.spectator.options), clock=self.clock,
            pace=self.pace, members=[guest_of(seat) for seat in (*everybody, SPECTATOR)], lesson=self.lesson,
        )  # fmt: skip
        registry = self.stage.registry
        self.luck.due = [*self.began, *[outcome for _, _, luck in moves for outcome in luck]]
        if registry.tables:  # the pair before this one
            registry.drop(registry.tables[ID], None)
            self.stage.settle()
        loop = (
            self.stage.loop
        )  # both games of a pair begin at the same time, whatever came after the end of the last pair
        loop.now = (loop.now // PAIR_SECONDS + 1) * PAIR_SECONDS
        rows = [LogRow(seat, action, "player", 0) for seat, action, _ in moves]
        table = read(self.stage, doc, rows, lambda: self.luck)
        assert not self.luck.due
        return table

    def answer(self, table: OnlineTable, seat: int, action: int) -> None:
        live = table.live
        assert live is not None
        before = live.answers
        self.clients[seat].says(Answer(prompt=live.view(seat).prompts, step=live.step(seat), action=action))
        assert live.answers == before + 1, "the server refused what the rules allow"
        lifted = table.scheduler.when(CURTAIN)
        if lifted is not None and not live.asks_privately:
            self.stage.wait(lifted - self.stage.loop.time())
        closed = table.scheduler.when(PROMPT)
        if live.is_complete and closed is not None:  # the luck comes when the beat is over
            self.stage.wait(closed - self.stage.loop.time())

    # What is compared

    def news(self, seat: int) -> Parts:
        return parts_of(self.clients[seat].take())

    def state(self, seat: int) -> Parts:
        """What comes of messages that are refused, of coming to the table anew, and of asking for one's record."""
        table = self.table
        assert table is not None
        assert table.live is not None
        client = self.clients[seat]
        client.says(*self.mistakes(table.live, seat))
        refused = client.take()
        again = Client(self.stage, guest_of(seat))
        again.attend(table, words=seat % 3 == 0)
        again.leave()
        client.take()
        anew = parts_of(again.take())
        assert not anew["clock"] or hears(table.live.table.audience, seat), "the clock of a question that is not heard"
        record = own_record(table.doc, table.live, seat)
        return {"refusals": b"\n".join(refused), "record": record, **anew}

    def mistakes(self, live: LiveGame, seat: int) -> Iterator[FromClient]:
        """What this seat cannot do now: answers to what is asked, was asked and was not asked yet, and other things."""
        number, step = live.view(seat).prompts, 0 if seat == SPECTATOR else live.step(seat)
        for action in self.probes:
            if seat == SPECTATOR or live.table.problem(seat, action) is not None:
                yield Answer(prompt=number, step=step, action=action)
            with suppress(MalformedAnswer):
                choice = msgspec.json.decode(choice_json(live.game.name, action))
                yield Why(prompt=number, step=step, choice=choice)
        yield Answer(prompt=max(number - 1, 0), step=0, action=77)
        yield Answer(prompt=number + 1, step=0, action=77)
        yield Answer(prompt=number, step=step + 1, action=77)
        yield Wait(prompt=number + 1)
        yield Speed(speed="never")
        yield Bet(seat=63)
        yield Sit(seat=0, name="Thief")
        yield Reveal(contribution=SECRET)
        yield Start()
