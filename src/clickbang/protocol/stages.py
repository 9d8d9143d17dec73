"""How far a table has come, and what a seat is: the words in which messages and stored tables say it."""

from typing import Final

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"

LOBBY: Final = "lobby"
REVEALING: Final = "revealing"
"""All have committed to their share of the luck; the clients owe their random bytes."""
PLAYING: Final = "playing"
OVER: Final = "over"
STUCK: Final = "stuck"
"""The game was begun by rules that this server no longer has."""
