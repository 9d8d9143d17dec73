"""What has just happened is acted out before the next question: how long that takes, from what everybody has heard.

Clocks, beats and bots begin after it. Whoever skips it on their page may answer at once.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from clickbang.core.audience import SPECTATOR
from clickbang.core.events import Asked
from clickbang.protocol.clocks import AT_ONCE
from clickbang.server.game.live_game import LiveGame

if TYPE_CHECKING:
    from clickbang.server.tables.online_table import OnlineTable


class SceneTime:
    """The scenes before the open prompt of one table."""

    def __init__(self, table: "OnlineTable") -> None:
        self.table = table
        self.live: LiveGame | None = None
        self.opened = -1
        self.found = 0.0

    def seconds(self, live: LiveGame) -> float:
        """How long they take; no time where all wish to be quick."""
        if self.table.doc.pace == AT_ONCE:
            return 0.0
        if self.live is not live or self.opened != live.table.opened:
            self.live, self.opened = live, live.table.opened
            self.found = sum(live.game.scenes.get(event, 0.0) for event in told_before_the_prompt(live))
        return self.found


def told_before_the_prompt(live: LiveGame) -> Iterable[str]:
    """The types of events that everybody has heard between the prompt before the open one and that."""
    is_open = False
    for event in reversed(live.view(SPECTATOR).history):
        if type(event) is not Asked:
            if is_open:
                yield type(event).__name__
        elif is_open:
            return
        else:
            is_open = True
