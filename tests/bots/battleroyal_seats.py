"""What a bot does in a seat of a position of Battle Royal, and what it makes of it."""

from librt.random import Random

from clickbang.bots import Bot
from clickbang.bots.battleroyal.fights import Forces
from clickbang.bots.battleroyal.memory import Memory
from clickbang.core.audience import hears
from clickbang.core.events import Event
from clickbang.core.game import Action
from clickbang.games.battleroyal import BattleRoyalView, decode, encode
from tests.battleroyal.position import Play


class Seen(Play):
    """A game of which everything that was told is kept, so that a bot can be shown what its seat knows."""

    def __init__(self, seats: int, deal: str, circle: list[int], first: int, options: dict[str, str]) -> None:
        self.history: list[tuple[int, Event]] = []
        super().__init__(seats, deal, circle, first, options)

    def hear(self, audience: int, event: Event) -> None:
        self.history.append((audience, event))
        super().hear(audience, event)

    def view(self, seat: int) -> BattleRoyalView:
        view = BattleRoyalView(seat)
        for audience, event in self.history:
            if hears(audience, seat):
                view.receive(event)
        return view


def game(seats: int, deal: str = "", first: int = 0, **options: str) -> Seen:
    return Seen(seats, deal, [], first, options)


def answer(bot: Bot, play: Seen, seat: int, luck: int = 1) -> Action:
    """What this bot does in this seat of the position."""
    bot.sit(seat, Random(luck), Random(luck))
    given = bot.answer(play.view(seat), play.table.prompt_for(seat))
    typed = decode(given) if isinstance(given, int) else given
    assert play.table.legal(seat, encode(typed))
    return typed


def forces(play: Seen, seat: int) -> Forces:
    view = play.view(seat)
    memory = Memory(play.table.seats)
    memory.recall(view)
    return Forces(view, memory)
