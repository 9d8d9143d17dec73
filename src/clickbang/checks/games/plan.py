"""Which games are looked at. Each has a seed of its own, from which its size, its options and its moves follow."""

import shlex
from collections.abc import Mapping
from dataclasses import dataclass, field

from librt.random import Random

from clickbang.core.game import Game


@dataclass(frozen=True, slots=True)
class Plan:
    """So many games, with seeds one after another: any of them is played again alone by its own seed."""

    game: Game
    games: int
    seed: int
    sizes: tuple[int, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    """Those that are the same in every game."""
    place: str = ""
    """By what a process of its own finds the game: its key, FILE.py:NAME or MODULE:NAME."""
    words: tuple[str, ...] = ()
    """What else was said on the command line, to be said again."""

    @property
    def seeds(self) -> range:
        return range(self.seed, self.seed + self.games)

    def seats(self, seed: int) -> int:
        """How many play in the game of this seed."""
        return self.sizes[seed % len(self.sizes)]

    def options_of(self, seed: int) -> dict[str, str]:
        """The options of the game of this seed: every value comes up, unless it is the same in every game."""
        luck = Random(seed)
        drawn = {option.name: option.values[luck.randrange(len(option.values))] for option in self.game.options}
        return {**drawn, **self.options}

    def again(self, seed: int, check: str) -> str:
        """What to type to see that game alone."""
        if self.place:
            command = ["clickbang", "check", self.place, "--seed", str(seed), "--games", "1", "--only", check]
            return shlex.join([*command, *self.words])
        sizes = f", seats={list(self.sizes)}" if self.sizes != usual_sizes(self.game) else ""
        options = f", options={dict(self.options)}" if self.options else ""
        return f'check_game(…, games=1, seed={seed}, only=["{check}"]{sizes}{options})'


MANY_SIZES = 8
"""Where tables can have more sizes than this, larger ones are looked at in ever larger steps."""


def usual_sizes(game: Game) -> tuple[int, ...]:
    """All sizes that a table can have; of very many, the small ones, some between, and the largest."""
    if game.most_seats - game.least_seats < MANY_SIZES:
        return tuple(range(game.least_seats, game.most_seats + 1))
    sizes, step = [game.least_seats], 1
    while sizes[-1] + step + step // 2 < game.most_seats:
        sizes.append(sizes[-1] + step)
        step *= 2
    return (*sizes, game.most_seats)
