"""A table that is read from disk while a curtain is down: those outside wait for the rest of its time, whatever is
behind it."""

from collections.abc import Sequence

import pytest
from msgspec import msgpack

from clickbang.core.audience import SPECTATOR
from clickbang.core.table import DECLINE
from clickbang.games.battleroyal.rules.codes import PASS_CODE
from clickbang.protocol.errors import STORAGE, ServerError
from clickbang.server.clocks.durations import SUSPENSE
from clickbang.server.storage.documents import LogRow, TableDoc
from clickbang.server.storage.store import Finished, PutLog, PutTable, StoredTable, Write
from tests.server.playing import guest_of
from tests.server.secrecy.test_private_questions import (
    ASKED,
    ASKING,
    DOLLARS,
    LEVEL,
    NOTHING,
    NOTHING_ASKED,
    OUTSIDERS,
    TICK,
    TWENTY,
    Script,
    Seen,
    answers,
    last_two,
    reveals,
    watch,
)
from tests.server.secrecy.wire_surface import WireSurface
from tests.server.stage import Client, InstantStore, Stage, stages

EVERYBODY = (*range(4), SPECTATOR)
OFFERED: Script = {0.0: reveals(ASKING, DOLLARS), 2.0: reveals(ASKED, TWENTY)}
FELL = 2
"""When the curtain falls."""
READ = 4.5
"""When the table is read again."""
REFUSED: Script = {3.0: (ASKED, DECLINE)}


class Disk(InstantStore):
    """Keeps one table, which is read from it again."""

    def __init__(self) -> None:
        self.kept = b""
        self.rows: list[LogRow] = []

    def submit(self, writes: Sequence[Write], finished: Finished) -> None:
        for write in writes:
            if isinstance(write, PutTable):
                self.kept = write.doc
            elif isinstance(write, PutLog):
                self.rows.append(msgpack.decode(write.row, type=LogRow))
        finished(None)

    async def doc(self, table: str) -> TableDoc | None:
        return msgpack.decode(self.kept, type=TableDoc)

    async def table(self, key: str) -> StoredTable | None:
        return StoredTable(msgpack.decode(self.kept, type=TableDoc), list(self.rows), [], 0)


def last_two_on_disk(stage: Stage, clock: str = "none") -> WireSurface:
    surface, disk = last_two(stage, clock), stage.registry.store
    assert isinstance(disk, Disk)
    assert surface.table is not None
    disk.kept = msgpack.encode(surface.table.doc)
    disk.rows = [LogRow(seat, action, "player", 0) for seat, action, _ in surface.moves]
    return surface


def read_again(surface: WireSurface, back: Sequence[int]) -> None:
    """The table is dropped, and these come back to it."""
    table, registry = surface.table, surface.stage.registry
    assert table is not None
    registry.drop(table, ServerError(STORAGE))
    surface.stage.settle()
    surface.luck.due = [*surface.began, *[outcome for _, _, luck in surface.moves for outcome in luck]]
    surface.clients = {}
    for seat in back:
        surface.clients[seat] = Client(surface.stage, guest_of(seat))
        surface.clients[seat].attend(table)
    surface.table = registry.tables[table.id]
    assert surface.table is not table


def seen_after(stage: Stage, before: Script, after: Script, back: Sequence[int], clock: str = "none") -> Seen:
    """What those outside see of a table that is read again five seconds after the first answer."""
    surface = last_two_on_disk(stage, clock)
    watch(surface, before, READ + TICK, looks=False)
    read_again(surface, back)
    return watch(surface, after, SUSPENSE[clock] + 4, seats=[seat for seat in back if seat in OUTSIDERS])


def times_of(word: bytes, seen: Seen) -> list[float]:
    return [now for now, _, news, _ in seen if any(word in text for text in news)]


@pytest.mark.rule("BR-15c")
@pytest.mark.parametrize("back", [EVERYBODY, (SPECTATOR,)], ids=["all", "spectator"])
@pytest.mark.parametrize("clock", ["none", "quick"])
@pytest.mark.parametrize("before", [OFFERED, OFFERED | REFUSED], ids=["open", "refused"])
def test_nobody_outside_can_tell_after_a_restart_that_something_was_asked(
    before: Script, clock: str, back: Sequence[int]
) -> None:
    with stages(2, Disk) as (one, other):
        asked = seen_after(one, before, {}, back, clock)
        plain = seen_after(other, NOTHING_ASKED, {}, back, clock)
    for asked_seen, plain_seen in zip(asked, plain, strict=True):
        assert asked_seen == plain_seen
    assert set(times_of(b'"Ended"', plain)) == {FELL + SUSPENSE[clock] - READ}


@pytest.mark.rule("BR-15c")
def test_nor_if_it_is_answered_only_then() -> None:
    with stages(2, Disk) as (one, other):
        asked = seen_after(one, OFFERED, REFUSED, EVERYBODY)
        plain = seen_after(other, NOTHING_ASKED, {}, EVERYBODY)
    for asked_seen, plain_seen in zip(asked, plain, strict=True):
        assert asked_seen == plain_seen


@pytest.mark.rule("BR-15c")
def test_nor_if_the_game_goes_on_after_a_restart() -> None:
    turn: Script = {SUSPENSE["none"] + 2: (ASKED, PASS_CODE)}
    with stages(2, Disk) as (one, other):
        asked = seen_after(one, OFFERED | {2.0: reveals(ASKED, LEVEL)}, turn, EVERYBODY)
        plain = seen_after(other, {0.0: reveals(ASKING, NOTHING), 2.0: reveals(ASKED, LEVEL)}, turn, EVERYBODY)
    for asked_seen, plain_seen in zip(asked, plain, strict=True):
        assert asked_seen == plain_seen
    assert set(times_of(b'"NothingHappened"', plain)) == {FELL + SUSPENSE["none"] - READ}


def test_a_curtain_that_was_lifted_does_not_fall_again() -> None:
    with stages(1, Disk) as (stage,):
        surface = last_two_on_disk(stage)
        watch(surface, {0.0: reveals(ASKING, NOTHING), 1.0: reveals(ASKED, LEVEL)}, SUSPENSE["none"] + 3, looks=False)
        read_again(surface, EVERYBODY)
        assert any(b'"NothingHappened"' in text for text in surface.clients[SPECTATOR].take())
        answers(surface, ASKED, PASS_CODE)


def test_nor_where_none_was_needed() -> None:
    with stages(1, Disk) as (stage,):
        surface = last_two_on_disk(stage)
        assert surface.table is not None
        doc = surface.table.doc
        for seat in OUTSIDERS:
            surface.clients.pop(seat).leave()
        doc.public, doc.members = False, [guest_of(ASKING), guest_of(ASKED)]
        answers(surface, *reveals(ASKING, NOTHING))
        answers(surface, *reveals(ASKED, LEVEL))
        read_again(surface, (ASKING, ASKED))
        answers(surface, ASKED, PASS_CODE)
