"""What each answer to a question is worth, exactly, from what a seat knows: by the solution of duels without cards.

The other is taken to play as the solution does, so that what the other may have pocketed is as likely as that and all
that was seen make it; oneself goes on as well as one can. Behind a bet or an accusation that the solution never makes,
either pocket is as likely as before, or as likely as the other if before there was only one; whoever makes such a bet
is taken not to accuse.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from librt.random import Random

from clickbang.core.prompt import Prompt
from clickbang.core.seats import lowest
from clickbang.core.table import NOTHING, Table
from clickbang.games.championship import CHAMPIONSHIP
from clickbang.games.championship.knowledge.view import ChampionshipView
from clickbang.games.championship.research.solved.duel.moments import (
    FACES,
    FIRST,
    MOMENTS,
    NUMBER_OF,
    PARENTS,
    POCKETS,
    SEQUENCES,
    SIZES,
    START,
    Moment,
    choice_of,
    moment_of,
)
from clickbang.games.championship.research.solved.duel.rounds import round_of
from clickbang.games.championship.research.solved.kept.packing import Chances
from clickbang.games.championship.research.solved.solution import Solution, solution
from clickbang.games.championship.research.solved.states import State

NEVER: Final = float("-inf")
ROUNDS_KEPT: Final = 256


class WeighedAnswer(NamedTuple):
    """An answer, how often the solution gives it, and what the game is worth to the seat after it, from -1 to 1."""

    answer: int
    chance: float
    worth: float


def weigh(view: ChampionshipView, prompt: Prompt) -> list[WeighedAnswer]:
    """Every answer that the seat may give now, in the order of the prompt.

    A SolveError where there is no solution of this game: see `is_solved`.
    """
    found = solution(view.goal, view.team)
    if prompt.kind == "fire-on":
        worths = [worth_of_firing(view, answer) for answer in prompt.choices]
        return chosen(prompt.choices, worths, None)
    state = found.state(view)
    moment = moment_of(prompt.kind, view.players[view.seat].pocket, view.board, view.seat)
    by_choice = worths_at(found, state, moment)
    worths = [by_choice[choice_of(moment, answer)] for answer in prompt.choices]
    chances = found.plan(state).get(moment)
    shares = None if chances is None else [chances[choice_of(moment, answer)] for answer in prompt.choices]
    return chosen(prompt.choices, worths, shares)


def chosen(answers: list[int], worths: list[float], chances: list[float] | None) -> list[WeighedAnswer]:
    """Answers with chances; where the solution has none, since it would not have come there, the best is certain."""
    if chances is None:
        best = worths.index(max(worths))
        chances = [float(place == best) for place in range(len(worths))]
    return [WeighedAnswer(*each) for each in zip(answers, chances, worths, strict=True)]


def worths_at(found: Solution, state: State, moment: Moment) -> list[float]:
    """What each choice at a moment is worth to the first of the two."""
    theirs = found.plan(state.turned)
    weight = likely(theirs, moment)
    if weight == 0.0:
        theirs = unexpected(theirs, moment, round_of(state.shape).pockets[1])
        weight = likely(theirs, moment)
    worth = worth_by_sequence(found, state, plan_by_sequence(theirs))
    first, size = FIRST[NUMBER_OF[moment]], SIZES[NUMBER_OF[moment]]
    return [each / weight for each in worth[first : first + size]]


def likely(theirs: Chances, moment: Moment) -> float:
    """How likely the other, playing like this, lets it come to this moment of ours."""
    if moment.kind != "accuse":
        return 1.0
    total = 0.0
    for pocket in POCKETS:
        bets = theirs.get(Moment("bet", pocket))
        if bets is not None:
            chance = theirs[Moment("pocket")][pocket] * bets[moment.theirs]
            if chance > 0.0 and moment.answering:
                chance *= theirs[Moment("accuse", pocket, moment.theirs, moment.bet, False)][1]
            total += chance
    return total


def unexpected(theirs: Chances, moment: Moment, possible: list[int]) -> Chances:
    """The other's plan if it had done what it never does: bet so much, or accused."""
    pockets = theirs[Moment("pocket")]
    if min(pockets) == 0.0:
        pockets = tuple(float(pocket in possible) / len(possible) for pocket in POCKETS)
    changed: Chances = {**theirs, Moment("pocket"): pockets}
    for pocket in possible:
        changed[Moment("bet", pocket)] = tuple(float(face == moment.theirs) for face in range(FACES))
        for answering in (False, True):
            asked = Moment("accuse", pocket, moment.theirs, moment.bet, answering)
            changed.setdefault(asked, (1.0, 0.0))
        if moment.answering:
            changed[Moment("accuse", pocket, moment.theirs, moment.bet, False)] = (0.0, 1.0)
    return changed


def plan_by_sequence(chances: Chances) -> list[float]:
    """How likely each sequence is, as far as its player is concerned."""
    plan = [0.0] * SEQUENCES
    plan[START] = 1.0
    for number, moment in enumerate(MOMENTS):
        if plan[PARENTS[number]] > 0.0 and moment in chances:
            for choice, chance in enumerate(chances[moment]):
                plan[FIRST[number] + choice] = plan[PARENTS[number]] * chance
    return plan


def worth_by_sequence(found: Solution, state: State, theirs: list[float]) -> list[float]:
    """What each of our sequences is worth if we go on from there as well as we can, times how likely it comes there."""
    worth = [NEVER] * SEQUENCES
    for own, other, payoff in payoffs_of(found, state):
        worth[own] = (0.0 if worth[own] == NEVER else worth[own]) + theirs[other] * payoff
    for number in reversed(range(len(MOMENTS))):
        best = max(worth[FIRST[number] : FIRST[number] + SIZES[number]])
        if best != NEVER:
            before = worth[PARENTS[number]]
            worth[PARENTS[number]] = best if before == NEVER else before + best
    return worth


@lru_cache(ROUNDS_KEPT)
def payoffs_of(found: Solution, state: State) -> list[tuple[int, int, float]]:
    """What the round is worth to the first, by the sequences of both."""
    rows = []
    for (own, other), chances in round_of(state.shape).ends.items():
        payoff = 0.0
        for outcome, weight in chances.items():
            after = found.duel.after(state, outcome)
            payoff += weight * (after if isinstance(after, float) else found.worth(after))
        rows.append((own, other, payoff))
    return rows


def worth_of_firing(view: ChampionshipView, answer: int) -> float:
    """WC-15: the other is gone, and only one's own barrel counts, of which any imagined one is as good as the next."""
    table = view.sample(Random(0))
    table.apply(view.seat, answer)
    return expected(table, view.seat)


def expected(table: Table, seat: int) -> float:
    """What a table is worth at which nobody but chance decides anything."""
    if table.over:
        return CHAMPIONSHIP.utility(table, "win")[seat]
    assert table.chance != NOTHING, f"seat {lowest(table.must | table.asked)} decides"
    outcomes = table.chance_outcomes()
    total = 0.0
    for outcome, weight in outcomes:
        after = table.clone()
        after.strike(outcome)
        total += weight * expected(after, seat)
    return total / sum(weight for _, weight in outcomes)
