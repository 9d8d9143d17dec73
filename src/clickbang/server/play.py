"""A game being played online: the sitting, what everybody hears of it, and which answers are due."""

from collections.abc import Sequence

from msgspec import Raw

from clickbang.core.audience import SPECTATOR
from clickbang.core.chance import Chance
from clickbang.core.errors import ClickbangError
from clickbang.core.game import Game
from clickbang.core.prompt import Prompt
from clickbang.core.sitting import Sitting
from clickbang.core.table import DECLINE
from clickbang.core.view import View
from clickbang.server.docs import LogRow
from clickbang.server.errors import LATE, NO_SUCH_PROMPT, ServerError
from clickbang.server.wire import event_json

RECENT = 60
"""So many texts of events are kept for the others who hear of them: what is large is slow to be found in memory."""


class Play:
    """One game. `answer` is the only way in which anything happens."""

    def __init__(self, game: Game, seats: int, options: dict[str, str], source: Chance) -> None:
        self.game = game
        self.seats = seats
        self.texts: dict[int, Raw] = {}
        """The last events that somebody has been told, as JSON. All events of a game live as long as it does."""
        self.answers = 0
        self.last: list[tuple[int, int, int] | None] = [None] * seats
        """What each seat answered last: prompt, step, action. Counted by what the seat has heard, and nothing else."""
        self.held: LogRow | None = None
        """An answer that is on disk and closes a card window, whose time is not over yet."""
        self.sitting = Sitting(game, seats, options, source)
        self.table = self.sitting.table
        self.sitting.settle()

    def close(self) -> None:
        """The table forgets who listens: a ring of things that know each other would stay in memory for long."""
        self.table.listener = None

    @property
    def over(self) -> bool:
        return self.sitting.over

    def view(self, seat: int) -> View:
        """What this seat (or SPECTATOR) knows."""
        return self.sitting.spectator if seat == SPECTATOR else self.sitting.views[seat]

    def heard(self, view: View, since: int) -> list[Raw]:
        """What this view has been told after so many events, as JSON; what several are told is written once."""
        texts, told = self.texts, []
        if len(texts) > RECENT:
            texts.clear()
        for event in view.history[since:]:
            text = texts.get(id(event))
            if text is None:
                text = texts[id(event)] = event_json(event)
            told.append(text)
        return told

    def prompt(self, seat: int) -> Prompt:
        """What this seat (or SPECTATOR) is asked."""
        if self.held is not None and self.held.seat == seat:
            return Prompt("", seat, "watching", False, 0, [], [])
        return self.table.prompt_for(seat)

    def waits_for(self, seat: int) -> bool:
        """Whether the game cannot go on without this seat."""
        return self.held is None and (self.table.must | self.table.asked) >> seat & 1 != 0

    def step(self, seat: int) -> int:
        """How many answers this seat has given to the last prompt that it heard."""
        last = self.last[seat]
        return last[1] + 1 if last is not None and last[0] == self.view(seat).prompts else 0

    def check_named(self, seat: int, prompt: int, step: int, action: int) -> bool:
        """Whether an answer is meant for what is asked now. False: it is the last one once more; else an error."""
        if self.last[seat] == (prompt, step, action):
            return False
        current = (self.view(seat).prompts, self.step(seat))
        if (prompt, step) < current or self.over:
            raise ServerError(LATE)
        if (prompt, step) > current:
            raise ServerError(NO_SUCH_PROMPT)
        return True

    def problem(self, seat: int, action: int) -> ClickbangError | None:
        """What the rules have against an answer."""
        problem = self.table.problem(seat, action)
        if problem is None and self.held is not None:
            return ServerError(LATE)
        return problem  # while an answer is held as before: a refusal must not tell that the window has closed

    def closes_window(self, seat: int, action: int) -> bool:
        """Whether this answer is the last of a sealed round in which somebody does something."""
        table = self.table
        if not table.sealed or table.drafts is not None or table.must or table.asked != 1 << seat:
            return False
        others = [answer for answer in table.answers if answer > DECLINE]
        return action != DECLINE or bool(others)

    def answer(self, row: LogRow) -> None:
        """An answer that is known to be allowed."""
        self.note(row)
        self.apply(row)

    def hold(self, row: LogRow) -> None:
        """An answer that takes effect when `release` says so."""
        self.note(row)
        self.held = row

    def release(self) -> None:
        """The time of the window is over."""
        row, self.held = self.held, None
        if row is not None:
            self.apply(row)

    def note(self, row: LogRow) -> None:
        self.answers += 1
        self.last[row.seat] = (self.view(row.seat).prompts, self.step(row.seat), row.action)

    def apply(self, row: LogRow) -> None:
        self.sitting.answer(row.seat, row.action, row.by)
        self.sitting.settle()


def restore(game: Game, seats: int, options: dict[str, str], source: Chance, log: Sequence[LogRow]) -> Play:
    """The game as it stood after these answers."""
    play = Play(game, seats, options, source)
    for row in log:
        play.answer(row)
    return play
