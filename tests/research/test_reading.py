"""A game in words for language models: all there is to decide by, in every language and skin; and reading replies."""

import re

import pytest
from examples.language_bot import LanguageBot
from librt.random import Random

from clickbang.bots.match import play_match
from clickbang.bots.random_bot import RandomBot
from clickbang.core.chance import Seeded
from clickbang.core.prompt import MUST, Prompt
from clickbang.core.seats import members
from clickbang.core.sitting import Sitting
from clickbang.core.view import View
from clickbang.games import GAMES
from clickbang.research.reading import Reader, chosen
from tests.text.violence import violent

SEATS = {"bulletbucks": 4, "championship": 3, "battleroyal": 6}


def asked(name: str, most: int = 60) -> list[tuple[View, Prompt]]:
    """What seats know and are asked in a random game, each as it stood then."""
    game, random = GAMES[name], Random(5)
    found: list[tuple[View, Prompt]] = []
    sitting = Sitting(game, SEATS[name], {}, Seeded(3))
    while not sitting.over and len(found) < most:
        table = sitting.table
        waiting = members(table.must | table.asked)
        if not waiting:
            sitting.draw()
            continue
        seat = waiting[0]
        found.append((sitting.views[seat].clone(), sitting.prompt_for(seat)))
        sitting.answer(seat, table.random_action(seat, random))
    return found


@pytest.mark.parametrize("skin", ["classic", "gentle"])
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", SEATS)
def test_table_news_question_and_every_choice_are_told(name: str, lang: str, skin: str) -> None:
    game = GAMES[name]
    reader = Reader(game, lang=lang, skin=skin)
    for view, prompt in asked(name)[::7]:
        text = reader.text(view, prompt)
        narrator = reader.narrator(view)
        assert narrator.question(prompt.kind) in text
        stake, stakes = narrator.stakes(view, prompt)
        assert stake in text
        for number, action in enumerate(prompt.choices, start=1):
            weighed = f" ({stakes[number - 1]})" if stakes and stakes[number - 1] else ""
            assert f"\n{number}. {narrator.choice(action)}{weighed}\n" in text
        assert not re.search(r"[{}]|None|[\ue000-\uf8ff]", text)
        if skin == "gentle":
            assert violent(lang, text) == []


def test_the_last_things_are_told_and_no_more() -> None:
    view, prompt = asked("bulletbucks")[-1]
    few, many = (Reader(GAMES["bulletbucks"], lately=lately).text(view, prompt) for lately in (2, 500))
    assert few.count("\n- ") == 2
    assert many.count("\n- ") > 20


def test_names_are_those_that_are_given() -> None:
    view, prompt = asked("bulletbucks")[8]
    text = Reader(GAMES["bulletbucks"], ["Ada", "Ben", "Cleo", "Dan"]).text(view, prompt)
    assert "Ada" in text
    assert "Seat" not in text


def test_what_has_been_drafted_is_told() -> None:
    view, prompt = asked("bulletbucks")[0]
    begun = Prompt(prompt.kind, prompt.seat, MUST, True, prompt.waiting, prompt.choices[1:], prompt.choices[:1])
    assert "\nChosen so far: 1 × 2,000 = 2,000.\n1. " in Reader(GAMES["bulletbucks"]).text(view, begun)


def test_somebody_who_is_not_asked_reads_so() -> None:
    sitting = Sitting(GAMES["bulletbucks"], 3, {}, Seeded(3))
    sitting.answer(0, sitting.table.legal_actions(0)[0])
    text = Reader(sitting.game).text(sitting.views[0], sitting.prompt_for(0))
    assert "Nothing is asked of you now." in text


@pytest.mark.parametrize(
    ("reply", "action"),
    [("2", 20), ("I take 3.", 30), ("First 1, no: **3**", 30), ("4", None), ("0", None), ("-1", None), ("", None),
     ("choice2", None), ("Option 2 of 3? I say 1", 10), ("2.5", None), ("99999999999999999999", None),
     ("I choose 2, it is cheap", 20), ("I choose 2 with 12 left over", 20), ("Choice 1 is bold.\nAnswer: 3", 30),
     ("1. 1 × 2,000\n2. 2 × 2,000\n\n**2**", 20), ("Le numéro 2, je crois", 20),
     ("My answer is choice 3, as 1 is low", 30)],
)  # fmt: skip
def test_a_reply_is_read_where_it_names_a_choice_most_plainly(reply: str, action: int | None) -> None:
    assert chosen(reply, Prompt("bid", 0, MUST, True, 1, [10, 20, 30], [])) == action


@pytest.mark.parametrize(
    "amount", ["1,000", "1.000", "1 000", "1\u202f000", "1'000", "$1", "€ 2", "2 €", "1 × 2,000", "3%"]
)
def test_an_amount_is_no_choice(amount: str) -> None:
    prompt = Prompt("bid", 0, MUST, True, 1, [10, 20, 30], [])
    assert chosen(amount, prompt) is None
    assert chosen(f"I bid {amount}.", prompt) is None
    assert chosen(f"I bid {amount}: choice 2", prompt) == 20
    assert chosen(f"Choice 2, which is {amount}", prompt) == 20


@pytest.mark.parametrize(
    ("reply", "action"),
    [("choice 3, not 1", 30), ("3, not 1", 30), ("not choice 3", None), ("2 or 3", None), ("choice 2 or 3", None),
     ("1\n2", None), ("choice 1? choice 2?", None), ("1 is bold and 3 is dear, I think", None),
     ("Answer: 7, or choice 2", None)],
)  # fmt: skip
def test_of_several_numbers_one_has_to_be_meant(reply: str, action: int | None) -> None:
    assert chosen(reply, Prompt("bid", 0, MUST, True, 1, [10, 20, 30], [])) == action


class Scripted(LanguageBot):
    """Stands in for a model: hesitates, then takes the second choice where there is one."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def complete(self, text: str) -> str:
        self.asked.append(text)
        return "Well …" if len(self.asked) % 2 else "I choose 2." if "\n2. " in text else "1"


class Silent(LanguageBot):
    """Stands in for a model that will not decide."""

    def complete(self, text: str) -> str:
        return "no"


@pytest.mark.parametrize("name", SEATS)
def test_the_example_plays_whole_games(name: str) -> None:
    model = Scripted()
    match = play_match(GAMES[name], [model, *[RandomBot() for _ in range(SEATS[name] - 1)]], 7, 1)
    assert match.fouls == []
    assert match.sitting.over
    assert len(model.asked) > 2


def test_the_example_plays_on_if_the_model_never_says_a_number() -> None:
    assert play_match(GAMES["bulletbucks"], [Silent(), RandomBot(), RandomBot()], 7, 1).fouls == []


@pytest.mark.parametrize("key", GAMES)
def test_somebody_who_only_watches_reads_it_too(key: str) -> None:
    sitting = Sitting(GAMES[key], 4, {}, Seeded(7))
    sitting.settle()
    text = Reader(GAMES[key], ["Ada", "Ben", "Cleo", "Dan"]).watched(sitting.spectator)
    assert all(name in text for name in ("Ada", "Ben", "Cleo", "Dan"))
    assert "You are" not in text
    assert "What has happened lately:" in text
