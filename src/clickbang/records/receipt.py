"""What a client noted of a game's luck before it showed its own contribution: enough to check the record with.

One line of JSON, the same from the terminal and from the page:

    {"receipt":1,"commitment":"…","commits":["…",""],"terms":"…","seat":0,"contribution":"…","shown":true}
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass

import msgspec

from clickbang.records.errors import BAD_RECEIPT, RecordError
from clickbang.records.luck import HASH

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Receipt:
    """Whatever was noted; what is empty was not."""

    commitment: str = ""
    """The server's."""
    commits: tuple[str, ...] = ()
    """Everybody's, by seat; empty where a seat contributes nothing."""
    terms: str = ""
    """What was going to be played: see `terms_of`."""
    seat: int | None = None
    """One's own, counted from 0."""
    contribution: str = ""
    """One's own."""
    shown: bool = True
    """Whether one's client showed it."""


class _Written(msgspec.Struct, forbid_unknown_fields=True):
    """A receipt as it is written down."""

    receipt: int
    commitment: str
    commits: tuple[str, ...]
    terms: str
    seat: int
    contribution: str
    shown: bool


def terms_of(game: str, options: Mapping[str, str]) -> str:
    """A hash of the game and its options: a server that could still change them would choose what a draw means."""
    words = [game, *[word for name in sorted(options) for word in (name, options[name])]]
    return hashlib.sha256(b"".join(hashlib.sha256(word.encode()).digest() for word in words)).hexdigest()


def receipt_to_text(receipt: Receipt) -> str:
    """A whole receipt as one line; the inverse of `receipt_from_text`."""
    return msgspec.json.encode({"receipt": FORMAT, **msgspec.to_builtins(receipt)}).decode()


def receipt_from_text(text: str) -> Receipt:
    """The inverse of `receipt_to_text`; a RecordError for anything else."""
    try:
        written = msgspec.json.decode(text.strip(), type=_Written)
    except (msgspec.MsgspecError, UnicodeEncodeError):
        raise RecordError(BAD_RECEIPT) from None
    hashes = [written.commitment, written.terms, written.contribution, *filter(None, written.commits)]
    is_seat = 0 <= written.seat < len(written.commits)
    if written.receipt != FORMAT or not is_seat or not all(map(HASH.fullmatch, hashes)):
        raise RecordError(BAD_RECEIPT)
    return Receipt(
        written.commitment, written.commits, written.terms, written.seat, written.contribution, written.shown
    )
