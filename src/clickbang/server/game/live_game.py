"""A game being played online: the sitting, what everybody hears of it, and which answers are due.

Where a question may follow that only some hear, a *curtain* falls before the others: what happens behind it they are
told when it is lifted, all of it together. When that is depends on public facts (`clocks/`), so they do not notice
whether there was a question.
"""

from collections.abc import Iterable, Sequence

from clickbang.core.audience import EVERYONE, SPECTATOR, hears
from clickbang.core.chance import Chance
from clickbang.core.cursor import awaited
from clickbang.core.errors import ALREADY_ANSWERED, NOT_ASKED, ClickbangError, NotAsked
from clickbang.core.events import Asked, Event
from clickbang.core.game import Game
from clickbang.core.prompt import ASKED, MUST, WATCHING, Prompt
from clickbang.core.seats import has, mask_of
from clickbang.core.table import NOTHING
from clickbang.core.view import View
from clickbang.protocol.errors import LATE, NO_SUCH_PROMPT, ServerError
from clickbang.server.game.ears import OnlineSitting
from clickbang.server.storage.documents import LogRow


class LiveGame:
    """One game. `answer` is the only way in which anything happens."""

    def __init__(
        self, game: Game, seats: int, options: dict[str, str], source: Chance, names: Sequence[str] = ()
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.names = names
        """By seat, for as long as this game is shown: also of those who have left since."""
        self.answers = 0
        self.last: list[tuple[int, int, int] | None] = [None] * seats
        """What each seat answered last: prompt, step, action. Counted by what the seat has heard, and nothing else."""
        self.held: dict[int, LogRow] = {}
        """By seat, answers that are on disk and take effect when the beat is over."""
        self.read_at: int | None = None
        """While the game is read from disk, when the answer was given that is at hand."""
        self.asked: int | None = None
        """When the answer was given that led to the open prompt, if that was read from disk."""
        self.fell: int | None = None
        """The same of the curtain."""
        self.inside: int = EVERYONE
        """Who is told at once what happens: all, unless a curtain has fallen."""
        self.behind_curtain: list[tuple[int, Event]] = []
        """What the others will be told, and who of them."""
        self.acted_out = (-1, 0.0)
        """Before which prompt something is acted out, and for how long."""
        self.sitting = OnlineSitting(game, seats, options, source)
        self.table = self.sitting.table
        self.sitting.settle()

    def close(self) -> None:
        """The table forgets who listens: a ring of things that know each other would stay in memory for long."""
        self.sitting.close()

    @property
    def over(self) -> bool:
        """Whether the game is over, and everybody knows."""
        return self.sitting.over and self.inside == EVERYONE

    # The curtain

    @property
    def asks_privately(self) -> bool:
        """Whether the table waits for a prompt that not all hear of."""
        return self.table.kind != NOTHING and self.table.audience != EVERYONE

    @property
    def paused(self) -> bool:
        """Whether the game goes on before everybody's eyes as soon as the curtain is lifted."""
        return self.inside != EVERYONE and not self.sitting.over and not self.asks_privately

    def is_outside(self, seat: int) -> bool:
        """Whether this seat (or SPECTATOR) sees a curtain."""
        return self.inside != EVERYONE and not hears(self.inside, seat)

    def has_to_wait(self, seat: int) -> bool:
        """Whether nothing can be answered here before the curtain is lifted."""
        return self.inside != EVERYONE and (self.paused or not hears(self.inside, seat))

    def drop_curtain(self, inside: int) -> None:
        self.inside = inside
        self.sitting.listen(self.hear_inside)

    def hear_inside(self, audience: int, event: Event) -> None:
        self.sitting.hear(audience & self.inside, event)
        self.behind_curtain.append((audience & ~self.inside, event))

    def lift_curtain(self) -> None:
        """Everybody is told what has happened."""
        self.inside = EVERYONE
        self.sitting.listen(self.sitting.hear)
        hidden, self.behind_curtain = self.behind_curtain, []
        for audience, event in hidden:
            self.sitting.hear(audience, event)

    # What is asked

    def view(self, seat: int) -> View:
        """What this seat (or SPECTATOR) knows."""
        return self.sitting.ear(seat).view()

    def history(self, seat: int) -> list[Event]:
        """All that this seat (or SPECTATOR) has heard."""
        return self.sitting.ear(seat).history

    def prompts(self, seat: int) -> int:
        """Of how many prompts this seat (or SPECTATOR) has heard."""
        return self.sitting.ear(seat).prompts

    def heard(self, seat: int, since: int) -> list[bytes]:
        """What this seat (or SPECTATOR) has been told after so many events, as JSON."""
        return self.sitting.ear(seat).told_since(since)

    def scenes(self) -> float:
        """How long it takes to act out what led to the open prompt, from what everybody has heard."""
        opened, seconds = self.acted_out
        if opened != self.table.opened:
            seconds = sum(self.game.scenes.get(event, 0.0) for event in told_before_the_prompt(self))
            self.acted_out = (self.table.opened, seconds)
        return seconds

    def progress(self) -> list[int]:
        """How many events each seat has heard so far, and at last how many spectators have."""
        return [len(ear.history) for ear in self.sitting.ears]

    def prompt(self, seat: int) -> Prompt:
        """What this seat (or SPECTATOR) is asked."""
        if self.has_to_wait(seat) or seat in self.held:
            view = self.view(seat)
            return Prompt(view.kind, seat, WATCHING, view.sealed, view.waiting, [], [])
        return self.table.prompt_for(seat)

    def waits_for(self, seat: int) -> bool:
        """Whether the game cannot go on without this seat."""
        waited = has(self.table.must | self.table.asked, seat)
        return waited and seat not in self.held and not self.has_to_wait(seat)

    def is_done_with(self, seat: int, opened: int) -> bool:
        """Whether this seat has answered that prompt, and all of it: a draft takes several steps."""
        return self.table.opened != opened or not has(self.table.must | self.table.asked, seat)

    @property
    def is_window(self) -> bool:
        """Whether a window is open in which cards may be played: what is answered takes effect together."""
        table = self.table
        return (
            table.kind != NOTHING and table.sealed and table.drafts is None and table.kind_name() in self.game.windows
        )

    @property
    def is_complete(self) -> bool:
        """Whether everybody has answered in this beat."""
        return bool(self.held) and mask_of(self.held) == awaited(self.table)

    def is_sole(self, prompt: Prompt) -> bool:
        """Whether there is nothing to decide. Who has begun a draft can still take a step back."""
        return len(prompt.choices) == 1 and prompt.role in (MUST, ASKED) and not prompt.draft and not self.is_window

    def own_answer(self, seat: int) -> int:
        """What this seat (or SPECTATOR) has sealed, as it knows itself; UNANSWERED if nothing."""
        return self.held[seat].action if seat in self.held else self.sitting.ear(seat).own_answer

    def step(self, seat: int) -> int:
        """How many answers this seat has given to the last prompt that it heard."""
        last = self.last[seat]
        return last[1] + 1 if last is not None and last[0] == self.prompts(seat) else 0

    def check_named(self, seat: int, prompt: int, step: int, action: int) -> bool:
        """Whether an answer is meant for what is asked now. False: it is the last one once more; else an error."""
        if self.last[seat] == (prompt, step, action):
            return False
        current = (self.prompts(seat), self.step(seat))
        if (prompt, step) < current or self.over:
            raise ServerError(LATE)
        if (prompt, step) > current:
            raise ServerError(NO_SUCH_PROMPT)
        return True

    def problem(self, seat: int, action: int) -> ClickbangError | None:
        """What the rules have against an answer."""
        if self.has_to_wait(seat):
            return NotAsked(NOT_ASKED, seat=seat)  # whatever happens behind the curtain
        if seat in self.held:
            return NotAsked(ALREADY_ANSWERED, seat=seat)
        return self.table.problem(seat, action)

    def answer(self, row: LogRow) -> None:
        """An answer that is known to be allowed."""
        self.note(row)
        self.apply(row)

    def replay(self, row: LogRow) -> None:
        """An answer from the log, which may be spoiled: an illegal one is an error."""
        self.read_at = row.at
        if self.paused:
            self.lift_curtain()  # its time was over when this was answered
        problem = self.table.problem(row.seat, row.action)
        if problem is not None:
            raise problem
        if not self.is_window:
            self.answer(row)
            return
        self.hold(row)
        if self.is_complete:
            self.release()  # whether its time was over is not written down; the next one has its own

    def hold(self, row: LogRow) -> None:
        """An answer that takes effect when `release` says so."""
        self.note(row)
        self.held[row.seat] = row

    def release(self) -> None:
        """The beat is over. In the order of the seats: in which they answered is nobody's business."""
        held, self.held = self.held, {}
        for seat in sorted(held):
            self.apply(held[seat])

    def note(self, row: LogRow) -> None:
        self.answers += 1
        self.last[row.seat] = (self.prompts(row.seat), self.step(row.seat), row.action)

    def apply(self, row: LogRow) -> None:
        table = self.table
        opened, confidants = table.opened, table.confidants()
        if confidants:
            self.drop_curtain(confidants)
            self.fell = self.read_at
        self.sitting.accept(row.seat, row.action, row.by)
        self.sitting.settle()
        if table.opened != opened:
            self.asked = self.read_at
        if confidants and table.opened == opened and not table.over:
            self.lift_curtain()  # the prompt is still open


def told_before_the_prompt(live: LiveGame) -> Iterable[str]:
    """The types of events that everybody has heard between the prompt before the open one and that."""
    is_open = False
    for event in reversed(live.history(SPECTATOR)):
        if type(event) is not Asked:
            if is_open:
                yield type(event).__name__
        elif is_open:
            return
        else:
            is_open = True


def restored(
    game: Game, seats: int, options: dict[str, str], source: Chance, names: Sequence[str], log: Sequence[LogRow]
) -> LiveGame:
    """The game as it stood after these answers; a curtain that fell with the last one is down."""
    live = LiveGame(game, seats, options, source, names)
    for row in log:
        live.replay(row)
    live.read_at = None
    return live
