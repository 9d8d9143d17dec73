"""`python -m tools.golden`: the golden games in tests/golden, as records and as text that a person can read.

A record that is there stays as it is, for ever: old records are test data. The text is made from it again.
"""

import io
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from clickbang.bots.match import Match, play_match
from clickbang.bots.random_bot import RandomBot
from clickbang.core.audience import audience_to_json
from clickbang.core.chance import Scripted
from clickbang.core.events import Event
from clickbang.core.game import Game
from clickbang.core.sitting import Sitting, Watcher
from clickbang.games import find_game
from clickbang.games.championship.deck.deck import deck_from_toml
from clickbang.records import Record, Recorder, read_record
from clickbang.records.lines import Answer, Draw

FOLDER = Path(__file__).parents[1] / "tests" / "golden"

KNOWN_TO_ALL_FROM_THE_START = {"seat", "game", "seats", "options"}
NOTHING_TO_SEE = {"", "[]", "None", "False", "-1", "-2"}


@dataclass(frozen=True)
class Golden:
    """A game among random bots, with a seed that was picked for what happens in it."""

    name: str
    seats: int
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    game: str = "bulletbucks"


OWN_DECK = """
[reload]
effect = "live-round"
phase = "spin"
skull = true
copies = 6
name = { en = "Reload", fr = "Recharge" }
text = { en = "One BULLET more.", fr = "Une BALLE de plus." }

[nudge]
effect = "turn-die"
phase = "accusation"
copies = 4
name = { en = "Nudge", fr = "Coup de pouce" }
text = { en = "Turn a die.", fr = "Tourner un dé." }
"""
"""So few cards that the deck runs out."""

GOLDEN = (
    Golden("bulletbucks-3-leaving-and-converting", 3, 244),
    Golden("bulletbucks-4-carry-two-bangs", 4, 1969, {"pot_after_bang": "carry"}),
    Golden("bulletbucks-4-open-purses", 4, 1126, {"open_purses": "on"}),
    Golden("bulletbucks-6-discard", 6, 2367, {"pot_after_bang": "discard"}),
    Golden("battleroyal-4-pairs-and-two-winners", 4, 9794, game="battleroyal"),
    Golden("battleroyal-5-a-trade-by-name", 5, 5778, game="battleroyal"),
    Golden("battleroyal-6-dollars-refused", 6, 5388, game="battleroyal"),
    Golden("battleroyal-7-a-bomb-at-the-end", 7, 430, game="battleroyal"),
    Golden("battleroyal-9-teams-offers-and-a-division", 9, 913, game="battleroyal"),
    Golden("championship-2-fires-on-and-nobody-is-left", 2, 1624, game="championship"),
    Golden("championship-3-no-cards", 3, 89, {"deck": "none"}, game="championship"),
    Golden("championship-4-every-card", 4, 771, game="championship"),
    Golden(
        "championship-5-pockets-turned-over",
        5,
        192,
        {"deck": "none", "points": "10", "team": "2", "show_pockets": "on"},
        game="championship",
    ),
    Golden("championship-6-own-deck", 6, 1461, {"deck": deck_from_toml(OWN_DECK)}, game="championship"),
)


def play(game: Game, seats: int, seed: int, options: Mapping[str, str]) -> tuple[str, Match]:
    """A game among random bots and the text of its record."""
    out = io.StringIO()
    recorder = Recorder(game, out)
    match = play_match(game, [RandomBot() for _ in range(seats)], seed, 0, options, [recorder])
    recorder.close()
    return out.getvalue(), match


def write_record(golden: Golden) -> str:
    """The record of a golden game, played anew."""
    return play(find_game(golden.game), golden.seats, golden.seed, golden.options)[0]


def as_text(record: Record) -> str:
    """The whole game for a reader: what happened at each step, who was told, and what everybody then knew."""
    header = record.header
    page = Page()
    page.lines = [f"{header.game}, {header.seats} seats, {header.options}"]
    source = Scripted([line.outcome for line in record.lines if isinstance(line, Draw)])
    sitting = Sitting(record.game, header.seats, header.options, source, [page])
    page.add_views(sitting)
    step = 0
    for line in record.lines:
        if isinstance(line, Answer | Draw):
            step += 1
            page.lines.append("")
        if isinstance(line, Answer):
            page.lines.append(f"{step}. seat {line.seat} answers {record.game.decode(line.action)}")
            sitting.answer(line.seat, line.action, line.by)
            page.add_views(sitting)
        elif isinstance(line, Draw):
            page.lines.append(f"{step}. chance brings {line.outcome} of {line.outcomes}")
            sitting.draw()
            page.add_views(sitting)
    return "\n".join(page.lines) + "\n"


class Page(Watcher):
    """The text as far as it is written."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.before: list[dict[str, object]] = []

    def on_event(self, audience: int, event: Event) -> None:
        named = audience_to_json(audience)
        to = named if isinstance(named, str) else ", ".join(str(name) for name in named)
        self.lines.append(f"   to {to}: {plain(event)}")

    def add_views(self, sitting: Sitting) -> None:
        """What all know alike in one line, then what each seat knows besides."""
        views = [parts(view.shown()) for view in (*sitting.views, sitting.spectator)]
        names = [name for name in views[0] if name not in KNOWN_TO_ALL_FROM_THE_START]
        alike = [name for name in names if all(view[name] == views[0][name] for view in views)]
        before = self.before or [{} for _ in views]
        self.lines.append(f"   all know: {told(views[0], alike, before)}")
        apart = [name for name in names if name not in alike]
        for seat, view in enumerate(views[:-1]):
            prompt = sitting.prompt_for(seat)
            asked = f"; {prompt.role} choose 1 of {len(prompt.choices)}" if prompt.choices else ""
            self.lines.append(f"   seat {seat}: {told(view, apart, before[seat : seat + 1])}{asked}")
        self.before = views


def plain(event: Event) -> str:
    """An event with the rows that it holds as they stand in its record: without the names of their items."""
    fields = [f"{name}={value!r}" for name, value in msgspec.to_builtins(event).items()]
    return f"{type(event).__name__}({', '.join(fields)})"


def parts(view: dict[str, object]) -> dict[str, object]:
    """The view with what it says of each player taken apart: `players[0].points` and so on."""
    found: dict[str, object] = {}
    for name, value in view.items():
        if name == "players" and isinstance(value, list):
            for place, item in enumerate(value):
                found |= {f"{name}[{place}].{part}": what for part, what in item.items()}
        else:
            found[name] = value
    return found


def told(view: dict[str, object], names: list[str], before: list[dict[str, object]]) -> str:
    """These parts of a view; not the empty ones, and of the players only what is new to somebody."""
    worth = []
    for name in names:
        if "." in name and before[0]:
            tell = any(old[name] != view[name] for old in before)
        else:
            tell = str(view[name]) not in NOTHING_TO_SEE
        if tell:
            worth.append(f"{name} {view[name]}")
    return ", ".join(worth)


def main() -> int:
    for golden in GOLDEN:
        record = FOLDER / f"{golden.name}.jsonl"
        if not record.exists():
            record.write_text(write_record(golden), encoding="utf-8")
        record.with_suffix(".txt").write_text(as_text(read_record(record)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
