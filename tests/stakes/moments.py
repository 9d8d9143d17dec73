"""Moments at which somebody is asked something, in games played at random."""

from collections import Counter
from collections.abc import Iterator
from itertools import cycle

from librt.random import Random

from clickbang.core.chance import Seeded
from clickbang.core.game import Game
from clickbang.core.prompt import Prompt
from clickbang.core.seats import has
from clickbang.core.sitting import Sitting
from clickbang.core.view import View

MOST_OF_A_KIND = 12
"""So many prompts of one kind are looked at, and one of every role, step and number of choices."""
FEW = 12
"""More choices than this are many."""


def moments(game: Game, seats: int, options: dict[str, str], games: int) -> Iterator[tuple[View, Prompt]]:
    """Prompts of every kind that came up, each with what its seat knew; no more than enough of a kind."""
    seen: Counter[str] = Counter()
    for seed in range(games):
        sitting = Sitting(game, seats, options, Seeded(seed))
        whim = Random(seed)
        turns = cycle(range(seats))
        while not sitting.over:
            sitting.settle()
            table = sitting.table
            if table.over:
                break
            for view in sitting.views:
                prompt = sitting.prompt_for(view.seat)
                fine = f"{prompt.kind} {prompt.role} {len(prompt.draft)} {min(len(prompt.choices), FEW)}"
                if prompt.choices and (seen[prompt.kind] < MOST_OF_A_KIND or not seen[fine]):
                    seen.update([prompt.kind, fine])
                    yield view, prompt
            seat = next(seat for seat in turns if has(table.must | table.asked, seat))
            sitting.answer(seat, table.random_action(seat, whim))
