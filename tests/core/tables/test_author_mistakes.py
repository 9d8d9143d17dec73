"""What the core says to the author of a game that does not play by its rules: an error at once, never a standstill."""

import pytest

from clickbang.core.audience import EVERYONE
from clickbang.core.chance import Chance
from clickbang.core.table import Table
from tests.tiny.ghosts import Ghosts


class Asking(Ghosts):
    """Open to any prompt, and does nothing with the answers."""

    def on_answer(self, seat: int, action: int) -> None:
        pass

    def on_close(self) -> None:
        pass

    def on_chance(self, kind: int, outcome: int) -> None:
        pass


BAD_PROMPTS = {
    "nobody is waited for": (0, 0, 0b11, EVERYONE),
    "must and asked": (0b01, 0b11, 0, EVERYONE),
    "must and standing": (0b01, 0, 0b11, EVERYONE),
    "asked and standing": (0b10, 0b01, 0b01, EVERYONE),
    "must but cannot hear": (0b11, 0, 0, 0b01),
    "standing but cannot hear": (0b01, 0, 0b10, 0b101),
}
"""Who must, who is asked, who may, who hears."""


@pytest.mark.parametrize(("must", "asked", "standing", "audience"), BAD_PROMPTS.values(), ids=BAD_PROMPTS)
def test_a_prompt_that_cannot_work_is_refused(must: int, asked: int, standing: int, audience: int) -> None:
    table = Asking(3)
    with pytest.raises(ValueError, match="a prompt waits for somebody"):
        table.ask(1, must, asked, standing, audience=audience)
    assert table.opened == 0


@pytest.mark.parametrize("sealed", [True, False])
def test_a_game_that_does_not_go_on_after_an_answer_is_told_so(sealed: bool) -> None:
    table = Asking(3)
    table.ask(1, 0b001, sealed=sealed)
    with pytest.raises(AssertionError, match="neither asks, nor awaits chance, nor is finished"):
        table.apply(0, 1)


def test_a_game_that_does_not_go_on_after_chance_is_told_so() -> None:
    table = Asking(3)
    table.await_chance(1)
    with pytest.raises(AssertionError, match="neither asks"):
        table.strike(0)


def test_an_open_prompt_goes_on_while_somebody_is_waited_for() -> None:
    table = Asking(3)
    table.ask(1, 0b011)
    table.apply(0, 1)
    assert table.must == 0b010


def test_what_a_game_has_to_fill_in() -> None:
    bare = Table(2)
    hooks = (
        bare.begin,
        bare.clone,
        bare.kind_name,
        bare.outcomes,
        bare.on_close,
        bare.result,
        lambda: bare.legal_actions(0),
        lambda: bare.on_answer(0, 1),
        lambda: bare.on_standing(0, 1),
        lambda: bare.on_chance(1, 1),
        lambda: Chance().choose(((1, 1),)),
    )
    for hook in hooks:
        with pytest.raises(NotImplementedError):
            hook()


def test_an_answer_that_is_no_draft_is_complete() -> None:
    assert Table(2).draft_complete(0)
