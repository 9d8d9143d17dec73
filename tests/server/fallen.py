"""A table of Battle Royal at which some have been eliminated, with a client for every person and two spectators."""

from functools import partial

from clickbang.core.chance import Seeded
from clickbang.core.seats import count, lowest, members
from clickbang.games.battleroyal import BATTLEROYAL, BattleRoyal
from clickbang.games.battleroyal.rules.codes import CONFRONT_CODE, SIGN_CODE
from clickbang.server.game.live_game import LiveGame
from clickbang.server.storage.documents import LogRow
from clickbang.server.tables import play
from tests.server.clocks.test_when_bots_answer import OwnProcess
from tests.server.playing import bot, person, playing, read
from tests.server.stage import Client, Stage

SEATS = 6
OPTIONS = {"pairs": "off"}
ONE, TWO = "spectator-1", "spectator-2"


def next_death(live: LiveGame) -> list[LogRow]:
    """Whoever's turn it is betrays a neighbour (BR-11)."""
    author = lowest(live.table.must)
    other = live.table.legal_actions(author)[1] - CONFRONT_CODE
    said = [(author, CONFRONT_CODE + other), (author, SIGN_CODE + 1), (other, SIGN_CODE)]
    return [LogRow(seat, action, "player", 0) for seat, action in said]


def fresh_game() -> LiveGame:
    return LiveGame(BATTLEROYAL, SEATS, OPTIONS, Seeded(3))


def course(deaths: int) -> tuple[list[LogRow], list[int], list[int]]:
    """The answers after which so many are eliminated; who they are, and who is left."""
    live, rows = fresh_game(), list[LogRow]()
    for _ in range(deaths):
        more = next_death(live)
        for row in more:
            live.answer(row)
        rows += more
    assert isinstance(live.table, BattleRoyal)
    left = live.table.board.alive
    assert count(left) == SEATS - deaths
    return rows, [seat for seat in range(SEATS) if seat not in members(left)], members(left)


class Fallen:
    """A table after so many deaths; `people` says who is no bot (everybody), `kind` which bots play."""

    def __init__(self, stage: Stage, deaths: int, people: list[int] | None = None, kind: str = "naive") -> None:
        self.stage = stage
        rows, self.out, self.left = course(deaths)
        people = list(range(SEATS)) if people is None else people
        doc = playing(BATTLEROYAL, [person(s) if s in people else bot(s, kind) for s in range(SEATS)], OPTIONS)
        stage.registry.bots.size, stage.registry.bots.workers = 1, {0: OwnProcess(stage)}
        self.table = read(stage, doc, rows, lambda: Seeded(3))
        self.clients: dict[int | str, Client] = {}
        for seat in people:
            self.come(seat)
        for spectator in (ONE, TWO):
            self.come(spectator)
        self.take()

    @property
    def live(self) -> LiveGame:
        assert self.table.live is not None
        return self.table.live

    def come(self, who: int | str) -> Client:
        """A player by seat, or a spectator, comes to the table."""
        self.clients[who] = Client(self.stage, f"guest-{who}" if isinstance(who, int) else who)
        self.clients[who].attend(self.table, words=True)
        return self.clients[who]

    def take(self) -> dict[int | str, list[bytes]]:
        """What everybody was sent since the last time."""
        return {who: client.take() for who, client in self.clients.items()}

    def kill(self) -> None:
        """One more is eliminated."""
        for row in next_death(self.live):
            self.table.schedule(partial(play.answer, self.table, row.seat, row.action, row.by))
            self.stage.settle()
            self.stage.wait(0.1)
