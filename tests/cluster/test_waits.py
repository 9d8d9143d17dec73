"""How waits are counted: for the last fault before their end, and from no earlier than its beginning."""

from tests.cluster import waits
from tests.cluster.checks.history import History, Wait
from tests.cluster.faulty.nemesis import Fault

FAULTS = [Fault("kill", "a worker", 10.0, 12.0), Fault("stop", "a worker", 20.0, 24.0)]


def waited(*spans: tuple[float, float]) -> list[History]:
    return [History("P", waits=[Wait("answer", *span) for span in spans])]


def test_a_wait_belongs_to_the_last_fault_before_its_end() -> None:
    found = waits.by_kind(FAULTS, waited((1.0, 1.5), (9.0, 11.0), (13.0, 13.25), (19.5, 26.0)))
    assert found == {waits.CALM: [0.5], "kill": [1.0, 0.25], "stop": [6.0]}


def test_what_is_too_long_is_named() -> None:
    assert waits.too_long(FAULTS, waited((9.0, 11.0))) == []
    (found,) = waits.too_long(FAULTS, waited((9.0, 11.0), (10.5, 14.0)))
    assert found == "after 'kill' P waited for 3.50 s, more than 3.0: answer, until 4.00 s after its beginning"


def test_the_table_has_a_line_for_every_kind() -> None:
    lines = waits.table(FAULTS, waited((9.0, 11.0)))
    assert [line.split()[0] for line in lines] == ["without", "kill", "stop"]


def test_a_fault_counts_by_the_longest_that_anybody_waited() -> None:
    found = waits.without_service(FAULTS, waited((9.0, 11.0), (10.5, 10.75), (13.0, 13.25), (19.5, 26.0)))
    assert found == {"kill": [1.0], "stop": [6.0]}


def test_a_pause_that_the_next_fault_finds_open_is_counted() -> None:
    assert waits.open_pauses(FAULTS, waited((9.0, 11.0), (21.0, 30.0))) == {"kill": 0}
    assert waits.open_pauses(FAULTS, waited((19.5, 26.0))) == {"kill": 1}
