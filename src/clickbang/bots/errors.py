"""What can be wrong with a bot before it has played."""

from clickbang.core.errors import Fault, OptionError


class BotError(OptionError):
    """A bot that cannot take part."""


NO_SUCH_BOT = Fault(
    "bots/no-such-bot",
    "",
    "There is no bot called {name!r} for {game}; there are {bots}. One of your own is FILE.py:CLASS or MODULE:CLASS.",
)
NO_SUCH_FILE = Fault("bots/no-such-file", "", "There is no file {file} with a bot in it.")
CANNOT_IMPORT = Fault("bots/cannot-import", "", "{source} cannot be imported: {why}.")
NO_SUCH_CLASS = Fault("bots/no-such-class", "", "There is no class {name!r} in {source}; its bots are: {bots}.")
NOT_A_BOT = Fault("bots/not-a-bot", "", "{name} in {source} is not a subclass of clickbang.bots.Bot.")
CANNOT_BE_MADE = Fault("bots/cannot-be-made", "", "{name} cannot be made: {why}.")
NO_TIME_LIMITS = Fault("bots/no-time-limits", "", "This system cannot limit a bot's time: it has no interval timer.")
