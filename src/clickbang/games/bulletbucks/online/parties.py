"""Who is still in the game, from what everybody sees."""

from clickbang.core.view import View
from clickbang.games.bulletbucks.knowledge.view import BulletbucksView


def playing(view: View) -> int:
    """BB-10, BB-14: who has left, or is dead, bids no more; the dead still score."""
    assert isinstance(view, BulletbucksView)
    return view.board.seated
