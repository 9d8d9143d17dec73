"""Rows in events: named where they are used, plain lists in JSON."""

from dataclasses import dataclass
from typing import NamedTuple

import msgspec
import pytest

from clickbang.core.events import Began, Ended, Event, OptionValue, Sealed, is_row, row_types
from clickbang.games import GAMES


class Mark(NamedTuple):
    """A row with a list in it."""

    seat: int
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Marked(Event):
    """An event with rows, a set of seats, and pairs that are no rows."""

    marks: tuple[Mark, ...]
    seats: tuple[int, ...]
    pairs: tuple[tuple[int, int], ...]


def test_the_fields_that_hold_rows_are_found_by_their_types() -> None:
    assert row_types(Marked) == {"marks": Mark}
    assert row_types(Began) == {"options": OptionValue}
    assert row_types(Sealed) == row_types(Ended) == {}


def test_a_row_is_a_named_tuple_and_nothing_else() -> None:
    assert is_row(Mark)
    assert not any(map(is_row, (tuple, tuple[int, int], Marked, Mark(0, ()))))


def test_rows_are_lists_in_json_and_named_again_when_they_are_read() -> None:
    event = Marked((Mark(2, ("a", "b")),), (0, 1), ((1, 2),))
    text = msgspec.json.encode(event)
    assert text == b'{"marks":[[2,["a","b"]]],"seats":[0,1],"pairs":[[1,2]]}'
    read = msgspec.json.decode(text, type=Marked)
    assert read == event
    assert read.marks[0].words == ("a", "b")


@pytest.mark.parametrize("game", ["bulletbucks", "championship"])
def test_no_event_holds_rows_without_names(game: str) -> None:
    for event in GAMES[game].events:
        for field in event.__dataclass_fields__.values():
            assert "tuple[tuple" not in str(field.type), f"{event.__name__}.{field.name}"
