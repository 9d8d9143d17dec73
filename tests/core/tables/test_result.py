"""How a game ended: a value like any other."""

from clickbang.core.result import Result

WON = Result("one-left", (1,), (0, 5, 0))


def test_results_are_equal_when_all_of_them_is() -> None:
    assert Result("one-left", (1,), (0, 5, 0)) == WON
    assert Result("one-left", (1,), (0, 6, 0)) != WON
    assert WON != "one-left"
    assert len({WON, Result("one-left", (1,), (0, 5, 0))}) == 1


def test_a_result_can_be_pasted_back() -> None:
    assert eval(repr(WON)) == WON
