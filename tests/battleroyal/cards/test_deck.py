"""The deck is a file a person can edit; a bad one is refused with a clear error."""

import json
from importlib.resources import files

import pytest

from clickbang.core.errors import OptionError
from clickbang.core.events import Began, OptionValue
from clickbang.games.battleroyal import BATTLEROYAL
from clickbang.games.battleroyal.deck.cards import BOMB, DECOY, DOLLARS, EFFECTS, PLAIN, SCREAM_MASK
from clickbang.games.battleroyal.deck.deck import deck_data, deck_from_toml, deck_of, settle_deck, standard_deck
from clickbang.games.battleroyal.events import BangsHeard, Eliminated, HeardBang
from tests.battleroyal.position import deck, game

NAMES = """
Teddy Bear · Canned Food · Ornate Fan · Class Photo · Whistle · Rope · Pot Lid · Fork · Umbrella · Flashlight ·
Boomerang · Pepper Spray · Darts · Slingshot · Frying Pan · Nunchaku · Hammer · Baseball Bat · Kitchen Knife · Sickle ·
Ice Axe · Stun Gun · Machete · Crossbow · Hatchet · Katana · Derringer · Revolver · Pistol · Shotgun · Sub Machine Gun ·
Automatic Rifle · Bazooka · Bomb · Scream Mask · $1000
"""
FIRST_BANG = 26

STANDARD_FILE = files("clickbang.games.battleroyal.deck").joinpath("deck.toml").read_text(encoding="utf-8")

ONE_CARD = """
[mine]
value = 7
name = { en = "Mine", fr = "À moi" }
"""
SPECIAL_CARD = """
[mine]
effect = "bomb"
name = { en = "Mine", fr = "À moi" }
text = { en = "Boom.", fr = "Boum." }
"""


def many(count: int) -> str:
    return "".join(ONE_CARD.replace("mine", f"mine-{number}") for number in range(count))


# The standard deck


@pytest.mark.rule("BR-1")
def test_the_standard_deck_has_the_names_of_the_rulebook() -> None:
    assert [card["name"]["en"] for card in deck_data("standard").values()] == NAMES.replace("\n", " ").strip().split(
        " · "
    )


@pytest.mark.rule("BR-1")
def test_twelve_decoys_fourteen_weapons_seven_guns_and_the_three_special_ones() -> None:
    cards = deck_of("standard").cards
    decoys = [8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13]
    weapons = [15, 15, 15, 15, 16, 16, 16, 16, 17, 17, 17, 18, 18, 18]
    guns = [20, 20, 21, 21, 22, 22, 23]
    assert [(card.value, EFFECTS[card.effect]) for card in cards] == [
        *[(value, "decoy") for value in decoys],
        *[(value, "") for value in weapons + guns],
        (0, "bomb"),
        (0, "scream-mask"),
        (15, "dollars"),
    ]


@pytest.mark.rule("BR-14")
def test_the_seven_highest_cards_say_bang() -> None:
    cards = deck_of("standard").cards
    assert [card.key for card in cards if card.bang] == [card.key for card in cards[FIRST_BANG:33]]


@pytest.mark.rule("BR-1")
def test_every_card_has_a_name_in_both_languages_and_the_special_ones_a_text() -> None:
    for card in deck_data("standard").values():
        assert card["name"]["en"]
        assert card["name"]["fr"]
        assert ("text" in card) == ("effect" in card)


# Decks of one's own


@pytest.mark.rule("BR-1")
def test_a_file_of_ones_own_is_played_with() -> None:
    play = game(6, deck=deck_from_toml(many(8)))
    assert (play.hand(0), play.hand(5)) == (["mine-0"], ["mine-5"])


@pytest.mark.rule("BR-1")
def test_the_standard_file_given_by_hand_is_the_standard_deck() -> None:
    own = deck_from_toml(STANDARD_FILE)
    assert own == standard_deck() == settle_deck(own)
    assert deck_data(own) == deck_data("standard")


@pytest.mark.rule("BR-14", "BR-15a")
def test_a_special_card_may_have_the_word_too() -> None:
    own = deck_from_toml(many(5) + SPECIAL_CARD + "bang = true")
    play = game(6, "mine", deck=own).confronts(1, "K", "K").reveals({})
    assert play.heard(BangsHeard, Eliminated) == [("all", BangsHeard((HeardBang(0, 1),))), ("all", Eliminated((0, 1)))]


@pytest.mark.rule("BR-12")
def test_values_may_be_as_high_as_999() -> None:
    own = deck("999", "999", "999", "1", "1", "1")
    play = game(6, deck=own).teams_up(1).confronts(2, "KK", "K").reveals({})
    assert play.heard(Eliminated) == [("all", Eliminated((2,)))]


@pytest.mark.rule("BR-1")
def test_a_whole_deck_is_part_of_what_everybody_is_told() -> None:
    own = deck_from_toml(many(6))
    others = [OptionValue("pairs", "on"), OptionValue("lap_limit", "10"), OptionValue("seating", "random")]
    assert game(6, deck=own).news[0] == Began("battleroyal", 6, (OptionValue("deck", own), *others))


@pytest.mark.rule("BR-1")
def test_the_name_of_the_standard_deck_stays_a_name() -> None:
    assert BATTLEROYAL.settle_options({"deck": "standard"})["deck"] == "standard"


@pytest.mark.rule("BR-1")
def test_a_deck_is_kept_compact() -> None:
    own = deck_from_toml(ONE_CARD)
    assert settle_deck(json.dumps(json.loads(own), indent=4)) == own


@pytest.mark.rule("BR-1")
def test_sixty_cards_are_possible() -> None:
    play = game(36, deck=deck_from_toml(many(60)))
    play.until_turn(35)
    assert play.hand(35) == ["mine-35"]


# Bad ones


BAD_FILES = {
    "it is not TOML": "[mine",
    "it is not TOML (": "x = " + "[" * 40_000,
    "it holds no card": "",
    "it has more than 60 different cards": many(61),
    "card 'mine' is not a table of its own": "mine = 3",
    "card 'mine' has a field 'colour' that means nothing": ONE_CARD + "colour = 'red'",
    "card 'mine' has no effect among bomb, scream-mask, dollars, decoy": SPECIAL_CARD.replace('"bomb"', '"explode"'),
    "card 'mine' has no effect among bomb": SPECIAL_CARD.replace('"bomb"', '""'),
    "card 'mine' has no effect": SPECIAL_CARD.replace('"bomb"', '["bomb"]'),
    "card 'mine' needs a value from 0 to 999, or": SPECIAL_CARD + "value = -3",
    "card 'mine' needs a value from 0 to 999, or an effect": ONE_CARD.replace("value = 7\n", ""),
    "card 'mine' needs a value from 0 to 999": ONE_CARD.replace("7", "1000"),
    "card 'mine' needs a value from 0 to": ONE_CARD.replace("7", "-1"),
    "card 'mine' needs a value from": ONE_CARD.replace("7", "true"),
    "card 'mine' needs a value": ONE_CARD.replace("7", "7.0"),
    "card 'mine' has a bang that is neither true nor false": ONE_CARD + "bang = 'yes'",
    "card 'mine' needs a name in English (en) and French (fr)": ONE_CARD.replace(', fr = "À moi"', ""),
    "card 'mine' needs a name": ONE_CARD.replace('name = { en = "Mine", fr = "À moi" }', "name = 'Mine'"),
    "card 'mine' has a name that is no text": ONE_CARD.replace('"Mine"', '""'),
    "card 'mine' needs a text in English (en) and French (fr)": SPECIAL_CARD.replace('en = "Boom.", ', ""),
    "card 'mine' needs a text": ONE_CARD + "text = 'x'",
    "card 'mine' needs a text in": SPECIAL_CARD.replace('text = { en = "Boom.", fr = "Boum." }\n', ""),
    "card 'mine' has a text that is no text": SPECIAL_CARD.replace('"Boom."', "2024-01-01"),
}


@pytest.mark.rule("BR-1")
@pytest.mark.parametrize("why", BAD_FILES)
def test_a_bad_file_is_refused_and_the_card_to_blame_is_named(why: str) -> None:
    with pytest.raises(OptionError) as refused:
        deck_from_toml(BAD_FILES[why])
    assert refused.value.sentence.startswith(f"The deck cannot be used: {why}")


@pytest.mark.rule("BR-1")
@pytest.mark.parametrize("value", ["", "standart", "none", "{", "[" * 40_000, "9" * 5000, '{"a": "\\ud800"}'])
def test_what_is_no_deck_at_all_is_refused(value: str) -> None:
    with pytest.raises(OptionError) as refused:
        game(6, deck=value)
    assert "it is neither a deck nor one of standard" in refused.value.sentence


@pytest.mark.rule("BR-1")
@pytest.mark.parametrize("value", ["[]", "{}", "3", "null", '"bomb"'])
def test_a_deck_without_cards_is_refused(value: str) -> None:
    with pytest.raises(OptionError, match="it holds no card"):
        game(6, deck=value)


def test_every_effect_has_the_number_of_its_word_and_no_word_is_plain() -> None:
    effects = [EFFECTS[effect] for effect in (PLAIN, BOMB, SCREAM_MASK, DOLLARS, DECOY)]
    assert effects == ["", "bomb", "scream-mask", "dollars", "decoy"]
