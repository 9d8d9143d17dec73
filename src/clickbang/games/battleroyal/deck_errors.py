"""What can be wrong with a weapon card of one's own, besides what can be wrong with any deck."""

from clickbang.core.errors import Fault


def _fault(code: str, why: str) -> Fault:
    return Fault(f"battleroyal/deck-{code}", "BR-1", f"The deck cannot be used: {why}.")


TOO_FEW_CARDS = _fault("too-few-cards", "it has {cards} cards, and {needed} are dealt")
VALUE_AND_EFFECT = _fault("value-and-effect", "card {card!r} has an effect, and counts 0: it needs no value")
BAD_VALUE = _fault("bad-value", "card {card!r} needs a value from 0 to {most}, or an effect")
BAD_BANG = _fault("bad-bang", "card {card!r} has a bang that is neither true nor false")

DECK_FAULTS = (TOO_FEW_CARDS, VALUE_AND_EFFECT, BAD_VALUE, BAD_BANG)
