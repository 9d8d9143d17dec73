"""Drafts: an answer in small listed steps, private until it is complete, and then applied as one."""

from clickbang.core.audience import EVERYONE, SPECTATOR
from clickbang.core.events import Asked, OwnAnswer, OwnStep, OwnStepBack, Sealed
from clickbang.core.seats import bit, everyone_at, members
from clickbang.core.table import DECLINE, TAKE_BACK
from tests.core.play import Play, play
from tests.tiny.division import DIVISION, NO, Proposed, Received


def giving() -> Play:
    """Where all give at once, since nobody wanted to propose."""
    return play(DIVISION, 3).answer(0, DECLINE).answer(1, DECLINE).answer(2, DECLINE)


def test_a_step_is_known_to_its_author_alone() -> None:
    game = play(DIVISION, 3).answer(0, 2)
    assert game.news == [(bit(0), OwnStep(0, 2))]
    assert [game.prompt(seat).draft for seat in (0, 1, SPECTATOR)] == [[2], [], []]
    assert [members(game.prompt(seat).waiting) for seat in (0, 1, SPECTATOR)] == [[0], [0], [0]]
    assert game.sitting.views[0].draft == [2]


def test_what_may_come_next_depends_on_the_steps_so_far() -> None:
    game = play(DIVISION, 3)
    assert game.prompt(0).choices == [DECLINE, 1, 2, 3]
    assert game.answer(0, 2).prompt(0).choices == [1, 2, 3]


def test_a_step_can_be_taken_back() -> None:
    game = play(DIVISION, 3).answer(0, 2, 3).answer(0, TAKE_BACK)
    assert game.news == [(bit(0), OwnStepBack(0))]
    assert game.prompt(0).draft == game.sitting.views[0].draft == [2]
    assert game.answer(0, TAKE_BACK).prompt(0).choices == [DECLINE, 1, 2, 3]


def test_a_complete_draft_is_one_open_answer() -> None:
    game = play(DIVISION, 3).answer(0, 2, 3, 3)
    assert game.news[-2:] == [(EVERYONE, Proposed(0, (1, 2, 2))), (EVERYONE, Asked("vote", (1, 2), (), (), True))]


def test_the_next_prompt_need_not_be_drafted() -> None:
    game = play(DIVISION, 3).answer(0, 2, 3, 3).answer(1, NO)
    assert game.news == [(bit(1), OwnAnswer(1, NO)), (EVERYONE, Sealed(1))]
    assert (game.prompt(0).draft, game.sitting.views[0].draft) == ([], [])


def test_declining_is_a_complete_draft() -> None:
    game = play(DIVISION, 3).answer(0, DECLINE)
    assert (EVERYONE, Proposed(0, ())) in game.news


def test_several_draft_at_once_and_seal() -> None:
    game = giving().answer(1, 1).answer(0, 2, 3)
    assert game.news == [(bit(0), OwnStep(0, 2)), (bit(0), OwnStep(0, 3)), (everyone_at(3), Sealed(0))]
    assert [game.prompt(seat).draft for seat in range(3)] == [[2, 3], [1], []]
    game.answer(2, 1, 1).answer(1, 3)
    assert (bit(0) | bit(1), Received(1, 0)) in game.news
    assert game.table.result().scores == (3, 1, 2)


def test_a_sealed_draft_cannot_be_taken_back() -> None:
    game = giving().answer(0, 2, 3)
    assert not game.table.legal(0, TAKE_BACK)


def test_a_clone_has_drafts_of_its_own() -> None:
    game = giving().answer(1, 1)
    clone = game.table.clone()
    clone.apply(1, TAKE_BACK)
    clone.apply(1, 3)
    assert (clone.prompt_for(1).draft, game.prompt(1).draft) == ([3], [1])


def test_silence_in_the_middle_of_a_draft_goes_on_with_it() -> None:
    game = play(DIVISION, 3)
    assert game.table.default_action(0) == DECLINE
    assert game.answer(0, 3).table.default_action(0) == 1
