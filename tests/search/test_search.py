"""A search needs a view and a prompt, of any game, and finds what is known there."""

import pytest
from examples.tiny_game import ODD_ONE_OUT
from librt.random import Random

from clickbang.bots.search import Budget, Estimate, Findings, Thinking, search
from clickbang.bots.search.several_cores import search_on_cores, together
from clickbang.core.chance import Scripted, Seeded
from clickbang.core.game import Game
from clickbang.core.sitting import Sitting
from clickbang.core.table import Table
from clickbang.games import GAMES
from tests.tiny.division import DIVISION
from tests.tiny.kuhn import BET, KUHN, PASS
from tests.tiny.pennies import HEADS, PENNIES, TAILS
from tests.tiny.pile import PILE

TINY = [DIVISION, KUHN, ODD_ONE_OUT, PENNIES, PILE]


def seated(game: Game, seats: int, script: list[int]) -> Sitting:
    """A game at its first prompt, with this luck."""
    sitting = Sitting(game, seats, None, Scripted(script))
    sitting.settle()
    return sitting


def asked(
    sitting: Sitting, seat: int, playouts: int = 2000, seed: int = 1, thinking: Thinking | None = None
) -> Findings:
    """What a search finds for this seat."""
    prompt = sitting.table.prompt_for(seat)
    return search(sitting.game, sitting.view_of(seat), prompt, Budget(playouts=playouts), Random(seed), thinking)


def worths(findings: Findings) -> dict[int, float]:
    return {estimate.choice: estimate.worth for estimate in findings.estimates}


@pytest.mark.parametrize("seat", [0, 1])
def test_who_seals_at_the_same_moment_learns_the_mixture_that_nobody_exploits(seat: int) -> None:
    findings = asked(seated(PENNIES, 2, []), seat, playouts=20_000)
    heads, tails = findings.estimates
    assert heads.share == pytest.approx(1 / 3, abs=0.06)
    value = 1 / 3 if seat == 0 else 2 / 3
    assert heads.worth == pytest.approx(value, abs=0.05)
    assert tails.worth == pytest.approx(value, abs=0.05)


def test_what_others_have_sealed_is_no_part_of_any_world() -> None:
    sitting = seated(PENNIES, 2, [])
    before = asked(sitting, 1).estimates
    sitting.answer(0, HEADS)
    assert asked(sitting, 1).estimates == before


def test_the_policy_of_a_game_is_what_a_search_believes_of_others() -> None:
    class AlwaysTails(Thinking):
        def policy(self, table: Table, seat: int, random: Random) -> int:
            return TAILS

        def faith(self) -> float:
            return 1.0

    heads, tails = asked(seated(PENNIES, 2, []), 1, thinking=AlwaysTails()).estimates
    assert heads.share == 1
    assert heads.worth == 1
    assert tails.worth == pytest.approx(0.5, abs=0.1)


def test_a_playout_stops_at_the_horizon_and_takes_its_values() -> None:
    class AfterThePass(Thinking):
        def horizon(self, table: Table) -> bool:
            return True

        def values(self, table: Table) -> list[float]:
            return [0.625, 0.375]

    sitting = seated(KUHN, 2, [1, 2])
    assert worths(asked(sitting, 0, 20, thinking=AfterThePass())) == {PASS: 0.625, BET: 0.625}


def test_a_game_without_anything_of_its_own_is_played_to_the_end() -> None:
    """A king that was bet at: to call wins, to fold loses; a jack gains nothing either way."""
    sitting = seated(KUHN, 2, [1, 3])
    sitting.answer(0, BET)
    findings = asked(sitting, 1, 100)
    assert worths(findings) == {PASS: 0.0, BET: 1.0}
    assert [estimate.share for estimate in findings.estimates] == [0, 1]
    assert findings.pick(Random(5)) == BET


def test_a_queen_is_worth_what_the_unseen_card_makes_of_it() -> None:
    sitting = seated(KUHN, 2, [1, 2])
    sitting.answer(0, BET)
    call = worths(asked(sitting, 1, 4000))[BET]
    assert call == pytest.approx(0.5, abs=0.05)


def test_what_is_no_candidate_is_tried_now_and_then_and_never_given() -> None:
    class OnlyPass(Thinking):
        def candidates(self, table: Table, seat: int) -> list[int]:
            return [PASS]

    sitting = seated(KUHN, 2, [1, 3])
    sitting.answer(0, BET)
    fold, call = asked(sitting, 1, 200, thinking=OnlyPass()).estimates
    assert (fold.share, call.share, call.worth) == (1, 0, 1)
    assert 0 < call.visits < fold.visits / 4


def test_errors_are_those_of_the_estimates() -> None:
    sitting = seated(KUHN, 2, [1, 2])
    sitting.answer(0, BET)
    calls = [asked(sitting, 1, 400, seed).estimates[1] for seed in range(40)]
    off = [abs(call.worth - 0.5) / call.error for call in calls]
    assert sum(one < 2 for one in off) >= 34


@pytest.mark.parametrize("game", TINY, ids=[game.name for game in TINY])
def test_any_game_can_be_searched_at_every_prompt(game: Game) -> None:
    sitting = Sitting(game, game.least_seats, None, Seeded(3))
    sitting.settle()
    random = Random(2)
    for _ in range(30):
        if sitting.table.over:
            break
        waiting = [seat for seat in range(game.least_seats) if sitting.table.prompt_for(seat).choices]
        for seat in waiting:
            findings = asked(sitting, seat, 60)
            assert [one.choice for one in findings.estimates] == sitting.table.prompt_for(seat).choices
            assert sum(one.share for one in findings.estimates) == pytest.approx(1)
            assert findings.playouts == 60
        must = [seat for seat in waiting if (sitting.table.must | sitting.table.asked) >> seat & 1]
        sitting.answer(must[0], asked(sitting, must[0], 20).pick(random))
        sitting.settle()


@pytest.mark.parametrize("name", list(GAMES))
def test_the_same_budget_and_luck_give_the_same_findings(name: str) -> None:
    sitting = Sitting(GAMES[name], 4, None, Seeded(1))
    sitting.settle()
    seat = next(seat for seat in range(4) if sitting.table.prompt_for(seat).choices)
    first = asked(sitting, seat, 40, 9, Thinking())
    assert asked(sitting, seat, 40, 9, Thinking()).estimates == first.estimates
    assert asked(sitting, seat, 40, 8, Thinking()).estimates != first.estimates


def test_both_builds_find_the_same() -> None:
    """Written down once, from the interpreted build."""
    found = asked(Sitting(GAMES["bulletbucks"], 3, None, Seeded(1)), 1, 500, 4, Thinking()).estimates
    assert sum(one.visits for one in found) == 200
    assert max(found, key=lambda one: one.share) == Estimate(1, 0.6, 0.2645751311064591, 5, 0.020833333333333332)


def test_several_cores_divide_the_playouts_and_find_the_same_each_time() -> None:
    sitting = Sitting(GAMES["bulletbucks"], 3, None, Seeded(1))
    prompt = sitting.table.prompt_for(1)
    budget, view = Budget(playouts=301), sitting.view_of(1)
    first, again = (search_on_cores(sitting.game, view, prompt, budget, Random(3), cores=2) for _ in range(2))
    assert first.playouts == 302
    assert first.estimates == again.estimates
    assert sum(one.share for one in first.estimates) == pytest.approx(1)


def test_what_cores_have_found_is_weighed_by_how_often_they_tried() -> None:
    here = Findings([Estimate(1, 0.5, 0.1, 10, 1.0), Estimate(2, 0.2, 0.1, 10, 0.0)], 20)
    there = Findings([Estimate(1, 0.2, 0.1, 30, 0.0), Estimate(2, 0.4, 0.1, 30, 1.0)], 60)
    one, two = together([here, there]).estimates
    assert [one.worth, two.worth] == pytest.approx([0.275, 0.35])
    assert [(found.visits, found.share) for found in (one, two)] == [(40, 0), (40, 1)]
    assert two.error == pytest.approx(0.1 * 1000**0.5 / 40)


def test_nobody_is_asked_nothing() -> None:
    sitting = seated(KUHN, 2, [1, 2])
    with pytest.raises(ValueError, match="seat 1 is asked nothing"):
        asked(sitting, 1)


def test_a_budget_has_an_end() -> None:
    with pytest.raises(ValueError, match="needs an end"):
        Budget()
    with pytest.raises(ValueError, match="at least one playout"):
        Budget(playouts=0)


def test_a_budget_of_no_time_to_speak_of_grants_a_playout() -> None:
    sitting = seated(KUHN, 2, [1, 2])
    prompt = sitting.table.prompt_for(0)
    findings = search(KUHN, sitting.view_of(0), prompt, Budget(seconds=1e-9), Random(1))
    assert findings.playouts == 1
