"""Who is still in the game, and whose business it is what is going on: from what everybody sees."""

from clickbang.core.seats import bit, everyone_at
from clickbang.core.view import View
from clickbang.games.battleroyal.knowledge.view import BattleRoyalView
from clickbang.games.battleroyal.rules.board import NOBODY


def playing(view: View) -> int:
    """BR-20: the eliminated have lost, and are asked nothing any more."""
    assert isinstance(view, BattleRoyalView)
    return view.alive if view.circle else everyone_at(view.seats)


def concerned(view: View) -> int:
    """BR-7: both sides of a confrontation, until talk is over and cards are divided; else whose turn it is (BR-4)."""
    assert isinstance(view, BattleRoyalView)
    if view.board.in_confrontation():
        return view.board.in_confrontation()
    return playing(view) if view.turn == NOBODY else bit(view.turn)
