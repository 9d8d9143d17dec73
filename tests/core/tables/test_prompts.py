"""Prompts: who must, who is asked, who watches; sealed and open; heard by all or by some."""

from clickbang.core.audience import EVERYONE, SPECTATOR
from clickbang.core.events import Asked, Ended, OwnAnswer, Sealed
from clickbang.core.prompt import ASKED, MUST, STANDING, WATCHING
from clickbang.core.seats import bit, members
from clickbang.core.table import DECLINE
from tests.core.play import Play, play
from tests.tiny.accusations import ACCUSATIONS, BLANK, BULLET, CLICK, MONEY, Accused, Bribed, PocketShown
from tests.tiny.ghosts import DUCK, GHOSTS, STAND
from tests.tiny.kuhn import BET, KUHN, PASS
from tests.tiny.teams import TEAMS
from tests.tiny.whispers import DONE, MORE, SHOW, WHISPERS, Laid, Said
from tests.tiny.whispers import TEAMS as TEAM_MASKS


def test_a_prompt_gives_everybody_a_role() -> None:
    game = play(TEAMS, 3)
    assert [game.prompt(seat).role for seat in (0, 1, 2, SPECTATOR)] == [MUST, STANDING, STANDING, WATCHING]
    assert play(ACCUSATIONS, 2, BLANK, BLANK).answer(0, CLICK).answer(1, CLICK).prompt(1).role == ASKED


def test_a_prompt_as_plain_data() -> None:
    game = play(KUHN, 2, 1, 2)
    assert game.prompt(0).shown() == {
        "kind": "act",
        "seat": 0,
        "role": MUST,
        "sealed": False,
        "waiting": [0],
        "choices": [PASS, BET],
        "draft": [],
    }
    assert game.prompt(1).choices == []
    assert repr(game.prompt(0)) == "<Prompt 'act': seat 0 must, 2 choices>"


def test_nobody_is_asked_anything_after_the_end() -> None:
    game = play(KUHN, 2, 1, 2).answer(0, BET).answer(1, PASS)
    assert game.sitting.over
    assert (game.prompt(0).kind, game.prompt(0).role) == ("", WATCHING)


# Sealed


def test_a_sealed_answer_is_known_to_its_owner_alone() -> None:
    game = play(GHOSTS, 3, 0).answer(1, DUCK)
    assert game.news == [(bit(1), OwnAnswer(1, DUCK)), (EVERYONE, Sealed(1))]
    assert [members(game.prompt(seat).waiting) for seat in (0, 1, SPECTATOR)] == [[0, 2], [0, 2], [0, 2]]
    assert (game.prompt(1).role, game.prompt(1).choices) == (WATCHING, [])


def test_sealed_answers_take_effect_together_when_the_last_one_is_in() -> None:
    game = play(GHOSTS, 3, 0).answer(1, DUCK).answer(2, DUCK)
    assert list(game.table.answers) == [-2, DUCK, DUCK]
    game.answer(0, STAND)
    assert members(game.table.must) == [1, 2]


# Asked, in rounds until nobody acts


def accusing(*pockets: int) -> Play:
    """At the first round of accusations, with these cards pocketed; only seat 1 has money."""
    game = play(ACCUSATIONS, 3, BLANK, MONEY, BLANK)
    for seat, card in enumerate(pockets):
        game.answer(seat, card)
    return game


def test_a_decline_looks_like_any_other_sealed_answer() -> None:
    game = accusing(CLICK, BULLET, CLICK).answer(0, DECLINE)
    assert game.news == [(bit(0), OwnAnswer(0, DECLINE)), (EVERYONE, Sealed(0))]


def test_a_round_in_which_somebody_acts_is_followed_by_another() -> None:
    game = accusing(CLICK, CLICK, CLICK).answer(0, DECLINE).answer(1, 1 + 2).answer(2, DECLINE)
    assert [event for _, event in game.news[2:]] == [
        Accused(((1, 2),)),
        PocketShown(2, CLICK),
        Asked("accuse", (), (0, 2), (), True),
    ]
    assert game.prompt(0).choices == [DECLINE, 1 + 1]


def test_a_round_in_which_nobody_acts_is_the_last() -> None:
    game = accusing(CLICK, BULLET, CLICK)
    for seat in range(3):
        game.answer(seat, DECLINE)
    assert [event for _, event in game.news[2:]] == [Accused(()), Ended("over", (0, 1, 2), (0, 0, 0))]


def test_everybody_caught_is_asked_for_a_bribe_whatever_they_hold() -> None:
    game = accusing(BULLET, BULLET, CLICK).answer(0, 1 + 1).answer(1, 1 + 0).answer(2, DECLINE)
    assert [event for _, event in game.news[-1:]] == [Asked("bribe", (), (0, 1), (), True)]
    assert [game.prompt(seat).choices for seat in range(3)] == [[DECLINE], [DECLINE, MONEY], []]
    game.answer(0, DECLINE).answer(1, MONEY)
    assert (EVERYONE, Bribed((1,))) in game.news


def test_silence_declines_where_one_is_asked_and_picks_the_first_choice_where_one_must() -> None:
    game = play(ACCUSATIONS, 3, BLANK, MONEY, BLANK)
    assert game.table.default_action(0) == CLICK
    for seat in range(3):
        game.answer(seat, CLICK)
    assert game.table.default_action(0) == DECLINE


# Heard by some

TEAM = TEAM_MASKS[0]


def test_a_prompt_for_some_is_told_to_them_alone() -> None:
    game = play(WHISPERS, 4, 1, 2, 3, 4)
    assert game.news[-1] == (TEAM, Asked("talk", (0, 1), (), (), True))
    assert [game.prompt(seat).kind for seat in (0, 1, 2, 3, SPECTATOR)] == ["talk", "talk", "", "", ""]
    assert (game.prompt(2).waiting, game.sitting.views[2].prompts) == (0, 0)


def test_nothing_that_happens_at_it_reaches_outsiders() -> None:
    game = play(WHISPERS, 4, 1, 2, 3, 4)
    before = [len(view.history) for view in (*game.sitting.views[2:], game.sitting.spectator)]
    for word in (SHOW, MORE, SHOW):
        game.answer(0, word).answer(1, word)
    assert game.news == [
        (bit(1), OwnAnswer(1, SHOW)),
        (TEAM, Sealed(1)),
        (TEAM, Said((SHOW, SHOW))),
        (TEAM, Laid((1, 2))),
        (TEAM, Asked("talk", (0, 1), (), (), True)),
    ]
    assert [len(view.history) for view in (*game.sitting.views[2:], game.sitting.spectator)] == before


def test_the_next_prompt_may_be_heard_by_others() -> None:
    game = play(WHISPERS, 4, 1, 2, 3, 4).answer(0, DONE).answer(1, DONE)
    assert game.prompt(0).kind == ""
    game.answer(2, DONE).answer(3, DONE)
    assert [game.prompt(seat).kind for seat in (0, 3, SPECTATOR)] == ["bluff"] * 3
