"""What an ear keeps is what an eager view would have made of it, at every moment of a game."""

import pickle
import random

import pytest

from clickbang.core.audience import SPECTATOR
from clickbang.core.chance import Seeded
from clickbang.core.cursor import awaited
from clickbang.core.registry import GAMES
from clickbang.core.seats import members
from clickbang.core.sitting import Sitting
from clickbang.protocol.wire import event_json
from clickbang.server.game.ears import RECENT, OnlineSitting

SEATS = {"bulletbucks": 4, "championship": 4, "battleroyal": 5}
MOST = 120
"""Answers: more than enough events for the oldest texts to be forgotten."""


def compare(online: OnlineSitting, eager: Sitting, whim: random.Random) -> None:
    for seat in (*range(eager.table.seats), SPECTATOR):
        view, ear = eager.spectator if seat == SPECTATOR else eager.views[seat], online.ear(seat)
        assert ear.history == view.history
        assert ear.prompts == view.prompts
        assert ear.own_answer == view.own_answer
        since = whim.randrange(len(view.history) + 1)
        assert ear.told_since(since) == [event_json(event) for event in view.history[since:]]
        assert len(ear.texts) <= 2 * RECENT
        if whim.random() < 0.1:  # the others stay behind, and are brought up to date later
            assert ear.view().shown() == view.shown()


@pytest.mark.parametrize("name", SEATS)
def test_an_ear_keeps_what_a_view_would_know(name: str) -> None:
    game, seats, whim = GAMES[name], SEATS[name], random.Random(5)
    online = OnlineSitting(game, seats, {}, Seeded(7))
    eager = Sitting(game, seats, {}, Seeded(7))
    for _ in range(MOST):
        online.settle()
        eager.settle()
        compare(online, eager, whim)
        if eager.over:
            break
        seat = whim.choice(members(awaited(eager.table)))
        action = whim.choice(eager.table.legal_actions(seat))
        online.answer(seat, action)
        eager.answer(seat, action)
    assert len(online.ear(SPECTATOR).history) > 2 * RECENT
    assert [view.shown() for view in online.views] == [view.shown() for view in eager.views]


def test_a_copy_knows_all_that_was_heard() -> None:
    online = OnlineSitting(GAMES["bulletbucks"], 4, {}, Seeded(7))
    online.settle()
    for seat in range(4):
        online.answer(seat, online.table.legal_actions(seat)[-1])
    known = [view.shown() for view in online.views]
    for copy in (online.clone(), pickle.loads(pickle.dumps(online))):
        assert [view.shown() for view in copy.views] == known
        assert copy.spectator.history == online.spectator.history
