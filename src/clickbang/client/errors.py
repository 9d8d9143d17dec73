"""What can go wrong between a client and a server."""

from clickbang.core.errors import ClickbangError, Fault


class ClientError(ClickbangError):
    """The server cannot be reached, or is no Clickbang server."""


class Refusal(Exception):
    """What the server refused: its code and its sentence."""

    def __init__(self, code: str, sentence: str) -> None:
        self.code = code
        self.sentence = sentence
        super().__init__(f"{sentence} [{code}]")


UNREACHABLE = Fault("client/unreachable", "", "No Clickbang server answers at {address}: {why}.")
NOT_AN_ADDRESS = Fault("client/not-an-address", "", "{address!r} is no address of a server; one is http://HOST:PORT.")
GAVE_UP = Fault("client/gave-up", "", "The connection to {address} is lost: {why}.")
NO_SEAT = Fault("client/no-seat", "", "There is no open seat at this table.")

FAULTS = (UNREACHABLE, NOT_AN_ADDRESS, GAVE_UP, NO_SEAT)
