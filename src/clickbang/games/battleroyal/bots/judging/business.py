"""Talk (BR-17): only the worst cards are given, and only for as many as one gets.

In a comparison only the best card counts, so all others are there to be traded.
"""

from typing import Final

from clickbang.core.prompt import Prompt
from clickbang.core.seats import has, mask_of, members
from clickbang.games.battleroyal.bots.judging.cards import own_cards, powers_of, worth
from clickbang.games.battleroyal.deck.cards import MOST_SEATS
from clickbang.games.battleroyal.knowledge.view import BattleRoyalView
from clickbang.games.battleroyal.rules import codes
from clickbang.games.battleroyal.rules.offers import Offer

POOR: Final = 0.485
"""A card nobody has seen is worth more than one so far up between the lowest and the highest."""
PROUD: Final = 0.667
"""Who has seen such a card will not betray its owner lightly."""


def talk(view: BattleRoyalView, prompt: Prompt) -> int:
    """The next step: an offer of one's own, then an answer to each of the others', then no more."""
    if codes.PICK_CODE <= prompt.choices[0] < codes.BY_NAME_CODE:
        return min(prompt.choices, key=lambda choice: worth(view, view.deck.cards[choice - codes.PICK_CODE]))
    if prompt.draft:
        mine, begun = opening(view), len(prompt.draft)
        return mine[begun] if mine[:begun] == prompt.draft else go_on(view, prompt)
    if view.offers_made == 0 and codes.ALL_SHOW_CODE in prompt.choices:
        return opening(view)[0]
    for place, offer in enumerate(view.pending()):
        if codes.AGREE_CODE + place in prompt.choices and is_welcome(view, offer):
            return codes.AGREE_CODE + place
    return codes.REFUSE_CODE if view.pending() else codes.DONE_CODE


def opening(view: BattleRoyalView) -> list[int]:
    """An offer to the richest of the others, all steps of it: one's worst card for theirs, or to see what they have."""
    me = view.seat
    mates = [seat for seat in members(view.board.teams[me]) if seat != me]
    partner = max(mates, key=lambda seat: view.board.sizes[seat])
    best = max(worth(view, card) for card in own_cards(view))
    powers = powers_of(view.deck, view.persons)
    if len(view.hand) > view.persons or best < powers.at(POOR):
        wanted = 2 if view.board.sizes[partner] > view.persons + 1 else 1
        gift = [codes.FROM_CODE + me, codes.TO_CODE + partner, codes.COUNT_CODE + 1]
        return [*gift, codes.FROM_CODE + partner, codes.TO_CODE + me, codes.COUNT_CODE + wanted, codes.SEND_CODE]
    return [codes.ALL_SHOW_CODE if best >= powers.at(PROUD) else codes.SHOW_CODE + partner, codes.SEND_CODE]


def go_on(view: BattleRoyalView, prompt: Prompt) -> int:
    """The next step of an offer that somebody else has begun in this seat: sent as soon as possible, given least."""
    if codes.SEND_CODE in prompt.choices:
        return codes.SEND_CODE
    for wanted in (codes.SHOW_CODE, codes.TO_CODE):  # that others show, that oneself receives
        for choice in prompt.choices:
            if wanted <= choice < wanted + MOST_SEATS and (choice - wanted == view.seat) == (wanted == codes.TO_CODE):
                return choice
    return prompt.choices[0]


def is_welcome(view: BattleRoyalView, offer: Offer) -> bool:
    """Whether it costs nothing that counts, and brings at least as much."""
    given, gained = offer.given_by(view.seat), offer.gain(view.seat)
    best = max(worth(view, card) for card in own_cards(view))
    poor = best < powers_of(view.deck, view.persons).at(POOR)
    if has(offer.shows, view.seat) and (poor or offer.shows != offer.parties):
        return False
    after = best_after(view, offer)
    if after != best and offer.named() != 0:
        return after > best and gained >= 0
    keeps_the_best = len(view.hand) - given >= view.persons
    return given == 0 or (gained >= 0 and (keeps_the_best or poor))


def best_after(view: BattleRoyalView, offer: Offer) -> float:
    """What the best card is worth that one holds for certain if cards change hands as they are named."""
    own = mask_of([view.places[key] for key in view.hand]) & ~offer.named_of(view.seat)
    for gift in offer.gifts:
        if gift.receiver == view.seat:
            own |= gift.named
    return max((worth(view, view.deck.cards[card]) for card in members(own)), default=-1.0)
