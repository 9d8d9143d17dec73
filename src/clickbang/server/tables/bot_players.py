"""The bots at a table: what each is asked, and when its answer comes."""

import logging
from functools import partial
from typing import Final

from clickbang.bots.referee import BY_BOT
from clickbang.bots.registry import usual_bot
from clickbang.core.cursor import awaited
from clickbang.core.events import Event, OwnStep
from clickbang.core.prompt import Prompt
from clickbang.core.seats import has
from clickbang.core.table import DECLINE, Table
from clickbang.protocol.stages import BOT
from clickbang.server.bots.turns import STEP
from clickbang.server.bots.worker import Question
from clickbang.server.clocks.durations import TICK, next_tick
from clickbang.server.clocks.rhythm import bot_delay
from clickbang.server.clocks.scheduler import ANSWER
from clickbang.server.clocks.times import Thought
from clickbang.server.game.authors import BY_LEAVER
from clickbang.server.game.live_game import LiveGame
from clickbang.server.room import Room
from clickbang.server.tables import play
from clickbang.server.tables.play import MOST_STEPS

log = logging.getLogger("clickbang")

SHORTEST: Final = 0.005
"""Seconds of a search at least."""
SEARCHED: Final = STEP + 2 * TICK
"""The answer of a bot that searches comes so long after the question at the soonest, however soon it is found."""


def look_whom_bots_play_for(room: Room) -> None:
    times = room.times
    times.bots = []
    for seat, seated in enumerate(room.doc.seats):
        if seated.kind == BOT or seated.away:
            times.bots.append(seat)
        else:
            times.thoughts.pop(seat, None)


def let_bots_think(room: Room, live: LiveGame) -> None:
    """Let those begin to think who are asked now. How long they take is drawn once for an answer, before it."""
    times = room.times
    for seat in sorted(times.bots, key=live.waits_for, reverse=True):  # those first for whom the game waits
        thought = times.thoughts.get(seat)
        if concerns(live, seat) and not (thought and thought.is_about(live)):
            due = room.registry.loop.time() + bot_delay(room.doc, live, times.speed)
            times.thoughts[seat] = Thought(live, seat, due)
            begin_to_think(room, times.thoughts[seat])


def concerns(live: LiveGame, seat: int) -> bool:
    """Whether this seat may answer. Programs are asked once about a standing right."""
    return live.waits_for(seat) or (has(live.table.standing, seat) and not live.has_to_wait(seat))


def is_wanted(room: Room, thought: Thought) -> bool:
    """Whether nothing has overtaken this answer."""
    live = thought.live
    if room.times.thoughts.get(thought.seat) is not thought or room.live is not live or live.over:
        return False
    return thought.is_about(live) and concerns(live, thought.seat)


def begin_to_think(room: Room, thought: Thought) -> None:
    """As soon as all is on disk: a bot must not know what is not."""
    room.once_on_disk(lambda: ask(room, thought))


def ask(room: Room, thought: Thought) -> None:
    """Let the bot think about what its seat knows now."""
    if not is_wanted(room, thought):
        return  # it was asked before everybody went away and came back, and has answered meanwhile
    live, seat = thought.live, thought.seat
    news = list(live.history(seat))
    thought.heard, thought.steps = len(news), []
    thought.begun = room.registry.loop.time()
    ahead = None if live.table.drafts is None else live.table.clone()
    room.registry.spawn(think_or_default(room, thought, news, live.prompt(seat), ahead))


async def think_or_default(
    room: Room, thought: Thought, news: list[Event], prompt: Prompt, ahead: Table | None
) -> None:
    """A bot that cannot be asked, whatever the reason, must not keep a table without a clock waiting."""
    live, seat, opened = thought.live, thought.seat, thought.opened
    try:
        await think(room, thought, news, prompt, ahead)
    except Exception:
        log.exception("table %s: the bot in seat %d could not be asked", room.id, seat)
        room.schedule(partial(play.give_default, room, live, seat, opened, BY_BOT))


async def think(room: Room, thought: Thought, news: list[Event], prompt: Prompt, ahead: Table | None) -> None:
    """Ask the bot for all steps of its answer at once; they come together, when they are due.

    `ahead` is a copy of the table, where answers are drafts: on it the bot takes its steps.
    """
    live, seat, doc = thought.live, thought.seat, room.doc
    pool, loop = room.registry.bots, room.registry.loop
    seated = doc.seats[seat]
    bot = seated.bot if seated.kind == BOT else usual_bot(live.game)
    key = (room.id, doc.number, seat, bot)
    while True:
        question = Question(
            key, doc.game, 0, news, prompt.kind, prompt.role, prompt.sealed, prompt.waiting, prompt.choices,
            prompt.draft, room.registry.settings.bot_seconds, search_seconds(room, thought, ahead),
        )  # fmt: skip
        action = await pool.ask(question, doc.opened_from or room.id)
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
    if room.times.thoughts.get(seat) is thought:
        room.scheduler.plan((ANSWER, seat), next_tick(due, loop.time()), partial(give, room, thought, by))


def search_seconds(room: Room, thought: Thought, ahead: Table | None) -> float:
    """How long a bot may search now: all steps of its answer together for no longer than others wait anyway. How
    long it really takes depends on what it holds."""
    left = thought.begun + max(STEP, thought.due - thought.begun - TICK) - room.registry.loop.time()
    if ahead is not None:
        left /= 2  # nobody knows how many steps follow
    return min(room.registry.settings.search_seconds, max(left, SHORTEST))


def give(room: Room, thought: Thought, by: str) -> None:
    """The bot has thought: its answer counts if it is still its turn."""
    if not is_wanted(room, thought):
        return
    if thought.is_outdated():
        begin_to_think(room, thought)
        return
    live, seat = thought.live, thought.seat
    standing = not live.waits_for(seat)
    for action in thought.steps:
        if standing and action == DECLINE:
            return
        play.answer(room, seat, action, by)
