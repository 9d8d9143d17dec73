"""A whole game at a table without any server: what is kept of it, and what everybody was told; all as it should be."""

import random

from clickbang.core.audience import SPECTATOR
from clickbang.core.registry import find_game
from clickbang.core.seats import members
from clickbang.protocol.stages import OVER, PERSON, PLAYING
from clickbang.protocol.wire import event_json
from clickbang.server.game.authors import BY_PLAYER
from clickbang.server.game.game_record import luck_of
from clickbang.server.game.live_game import LiveGame
from clickbang.server.storage.documents import LogRow, SeatDoc, TableDoc
from tests.cluster.checks.history import Answered, Asked, History, News
from tests.cluster.checks.kept import Kept, Writing

TABLE = "tabletable"
WORKERS = (1, 2)


class MadeUp:
    """One game of people who answer at random; every answer takes a second, and is told to all."""

    def __init__(self, game: str, seats: int, answers: int = 60, seed: int = 1) -> None:
        self.kept = Kept()
        people = [SeatDoc(kind=PERSON, name=f"P{seat}", guest=f"guest{seat}") for seat in range(seats)]
        self.doc = TableDoc(TABLE, "ABCDEF", game, {}, people, "guest0", "none", "none", False, "5" * 64)
        self.doc.stage = PLAYING
        self.kept.docs[TABLE] = self.doc
        self.live = LiveGame(find_game(game), seats, {}, luck_of(self.doc))
        self.histories = {seat: History(f"P{seat}", f"guest{seat}") for seat in range(seats)}
        self.histories[SPECTATOR] = History("Watching", "guest40")
        self.random = random.Random(seed)
        self.now = 0.0
        self.rows: list[LogRow] = []
        self.tell()
        while len(self.rows) < answers and not self.live.over:
            self.step()
        if self.live.over:
            self.doc.stage = OVER

    def step(self) -> None:
        live = self.live
        if live.paused or live.sitting.over:
            live.lift_curtain()
            self.doc.lifted = live.answers
            self.tell()
            return
        seat = self.random.choice(
            [seat for seat in members(live.table.must | live.table.asked) if live.waits_for(seat)]
        )
        prompt, step = live.view(seat).prompts, live.step(seat)
        action = self.random.choice(live.prompt(seat).choices)
        row = LogRow(seat, action, BY_PLAYER, 0)
        self.kept.log[TABLE, 1].append((len(self.rows), row))
        worker = WORKERS[len(self.rows) >= 20]
        self.kept.writings.append(Writing(TABLE, 1, len(self.rows), worker, worker, WORKERS.index(worker)))
        self.rows.append(row)
        answer = Answered(TABLE, 1, seat, prompt, step, action, self.now + 0.1, self.now + 0.9)
        self.histories[seat].answers.append(answer)
        live.replay(row)
        self.now += 1
        self.tell()

    def tell(self) -> None:
        for seat, history in self.histories.items():
            stream = [event_json(event) for event in self.live.view(seat).history]
            key = (TABLE, 1, seat)
            heard = sum(len(news.events) for news in history.news[key])
            if len(stream) > heard:
                history.news[key].append(News(self.now, heard + 1, stream[heard:], heard))
            if seat != SPECTATOR and (choices := self.live.prompt(seat).choices):
                view = self.live.view(seat)
                history.asked[key].append(Asked(view.prompts, self.live.step(seat), tuple(choices)))
