"""What can be wrong with a deck of one's own."""

from clickbang.core.errors import Fault


def _fault(code: str, why: str) -> Fault:
    return Fault(f"championship/deck-{code}", "WC-24", f"The deck cannot be used: {why}.")


NOT_TEXT = _fault("not-text", "it is not text in UTF-8")
NOT_TOML = _fault("not-toml", "it is not TOML ({why})")
NOT_A_DECK = _fault("not-a-deck", "it is neither `standard`, nor `none`, nor a deck")
NO_CARDS = _fault("no-cards", "it holds no card")
TOO_MANY_KINDS = _fault("too-many-kinds", "it has more than {most} kinds of cards")
TOO_MANY_CARDS = _fault("too-many-cards", "it has more than {most} cards")

NOT_A_TABLE = _fault("not-a-table", "card {card!r} is not a table of its own")
NO_SUCH_FIELD = _fault("no-such-field", "card {card!r} has a field {field!r} that means nothing; there are {fields}")
NO_SUCH_EFFECT = _fault("no-such-effect", "card {card!r} has no effect among {effects}")
OTHER_PHASE = _fault("other-phase", "card {card!r} needs the phase {phase!r}, where its effect belongs")
BAD_COPIES = _fault("bad-copies", "card {card!r} needs a number of copies from 1 to {most}")
BAD_SKULL = _fault("bad-skull", "card {card!r} has a skull that is neither true nor false")
WORDS_MISSING = _fault("words-missing", "card {card!r} needs a {field} in English (en) and French (fr)")
NO_WORDS = _fault("no-words", "card {card!r} has a {field} that is no text")

DECK_FAULTS = (
    NOT_TEXT, NOT_TOML, NOT_A_DECK, NO_CARDS, TOO_MANY_KINDS, TOO_MANY_CARDS, NOT_A_TABLE, NO_SUCH_FIELD,
    NO_SUCH_EFFECT, OTHER_PHASE, BAD_COPIES, BAD_SKULL, WORDS_MISSING, NO_WORDS,
)  # fmt: skip
