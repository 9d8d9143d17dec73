"""What can be wrong with an answer in Bulletbucks."""

from clickbang.core.errors import declared

FAULTS = (
    EMPTY_BID, EMPTY_RAISE, NO_SUCH_NOTE, NOT_AT_THE_TABLE, NO_SUCH_STACK, MAY_NOT_CONVERT, MUST_CONVERT, MUST_BID,
    MUST_NAME,
) = declared("bulletbucks", """
empty-bid BB-5: A bid needs at least one note.
empty-raise BB-7: A raise needs at least one more note.
no-such-note BB-2: You hold {ones} × 1,000 and {twos} × 2,000, and notes are never changed.
not-at-the-table BB-6: Only a player still at the table can be named.
no-such-stack BB-9: You have no stack number {stack}.
may-not-convert BB-9: Nobody who holds a note may convert a stack.
must-convert BB-9: You have no notes: convert one of your stacks first.
must-bid BB-5: You are asked for notes.
must-name BB-6: You are asked to name a player.
""")  # fmt: skip
