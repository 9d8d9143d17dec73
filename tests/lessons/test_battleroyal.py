"""The first game of Battle Royal: whoever trusts the wrong thumb is saved by a team, and told so."""

import re

import pytest

from clickbang.core.parts.decks import STANDARD
from clickbang.core.parts.lesson import LEARNER
from clickbang.core.prompt import Prompt
from clickbang.core.seats import has
from clickbang.core.view import View
from clickbang.games.battleroyal import BATTLEROYAL, BattleRoyalView, Decline, Done, Leave, Pass, Sign, Vote, encode
from clickbang.games.battleroyal.deck.deck import deck_data, deck_of
from clickbang.games.battleroyal.words.lesson import LESSON, draws
from clickbang.games.battleroyal.words.phrasing import BattleRoyalWords
from clickbang.text import LANGUAGES, Catalogue, Narrator
from clickbang.text.folders import words_of
from tests.lessons.learner import Answering, Played, whim

RIVAL = 1


def showing(*signs: int) -> Answering:
    """These thumbs one after another, and otherwise nothing."""
    left = list(signs)

    def answer(_: View, prompt: Prompt) -> int:
        if prompt.kind == "sign":
            return encode(Sign(left.pop(0)))
        for quiet in (Pass(), Done(), Vote(accept=True), Decline()):
            if encode(quiet) in prompt.choices:
                return encode(quiet)
        return prompt.choices[0]

    return answer


def keys(played: Played) -> list[str]:
    return [cue.key for cue in played.said]


def test_who_trusts_twice_is_saved_by_the_friend() -> None:
    played = Played(BATTLEROYAL, showing(0, 0)).run()
    assert [key for key in keys(played) if key not in ("divide", "vote")] == [
        "sign-friend", "talk", "turn", "sign-rival", "saved",
    ]  # fmt: skip
    view = played.view
    assert isinstance(view, BattleRoyalView)
    assert has(view.alive, LEARNER)
    assert not has(view.alive, RIVAL)


def test_who_is_wary_of_the_rival_fights_beside_the_friend() -> None:
    assert keys(Played(BATTLEROYAL, showing(0, 1)).run())[-1] == "wary"


def test_who_betrays_the_friend_stands_alone_when_the_rival_comes() -> None:
    played = Played(BATTLEROYAL, showing(1, 0)).run()
    assert keys(played) == ["sign-friend", "turn-alone", "sign-rival-betrayer", "out"]


def test_progress_never_goes_back() -> None:
    """Whatever is answered, and when the game is played on after the lesson."""
    for seed in range(20):
        steps: list[int] = []
        answer = whim(seed)

        def noting(view: View, prompt: Prompt, steps: list[int] = steps, answer: Answering = answer) -> int:
            steps.append(LESSON.step(view))
            return answer(view, prompt)

        Played(BATTLEROYAL, noting).run(to_the_end=True)
        assert steps == sorted(steps)
        assert steps[0] == 1


def test_who_fell_with_a_thumb_down_is_not_told_of_trust() -> None:
    """The learner leaves the friend for the rival's stronger card."""

    def answer(view: View, prompt: Prompt) -> int:
        leave = encode(Leave())
        return leave if leave in prompt.choices else showing(int(prompt.kind == "sign" and left(view)))(view, prompt)

    def left(view: View) -> bool:
        assert isinstance(view, BattleRoyalView)
        return view.confronter == RIVAL

    assert keys(Played(BATTLEROYAL, answer).run())[-1] == "out-alone"


def test_the_guide_names_the_card_that_was_dealt_with_what_the_deck_says_of_it() -> None:
    played = Played(BATTLEROYAL, showing(0, 0))
    played.run()
    deck = deck_of(STANDARD)
    _, own, rival, _, friend = draws()
    (cue,) = [cue for cue in played.said if cue.key == "sign-friend"]
    assert cue.values["card"] == deck.cards[own].key
    assert deck.cards[own].value == min(card.value for card in deck.cards if card.value)
    assert deck.cards[own].value < deck.cards[rival].value < deck.cards[friend].value
    for lang in LANGUAGES:
        narrator = Narrator(Catalogue(lang), BATTLEROYAL, ["Zoe", "Ada", "Ben", "Cleo"], LEARNER)
        assert isinstance(narrator.words, BattleRoyalWords)
        card = narrator.words.card(deck.cards[own].key)
        assert str(deck.cards[own].value) in card
        assert f": {card}." in narrator.cue(cue)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_card_is_named_in_the_words_of_the_lesson(lang: str) -> None:
    """A card's name and value come from the deck, which changes; the money is a question of its own (BR-15c)."""
    file = words_of("battleroyal", lang)
    assert file is not None
    written = (file / "lesson.ftl").read_text(encoding="utf-8")
    names = [card["name"][lang] for card in deck_data(STANDARD).values() if card.get("effect") != "dollars"]
    assert [name for name in names if name in written] == []
    assert set(re.findall(r"\d+", written)) <= {"1000"}
