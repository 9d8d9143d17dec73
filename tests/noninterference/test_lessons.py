"""What the guide of a lesson says depends on nothing that the learner's seat does not know."""

import pytest

from clickbang.checks.games.pairs import InterferenceError
from clickbang.core.parts.lesson import lesson_of
from tests.noninterference.leaks import LeakyLesson, LessonSurface
from tests.noninterference.pairs import play_pairs
from tests.noninterference.secrets import BATTLEROYAL_SECRETS, BULLETBUCKS_SECRETS, CHAMPIONSHIP_SECRETS, Rulebook

PAIRS: list[tuple[Rulebook, dict[str, int]]] = [
    (BULLETBUCKS_SECRETS, {"bid": 60, "raise": 20, "conversion": 20}),
    (CHAMPIONSHIP_SECRETS, {"pocket": 40, "bet": 40, "accusation": 40}),
    (BATTLEROYAL_SECRETS, {"card": 40, "sign": 40, "reveal": 10}),
]
"""By kind of secret: how many pairs."""


@pytest.mark.parametrize(("rulebook", "kinds"), PAIRS, ids=[line[0].game.name for line in PAIRS])
def test_the_guide_tells_nothing_that_is_hidden(rulebook: Rulebook, kinds: dict[str, int]) -> None:
    lesson = lesson_of(rulebook.game)
    assert lesson is not None
    surfaces: list[LessonSurface] = []

    def surface() -> LessonSurface:
        surfaces.append(LessonSurface())
        return surfaces[-1]

    for kind, pairs in kinds.items():
        assert play_pairs(rulebook, kind, pairs, lesson.seats, dict(lesson.options), surface)[kind] == pairs
    said = set[str]().union(*(surface.said for surface in surfaces))
    assert len(said) > len(lesson.cues) / 2, said


@pytest.mark.parametrize(
    ("rulebook", "kind"), [(BULLETBUCKS_SECRETS, "bid"), (CHAMPIONSHIP_SECRETS, "bet"), (BATTLEROYAL_SECRETS, "sign")]
)
def test_a_guide_that_knows_what_is_sealed_is_caught(rulebook: Rulebook, kind: str) -> None:
    lesson = lesson_of(rulebook.game)
    assert lesson is not None
    with pytest.raises(InterferenceError) as caught:
        play_pairs(rulebook, kind, 40, lesson.seats, dict(lesson.options), LeakyLesson)
    assert caught.value.part == "lesson"
