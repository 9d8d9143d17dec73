"""What can be wrong with a record."""

from clickbang.core.errors import ClickbangError, Fault


class RecordError(ClickbangError):
    """A file that is not a record, or not a whole one, or not the one that was written."""


NOT_A_RECORD = Fault("records/not-a-record", "", "Line 1 is not the beginning of a Clickbang record.")
OTHER_FORMAT = Fault("records/other-format", "", "Line 1: this record is of format {format}; this version reads 1.")
UNREADABLE = Fault("records/unreadable", "", "Line {line} cannot be read: {why}.")
EDITED = Fault("records/edited", "", "Line {line}, or the line before it, was changed after it was written.")
CUT_OFF = Fault("records/cut-off", "", "The record stops after line {line}: its end is missing.")
AFTER_THE_END = Fault("records/after-the-end", "", "Line {line} stands after the end of the record.")
OTHER_RULES = Fault(
    "records/other-rules",
    "",
    "This game was played by version {theirs} of the rules of {game}, and cannot be re-run by version {ours}. "
    "It can still be shown.",
)
REFUSED = Fault("records/refused", "", "Line {line} is not possible in this game: {why}")
DIFFERS = Fault("records/differs", "", "Line {line} says something else than the rules: {ours}.")

FAULTS = (NOT_A_RECORD, OTHER_FORMAT, UNREADABLE, EDITED, CUT_OFF, AFTER_THE_END, OTHER_RULES, REFUSED, DIFFERS)
