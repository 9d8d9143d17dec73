"""Does nothing leak? Pairs of games that differ only in what the game declares as hidden."""

from collections.abc import Sequence
from dataclasses import replace

from librt.random import Random

from clickbang.checks.games.pairs import DriftedApart, InterferenceError, play_pair
from clickbang.checks.games.plan import Plan
from clickbang.checks.games.played import PlayedGame
from clickbang.checks.games.snapshot import excerpts
from clickbang.checks.kinds.check import Check, Said
from clickbang.core.audience import SPECTATOR
from clickbang.core.parts.secrets import Secrets, sealed_where
from clickbang.core.seeds import mix

TRIES = 4
"""So often a moment is looked for at which something of a kind is hidden; some come up rarely."""
LARGE = 12
"""At larger tables, where games are long, one kind of secret is looked at in each game."""
PATIENCE = 500
"""So many moves of two games are compared at most."""
PROBES = 8
"""Answers to try out where the game names none."""

SHOWN_IN = {
    "events": "leak-events",
    "prompt": "leak-prompt",
    "view": "leak-view",
    "legal": "leak-legal",
    "errors": "leak-errors",
}
"""What the fault is called, by where the difference shows."""

WHATEVER_IS_SEALED = Secrets((sealed_where("sealed answer", "", lambda table: table.sealed),))
"""What every game hides: what somebody has sealed, until the prompt closes."""


class Leak(Check):
    """Who must not know cannot tell two such games apart by events, prompts, views or errors."""

    name = "leak"
    needs = ("ends", "replay", "answers", "clone", "view")

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        declared: Secrets | None = self.game.part(self.game.secrets)
        self.secrets = declared or WHATEVER_IS_SEALED
        self.kinds = [secret.kind for secret in self.secrets.secrets]
        if declared is None:
            self.note("check-no-secrets")

    def look(self, played: PlayedGame) -> None:
        self.looked.update(games=1, pairs=0)
        probes = self.secrets.probes or (-1, *sorted(played.codes)[:PROBES], 9999)
        secrets = replace(self.secrets, probes=probes, patience=min(PATIENCE, self.secrets.patience))
        for place, kind in enumerate(self.kinds):
            if played.seats <= LARGE or played.seed % len(self.kinds) == place:
                self.look_for(kind, secrets, Random(mix(played.seed, place)), played)

    def look_for(self, kind: str, secrets: Secrets, luck: Random, played: PlayedGame) -> None:
        """A pair of games that differ in this kind of secret."""
        for _ in range(TRIES):
            try:
                tested = play_pair(self.game, secrets, kind, played.seats, played.options, luck)
            except InterferenceError as leak:
                seat = None if leak.seat == SPECTATOR else leak.seat
                what = excerpts(leak.one.decode(), leak.other.decode(), 160)
                kinds = ", ".join(sorted(leak.kinds))
                self.found(SHOWN_IN[leak.part], played, None, seat, seat=leak.seat, kinds=kinds, what=what)
                return
            except DriftedApart as drift:
                self.found("leak-drift", played, kinds=kind, one=str(drift.one), other=str(drift.other))
                return
            if tested:
                self.looked.update(pairs=1)
                self.looked.update({f"secret {one}": 1 for one in tested})
            if kind in tested:
                return

    def finish(self, games: Sequence[PlayedGame]) -> None:
        pairs = {kind: self.looked.pop(f"secret {kind}", 0) for kind in self.kinds}
        if not any(pairs.values()) and not self.findings:
            self.skipped = Said("check-nothing-hidden")
            return
        if self.secrets is WHATEVER_IS_SEALED:
            return
        tested = ", ".join(f"{kind} {count}" for kind, count in pairs.items() if count)
        self.note("check-pairs", kinds=tested)
        missing = [kind for kind, count in pairs.items() if not count]
        if missing and not self.findings:
            self.note("check-pairs-missing", kinds=", ".join(missing))
