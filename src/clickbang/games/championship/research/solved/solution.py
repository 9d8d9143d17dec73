"""The solution of a duel without action cards, as it is asked: what states are worth, and how they are played.

Worth is by the convention `win`: 1 for who has won, -1 for who has lost, 0 if nobody has won.
"""

from bisect import bisect_left
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from clickbang.core.events import Event
from clickbang.core.parts.solve_errors import NO_SOLUTION, UNKNOWN_STATE, SolveError
from clickbang.games.championship.events import CharacterDied, PenaltyBullet, RoundScored
from clickbang.games.championship.knowledge.view import ChampionshipView
from clickbang.games.championship.research.solved.duel.rounds import SEATS
from clickbang.games.championship.research.solved.kept.file import SUFFIX, Contents, read
from clickbang.games.championship.research.solved.kept.packing import Chances, unpack
from clickbang.games.championship.research.solved.states import Duel, Side, State

PLANS_KEPT: Final = 10_000


class Solution:
    """A solution that has been read."""

    def __init__(self, contents: Contents) -> None:
        self.contents = contents
        self.about = contents.about
        self.duel = Duel(self.about.points, self.about.team)
        self.plan = lru_cache(PLANS_KEPT)(self.find_plan)
        """How the first of the two plays a round from a state: chances by decision, at those to which it comes."""

    def worth(self, state: State) -> float:
        """What a state between two rounds is worth to the first of the two; a SolveError for one that never comes."""
        code = self.duel.code(state)
        if self.duel.stands_first(code):
            worth = self.contents.worths.get(code)
        else:
            mirrored = self.contents.worths.get(self.duel.code(state.turned))
            worth = None if mirrored is None else -mirrored
        if worth is None:
            raise SolveError(UNKNOWN_STATE, state=state)
        return worth

    def find_plan(self, state: State) -> Chances:
        """What `plan` gives; a SolveError for a state that never comes."""
        contents, code = self.contents, self.duel.code(state)
        place = bisect_left(contents.codes, code)
        if place == len(contents.codes) or contents.codes[place] != code:
            raise SolveError(UNKNOWN_STATE, state=state)
        kinds = contents.kinds[contents.kinds_at[place] : contents.kinds_at[place + 1]]
        mixed = contents.mixed[contents.mixed_at[place] : contents.mixed_at[place + 1]]
        return unpack(kinds, mixed)

    def state(self, view: ChampionshipView) -> State:
        """The state at the beginning of the round that a view sees, as its seat sees it."""
        sides = sides_at_start(view)
        return self.duel.settled(sides[view.seat], sides[1 - view.seat])


def file_of(points: int, team: int) -> Path:
    """Where the solution of such a duel lies in the package."""
    return Path(str(files(__package__))) / f"points{points}-team{team}{SUFFIX}"


@cache
def has_solution(points: int, team: int) -> bool:
    """Whether the solution of such a duel comes with Clickbang."""
    return file_of(points, team).is_file()


@cache
def solution(points: int, team: int) -> Solution:
    """The solution that comes with Clickbang, read when it is first asked for; a SolveError if there is none."""
    if not has_solution(points, team):
        raise SolveError(NO_SOLUTION, points=points, team=team)
    return Solution(read(file_of(points, team)))


def is_solved(view: ChampionshipView) -> bool:
    """Whether there is a solution of the game that this view sees."""
    duel = view.seats == SEATS and not view.deck.cards and view.rounds == 0
    return duel and has_solution(view.goal, view.team)


def sides_at_start(view: ChampionshipView) -> list[Side]:
    """What both had when the round began. Until somebody is accused that has not changed."""
    if not view.accused and view.phase != "trigger":
        return [Side(player.points, player.mates + 1, player.extra) for player in view.players]
    return sides_told(view.history[: view.heard_when_pocketing], view.team)


def sides_told(history: list[Event], team: int) -> list[Side]:
    """What both have after all this was told."""
    sides = [Side(0, team, 0)] * SEATS
    for event in history:
        if type(event) is PenaltyBullet:
            sides[event.seat] = sides[event.seat]._replace(extra=event.extra)
        elif type(event) is CharacterDied:
            sides[event.seat] = sides[event.seat]._replace(lives=event.mates + (not event.captain), extra=0)
        elif type(event) is RoundScored:
            sides = [side._replace(points=points) for side, points in zip(sides, event.points, strict=True)]
    return sides
