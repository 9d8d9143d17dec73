"""Which faces people at a Battle Royal table pull at what everybody saw."""

import pytest

from clickbang.core.chance import Seeded
from clickbang.core.events import Began, Ended, Event
from clickbang.core.parts.faces import DOUBT, FRIGHT, GLARE, GRIN, LAUGH, SHOCK, SMIRK, reactions_of
from clickbang.core.registry import GAMES
from clickbang.core.sitting import Sitting
from clickbang.games.battleroyal import events as br
from clickbang.games.battleroyal.online.faces import reactions

EVERYBODY = range(5)


@pytest.mark.parametrize(
    ("event", "faces"),
    [
        (
            br.Confronted(seat=0, target=1, attackers=(0,), defenders=(1, 2)),
            {0: SMIRK, 1: FRIGHT, 2: FRIGHT},
        ),
        (br.SignsRevealed((br.ShownSign(0, 1), br.ShownSign(1, 0))), {0: GLARE, 1: GRIN}),
        (br.TeamFormed(seats=(3, 4)), {3: GRIN, 4: GRIN}),
        (br.LeftTeam(seat=3), {3: SMIRK}),
        (br.BangsHeard((br.HeardBang(2, 1),)), {seat: SHOCK for seat in EVERYBODY if seat != 2}),
        (br.NothingHappened(), dict.fromkeys(EVERYBODY, DOUBT)),
        (br.Eliminated(seats=(1, 4)), {0: SHOCK, 2: SHOCK, 3: SHOCK}),
        (br.Passed(seat=2), {2: DOUBT}),
        (Ended(ending="", winners=(0, 3), scores=(1, 0, 0, 1, 0)), {0: LAUGH, 3: LAUGH}),
    ],
    ids=lambda one: type(one).__name__ if isinstance(one, Event) else "",
)
def test_what_everybody_saw_calls_for_a_face(event: Event, faces: dict[int, str]) -> None:
    sitting = Sitting(GAMES["battleroyal"], 5, {}, Seeded(1))
    sitting.settle()  # so that everybody sits
    assert reactions(event, sitting.spectator) == faces


def test_what_is_no_surprise_calls_for_none() -> None:
    sitting = Sitting(GAMES["battleroyal"], 5, {}, Seeded(1))
    (began,) = [event for event in sitting.spectator.history if isinstance(event, Began)]
    assert reactions(began, sitting.spectator) == {}


def test_the_game_brings_them() -> None:
    assert reactions_of(GAMES["battleroyal"]) is reactions
