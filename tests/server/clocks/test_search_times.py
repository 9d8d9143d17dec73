"""How long a bot searches depends on what it holds; when its answer comes does not, at pace none either."""

from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

import pytest

from clickbang.bots.search.budget import Budget
from clickbang.core.audience import SPECTATOR
from clickbang.server.bots.worker import Question
from tests.server.clocks import test_when_bots_answer
from tests.server.clocks.test_when_bots_answer import SAID, Heard, OwnProcess, hear, talk
from tests.server.scripted_bot import ScriptedBot
from tests.server.stage import Stage, stages


class SearchingBot(ScriptedBot):
    """It says what is written down, as one that searches."""

    def __init__(self) -> None:
        self.budget = Budget(playouts=100)


class SearchedFor(OwnProcess):
    """Every question takes a share of the time that is granted for it."""

    share = 1.0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        (question,) = args
        assert isinstance(question, Question)
        self.stage.loop.now += question.seconds * self.share
        done: Future[Any] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


def heard_of(patch: pytest.MonkeyPatch, said: str, share: float, pace: str) -> dict[int, Heard]:
    """What everybody hears, and when, of a bot that needs so much of the time it may search."""

    def made(stage: Stage) -> SearchedFor:
        process = SearchedFor(stage)
        process.share = share
        return process

    patch.setattr(test_when_bots_answer, "OwnProcess", made)
    patch.setattr(test_when_bots_answer, "PLAYER", f"{__name__}:SearchingBot")
    with stages(1) as (stage,), talk(stage, pace, SAID[said]) as clients:
        for client in clients.values():
            client.take()
        return hear(stage, clients, 4.0)


@pytest.mark.plants
@pytest.mark.parametrize("said", list(SAID))
@pytest.mark.parametrize("share", [0.0, 0.3, 0.9])
def test_nobody_can_tell_from_the_time_how_long_a_bot_has_searched(
    said: str, share: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = heard_of(monkeypatch, "is done", 0.5, "none")
    heard = heard_of(monkeypatch, said, share, "none")
    assert sum(b'"Sealed"' in text for _, text in usual[SPECTATOR]) == 1
    assert heard[SPECTATOR] == usual[SPECTATOR]
