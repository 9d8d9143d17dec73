"""The default answer: what counts if a seat does not answer in time."""

from typing import TYPE_CHECKING, Final

from clickbang.server.game.authors import BY_CLOCK
from clickbang.server.game.live_game import LiveGame

if TYPE_CHECKING:
    from clickbang.server.tables.online_table import OnlineTable

MOST_STEPS: Final = 200
"""A draft that the clock or a bot completes has fewer steps."""


def answer_for_all(table: "OnlineTable", live: LiveGame, opened: int) -> None:
    """Everybody who has not answered this prompt gives the default."""
    for seat in range(live.seats):
        give_default(table, live, seat, opened, BY_CLOCK)


def give_default(table: "OnlineTable", live: LiveGame, seat: int, opened: int, by: str) -> None:
    """The default of one seat, in as many steps as it takes."""
    for _ in range(MOST_STEPS):
        if table.live is not live or live.over or live.table.opened != opened or not live.waits_for(seat):
            break
        table.current.answer(seat, live.table.default_action(seat), by)
