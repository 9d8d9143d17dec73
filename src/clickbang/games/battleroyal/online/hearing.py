"""Who hears what somebody says at the table."""

from clickbang.core.seats import everyone_at, has
from clickbang.core.view import View
from clickbang.games.battleroyal.knowledge.view import BattleRoyalView


def hearing(view: View, seat: int) -> dict[str, int]:
    """BR-20: one may speak to one's team or to one other; what the eliminated write reaches the eliminated only."""
    assert isinstance(view, BattleRoyalView)
    if not view.circle or view.over:
        return {}
    if not has(view.alive, seat):
        return {"gallery": everyone_at(view.seats) & ~view.alive}
    return {"team": view.board.teams[seat], "seat": everyone_at(view.seats)}
