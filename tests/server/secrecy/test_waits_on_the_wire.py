"""Nobody can tell by a wait what is hidden: with the same waits, two games that differ in hidden cards give the others
the same bytes, in beats that last their time."""

from collections.abc import Sequence

import pytest

from clickbang.checks.games.pairs import InterferenceError
from clickbang.core.audience import SPECTATOR
from clickbang.core.errors import NOT_ASKED, NotAsked
from clickbang.core.seats import members
from clickbang.core.table import DECLINE
from clickbang.protocol.messages import Wait
from clickbang.server.clocks import beats
from clickbang.server.clocks.durations import FULL_TIME
from clickbang.server.delivery import game_feed
from clickbang.server.game.live_game import LiveGame
from clickbang.server.room import Room
from clickbang.server.seats import seating
from clickbang.server.storage.documents import TableDoc
from clickbang.server.tables import clocks, play
from tests.noninterference.secrets import CHAMPIONSHIP_SECRETS
from tests.server.planting import Original, Plant, planted
from tests.server.secrecy.wire_pairs import play_wire_pairs
from tests.server.secrecy.wire_surface import WireSurface
from tests.server.stage import Stage

PAIRS = [("card drawn", 4, 12), ("play", 3, 12), ("pocket", 3, 6), ("bet", 4, 6)]


class WaitingSurface(WireSurface):
    """In every other beat somebody takes the full time, whatever they hold: who follows from what everybody knows."""

    pace = "natural"

    def __init__(self, stage: Stage, clock: str) -> None:
        super().__init__(stage, clock)
        self.waited: list[int] = []
        """In which beats, by their number."""

    def catch_up(self) -> None:
        super().catch_up()
        assert self.table is not None
        assert self.table.live is not None
        live, number = self.table.live, self.table.live.view(SPECTATOR).prompts
        if live.is_window and number % 2 and number not in self.waited:
            self.waited.append(number)
            asked = members(live.table.must | live.table.asked)
            seat = asked[number // 2 % len(asked)]
            self.clients[seat].says(Wait(prompt=live.view(seat).prompts))
            self.stage.wait(0.5)


def compare(kind: str, seats: int, pairs: int) -> int:
    """Play so many pairs; in how many beats somebody took the full time."""
    surfaces: list[WaitingSurface] = []

    def made(stage: Stage, clock: str) -> WaitingSurface:
        surfaces.append(WaitingSurface(stage, clock))
        return surfaces[-1]

    assert play_wire_pairs(CHAMPIONSHIP_SECRETS, kind, pairs, seats, {}, "quick", made)[kind] == pairs
    return sum(len(surface.waited) for surface in surfaces)


@pytest.mark.rule("WC-23")
@pytest.mark.parametrize(("kind", "seats", "pairs"), PAIRS)
def test_nobody_can_tell_by_a_wait_what_is_hidden(kind: str, seats: int, pairs: int) -> None:
    assert compare(kind, seats, pairs) > pairs / 2


# The comparison can fail


def playable(live: LiveGame, seat: int) -> int:
    """How much this seat can play now."""
    return len(live.prompt(seat).choices)


@planted(clocks, "take_full_time")
def a_wait_is_longer_for_who_can_play_more(wait: Original, room: Room, guest: str, prompt: int) -> None:
    wait(room, guest, prompt)
    clocks.stretch(room, FULL_TIME + playable(play.need(room), seating.own_place(room.doc, guest)))


@planted(clocks, "take_full_time")
def who_can_play_nothing_takes_no_time(wait: Original, room: Room, guest: str, prompt: int) -> None:
    live, seat = play.need(room), seating.own_place(room.doc, guest)
    if live.prompt(seat).choices == [DECLINE]:
        raise NotAsked(NOT_ASKED, seat=seat)
    wait(room, guest, prompt)


@planted(game_feed, "clock_info")
def a_wait_tells_whether_it_is_a_bluff(told: Original, room: Room, seat: int = SPECTATOR) -> object:
    found, live = told(room, seat), room.live
    if found is not None and live is not None:
        found.waits = [waiting for waiting in found.waits if playable(live, waiting) > 1]
    return found


@planted(beats, "may_wait")
def who_can_play_more_may_take_it_more_often(
    may_wait: Original, doc: TableDoc, waits: Sequence[int], live: LiveGame, seat: int
) -> object:
    others = sum(playable(live, other) for other in range(live.seats) if other != seat)
    return may_wait(doc, waits, live, seat) + others


@pytest.mark.plants
@pytest.mark.parametrize(
    "plant",
    [
        a_wait_is_longer_for_who_can_play_more,
        who_can_play_nothing_takes_no_time,
        a_wait_tells_whether_it_is_a_bluff,
        who_can_play_more_may_take_it_more_often,
    ],
)
def test_a_wait_that_tells_is_caught(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(InterferenceError) as caught:
        compare("card drawn", 4, 40)
    assert caught.value.part == "clock"
