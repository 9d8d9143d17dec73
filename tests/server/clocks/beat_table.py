"""A table of World Championship at a card window, on a clock that moves only when it is told to."""

import random
from collections.abc import Callable, Sequence

import msgspec

from clickbang.core.audience import SPECTATOR
from clickbang.core.chance import Seeded
from clickbang.core.table import DECLINE
from clickbang.games.championship import CHAMPIONSHIP
from clickbang.protocol.messages import Answer, Wait
from clickbang.protocol.stages import PERSON
from clickbang.server.game.live_game import LiveGame
from clickbang.server.storage.documents import LogRow
from clickbang.server.storage.store import StoredTable
from tests.server.clocks.test_when_bots_answer import OwnProcess
from tests.server.playing import bot, person, playing, read
from tests.server.stage import Client, Stage
from tests.server.storage.kept_store import KeptStore

SEATS = 3
Heard = list[tuple[float, bytes]]
"""What somebody was sent, and when."""


def first_window(seed: int, wanted: Callable[[LiveGame], bool] = lambda _: True) -> list[LogRow]:
    """The answers that lead to a window like this one, nobody playing a card before it."""
    live, whim = LiveGame(CHAMPIONSHIP, SEATS, {}, Seeded(seed)), random.Random(seed)
    rows: list[LogRow] = []
    while not live.over:
        if live.is_window and wanted(live):
            return rows
        for seat in [seat for seat in range(SEATS) if live.waits_for(seat)]:
            choices = live.prompt(seat).choices
            rows.append(LogRow(seat, DECLINE if DECLINE in choices else whim.choice(choices), "player", 0))
            live.replay(rows[-1])
    raise AssertionError("there is no such window in this game")


def can_play(live: LiveGame, seat: int) -> bool:
    return live.waits_for(seat) and live.prompt(seat).choices != [DECLINE]


def lend_bots(stage: Stage) -> None:
    """Bots think in the test's own process."""
    stage.registry.bots.size, stage.registry.bots.workers = 1, {0: OwnProcess(stage)}


class BeatTable:
    """Everybody at the table has a client; so has somebody who watches."""

    def __init__(
        self, stage: Stage, seed: int, rows: list[LogRow], pace: str = "natural", beat: str = "normal",
        clock: str = "none", bots: int = 0,
    ) -> None:  # fmt: skip
        seats = [bot(seat, "random") if seat >= SEATS - bots else person(seat) for seat in range(SEATS)]
        doc = playing(CHAMPIONSHIP, seats, clock=clock, pace=pace, beat=beat)
        self.seed = seed
        store = stage.registry.store
        self.open(stage, store.put(doc, rows) if isinstance(store, KeptStore) else StoredTable(doc, list(rows), [], 0))

    def open(self, stage: Stage, stored: StoredTable, who: Sequence[int] = range(SEATS)) -> None:
        """The table is read from disk, and these people come, and somebody who watches."""
        self.stage = stage
        self.table = read(stage, stored.doc, stored.log, lambda: Seeded(self.seed))
        self.people = [seat for seat, seated in enumerate(stored.doc.seats) if seated.kind == PERSON]
        self.clients: dict[int, Client] = {}
        for seat in (*self.people, SPECTATOR):
            if seat == SPECTATOR or seat in who:
                self.come(seat)
        for client in self.clients.values():
            client.take()

    def come(self, seat: int) -> None:
        """The owner of this seat, or somebody who watches, comes to the table."""
        self.clients[seat] = Client(self.stage, f"guest-{seat}")
        self.clients[seat].attend(self.table)

    def restart(self, house: list[Stage], who: Sequence[int] = range(SEATS)) -> None:
        """The server is gone; another one reads what is on disk, and these come back."""
        store, gone = self.stage.registry.store, house[0]
        assert isinstance(store, KeptStore)
        house[0] = Stage(store)
        house[0].loop.now = gone.loop.now
        house[0].registry.bots.size = gone.registry.bots.size
        house[0].registry.bots.workers = dict.fromkeys(gone.registry.bots.workers, OwnProcess(house[0]))
        gone.close()
        self.open(house[0], store.stored(), who)

    @property
    def live(self) -> LiveGame:
        assert self.table.live is not None
        return self.table.live

    def answer(self, seat: int, action: int) -> None:
        live = self.live
        self.clients[seat].says(Answer(prompt=live.view(seat).prompts, step=live.step(seat), action=action))

    def play(self, seat: int) -> None:
        """Play something, whatever it is."""
        self.answer(seat, next(code for code in self.live.prompt(seat).choices if code != DECLINE))

    def wait(self, seat: int) -> list[str]:
        """Take the full time; the codes of refusals."""
        self.clients[seat].says(Wait(prompt=self.live.view(seat).prompts))
        sent = [message for text in self.clients[seat].take() for message in msgspec.json.decode(text)]
        return [message["code"] for message in sent if message["type"] == "refused"]

    def pass_time(self, seconds: float) -> dict[int, Heard]:
        """Let so much time pass in small steps; what everybody is sent meanwhile."""
        heard: dict[int, Heard] = {seat: [] for seat in self.clients}
        for moment in range(1, round(seconds * 20) + 1):
            self.stage.wait(0.05)
            for seat, client in self.clients.items():
                heard[seat] += [(moment / 20, text) for text in client.take()]
        return heard

    def beat_lasts(self) -> float:
        """How long the open window stays open from now on, to a twentieth of a second."""
        opened = self.live.table.opened
        for moment in range(1, 400):
            self.stage.wait(0.05)
            if self.live.table.opened != opened:
                return moment / 20
        raise AssertionError("it stays open")
