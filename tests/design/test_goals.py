"""Goals, and climbing towards them."""

import pytest

from clickbang.core.errors import OptionError
from clickbang.design.experiment import Measured
from clickbang.design.goals import Goal, climb, read_goal
from clickbang.design.measures import Measure
from clickbang.design.variants import Bench, Variant


def result(variant: Variant, value: float) -> Measured:
    measure = Measure("length.of-it", "", "", "number", value, value, value, 1)
    return Measured(variant.label, variant.settings, variant.options, 1, 0.0, [measure])


@pytest.mark.parametrize(
    ("text", "goal"),
    [
        ("rounds=8", Goal("rounds", 8.0)),
        ("dealt.scream-mask = 20%", Goal("dealt.scream-mask", 0.2)),
        ("seat.spread=min", Goal("seat.spread", "min")),
    ],
)
def test_a_goal_is_a_measure_and_a_value(text: str, goal: Goal) -> None:
    assert read_goal(text) == goal
    assert read_goal(str(goal)) == goal


@pytest.mark.parametrize("text", ["rounds", "rounds=", "=3", "rounds=many", "rounds=nan", "rounds=inf"])
def test_what_is_no_goal_is_refused(text: str) -> None:
    with pytest.raises(OptionError, match="A goal is MEASURE=VALUE, MEASURE=min or MEASURE=max"):
        read_goal(text)


def test_a_measure_that_is_not_there_is_refused_with_those_that_are_like_it() -> None:
    bench = Bench("championship", {})
    with pytest.raises(OptionError, match=r"is called 'lenght'; among the measures: length\.of-it\."):
        Goal("lenght", "min").check(result(bench.variant({}), 1))


def test_the_card_of_a_goal_is_found_like_any_card_and_need_not_have_come_up() -> None:
    bench = Bench("battleroyal", {})
    goal = read_goal("dealt.Scream=20%").on(bench)
    assert goal.measure == "dealt.scream-mask"
    goal.check(result(bench.variant({}), 1))
    with pytest.raises(OptionError, match="There is no card 'Screen' in this deck; among its cards: scream-mask"):
        read_goal("dealt.Screen=20%").on(bench)


def climbed(target: float | str) -> tuple[list[Measured], int]:
    """All that is tried from points=15, team=4 if the measure is points plus team, and how many variants are played."""
    bench = Bench("championship", {})
    axes = [bench.axis("points=10..20"), bench.axis("team=2..4")]
    played = []

    def measure(variant: Variant) -> Measured:
        played.append(variant)
        return result(variant, int(variant.options["points"]) + int(variant.options["team"]))

    start = measure(bench.variant({}))
    return climb(bench, axes, Goal("length.of-it", target), start, measure), len(played)


@pytest.mark.parametrize(("target", "best"), [("min", 12.0), ("max", 24.0), (17.0, 17.0), (100.0, 24.0)])
def test_one_step_after_another_leads_to_the_goal_without_trying_all(target: float | str, best: float) -> None:
    found, played = climbed(target)
    assert found[0].measures[0].value == best
    assert played == len(found) + 1 < 33


def test_nothing_is_played_twice_and_the_start_not_again() -> None:
    found, played = climbed(19.0)
    assert len({tuple(each.options.items()) for each in found}) == len(found) == played - 1
    assert all(each.measures[0].value != 19 for each in found)
