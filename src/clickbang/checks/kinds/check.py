"""What every check is: it looks at one game after another, counts what it looked at, and keeps what it found."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from clickbang.checks.games.plan import Plan
from clickbang.checks.games.played import PlayedGame
from clickbang.checks.games.snapshot import snapshot
from clickbang.core.table import Table


@dataclass(frozen=True, slots=True)
class Said:
    """A message of the catalogue with what it is given."""

    key: str
    params: dict[str, object] = field(default_factory=dict)


@dataclass(slots=True)
class Finding:
    """Something that does not hold: what, and where it was first seen."""

    what: Said
    seed: int
    seats: int
    options: dict[str, str]
    step: int | None
    """After how many answers and draws; None where it is not a moment of that very game."""
    seat: int | None
    seeds: set[int] = field(default_factory=set)
    """In which games the like was seen."""

    @property
    def games(self) -> int:
        """In how many games the like was seen."""
        return len(self.seeds)

    @property
    def code(self) -> str:
        """A stable name for this kind of fault: `answers/refused`."""
        return self.what.key.removeprefix("check-").replace("-", "/", 1)


class Check(ABC):
    """One of the checks. `look` is given each game, `finish` is called once after the last."""

    name: ClassVar[str]
    needs: ClassVar[tuple[str, ...]] = ()
    """Checks without which this one would only find the same faults again."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = plan.game
        self.looked: Counter[str] = Counter()
        """How much was looked at, by what."""
        self.findings: list[Finding] = []
        self.notes: list[Said] = []
        """What should be known beside: what was not there to look at."""
        self.skipped: Said | None = None
        """Why nothing could be looked at."""

    @abstractmethod
    def look(self, played: PlayedGame) -> None:
        """Look at one game."""

    def finish(self, games: Sequence[PlayedGame]) -> None:  # noqa: B027 - most have nothing to add
        """Look at what only all games together show."""

    def found(
        self, fault: str, played: PlayedGame, step: int | None = None, seat: int | None = None, /, **params: object
    ) -> None:
        """Keep what was found: the first of each kind whole, of the others in how many games they were."""
        key = f"check-{fault}"
        for known in self.findings:
            if known.what.key == key:
                known.seeds.add(played.seed)
                return
        said = Said(key, {name: value if isinstance(value, int) else str(value) for name, value in params.items()})
        self.findings.append(Finding(said, played.seed, played.seats, played.options, step, seat, {played.seed}))

    def snapshot(self, table: Table) -> dict[str, str]:
        """Everything that decides how a table goes on."""
        return snapshot(table, self.game.caches)

    def note(self, key: str, **params: object) -> None:
        """Say once what should be known beside."""
        said = Said(key, params)
        if said not in self.notes:
            self.notes.append(said)
