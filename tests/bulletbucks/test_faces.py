"""Which faces people at a Bulletbucks table pull at what everybody saw."""

import pytest

from clickbang.core.chance import Seeded
from clickbang.core.events import Began, Ended, Event
from clickbang.core.parts.faces import DOUBT, FRIGHT, GLARE, GRIN, LAUGH, POUT, SHOCK, SMIRK
from clickbang.core.registry import GAMES
from clickbang.core.sitting import Sitting
from clickbang.games.bulletbucks.events import Banged, Clicked, HighBidder, Left, Named, Tied
from clickbang.games.bulletbucks.online.faces import reactions


@pytest.mark.parametrize(
    ("event", "faces"),
    [
        (Tied(seats=(0, 2), total=5), {0: GLARE, 2: GLARE}),
        (HighBidder(seat=1, total=5), {1: SMIRK}),
        (Named(by=1, seat=2), {2: FRIGHT, 1: SMIRK}),
        (Named(by=1, seat=1), {0: SHOCK, 1: SMIRK, 2: SHOCK}),
        (Clicked(seat=0, ones=3, twos=1), {0: LAUGH, 1: POUT, 2: POUT}),
        (Banged(seat=0, markers=2), {1: SHOCK, 2: SHOCK}),
        (Left(seat=2), {0: DOUBT, 1: DOUBT}),
        (Ended(ending="", winners=(1,), scores=(0, 4, 2)), {1: GRIN}),
    ],
    ids=lambda one: type(one).__name__ if isinstance(one, Event) else "",
)
def test_what_everybody_saw_calls_for_a_face(event: Event, faces: dict[int, str]) -> None:
    sitting = Sitting(GAMES["bulletbucks"], 3, {}, Seeded(1))
    assert reactions(event, sitting.spectator) == faces


def test_what_is_no_surprise_calls_for_none() -> None:
    sitting = Sitting(GAMES["bulletbucks"], 3, {}, Seeded(1))
    (began,) = [event for event in sitting.spectator.history if isinstance(event, Began)]
    assert reactions(began, sitting.spectator) == {}
