"""Four bots with one idea each, to sit at Battle Royal tables and see what that idea is worth there."""

from typing import Final

from clickbang.core.prompt import MUST, Prompt
from clickbang.core.seats import count, has, is_several, mask_of
from clickbang.core.view import View
from clickbang.games.battleroyal.bots.judging.cards import best_reveal
from clickbang.games.battleroyal.bots.judging.usual import TO_BE_WEIGHED, usual_answer
from clickbang.games.battleroyal.bots.shrewd import ShrewdBot
from clickbang.games.battleroyal.events import Confronted, SignsRevealed
from clickbang.games.battleroyal.knowledge.view import BattleRoyalView
from clickbang.games.battleroyal.rules.codes import CONFRONT_CODE, PASS_CODE, SIGN_CODE
from clickbang.games.battleroyal.rules.sides import sides

FEW: Final = 3
"""With so many left, or fewer, who keeps faith fights for the win."""


class SimpleBot(ShrewdBot):
    """Does as it always does; business, spoils and staying in a team as usual."""

    def answer(self, view: View, prompt: Prompt) -> int:
        assert isinstance(view, BattleRoyalView)
        if prompt.kind == "sign":
            return SIGN_CODE + (view.persons if self.kills(view) else 0)
        if prompt.kind == "turn" and prompt.role == MUST:
            return self.turn(view)
        usual = usual_answer(view, prompt)
        if usual != TO_BE_WEIGHED:
            return usual
        return best_reveal(view, prompt.choices) if prompt.kind == "reveal" else super().answer(view, prompt)

    def kills(self, view: BattleRoyalView) -> bool:
        raise NotImplementedError

    def turn(self, view: BattleRoyalView) -> int:
        raise NotImplementedError

    def confront(self, view: BattleRoyalView) -> int:
        """A neighbour, a stranger if there is one."""
        near = view.neighbours(self.seat)
        strangers = [seat for seat in near if not has(view.board.teams[self.seat], seat)]
        return CONFRONT_CODE + (strangers or near)[0]


class Killer(SimpleBot):
    """Always confronts and kills."""

    def kills(self, view: BattleRoyalView) -> bool:
        return True

    def turn(self, view: BattleRoyalView) -> int:
        return self.confront(view)


class Lurker(Killer):
    """Always passes and kills; confronts only where all would lose by its pass (BR-5)."""

    def turn(self, view: BattleRoyalView) -> int:
        last = view.passes + 1 >= count(view.alive) * view.persons
        return self.confront(view) if last else PASS_CODE


class Truster(SimpleBot):
    """Always trusts."""

    def kills(self, view: BattleRoyalView) -> bool:
        return False

    def turn(self, view: BattleRoyalView) -> int:
        if is_several(view.board.teams[self.seat]) and 2 * view.passes < count(view.alive) * view.persons:
            return PASS_CODE
        return self.confront(view)


class Keeper(Truster):
    """Keeps faith with everybody who does, and kills who has killed somebody that had not."""

    def kills(self, view: BattleRoyalView) -> bool:
        rivals = sides(view.attackers, view.defenders, self.seat)[1]
        return count(view.alive) <= FEW or rivals & self.guilty(view) != 0

    def turn(self, view: BattleRoyalView) -> int:
        team, guilty = view.board.teams[self.seat], self.guilty(view)
        for seat in view.neighbours(self.seat):
            prey = has(guilty, seat) and not has(team, seat)
            if prey and (count(view.alive) <= FEW or count(view.board.teams[seat]) < count(team)):
                return CONFRONT_CODE + seat
        return super().turn(view)

    def guilty(self, view: BattleRoyalView) -> int:
        """All who have ever shown *kill* against a side without anybody guilty."""
        found = attackers = defenders = 0
        for event in view.history:
            if isinstance(event, Confronted):
                attackers, defenders = mask_of(event.attackers), mask_of(event.defenders)
            elif isinstance(event, SignsRevealed):
                fresh = 0
                for seat, kills in event.signs:
                    against = defenders if has(attackers, seat) else attackers
                    if kills and against & found == 0:
                        fresh |= 1 << seat
                found |= fresh
        return found


SIMPLE: Final = {"killer": Killer, "lurker": Lurker, "truster": Truster, "keeper": Keeper}
