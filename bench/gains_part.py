"""One measurement of `bench.gains`: does the named work for a game, several times if it takes but a moment.

It prints the least processor time that it took, and a digest of what came out: two builds that do the same have the
same.
"""

import hashlib
import json
import sys
import time
from collections.abc import Callable, Iterator
from importlib.resources import files

from librt.random import Random
from librt.vecs import vec

from clickbang.arena.games import play_games
from clickbang.arena.plan import Plan
from clickbang.core.chance import Seeded
from clickbang.core.events import Event
from clickbang.core.programs.recall import Recall
from clickbang.core.registry import game_named
from clickbang.core.sitting import Sitting, Watcher

ENOUGH = 0.4
"""Seconds of the processor."""
SEATS = {"bulletbucks": 4, "championship": 4, "battleroyal": 6}


class Heard(Watcher):
    """Keeps what was said."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def on_event(self, audience: int, event: Event) -> None:
        self.events.append(event)


def play(game: str, bot: str, games: int, asked: bool = False) -> object:
    """Games among bots; random ones are `asked` only if that is wanted."""
    plan = Plan(game, (bot,) * SEATS[game], games, 1, asked=asked)
    tally = play_games(plan, plan.numbers)
    rates = sorted((what, tally.rates.times[what], of) for what, of in tally.rates.of.items() if of)
    return [[player.wins, sorted(player.scores.items())] for player in tally.players], rates


def steps(game: str, seed: int, *watchers: Watcher) -> Iterator[Sitting]:
    """A game of random answers, after each of them, until it is over."""
    sitting = Sitting(game_named(game), SEATS[game], {}, Seeded(seed), watchers)
    whim = Random(seed)
    sitting.settle()
    while not sitting.over:
        for seat in range(SEATS[game]):
            prompt = sitting.prompt_for(seat)
            if prompt.role in ("must", "asked"):
                sitting.answer(seat, prompt.choices[whim.randrange(len(prompt.choices))])
                sitting.settle()
                yield sitting
                break


def halfway(game: str) -> Sitting:
    """The same, some way in."""
    return next(sitting for number, sitting in enumerate(steps(game, 7)) if number == 20)


def sitting(game: str) -> object:
    return [sum(1 for _ in steps(game, seed)) for seed in range({"bulletbucks": 400, "championship": 40}.get(game, 60))]


def batch(game: str) -> object:
    from clickbang.research.vector import VectorGames

    games = VectorGames(game, SEATS[game], 200)
    for _ in range(400):
        games.step(games.random_answers())
    return games.observations.tolist()


def position(game: str) -> object:
    table = halfway(game).table
    rules = game_named(game)
    for _ in range(1000):
        table = rules.table_at(rules.position(table))
    return rules.position(table)


def keys(game: str) -> object:
    """By which one state of a table is told from another."""
    table = halfway(game).table
    return [table.key() for _ in range(10_000)][-1]


def hearsay(game: str) -> object:
    from clickbang.core.programs.imagined import imagined

    view = halfway(game).views[0]
    luck = Random(3)
    for _ in range(200):
        world = imagined(game_named(game), view, luck)
    return [repr(view.history) for view in world.views]


def sample(game: str) -> object:
    view = halfway(game).views[0]
    luck = Random(3)
    for _ in range(2000):
        world = view.sample(luck)
    return game_named(game).position(world)


def recall(game: str) -> object:
    """What methods that solve games ask for, after every answer."""
    found = []
    for seed in range(10):
        kept = Recall()
        found += [kept.string(seat)[-100:] for _ in steps(game, seed, kept) for seat in range(SEATS[game])]
    return found[-1]


def utility(game: str) -> object:
    from clickbang.core.programs.utility import CONVENTIONS, utilities

    result = [sitting.table for sitting in steps(game, 7)][-1].result()
    return [[utilities(result, convention) for _ in range(30_000)][-1] for convention in CONVENTIONS]


def network(game: str) -> object:
    if game == "battleroyal":
        from clickbang.games.battleroyal.bots.judging.minds import learned_minds

        turn = learned_minds().turn
        given = vec[float]([0.5] * int(turn.inputs))
        return [list(turn.run(given)) for _ in range(4000)][-1]
    table = halfway(game).table
    if game == "championship":
        from clickbang.games.championship.bots.value import learned_value
        from clickbang.games.championship.rules.course import Championship

        assert isinstance(table, Championship)
        return [list(learned_value().chances(table)) for _ in range(4000)][-1]
    from clickbang.games.bulletbucks.bots.value import learned_value as learned_shares
    from clickbang.games.bulletbucks.rules.course import Bulletbucks

    assert isinstance(table, Bulletbucks)
    return [learned_shares().shares(table) for _ in range(4000)][-1]


def wire(game: str) -> object:
    """What a server sends of a game: events, choices, and what has changed in a view."""
    from clickbang.protocol.wire import changes, choices_json, event_json, lines_of

    rules, heard = game_named(game), Heard()
    shown, choices = [], []
    for sitting in steps(game, 7, heard):
        shown.append(sitting.views[0].shown())
        choices += [sitting.prompt_for(seat).choices for seat in range(SEATS[game])]
    for _ in range(50):
        sent = [event_json(event) for event in heard.events]
        sent += [choices_json(rules, listed) for listed in choices]
        lines = [lines_of(parts) for parts in shown]
        sent += [changes(game, shown[place], lines[place - 1], lines[place]) for place in range(1, len(shown))]
    return [bytes(part) for part in sent]


def decks(game: str) -> object:
    """What is done once for a table with a deck of its own: it is read from its file, and its options are settled."""
    rules = game_named(game)
    text = files(f"clickbang.games.{game}.deck").joinpath("deck.toml").read_text(encoding="utf-8")
    (read,) = [option.from_file for option in rules.options if option.from_file]
    return [rules.settle_options({"deck": read(text)}) for _ in range(20)][-1]


def review(game: str) -> object:
    """One seat's answers in a duel, or among as few as may play, by a tree where it is small enough."""
    from tests.review.games import played

    from clickbang.review import review_record

    seats = {"bulletbucks": 3, "championship": 2, "battleroyal": 6}[game]
    record = played(game_named(game), ("random",) * seats, 1)
    return repr(review_record(record, [0], 60, 1, with_hidden=False, with_solutions=False))


WORK: dict[str, Callable[[str], object]] = {
    "random": lambda game: play(game, "random", 2000),
    "asked": lambda game: play(game, "random", {"bulletbucks": 1500}.get(game, 150), asked=True),
    "shrewd": lambda game: play(game, "shrewd", 60),
    "master": lambda game: play(game, "master", 1),
    "review": review,
    "sitting": sitting,
    "batch": batch,
    "position": position,
    "keys": keys,
    "hearsay": hearsay,
    "sample": sample,
    "recall": recall,
    "utility": utility,
    "network": network,
    "wire": wire,
    "decks": decks,
}

work, game = sys.argv[1:]
took: list[float] = []
while sum(took) < ENOUGH:
    began = time.process_time()
    found = WORK[work](game)
    took.append(time.process_time() - began)
print(json.dumps([min(took), hashlib.sha256(repr(found).encode()).hexdigest()]))
