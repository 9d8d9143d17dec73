"""The comparison can fail: every leak that is planted is caught, where it shows."""

import importlib
from functools import partial

import pytest

from clickbang.core.errors import CORE_FAULTS, Fault
from clickbang.core.events import Event, OwnAnswer, OwnStep, OwnStepBack
from clickbang.core.prompt import Prompt
from clickbang.games import GAMES
from clickbang.games.bulletbucks import BULLETBUCKS
from tests.noninterference.bulletbucks import BULLETBUCKS_SECRETS
from tests.noninterference.leaks import (
    FORGERIES,
    ForgedEvent,
    LeakyChoices,
    LeakyError,
    LeakyPrompt,
    LeakyPromptKind,
    LeakyView,
    WidenedEvent,
)
from tests.noninterference.leaky_games import MISTAKES, Mistake
from tests.noninterference.pairs import InterferenceError, SurfaceMaker, play_pairs
from tests.noninterference.secrets import Rulebook
from tests.noninterference.tiny import (
    ACCUSATIONS_SECRETS,
    DIVISION_SECRETS,
    GHOSTS_SECRETS,
    KUHN_SECRETS,
    PILE_SECRETS,
    WHISPERS_SECRETS,
)
from tests.tiny import accusations, ghosts, kuhn, pile, whispers

ENOUGH = 40
"""So many pairs without a catch mean that a leak goes unnoticed."""

ALL_FAULTS = [*CORE_FAULTS, *(fault for game in GAMES.values() for fault in game.faults)]
ALL_KINDS = [kind for game in GAMES.values() for kind in game.kinds]
MODULES = ["core", *(f"games.{name}" for name in GAMES)]

PRIVATE_EVENTS = [
    (BULLETBUCKS_SECRETS, "bid", OwnAnswer),
    (DIVISION_SECRETS, "draft of a proposal", OwnStep),
    (DIVISION_SECRETS, "draft of gifts", OwnStepBack),
    (ACCUSATIONS_SECRETS, "hand", accusations.Dealt),
    (GHOSTS_SECRETS, "stance", ghosts.Stances),
    (KUHN_SECRETS, "card", kuhn.Dealt),
    (PILE_SECRETS, "peek", pile.Saw),
    (WHISPERS_SECRETS, "card", whispers.Laid),
    (WHISPERS_SECRETS, "talk", whispers.Said),
]


def expect_catch(part: str, surface: SurfaceMaker, rulebook: Rulebook = BULLETBUCKS_SECRETS, aim: str = "bid") -> None:
    with pytest.raises(InterferenceError) as caught:
        play_pairs(rulebook, aim, ENOUGH, surface=surface)
    assert caught.value.part == part


@pytest.mark.parametrize("event", FORGERIES, ids=lambda event: event.__name__)
def test_an_event_that_carries_a_secret_is_caught(event: type[Event]) -> None:
    expect_catch("events", partial(ForgedEvent, event))


@pytest.mark.parametrize(("rulebook", "aim", "event"), PRIVATE_EVENTS)
def test_a_private_event_heard_by_all_is_caught(rulebook: Rulebook, aim: str, event: type[Event]) -> None:
    expect_catch("events", partial(WidenedEvent, event), rulebook, aim)


@pytest.mark.parametrize("kind", ALL_KINDS)
def test_a_kind_of_prompt_that_depends_on_a_secret_is_caught(kind: str) -> None:
    expect_catch("prompt", partial(LeakyPromptKind, kind))


@pytest.mark.parametrize("field", Prompt("", 0, "", False, 0, [], []).shown())
def test_a_prompt_that_depends_on_a_secret_is_caught(field: str) -> None:
    expect_catch("prompt", partial(LeakyPrompt, field))


@pytest.mark.parametrize("field", BULLETBUCKS.view(0).shown())
def test_a_view_that_depends_on_a_secret_is_caught(field: str) -> None:
    expect_catch("view", partial(LeakyView, field))


def test_choices_that_depend_on_a_secret_are_caught() -> None:
    expect_catch("legal", LeakyChoices)


@pytest.mark.parametrize("fault", ALL_FAULTS, ids=lambda fault: fault.code)
def test_an_error_that_carries_a_secret_is_caught(fault: Fault) -> None:
    expect_catch("errors", partial(LeakyError, fault))


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake.table.__name__)
def test_a_mistake_in_a_game_is_caught(mistake: Mistake) -> None:
    with pytest.raises(InterferenceError) as caught:
        play_pairs(mistake.leaky_rulebook(), mistake.secret, ENOUGH)
    assert caught.value.part == mistake.part


# Nothing without a planted leak


def declared_in(module: str, kind: type) -> set[object]:
    """What a module declares of this kind: classes of events, or faults."""
    values = vars(importlib.import_module(module)).values()
    return {
        value for value in values if isinstance(value, kind) or (isinstance(value, type) and kind in value.__bases__)
    }


@pytest.mark.parametrize("module", MODULES)
def test_every_event_has_a_leak(module: str) -> None:
    assert declared_in(f"clickbang.{module}.events", Event) <= set(FORGERIES)


@pytest.mark.parametrize("module", MODULES)
def test_every_fault_has_a_leak(module: str) -> None:
    assert declared_in(f"clickbang.{module}.errors", Fault) <= set(ALL_FAULTS)
