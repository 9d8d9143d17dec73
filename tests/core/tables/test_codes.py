"""The constants of compiled rules are the numbers that follow from the declared answers."""

import re
from importlib import import_module

import pytest

from clickbang.core.actions import Action, Decline, TakeBack
from clickbang.core.registry import GAMES
from clickbang.games.bulletbucks import Bid
from clickbang.games.championship import Play, encode
from clickbang.games.championship.rules import codes

NAMELESS = (Decline, TakeBack, Bid)
"""Answers whose numbers begin with what has another name: the core's, and no notes."""

KINDS = [(key, kind) for key in GAMES for kind in GAMES[key].actions if kind not in NAMELESS]


def constant(kind: type[Action]) -> str:
    """FIRE_ON_CODE for FireOn; what somebody gives goes by the rest of its name."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).upper().removeprefix("GIVE_") + "_CODE"


@pytest.mark.parametrize(("key", "kind"), KINDS, ids=lambda one: getattr(one, "__name__", one))
def test_the_constant_of_an_answer_is_its_first_number(key: str, kind: type[Action]) -> None:
    constants = import_module(f"clickbang.games.{key}.rules.codes")
    assert getattr(constants, constant(kind)) == GAMES[key].answers.first(kind)


@pytest.mark.parametrize("key", ["championship", "battleroyal"])
def test_the_constant_beyond_all_answers_is_how_many_there_are(key: str) -> None:
    assert GAMES[key].num_actions == import_module(f"clickbang.games.{key}.rules.codes").ACTION_COUNT


def test_what_is_added_to_play_a_card_at_somebody_is_what_the_declared_order_gives() -> None:
    assert encode(Play(1)) - codes.PLAY_CODE == codes.PLAYS_A_CARD
    assert encode(Play(0, 0)) - codes.PLAY_CODE == codes.UPWARDS
    assert encode(Play(0, 0, down=True)) - codes.PLAY_CODE == codes.DOWNWARDS
