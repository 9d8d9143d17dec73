"""Games that teach what a position between two rounds is worth: `clickbang train championship FOLDER`.

Everybody plays as the plan of a round says (`plan.py`), which rests on the value learned so far. Half of the games
begin in the middle, at any points, with any teams, BULLETs and hands, so that every position is seen.
"""

from typing import Final

from librt.random import Random

from clickbang.bots.search.playout import PlayoutLuck, play_on
from clickbang.bots.values.network_learning import NetworkShape
from clickbang.bots.values.self_play import Lesson, SelfPlay, looking_back
from clickbang.bots.values.weights import ONLY, Weights
from clickbang.core.chance import Seeded
from clickbang.core.cursor import Cursor
from clickbang.core.parts.decks import STANDARD
from clickbang.core.seats import is_several
from clickbang.core.seeds import BOTS, PLAY, SEEDS, stream_seed
from clickbang.core.table import NOTHING
from clickbang.games.championship import CHAMPIONSHIP
from clickbang.games.championship.bots.thinking import ChampionshipThinking
from clickbang.games.championship.bots.value import FIRST, INPUTS, SECOND, Value, described
from clickbang.games.championship.deck.deck import NONE
from clickbang.games.championship.rules.course import Championship
from clickbang.games.championship.rules.phases import START_ROUND

MOST_EXTRA: Final = 3
MOST_DEALT: Final = 5
LONGEST: Final = 60
"""Rounds: where all only wait, a game is broken off, and what is estimated then counts as its end."""


class ChampionshipTraining(SelfPlay):
    """Among 2 to as many as can play, with and without cards."""

    game = CHAMPIONSHIP.name
    shape = NetworkShape(INPUTS, FIRST, SECOND, CHAMPIONSHIP.most_seats)
    first_guess = (0.0, 1.5, 1.6, 0.0, 1.0, 0.45, 0.35, -1.2, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    """About what the bot `shrewd` believes."""
    steps = 16
    games = 3_000

    def play(self, weights: Weights, seed: int, step: int, number: int) -> list[Lesson]:
        random = Random(stream_seed(seed, number, BOTS))
        seats = 2 + random.randrange(CHAMPIONSHIP.most_seats - 1)
        table = set_out(seats, (STANDARD, NONE)[random.randrange(2)], random)
        thinking = ChampionshipThinking(Value(weights[ONLY]))
        luck = PlayoutLuck(seats)
        positions: list[list[float]] = []
        chances: list[list[float]] = []
        end = [0.0] * seats
        while not table.over and len(positions) < LONGEST:
            positions.append(list(described(table)))
            chances.append(thinking.values(table))
            luck.reseed(stream_seed(seed, number, PLAY, len(positions)))
            end = play_on(table, thinking, luck, Cursor(table.opened))
        return looking_back(positions, chances, end)


def set_out(seats: int, deck: str, random: Random) -> Championship:
    """A table at the beginning of a game, or one time in two somewhere in the middle."""
    table = CHAMPIONSHIP.table(seats, {"deck": deck})
    assert isinstance(table, Championship)
    source = Seeded(random.randrange(SEEDS))
    while table.chance != NOTHING:
        table.draw(source)
    if random.randrange(2) == 0:
        return table
    players = table.board.players
    for seat, player in enumerate(players):
        player.points = random.randrange(table.goal)
        player.mates = random.randrange(table.team)
        if random.randrange(3) == 0:
            player.extra = 1 + random.randrange(MOST_EXTRA)
        for _ in range(random.randrange(MOST_DEALT) if deck == STANDARD else 0):
            card = random.randrange(len(table.deck))
            if table.deck[card] > 0:
                table.deck[card] -= 1
                table.board.deck_left -= 1
                table.hold(seat, card, 1)
                player.cards += 1
    for player in players:
        if random.randrange(5) == 0 and is_several(table.board.alive()):
            player.captain, player.in_round, player.mates = False, False, 0
    if not is_several(table.board.alive()):
        for player in players:
            player.captain = True
    table.go_on(START_ROUND)
    return table


TRAINING: Final = ChampionshipTraining()
