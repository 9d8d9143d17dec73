"""Which card to reveal, with what noise (BR-12, BR-14), and when to take the $1000 (BR-15c)."""

from typing import Final

from librt.random import Random

from clickbang.bots.mixing import pick_among_best
from clickbang.core.prompt import Prompt
from clickbang.core.seats import bit, count, has, mask_of, members
from clickbang.games.battleroyal.deck.cards import BOMB, DOLLARS
from clickbang.games.battleroyal.knowledge.view import BattleRoyalView
from clickbang.games.battleroyal.rules.codes import REVEAL_CODE
from clickbang.games.battleroyal.rules.confrontation import losers_of
from clickbang.games.battleroyal.rules.sides import sides

NEARLY: Final = 0.08
"""By so much a card may be less likely to win and still be the one: who always plays the best ties for ever.

More so with every lap without an elimination: at the lap limit all lose (BR-21).
"""
BLUFFS: Final = 0.5
"""How often a card without the word comes with a "Bang!"."""
GENEROUS: Final = 0.25
"""How much of a win the $1000 may bring with somebody unknown: half of it, if they take it."""


def reveal(view: BattleRoyalView, prompt: Prompt, random: Random, bluffs: float = BLUFFS) -> int:
    """The card most likely to win; a bluff tells those who only listen that it was a high one."""
    rivals = members(sides(view.attackers, view.defenders, view.seat)[1])
    killers = [seat for seat in rivals if view.signs.get(seat)]
    chances = [chance_of_card(view, (choice - REVEAL_CODE) // 2, killers, len(rivals)) for choice in prompt.choices]
    best = pick_among_best(prompt.choices, chances, NEARLY * float(1 + view.laps()), random)
    silent = (best - REVEAL_CODE) % 2 == 0
    return best + 1 if silent and random.random() < bluffs else best


def chance_of_card(view: BattleRoyalView, card: int, killers: list[int], rivals: int) -> float:
    """How likely this card is to win against what those may hold who reveal one; in a larger fight, what it counts."""
    effect = view.deck.cards[card].effect
    if effect == BOMB:
        return -1.0
    if effect == DOLLARS and count(view.alive) == 2:
        return GENEROUS
    if rivals > 1 or not killers:
        return float(view.deck.values[card])
    return beaten(view, card, killers[0])


def beaten(view: BattleRoyalView, card: int, rival: int) -> float:
    """One against one: the share of what the rival may hold that this card beats; a tie is half of that."""
    won = 0.0
    possible = 0
    for one in range(len(view.known.places)):
        if has(view.known.places[one], rival):
            losers = losers_of(view.deck, view.persons, bit(view.seat), bit(rival), bit(card), bit(one))
            won += 1.0 if losers == bit(rival) else 0.5 if losers == 0 else 0.0
            possible += 1
    return won / float(max(possible, 1))


def takes_dollars(view: BattleRoyalView) -> bool:
    """All cards lie open: both win, unless one wins alone without it."""
    own = mask_of([view.places[shown.card] for shown in view.revealed if shown.seat == view.seat])
    theirs = mask_of([view.places[shown.card] for shown in view.revealed if shown.seat != view.seat])
    me = bit(view.seat)
    losers = losers_of(view.deck, view.persons, me, view.alive & ~me, own, theirs)
    return losers == 0 or has(losers, view.seat)
