"""Imagined worlds with what everybody in them has heard, so that bots can be asked there."""

import pytest
from librt.random import Random

from clickbang.core.imagined import imagined
from clickbang.core.seats import members
from clickbang.games import GAMES
from clickbang.games.bulletbucks.bots.shrewd import ShrewdBot
from tests.core import laws
from tests.core.test_states import games

BULLETBUCKS = GAMES["bulletbucks"]


def test_everybody_has_heard_what_they_would_have() -> None:
    """Where nobody else has sealed anything, whoever counts knows it all: so the world and its histories are real."""
    settled = 0
    for seats, options, seed in games(BULLETBUCKS, 6):
        for sitting in laws.moments(BULLETBUCKS, seats, options, seed):
            for view in sitting.views:
                world = imagined(BULLETBUCKS, view, Random(seed))
                assert world.views[view.seat].history == view.history
                assert world.spectator.history == sitting.spectator.history
                if not view.sealed_by & ~(1 << view.seat):
                    settled += 1
                    assert [one.history for one in world.views] == [one.history for one in sitting.views]
                    assert [one.shown() for one in world.views] == [one.shown() for one in sitting.views]
                for other in world.views:
                    assert other.own_answer == world.table.answers[other.seat]
    assert settled > 100


def test_bots_play_a_world_to_its_end() -> None:
    for step, sitting in enumerate(laws.moments(BULLETBUCKS, 3, {}, 2)):
        if step % 4 == 1:
            world = imagined(BULLETBUCKS, sitting.views[step % 3], Random(step))
            bots = [ShrewdBot() for _ in range(3)]
            for seat, bot in enumerate(bots):
                bot.sit(seat, Random(seat), Random(seat))
            while not world.over:
                world.settle()
                for seat in members(world.table.must):
                    answer = bots[seat].answer(world.views[seat], world.prompt_for(seat))
                    world.answer(seat, answer if isinstance(answer, int) else BULLETBUCKS.encode(answer))
                world.settle()
            assert world.spectator.over


def test_a_game_that_does_not_say_so_refuses() -> None:
    *_, sitting = laws.moments(GAMES["battleroyal"], 4, {}, 1)
    with pytest.raises(NotImplementedError):
        imagined(GAMES["battleroyal"], sitting.views[0], Random(1))


def test_a_game_that_cannot_says_so() -> None:
    game = GAMES["championship"]
    sitting = next(iter(laws.moments(game, 3, {}, 2)))
    with pytest.raises(NotImplementedError, match="championship does not say what others have heard"):
        imagined(game, sitting.views[0], Random(1))
