"""How strong one's cards are, for all one knows (BR-12, BR-15): told before a sign, and when one may confront."""

from clickbang.core.parts.stakes import Stake
from clickbang.core.seats import bit, count, has, mask_of, members, without
from clickbang.games.battleroyal.knowledge.seen import Seen
from clickbang.games.battleroyal.rules.confrontation import losers_of

A_SUM = 2
"""So many cards at least make a sum."""


def strength(view: Seen, own: int, other: int) -> Stake:
    """What one's best card beats of those on the other side, and what is known of the sum of one's own side."""
    line = best_card(view, other)
    cards = best_known(view, own)
    if len(cards) < A_SUM:
        return line
    total = sum([int(view.deck.values[card]) for card in cards])
    return Stake("stake-strength-side", {"line": line, "sum": total, "known": len(cards), "own": count(own)})


def best_card(view: Seen, other: int) -> Stake:
    """The one that beats most, or what else it does if all that one holds is special."""
    held = members(own_cards(view))
    weighed = [card for card in held if not has(view.deck.bombs | view.deck.dollars, card)]
    if not weighed:
        return Stake("stake-strength-special", {"card": view.deck.cards[held[0]].key, "line": counted(view, held[0])})
    best = max(weighed, key=lambda card: (beats(view, card, other)[:2], view.deck.values[card]))
    return Stake(
        "stake-strength", {"card": view.deck.cards[best].key, "hand": len(held), **figures(beats(view, best, other))}
    )


def counted(view: Seen, card: int) -> Stake:
    """BR-12, BR-15: what it adds to the sum of one's side, or what else it does."""
    deck = view.deck
    for cards, key in ((deck.bombs, "stake-bomb"), (deck.masks, "stake-mask")):
        if has(cards, card):
            return Stake(key)
    key = "stake-value"
    if has(deck.dollars | deck.decoys, card):
        key = "stake-dollars-card" if has(deck.dollars, card) else "stake-decoy"
    return Stake(key, {"value": int(deck.values[card])})


def beats(view: Seen, card: int, other: int) -> tuple[int, int, int]:
    """One against one: how many it beats and ties with of those that the others may hold, and how many these are."""
    against = members(without(other, view.seat))
    beaten = tied = possible = 0
    for one, places in enumerate(view.known.places):
        if places & other:
            losers = losers_of(view.deck, view.persons, bit(view.seat), bit(against[0]), bit(card), bit(one))
            beaten += losers == bit(against[0])
            tied += losers == 0
            possible += 1
    return beaten, tied, possible


def figures(found: tuple[int, int, int]) -> dict[str, object]:
    """As the lines are given them."""
    beaten, tied, possible = found
    return {"beaten": beaten, "tied": tied, "possible": possible}


def best_known(view: Seen, own: int) -> list[int]:
    """BR-12, BR-23: of each on one's side as many cards as they may reveal, the highest that one knows of."""
    found: list[int] = []
    for seat in members(own):
        known = members(own_cards(view) if seat == view.seat else view.known_at(seat))
        found += sorted(known, key=lambda card: view.deck.values[card], reverse=True)[: view.persons]
    return found


def own_cards(view: Seen) -> int:
    """The set of cards one holds."""
    return mask_of([view.places[key] for key in view.hand])
