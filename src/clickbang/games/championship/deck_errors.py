"""What can be wrong with an action card of one's own, besides what can be wrong with any deck."""

from clickbang.core.errors import Fault


def _fault(code: str, why: str) -> Fault:
    return Fault(f"championship/deck-{code}", "WC-24", f"The deck cannot be used: {why}.")


TOO_MANY_CARDS = _fault("too-many-cards", "it has more than {most} cards")
OTHER_PHASE = _fault("other-phase", "card {card!r} needs the phase {phase!r}, where its effect belongs")
BAD_COPIES = _fault("bad-copies", "card {card!r} needs a number of copies from 1 to {most}")
BAD_SKULL = _fault("bad-skull", "card {card!r} has a skull that is neither true nor false")

DECK_FAULTS = (TOO_MANY_CARDS, OTHER_PHASE, BAD_COPIES, BAD_SKULL)
