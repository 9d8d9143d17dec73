"""Is `clone` independent?"""

from librt.random import Random

from clickbang.checks.games.played import PlayedGame, make_move, walk, wander
from clickbang.checks.games.snapshot import differing
from clickbang.checks.kinds.check import Check
from clickbang.core.errors import ClickbangError
from clickbang.core.states.fields import KeptFields, KeyFields
from clickbang.core.table import NOTHING, Table

MOST_MOMENTS = 8
"""Of one game."""
UNCOUNTED = {"opened"}
LEFT_OVER = {"sealed", "audience", "answers", "drafts"}
"""What a prompt has left behind when it is closed."""
WAY = 30
"""So many moves are played on from a clone."""


class Clone(Check):
    """A clone is the same table; neither notices what happens to the other; both go the same way with the same luck."""

    name = "clone"
    needs = ("ends", "replay")

    def look(self, played: PlayedGame) -> None:
        luck = Random(played.seed)
        moments = set(played.moments(MOST_MOMENTS))
        self.looked.update(games=1, clones=0, moves=0)
        kept: list[tuple[int, Table, dict[str, str]]] = []
        for step, table in walk(self.plan, played, lambda *_: None):
            self.looked.update(moves=len(kept))
            for begun, clone, before in [one for one in kept if step == one[0] + WAY or step == len(played.moves)]:
                self.follow(clone, before, begun, step, table, played)
            kept = [one for one in kept if step < one[0] + WAY]
            if step in moments:
                self.looked.update(clones=2)
                before = self.snapshot(table)
                if not self.is_the_same(table, before, step, played, luck):
                    return
                kept.append((step, table.clone(), before))

    def is_the_same(self, table: Table, before: dict[str, str], step: int, played: PlayedGame, luck: Random) -> bool:
        """A clone is the same, nobody listens to it, and playing it leaves the original alone."""
        clone = table.clone()
        differs = differing(before, self.snapshot(clone))
        if differs:
            self.found("clone-differs", played, step, what=differs)
        elif clone.listener is not None:
            self.found("clone-listener", played, step)
        else:
            self.describes_itself(table, before, step, played)
        for _ in wander(clone, luck, WAY):
            self.looked.update(moves=1)
        changed = differing(before, self.snapshot(table))
        if changed and not differs:
            self.found("clone-touches", played, step, what=changed)
        return not changed and not differs

    def describes_itself(self, table: Table, before: dict[str, str], step: int, played: PlayedGame) -> None:
        """Where a table says what it is made of: that makes the same table again, and so does its position."""
        fields = KeyFields()
        if not table.carry(fields):
            return
        other = self.game.make_table(played.seats, self.game.settle_options(played.options))
        other.carry(KeptFields(tuple(fields.written)))
        left_out = UNCOUNTED | (LEFT_OVER if table.kind == NOTHING else set())
        wanted, found = (
            {name: text for name, text in one.items() if name not in left_out} for one in (before, self.snapshot(other))
        )
        differs = differing(wanted, found)
        if differs:
            self.found("clone-carry", played, step, what=differs)
            return
        try:
            self.game.table_at(self.game.position(table))
        except ClickbangError as error:
            self.found("clone-position", played, step, why=error.sentence)

    def follow(
        self, clone: Table, before: dict[str, str], begun: int, step: int, table: Table, played: PlayedGame
    ) -> None:
        """The original has gone on; its clone stands where it stood, and goes the same way."""
        changed = differing(before, self.snapshot(clone))
        if changed:
            self.found("clone-touched", played, begun, what=changed)
            return
        try:
            for who, value in played.moves[begun:step]:
                make_move(clone, who, value)
        except ClickbangError as error:
            other = error.sentence
        else:
            other = differing(self.snapshot(table), self.snapshot(clone))
        if other:
            self.found("clone-way", played, step, what=other, moves=step - begun)
