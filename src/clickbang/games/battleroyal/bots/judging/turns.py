"""One's own turn (BR-4, BR-6): pass, confront somebody, or leave the team."""

from typing import Final

from clickbang.core.seats import count, has
from clickbang.games.battleroyal.bots.judging.fights import others
from clickbang.games.battleroyal.bots.judging.memory import Memory
from clickbang.games.battleroyal.bots.judging.outlook import Outlook, is_last_lap
from clickbang.games.battleroyal.knowledge.view import BattleRoyalView
from clickbang.games.battleroyal.rules.codes import CONFRONT_CODE, LEAVE_CODE, PASS_CODE

PATIENCE: Final = 0.5
"""How much it helps to wait while others eliminate each other."""
RESTLESS: Final = 1.1
"""A team is left if that makes the chance to win so many times as high."""


def turn(outlook: Outlook, memory: Memory, choices: list[int], boldness: float = 0.0) -> int:
    """What leaves the best chance to win; to pass counts for so much less."""
    best = choices[0]
    most = -1.0
    for choice in choices:
        chance = chance_of_turn(outlook, memory, choice)
        if choice == PASS_CODE:
            chance *= 1.0 - boldness
        if chance > most:
            best, most = choice, chance
    return best


def chance_of_turn(outlook: Outlook, memory: Memory, choice: int) -> float:
    """The chance to win after this."""
    if choice == PASS_CODE:
        return chance_of_passing(outlook, memory)
    if choice == LEAVE_CODE:
        return 0.0 if stays(outlook) else outlook.now(alone=True)
    return chance_against(outlook, memory, choice - CONFRONT_CODE)


def stays(outlook: Outlook) -> bool:
    """BR-6: whether one is better off in the team."""
    return outlook.now(alone=True) <= outlook.now() * RESTLESS


def chance_of_passing(outlook: Outlook, memory: Memory) -> float:
    """Better the more the others fight; nothing at all if it is the pass that everybody loses by (BR-5, BR-21)."""
    view = outlook.view
    if is_last_lap(view):
        return 0.0
    return outlook.now() * (1.0 + PATIENCE * memory.attrition()) * (1.0 - everybody_passes(view, memory))


def everybody_passes(view: BattleRoyalView, memory: Memory) -> float:
    """BR-5: how likely all who come after would pass too, one after another."""
    place = view.circle.index(view.seat)
    coming = [seat for seat in view.circle[place:] + view.circle[:place] if has(view.alive, seat)]
    turns = [seat for seat in coming for _ in range(view.persons)][view.board.person :]
    still_to_pass = count(view.alive) * view.persons - view.passes
    likely = 1.0
    for seat in turns[1:still_to_pass]:
        likely *= memory.passes(seat)
    return likely


def chance_against(outlook: Outlook, memory: Memory, target: int) -> float:
    """BR-7: with the best sign; against a team-mate one is alone."""
    view = outlook.view
    team = view.board.teams[view.seat]
    mates = [] if has(team, target) else others(team, view.seat)
    if len(memory.tied) > 0 and {team, view.board.teams[target]} == memory.tied and len(view.hand) <= view.persons:
        return 0.0
    rivals = others(view.board.teams[target], view.seat)
    return max([outlook.sign(kills, mates, rivals) for kills in range(view.persons + 1)])
