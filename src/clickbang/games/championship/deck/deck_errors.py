"""What can be wrong with an action card of one's own, besides what can be wrong with any deck."""

from clickbang.core.errors import declared

DECK_FAULTS = (
    TOO_MANY_CARDS, OTHER_PHASE, BAD_COPIES, BAD_SKULL,
) = declared("championship", """
deck-too-many-cards WC-24: The deck cannot be used: it has more than {most} cards.
deck-other-phase WC-24: The deck cannot be used: card {card!r} needs the phase {phase!r}, where its effect belongs.
deck-bad-copies WC-24: The deck cannot be used: card {card!r} needs a number of copies from 1 to {most}.
deck-bad-skull WC-24: The deck cannot be used: card {card!r} has a skull that is neither true nor false.
""")  # fmt: skip
