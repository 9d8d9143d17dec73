"""Which faces people at a World Championship table pull at what everybody saw."""

import pytest

from clickbang.core.chance import Seeded
from clickbang.core.events import Began, Ended, Event
from clickbang.core.parts.faces import DOUBT, FRIGHT, GLARE, GRIN, LAUGH, POUT, SHOCK, SMIRK
from clickbang.core.registry import GAMES
from clickbang.core.sitting import Sitting
from clickbang.games.championship import events as wc
from clickbang.games.championship.online.faces import reactions


@pytest.mark.parametrize(
    ("event", "faces"),
    [
        (wc.BetsRevealed((wc.ShownDie(0, 5), wc.ShownDie(1, 4), wc.ShownDie(2, 3))), {0: SMIRK, 1: SMIRK, 2: DOUBT}),
        # who accuses and is accused is startled above all
        (wc.AccusationsRevealed((wc.Accusation(0, 1), wc.Accusation(1, 2))), {0: DOUBT, 1: SHOCK, 2: SHOCK}),
        (wc.PocketShown(seat=1, card=1), {1: POUT}),
        (wc.PocketShown(seat=1, card=0), {1: LAUGH}),
        (wc.Bribed(seat=2, card="bribe"), {2: SMIRK}),
        (wc.PenaltyBullet(seat=0, extra=1), {0: GLARE}),
        (wc.AimsRevealed((wc.ChosenAim(0, 2), wc.ChosenAim(1, -1))), {2: FRIGHT}),
        (wc.ShotsFired((wc.Shot(0, 0, -1), wc.Shot(1, 1, -1))), {0: GRIN}),
        (wc.CharacterDied(seat=1, mates=2, captain=False), {1: POUT}),
        (wc.RoundScored(scored=(3, 0, 3), points=(3, 0, 3)), {0: GRIN, 2: GRIN}),
        (wc.RoundScored(scored=(0, 0, 0), points=(3, 0, 3)), {}),
        (Ended(ending="", winners=(2,), scores=(0, 4, 15)), {2: GRIN}),
    ],
    ids=lambda one: type(one).__name__ if isinstance(one, Event) else "",
)
def test_what_everybody_saw_calls_for_a_face(event: Event, faces: dict[int, str]) -> None:
    sitting = Sitting(GAMES["championship"], 3, {}, Seeded(1))
    assert reactions(event, sitting.spectator) == faces


def test_what_is_no_surprise_calls_for_none() -> None:
    sitting = Sitting(GAMES["championship"], 3, {}, Seeded(1))
    (began,) = [event for event in sitting.spectator.history if isinstance(event, Began)]
    assert reactions(began, sitting.spectator) == {}
