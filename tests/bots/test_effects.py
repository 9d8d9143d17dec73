"""Bots know what to do with every effect a card can have."""

import json
from typing import Any

import pytest

from clickbang.arena import Plan, simulate
from clickbang.games.battleroyal.deck import cards as weapons
from clickbang.games.championship.deck.cards import PHASES
from clickbang.games.championship.deck.effect import Effect
from clickbang.games.championship.deck.effects import EFFECTS

NAME = {"en": "Card", "fr": "Carte"}
BOTS = ("naive", "shrewd", "shrewd", "shrewd", "naive", "shrewd")


def lost_moves(game: str, deck: dict[str, Any]) -> list[str]:
    """What bots did wrong with such a deck."""
    plan = Plan(game, BOTS, 4, 1, {"deck": json.dumps(deck)})
    return [str(foul) for player in simulate(plan, jobs=1).players for _, _, foul in player.examples]


@pytest.mark.parametrize("effect", EFFECTS.values(), ids=EFFECTS)
def test_an_action_card_of_world_championship(effect: Effect) -> None:
    card = {"effect": effect.word, "phase": PHASES[effect.moment], "copies": 30}
    assert lost_moves("championship", {"card": card | {"name": NAME, "text": NAME}}) == []


@pytest.mark.parametrize("effect", weapons.EFFECTS[1:])
def test_a_special_card_of_battle_royal(effect: str) -> None:
    plain = {f"plain-{value}": {"value": value, "name": NAME} for value in range(1, 36)}
    assert lost_moves("battleroyal", {"special": {"effect": effect, "name": NAME, "text": NAME}} | plain) == []
