"""Somebody who has played Bulletbucks a few times: goes one higher than what was seen, and counts nobody's notes."""

from typing import Final

from mypy_extensions import mypyc_attr

from clickbang.core.prompt import Prompt
from clickbang.games.bulletbucks.bots.own_name import OwnNameBot
from clickbang.games.bulletbucks.events import BidsRevealed
from clickbang.games.bulletbucks.knowledge.view import BulletbucksView
from clickbang.games.bulletbucks.rules.notes import thousands

FIRST_GUESS: Final = 4
"""What it takes to win a round before anybody has bid, in thousands."""
TRIES: Final = 0.5
"""How often it wants the pot; otherwise the smallest note will do."""
MOODS: Final = 0.15
"""How much a style changes that."""


@mypyc_attr(allow_interpreted_subclasses=True)
class CasualBot(OwnNameBot):
    """Goes a little higher than the last highest bid, or puts down its smallest note; names itself."""

    def pick_notes(self, view: BulletbucksView, prompt: Prompt) -> int:
        wanted = 1
        if prompt.kind == "raise":
            wanted = 2 if self.random.random() < 0.5 else 1
        elif self.random.random() < TRIES + MOODS * self.style.risk:
            # one more than the last time, or two: others will have seen it as well
            wary = self.random.random() < 0.5 + 0.5 * self.style.suspicion
            wanted = last_highest(view) + (2 if wary else 1)
        return least_worth(prompt.choices, wanted)


def last_highest(view: BulletbucksView) -> int:
    """What it took to win the auction of the last round, raises left aside."""
    found = FIRST_GUESS
    for event in view.history:
        if type(event) is BidsRevealed:
            found = max([bid.ones + 2 * bid.twos for bid in event.bids])
    return found


def least_worth(choices: list[int], wanted: int) -> int:
    """The cheapest answer worth so much, or the smallest one where none is: too dear is not tried."""
    enough = [choice for choice in choices if thousands(choice) >= wanted]
    return min(enough or choices, key=lambda choice: int(thousands(choice)))
