"""What is public: a program of yours may rely on these names. Everything else may change in any version.

Import a name from here or from the module that defines it; it is the same object.

>>> from clickbang.api import GAMES, Seeded, Sitting
>>> sitting = Sitting(GAMES["bulletbucks"], seats=4, options={}, source=Seeded(7))
>>> sitting.settle()
>>> sitting.prompt_for(0).kind
'bid'
"""

from clickbang.arena.plan import Plan
from clickbang.arena.simulation import simulate
from clickbang.arena.summary import Summary, summarize
from clickbang.bots.bot import Bot
from clickbang.bots.match import play_match
from clickbang.bots.random_bot import RandomBot
from clickbang.bots.registry import make_bot
from clickbang.bots.search.budget import Budget
from clickbang.bots.search.search import search
from clickbang.bots.search.thinking import Thinking
from clickbang.checks.suite import check_game
from clickbang.client.errors import ClientError, Refusal
from clickbang.client.online import play_online
from clickbang.client.session import Session
from clickbang.client.visit import Visit
from clickbang.core.actions import Action, Answers, Decline
from clickbang.core.audience import EVERYONE, SPECTATOR
from clickbang.core.chance import Chance, Outcomes, Seeded
from clickbang.core.errors import ClickbangError
from clickbang.core.events import Event
from clickbang.core.game import Game
from clickbang.core.prompt import Prompt
from clickbang.core.registry import GAMES, find_game
from clickbang.core.result import Result
from clickbang.core.sitting import Sitting, Watcher
from clickbang.core.table import DECLINE, Table
from clickbang.core.view import View

__all__ = [
    "DECLINE",
    "EVERYONE",
    "GAMES",
    "SPECTATOR",
    "Action",
    "Answers",
    "Bot",
    "Budget",
    "Chance",
    "ClickbangError",
    "ClientError",
    "Decline",
    "Event",
    "Game",
    "Outcomes",
    "Plan",
    "Prompt",
    "RandomBot",
    "Refusal",
    "Result",
    "Seeded",
    "Session",
    "Sitting",
    "Summary",
    "Table",
    "Thinking",
    "View",
    "Visit",
    "Watcher",
    "check_game",
    "find_game",
    "make_bot",
    "play_match",
    "play_online",
    "search",
    "simulate",
    "summarize",
]
