"""Everything the server refuses, and why."""

from clickbang.core.errors import ClickbangError, Fault


class ServerError(ClickbangError):
    """The server will not do this."""


def _fault(code: str, sentence: str) -> Fault:
    return Fault(f"server/{code}", "", sentence)


MALFORMED = _fault("malformed", "This message cannot be read: {why}.")
HELLO_FIRST = _fault("hello-first", "The first message has to be a hello.")
OTHER_PROTOCOL = _fault(
    "other-protocol", "This server speaks protocol {ours}, not {theirs}. Reload the page, or update."
)
TOO_FAST = _fault("too-fast", "Slower, please: too much at once.")
TOO_QUIET = _fault("too-quiet", "Nothing was heard for a while; the connection is closed.")
STOPPING = _fault("stopping", "The server stops. Games are saved and go on when it is back.")
STORAGE = _fault("storage", "The server could not write to its disk; nothing was changed. Come back in a moment.")
ELSEWHERE = _fault("elsewhere", "The server has too many visitors at the moment.")

NO_SUCH_TABLE = _fault("no-such-table", "There is no such table.")
NOT_AT_A_TABLE = _fault("not-at-a-table", "Come to a table first.")
NO_SUCH_SEAT = _fault("no-such-seat", "There is no such seat at this table.")
SEAT_TAKEN = _fault("seat-taken", "That seat is taken.")
NOT_A_BOTS_SEAT = _fault("not-a-bots-seat", "Somebody sits there.")
ALREADY_SEATED = _fault("already-seated", "You have a seat already.")
NOT_SEATED = _fault("not-seated", "You have no seat here.")
NOBODY_THERE = _fault("nobody-there", "There is nobody in that seat who could be removed.")
NOT_THE_HOST = _fault("not-the-host", "Only the host can do that.")
NOT_IN_THE_LOBBY = _fault("not-in-the-lobby", "That can be done only before a game begins.")
NOT_OVER = _fault("not-over", "The game is not over yet.")
NO_GAME = _fault("no-game", "No game is being played here.")
OLD_RULES = _fault("old-rules", "This game was begun by an older version of the rules and cannot go on. Start another.")
NOT_READY = _fault("not-ready", "Not everybody is ready.")
SEATS_OPEN = _fault("seats-open", "There are open seats: fill them with bots, or wait for people.")
SEATS_IN_USE = _fault("seats-in-use", "Somebody sits in a seat that would go.")
NOTHING_TO_REVEAL = _fault("nothing-to-reveal", "No contribution is expected from you now.")
BAD_REVEAL = _fault("bad-reveal", "That is not what you committed to.")
BAD_NAME = _fault("bad-name", "A name needs one to 24 letters that can be seen.")
NAME_TAKEN = _fault("name-taken", "Somebody at this table is called that already.")
NO_SUCH_CLOCK = _fault("no-such-clock", "There is no clock {clock!r}; there are {clocks}.")
NO_SUCH_PACE = _fault("no-such-pace", "Bots have no pace {pace!r}; there are {paces}.")
NO_SUCH_BOT = _fault("no-such-bot", "There is no bot {bot!r} here; there are {bots}.")
NO_SUCH_SCOPE = _fault("no-such-scope", "One declines ahead for a {scopes}, not for {scope!r}.")

LATE = _fault("late", "That question is closed.")
NO_SUCH_PROMPT = _fault("no-such-prompt", "There has been no such question.")

CANNOT_SAY = _fault("cannot-say", "Here and now you can only talk to the whole table.")

NOT_A_GUEST = _fault("not-a-guest", "The server does not know you yet.")
FOREIGN_ORIGIN = _fault("foreign-origin", "Requests from other sites are not answered.")
TOO_MANY_TABLES = _fault("too-many-tables", "You have opened many tables lately; play one of them first.")
BAD_TRANSFER = _fault("bad-transfer", "This transfer code is not valid any more: it works once, within ten minutes.")
NO_RECORD = _fault("no-record", "There is no such record for you.")
TOO_LARGE = _fault("too-large", "That is too large.")
NOT_FOUND = _fault("not-found", "There is nothing here.")
BROKEN = _fault("broken", "Something went wrong on the server. It has been noted.")

FAULTS = (
    MALFORMED, HELLO_FIRST, OTHER_PROTOCOL, TOO_FAST, TOO_QUIET, STOPPING, STORAGE, ELSEWHERE, NO_SUCH_TABLE,
    NOT_AT_A_TABLE, NO_SUCH_SEAT, SEAT_TAKEN, NOT_A_BOTS_SEAT, ALREADY_SEATED, NOT_SEATED, NOBODY_THERE, NOT_THE_HOST,
    NOT_IN_THE_LOBBY, NOT_OVER, NO_GAME, OLD_RULES, NOT_READY, SEATS_OPEN, SEATS_IN_USE,
    NOTHING_TO_REVEAL, BAD_REVEAL, BAD_NAME, NAME_TAKEN, NO_SUCH_CLOCK, NO_SUCH_PACE, NO_SUCH_BOT, NO_SUCH_SCOPE, LATE,
    NO_SUCH_PROMPT, CANNOT_SAY, NOT_A_GUEST, FOREIGN_ORIGIN, TOO_MANY_TABLES, BAD_TRANSFER, NO_RECORD, TOO_LARGE,
    NOT_FOUND, BROKEN,
)  # fmt: skip
