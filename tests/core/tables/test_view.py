"""The view: the fold of the events that reached it, and nothing else."""

import pytest
from librt.random import Random

from clickbang.core.events import Asked, Began, Ended, Event, OptionValue, OwnAnswer, OwnStep, OwnStepBack, Sealed
from clickbang.core.seats import members
from clickbang.core.table import UNANSWERED
from clickbang.core.view import View


class Plain(View):
    """A view that knows no more than the core does."""

    def fold(self, event: Event) -> None:
        pass


def fold(*events: Event) -> Plain:
    view = Plain(1)
    view.receive(Began("tiny", 3, (OptionValue("colour", "red"),)))
    for event in events:
        view.receive(event)
    return view


PROMPT = Asked("seal", (0, 1), (2,), (), True)


def test_the_beginning() -> None:
    view = fold()
    assert (view.game, view.seats, view.options, view.over) == ("tiny", 3, {"colour": "red"}, False)


def test_a_prompt_says_who_is_concerned() -> None:
    view = fold(PROMPT)
    shown = view.shown()
    assert (shown["prompt"], shown["must"], shown["asked"], shown["standing"]) == ("seal", [0, 1], [2], [])
    assert (view.sealed, members(view.waiting), view.prompts) == (True, [0, 1, 2], 1)


def test_who_has_sealed_is_not_waited_for_any_more() -> None:
    view = fold(PROMPT, Sealed(2), OwnAnswer(1, 7), Sealed(1))
    assert members(view.waiting) == [0]
    assert view.own_answer == 7


def test_a_draft_grows_and_shrinks() -> None:
    view = fold(PROMPT, OwnStep(1, 4), OwnStep(1, 5), OwnStepBack(1), OwnStep(1, 6))
    assert view.draft == [4, 6]


def test_the_next_prompt_makes_all_that_forgotten() -> None:
    view = fold(PROMPT, OwnAnswer(1, 7), OwnStep(1, 4), Sealed(1), Asked("turn", (2,), (), (0,), False))
    assert (view.own_answer, view.draft, view.sealed_by, view.prompts) == (UNANSWERED, [], 0, 2)
    assert (view.kind, members(view.must), members(view.standing), view.sealed) == ("turn", [2], [0], False)


def test_the_end_closes_the_prompt() -> None:
    view = fold(PROMPT, Ended("over", (1,), (0, 5, 0)))
    assert (view.over, view.kind, view.waiting) == (True, "", 0)
    assert (view.ending, view.winners, view.scores) == ("over", (1,), (0, 5, 0))


def test_the_history_is_kept_but_not_shown() -> None:
    view = fold(PROMPT, Sealed(0))
    assert view.history == [Began("tiny", 3, (OptionValue("colour", "red"),)), PROMPT, Sealed(0)]
    assert "history" not in view.shown()


def test_a_game_has_to_say_what_it_makes_of_events_and_how_it_imagines_worlds() -> None:
    with pytest.raises(NotImplementedError):
        View(0).receive(PROMPT)
    with pytest.raises(NotImplementedError):
        fold(PROMPT).sample(Random(1))
