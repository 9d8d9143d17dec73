"""What can be wrong with a bot before it has played."""

from clickbang.core.errors import OptionError, declared


class BotError(OptionError):
    """A bot that cannot take part."""


(
    NO_SUCH_BOT, NO_SUCH_STYLE, NO_SUCH_FILE, CANNOT_IMPORT, NO_SUCH_CLASS, WHICH_CLASS, NOT_A_BOT, CANNOT_BE_MADE,
    LOST_A_MOVE, NO_TIME_LIMITS, NO_PLAYOUTS,
) = declared("bots", """
no-such-bot: There is no bot called {name!r} for {game}; there are {bots}. One of your own is FILE.py:CLASS or
  MODULE:CLASS.
no-such-style: There is no bot {name!r}: the styles of that one are: {styles}.
no-such-file: There is no file {file} with a bot in it.
cannot-import: {source} cannot be imported: {why}.
no-such-class: There is no class {name!r} in {source}; its bots are: {bots}.
which-class: Which bot of {source}? Write {source}:NAME; its bots are: {bots}.
not-a-bot: {name} in {source} is not a subclass of clickbang.bots.Bot.
cannot-be-made: {name} cannot be made: {why}.
lost-a-move: Game {number} of seed {seed}: {foul}{trace}
no-time-limits: This system cannot limit a bot's time: it has no interval timer.
no-playouts: There is no bot {name!r}: a number behind @, 1 at least, says how many games a bot imagines for an answer
  or is trained in, and only a bot that does so has one.
""")  # fmt: skip
