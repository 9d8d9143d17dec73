"""Sets of seats as masks, up to the largest table and the spectator beyond it."""

from hypothesis import given
from hypothesis import strategies as st

from clickbang.core.audience import SPECTATOR
from clickbang.core.seats import bit, count, everyone_at, lowest, mask_of, members, nth

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
