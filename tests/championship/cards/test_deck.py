"""WC-24: the deck is a file a person can edit; a bad one is refused with a clear error."""

import json
import re
from importlib.resources import files

import pytest

from clickbang.core.errors import OptionError
from clickbang.core.events import Began, OptionValue
from clickbang.games.championship import CHAMPIONSHIP
from clickbang.games.championship.deck.deck import deck_data, deck_from_toml, deck_of, settle_deck, standard_deck
from clickbang.games.championship.deck.effects import EFFECTS
from tests.championship.position import deck, game

TABLE = [
    # card, French, phase, skull, copies, effect
    ("Peek", "Coup d'œil", "bet", False, 4, "peek"),
    ("A Gift!", "Cadeau !", "trigger", False, 4, "gift"),
    ("Shoot Somebody", "Abattre quelqu'un", "trigger", False, 3, "shoot-somebody"),
    ("Air Gun", "Pistolet à air", "trigger", False, 4, "air-gun"),
    ("Second Thoughts", "Réflexion faite", "accusation", False, 3, "turn-die"),
    ("Bribe the Judge", "Pot-de-vin", "accusation", False, 2, "bribe"),
    ("One More", "Encore un", "trigger", True, 3, "one-more"),
    ("Spin Again", "On refait tourner", "trigger", True, 2, "spin-again"),
    ("Live Round", "Balle en rab", "spin", True, 2, "live-round"),
    ("Side Bet", "Pari parallèle", "bet", False, 1, "side-bet"),
    ("Crowd Favourite", "Chouchou du public", "scoring", False, 1, "extra-point"),
    ("Informer", "Indic", "accusation", False, 1, "informer"),
]

STANDARD_FILE = files("clickbang.games.championship.deck").joinpath("deck.toml").read_text(encoding="utf-8")

ONE_CARD = """
[mine]
effect = "peek"
phase = "bet"
copies = 3
name = { en = "Mine", fr = "À moi" }
text = { en = "Look.", fr = "Regarder." }
"""


# The standard deck


@pytest.mark.rule("WC-24", "WC-20", "WC-2")
def test_the_standard_deck_has_the_thirty_cards_of_the_table() -> None:
    cards = deck_data("standard").values()
    listed = [
        (
            card["name"]["en"],
            card["name"]["fr"],
            card["phase"],
            card.get("skull", False),
            card["copies"],
            card["effect"],
        )
        for card in cards
    ]
    assert listed == TABLE
    assert sum(card["copies"] for card in cards) == 30


@pytest.mark.rule("WC-24")
def test_the_rules_play_with_what_the_file_says() -> None:
    cards = deck_of("standard").cards
    assert [(card.skull, card.copies, card.effect.word) for card in cards] == [row[3:] for row in TABLE]


@pytest.mark.rule("WC-24")
@pytest.mark.parametrize(("lang", "column"), [("en", 0), ("fr", 1)])
def test_every_effect_has_its_paragraph_in_the_rulebook(lang: str, column: int) -> None:
    """By the name of its card in the standard deck, or else with its word: `- **Swap** (`swap`).`"""
    page = files("clickbang.games.championship").joinpath("words", lang, "rules.md").read_text(encoding="utf-8")
    paragraphs = re.findall(r"^  - \*\*(.+?)\.?\*\*(?:\s\(`(.+?)`\))?", page, re.MULTILINE)
    words = {row[column]: row[-1] for row in TABLE}
    assert [word or words.get(name.replace("\u00a0", " ")) for name, word in paragraphs] == list(EFFECTS)


@pytest.mark.rule("WC-24")
def test_every_card_has_a_text_in_both_languages() -> None:
    for card in deck_data("standard").values():
        assert all(card["text"][language].endswith(".") for language in ("en", "fr"))


# Decks of one's own


@pytest.mark.rule("WC-24")
def test_a_file_of_ones_own_is_played_with() -> None:
    play = game(2, deck=deck_from_toml(ONE_CARD))
    assert (play.hand(0), play.hand(1), play.view(0).deck_left) == (["mine"], ["mine"], 1)


@pytest.mark.rule("WC-24")
def test_the_standard_file_given_by_hand_is_the_standard_deck() -> None:
    own = deck_from_toml(STANDARD_FILE)
    assert own == standard_deck() == settle_deck(own)
    assert deck_data(own) == deck_data("standard")


@pytest.mark.rule("WC-24")
def test_two_kinds_of_card_may_have_the_same_effect() -> None:
    play = game(2, "mine other", deck=deck_from_toml(ONE_CARD + ONE_CARD.replace("mine", "other"))).until("play", "bet")
    assert (len(play.choices(0, "mine")), len(play.choices(1, "other"))) == (2, 2)


@pytest.mark.rule("WC-24")
def test_a_whole_deck_is_part_of_what_everybody_is_told() -> None:
    own = deck_from_toml(ONE_CARD)
    began = game(2, deck=own).news[0]
    assert isinstance(began, Began)
    assert OptionValue("deck", own) in began.options


@pytest.mark.rule("WC-24")
@pytest.mark.parametrize("value", ["standard", "none"])
def test_the_names_of_decks_stay_names(value: str) -> None:
    assert CHAMPIONSHIP.settle_options({"deck": value})["deck"] == value
    assert CHAMPIONSHIP.settle_options()["deck"] == "standard"


@pytest.mark.rule("WC-24")
def test_a_deck_is_kept_compact() -> None:
    own = deck_from_toml(ONE_CARD)
    assert settle_deck(json.dumps(json.loads(own), indent=4)) == own


@pytest.mark.rule("WC-24")
def test_a_deck_of_999_cards_is_possible() -> None:
    copies = {"peek": 99, "gift": 99, "informer": 99, "air_gun": 99, "one_more": 99, "spin_again": 99, "side_bet": 99}
    own = deck(**copies, shoot_somebody=99, live_round=99, second_thoughts=99, bribe_the_judge=9)
    assert game(2, deck=own).view(0).deck_left == 997


# Bad ones


def many_kinds(count: int) -> str:
    return "".join(ONE_CARD.replace("mine", f"mine-{number}") for number in range(count))


BAD_FILES = {
    "it is not TOML": "[mine",
    "it is not TOML (": "x = " + "[" * 40_000,
    "it is not TOML (a line has more than 100 points": ".".join("a" * 20_000) + " = 1",
    "it has more than 50000 characters": "#" * 50_001,
    "it holds no card": "",
    "it has more than 64 different cards": many_kinds(65),
    "it has more than 999 cards": many_kinds(64).replace("copies = 3", "copies = 16"),
    "card 'mine' is not a table of its own": "mine = 3",
    "card 'mine' has a field 'colour' that means nothing": ONE_CARD + "colour = 'red'",
    "card 'mine' has no effect among peek, gift, shoot-somebody": ONE_CARD.replace('"peek"', '"explode"'),
    "card 'mine' has no effect among peek": ONE_CARD.replace('effect = "peek"\n', ""),
    "card 'mine' has no effect": ONE_CARD.replace('"peek"', '["peek"]'),
    "card 'mine' needs the phase 'bet', where its effect belongs": ONE_CARD.replace('"bet"', '"trigger"'),
    "card 'mine' needs the phase 'bet'": ONE_CARD.replace('phase = "bet"\n', ""),
    "card 'mine' needs a number of copies from 1 to 99": ONE_CARD.replace("copies = 3\n", ""),
    "card 'mine' needs a number of copies": ONE_CARD.replace("copies = 3", "copies = 0"),
    "card 'mine' needs a number of copies from": ONE_CARD.replace("copies = 3", "copies = 100"),
    "card 'mine' needs a number of": ONE_CARD.replace("copies = 3", "copies = true"),
    "card 'mine' needs a number": ONE_CARD.replace("copies = 3", "copies = 2.0"),
    "card 'mine' has a skull that is neither true nor false": ONE_CARD + "skull = 'yes'",
    "card 'mine' needs a name in English (en) and French (fr)": ONE_CARD.replace(', fr = "À moi"', ""),
    "card 'mine' needs a name": ONE_CARD.replace('name = { en = "Mine", fr = "À moi" }', "name = 'Mine'"),
    "card 'mine' needs a text in English (en) and French (fr)": ONE_CARD.replace('en = "Look.", ', ""),
    "card 'mine' has a text that is no text": ONE_CARD.replace('"Look."', '""'),
    "card 'mine' has a text that is": ONE_CARD.replace('"Look."', "2024-01-01"),
}


@pytest.mark.rule("WC-24")
@pytest.mark.parametrize("why", BAD_FILES)
def test_a_bad_file_is_refused_and_the_card_to_blame_is_named(why: str) -> None:
    with pytest.raises(OptionError) as refused:
        deck_from_toml(BAD_FILES[why])
    assert refused.value.sentence.startswith(f"The deck cannot be used: {why}")


@pytest.mark.rule("WC-24")
@pytest.mark.parametrize("value", ["", "standart", "{", "[" * 40_000, "9" * 5000, '{"a": "\\ud800"}'])
def test_what_is_no_deck_at_all_is_refused(value: str) -> None:
    with pytest.raises(OptionError) as refused:
        game(2, deck=value)
    assert "neither a deck nor one of standard, none" in refused.value.sentence


@pytest.mark.rule("WC-24")
@pytest.mark.parametrize("value", ["[]", "{}", "3", "null", '"peek"'])
def test_a_deck_without_cards_is_refused(value: str) -> None:
    with pytest.raises(OptionError, match="it holds no card"):
        game(2, deck=value)


@pytest.mark.rule("WC-24")
def test_a_bad_card_in_a_whole_deck_is_refused() -> None:
    with pytest.raises(OptionError, match="card 'peek' needs a number of copies from 1 to 99"):
        game(2, deck=deck(peek=0))
