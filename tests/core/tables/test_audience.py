"""Audiences: who hears, and their form in JSON."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clickbang.core.audience import (
    EVERYONE,
    SPECTATOR,
    SPECTATORS,
    audience_from_json,
    audience_to_json,
    hears,
)
from clickbang.core.seats import mask_of, members

MASKS = st.builds(mask_of, st.sets(st.integers(0, SPECTATOR)))


def test_everyone_is_all_seats_and_the_spectators() -> None:
    assert all(hears(EVERYONE, seat) for seat in range(SPECTATOR + 1))


@given(MASKS)
def test_those_in_it_hear_and_nobody_else(audience: int) -> None:
    assert [seat for seat in range(SPECTATOR + 1) if hears(audience, seat)] == members(audience)


@given(MASKS | st.just(EVERYONE))
def test_json_and_back(audience: int) -> None:
    assert audience_from_json(audience_to_json(audience)) == audience


def test_json_can_be_read_by_a_person() -> None:
    assert audience_to_json(EVERYONE) == "all"
    assert audience_to_json(mask_of([0, 3]) | SPECTATORS) == [0, 3, "spectators"]


@pytest.mark.parametrize("nonsense", ["some", None, 3, {}, [-1], [SPECTATOR], ["all"], [True], [None], [[0]]])
def test_anything_else_is_refused(nonsense: object) -> None:
    with pytest.raises(ValueError, match="audience"):
        audience_from_json(nonsense)
