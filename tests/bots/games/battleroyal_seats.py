"""What a bot does in a seat of a position of Battle Royal, and what it makes of it."""

from librt.random import Random

from clickbang.bots import Bot
from clickbang.core.actions import Action
from clickbang.games.battleroyal import decode, encode
from clickbang.games.battleroyal.bots.judging.fights import Force, Forces
from clickbang.games.battleroyal.bots.judging.memory import Memory
from tests.battleroyal.position import Play


def answer(bot: Bot, play: Play, seat: int, luck: int = 1) -> Action:
    """What this bot does in this seat of the position."""
    bot.sit(seat, Random(luck), Random(luck))
    given = bot.answer(play.view(seat), play.table.prompt_for(seat))
    typed = decode(given) if isinstance(given, int) else given
    assert play.table.legal(seat, encode(typed))
    return typed


def forces(play: Play, seat: int) -> Forces:
    view = play.view(seat)
    memory = Memory(play.table.seats)
    memory.recall(view)
    return Forces(view, memory)


def numbers(force: Force) -> tuple[float, float]:
    return force.mean, force.variance
