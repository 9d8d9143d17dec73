"""Faults that are planted in the server, to see that a comparison can fail."""

from collections.abc import Callable
from functools import wraps
from typing import Any

import pytest

from clickbang.core.table import UNANSWERED
from clickbang.server.game.live_game import LiveGame

Plant = Callable[[pytest.MonkeyPatch], None]
Original = Callable[..., Any]


def planted(owner: object, name: str) -> Callable[[Callable[..., object]], Plant]:
    """Make a plant of what stands in place of this: it is handed the original, and then what that is called with."""

    def decorate(fault: Callable[..., object]) -> Plant:
        @wraps(fault, assigned=("__name__", "__doc__"))
        def plant(patch: pytest.MonkeyPatch) -> None:
            original = getattr(owner, name)

            def faulty(*args: Any, **more: Any) -> object:
                return fault(original, *args, **more)

            patch.setattr(owner, name, faulty)

        return plant

    return decorate


def sealed(live: LiveGame) -> int:
    """What a leak tells: the sum of all answers that nobody but their owners may know yet."""
    return sum(answer for answer in live.table.answers if answer != UNANSWERED)
