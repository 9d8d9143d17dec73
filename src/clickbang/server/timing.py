"""What happens at a table without anybody asking for it: clocks run out, bots answer, absent players are replaced."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from clickbang.bots.referee import BY_BOT
from clickbang.core.prompt import ASKED
from clickbang.core.table import DECLINE
from clickbang.server import seating
from clickbang.server.docs import BOT, PERSON, PLAYING, REVEALING
from clickbang.server.messages import ClockInfo
from clickbang.server.pace import WINDOWS, scope_of, seconds_for, thinking_time
from clickbang.server.play import Play
from clickbang.server.thinking import Question

if TYPE_CHECKING:
    from clickbang.server.room import Room

BY_PLAYER, BY_CLOCK, BY_LEAVER = "player", "clock", "leaver"
MOST_STEPS = 200
"""A draft that the clock completes has fewer steps."""


class Timing:
    """The clocks and bots of one table."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.timer: asyncio.TimerHandle | None = None
        self.timed = -1
        """The prompt for which the clock runs, by the table's own count."""
        self.length = 0.0
        self.revealing: asyncio.TimerHandle | None = None
        self.absent: dict[int, asyncio.TimerHandle] = {}
        self.thinking: dict[int, tuple[int, int]] = {}
        """By seat, for which prompt and step its bot is thinking."""
        self.looked = -1
        """The version of the table when it was last seen who is here and who is a bot."""
        self.played_by_bots: list[int] = []

    def look(self) -> None:
        """Something has changed: see what is due now."""
        room = self.room
        if not room.awake or room.closed:
            self.sleep()
            return
        self.look_at_reveals()
        play = room.play
        if play is None or room.doc.stage != PLAYING:
            return
        if self.looked != room.version:
            self.looked = room.version
            self.look_who_is_here()
        due = self.declines(play)
        for deed in due:
            room.take(None, None, deed)
        if not due:
            self.look_at_bots(play)

    def sleep(self) -> None:
        """Nobody is here: clocks stop, and whoever comes finds the full time."""
        self.stop_clock()
        for timer in self.absent.values():
            timer.cancel()
        self.absent = {}
        self.thinking = {}
        self.looked = -1
        if self.revealing is not None:
            self.revealing.cancel()
            self.revealing = None

    # The clock

    def set_clock(self) -> None:
        """Let the clock run for what is asked now, before anybody is told of it."""
        play = self.room.play
        if play is None or self.room.doc.stage != PLAYING or not self.room.awake:
            self.stop_clock()
            return
        if self.timed == play.table.opened:
            return
        self.stop_clock()
        self.timed = play.table.opened
        seconds = seconds_for(self.room.doc.clock, play.table.kind_name())
        if seconds is not None:
            self.length = seconds
            self.timer = self.room.house.loop.call_later(seconds, self.ring, self.timed)

    def stop_clock(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        self.timed = -1

    def left(self) -> ClockInfo | None:
        """What the clock shows."""
        if self.timer is None:
            return None
        left = max(0.0, self.timer.when() - self.room.house.loop.time())
        return ClockInfo(left=round(left, 1), of=self.length)

    def ring(self, opened: int) -> None:
        self.timer = None
        self.room.take(None, None, lambda: self.time_is_up(opened))

    def time_is_up(self, opened: int) -> None:
        """Who has not answered is taken to have given the default."""
        play = self.room.play
        if play is None or play.table.opened != opened or self.room.doc.stage != PLAYING:
            return
        if play.held is not None:
            play.release()
            self.room.news = True
            self.room.check_over()
            return
        for seat in range(play.seats):
            for _ in range(MOST_STEPS):
                if play.table.opened != opened or not play.waits_for(seat):
                    break
                self.room.answer(seat, play.table.default_action(seat), BY_CLOCK)

    def holds(self, seat: int, action: int) -> bool:
        """Whether this answer waits until the time of its window is over."""
        play = self.room.play
        if play is None or self.timer is None or play.table.kind_name() not in WINDOWS:
            return False
        return play.closes_window(seat, action)

    # Declining ahead

    def declines(self, play: Play) -> list[Callable[[], None]]:
        """What those who declined ahead are asked now, declined."""
        due: list[Callable[[], None]] = []
        for seat, (scope, began) in list(self.room.ahead.items()):
            if scope_of(play.view(seat), scope) != began:
                del self.room.ahead[seat]
                self.room.version += 1
            elif play.waits_for(seat) and play.prompt(seat).role == ASKED:
                due.append(self.decline(play, seat))
        return due

    def decline(self, play: Play, seat: int) -> Callable[[], None]:
        opened = play.table.opened

        def deed() -> None:
            if play.table.opened == opened and play.waits_for(seat) and play.problem(seat, DECLINE) is None:
                self.room.answer(seat, DECLINE, BY_PLAYER)

        return deed

    # People who do not show what they committed to, and people who are gone

    def look_at_reveals(self) -> None:
        if self.room.doc.stage != REVEALING:
            if self.revealing is not None:
                self.revealing.cancel()
                self.revealing = None
        elif self.revealing is None:
            wait = self.room.house.settings.reveal_seconds
            self.revealing = self.room.house.loop.call_later(
                wait, lambda: self.room.take(None, None, self.give_up_revealing)
            )

    def give_up_revealing(self) -> None:
        self.revealing = None
        if self.room.doc.stage == REVEALING:
            seating.back_to_lobby(self.room.doc)
            self.room.changed = True

    def look_who_is_here(self) -> None:
        """Let the time of those run who are not, and see for whom a bot plays."""
        self.played_by_bots = []
        for seat, seated in enumerate(self.room.doc.seats):
            if seated.kind == BOT or seated.away:
                self.played_by_bots.append(seat)
            else:
                self.thinking.pop(seat, None)
            missing = seated.kind == PERSON and not seated.away and not self.room.connected(seated)
            if missing and seat not in self.absent:
                wait = self.room.house.settings.away_seconds
                self.absent[seat] = self.room.house.loop.call_later(wait, self.miss, seat)
            elif not missing and seat in self.absent:
                self.absent.pop(seat).cancel()

    def miss(self, seat: int) -> None:
        del self.absent[seat]
        self.room.take(None, None, lambda: self.replace_absent(seat))

    def replace_absent(self, seat: int) -> None:
        """A bot plays in the place of somebody who has been gone for long."""
        if self.room.doc.stage != PLAYING:
            return  # the game is over, and the seat may be gone
        seated = self.room.doc.seats[seat]
        if seated.kind == PERSON and not self.room.connected(seated):
            seated.away = True
            self.room.changed = True

    # Bots

    def look_at_bots(self, play: Play) -> None:
        for seat in self.played_by_bots:
            standing = play.table.standing >> seat & 1
            if not standing and not play.waits_for(seat):
                continue
            step = 0 if standing else play.step(seat)  # programs are asked once about a standing right
            key = (play.table.opened, step)
            if self.thinking.get(seat) != key:
                self.thinking[seat] = key
                self.room.house.spawn(self.let_bot_answer(play, seat, key))

    async def let_bot_answer(self, play: Play, seat: int, key: tuple[int, int]) -> None:
        """Wait as long as somebody who thinks would, then ask the bot."""
        room = self.room
        kind = play.table.kind_name()
        delay = thinking_time(room.doc.pace, kind)
        if delay:
            await asyncio.sleep(delay)
        while room.writing:  # it must not know what is not on disk
            await asyncio.sleep(0.001)
        if self.thinking.get(seat) != key or play.table.opened != key[0]:
            return
        if not (play.waits_for(seat) or play.table.standing >> seat & 1):
            return  # it was asked before everybody went away and came back, and has answered meanwhile
        seated = room.doc.seats[seat]
        bot = seated.bot if seated.kind == BOT else seating.LEAVER_BOT
        view, prompt = play.view(seat), play.prompt(seat)
        question = Question(
            (room.id, room.doc.number, seat, bot), room.doc.game, 0, list(view.history), prompt.kind, prompt.role,
            prompt.sealed, prompt.waiting, prompt.choices, prompt.draft, room.house.settings.bot_seconds,
        )  # fmt: skip
        action = await room.house.bots.ask(question)
        by = BY_BOT if seated.kind == BOT else BY_LEAVER
        room.take(None, None, lambda: self.bot_answers(play, seat, key, action, by))

    def bot_answers(self, play: Play, seat: int, key: tuple[int, int], action: int | None, by: str) -> None:
        """The bot has thought: its answer counts if it is still its turn."""
        if self.thinking.get(seat) != key or play.table.opened != key[0] or self.room.play is not play or play.over:
            return
        if play.table.standing >> seat & 1:
            if action is not None and action != DECLINE and play.problem(seat, action) is None:
                self.room.answer(seat, action, by)
            return
        if not play.waits_for(seat):
            return
        if action is None or play.problem(seat, action) is not None:
            action = play.table.default_action(seat)
        self.room.answer(seat, action, by)
