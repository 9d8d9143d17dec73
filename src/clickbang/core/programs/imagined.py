"""A world that a seat cannot tell from the real one, with what everybody in it has heard: bots can be asked there."""

from librt.random import Random

from clickbang.core.chance import Seeded
from clickbang.core.game import Game
from clickbang.core.sitting import Sitting
from clickbang.core.table import Policy
from clickbang.core.view import View


def imagined(game: Game, view: View, random: Random, policy: Policy | None = None) -> Sitting:
    """A sitting around `view.sample`, with luck of its own. By `View.heard_by` a game says what others have heard."""
    table = view.sample(random, policy)
    sitting = Sitting(game, table.seats, None, Seeded(random.randrange(1 << 62)), table=table)
    heard = view.heard_by_all(table)
    for other in (*sitting.views, sitting.spectator):
        for event in heard[other.seat]:
            other.receive(event)
    return sitting
