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

NO_LUCK = Fault(
    "records/no-luck", "", "This record does not say where its luck came from; that of a finished online game does."
)
BAD_LUCK = Fault("records/bad-luck", "", "Line {line} does not say as it should where the luck came from.")
BROKEN_COMMITMENT = Fault("records/broken-commitment", "", "The server's commitment is not that to its secret.")
BROKEN_COMMIT = Fault("records/broken-commit", "", "What seat {seat} contributed is not what it had committed to.")
DRAW_DIFFERS = Fault(
    "records/draw-differs", "", "Line {line}: draw {number} brought {theirs}, and the luck of this game gives {ours}."
)
BAD_ODDS = Fault("records/bad-odds", "", "Line {line}: the odds of draw {number} are none.")
OTHER_COMMITMENT = Fault("records/other-commitment", "", "The server's commitment is not the one you noted.")
OTHER_CONTRIBUTION = Fault("records/other-contribution", "", "Your contribution is not among those that were used.")

FAULTS = (
    NOT_A_RECORD, OTHER_FORMAT, UNREADABLE, EDITED, CUT_OFF, AFTER_THE_END, OTHER_RULES, REFUSED, DIFFERS, NO_LUCK,
    BAD_LUCK, BROKEN_COMMITMENT, BROKEN_COMMIT, DRAW_DIFFERS, BAD_ODDS, OTHER_COMMITMENT, OTHER_CONTRIBUTION,
)  # fmt: skip
