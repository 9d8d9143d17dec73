"""What can go wrong between a client and a server."""

from clickbang.core.errors import ClickbangError, declared


class ClientError(ClickbangError):
    """The server cannot be reached, or is no Clickbang server."""


class Refusal(Exception):
    """What the server refused: its code and its sentence."""

    def __init__(self, code: str, sentence: str) -> None:
        self.code = code
        self.sentence = sentence
        super().__init__(f"{sentence} [{code}]")


FAULTS = (
    UNREACHABLE, NOT_AN_ADDRESS, GAVE_UP, NOT_FOLLOWED, UNKNOWN_GAME, NO_SEAT, COMMITMENT_CHANGED, TERMS_CHANGED,
    COMMIT_MISSING, COMMIT_COPIED, COMMITS_CHANGED, MOVED, NOT_USED, NOT_SHOWN, CALLED_OFF,
) = declared("client", """
unreachable: No Clickbang server answers at {address}: {why}.
not-an-address: {address!r} is no address of a server; one is http://HOST:PORT, and the link of a table
  http://HOST:PORT/#CODE.
gave-up: The connection to {address} is lost: {why}.
not-followed: What {address} tells of this game does not fit together. Join again to see the game from its beginning.
unknown-game: This table plays a game called {game!r}, which is not here; say where it is: --game FILE.py:NAME.
no-seat: There is no open seat at this table.

commitment-changed: The server's commitment is not the one for which you were ready.
terms-changed: The game or its options are no longer those for which you were ready.
commit-missing: The server does not show at your seat what your client committed to.
commit-copied: Another seat has committed to the same as your client, which only yours can know.
commits-changed: Somebody's commitment has changed after your client had noted them all.
moved: You were moved to another seat after the luck was fixed.
not-used: Your client showed its contribution, and the game began without it: it came too late, or was left out.
not-shown: The game began without your contribution, since your client did not show it in time.
called-off: Your client showed its contribution, and that game is gone: if it was called off, the next is a second
  throw.
""")  # fmt: skip
