"""What can be wrong with a weapon card of one's own, besides what can be wrong with any deck."""

from clickbang.core.errors import declared

DECK_FAULTS = (
    TOO_FEW_CARDS, BAD_VALUE, BAD_BANG,
) = declared("battleroyal", """
deck-too-few-cards BR-1: The deck cannot be used: it has fewer cards ({cards}) than are dealt ({needed}).
deck-bad-value BR-1: The deck cannot be used: card {card!r} needs a value from 0 to {most}, or an effect.
deck-bad-bang BR-1: The deck cannot be used: card {card!r} has a bang that is neither true nor false.
""")  # fmt: skip
