"""Sets of seats as masks, up to the largest table and the spectator beyond it."""

from hypothesis import given
from hypothesis import strategies as st

from clickbang.core.audience import EVERYONE, SPECTATOR
from clickbang.core.seats import (
    bit,
    count,
    everyone_at,
    has,
    is_one,
    is_several,
    lowest,
    mask_of,
    members,
    nth,
    without,
    without_lowest,
)

SEATS = st.integers(0, SPECTATOR)


@given(st.sets(SEATS))
def test_members_is_the_inverse_of_mask_of(seats: set[int]) -> None:
    assert members(mask_of(seats)) == sorted(seats)


@given(st.sets(SEATS, min_size=1))
def test_a_mask_is_counted_and_read_in_seat_order(seats: set[int]) -> None:
    mask = mask_of(seats)
    assert count(mask) == len(seats)
    assert lowest(mask) == min(seats)
    assert [nth(mask, n) for n in range(len(seats))] == sorted(seats)


@given(SEATS)
def test_a_bit_is_one_seat(seat: int) -> None:
    assert bit(seat) == 2**seat
    assert everyone_at(seat) == 2**seat - 1


@given(st.sets(SEATS), SEATS)
def test_a_set_has_its_members_and_no_others(seats: set[int], seat: int) -> None:
    assert has(mask_of(seats), seat) == (seat in seats)


@given(st.sets(SEATS), SEATS)
def test_without_takes_one_seat_out_of_a_set(seats: set[int], seat: int) -> None:
    assert members(without(mask_of(seats), seat)) == sorted(seats - {seat})


@given(st.sets(SEATS, max_size=3))
def test_none_one_and_several_are_told_apart(seats: set[int]) -> None:
    assert is_one(mask_of(seats)) == (len(seats) == 1)
    assert is_several(mask_of(seats)) == (len(seats) > 1)


@given(st.sets(SEATS))
def test_without_its_lowest_a_set_keeps_the_others(seats: set[int]) -> None:
    assert members(without_lowest(mask_of(seats))) == sorted(seats)[1:]


def test_everyone_who_hears_an_event_is_also_a_set() -> None:
    assert has(EVERYONE, SPECTATOR)
    assert not has(without(EVERYONE, SPECTATOR), SPECTATOR)
    assert is_several(EVERYONE)
