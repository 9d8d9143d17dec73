"""What can be wrong with a record."""

from clickbang.core.errors import ClickbangError, declared


class RecordError(ClickbangError):
    """A file that is not a record, or not a whole one, or not the one that was written."""


FAULTS = (
    NOT_A_RECORD, OTHER_FORMAT, UNKNOWN_GAME, UNREADABLE, EDITED, CUT_OFF, AFTER_THE_END, OTHER_RULES, REFUSED,
    DIFFERS, NO_LUCK, LESSON, BAD_LUCK, BROKEN_COMMITMENT, BROKEN_COMMIT, SAME_COMMIT, DRAW_DIFFERS, BAD_ODDS,
    OTHER_COMMITMENT, OTHER_COMMIT, OTHER_SEATS, OTHER_TERMS, OTHER_CONTRIBUTION, NOT_AT_YOUR_SEAT, LEFT_OUT,
    BAD_RECEIPT, CANNOT_PACK, NO_SUCH_NUMBER, PACKED_CUT_OFF, PACKED_DAMAGED, PACKED_FORMAT, PACKED_RULES,
) = declared("records", """
not-a-record: Line 1 is not the beginning of a Clickbang record.
other-format: Line 1: this record is of format {format}; this version reads 1.
unknown-game: Line 1: the game {game!r} is not here; say where it is: --game FILE.py:NAME.
unreadable: Line {line} cannot be read: {why}.
edited: Line {line}, or the line before it, was changed after it was written.
cut-off: The record stops after line {line}: its end is missing.
after-the-end: Line {line} stands after the end of the record.
other-rules: This game was played by version {theirs} of the rules of {game}, and cannot be re-run by version {ours}.
  It can still be shown.
refused: Line {line} is not possible in this game: {why}
differs: Line {line} says something else than the rules: {ours}.

no-luck: This record does not say where its luck came from; that of a finished online game does.
lesson: This is the record of a lesson: its luck was written beforehand, in order to teach. There is nothing to verify.
bad-luck: Line {line} does not say as it should where the luck came from.
broken-commitment: The server's commitment is not that to its secret.
broken-commit: What seat {seat} contributed is not what it had committed to.
same-commit: Two seats committed to the same: {seat} and {other}.
draw-differs: Line {line}: draw {number} brought {theirs}, and the luck of this game gives {ours}.
bad-odds: Line {line}: the odds of draw {number} are none.
other-commitment: The server's commitment is not the one you noted.
other-commit: The commitment of seat {seat} is not the one you noted.
other-seats: This game has {theirs} seats; you noted the commitments of {ours}.
other-terms: The game or its options are not those for which you were ready.
other-contribution: Your contribution is not among those that were used.
not-at-your-seat: What was used for seat {seat}, yours, is not what you contributed.
left-out: Your client showed its contribution, and the game was played without it: it came too late, or was left out.
bad-receipt: That is no receipt: one is a line as your client gave it.

cannot-pack: This game cannot be packed, or was not packed by us: by the rules it does not come out the same.
no-such-number: There is no game {number} in this file; it holds {games}.
packed-cut-off: This file of games stops after game {games}: its end is missing.
packed-damaged: This file of games was changed or damaged after game {games}.
packed-format: This file of games is of another format than this version reads.
packed-rules: This game was played by version {theirs} of the rules of {game}; by version {ours} it can be neither
  packed nor unpacked.
""")  # fmt: skip
