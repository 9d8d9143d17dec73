"""What happens at a table without anybody asking for it: clocks run out, bots answer, absent players are replaced.

Everything here follows from public facts, so that time tells nothing about what is hidden.
"""

from typing import TYPE_CHECKING

from clickbang.protocol.messages import ClockInfo
from clickbang.protocol.stages import PLAYING
from clickbang.server.clocks.absences import Absences
from clickbang.server.clocks.bot_players import BotPlayers
from clickbang.server.clocks.curtain import CurtainClock
from clickbang.server.clocks.declining import DecliningAhead
from clickbang.server.clocks.defaults import answer_for_all
from clickbang.server.clocks.prompt_clock import PromptClock
from clickbang.server.clocks.rhythm import Rhythm
from clickbang.server.game.live_game import LiveGame

if TYPE_CHECKING:
    from clickbang.server.tables.online_table import OnlineTable


class Clocks:
    """All clocks of one table."""

    def __init__(self, table: "OnlineTable") -> None:
        self.table = table
        self.prompt = PromptClock(table.registry.loop, self.ring)
        self.curtain = CurtainClock(table)
        self.absences = Absences(table)
        self.declining = DecliningAhead(table)
        self.bots = BotPlayers(table)
        self.rhythm = Rhythm(table)
        self.looked = -1
        """The version of the table when it was last seen who is here, who is waited for and who is a bot."""

    def look(self) -> None:
        """Something has changed: see what is due now."""
        table = self.table
        if not table.presence.keeps_awake(table.doc) or table.is_closed:
            self.sleep()
            return
        if self.looked != table.version:
            self.looked = table.version
            self.absences.look()
            self.bots.look_whom_they_play_for()
        live = table.live
        if live is not None and table.doc.stage == PLAYING and not self.declining.schedule(live):
            self.bots.look(live)

    def sleep(self) -> None:
        """Nobody is here: clocks stop, and whoever comes finds the full time."""
        self.prompt.stop()
        self.absences.stop()
        self.bots.forget_game()
        self.looked = -1

    def forget_game(self) -> None:
        """Another game begins, or is about to."""
        self.declining.forget_game()
        self.bots.forget_game()
        self.rhythm.forget_game()

    def set(self) -> None:
        """Let the clock run for what is asked now, before anybody is told of it."""
        table, live = self.table, self.table.live
        self.curtain.set(live)
        self.rhythm.look(live)
        if (
            live is None
            or table.doc.stage != PLAYING
            or not table.presence.keeps_awake(table.doc)
            or self.curtain.timer is not None
        ):
            self.prompt.stop()  # behind a curtain nothing else is answered, and the curtain has its time
        else:
            self.prompt.run_for(live, table.doc.clock)

    def left(self) -> ClockInfo | None:
        """What the clock shows."""
        if self.prompt.timer is not None:
            return self.told(self.prompt.timer.when(), self.prompt.length)
        if self.curtain.timer is not None:
            return self.told(self.curtain.timer.when(), self.curtain.length)
        return None

    def told(self, when: float, length: float) -> ClockInfo:
        return ClockInfo(left=round(max(0.0, when - self.table.registry.loop.time()), 1), of=length)

    def holds(self, live: LiveGame, seat: int, action: int) -> bool:
        """Whether this answer waits until the time of its window is over."""
        if self.prompt.timer is None or live.table.kind_name() not in live.game.windows:
            return False
        return live.closes_window(seat, action)

    def ring(self, opened: int) -> None:
        self.table.schedule(lambda: self.time_is_up(opened))

    def time_is_up(self, opened: int) -> None:
        """Who has not answered is taken to have given the default."""
        table, live = self.table, self.table.live
        if live is None or live.table.opened != opened or table.doc.stage != PLAYING:
            return
        if live.held is None:
            answer_for_all(table, live, opened)
            return
        live.release()
        table.note_news()
        table.current.check_over()
