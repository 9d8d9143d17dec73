"""Pairs of games: the same visible moves and different secret ones. Who must not know must not be able to tell."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Self

from librt.random import Random

from clickbang.checks.games.course import Course, choices, pick, scout, waited_for
from clickbang.checks.games.surface import Parts, SeatSurface, Surface
from clickbang.core.audience import SPECTATOR
from clickbang.core.chance import Scripted
from clickbang.core.cursor import awaited
from clickbang.core.game import Game
from clickbang.core.parts.secrets import CHANCE, Move, Secret, Secrets, draft
from clickbang.core.seats import bit, has, mask_of, members
from clickbang.core.sitting import Sitting
from clickbang.core.table import TAKE_BACK

SurfaceMaker = Callable[[], Surface]


class InterferenceError(AssertionError):
    """Somebody could tell two games apart that differ only in what they must not know."""

    def __init__(self, part: str, seat: int, kinds: set[str], one: bytes, other: bytes) -> None:
        self.part = part
        self.seat = seat
        self.kinds = kinds
        self.one = one
        self.other = other
        who = "a spectator" if seat == SPECTATOR else f"seat {seat}"
        super().__init__(f"{who} can tell {sorted(kinds)} from the {part}:\n{one.decode()}\n{other.decode()}")


class DriftedApart(AssertionError):
    """After a hidden move two games wait for different people, and nobody was shown it."""

    def __init__(self, one: list[int], other: list[int]) -> None:
        self.one = one
        self.other = other
        super().__init__(f"one game waits for {one}, the other for {other}")


class PairedGame:
    """One of the two games."""

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, str], surface: Surface, probes: tuple[int, ...]
    ) -> None:
        self.surface = surface
        self.sitting = Sitting(game, seats, options, Scripted([]), [surface])
        self.table = self.sitting.table
        self.followed: list[Move] = []
        """The hidden moves that were made, to be told what comes after."""
        surface.attach(self.sitting, probes)

    def go(self, course: Course) -> Self:
        """Make all these moves."""
        for who, value in course:
            self.move(who, value)
        return self

    def move(self, who: int, value: int) -> None:
        for hidden in self.followed:
            hidden.since.append((who, value))
        if who == CHANCE:
            self.sitting.source = Scripted([value])
            self.sitting.draw()
        else:
            self.sitting.answer(who, value)

    def follow(self, secret: Secret, who: int) -> Move:
        """The hidden move that is about to be made."""
        hidden = Move(who, secret.hides(self.table, who), self.table.opened, before=self.table.clone())
        self.followed.append(hidden)
        return hidden

    def completes(self, seat: int, step: int) -> bool:
        """Whether this step would be the last of the draft."""
        world = self.table.clone()
        world.apply(seat, step)
        return world.opened != self.table.opened or not has(awaited(world), seat)

    def unfinished_steps(self, seat: int) -> list[int]:
        """How the draft may go on without being complete."""
        steps = [step for step in choices(self.table, seat) if not self.completes(seat, step)]
        return [*steps, TAKE_BACK] if draft(self.table, seat) else steps


class Pair:
    """Two games that have come to a secret, and those who must not be able to tell them apart from there on."""

    def __init__(self, secrets: Secrets, worlds: tuple[PairedGame, PairedGame], observers: int, luck: Random) -> None:
        self.secrets = secrets
        self.worlds = worlds
        self.observers = observers
        self.luck = luck
        self.one_secret = luck.randrange(2) == 0
        """Whether all that follows on the first difference is the same as far as possible: then it lasts longer."""
        self.differences: list[tuple[Secret, Move, Move]] = []
        """What is different in the two games, and hidden from the observers."""
        self.tested: set[str] = set()
        """The kinds of secrets that were different while somebody looked."""
        self.states: dict[int, Parts] = {}
        """What each observer saw the last time they looked."""

    def play(self, who: int) -> set[str]:
        """Play on until the observers may know, or for long enough; the kinds of secrets that were put to the test."""
        one, other = self.worlds
        self.look()
        for _ in range(self.secrets.patience):
            secret = self.secrets.hiding(one.table, who, self.observers)
            if secret is not None and secret.unnoticed:
                self.move_unnoticed(secret, who)
            elif secret is not None and (self.part_here() or draft(one.table, who) != draft(other.table, who)):
                self.move_apart(secret, who)
            elif not self.move_together(who):
                return self.tested
            for secret, first, second in self.differences:
                self.observers &= secret.keeps(one.table, first) & secret.keeps(other.table, second)
            self.look()
            if not self.observers or one.table.over:
                return self.tested
            movers, others = waited_for(one.table), waited_for(other.table)
            if movers != others:
                raise DriftedApart(movers, others)
            who = pick(movers, self.luck)
        return self.tested

    # Moves

    def part_here(self) -> bool:
        """Whether to make this hidden move a different one."""
        return not self.differences or (not self.one_secret and self.luck.randrange(2) == 0)

    def move_together(self, who: int) -> bool:
        """The same move in both games; false if none is possible in both."""
        one, other = self.worlds
        possible = choices(other.table, who)
        common = [value for value in choices(one.table, who) if value in possible]
        if draft(one.table, who) and self.luck.randrange(4) == 0:
            common = [TAKE_BACK]
        if common:
            value = pick(common, self.luck)
            one.move(who, value)
            other.move(who, value)
        return bool(common)

    def move_apart(self, secret: Secret, who: int) -> None:
        """A hidden move in either game, mostly a different one."""
        one, other = self.worlds
        moves = self.hidden_moves(secret, who)
        if one.table.drafts is not None and who != CHANCE:
            may_wait = [bool(world.unfinished_steps(who)) for world in self.worlds]
            complete = self.luck.randrange(2) == 0 or not all(may_wait)
            begun = [known for known in self.differences if known[1] == moves[0]]  # which knows the steps before
            self.differences = [known for known in self.differences if known not in begun]
            if self.draft(one, secret, who, complete) != self.draft(other, secret, who, complete):
                self.differences.append(begun[0] if begun else (secret, *moves))
            return
        value = pick(choices(one.table, who), self.luck)
        possible = choices(other.table, who)
        changed = pick([choice for choice in possible if choice != value] or possible, self.luck)
        if changed != value:
            first, second = replace(moves[0], value=value), replace(moves[1], value=changed)
            self.differences.append((secret, first, second))
        one.move(who, value)
        other.move(who, changed)

    def move_unnoticed(self, secret: Secret, who: int) -> None:
        """Each game goes its own way, and maybe a longer one, as long as the observers notice nothing."""
        moves = self.hidden_moves(secret, who)
        if self.wander(self.worlds[0]) != self.wander(self.worlds[1]):
            self.differences.append((secret, *moves))

    def hidden_moves(self, secret: Secret, who: int) -> tuple[Move, Move]:
        one, other = (world.follow(secret, who) for world in self.worlds)
        return one, other

    def draft(self, world: PairedGame, secret: Secret, seat: int, complete: bool) -> list[int]:
        """Go on with a hidden draft, a few steps or to its end; nobody notices a step that is not the last."""
        while True:
            drafted = draft(world.table, seat)
            step = pick(choices(world.table, seat) if complete else world.unfinished_steps(seat), self.luck)
            last = world.completes(seat, step)
            world.move(seat, step)
            if last:
                return [*drafted, step]
            self.notice_nothing(world, secret)
            if not complete and self.luck.randrange(2):
                return draft(world.table, seat)

    def wander(self, world: PairedGame) -> Course:
        """Random moves in one game that the observers do not notice, but maybe the last one's consequences."""
        moves: Course = []
        while not world.table.over:
            who = pick(waited_for(world.table), self.luck)
            secret = self.secrets.hiding(world.table, who, self.observers)
            if secret is None or not secret.unnoticed:
                break
            if moves:
                self.notice_nothing(world, secret)
            moves.append((who, pick(choices(world.table, who), self.luck)))
            world.move(*moves[-1])
        return moves

    # Looking

    def look(self) -> None:
        """Every observer looks at both games, and must not find a difference."""
        if any(world.surface.quiet() for world in self.worlds):
            return
        kinds = {secret.kind for secret, _, _ in self.differences}
        for seat in members(self.observers):
            news = [world.surface.news(seat) for world in self.worlds]
            states = [world.surface.state(seat) for world in self.worlds]
            compare(seat, kinds, news[0], news[1])
            compare(seat, kinds, states[0], states[1])
            self.states[seat] = states[0]
            self.tested |= kinds

    def notice_nothing(self, world: PairedGame, secret: Secret) -> None:
        """Every observer looks again after one more hidden move, and nothing has come or changed."""
        if world.surface.quiet():
            return
        self.tested.add(secret.kind)
        for seat in members(self.observers):
            news = world.surface.news(seat)
            compare(seat, self.tested, dict.fromkeys(news, b""), news)
            compare(seat, self.tested, self.states[seat], world.surface.state(seat))


def compare(seat: int, kinds: set[str], one: Parts, other: Parts) -> None:
    for part in one:
        if one[part] != other[part]:
            raise InterferenceError(part, seat, kinds, one[part], other[part])


def play_pairs(
    game: Game,
    secrets: Secrets,
    aim: str,
    pairs: int,
    seats: int = 0,
    options: Mapping[str, str] | None = None,
    surface: SurfaceMaker = SeatSurface,
) -> Counter[str]:
    """Play so many pairs that differ in this kind of secret, and maybe in others; how many really did, by kind.

    Tables are of any size if none is given.
    """
    tested = Counter[str]()
    sizes = [seats] if seats else list(range(game.least_seats, game.most_seats + 1))
    for seed in range(100 * pairs):  # some are rare
        if tested[aim] == pairs:
            break
        luck = Random(seed)
        tested.update(play_pair(game, secrets, aim, pick(sizes, luck), options or {}, luck, surface))
    return tested


def play_pair(
    game: Game,
    secrets: Secrets,
    aim: str,
    seats: int,
    options: Mapping[str, str],
    luck: Random,
    surface: SurfaceMaker = SeatSurface,
) -> set[str]:
    """Play a pair that differs in this kind of secret, if one comes up; the kinds that were put to the test."""
    observers = pick_observers(seats, luck)
    found = scout(secrets, game.table(seats, options), aim, observers, luck)
    if found is None:
        return set()
    course, who = found
    one, other = (PairedGame(game, seats, options, surface(), secrets.probes).go(course) for _ in range(2))
    return Pair(secrets, (one, other), observers, luck).play(who)


def pick_observers(seats: int, luck: Random) -> int:
    """Some of all but one seat: half of them, or at large tables three or so."""
    watching = [*range(seats), SPECTATOR]
    watching.pop(luck.randrange(seats))
    one_in = max(seats // 3, 2)
    return mask_of(seat for seat in watching if luck.randrange(one_in) == 1) or bit(pick(watching, luck))
