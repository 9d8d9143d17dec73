"""The bots at a table: when each begins to think, and when its answer comes."""

import logging
from typing import TYPE_CHECKING, Final

from clickbang.bots.referee import BY_BOT
from clickbang.bots.registry import usual_bot
from clickbang.core.cursor import awaited
from clickbang.core.events import Event, OwnStep, Sealed
from clickbang.core.prompt import Prompt
from clickbang.core.seats import has
from clickbang.core.table import DECLINE, Table
from clickbang.protocol.stages import BOT
from clickbang.server.bots.turns import STEP
from clickbang.server.bots.worker import Question
from clickbang.server.clocks.defaults import MOST_STEPS, give_default
from clickbang.server.clocks.durations import TICK, next_tick
from clickbang.server.game.authors import BY_LEAVER
from clickbang.server.game.live_game import LiveGame

if TYPE_CHECKING:
    from clickbang.server.tables.online_table import OnlineTable

log = logging.getLogger("clickbang")


SHORTEST: Final = 0.005
"""Seconds of a search at least."""
SEARCHED: Final = STEP + 2 * TICK
"""The answer of a bot that searches comes so long after the question at the soonest, however soon it is found."""


class Thought:
    """An answer that a bot is working on: to what is asked now, due at this time."""

    def __init__(self, live: LiveGame, seat: int, due: float) -> None:
        self.live = live
        self.seat = seat
        self.opened: int = live.table.opened
        self.due = due
        self.begun = 0.0
        """When its bot was asked."""
        self.heard = 0
        """How much its seat had heard when it began."""
        self.steps: list[int] = []

    def is_about(self, live: LiveGame) -> bool:
        """Whether this is what is asked now."""
        return self.live is live and self.opened == live.table.opened

    def is_outdated(self) -> bool:
        """Whether its seat has heard something since that may matter: somebody has left a team, say."""
        news = self.live.view(self.seat).history[self.heard :]
        return any(type(event) is not Sealed for event in news)


class BotPlayers:
    """Answers for the seats of one table that are bots', or whose owners are away."""

    def __init__(self, table: "OnlineTable") -> None:
        self.table = table
        self.seats: list[int] = []
        """For which seats bots play."""
        self.thoughts: dict[int, Thought] = {}
        """By seat, what its bot is thinking, or has answered last."""

    def forget_game(self) -> None:
        self.thoughts = {}

    def look_whom_they_play_for(self) -> None:
        self.seats = []
        for seat, seated in enumerate(self.table.doc.seats):
            if seated.kind == BOT or seated.away:
                self.seats.append(seat)
            else:
                self.thoughts.pop(seat, None)

    def look(self, live: LiveGame) -> None:
        """Let those begin to think who are asked now. How long they take is drawn once for an answer, before it."""
        if not self.seats:
            return
        for seat in sorted(self.seats, key=live.waits_for, reverse=True):  # those first for whom the game waits
            thought = self.thoughts.get(seat)
            if self.concerns(live, seat) and not (thought and thought.is_about(live)):
                self.thoughts[seat] = Thought(live, seat, self.table.registry.loop.time() + self.delay(live))
                self.begin_to_think(self.thoughts[seat])

    def delay(self, live: LiveGame) -> float:
        """How long a bot lets people wait. In a beat nobody sees when it answers, and it must not be late."""
        if live.is_window and not self.table.clocks.beats.ends_early(live):
            return TICK
        return self.table.clocks.rhythm.delay(live)

    def concerns(self, live: LiveGame, seat: int) -> bool:
        """Whether this seat may answer. Programs are asked once about a standing right."""
        return live.waits_for(seat) or (has(live.table.standing, seat) and not live.has_to_wait(seat))

    def is_wanted(self, thought: Thought) -> bool:
        """Whether nothing has overtaken this answer."""
        live = thought.live
        if self.thoughts.get(thought.seat) is not thought or self.table.live is not live or live.over:
            return False
        return thought.is_about(live) and self.concerns(live, thought.seat)

    def begin_to_think(self, thought: Thought) -> None:
        """As soon as all is on disk: a bot must not know what is not."""
        self.table.once_on_disk(lambda: self.ask(thought))

    def ask(self, thought: Thought) -> None:
        """Let the bot think about what its seat knows now."""
        if not self.is_wanted(thought):
            return  # it was asked before everybody went away and came back, and has answered meanwhile
        live, seat = thought.live, thought.seat
        news = list(live.view(seat).history)
        thought.heard, thought.steps = len(news), []
        thought.begun = self.table.registry.loop.time()
        ahead = None if live.table.drafts is None else live.table.clone()
        self.table.registry.spawn(self.think_or_default(thought, news, live.prompt(seat), ahead))

    async def think_or_default(self, thought: Thought, news: list[Event], prompt: Prompt, ahead: Table | None) -> None:
        """A bot that cannot be asked, whatever the reason, must not keep a table without a clock waiting."""
        table, live, seat, opened = self.table, thought.live, thought.seat, thought.opened
        try:
            await self.think(thought, news, prompt, ahead)
        except Exception:
            log.exception("table %s: the bot in seat %d could not be asked", table.id, seat)
            table.schedule(lambda: give_default(table, live, seat, opened, BY_BOT))

    async def think(self, thought: Thought, news: list[Event], prompt: Prompt, ahead: Table | None) -> None:
        """Ask the bot for all steps of its answer at once; they come together, when they are due.

        `ahead` is a copy of the table, where answers are drafts: on it the bot takes its steps.
        """
        table, live, seat = self.table, thought.live, thought.seat
        pool, loop = table.registry.bots, table.registry.loop
        seated = table.doc.seats[seat]
        bot = seated.bot if seated.kind == BOT else usual_bot(live.game)
        key = (table.id, table.doc.number, seat, bot)
        while True:
            question = Question(
                key, table.doc.game, 0, news, prompt.kind, prompt.role, prompt.sealed, prompt.waiting, prompt.choices,
                prompt.draft, table.registry.settings.bot_seconds, self.search_seconds(thought, ahead),
            )  # fmt: skip
            action = await pool.ask(question, table.doc.opened_from or table.id)
            if action is None:
                action = (ahead or live.table).default_action(seat)
            thought.steps.append(action)
            if ahead is None:
                break
            ahead.apply(seat, action)
            complete = ahead.opened != thought.opened or not has(awaited(ahead), seat)
            if complete or len(thought.steps) == MOST_STEPS:
                pool.forget_seat(key)  # what others did meanwhile comes before these steps
                break
            news = [*news, OwnStep(seat, action)]
            prompt = ahead.prompt_for(seat)
        by = BY_BOT if seated.kind == BOT else BY_LEAVER
        due = max(thought.due, thought.begun + SEARCHED) if bot in pool.searching else thought.due
        loop.call_at(next_tick(due, loop.time()), table.schedule, lambda: self.answer(thought, by))

    def search_seconds(self, thought: Thought, ahead: Table | None) -> float:
        """How long a bot may search now: all steps of its answer together for no longer than others wait anyway. How
        long it really takes depends on what it holds."""
        registry = self.table.registry
        left = thought.begun + max(STEP, thought.due - thought.begun - TICK) - registry.loop.time()
        if ahead is not None:
            left /= 2  # nobody knows how many steps follow
        return min(registry.settings.search_seconds, max(left, SHORTEST))

    def answer(self, thought: Thought, by: str) -> None:
        """The bot has thought: its answer counts if it is still its turn."""
        if not self.is_wanted(thought):
            return
        if thought.is_outdated():
            self.begin_to_think(thought)
            return
        live, seat = thought.live, thought.seat
        standing = not live.waits_for(seat)
        for action in thought.steps:
            if standing and action == DECLINE:
                return
            self.table.current.answer(seat, action, by)
