"""A beginner at Bulletbucks: makes the mistakes that everybody makes in a first game."""

from typing import Final

from mypy_extensions import mypyc_attr

from clickbang.bots.bot import Bot
from clickbang.core.prompt import Prompt
from clickbang.core.seats import members, without
from clickbang.core.view import View
from clickbang.games.bulletbucks.bots.own_name import nearest
from clickbang.games.bulletbucks.knowledge.view import BulletbucksView
from clickbang.games.bulletbucks.rules.codes import CONVERT_CODE, NAME_CODE
from clickbang.games.bulletbucks.rules.notes import thousands

ROUND_SUMS: Final = [2, 4, 4, 5]
"""In thousands, what comes to its mind: it counts nobody's notes, its own neither."""
BOLDEST: Final = 10
"""And when it feels bold."""
SPITE: Final = 0.6
"""How often it would rather see the leader face the revolver than take the pot itself."""
PANIC: Final = 4
"""With no more than this, in thousands, it stakes everything, or clings to its last note."""
MOODS: Final = 0.25
"""How much a style changes what it feels like."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BeginnerBot(Bot):
    """Bids round sums without counting, names the leader out of spite, and panics when its notes run out."""

    def answer(self, view: View, prompt: Prompt) -> int:
        assert isinstance(view, BulletbucksView)
        if prompt.kind == "name":
            return NAME_CODE + self.name(view)
        if prompt.kind == "convert":  # the newest stack lies on top
            return CONVERT_CODE + len(view.stacks[self.seat]) - 1
        return self.pick_notes(view, prompt)

    def name(self, view: BulletbucksView) -> int:
        """Itself, unless somebody is ahead and it begrudges them that."""
        rivals = members(without(view.board.seated, self.seat))
        leader = max(rivals, key=lambda seat: int(view.score(seat)))
        is_ahead = view.score(leader) > view.score(self.seat)
        spiteful = self.random.random() < SPITE + MOODS * self.style.treachery
        return leader if is_ahead and spiteful else self.seat

    def pick_notes(self, view: BulletbucksView, prompt: Prompt) -> int:
        """What is nearest to the sum it has in mind."""
        own = int(thousands(view.purse))
        sums = [*ROUND_SUMS, BOLDEST] if self.style.risk > 0.0 else ROUND_SUMS
        wanted = sums[self.random.randrange(len(sums))]
        if prompt.kind == "raise":  # it has come so far, and will not give in now
            wanted = 1 if self.random.random() < 0.5 else own
        elif own <= PANIC:
            wanted = own if self.random.random() < 0.5 + MOODS * self.style.risk else 1
        return nearest(prompt.choices, wanted)
