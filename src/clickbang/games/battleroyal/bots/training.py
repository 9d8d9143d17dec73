"""Learn Battle Royal from games: python -m clickbang.games.battleroyal.bots.training FOLDER

First some games of all the project's bots are watched: they teach what somebody holds who has done certain things, and
what they show. Then come generations of games with one pupil who tries something else now and then; after each of them
the networks learn how often what was done at turns, at signs and in teams has won. The first generation plays as
`shrewd` does, every later one by what was learned before it. All is saved in the folder after each generation: the same
command goes on where it was stopped. `minds.toml` in the folder is what the bot reads. Needs numpy (`pip install
clickbang[research]`).
"""

import argparse
import time
from math import exp
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from librt.random import Random
from librt.vecs import vec

from clickbang.bots.bot import Bot
from clickbang.bots.match import new_match
from clickbang.bots.registry import make_bot
from clickbang.core.audience import EVERYONE, SPECTATOR
from clickbang.core.events import Event
from clickbang.core.prompt import Prompt
from clickbang.core.registry import find_game
from clickbang.core.seats import has, lowest, members, without_lowest
from clickbang.core.seeds import mix
from clickbang.core.sitting import Watcher
from clickbang.games.battleroyal.bots.cards import powers_of
from clickbang.games.battleroyal.bots.judgement import holding, signing
from clickbang.games.battleroyal.bots.layers import chance
from clickbang.games.battleroyal.bots.master import MasterBot
from clickbang.games.battleroyal.bots.minds import FILE, SHAPES, Minds, sum_of
from clickbang.games.battleroyal.bots.network import Array, Network, OfChosen, OfSorts, Slope
from clickbang.games.battleroyal.bots.records import HEARD, Records
from clickbang.games.battleroyal.bots.shrewd import ShrewdBot
from clickbang.games.battleroyal.bots.situations import LEFT, OF_A_CLASH, OF_THE_GAME, PASS, RIGHT
from clickbang.games.battleroyal.bots.sorts import SORTS, sorts_of
from clickbang.games.battleroyal.codes import CONFRONT_CODE, LEAVE_CODE, PASS_CODE, SIGN_CODE
from clickbang.games.battleroyal.deck import deck_of
from clickbang.games.battleroyal.events import SignsRevealed, TurnBegan
from clickbang.games.battleroyal.state import State
from clickbang.games.battleroyal.view import BattleRoyalView

GAME: Final = find_game("battleroyal")
SEATS: Final = (6, 6, 12, 6, 6, 8, 6, 6, 10, 6, 6, 7, 6, 6, 12, 6, 6, 9, 6, 6, 16)
"""Games are for so many, in turn."""
OTHERS: Final = ("casual", "trusting", "naive", "beginner", "random")
WHIMS: Final = {"sign": 0.3, "turn": 0.3, "leave": 0.15}
"""How often a pupil does anything else."""
EAGERNESS: Final = 1.5
"""By so much the logarithm of its chance grows with what an answer seems worth."""
CLOSE: Final = 0.25
"""What seems to be worth so little less is as good as the best."""
PATIENCE: Final = 0.75
"""How much of what a decision was worth is what came of it in the end, from one decision to the next."""
EPOCHS: Final = 6
WATCHED_AGAIN: Final = 3
"""Every so many generations: others play differently with those who have learned."""
KEPT: Final = 5
"""From so many generations the networks learn at a time."""


class Watching(Watcher):
    """Somebody who sees the cards: which went with what was done for all to see."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.table: State | None = None
        self.view = BattleRoyalView(SPECTATOR)
        self.records: Records | None = None
        self.holds: list[list[float]] = []
        self.held: list[int] = []
        self.signs: list[list[float]] = []
        self.shown: list[float] = []

    def on_event(self, audience: int, event: Event) -> None:
        if audience != EVERYONE or self.table is None:
            return
        self.view.receive(event)
        if not self.view.seats:
            return
        if self.records is None:
            self.records = Records(self.view.seats)
        if isinstance(event, TurnBegan):
            alive = members(self.view.alive)
            seat = alive[self.random.randrange(len(alive))]
            self.holds.append(list(holding(self.view, self.records, seat)))
            self.held.append(self.sort(seat))
        elif isinstance(event, SignsRevealed):
            for seat, kills in event.signs:
                attacks = has(self.view.attackers, seat)
                own, other = self.view.attackers, self.view.defenders
                if not attacks:
                    own, other = other, own
                sort = [0.0] * SORTS
                sort[self.sort(seat)] = 1.0
                numbers = signing(self.view, self.records, seat, own, other, attacks, self.view.confronter)
                self.signs.append(sort + list(numbers))
                self.shown.append(float(kills > 0))
        if type(event) in HEARD:
            self.records.take_in(event)

    def sort(self, seat: int) -> int:
        """The sort of the best card that somebody holds."""
        assert self.table is not None
        powers, left = powers_of(self.table.deck, 1), self.table.hands[seat]
        best = lowest(left)
        while left:
            if powers.each[lowest(left)] > powers.each[best]:
                best = lowest(left)
            left = without_lowest(left)
        return int(sorts_of(self.table.deck)[best])


class Note(NamedTuple):
    """One decision of a pupil."""

    kind: str
    numbers: Array
    chosen: int
    worth: float
    """What it expected of the best answer."""
    whim: bool
    """Whether it did something else."""


class Pupil(MasterBot):
    """Notes down what it does, and now and then does anything else."""

    def __init__(self, minds: Minds, by_habit: bool, whims: float) -> None:
        self.minds = minds
        self.by_habit = by_habit
        self.whims = whims
        self.notes: list[Note] = []

    def decide(self, kind: str, numbers: vec[float], worths: vec[float], view: BattleRoyalView, prompt: Prompt) -> int:
        if self.by_habit:
            best = place_of(ShrewdBot.answer(self, view, prompt), kind, view)
        else:
            best = super().decide(kind, numbers, worths, view, prompt)
        found = best
        if self.random.random() < self.whims * WHIMS[kind]:
            found = self.random.randrange(len(worths)) if self.by_habit else self.any_good(worths)
        whim = found != best and (self.by_habit or worths[found] < worths[best] - CLOSE)
        self.notes.append(Note(kind, np.array(list(numbers), np.float32), found, chance(worths[best]), whim))
        return found

    def lessons(self, share: float) -> list[tuple[Note, float]]:
        """What each decision was worth: what came of it, and in part what was expected at the next one.

        After a whim it is only what was expected: the game would not have gone on like that.
        """
        found: list[tuple[Note, float]] = []
        worth = share
        for note in reversed(self.notes):
            found.append((note, worth))
            if self.by_habit:
                if note.whim:  # nothing has been learned yet of which one could expect anything
                    break
            else:
                worth = note.worth if note.whim else PATIENCE * worth + (1.0 - PATIENCE) * note.worth
        return found

    def any_good(self, worths: vec[float]) -> int:
        """One of the answers, the likelier the better it is."""
        powers = [exp(EAGERNESS * (worth - max(worths))) for worth in worths]
        left = self.random.random() * sum(powers)
        for place, power in enumerate(powers):
            left -= power
            if left < 0.0:
                return place
        return len(powers) - 1


def place_of(code: int, kind: str, view: BattleRoyalView) -> int:
    """Where an answer stands among the numbers that come out."""
    if kind == "sign":
        return code - SIGN_CODE
    if kind == "leave":
        return int(code == LEAVE_CODE)
    if code in (PASS_CODE, LEAVE_CODE):
        return PASS
    return LEFT if code - CONFRONT_CODE == view.neighbours(view.seat)[0] else RIGHT


class Examples:
    """What was done at one kind of prompt, and what came of it."""

    def __init__(self) -> None:
        self.given: list[Array] = []
        self.chosen: list[int] = []
        self.worth: list[float] = []


def mirrored(given: Array) -> Array:
    """Turns with left and right exchanged."""
    found = given.copy()
    left, right = OF_THE_GAME, OF_THE_GAME + OF_A_CLASH
    found[:, left:right] = given[:, right : right + OF_A_CLASH]
    found[:, right : right + OF_A_CLASH] = given[:, left:right]
    return found


def watch(games: int, seed: int, networks: dict[str, Network], extra: Minds | None) -> None:
    """Learn what people hold and show from games of all bots, most of them `shrewd`."""
    random = Random(seed)
    holds: list[list[float]] = []
    held: list[int] = []
    signs: list[list[float]] = []
    shown: list[float] = []
    for number in range(games):
        seats = SEATS[number % len(SEATS)]
        bots = line_up(seats, random, extra)
        watching = Watching(random)
        match = new_match(GAME, bots, seed, number, None, [watching], None)
        assert isinstance(match.sitting.table, State)
        watching.table = match.sitting.table
        for audience, event in match.sitting.told:
            watching.on_event(audience, event)
        match.run()
        holds += watching.holds
        held += watching.held
        signs += watching.signs
        shown += watching.shown
    masses = np.zeros(SORTS, np.float32)
    for sort in sorts_of(deck_of("standard")):
        masses[sort] += 1.0
    before = OfSorts(np.tile(masses, (len(held), 1)), np.array(held))
    improve(networks["holds"], "holds", np.array(holds, np.float32), before, seed)
    chosen = np.zeros(len(shown), np.int64)
    after = OfChosen(chosen, np.array(shown, np.float32))
    improve(networks["signs"], "signs", np.array(signs, np.float32), after, seed)


def line_up(seats: int, random: Random, extra: Minds | None) -> list[Bot]:
    """Most games among `shrewd`; some with anybody, some with masters."""
    kind = random.randrange(20)
    found: list[Bot] = []
    for _ in range(seats):
        if kind < 3 and random.random() < 0.5:
            found.append(make_bot(OTHERS[random.randrange(len(OTHERS))], GAME))
        elif 3 <= kind < 8 and extra is not None and random.random() < 0.5:
            found.append(Pupil(extra, by_habit=False, whims=0.0))
        else:
            found.append(make_bot("shrewd", GAME))
    return found


def improve(network: Network, name: str, given: Array, slope: Slope, seed: int) -> None:
    """Learn, and say how well it went on one example in ten, which is kept apart."""
    last = len(given) - len(given) // 10
    if last == len(given):
        return  # too few
    rest = np.arange(last, len(given))
    before = slope.loss(network.forward(given[rest])[0], rest)
    network.learn(given[:last], slope, EPOCHS, seed)
    after = slope.loss(network.forward(given[rest])[0], rest)
    print(f"  {name}: {len(given)} examples, loss {before:.4f}, then {after:.4f}", flush=True)


def generation_of_games(
    number: int, games: int, seed: int, minds: Minds, whims: float, examples: dict[str, Examples]
) -> float:
    """Games with pupils; returns how many times its fair share the one won who has whims."""
    random = Random(mix(seed, number + 1))
    won = fair = 0.0
    for game in range(games):
        seats = SEATS[game % len(SEATS)]
        first = number == 0
        bots = line_up(seats, random, None if first else minds)
        if first:
            bots = [Pupil(minds, by_habit=True, whims=0.0) if type(bot) is ShrewdBot else bot for bot in bots]
        place = random.randrange(seats)
        bots[place] = Pupil(minds, by_habit=first, whims=whims)
        match = new_match(GAME, bots, mix(seed, number), game, None, (), None)
        match.run()
        if not match.sitting.table.over:
            continue
        winners = match.sitting.table.result().winners
        for seat, bot in enumerate(bots):
            if isinstance(bot, Pupil):
                share = 1.0 / len(winners) if seat in winners else 0.0
                for note, worth in bot.lessons(share):
                    examples[note.kind].given.append(note.numbers)
                    examples[note.kind].chosen.append(note.chosen)
                    examples[note.kind].worth.append(worth)
        won += 1.0 / len(winners) if place in winners else 0.0
        fair += 1.0 / seats
    return won / fair


def write_minds(networks: dict[str, Network], file: Path, said: str) -> None:
    """The weights as text, with a sum by which a change is noticed."""
    weights = {name: networks[name].flat() for name in SHAPES}
    parts = [f"# {said}", f'sum = "{sum_of(weights)}"']
    for name, numbers in weights.items():
        rows = [", ".join(map(repr, numbers[start : start + 14])) for start in range(0, len(numbers), 14)]
        parts.append(f"{name} = [\n  " + ",\n  ".join(rows) + ",\n]")
    file.write_text("\n".join(parts) + "\n", encoding="utf-8")


def minds_of(networks: dict[str, Network]) -> Minds:
    return Minds({name: network.flat() for name, network in networks.items()})


def train(folder: Path, seed: int, generations: int, games: int, watched: int, whims: float = 1.0) -> None:
    """Go on until there are so many generations."""
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / "training.npz"
    networks = {name: Network(*shape, seed + place) for place, (name, shape) in enumerate(SHAPES.items())}
    generation = 0
    past: list[dict[str, Array]] = []
    if kept.is_file():
        with np.load(kept) as saved:
            generation = int(saved["generation"])
            for name, network in networks.items():
                network.one, network.two = saved[f"{name} one"], saved[f"{name} two"]
            past = [
                {key.split(" ", 2)[2]: saved[key] for key in saved.files if key.startswith(f"past {place} ")}
                for place in range(int(saved["kept"]))
            ]
    while generation < generations:
        began = time.process_time()
        if generation % WATCHED_AGAIN == 0:
            watch(watched, mix(seed, 77 + generation), networks, minds_of(networks) if generation else None)
        examples = {kind: Examples() for kind in WHIMS}
        played = games if generation else games // 2  # in the first one everybody is a pupil
        won = generation_of_games(generation, played, seed, minds_of(networks), whims, examples)
        print(
            f"generation {generation}: {won:.3f} times its share, {time.process_time() - began:.0f} s",
            flush=True,
        )
        this: dict[str, Array] = {}
        for kind, found in examples.items():
            this[f"{kind} given"] = np.array(found.given, np.float32).reshape(-1, SHAPES[kind][0])
            this[f"{kind} chosen"] = np.array(found.chosen, np.float32)
            this[f"{kind} worth"] = np.array(found.worth, np.float32)
        past = [*past[-KEPT + 1 :], this] if generation > 1 else [this]
        for kind in WHIMS:
            given = np.concatenate([one[f"{kind} given"] for one in past])
            chosen = np.concatenate([one[f"{kind} chosen"] for one in past]).astype(np.int64)
            worth = np.concatenate([one[f"{kind} worth"] for one in past])
            if kind == "turn":
                given = np.concatenate([given, mirrored(given)])
                chosen = np.concatenate([chosen, np.array([PASS, RIGHT, LEFT])[chosen]])
                worth = np.concatenate([worth, worth])
            order = np.random.default_rng(seed).permutation(len(given))
            given, chosen, worth = given[order], chosen[order], worth[order]
            improve(networks[kind], kind, given, OfChosen(chosen, worth), mix(seed, generation) % (1 << 31))
        generation += 1
        arrays = {f"past {place} {key}": array for place, one in enumerate(past) for key, array in one.items()}
        for name, network in networks.items():
            arrays |= {f"{name} one": network.one, f"{name} two": network.two}
        np.savez(kept, generation=generation, kept=len(past), **arrays)  # type: ignore[arg-type]
        said = f"{generation} generations of {games} games, {watched} watched, whims {whims}, seed {seed}"
        write_minds(networks, folder / FILE, said)
        print(f"generation {generation} done, {time.process_time() - began:.0f} s", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--generations", type=int, default=10)
    parser.add_argument("--games", type=int, default=6_000)
    parser.add_argument("--watched", type=int, default=4_000)
    parser.add_argument("--whims", type=float, default=1.5, help="so many times as often as usual")
    given = parser.parse_args()
    train(given.folder, given.seed, given.generations, given.games, given.watched, given.whims)
