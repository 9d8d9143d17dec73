"""Answers say what their fields can be, and from that follow their numbers."""

import pickle
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Literal, Self

import pytest

from clickbang.core.actions import Action, Answers, Decline, TakeBack
from clickbang.core.errors import NO_SUCH_ANSWER, MalformedAnswer


@dataclass(frozen=True, slots=True)
class Fold(Action):
    pass


@dataclass(frozen=True, slots=True)
class Raise(Action):
    chips: Annotated[int, range(2, 5)]
    loudly: bool


@dataclass(frozen=True, slots=True)
class Show(Action):
    hand: Literal["left", "right"]


@dataclass(frozen=True, slots=True)
class Point(Action):
    """At somebody, or with closed eyes at nobody."""

    seat: int | None
    blind: bool = False

    @classmethod
    def every(cls) -> Iterator[Self]:
        yield cls(None, blind=True)
        yield from (cls(seat) for seat in range(2))


ANSWERS = Answers(Decline, TakeBack, Fold, Raise, Show, Point)


def test_numbers_count_on_from_one_kind_to_the_next() -> None:
    assert [ANSWERS.first(kind) for kind in (Fold, Raise, Show, Point)] == [1, 2, 8, 10]
    assert ANSWERS.count == 13


def test_the_last_field_of_an_answer_changes_first() -> None:
    assert [ANSWERS.decode(code) for code in range(2, 8)] == [
        *(Raise(2, False), Raise(2, True), Raise(3, False), Raise(3, True), Raise(4, False), Raise(4, True))
    ]


def test_an_answer_whose_fields_depend_on_each_other_lists_what_there_is() -> None:
    assert [ANSWERS.decode(code) for code in range(10, 13)] == [Point(None, True), Point(0), Point(1)]


def test_a_decline_and_a_step_back_have_the_same_numbers_in_every_game() -> None:
    assert ANSWERS.encode(Decline()) == 0
    assert ANSWERS.encode(TakeBack()) == -1
    assert Answers(Fold, TakeBack, Decline).first(Fold) == 1


def test_where_nobody_declines_numbers_may_start_with_0() -> None:
    assert Answers(Show, start=0).encode(Show("left")) == 0
    assert Answers(Show, start=0).count == 2


def test_numbers_and_typed_answers_are_inverses() -> None:
    codes = list(range(-1, ANSWERS.count))
    assert [ANSWERS.encode(ANSWERS.decode(code)) for code in codes] == codes


@pytest.mark.parametrize(
    "action",
    [
        *(Raise(1, True), Raise(5, True), Point(None), Point(0, blind=True), Action()),
        *(Show("foot"), Show(["left"])),  # type: ignore[arg-type]
    ],
    ids=lambda action: repr(action).partition(" object")[0],
)
def test_what_was_not_declared_has_no_number(action: Action) -> None:
    with pytest.raises(MalformedAnswer) as refused:
        ANSWERS.encode(action)
    assert refused.value.fault is NO_SUCH_ANSWER


def test_an_answer_of_another_game_has_no_number_even_if_its_fields_are_the_same() -> None:
    with pytest.raises(MalformedAnswer):
        Answers(Fold).encode(Decline())


@pytest.mark.parametrize("code", [-2, 13, 4096])
def test_a_number_beyond_the_answers_is_none(code: int) -> None:
    with pytest.raises(MalformedAnswer) as refused:
        ANSWERS.decode(code)
    assert refused.value.fault is NO_SUCH_ANSWER


@dataclass(frozen=True, slots=True)
class Bet(Action):
    shots: int


def test_an_author_who_forgets_the_values_of_a_field_is_told_which() -> None:
    with pytest.raises(TypeError, match=r"^Bet\.shots has to say which values it can have"):
        Answers(Bet)


@dataclass(frozen=True, slots=True)
class Twice(Action):
    number: Annotated[int, (1, 1)]


@pytest.mark.parametrize(("kinds", "start"), [((Twice,), 1), ((Fold, Decline), 0)], ids=["an answer", "a number"])
def test_an_author_who_lists_something_twice_is_told_so(kinds: tuple[type[Action], ...], start: int) -> None:
    with pytest.raises(ValueError, match="each answer has one number"):
        Answers(*kinds, start=start)


def test_what_was_pickled_has_the_same_numbers() -> None:
    again = pickle.loads(pickle.dumps(Answers(Show, Fold, start=0)))
    assert again == Answers(Show, Fold, start=0)
    assert again.decode(2) == Fold()
    assert again not in {Answers(Show, Fold), Answers(Fold, Show, start=0)}
