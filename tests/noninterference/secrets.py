"""What the real games declare as hidden, each with its game."""

from dataclasses import dataclass, replace

from clickbang.core.game import Game
from clickbang.core.parts.secrets import Secret, Secrets
from clickbang.games.battleroyal import BATTLEROYAL
from clickbang.games.battleroyal.research.secrets import reveal_kept, revealing
from clickbang.games.bulletbucks import BULLETBUCKS
from clickbang.games.championship import CHAMPIONSHIP


@dataclass(frozen=True, slots=True)
class Rulebook:
    """A game and what it hides."""

    game: Game
    hidden: Secrets

    @property
    def secrets(self) -> tuple[Secret, ...]:
        return self.hidden.secrets


BULLETBUCKS_SECRETS, CHAMPIONSHIP_SECRETS, BATTLEROYAL_SECRETS = (
    Rulebook(game, game.part(game.secrets)) for game in (BULLETBUCKS, CHAMPIONSHIP, BATTLEROYAL)
)

BLUFFS = Rulebook(
    BATTLEROYAL,
    replace(
        BATTLEROYAL_SECRETS.hidden,
        secrets=(Secret("bluff", "BR-14", revealing, reveal_kept(bang=True)), *BATTLEROYAL_SECRETS.secrets),
    ),
)
"""The same for those who hear a "Bang!": whether it was a bluff."""
