"""The rhythm of a table: how long its bots take, by whose business it is what is going on, and those without a choice.

What concerns a person takes its time. What bots do among themselves is told quickly while a person waits to play on.
When none does any more, those who watch want to see it: it goes on as usual, until one of them who sits here lets it go
faster, or to the end at once. All of it follows from public facts.

What has a single answer is not asked of a person: it is given for them, after a while. Others see when a seat answers,
and must not learn from it that there was one choice only. So the time is near one that this seat has taken before for a
question of the same kind, as everybody saw; for the first one it is a bot's. The table's clock may be quicker.
"""

import random
from typing import Final

from clickbang.core.seats import count
from clickbang.protocol.clocks import AT_ONCE, FASTER, NATURAL, TO_THE_END
from clickbang.server.clocks import beats
from clickbang.server.clocks.durations import LONGEST_THOUGHT, TICK, thinking_time
from clickbang.server.game.live_game import LiveGame
from clickbang.server.seats.taking_part import concerned, has_people, playing
from clickbang.server.storage.documents import TableDoc

AT_LEAST: Final = 0.1
AT_MOST: Final = 0.25
"""How many seconds a bot takes where a person plays who is not concerned, or where it is to go faster."""
MANY: Final = 12
"""Where more than so many still play, those who wait have more to wait for: it goes quicker in proportion."""

QUICKEST: Final = LONGEST_THOUGHT / 4
"""Seconds that pass in any case: a program that answers at once has answered by then, and is not overtaken."""
SLOWEST: Final = 9.0
"""Seconds of an earlier answer that count at most. Who was away from the table for minutes would keep all waiting once
more, and for nothing; so somebody who never answers within that time can be seen to have had no choice."""
LESS: Final = 0.75
MORE: Final = 1.3
"""An earlier time is varied between these: the same time once more, to the millisecond, would be recognised."""


def bot_delay(doc: TableDoc, live: LiveGame, speed: str) -> float:
    """How long a bot that is asked now lets the others wait: drawn before it thinks. It watches what they watch.

    In a beat nobody sees when it answers, and it must not be late.
    """
    if live.is_window and not beats.ends_early(doc, live, speed):
        return TICK
    return delay(doc, live, speed)


def delay(doc: TableDoc, live: LiveGame, speed: str) -> float:
    """The same where no beat hides it."""
    if doc.pace == AT_ONCE or speed == TO_THE_END:
        return TICK
    somebody_waits = has_people(doc, playing(live))
    if speed != FASTER and (not somebody_waits or has_people(doc, concerned(live))):
        return thinking_time(live.game, doc.pace, live.table.kind_name()) + beats.scene_seconds(doc, live)
    return among_bots(count(playing(live)))


def among_bots(playing: int) -> float:
    """How long a bot takes for what is no person's business, while so many play."""
    return random.uniform(AT_LEAST, AT_MOST) * min(1.0, MANY / max(1, playing))


def sole_delay(doc: TableDoc, live: LiveGame, before: list[float] | None) -> float:
    """After which time the only answer is given of somebody who has taken these times for such questions."""
    scenes = beats.scene_seconds(doc, live)
    first = scenes + max(thinking_time(live.game, NATURAL, live.table.kind_name()), QUICKEST)
    return like_one_of(before, scenes) if before else first


def like_one_of(before: list[float], scenes: float = 0.0) -> float:
    """A time like those that were taken before, and none of them: between QUICKEST and twelve seconds after scenes.

    Those are counted from the end of what was acted out; who skipped that has taken less than nothing.
    """
    usual = [took for took in before if took <= SLOWEST] or [SLOWEST]
    took = random.choice(usual)
    watched = scenes if took >= 0 else 0.0
    return watched + max(took + scenes - watched, QUICKEST / LESS) * random.uniform(LESS, MORE)
