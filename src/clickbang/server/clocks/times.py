"""What the clocks of a table remember. Plain data: the functions beside it say what is due when."""

import math

from clickbang.core.events import Sealed
from clickbang.protocol.clocks import USUAL_SPEED
from clickbang.server.game.live_game import LiveGame


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
        news = self.live.history(self.seat)[self.heard :]
        return any(type(event) is not Sealed for event in news)


class Times:
    """Of one table. What has to outlast a takeover is in its document."""

    def __init__(self, revealing: int | None) -> None:
        self.timed = -1
        """The prompt for which the clock runs, by the table's own count."""
        self.endless = False
        """Whether that prompt waits for as long as it takes."""
        self.length = 0.0
        self.began = 0.0
        self.waits: list[int] = []
        """Who has taken the full time of the open beat; how often in this game is in the table's document."""
        self.curtain = 0.0
        """How long the curtain is down, all in all."""
        self.speed: str = USUAL_SPEED
        """What those who are out have asked for where no person plays any more."""
        self.playing = 0
        """Who still played when everybody was last told."""
        self.since = 0.0
        """When those who watched what led to the open prompt were asked."""
        self.taken: dict[tuple[int, str], list[float]] = {}
        """By seat and kind of prompt, how long each answer took that its owner gave, after what led to the prompt."""
        self.sole: dict[int, tuple[int, int]] = {}
        """By seat, the prompt and the step at which it was last seen whether there is a choice."""
        self.bots: list[int] = []
        """For which seats bots play."""
        self.thoughts: dict[int, Thought] = {}
        """By seat, what its bot is thinking, or has answered last."""
        self.seen = -1
        """How many events everybody had heard when bots last looked for a reason to pull faces; else -1."""
        self.rested = -math.inf
        """When the next face may be pulled."""
        self.revealing = revealing
        """Since when people owe their luck, if that was read from disk."""
        self.looked = -1
        """The version of the table when it was last seen who is here, who is waited for and who is a bot."""
        self.awake = (-1, False)
        """Whether clocks run, and at which version of the table that was seen: who comes and goes makes another one."""

    def forget_game(self) -> None:
        """Another game begins, or is about to."""
        self.waits, self.taken, self.sole, self.thoughts = [], {}, {}, {}
        self.seen, self.speed = -1, USUAL_SPEED
