"""An exploiter that searches: it knows that all others are copies of one bot, and asks that bot what they will do.

For an answer it imagines worlds from its own view, with what everybody in them has heard (`View.heard_by`), and plays
each choice out there with the same luck. The others answer as the bot does, asked with the imagined views of their
seats: nobody ever reads the real table. So it goes until the game's horizon (the end of a round, where a game says so),
or for so many answers; what is left is played by the game's own policy.
"""

from collections.abc import Callable

from librt.random import Random

from clickbang.bots.bot import Bot
from clickbang.bots.search.findings import Tally
from clickbang.bots.search.playout import Luck, play_on, shares_of_the_win
from clickbang.bots.search.thinking import Thinking, thinking_of
from clickbang.bots.search.worlds import unseal
from clickbang.core.chance import Seeded
from clickbang.core.cursor import cursor_at
from clickbang.core.decisions import OVER, Decisions
from clickbang.core.events import Event, OwnAnswer
from clickbang.core.game import Game
from clickbang.core.prompt import Prompt
from clickbang.core.seats import bit, members, without
from clickbang.core.seeds import SEEDS
from clickbang.core.sitting import Sitting
from clickbang.core.table import Table
from clickbang.core.view import View

MOST_ANSWERS = 60
"""So many answers of bots are imagined in a playout, before the game's own policy takes over."""
LUCKS = 3
"""With so much luck the choices are tried in a world: to imagine one takes longer than to play it out."""
FULL_SWEEPS = 4
"""So often every choice is tried before any is left out."""


class SearcherBot(Bot):
    """Answers with what does best in imagined games against copies of one bot."""

    def __init__(self, game: Game, others: Callable[[], Bot], own: Callable[[], Bot], playouts: int) -> None:
        self.game = game
        self.others = others
        """Makes the bot that everybody else is taken for."""
        self.own = own
        """Makes the bot by which it imagines itself later on."""
        self.playouts = playouts

    def answer(self, view: View, prompt: Prompt) -> int:
        if len(prompt.choices) == 1:
            return prompt.choices[0]
        bots = [self.own() if seat == self.seat else self.others() for seat in range(view.seats)]
        thinking = thinking_of(self.game)
        candidates = thinking.candidates(thinking.world(view, self.sampling), self.seat)
        choices = [choice for choice in prompt.choices if choice in candidates] or prompt.choices
        tallies = {choice: Tally() for choice in choices}
        spent = sweeps = 0
        while spent < self.playouts:
            world = World(self.game, view, prompt, bots, thinking, self.sampling)
            for _ in range(LUCKS):
                world.change_luck(self.sampling)
                sweeps += 1
                for choice in still_open(tallies) if sweeps > FULL_SWEEPS else choices:
                    if spent < self.playouts:
                        spent += 1
                        tallies[choice].add(world.worth(choice))
        return max(choices, key=lambda choice: (tallies[choice].mean, tallies[choice].visits))


def still_open(tallies: dict[int, Tally]) -> list[int]:
    """The choices that may be the best."""
    best = max(tallies.values(), key=lambda tally: tally.mean)
    return [choice for choice, tally in tallies.items() if tally is best or not tally.is_clearly_behind(best)]


class World:
    """One imagined world at the prompt that is open for a seat, in which its choices can be played out."""

    def __init__(
        self, game: Game, view: View, prompt: Prompt, bots: list[Bot], thinking: Thinking, random: Random
    ) -> None:
        self.seat = view.seat
        self.bots = bots
        self.thinking = thinking
        self.prompt = prompt
        table = view.sample(random, thinking.policy)
        self.change_luck(random)
        self.seat_bots()
        if view.sealed and table.drafts is None:
            self.seal_again(game, view, table)
        self.sitting = Sitting(game, table.seats, None, Seeded(0), lazy=True, table=table)
        self.sitting.seats_views[self.seat] = view.clone()
        for seat in members(without(bit(table.seats) - 1, self.seat)):
            for event in view.heard_by(seat, table):
                self.sitting.seats_views[seat].receive(event)

    def change_luck(self, random: Random) -> None:
        """From now on chance and everybody's whims are others."""
        self.luck = random.randrange(SEEDS)

    def seat_bots(self) -> None:
        """Everybody sits down, with the same luck for every choice."""
        luck = Random(self.luck)
        for seat, bot in enumerate(self.bots):
            bot.sit(seat, Random(luck.randrange(SEEDS)), Random(luck.randrange(SEEDS)))

    def seal_again(self, game: Game, view: View, table: Table) -> None:
        """What others have sealed by now is what the bot would seal, from what its seat had heard until then."""
        for seat in members(without(view.sealed_by, view.seat)):
            seen = game.view(seat)
            for event in until_sealed(view.heard_by(seat, table), seat):
                seen.receive(event)
            unseal(table, view, seat)
            table.take(seat, encoded(game, self.bots[seat], seen, table.prompt_for(seat)))

    def worth(self, choice: int) -> float:
        """What this choice turns out to be worth here."""
        thinking = self.thinking
        self.seat_bots()
        sitting = self.sitting.clone()
        sitting.source = Seeded(self.luck)
        table = sitting.table
        order = Decisions(table, cursor=cursor_at(self.prompt, table))
        left = MOST_ANSWERS
        answer = choice
        while True:
            opened, seat = table.opened, int(order.seat)
            sitting.accept_in_turn(seat, answer)
            sitting.settle()
            order.answered(seat)
            if order.seat == OVER:
                break
            left -= 1
            if left == 0 or (table.opened != opened and thinking.horizon(table)):
                break
            seat = int(order.seat)
            answer = encoded(sitting.game, self.bots[seat], sitting.view_of(seat), table.prompt_for(seat))
        sitting.close()
        if table.over:
            return shares_of_the_win(table)[self.seat]
        if left > 0:
            return thinking.values(table)[self.seat]
        luck = Luck(table.seats)
        luck.reseed(self.luck)
        return play_on(table, thinking, luck, order.cursor)[self.seat]


def encoded(game: Game, bot: Bot, view: View, prompt: Prompt) -> int:
    """A bot's answer as a number; one that is not allowed is the first that is."""
    answer = bot.answer(view, prompt)
    code = answer if isinstance(answer, int) else game.encode(answer)
    return code if code in prompt.choices else prompt.choices[0]


def until_sealed(heard: list[Event], seat: int) -> list[Event]:
    """What a seat had heard before it sealed the answer that it has sealed now."""
    for place in range(len(heard) - 1, -1, -1):
        event = heard[place]
        if type(event) is OwnAnswer and event.seat == seat:
            return heard[:place]
    return heard
