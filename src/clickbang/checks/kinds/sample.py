"""Are sampled worlds consistent with the view?"""

import msgspec
from librt.random import Random

from clickbang.checks.games.played import PlayedGame, walk, wander
from clickbang.checks.games.snapshot import differing, excerpts
from clickbang.checks.kinds.agreement import disagreement
from clickbang.checks.kinds.check import Check, Said
from clickbang.checks.kinds.view import folded
from clickbang.core.audience import SPECTATOR, hears
from clickbang.core.events import Event
from clickbang.core.lookup.report import what_was_raised
from clickbang.core.table import NOTHING, Table
from clickbang.core.view import View

MOST_MOMENTS = 6
"""Of one game: at each, one seat imagines a world."""
WAY = 40
"""So many moves are played on in it."""
NO_SAMPLE = Said("check-no-sample")


class Sample(Check):
    """A sampled world asks its seat what the real one asks it, and goes on as the view expects."""

    name = "sample"
    needs = ("ends", "replay", "answers", "view", "leak")

    def look(self, played: PlayedGame) -> None:
        if self.skipped is not None:
            return
        luck = Random(played.seed)
        moments = set(played.moments(MOST_MOMENTS))
        told: list[tuple[int, Event]] = []
        self.looked.update(games=1, worlds=0, moves=0)
        for step, table in walk(self.plan, played, lambda *one: told.append(one)):
            if step in moments:
                seats = [*range(played.seats), SPECTATOR]
                seat = seats[luck.randrange(len(seats))]
                heard = [event for audience, event in told if hears(audience, seat)]
                self.imagine(folded(self.game.view(seat), heard), table, luck, step, played)

    def imagine(self, view: View, table: Table, luck: Random, step: int, played: PlayedGame) -> None:
        """One world of one seat, held against the view and played on."""
        stream = luck.randrange(1 << 30)
        before = msgspec.json.encode(view.shown())
        try:
            world, twin = (view.sample(Random(stream)) for _ in range(2))
        except NotImplementedError:
            self.skipped = NO_SAMPLE
            return
        except Exception as error:
            self.found("sample-raises", played, step, view.seat, why=what_was_raised(error))
            return
        self.looked.update(worlds=1)
        after = msgspec.json.encode(view.shown())
        if after != before:
            self.found("sample-changes", played, step, view.seat, what=excerpts(before.decode(), after.decode()))
            return
        differs = differing(self.snapshot(world), self.snapshot(twin))
        if differs:
            self.found("sample-luck", played, step, view.seat, what=differs)
        elif self.asks_the_same(view, world, table, step, played):
            self.play_on(view, world, luck, step, played)

    def asks_the_same(self, view: View, world: Table, table: Table, step: int, played: PlayedGame) -> bool:
        """Whether the seat is asked the same in this world."""
        asked, wanted = (one.prompt_for(view.seat).shown() for one in (world, table))
        part = next((name for name in wanted if asked[name] != wanted[name]), "")
        if part:
            self.found("sample-asks", played, step, view.seat, part=part, said=asked[part], true=wanted[part])
            return False
        return self.agrees(view, world, step, played)

    def agrees(self, view: View, world: Table, step: int, played: PlayedGame) -> bool:
        found = disagreement(view, world)
        if found is not None:
            name, said, true = found
            self.found("sample-contradicts", played, step, view.seat, part=name, said=repr(said), true=repr(true))
        return found is None

    def play_on(self, view: View, world: Table, luck: Random, step: int, played: PlayedGame) -> None:
        """What happens in an imagined world is what the view takes for possible."""
        follower = folded(self.game.view(view.seat), view.history)

        def hear(audience: int, event: Event) -> None:
            if hears(audience, view.seat):
                follower.receive(event)

        world.listener = hear
        try:
            for _ in wander(world, luck, WAY):
                self.looked.update(moves=1)
                if world.chance == NOTHING and not self.agrees(follower, world, step, played):
                    return
        except Exception as error:
            self.found("sample-impossible", played, step, view.seat, why=what_was_raised(error))
