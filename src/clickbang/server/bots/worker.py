"""What happens in a worker process: bots think here, and all they hold is what their seat has heard."""

import secrets
from collections import OrderedDict
from dataclasses import dataclass

from librt.random import Random

from clickbang.bots.bot import Bot
from clickbang.bots.levels import as_drawn
from clickbang.bots.pace import Searching, keep_pace
from clickbang.bots.referee import as_number, attempt
from clickbang.bots.registry import make_bot
from clickbang.core.errors import ClickbangError
from clickbang.core.events import Event
from clickbang.core.prompt import Prompt
from clickbang.core.registry import GAMES
from clickbang.core.view import View

REMEMBERED = 500
"""How many seats a worker keeps in mind; those not asked for longest are told everything again."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked: whose seat it is, what the seat has heard since event `first`, and what it may answer."""

    key: tuple[str, int, int, str]
    """Table, number of the game, seat, bot."""
    game: str
    first: int
    news: list[Event]
    kind: str
    role: str
    sealed: bool
    waiting: int
    choices: list[int]
    draft: list[int]
    limit: float
    seconds: float
    """How long it may search."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What a bot answered; None where it failed or has to be told everything from the beginning."""

    action: int | None
    forgotten: bool = False
    foul: str = ""
    searches: bool = False
    """Whether this bot searches for its answers, whatever it was asked."""


class Seated:
    """A bot and all it knows."""

    def __init__(self, bot: Bot, view: View) -> None:
        self.bot = bot
        self.view = view
        self.heard = 0


_seated: OrderedDict[tuple[str, int, int, str], Seated] = OrderedDict()


def think(question: Question) -> Reply:
    """Let the bot think, within its time."""
    seated = _seated.get(question.key)
    if seated is None or seated.heard != question.first:
        if question.first:
            return Reply(None, forgotten=True)
        try:
            seated = sit_down(question)
        except ClickbangError as error:
            return Reply(None, foul=error.sentence)
    _seated.move_to_end(question.key)
    seat = question.key[2]
    prompt = Prompt(
        question.kind, seat, question.role, question.sealed, question.waiting, question.choices, question.draft
    )

    def answer() -> object:
        for event in question.news:
            seated.view.receive(event)
        keep_pace(seated.bot, question.seconds)
        return seated.bot.answer(seated.view, prompt)

    answered, foul = attempt(answer, seated.bot, seat, question.kind, question.limit)
    seated.heard += len(question.news)
    if foul is not None:
        del _seated[question.key]  # whatever state it is in: next time it begins anew
        return Reply(None, foul=str(foul))
    action = as_number(answered, GAMES[question.game])
    return Reply(action if action in question.choices else None, searches=isinstance(seated.bot, Searching))


def sit_down(question: Question) -> Seated:
    _, _, seat, bot_name = question.key
    game = GAMES[question.game]
    bot = make_bot(as_drawn(bot_name, game), game)
    bot.sit(seat, Random(secrets.randbits(62)), Random(secrets.randbits(62)))
    before = _seated.get(question.key)
    if before is not None:  # it is told everything again, and stays who it was
        bot.style = before.bot.style
    seated = _seated[question.key] = Seated(bot, game.view(seat))
    if len(_seated) > REMEMBERED:
        _seated.popitem(last=False)
    return seated
