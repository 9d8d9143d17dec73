"""A bot in its seat."""

from clickbang.bots.bot import Bot
from clickbang.bots.referee import RAISED, Foul, ask
from clickbang.core.report import what_was_raised
from clickbang.core.sitting import Sitting


class Chair:
    """A bot with a view of its own: whatever it does to that one, the table's views stay as they are."""

    def __init__(self, bot: Bot, seat: int, sitting: Sitting, limit: float | None = None) -> None:
        self.bot = bot
        self.seat = seat
        self.sitting = sitting
        self.limit = limit
        self.view = sitting.game.view(seat)
        self.heard = 0

    def ask(self) -> tuple[int, Foul | None]:
        """The bot's answer to what its seat is asked now, or the default and why."""
        sitting, prompt = self.sitting, self.sitting.prompt_for(self.seat)
        try:
            self.hear_news()
        except Exception as error:  # it changed something that the view still needs
            self.view = sitting.game.view(self.seat)
            self.heard = 0
            self.hear_news()
            detail = f"it has broken its view ({what_was_raised(error)})"
            foul = Foul(self.seat, type(self.bot).__name__, prompt.kind, RAISED, detail)
            return sitting.table.default_action(self.seat), foul
        return ask(self.bot, sitting.table, sitting.game, self.view, prompt, self.limit)

    def hear_news(self) -> None:
        """Take in what the seat has heard since the bot was last asked."""
        history = self.sitting.views[self.seat].history
        for event in history[self.heard :]:
            self.view.receive(event)
        self.heard = len(history)
