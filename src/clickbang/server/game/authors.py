"""Who or what has given an answer, as its row in the log says; a bot's is `clickbang.bots.referee.BY_BOT`."""

from typing import Final

BY_PLAYER: Final = "player"
BY_CLOCK: Final = "clock"
BY_LEAVER: Final = "leaver"
"""The bot that plays in the place of somebody who is away."""
