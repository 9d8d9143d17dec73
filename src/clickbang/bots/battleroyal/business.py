"""Talk (BR-17): only the worst cards are given, and only for as many as one gets.

In a comparison only the best card counts, so all others are there to be traded.
"""

from clickbang.bots.battleroyal.cards import own_cards, worth
from clickbang.core.prompt import Prompt
from clickbang.core.seats import members
from clickbang.games.battleroyal import BattleRoyalView
from clickbang.games.battleroyal.codes import (
    AGREE_CODE,
    ALL_SHOW_CODE,
    COUNT_CODE,
    DONE_CODE,
    FROM_CODE,
    PICK_CODE,
    REFUSE_CODE,
    SEND_CODE,
    SHOW_CODE,
    TO_CODE,
)
from clickbang.games.battleroyal.offers import Offer

POOR = 16
"""A card nobody has seen is worth more than this one."""
PROUD = 22
"""Who has seen such a card will not betray its owner lightly."""


def talk(view: BattleRoyalView, prompt: Prompt) -> int:
    """The next step: an offer of one's own, then an answer to each of the others', then no more."""
    if prompt.choices[0] >= PICK_CODE:
        return min(prompt.choices, key=lambda choice: worth(view.deck.cards[choice - PICK_CODE]))
    if prompt.draft:
        return opening(view)[len(prompt.draft)]
    if view.offers_made == 0 and ALL_SHOW_CODE in prompt.choices:
        return opening(view)[0]
    for place, offer in enumerate(view.pending()):
        if is_welcome(view, offer):
            return AGREE_CODE + place
    return REFUSE_CODE if view.pending() else DONE_CODE


def opening(view: BattleRoyalView) -> list[int]:
    """An offer to the richest of the others, all steps of it: one's worst card for theirs, or to see what they have."""
    me = view.seat
    partner = max((seat for seat in members(view.teams[me]) if seat != me), key=lambda seat: view.sizes[seat])
    best = max(worth(card) for card in own_cards(view))
    if len(view.hand) > view.persons or best < POOR:
        wanted = 2 if view.sizes[partner] > view.persons + 1 else 1
        gift = [FROM_CODE + me, TO_CODE + partner, COUNT_CODE + 1]
        return [*gift, FROM_CODE + partner, TO_CODE + me, COUNT_CODE + wanted, SEND_CODE]
    return [ALL_SHOW_CODE, SEND_CODE] if best >= PROUD else [SHOW_CODE + partner, SEND_CODE]


def is_welcome(view: BattleRoyalView, offer: Offer) -> bool:
    """Whether it costs nothing that counts, and brings at least as much."""
    given, gained = offer.given_by(view.seat), offer.gain(view.seat)
    best = max(worth(card) for card in own_cards(view))
    if offer.shows >> view.seat & 1 and (best < POOR or offer.shows != offer.parties):
        return False
    keeps_the_best = len(view.hand) - given >= view.persons
    return given == 0 or (gained >= 0 and (keeps_the_best or best < POOR))
