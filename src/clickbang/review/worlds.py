"""What a seat may have made of all that it was not told: worlds that it could imagine."""

from collections import Counter

from librt.random import Random

from clickbang.bots.search import Thinking
from clickbang.core.cursor import awaited
from clickbang.core.parts.review import Claim, Hidden, Reviewer
from clickbang.core.seats import has, members, without
from clickbang.core.table import UNANSWERED, Table
from clickbang.core.view import View
from clickbang.review.findings import Possible

MOST_VALUES = 4
"""So many values of a hidden thing are kept, the likeliest."""


def sealed_answers(view: View, table: Table) -> list[Hidden]:
    """For a game that does not say what it hides: what others have sealed."""
    found = []
    for seat in members(without(view.sealed_by, view.seat)):
        if table.drafts is None and table.answers[seat] != UNANSWERED:
            found.append(Hidden("sealed", seat, (("action", table.answers[seat]),)))
    return found


def what_is_possible(reviewer: Reviewer, thinking: Thinking, view: View, worlds: int, random: Random) -> list[Possible]:
    """What each hidden thing may be, from so many worlds."""
    told = reviewer.hidden or sealed_answers
    counts: dict[tuple[str, int], Counter[tuple[tuple[str, object], ...]]] = {}
    for _ in range(worlds):
        for hidden in told(view, thinking.world(view, random)):
            counts.setdefault((hidden.key, hidden.seat), Counter())[hidden.values] += 1
    return [
        Possible(key, seat, [(values, count / worlds) for values, count in likeliest(found)])
        for (key, seat), found in sorted(counts.items())
    ]


def likeliest(
    found: "Counter[tuple[tuple[str, object], ...]]",
) -> list[tuple[tuple[tuple[str, object], ...], int]]:
    """The first few; of equals always the same first."""
    return sorted(found.items(), key=lambda item: (-item[1], repr(item[0])))[:MOST_VALUES]


def odds_of(
    reviewer: Reviewer, thinking: Thinking, view: View, claims: list[Claim], worlds: int, random: Random
) -> list[float]:
    """How likely each claim is: in so many worlds, in which the others answer as they are imagined to."""
    assert reviewer.holds is not None
    times = [0] * len(claims)
    for _ in range(worlds):
        world = thinking.world(view, random)
        answers = imagined_answers(world, thinking, view, random)
        for place, claim in enumerate(claims):
            times[place] += reviewer.holds(claim, world, answers)
    return [count / worlds for count in times]


def imagined_answers(world: Table, thinking: Thinking, view: View, random: Random) -> dict[int, int]:
    """What the others answer to the open prompt, by seat: what they have sealed in this world, or would."""
    found = {}
    for seat in members(without(view.must | view.asked, view.seat)):
        if world.answers[seat] != UNANSWERED:
            found[seat] = int(world.answers[seat])
        elif has(awaited(world), seat):
            found[seat] = int(thinking.policy(world, seat, random))
    return found
