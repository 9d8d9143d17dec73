"""Cards by what they are and how high among their like: a few sorts, which are told apart in any deck."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clickbang.games.battleroyal.bots.judging.cards import MOST_KNOWN
from clickbang.games.battleroyal.deck.cards import BOMB, DECOY, DOLLARS, SCREAM_MASK, Deck

PLAIN_SORTS: Final = 4
BANG_SORTS: Final = 3
DECOY_SORTS: Final = 3
BANGS: Final = PLAIN_SORTS
DECOYS: Final = BANGS + BANG_SORTS
MASKS: Final = DECOYS + DECOY_SORTS
BOMBS: Final = MASKS + 1
DOLLAR_SORT: Final = BOMBS + 1
SORTS: Final = DOLLAR_SORT + 1
"""Plain cards by quarter, those with the word and decoys by third, then the special ones."""

KNOWN_SORTS: Final[dict[str, vec[i64]]] = {}
"""By deck; worked out once."""


def sorts_of(deck: Deck) -> vec[i64]:
    """By card: its sort."""
    if deck.value not in KNOWN_SORTS:
        if len(KNOWN_SORTS) >= MOST_KNOWN:
            KNOWN_SORTS.clear()
        found = vec[i64]()
        for card in range(len(deck.cards)):
            found = append(found, sort_of(deck, card))
        KNOWN_SORTS[deck.value] = found
    return KNOWN_SORTS[deck.value]


def sort_of(deck: Deck, place: int) -> i64:
    """The sort of one card."""
    card = deck.cards[place]
    if card.effect == SCREAM_MASK:
        return MASKS
    if card.effect == BOMB:
        return BOMBS
    if card.effect == DOLLARS:
        return DOLLAR_SORT
    decoy = card.effect == DECOY
    lower = 0
    like = 0
    for other in deck.cards:
        if other.bang == card.bang and (other.effect == DECOY) == decoy and other.effect in (0, DECOY):
            like += 2
            lower += 2 if other.value < card.value else 1 if other.value == card.value else 0
    parts: i64 = DECOY_SORTS if decoy else BANG_SORTS if card.bang else PLAIN_SORTS
    rank = min(parts * lower // max(like, 1), parts - 1)
    return (DECOYS if decoy else BANGS if card.bang else 0) + rank
