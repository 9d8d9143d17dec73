"""What a seat knows of the cards, changed by a test and left as it was."""

from clickbang.games.battleroyal.deck.known_cards import KnownCards


def copy_of(known: KnownCards, seats: int) -> KnownCards:
    """By hand: a compiled class cannot be copied by `deepcopy`."""
    copied = KnownCards(len(known.places), seats, list(known.held))
    copied.places, copied.seen = list(known.places), known.seen
    return copied
