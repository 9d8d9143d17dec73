"""Whatever is answered, a lesson comes to its end, and says something to every kind of question that is new."""

import pytest

from clickbang.core.parts.lesson import LEARNER, lesson_of
from clickbang.core.view import View
from clickbang.games import GAMES
from clickbang.text import Narrator
from tests.lessons.learner import Played, whim
from tests.text.messages import VARIANTS, catalogue
from tests.text.violence import violent

TAUGHT = [name for name, game in GAMES.items() if game.lesson is not None]
each_game = pytest.mark.parametrize("name", TAUGHT)
SEEDS = range(60)


@each_game
def test_all_is_told_whatever_is_answered(name: str) -> None:
    for seed in SEEDS:
        played = Played(GAMES[name], whim(seed)).run()
        assert played.told
        assert 1 <= played.lesson.step(played.view) <= played.lesson.steps


@each_game
def test_it_can_be_played_on_to_the_end_of_the_game(name: str) -> None:
    for seed in SEEDS[:15]:
        assert Played(GAMES[name], whim(seed)).run(to_the_end=True).sitting.over


@each_game
def test_the_guide_speaks_at_every_kind_of_question_that_is_new(name: str) -> None:
    for seed in SEEDS:
        met: set[str] = set()
        for kind, cue in Played(GAMES[name], whim(seed)).run(to_the_end=seed < 15).asked:
            assert cue is not None or kind in met, f"nothing is said at the first {kind}, seed {seed}"
            met.add(kind)


@each_game
@pytest.mark.untraced
def test_the_guide_can_be_heard_in_every_language_and_skin(name: str) -> None:
    game = GAMES[name]
    names = ["Ann", "Ada", "Blaise", "Cleo", "Dario", "Edith", "Felix"]
    said: dict[str, None] = {}
    for seed in SEEDS:
        played = Played(game, whim(seed)).run(to_the_end=seed < 15)
        for cue in played.said:
            if cue.key in said:
                continue
            said[cue.key] = None
            for lang, skin in VARIANTS:
                seats = names[: played.lesson.seats]
                narrator = Narrator(catalogue(lang, skin), game, seats, LEARNER, played.view.options)
                text = narrator.cue(cue)
                assert len(text) < 330, text
                assert skin == "classic" or violent(lang, text) == []
    lesson = lesson_of(game)
    assert lesson is not None
    assert set(said) <= set(lesson.cues)


@each_game
@pytest.mark.parametrize(("lang", "skin"), VARIANTS)
def test_what_was_learnt_is_a_few_lines(name: str, lang: str, skin: str) -> None:
    lesson = lesson_of(GAMES[name])
    assert lesson is not None
    learnt = Narrator(catalogue(lang, skin), GAMES[name], ["Ann"] * lesson.seats, LEARNER, lesson.options).learnt()
    assert 3 <= len(learnt) <= 5
    assert skin == "classic" or violent(lang, "\n".join(learnt)) == []


@each_game
def test_the_guide_knows_only_what_the_learner_was_told(name: str) -> None:
    """The same events in another view, and a prompt by another table: the guide says the same."""
    for seed in SEEDS[:10]:
        played = Played(GAMES[name], whim(seed)).run()
        view: View = GAMES[name].view(LEARNER)
        for event in played.view.history:
            view.receive(event)
        prompt = played.sitting.prompt_for(LEARNER)
        assert played.lesson.cue(view, prompt) == played.lesson.cue(played.view, prompt)
        assert played.lesson.is_told(view)


@each_game
def test_the_same_answers_give_the_same_lesson(name: str) -> None:
    first, second = (Played(GAMES[name], whim(3)).run() for _ in range(2))
    assert first.sitting.views[LEARNER].history == second.sitting.views[LEARNER].history
