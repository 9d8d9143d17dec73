"""What workers of one file have in common: limits, codes that move a device, who clears away and who makes records."""

import pytest

from clickbang.server.cluster import commons as module
from clickbang.server.cluster.commons import Commons
from clickbang.server.limits.buckets import Buckets
from clickbang.server.limits.tally import CountedBuckets, Tally
from clickbang.server.storage.shared_writer import NOT_YOURS
from clickbang.server.storage.store import DropTable, KeepsTransfers, PutEnded
from tests.server.storage.shared_file import Member, SharedFile, answer, table

ONE, TWO = table(1), table(2)
KIND, HERE, THERE = "visits", 1, 2


def test_what_is_taken_at_all_workers_counts_together() -> None:
    commons = Commons()
    assert commons.beat(HERE, [(KIND, "x", 3, 0.0, 5.0)], {}) == ([], {})
    assert commons.beat(THERE, [(KIND, "x", 3, 0.0, 5.0), (KIND, "y", 1, 0.0, 5.0)], {}) == ([(KIND, "x")], {})
    assert commons.beat(HERE, [], {}) == ([(KIND, "x")], {})
    assert commons.beat(HERE, [(KIND, "x", -3, 0.0, 5.0)], {}) == ([], {})  # it was not used after all


def test_a_debt_has_an_end_and_what_has_come_back_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "FORGET_EVERY", 1)
    commons = Commons()
    commons.beat(HERE, [(KIND, "x", 1000, 0.0, 5.0), (KIND, "quick", 1, 1e9, 5.0)], {})
    assert commons.buckets[KIND, "x"].tokens == -25
    commons.beat(HERE, [], {})
    assert list(commons.buckets) == [(KIND, "x")]


def test_connections_elsewhere_are_those_of_workers_that_are_alive() -> None:
    commons = Commons()
    commons.beat(THERE, [], {"crowd": 20})
    commons.beat(3, [], {"crowd": 5})
    assert commons.beat(HERE, [], {"crowd": 7}) == ([], {"crowd": 25})
    commons.lose(THERE)
    assert commons.beat(HERE, [], {}) == ([], {"crowd": 5})


def test_a_code_is_used_once_and_by_one_worker_at_a_time() -> None:
    commons = Commons()
    commons.put_transfer(b"old", "guest", 10.0)
    commons.put_transfer(b"code", "guest", 10.0)
    assert commons.take_transfer(b"old", HERE, 0.0) is None
    assert commons.take_transfer(b"code", HERE, 11.0) is None
    assert commons.take_transfer(b"code", HERE, 0.0) == "guest"
    assert commons.take_transfer(b"code", THERE, 0.0) is None
    commons.end_transfer(b"code", used=False)
    assert commons.take_transfer(b"code", THERE, 0.0) == "guest"
    commons.lose(THERE)
    assert commons.take_transfer(b"code", HERE, 0.0) == "guest"
    commons.end_transfer(b"code", used=True)
    assert commons.take_transfer(b"code", HERE, 0.0) is None


def test_a_record_is_made_by_one_worker_unless_that_takes_too_long() -> None:
    commons = Commons()
    assert commons.make([("t", 1), ("t", 2)], HERE, 0.0) == [("t", 1), ("t", 2)]
    assert commons.make([("t", 2), ("t", 3)], THERE, 0.0) == [("t", 3)]
    assert commons.make([("t", 1)], THERE, module.MADE_WITHIN + 1) == [("t", 1)]
    commons.lose(THERE)
    assert commons.make([("t", 3)], HERE, 0.0) == [("t", 3)]


def counting(member: Member) -> CountedBuckets:
    """Of which there are four, and then no more."""
    tally = Tally()
    buckets = CountedBuckets(tally, KIND, Buckets(1e-6, 4.0))
    member.places.share_limits(tally, 1)
    return buckets


async def test_workers_tell_each_other_over_the_writer(file: SharedFile) -> None:
    first, second = await file.join("one:1"), await file.join("two:2")
    here, there = counting(first), counting(second)
    assert [here.take("net") for _ in range(3)] == [there.take("net") for _ in range(3)] == [True] * 3
    first.places.tally.connections["net"] = 30
    for member in (first, second, first):
        await member.places.tell()
    assert not here.take("net")
    assert not there.take("net")
    assert here.take("another net")
    assert second.places.tally.connections_of("net") == 30
    assert first.places.alive == 2


async def test_codes_records_and_clearing_away_are_shared(file: SharedFile) -> None:
    first, second = await file.join("one:1"), await file.join("two:2")
    assert isinstance(first.store, KeepsTransfers)
    await first.store.put_transfer(b"code", "guest", 60.0)
    assert await second.store.take_transfer(b"code") == "guest"
    assert await first.store.take_transfer(b"code") is None
    await second.store.end_transfer(b"code", used=True)

    assert await first.write(ONE, PutEnded(ONE.table, 1, ONE.doc)) == ""
    assert [doc.id for doc in await second.store.unrecorded(9)] == [ONE.table]
    assert await first.store.unrecorded(9) == []

    done: list[str] = []

    async def clear(who: str) -> None:
        done.append(who)

    for member, who in ((second, "second"), (first, "first")):
        await member.store.alone(lambda who=who: clear(who))  # type: ignore[misc]
    assert done == ["first"]
    await file.part(first)
    await second.store.alone(lambda: clear("second"))
    assert done == ["first", "second"]


async def test_nobody_deletes_a_table_that_lives_elsewhere(file: SharedFile) -> None:
    first, second = await file.join("one:1"), await file.join("two:2")
    assert await first.write(ONE, TWO) == ""
    await first.places.claim(ONE.code)
    assert await first.write(answer(ONE, 0)) == ""
    assert await second.write(DropTable(ONE.table)) == NOT_YOURS
    assert await second.write(DropTable(TWO.table)) == ""
    assert await first.actions(ONE) == [0]
