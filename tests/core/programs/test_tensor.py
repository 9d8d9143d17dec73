"""What a seat knows as numbers: named parts, bounds, and nothing that the view does not know."""

import json
from collections.abc import Iterator

import numpy as np
import pytest
from examples.tiny_game import LEFT, ODD_ONE_OUT
from librt.random import Random
from numpy.typing import NDArray

from clickbang.core.chance import Seeded
from clickbang.core.programs.decisions import OVER
from clickbang.core.programs.stepper import Stepper
from clickbang.core.programs.tensor import Encoder, GeneralEncoder, encoder_of
from clickbang.core.registry import GAMES
from clickbang.core.seats import members
from clickbang.core.sitting import Sitting
from clickbang.core.view import View
from clickbang.games.bulletbucks import BULLETBUCKS
from clickbang.games.bulletbucks.rules.notes import bundle
from clickbang.games.championship import CHAMPIONSHIP, Pocket
from clickbang.research.arrays import floats
from tests.championship.position import deck

TABLES = [("bulletbucks", 3), ("bulletbucks", 6), ("championship", 2), ("championship", 6), ("battleroyal", 4),
          ("battleroyal", 9)]  # fmt: skip
NOT_TOLD = {"prompts", "scores", "options", "game", "seat", "seats"}
"""What is shown and not among the numbers: how many prompts there were, final scores, and what never changes."""


def numbers(encoder: Encoder, view: View) -> NDArray[np.float32]:
    encoder.encode(view)
    return floats(encoder.numbers).copy()


def part(encoder: Encoder, name: str, row: NDArray[np.float32]) -> NDArray[np.float32]:
    (found,) = [part for part in encoder.parts if part.name == name]
    return row[found.first : found.first + found.length].reshape(found.shape)


def moments(key: str, seats: int, seed: int, most: int = 150) -> Iterator[Sitting]:
    """A random game, or its first so many answers."""
    sitting = Sitting(GAMES[key], seats, None, Seeded(seed))
    whim = Random(seed)
    for _ in range(most):
        sitting.settle()
        yield sitting
        if sitting.over:
            return
        acting = members(sitting.table.must | sitting.table.asked | sitting.table.standing)
        seat = acting[whim.randrange(len(acting))]
        sitting.answer(seat, sitting.table.random_action(seat, whim))


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_parts_lie_side_by_side_and_are_described(key: str, seats: int) -> None:
    encoder = encoder_of(GAMES[key], seats)
    end = 0
    for one in encoder.parts:
        assert one.first == end
        assert one.length == int(np.prod(one.shape))
        assert one.meaning
        end += one.length
    assert end == encoder.size
    assert len({one.name for one in encoder.parts}) == len(encoder.parts)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_numbers_are_bounded_and_views_that_differ_differ(key: str, seats: int) -> None:
    """Two views with the same numbers show the same, so everything that is shown is told."""
    encoder = encoder_of(GAMES[key], seats)
    shown: dict[bytes, str] = {}
    for seed in range(3):
        for sitting in moments(key, seats, seed):
            for view in [*sitting.views, sitting.spectator]:
                row = numbers(encoder, view)
                assert row.min() >= 0.0
                assert row.max() <= 1.0
                told = {name: value for name, value in view.shown().items() if name not in NOT_TOLD}
                text = json.dumps(told, sort_keys=True, default=str)
                assert shown.setdefault(row.tobytes(), text) == text
    assert len(shown) > 50


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_numbers_follow_from_what_was_heard(key: str, seats: int) -> None:
    """A view folded again from the same events has the same numbers: there is no other way in."""
    encoder = encoder_of(GAMES[key], seats)
    last = list(moments(key, seats, 5))[-1]
    for view in last.views:
        again = GAMES[key].view(view.seat)
        for event in view.history:
            again.receive(event)
        assert (numbers(encoder, view) == numbers(encoder, again)).all()


def test_a_bid_is_known_to_its_bidder_alone_until_all_are_revealed() -> None:
    sitting = Sitting(BULLETBUCKS, 3, None, Seeded(1))
    encoder = encoder_of(BULLETBUCKS, 3)
    before = [numbers(encoder, view) for view in sitting.views]
    sitting.answer(0, bundle(2, 1))
    own, other = (numbers(encoder, sitting.views[seat]) for seat in (0, 1))
    assert part(encoder, "answered", own).tolist() == [1.0]
    assert part(encoder, "sealed_by", other).tolist() == [1.0, 0.0, 0.0]
    (changed,) = np.nonzero(other != before[1])
    assert changed.tolist() == [next(one.first for one in encoder.parts if one.name == "sealed_by")]
    sitting.answer(1, bundle(1, 0))
    sitting.answer(2, bundle(0, 1))
    seen = part(encoder, "bids", numbers(encoder, sitting.views[1]))
    assert seen == pytest.approx(np.array([[2, 1], [1, 0], [0, 1]]) / 36)


def test_a_pocket_is_known_to_its_owner() -> None:
    sitting = Sitting(CHAMPIONSHIP, 2, {"deck": "none"}, Seeded(1))
    encoder = encoder_of(CHAMPIONSHIP, 2, {"deck": "none"})
    for seat, bullet in ((0, True), (1, False)):
        sitting.answer(seat, CHAMPIONSHIP.encode(Pocket(bullet)))
    assert part(encoder, "pocket", numbers(encoder, sitting.views[0])).tolist() == [[0, 0, 1, 0], [0, 0, 0, 1]]
    assert part(encoder, "pocket", numbers(encoder, sitting.views[1])).tolist() == [[0, 0, 0, 1], [0, 1, 0, 0]]


def test_a_game_without_one_has_the_general_form() -> None:
    encoder = encoder_of(ODD_ONE_OUT, 3)
    assert isinstance(encoder, GeneralEncoder)
    sitting = Sitting(ODD_ONE_OUT, 3, None, Seeded(1))
    before = numbers(encoder, sitting.views[0])
    sitting.answer(0, LEFT)
    after = numbers(encoder, sitting.views[0])
    assert (before != after).any()
    assert after.min() >= 0.0
    assert after.max() <= 1.0


READ_FROM_TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("bulletbucks", 3, {}),
    ("championship", 4, {}),
    ("championship", 3, {"deck": deck(peek=6, informer=4, spin_again=3), "show_pockets": "on"}),
    ("battleroyal", 4, {}),
    ("battleroyal", 8, {}),
]
MORE_TABLES: list[tuple[str, int, dict[str, str]]] = [
    *[("bulletbucks", seats, {}) for seats in (5, 6)],
    *[
        ("bulletbucks", seats, options)
        for seats in (3, 5, 6)
        for options in ({"pot_after_bang": "carry"}, {"pot_after_bang": "discard", "notes": "2"})
    ],
    ("championship", 2, {"points": "20"}),
    ("championship", 6, {"show_pockets": "on", "team": "2"}),
    ("championship", 3, {"deck": "none"}),
    ("battleroyal", 5, {"pairs": "off", "seating": "seats"}),
    ("battleroyal", 5, {"lap_limit": "0"}),
    ("battleroyal", 12, {}),
    ("championship", 4, {"deck": deck(live_round=9, bribe_the_judge=4, side_bet=3, shoot_somebody=3)}),
]


@pytest.mark.parametrize(
    ("key", "seats", "options"),
    [*READ_FROM_TABLES, *(pytest.param(*table, marks=pytest.mark.untraced) for table in MORE_TABLES)],
)
def test_what_a_table_tells_whoever_decides_is_what_the_view_tells(
    key: str, seats: int, options: dict[str, str]
) -> None:
    """Every decision of many games: the very same numbers."""
    encoder = encoder_of(GAMES[key], seats, options)
    assert encoder.reads_tables()
    for number in range(12):
        watched = Stepper(GAMES[key], seats, options, 5, number, False)
        silent = Stepper(GAMES[key], seats, options, 5, number, False, encoder)
        whim = Random(number)
        while watched.seat != OVER:
            seat = int(watched.seat)
            expected = numbers(encoder, watched.view_of(seat))
            encoder.fill_decision(silent.table, seat, encoder.numbers, 0)
            different = np.flatnonzero(floats(encoder.numbers) != expected)
            assert [name_of(encoder, int(place)) for place in different] == []
            choices = watched.choices(seat)
            choice = choices[whim.randrange(len(choices))]
            watched.take(choice)
            silent.take(choice)


def name_of(encoder: Encoder, place: int) -> str:
    """What the number at this place is about."""
    return next(one.name for one in encoder.parts if one.first <= place < one.first + one.length)
