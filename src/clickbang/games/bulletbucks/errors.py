"""What can be wrong with an answer in Bulletbucks."""

from clickbang.core.errors import Fault

EMPTY_BID = Fault("bulletbucks/empty-bid", "BB-5", "A bid needs at least one note.")
EMPTY_RAISE = Fault("bulletbucks/empty-raise", "BB-7", "A raise needs at least one more note.")
NO_SUCH_NOTE = Fault(
    "bulletbucks/no-such-note", "BB-2", "You hold {ones} × 1,000 and {twos} × 2,000, and notes are never changed."
)
NOT_AT_THE_TABLE = Fault("bulletbucks/not-at-the-table", "BB-6", "Only a player still at the table can be named.")
NO_SUCH_STACK = Fault("bulletbucks/no-such-stack", "BB-9", "You have no stack number {stack}.")
MAY_NOT_CONVERT = Fault("bulletbucks/may-not-convert", "BB-9", "Nobody who holds a note may convert a stack.")
MUST_CONVERT = Fault("bulletbucks/must-convert", "BB-9", "You have no notes: convert one of your stacks first.")
MUST_BID = Fault("bulletbucks/must-bid", "BB-5", "You are asked for notes.")
MUST_NAME = Fault("bulletbucks/must-name", "BB-6", "You are asked to name a player.")

FAULTS = (
    EMPTY_BID, EMPTY_RAISE, NO_SUCH_NOTE, NOT_AT_THE_TABLE, NO_SUCH_STACK, MAY_NOT_CONVERT, MUST_CONVERT, MUST_BID,
    MUST_NAME,
)  # fmt: skip
