"""What happens at a table without anybody asking for it: clocks run out, bots answer, absent players are replaced.

Everything here follows from public facts, so that time tells nothing about what is hidden.
"""

import math
from typing import TYPE_CHECKING

from clickbang.core.audience import SPECTATOR
from clickbang.protocol.messages import ClockInfo
from clickbang.protocol.stages import PLAYING
from clickbang.server.clocks.absences import Absences
from clickbang.server.clocks.beats import Beats
from clickbang.server.clocks.bot_faces import BotFaces
from clickbang.server.clocks.bot_players import BotPlayers
from clickbang.server.clocks.curtain import CurtainClock
from clickbang.server.clocks.defaults import answer_for_all
from clickbang.server.clocks.due import left, note_began
from clickbang.server.clocks.durations import seconds_for
from clickbang.server.clocks.prompt_clock import PromptClock
from clickbang.server.clocks.rhythm import Rhythm
from clickbang.server.clocks.scenes import SceneTime
from clickbang.server.clocks.sole_choices import SoleChoices
from clickbang.server.game.live_game import LiveGame
from clickbang.server.storage.documents import BeganDoc

if TYPE_CHECKING:
    from clickbang.server.tables.online_table import OnlineTable


class Clocks:
    """All clocks of one table."""

    def __init__(self, table: "OnlineTable") -> None:
        self.table = table
        self.prompt = PromptClock(table.registry.loop, self.ring)
        self.curtain = CurtainClock(table)
        self.absences = Absences(table)
        self.scenes = SceneTime(table)
        self.beats = Beats(table)
        self.sole = SoleChoices(table)
        self.bots = BotPlayers(table)
        self.faces = BotFaces(table)
        self.rhythm = Rhythm(table)
        self.looked = -1
        """The version of the table when it was last seen who is here, who is waited for and who is a bot."""
        self.awake = (-1, False)
        """Whether clocks run, and at which version of the table that was seen: who comes and goes makes another one."""

    def look(self) -> None:
        """Something has changed: see what is due now."""
        table = self.table
        if not self.are_awake() or table.is_closed:
            self.sleep()
            return
        if self.looked != table.version:
            self.looked = table.version
            self.absences.look()
            self.bots.look_whom_they_play_for()
        live = table.live
        if live is not None and table.doc.stage == PLAYING:
            self.bots.look(live)
            self.sole.look(live)
            self.faces.look(live)

    def are_awake(self) -> bool:
        """Whether somebody is here for whom clocks run and bots play."""
        table = self.table
        if self.awake[0] != table.version:
            self.awake = (table.version, table.presence.keeps_awake(table.doc))
        return self.awake[1]

    def sleep(self) -> None:
        """Nobody is here: clocks stop, and whoever comes finds the full time."""
        self.prompt.stop()
        self.absences.stop()
        self.sole.stop()
        self.bots.forget_game()
        self.faces.forget_game()
        self.looked = -1

    def note_rest(self, live: LiveGame) -> None:
        """Everybody has gone: the clock begins anew when somebody is back, whoever has the table then."""
        live.asked = None
        if not self.table.registry.leaving and self.table.doc.began != BeganDoc(live.answers, None):
            self.note_began(live.answers, None)

    def note_began(self, answers: int, at: int | None) -> None:
        """Write down when the clock began, unless something has been answered meanwhile."""

        def note() -> None:
            if self.table.live is not None and self.table.live.answers == answers:
                note_began(self.table.doc, answers, at)
                self.table.note_private_change()

        self.table.schedule(note)

    def forget_game(self) -> None:
        """Another game begins, or is about to."""
        self.beats.forget_game()
        self.sole.forget_game()
        self.bots.forget_game()
        self.faces.forget_game()
        self.rhythm.forget_game()

    def set(self) -> None:
        """Let the clock run for what is asked now, before anybody is told of it."""
        table, live = self.table, self.table.live
        self.curtain.set(live)
        self.rhythm.look(live)
        if live is None or table.doc.stage != PLAYING or not self.are_awake() or self.curtain.timer is not None:
            if live is not None and self.prompt.timed >= 0 and not self.are_awake():
                self.note_rest(live)
            self.prompt.stop()  # behind a curtain nothing else is answered, and the curtain has its time
        else:
            self.run_prompt_clock(live)

    def run_prompt_clock(self, live: LiveGame) -> None:
        opened = live.table.opened
        if self.prompt.timed != opened:
            self.beats.waits = []
            self.sole.opens(self.scenes.seconds(live))
        if live.is_window:
            seconds = self.beats.seconds(live)
        else:
            seconds = seconds_for(live.game, self.table.doc.clock, live.table.kind_name())
            if seconds is not None:
                seconds += self.scenes.seconds(live)
        now = self.table.registry.now()
        if self.prompt.timed != opened and self.table.doc.began == BeganDoc(live.answers, None):
            self.note_began(live.answers, int(now))
        self.prompt.run_for(opened, seconds, math.inf if seconds is None else left(live.asked, seconds, now))

    def left(self, seat: int = SPECTATOR) -> ClockInfo | None:
        """What the clock shows this seat."""
        live = self.table.live
        if self.prompt.timer is not None and live is not None:
            told = self.told(self.prompt.timer.when(), self.prompt.length)
            told.scenes = self.scenes.seconds(live)
            if live.is_window:
                told.beat = True
                told.waits = list(self.beats.waits)
                told.may_wait = self.beats.may_wait(live, seat)
            return told
        if self.curtain.timer is not None:
            return self.told(self.curtain.timer.when(), self.curtain.length)
        return None

    def told(self, when: float, length: float) -> ClockInfo:
        left = max(0.0, when - self.table.registry.loop.time())
        return ClockInfo(left=min(round(left, 1), round(length, 2)), of=round(length, 2))

    def ring(self, opened: int) -> None:
        self.table.schedule(lambda: self.time_is_up(opened))

    def time_is_up(self, opened: int) -> None:
        """Who has not answered is taken to have given the default."""
        table, live = self.table, self.table.live
        if live is None or live.table.opened != opened or table.doc.stage != PLAYING:
            return
        answer_for_all(table, live, opened)
        if live.held:
            table.current.end_beat(live)
