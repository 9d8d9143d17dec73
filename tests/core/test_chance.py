"""Where luck comes from: seeded, scripted, or a source of one's own."""

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from clickbang.core.chance import Chance, Outcomes, Scripted, Seeded
from clickbang.core.errors import IMPOSSIBLE_OUTCOME, NO_CHANCE_DUE, SCRIPT_IS_OVER, ChanceError
from tests.tiny.kuhn import KUHN, Kuhn

DIE: Outcomes = tuple((face, 1) for face in range(1, 7))
LOADED: Outcomes = ((10, 5), (20, 1), (40, 2))


def test_the_same_seed_gives_the_same_luck_on_every_build() -> None:
    source = Seeded(7)
    assert [source.choose(DIE) for _ in range(12)] == [4, 4, 3, 4, 6, 5, 4, 6, 4, 3, 4, 3]


def test_reseeded_is_as_good_as_new() -> None:
    used = Seeded(1)
    used.choose(DIE)
    used.reseed(7)
    fresh = Seeded(7)
    assert [used.choose(DIE) for _ in range(20)] == [fresh.choose(DIE) for _ in range(20)]


@pytest.mark.parametrize("source", [Seeded(5), Scripted(range(1, 7))], ids=["seeded", "scripted"])
def test_even_luck_is_the_same_from_a_set_as_from_a_list(source: Chance) -> None:
    same = Seeded(5) if isinstance(source, Seeded) else Scripted(range(1, 7))
    assert [source.choose_evenly(0b1111110) for _ in range(6)] == [same.choose(DIE) for _ in range(6)]


def test_weights_count() -> None:
    source = Seeded(3)
    drawn = Counter(source.choose(LOADED) for _ in range(8000))
    assert [round(drawn[outcome] / 1000) for outcome in (10, 20, 40)] == [5, 1, 2]


def test_a_script_gives_what_it_says_and_then_nothing() -> None:
    source = Scripted([6, 1])
    assert [source.choose(DIE), source.choose(DIE)] == [6, 1]
    with pytest.raises(ChanceError) as refused:
        source.choose(DIE)
    assert refused.value.fault is SCRIPT_IS_OVER


def test_a_script_refuses_what_cannot_happen_and_stays_where_it_is() -> None:
    source = Scripted([7])
    with pytest.raises(ChanceError) as refused:
        source.choose(DIE)
    assert refused.value.fault is IMPOSSIBLE_OUTCOME
    assert source.used == 0


def test_a_source_of_one_s_own() -> None:
    class Highest(Chance):
        def choose(self, outcomes: Outcomes) -> int:
            return max(outcome for outcome, _ in outcomes)

    table = KUHN.table(2)
    assert [table.draw(Highest()), table.draw(Highest())] == [3, 2]


def test_striking_refuses_what_cannot_happen_and_changes_nothing() -> None:
    table = KUHN.table(2)
    assert isinstance(table, Kuhn)
    table.strike(3)
    with pytest.raises(ChanceError) as refused:
        table.strike(3)
    assert refused.value.fault is IMPOSSIBLE_OUTCOME
    assert table.cards == [3]
    assert table.chance


def test_no_luck_is_drawn_when_none_is_due() -> None:
    table = KUHN.table(2)
    table.strike(1)
    table.strike(2)
    source = Scripted([3])
    for call in (table.chance_outcomes, lambda: table.strike(3), lambda: table.draw(source)):
        with pytest.raises(ChanceError) as refused:
            call()
        assert refused.value.fault is NO_CHANCE_DUE
    assert source.used == 0


def test_by_counts_the_same_outcome_comes_as_by_weights() -> None:
    counts = vec[i64]([0, 3, 0, 1, 5])
    by_counts, by_weights = Seeded(7), Seeded(7)
    drawn = [by_counts.choose_counted(counts) for _ in range(200)]
    assert drawn == [by_weights.choose(((1, 3), (3, 1), (4, 5))) for _ in range(200)]
    assert set(drawn) == {1, 3, 4}
    assert Scripted([3]).choose_counted(counts) == 3
