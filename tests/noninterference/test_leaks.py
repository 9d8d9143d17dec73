"""The comparison can fail: every leak that is planted is caught, where it shows."""

import importlib
from collections.abc import Callable, Iterable
from functools import partial

import pytest

from clickbang.checks.games.pairs import InterferenceError, SurfaceMaker
from clickbang.core.errors import CORE_FAULTS, Fault
from clickbang.core.events import Event, OwnAnswer, OwnStep, OwnStepBack
from clickbang.core.game import Game
from clickbang.core.prompt import Prompt
from clickbang.games import GAMES
from clickbang.games.championship import events as championship
from tests.noninterference.leaks import (
    ForgedEvent,
    LeakyChoices,
    LeakyError,
    LeakyPrompt,
    LeakyPromptKind,
    LeakyStakes,
    LeakyStory,
    LeakyView,
    TrueStakes,
    WidenedEvent,
)
from tests.noninterference.leaky_games import MISTAKES, Mistake
from tests.noninterference.pairs import play_pairs
from tests.noninterference.secrets import BATTLEROYAL_SECRETS, BULLETBUCKS_SECRETS, CHAMPIONSHIP_SECRETS, Rulebook
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

SEALED: dict[str, tuple[Rulebook, str, dict[str, str]]] = {
    "battleroyal": (BATTLEROYAL_SECRETS, "sign", {}),
    "bulletbucks": (BULLETBUCKS_SECRETS, "bid", {}),
    "championship": (CHAMPIONSHIP_SECRETS, "bet", {"deck": "none"}),
}
"""Of each game something sealed that gets out."""

PRIVATE_EVENTS = [
    (BULLETBUCKS_SECRETS, "bid", OwnAnswer),
    (CHAMPIONSHIP_SECRETS, "card drawn", championship.OwnCard),
    (CHAMPIONSHIP_SECRETS, "peek", championship.Peeked),
    (DIVISION_SECRETS, "draft of a proposal", OwnStep),
    (DIVISION_SECRETS, "draft of gifts", OwnStepBack),
    (ACCUSATIONS_SECRETS, "hand", accusations.Dealt),
    (GHOSTS_SECRETS, "stance", ghosts.Stances),
    (KUHN_SECRETS, "card", kuhn.Dealt),
    (PILE_SECRETS, "peek", pile.Saw),
    (WHISPERS_SECRETS, "card", whispers.Laid),
    (WHISPERS_SECRETS, "talk", whispers.Said),
]


def in_each_game(parts: Callable[[Game], Iterable[object]]) -> pytest.MarkDecorator:
    """Plant a leak for each of these parts of each game."""
    planted = [(name, part) for name, game in GAMES.items() for part in parts(game)]
    names = [f"{name}-{getattr(part, 'code', None) or getattr(part, '__name__', part)}" for name, part in planted]
    return pytest.mark.parametrize(("game", "part"), planted, ids=names)


def expect_catch(
    shows: str, surface: SurfaceMaker, rulebook: Rulebook, aim: str, options: dict[str, str] | None = None
) -> None:
    with pytest.raises(InterferenceError) as caught:
        play_pairs(rulebook, aim, ENOUGH, options=options, surface=surface)
    assert caught.value.part == shows


@in_each_game(lambda game: game.events)
def test_an_event_that_carries_a_secret_is_caught(game: str, part: type[Event]) -> None:
    expect_catch("events", partial(ForgedEvent, part), *SEALED[game])


@pytest.mark.parametrize(("rulebook", "aim", "event"), PRIVATE_EVENTS)
def test_a_private_event_heard_by_all_is_caught(rulebook: Rulebook, aim: str, event: type[Event]) -> None:
    expect_catch("events", partial(WidenedEvent, event), rulebook, aim)


@in_each_game(lambda game: game.kinds)
def test_a_kind_of_prompt_that_depends_on_a_secret_is_caught(game: str, part: str) -> None:
    expect_catch("prompt", partial(LeakyPromptKind, part), *SEALED[game])


@in_each_game(lambda _: Prompt("", 0, "", False, 0, [], []).shown())
def test_a_prompt_that_depends_on_a_secret_is_caught(game: str, part: str) -> None:
    expect_catch("prompt", partial(LeakyPrompt, part), *SEALED[game])


@in_each_game(lambda game: ["question", "choices"] if game.stakes else [])
def test_a_stake_that_depends_on_a_secret_is_caught(game: str, part: str) -> None:
    expect_catch("stakes", partial(LeakyStakes, part), *SEALED[game])


@pytest.mark.parametrize("options", [{}, {"pairs": "off"}], ids=["pairs", "alone"])
def test_odds_that_know_the_cards_of_others_are_caught(options: dict[str, str]) -> None:
    """Battle Royal tells how many cards one's own beats: of all that one has not seen, not of those that are there."""
    expect_catch("stakes", TrueStakes, BATTLEROYAL_SECRETS, "card", options)


@in_each_game(lambda game: game.view(0).shown())
def test_a_view_that_depends_on_a_secret_is_caught(game: str, part: str) -> None:
    expect_catch("view", partial(LeakyView, part), *SEALED[game])


@pytest.mark.parametrize("game", GAMES)
def test_a_story_that_depends_on_a_secret_is_caught(game: str) -> None:
    expect_catch("story", LeakyStory, *SEALED[game])


@pytest.mark.parametrize("game", GAMES)
def test_choices_that_depend_on_a_secret_are_caught(game: str) -> None:
    expect_catch("legal", LeakyChoices, *SEALED[game])


@in_each_game(lambda game: [*CORE_FAULTS, *game.faults])
def test_an_error_that_carries_a_secret_is_caught(game: str, part: Fault) -> None:
    expect_catch("errors", partial(LeakyError, part), *SEALED[game])


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


@pytest.mark.parametrize(("name", "game"), GAMES.items())
def test_every_event_and_every_fault_has_a_leak(name: str, game: Game) -> None:
    for module in ("core.events", f"games.{name}.events"):
        assert declared_in(f"clickbang.{module}", Event) <= set(game.events)
    for module in ("core.errors", f"games.{name}.rules.errors"):
        assert declared_in(f"clickbang.{module}", Fault) <= {*CORE_FAULTS, *game.faults}
