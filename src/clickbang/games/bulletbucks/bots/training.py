"""Games that teach what a state between two rounds is worth: `clickbang train bulletbucks FOLDER`.

The first step is played by `shrewd` alone. In each later one every round is solved by search on top of the value so
far, and those who search bid as was learned there, with a whim now and then. In half of the games some seats are
`shrewd`: the value has to know the states that such people bring about.
"""

from typing import Final

from librt.random import Random

from clickbang.bots.search.budget import Budget
from clickbang.bots.search.playout import shares_of_the_win
from clickbang.bots.search.root import Root
from clickbang.bots.values.network_learning import NetworkShape
from clickbang.bots.values.self_play import Lesson, SelfPlay, looking_back
from clickbang.bots.values.weights import ONLY, Weights
from clickbang.core.chance import Seeded
from clickbang.core.seats import lowest, members
from clickbang.core.seeds import BOTS, SEEDS, stream_seed
from clickbang.core.sitting import Sitting
from clickbang.games.bulletbucks import BULLETBUCKS
from clickbang.games.bulletbucks.bots.shrewd import ShrewdBot
from clickbang.games.bulletbucks.bots.thinking import BulletbucksThinking
from clickbang.games.bulletbucks.bots.value import FIRST, INPUTS, SECOND, Value, described
from clickbang.games.bulletbucks.rules.options import POT_AFTER_BANG
from clickbang.games.bulletbucks.rules.state import BID, CONVERT, State

SEATS: Final = (4, 3, 4, 5, 4, 6)
"""Games are for so many, in turn: half of them for four."""
WHIM: Final = 0.06
"""How often an answer is any that is legal."""
SEARCHED: Final = 700
"""Playouts for every prompt."""
MOST_ANSWERS: Final = 600
"""Games that would not end are broken off, and what is estimated then counts as their end."""
AT_FIRST: Final = 6
"""So many games `shrewd` plays in place of one."""


class BulletbucksTraining(SelfPlay):
    """Among 3 to 6, mostly with the usual rule for the pot."""

    game = BULLETBUCKS.name
    shape = NetworkShape(INPUTS, FIRST, SECOND, BULLETBUCKS.most_seats)
    first_guess = (0.0,) * INPUTS
    steps = 12
    games = 1_000
    memory = 5

    def play(self, weights: Weights, seed: int, step: int, number: int) -> list[Lesson]:
        random = Random(stream_seed(seed, number, BOTS))
        thinking = BulletbucksThinking(Value(weights[ONLY]), 0.0)
        if step > 0:
            return play_game(number, thinking, random, searching=True)
        return [lesson for _ in range(AT_FIRST) for lesson in play_game(number, thinking, random, searching=False)]


def play_game(number: int, thinking: BulletbucksThinking, random: Random, searching: bool) -> list[Lesson]:
    """One game, and what its states between two rounds teach."""
    seats = SEATS[number % len(SEATS)]
    sitting = Sitting(BULLETBUCKS, seats, options_of(number), Seeded(random.randrange(SEEDS)), lazy=True)
    habits = [ShrewdBot() if shrewd else None for shrewd in who_is_shrewd(seats, random, searching)]
    for seat, bot in enumerate(habits):
        if bot is not None:
            bot.sit(seat, random, random)
    sitting.settle()
    table = sitting.table
    assert isinstance(table, State)
    states: list[list[float]] = []
    estimates: list[list[float]] = []
    seen = answers = 0
    while not table.over and answers < MOST_ANSWERS:
        if table.board.round > seen and table.kind in (BID, CONVERT):
            seen = table.board.round
            states.append(list(described(table)))
            estimates.append(thinking.values(table))
        planned = searched(sitting, table, thinking, random) if table.sealed and None in habits else {}
        for seat in members(table.must):
            bot = habits[seat]
            if random.random() < WHIM:
                action = table.random_action(seat, random)
            elif bot is not None:
                action = bot.answer(sitting.view_of(seat), table.prompt_for(seat))
            else:
                action = planned[seat] if planned else thinking.policy(table, seat, random)
            sitting.accept(seat, action, "bot")
            answers += 1
        sitting.settle()
    return looking_back(states, estimates, shares_of_the_win(table) if table.over else thinking.values(table))


def options_of(number: int) -> dict[str, str]:
    """One game in five is played with another rule for the pot (BB-15)."""
    return {"pot_after_bang": POT_AFTER_BANG[1 + number // 5 % 2] if number % 5 == 4 else POT_AFTER_BANG[0]}


def who_is_shrewd(seats: int, random: Random, searching: bool) -> list[bool]:
    """By seat: all where nobody searches yet, else nobody in one half of the games, and any in the other."""
    if not searching or random.randrange(2) == 0:
        return [not searching] * seats
    return [random.randrange(2) == 0 for _ in range(seats)]


def searched(sitting: Sitting, table: State, thinking: BulletbucksThinking, random: Random) -> dict[int, int]:
    """What everybody answers at a sealed prompt, by one search for all: nothing is hidden but these answers."""
    first = lowest(table.must)
    root = Root(sitting.view_of(first), table.prompt_for(first), thinking, random)
    answers = {first: root.explore(Budget(playouts=SEARCHED)).pick(random)}
    world = root.imagined()
    for seat in members(table.must):
        if seat != first:
            learner = root.learner_for(world, seat)
            answers[seat] = learner.actions[learner.draw_average(random)]
    return answers


TRAINING: Final = BulletbucksTraining()
