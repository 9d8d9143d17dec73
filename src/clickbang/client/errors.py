"""What can go wrong between a client and a server."""

import errno
import socket
import ssl
from http.client import HTTPException
from urllib.error import URLError

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
    UNREACHABLE, NOTHING_THERE, NO_SUCH_MACHINE, TOO_SLOW, NOT_SECURE, NO_WAY_THERE, NOT_AN_ADDRESS, GAVE_UP,
    NOT_FOLLOWED, UNKNOWN_GAME, NO_SEAT, COMMITMENT_CHANGED, TERMS_CHANGED, COMMIT_MISSING,
    COMMIT_COPIED, COMMITS_CHANGED, MOVED, NOT_USED, NOT_SHOWN, CALLED_OFF,
) = declared("client", """
unreachable: No Clickbang server answers at {address}: something else is there, or its answer broke off.
nothing-there: No Clickbang server answers at {address}: nothing is running there. Look at the address and its port, or
  ask whoever hosts it.
no-such-machine: No Clickbang server answers at {address}: no machine of that name is known. Look for a typing error.
too-slow: No Clickbang server answers at {address} in time. Look at the address, or try again later.
not-secure: There is no secure connection to {address}: its certificate is not trusted, or it has none. Without one, an
  address begins with http:// in place of https://.
no-way-there: There is no way from here to {address}. Look at the network of this machine.
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

NO_WAY = (errno.ENETUNREACH, errno.EHOSTUNREACH, errno.ENETDOWN)


def not_reached(address: str, error: OSError | HTTPException) -> ClientError:
    """What a person can do about it, in place of the system's own words."""
    cause = error.reason if isinstance(error, URLError) else error
    if isinstance(cause, ssl.SSLError):
        return ClientError(NOT_SECURE, address=address)
    if isinstance(cause, HTTPException | ConnectionResetError | BrokenPipeError | ConnectionAbortedError):
        return ClientError(UNREACHABLE, address=address)
    if isinstance(cause, socket.gaierror):
        return ClientError(NO_SUCH_MACHINE, address=address)
    if isinstance(cause, TimeoutError):
        return ClientError(TOO_SLOW, address=address)
    if isinstance(cause, OSError) and cause.errno in NO_WAY:
        return ClientError(NO_WAY_THERE, address=address)
    return ClientError(NOTHING_THERE, address=address)
