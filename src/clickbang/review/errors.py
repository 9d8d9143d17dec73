"""What can be in the way of a review."""

from clickbang.core.errors import ClickbangError, declared


class ReviewError(ClickbangError):
    """A game that cannot be reviewed."""


NO_WORLDS, AT_NEEDS_SEAT, NO_SUCH_DECISION, PAGE_FORMAT = declared("review", """
no-worlds: {game} cannot be reviewed: it does not say how a table can be imagined (View.sample).
at-needs-seat: --at names a decision of one seat: give --seat N as well.
no-such-decision: Seat {seat} has the decisions 1 to {last}, not {number}.
page-format: The page is written to a .html file, not to {file}.
""")  # fmt: skip
