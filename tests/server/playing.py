"""Tables in the middle of a game, as a server reads them from disk."""

from collections.abc import Callable, Iterable, Sequence

from clickbang.core.chance import Chance
from clickbang.core.game import Game
from clickbang.protocol.stages import BOT, PERSON, PLAYING
from clickbang.server.storage.documents import LogRow, SeatDoc, TableDoc
from clickbang.server.storage.store import StoredTable
from clickbang.server.tables.online_table import OnlineTable
from tests.server.stage import Stage

ID, CODE, SECRET = "0123456789abcdef", "TABLE2", "5e" * 32


def guest_of(seat: int) -> str:
    return f"guest-{seat}"


def person(seat: int) -> SeatDoc:
    return SeatDoc(kind=PERSON, name=f"Player {seat}", guest=guest_of(seat), ready=True)


def bot(seat: int, kind: str) -> SeatDoc:
    return SeatDoc(kind=BOT, name=f"Player {seat}", bot=kind)


def playing(game: Game, seats: Sequence[SeatDoc], options: dict[str, str] | None = None, **more: object) -> TableDoc:
    """A public table without a clock at which this game is played; `more` says what else is so."""
    plain: dict[str, object] = {
        "id": ID, "code": CODE, "game": game.name, "options": game.settle_options(options or {}), "seats": [*seats],
        "host": guest_of(0), "clock": "none", "pace": "natural", "public": True, "secret": SECRET,
        "rules": game.rules_version, "stage": PLAYING,
    }  # fmt: skip
    return TableDoc(**(plain | more))  # type: ignore[arg-type]


def read(stage: Stage, doc: TableDoc, rows: Iterable[LogRow], luck: Callable[[], Chance]) -> OnlineTable:
    """The table after these answers, with luck of the test's own."""
    stage.registry.luck = lambda _: luck()
    table = OnlineTable(stage.registry, StoredTable(doc, list(rows), [], 0))
    stage.registry.keep(table)
    return table
