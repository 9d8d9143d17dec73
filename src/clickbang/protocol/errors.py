"""Everything the server refuses, and why."""

from clickbang.core.errors import ClickbangError, declared


class ServerError(ClickbangError):
    """The server will not do this."""


FAULTS = (
    MALFORMED, HELLO_FIRST, OTHER_PROTOCOL, TOO_FAST, TOO_QUIET, STOPPING, STORAGE, ELSEWHERE, MOVING, NO_SUCH_TABLE,
    NOT_AT_A_TABLE, NO_SUCH_SEAT, SEAT_TAKEN, NOT_A_BOTS_SEAT, ALREADY_SEATED, NOT_SEATED, NOBODY_THERE, NOT_THE_HOST,
    NOT_IN_THE_LOBBY, NOT_OVER, IS_LESSON, NO_LESSON, NO_GAME, OLD_RULES, NOT_READY, SEATS_OPEN, SEATS_IN_USE,
    NOTHING_TO_REVEAL, COMMIT_TAKEN, BAD_REVEAL, BAD_NAME, NAME_TAKEN, NO_SUCH_CLOCK, NO_SUCH_PACE, NO_SUCH_BEAT,
    NO_SUCH_BOT, NO_SUCH_SPEED, STILL_PLAYED, NO_BEAT, NO_MORE_WAITS, NO_WAY_BACK, LATE, NO_SUCH_PROMPT, CANNOT_SAY,
    CANNOT_BET, BET_STANDS, NO_SUCH_BET, NOT_A_GUEST, FOREIGN_ORIGIN, FOREIGN_HOST, TOO_MANY_TABLES, BAD_TRANSFER,
    NO_RECORD, TOO_LARGE, NOT_FOUND, BROKEN, BANNED, BANNED_UNTIL,
) = declared("server", """
malformed: This message cannot be read: {why}.
hello-first: The first message has to be a hello.
other-protocol: This server speaks protocol {ours}, not {theirs}. Reload the page, or update.
too-fast: Slower, please: too much at once.
too-quiet: Nothing was heard for a while; the connection is closed.
stopping: The server stops. Games are saved and go on when it is back.
storage: The server can save nothing just now; nothing was changed. Come back in a moment.
elsewhere: The server has too many visitors at the moment.
moving: The table cannot be reached at the moment. Games are saved; try again soon.

no-such-table: There is no such table.
not-at-a-table: Come to a table first.
no-such-seat: There is no such seat at this table.
seat-taken: That seat is taken.
not-a-bots-seat: Somebody sits there.
already-seated: You have a seat already.
not-seated: You have no seat here.
nobody-there: There is nobody in that seat who could be removed.
not-the-host: Only the host can do that.
not-in-the-lobby: That can be done only before a game begins.
not-over: The game is not over yet.
is-lesson: A lesson is not played again here: open a table, or begin the lesson anew.
no-lesson: There is no lesson for this game.
no-game: No game is being played here.
old-rules: The server cannot play this game on by the rules that it has. Start another.
not-ready: Not everybody is ready.
seats-open: There are open seats: fill them with bots, or wait for people.
seats-in-use: Somebody sits in a seat that would go.
nothing-to-reveal: No contribution is expected from you now.
commit-taken: Somebody at this table has committed to the same; make up your own.
bad-reveal: That is not what you committed to.
bad-name: A name needs one to 24 letters that can be seen, and no word of two alphabets.
name-taken: Somebody at this table is called that already.
no-such-clock: There is no clock {clock!r}; there are {clocks}.
no-such-pace: Bots have no pace {pace!r}; there are {paces}.
no-such-beat: There is no beat {beat!r}; there are {beats}.
no-such-bot: There is no bot {bot!r} here; there are {bots}.
no-such-speed: A game cannot go on at a speed {speed!r}; there are {speeds}.
still-played: Somebody is still playing: nobody hurries them.

no-beat: Nothing passes by itself now, so there is nothing to wait for.
no-more-waits: You have taken the full time {most} times in this game; the others want to go on.
no-way-back: You have gone back and forth {most} times; now the answer has to be finished.
late: That question is closed.
no-such-prompt: There has been no such question.

cannot-say: Here and now you can only talk to the whole table.
cannot-bet: Only those who watch can bet on who wins, while there are several to bet on.
bet-stands: You have bet already, and that stands.
no-such-bet: They are not in the game any more.

not-a-guest: The server does not know you yet.
foreign-origin: Requests from other sites are not answered.
foreign-host: This server is not called {host}. Whoever runs it can allow that name (allowed_hosts).
too-many-tables: You have opened many tables lately; play one of them first.
bad-transfer: This transfer code is not valid any more: it works once, within ten minutes.
no-record: There is no such record for you.
too-large: That is too large.
not-found: There is nothing here.
broken: Something went wrong on the server. It has been noted.
banned: Whoever runs this server does not let you in any more.
banned-until: Whoever runs this server does not let you in until {until}.
""")  # fmt: skip

PASSING = frozenset(fault.code for fault in (TOO_FAST, STOPPING, STORAGE, ELSEWHERE, MOVING))
"""Why somebody may not come to a table just now, while they may in a moment: clients try again."""
