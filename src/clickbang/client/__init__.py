"""Play online from Python: `play_online(address, code, bot)` for a bot, `Session` for everything else."""

from clickbang.client.errors import ClientError, Refusal
from clickbang.client.online import play_online
from clickbang.client.session import Session
from clickbang.client.visit import Visit

__all__ = ["ClientError", "Refusal", "Session", "Visit", "play_online"]
