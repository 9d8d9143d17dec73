"""What is looked back at in Bulletbucks: what others may have had left to bid with."""

from typing import Final

from clickbang.core.parts.review import Hidden, Reviewer
from clickbang.core.seats import members
from clickbang.core.table import Table
from clickbang.core.view import View
from clickbang.games.bulletbucks.knowledge.view import BulletbucksView
from clickbang.games.bulletbucks.rules.course import Bulletbucks
from clickbang.games.bulletbucks.rules.notes import ones_in, twos_in

PURSE: Final = "purse"


def hidden(view: View, table: Table) -> list[Hidden]:
    """BB-4: the bid money of those at the table, which a good memory can work out."""
    assert isinstance(view, BulletbucksView)
    assert isinstance(table, Bulletbucks)
    return [
        Hidden(PURSE, seat, (("ones", ones_in(table.board.purses[seat])), ("twos", twos_in(table.board.purses[seat]))))
        for seat in members(view.board.seated)
        if seat != view.seat
    ]


REVIEW: Final = Reviewer(hidden, hidden_keys=(PURSE,))
