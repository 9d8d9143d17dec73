"""Which card to reveal, with what noise (BR-12, BR-14), and when to take the $1000 (BR-15c)."""

from typing import Final

from librt.random import Random

from clickbang.core.prompt import Prompt
from clickbang.core.seats import count, has, members
from clickbang.games.battleroyal.bots.fights import Force, Forces
from clickbang.games.battleroyal.cards import BOMB, DOLLARS, SCREAM_MASK, Card
from clickbang.games.battleroyal.codes import REVEAL_CODE
from clickbang.games.battleroyal.view import BattleRoyalView

BLUFFS: Final = 0.5
"""How often a card without the word comes with a "Bang!"."""
GENEROUS: Final = 0.25
"""How much of a win the $1000 may bring with somebody unknown: half of it, if they take it."""


def reveal(view: BattleRoyalView, forces: Forces, prompt: Prompt, random: Random, bluffs: float = BLUFFS) -> int:
    """The card most likely to win; a bluff tells those who only listen that it was a high one."""
    rivals = members(view.defenders if has(view.attackers, view.seat) else view.attackers)
    theirs = forces.side(rivals)
    best, most = prompt.choices[0], -2.0
    for choice in prompt.choices:  # of two with the same card the silent one comes first
        chance = chance_of_card(view, view.deck.cards[(choice - REVEAL_CODE) // 2], len(rivals), theirs)
        if chance > most:
            best, most = choice, chance
    silent = (best - REVEAL_CODE) % 2 == 0
    return best + 1 if silent and random.random() < bluffs else best


def chance_of_card(view: BattleRoyalView, card: Card, rivals: int, theirs: Force) -> float:
    """How likely this card is to win against so many, who bring so much."""
    if card.effect == BOMB:
        return -1.0
    if card.effect == SCREAM_MASK and rivals == 1 and view.persons == 1:
        return 1.0
    if card.effect == DOLLARS and count(view.alive) == 2:
        return GENEROUS
    return Force(float(card.value)).beats(theirs)


def takes_dollars(view: BattleRoyalView) -> bool:
    """All cards lie open: both win, unless one wins alone without it."""
    cards = view.deck.cards
    own = [cards[view.places[shown.card]] for shown in view.revealed if shown.seat == view.seat]
    theirs = [cards[view.places[shown.card]] for shown in view.revealed if shown.seat != view.seat]
    if any(card.effect == BOMB for card in own + theirs):
        return True
    if view.persons == 1 and any(card.effect == SCREAM_MASK for card in theirs):
        return True
    if view.persons == 1 and any(card.effect == SCREAM_MASK for card in own):
        return False
    return sum([card.value for card in own]) <= sum([card.value for card in theirs])
