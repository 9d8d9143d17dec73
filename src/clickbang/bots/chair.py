"""A bot in its seat."""

from typing import Any, Final

from clickbang.bots.bot import Bot
from clickbang.bots.referee import LARGEST_ANSWER, RAISED, Foul, ask, judged, raised
from clickbang.core.lookup.report import what_was_raised
from clickbang.core.sitting import Sitting
from clickbang.core.view import View

OURS: Final = "clickbang."


def is_ours(bot: Bot) -> bool:
    """Whether it came with Clickbang, and leaves the table's views as they are."""
    return str(type(bot).__module__).startswith(OURS)


class Chair:
    """A bot and what it sees. Whatever somebody's own bot does to its view, the table's views stay as they are."""

    def __init__(self, bot: Bot, seat: int, sitting: Sitting, limit: float | None = None) -> None:
        self.bot = bot
        self.seat = seat
        self.sitting = sitting
        self.limit = limit
        self.view: View | None = None if is_ours(bot) else sitting.game.view(seat)
        """A view that nobody else reads, for a bot that nobody has tried."""
        self.heard = 0

    def ask(self) -> tuple[int, Foul | None]:
        """The bot's answer to what its seat is asked now, or the default and why."""
        sitting = self.sitting
        table = sitting.table
        prompt = table.prompt_for(self.seat)
        kind = prompt.kind
        try:
            view = self.seen()
        except Exception as error:  # it changed something that the view still needs
            self.view = sitting.game.view(self.seat)
            self.heard = 0
            self.seen()
            detail = f"it has broken its view ({what_was_raised(error)})"
            foul = Foul(self.seat, type(self.bot).__name__, kind, RAISED, detail)
            return table.default_action(self.seat), foul
        if self.limit is not None:
            return ask(self.bot, table, sitting.game, view, prompt, self.limit)
        bot: Any = self.bot  # somebody's own may return anything
        try:
            answer: object = bot.answer(view, prompt)
        except BaseException as error:
            return table.default_action(self.seat), raised(error, self.bot, self.seat, kind)
        if type(answer) is int and 0 <= answer < LARGEST_ANSWER and table.legal(self.seat, answer):
            return answer, None
        return judged(answer, self.bot, table, sitting.game, self.seat, kind)

    def seen(self) -> View:
        """What the bot sees, with what its seat has heard since it was last asked."""
        sitting, view = self.sitting, self.view
        if view is None:
            return sitting.view_of(self.seat)
        if sitting.lazy:
            self.heard = sitting.tell_news(view, self.seat, self.heard)
            return view
        history = sitting.view_of(self.seat).history
        for event in history[self.heard :]:
            view.receive(event)
        self.heard = len(history)
        return view
