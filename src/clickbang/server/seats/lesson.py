"""A lesson as a table: who learns sits, the others are its bots, and it has begun."""

from clickbang.bots.lesson_bot import LESSON_BOT
from clickbang.core.game import Game
from clickbang.core.parts.lesson import LEARNER, lesson_of
from clickbang.protocol.clocks import LONG, NATURAL, NO_CLOCK
from clickbang.protocol.errors import NO_LESSON, ServerError
from clickbang.protocol.stages import BOT, PERSON, PLAYING
from clickbang.server.seats.characters import BOT_NAMES, PORTRAITS
from clickbang.server.seats.game_setup import new_secret
from clickbang.server.seats.names import clean_name, is_taken
from clickbang.server.storage.documents import SeatDoc, TableDoc


def lesson_table(game: Game, table: str, code: str, guest: str, name: str, portrait: str) -> TableDoc:
    """The table of a lesson at its first question. Nobody waits there but who learns, so there is no clock."""
    lesson = lesson_of(game)
    if lesson is None:
        raise ServerError(NO_LESSON)
    name = clean_name(name)
    others = [other for other in BOT_NAMES if not is_taken(other, [name])]
    seats = [
        SeatDoc(kind=BOT, name=others[seat - 1], bot=LESSON_BOT, portrait=PORTRAITS[others[seat - 1]])
        for seat in range(lesson.seats)
    ]
    seats[LEARNER] = SeatDoc(kind=PERSON, guest=guest, name=name, portrait=portrait)
    return TableDoc(
        id=table,
        code=code,
        game=game.name,
        options=game.settle_options(lesson.options),
        seats=seats,
        host=guest,
        clock=NO_CLOCK,
        pace=NATURAL,
        beat=LONG,
        public=False,
        secret=new_secret(),
        rules=game.rules_version,
        stage=PLAYING,
        members=[guest],
        lesson=True,
    )
