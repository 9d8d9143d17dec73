"""A bot for somebody's first game of Battle Royal: it believes in friends until it has seen otherwise.

It plays as the shrewd one does, but shows *team* to whoever has not killed yet. So the first confrontation is the end
of nobody who is friendly, and a beginner learns what a sign is before it costs the game. When few are left, or nothing
happens, somebody has to begin: then it is as sensible as any.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from clickbang.core.prompt import MUST, Prompt
from clickbang.core.seats import count, has, is_several
from clickbang.core.view import View
from clickbang.games.battleroyal.bots.judging.fights import others
from clickbang.games.battleroyal.bots.judging.memory import Memory
from clickbang.games.battleroyal.bots.shrewd import ShrewdBot
from clickbang.games.battleroyal.knowledge.view import BattleRoyalView
from clickbang.games.battleroyal.rules.codes import CONFRONT_CODE, SIGN_CODE
from clickbang.games.battleroyal.rules.sides import sides

FEW: Final = 3
"""With so many left, or fewer, a friend is a rival."""
QUIET_LAPS: Final = 1
"""After so many laps without an elimination somebody has to begin (BR-21)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TrustingBot(ShrewdBot):
    """Friendly at first meetings; it kills those who have killed, and anybody when few are left."""

    def answer(self, view: View, prompt: Prompt) -> int:
        assert isinstance(view, BattleRoyalView)
        if not is_late(view):
            if self.memory is None:
                self.memory = Memory(view.seats)
            self.memory.recall(view)
            if prompt.kind == "sign" and not any(self.has_killed(seat) for seat in self.rivals(view)):
                return SIGN_CODE
            if prompt.kind == "turn" and prompt.role == MUST:
                friend = self.friend(view)
                if friend is not None:
                    return CONFRONT_CODE + friend
        return super().answer(view, prompt)

    def rivals(self, view: BattleRoyalView) -> list[int]:
        """Everybody on the other side."""
        return others(sides(view.attackers, view.defenders, self.seat)[1], self.seat)

    def has_killed(self, seat: int) -> bool:
        """Whether this player has ever shown *kill*."""
        assert self.memory is not None
        return self.memory.killing[seat].did > 0 or self.memory.fighting[seat].did > 0

    def friend(self, view: BattleRoyalView) -> int | None:
        """Whom to ask to join: a neighbour who has killed nobody. Who has friends waits until others do too (BR-5)."""
        team = view.board.teams[self.seat]
        if is_several(team) and 2 * view.passes < count(view.alive) * view.persons:
            return None
        strangers = [seat for seat in view.neighbours(self.seat) if not has(team, seat) and not self.has_killed(seat)]
        return strangers[0] if strangers else None


def is_late(view: BattleRoyalView) -> bool:
    """Whether it is time to win."""
    return count(view.alive) <= FEW or view.laps() >= QUIET_LAPS
