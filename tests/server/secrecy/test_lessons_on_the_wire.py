"""What the guide of a lesson says over the wire depends on nothing that the learner's seat does not know."""

import pytest

from clickbang.checks.games.pairs import InterferenceError
from clickbang.checks.games.surface import Parts
from clickbang.core.parts.lesson import LEARNER, lesson_of
from clickbang.core.view import View
from clickbang.protocol.messages import LessonInfo
from clickbang.server.delivery.game_feed import GameFeed
from clickbang.server.game.live_game import LiveGame
from tests.noninterference.secrets import BATTLEROYAL_SECRETS, BULLETBUCKS_SECRETS, CHAMPIONSHIP_SECRETS, Rulebook
from tests.server.planting import Original, Plant, planted, sealed
from tests.server.secrecy.wire_pairs import play_wire_pairs
from tests.server.secrecy.wire_surface import WireSurface
from tests.server.stage import Stage

PAIRS: list[tuple[Rulebook, str, int]] = [
    (BULLETBUCKS_SECRETS, "bid", 20),
    (BULLETBUCKS_SECRETS, "raise", 10),
    (CHAMPIONSHIP_SECRETS, "pocket", 10),
    (CHAMPIONSHIP_SECRETS, "bet", 15),
    (BATTLEROYAL_SECRETS, "card", 10),
    (BATTLEROYAL_SECRETS, "sign", 15),
    (BATTLEROYAL_SECRETS, "talk", 5),
]


class LessonSurface(WireSurface):
    """The table of a lesson. Everybody there is a person, so that opponents can do anything."""

    lesson = True

    def __init__(self, stage: Stage, clock: str) -> None:
        super().__init__(stage, clock)
        self.said = 0
        """How often the guide was heard."""

    def news(self, seat: int) -> Parts:
        return self.heard(seat, super().news(seat))

    def state(self, seat: int) -> Parts:
        return self.heard(seat, super().state(seat))

    def heard(self, seat: int, parts: Parts) -> Parts:
        assert seat == LEARNER or not parts["lesson"], "somebody else hears the guide"
        self.said += bool(parts["lesson"])
        return parts


def compare(rulebook: Rulebook, kind: str, pairs: int) -> int:
    """Play so many pairs; how often the guide was heard."""
    lesson = lesson_of(rulebook.game)
    assert lesson is not None
    surfaces: list[LessonSurface] = []

    def made(stage: Stage, clock: str) -> LessonSurface:
        surfaces.append(LessonSurface(stage, clock))
        return surfaces[-1]

    tested = play_wire_pairs(rulebook, kind, pairs, lesson.seats, dict(lesson.options), "none", made)
    assert tested[kind] == pairs
    return sum(surface.said for surface in surfaces)


@pytest.mark.parametrize(("rulebook", "kind", "pairs"), PAIRS, ids=[f"{line[0].game.name} {line[1]}" for line in PAIRS])
def test_the_guide_tells_nothing_that_is_hidden(rulebook: Rulebook, kind: str, pairs: int) -> None:
    assert compare(rulebook, kind, pairs) > pairs


# The comparison can fail


@planted(GameFeed, "guidance")
def the_guide_knows_what_is_sealed(guidance: Original, feed: GameFeed, live: LiveGame, view: View) -> object:
    found = guidance(feed, live, view)
    if found is not None:
        found.words += str(sealed(live))
    return found


@planted(GameFeed, "guidance")
def the_guide_speaks_when_others_have_sealed(guidance: Original, feed: GameFeed, live: LiveGame, view: View) -> object:
    found = guidance(feed, live, view)
    return found or (LessonInfo(words="Well?", step=1, of=1) if sealed(live) % 2 else None)


@planted(GameFeed, "guidance")
def the_guide_counts_what_others_have_heard(guidance: Original, feed: GameFeed, live: LiveGame, view: View) -> object:
    found = guidance(feed, live, view)
    if found is not None:
        found.step = sum(len(other.history) for other in live.sitting.views) + sealed(live)
    return found


@planted(GameFeed, "guidance")
def the_guide_is_asked_about_another_seat(guidance: Original, feed: GameFeed, live: LiveGame, view: View) -> object:
    found = guidance(feed, live, view)
    if found is not None:
        found.learnt = [str(live.view(LEARNER + 1).own_answer)]
    return found


@pytest.mark.plants
@pytest.mark.parametrize(
    "plant",
    [
        the_guide_knows_what_is_sealed,
        the_guide_speaks_when_others_have_sealed,
        the_guide_counts_what_others_have_heard,
        the_guide_is_asked_about_another_seat,
    ],
)
def test_a_guide_that_tells_is_caught(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(InterferenceError) as caught:
        compare(BULLETBUCKS_SECRETS, "bid", 40)
    assert caught.value.part == "lesson"
