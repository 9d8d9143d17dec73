"""The report: complete in one file, the same for the same findings, and nothing but text where others wrote it."""

import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from clickbang.design.experiment import Experiment, Setup
from clickbang.design.findings import Findings, figure, findings, reach, surely_differ
from clickbang.design.goals import Goal
from clickbang.design.measures import Measure
from clickbang.design.page import page
from clickbang.design.variants import Bench, whole


def found(variants: int) -> Findings:
    bench = Bench("championship", {})
    setup = Setup(("random",) * 2, 6, 4, jobs=1, decisions=2 if variants == 1 else 0)
    experiment = Experiment(bench, setup)
    measured = [experiment.measure(variant) for variant in whole(bench, bench.what_if("gift"))[:variants]]
    return findings(bench, "World Championship", setup, Goal("rounds", 8.0), measured)


@pytest.fixture(scope="module")
def one() -> Findings:
    return found(1)


@pytest.fixture(scope="module")
def many() -> Findings:
    return found(6)


class Balance(HTMLParser):
    """Looks that every tag is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("variants", [1, 2, 6])
def test_the_page_is_whole_holds_every_figure_and_loads_nothing(one: Findings, many: Findings, variants: int) -> None:
    shown = one if variants == 1 else replace(many, variants=many.variants[:variants])
    text = page(shown)
    balance = Balance()
    balance.feed(text)
    assert balance.open == []
    assert not re.search(r"<(script|link|img|iframe|object)\b|@import|url\(|https?:", text)
    for variant in shown.variants:
        assert variant.label in text or variants == 1
        for measure in variant.measures:
            assert figure(measure) in text
    assert page(shown) == text


def test_variants_are_compared_by_the_goal_and_the_card_that_was_changed(many: Findings) -> None:
    assert many.headlines[:5] == ["rounds", "drawn.gift", "played.gift", "use.gift", "users.gift"]
    assert many.best in [variant.label for variant in many.variants]
    assert "Side by side" in page(many)


def test_only_options_that_matter_with_so_many_are_told() -> None:
    bench = Bench("battleroyal", {})
    measured = Experiment(bench, Setup(("random",) * 6, 2, 4, jobs=1)).measure(bench.variant({}))
    six, five = (findings(bench, "", Setup(("random",) * seats, 2, 4), None, [measured]) for seats in (6, 5))
    assert "pairs=on" in five.describe_options()
    assert "pairs" not in six.describe_options()


def test_labels_of_others_are_text_and_not_markup(one: Findings) -> None:
    label = "<b>x</b>"
    measure = replace(one.variants[0].measures[0], label=label)
    variant = replace(one.variants[0], label=label, measures=[measure, *one.variants[0].measures[1:]])
    assert label not in page(replace(one, variants=[variant, variant], title=label, goal=label, best=label))


@pytest.mark.parametrize(
    ("kind", "shown", "half"), [("share", "12.3%", "2.0"), ("points", "12.3 pts", "2.0"), ("number", "0.1", "0.0")]
)
def test_a_figure_says_what_it_is_of(kind: str, shown: str, half: str) -> None:
    measure = Measure("", "", "", kind, 0.123, 0.103, 0.143, 9)
    assert (figure(measure), reach(measure)) == (shown, half)


def test_nothing_is_not_less_than_nothing() -> None:
    assert figure(Measure("", "", "", "points", -0.0001, 0, 0, 9)) == "0.0 pts"


def test_figures_surely_differ_if_chance_would_not_bring_them_so_far_apart() -> None:
    low, middle, high = (Measure("", "", "", "share", value, value - 0.1, value + 0.1, 9) for value in (0.2, 0.3, 0.4))
    assert not surely_differ(low, middle)
    assert surely_differ(low, high)
