"""A bot's face, and when it pulls it, is the same whatever is hidden; faces planted to tell something are caught."""

import asyncio
import math
from collections import Counter
from dataclasses import replace
from functools import partial
from itertools import cycle
from pathlib import Path
from zlib import crc32

import pytest

from clickbang.checks.games.pairs import InterferenceError
from clickbang.checks.games.surface import Parts
from clickbang.core.parts.faces import FACES
from clickbang.server.clocks import bot_faces
from clickbang.server.clocks.scheduler import FACE
from clickbang.server.game.live_game import LiveGame
from clickbang.server.room import Room
from clickbang.server.seats import talk
from clickbang.server.tables import clocks
from clickbang.server.tables.online_table import OnlineTable
from tests.noninterference.pairs import play_pairs
from tests.noninterference.secrets import BATTLEROYAL_SECRETS, BULLETBUCKS_SECRETS, CHAMPIONSHIP_SECRETS, Rulebook
from tests.noninterference.test_battleroyal import ON
from tests.server.party import opened, run
from tests.server.people.test_faces import faces_among_the_fallen
from tests.server.planting import Original, Plant, planted, sealed
from tests.server.secrecy.test_nothing_leaks import PORTION
from tests.server.secrecy.wire_pairs import HASTE, PATIENCE
from tests.server.secrecy.wire_surface import WireSurface
from tests.server.stage import Stage, stages

pytestmark = pytest.mark.plants

ENOUGH = 30 // PORTION
"""So many pairs without a catch mean that a leak goes unnoticed."""


class FaceSurface(WireSurface):
    """A game in which everybody pulls faces like a bot: what is about to be pulled, and when, is compared as well."""

    seen = 0
    """How many faces were planned in all games."""

    def __init__(self, stage: Stage, clock: str) -> None:
        super().__init__(stage, clock)
        self.planned = b""
        self.looked: Counter[int] = Counter()
        """By seat, how much of that it has seen."""

    def open(self, moves: list[tuple[int, int, list[int]]]) -> OnlineTable:
        table = super().open(moves)
        table.doc.pace = "natural"
        return table

    def answer(self, table: OnlineTable, seat: int, action: int) -> None:
        table.times.rested = -math.inf
        super().answer(table, seat, action)
        planned = table.scheduler.timers.get(FACE)
        if planned is not None:
            FaceSurface.seen += 1
            self.planned += shown(planned, self.stage.loop.time())
            table.scheduler.cancel(FACE)

    def news(self, seat: int) -> Parts:
        looked, self.looked[seat] = self.looked[seat], len(self.planned)
        return {**super().news(seat), "planned": self.planned[looked:]}


def shown(planned: asyncio.TimerHandle, now: float) -> bytes:
    """Who pulls which face after how long."""
    _key, job = planned._args
    _room, _live, seat, face = job.args
    return f"{seat} {face} {planned.when() - now:.3f}\n".encode()


def play_face_pairs(rulebook: Rulebook, kind: str, pairs: int, options: dict[str, str]) -> Counter[str]:
    hasty = replace(rulebook, hidden=replace(rulebook.hidden, haste=HASTE, patience=PATIENCE))
    with stages(2) as both:
        turn = cycle(both)
        return play_pairs(hasty, kind, pairs, 4, options, lambda: FaceSurface(next(turn), "none"))


@pytest.fixture(autouse=True)
def everybody_is_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_faces, "is_bot", lambda _doc, _seat: True)
    monkeypatch.setattr(clocks, "has_bots", lambda _room: True)


PAIRS: list[tuple[Rulebook, str, dict[str, str], int]] = [
    (BULLETBUCKS_SECRETS, "bid", {}, 30),
    (BULLETBUCKS_SECRETS, "raise", {}, 15),
    (CHAMPIONSHIP_SECRETS, "pocket", {"deck": "none"}, 10),
    (CHAMPIONSHIP_SECRETS, "bet", {"deck": "none"}, 15),
    (BATTLEROYAL_SECRETS, "sign", ON, 20),
    (BATTLEROYAL_SECRETS, "card revealed", ON, 6),
    (BATTLEROYAL_SECRETS, "offer", ON, 8),
]


@pytest.mark.parametrize("portion", [PORTION, pytest.param(1, marks=pytest.mark.soak)])
@pytest.mark.parametrize(
    ("rulebook", "kind", "options", "pairs"),
    [pytest.param(*line, id=f"{line[0].game.name} {line[1]}") for line in PAIRS],
)
def test_faces_do_not_depend_on_what_is_hidden(
    rulebook: Rulebook, kind: str, options: dict[str, str], pairs: int, portion: int
) -> None:
    FaceSurface.seen = 0
    some = pairs // portion
    assert play_face_pairs(rulebook, kind, some, options)[kind] == some
    assert FaceSurface.seen > 0, "nobody pulled a face"


@planted(clocks, "look_for_faces")
def a_face_depends_on_what_is_sealed(look: Original, room: Room, live: LiveGame) -> None:
    look(room, live)
    plan(room, live, 0, FACES[sealed(live) % len(FACES)], 1.0)


@planted(clocks, "look_for_faces")
def a_bot_takes_longer_if_more_is_sealed(look: Original, room: Room, live: LiveGame) -> None:
    look(room, live)
    plan(room, live, 0, FACES[0], 1.0 + sealed(live))


@planted(clocks, "look_for_faces")
def a_bot_reacts_to_what_only_it_has_heard(look: Original, room: Room, live: LiveGame) -> None:
    look(room, live)
    own = crc32(repr(live.view(1).history[-3:]).encode())
    plan(room, live, 1, FACES[own % len(FACES)], 1.0)


def plan(room: Room, live: LiveGame, seat: int, face: str, after: float) -> None:
    """A face, if none is planned."""
    if FACE not in room.scheduler.timers:
        when = room.registry.loop.time() + after
        room.scheduler.plan(FACE, when, partial(clocks.pull_face, room, live, seat, face))


@pytest.mark.parametrize(
    ("plant", "rulebook", "kind", "options"),
    [
        (a_face_depends_on_what_is_sealed, BULLETBUCKS_SECRETS, "bid", {}),
        (a_bot_takes_longer_if_more_is_sealed, BULLETBUCKS_SECRETS, "bid", {}),
        (a_bot_reacts_to_what_only_it_has_heard, BULLETBUCKS_SECRETS, "bid", {}),
    ],
)
def test_a_face_that_tells_is_caught(
    plant: Plant, rulebook: Rulebook, kind: str, options: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises(InterferenceError) as caught:
        play_face_pairs(rulebook, kind, ENOUGH, options)
    assert caught.value.part == "planned"


def the_eliminated_are_heard_by_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(talk, "heard_from", lambda _live, _place: {})


def faces_are_sent_to_everybody(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("clickbang.server.delivery.subscription.is_heard", lambda _said, _ears, _seated: True)


@pytest.mark.parametrize("plant", [the_eliminated_are_heard_by_all, faces_are_sent_to_everybody])
def test_a_face_from_the_gallery_that_the_living_see_is_caught(
    plant: Plant, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    plant(monkeypatch)

    async def scene() -> None:
        async with opened(tmp_path, "battleroyal", 6) as party:
            await faces_among_the_fallen(party)

    with pytest.raises(AssertionError):
        run(scene())
