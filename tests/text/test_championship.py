"""World Championship reads naturally from where one sits, in both languages and skins, with any deck."""

import json

import pytest

from clickbang.core.audience import SPECTATOR
from clickbang.core.errors import IllegalAnswer
from clickbang.core.events import Asked, Began, Ended, Event, OptionValue
from clickbang.core.parts.decks import STANDARD
from clickbang.games.championship import CHAMPIONSHIP, Accuse, Bet, Decline, FireOn, Play, Pocket, encode, events
from clickbang.games.championship.deck.deck import deck_data
from clickbang.games.championship.rules.errors import BOX_IS_EMPTY, FAULTS
from clickbang.text import LANGUAGES, Narrator
from tests.text.messages import VARIANTS, catalogue
from tests.text.violence import violent

NAMES = ["Zoé", "Ada", "Basil"]
CARDS = list(deck_data(STANDARD))


def narrator(seat: int = 0, lang: str = "en", skin: str = "classic", deck: str = STANDARD) -> Narrator:
    return Narrator(catalogue(lang, skin), CHAMPIONSHIP, NAMES, seat, {"deck": deck})


def told(event: Event, seat: int = 0, lang: str = "en", skin: str = "classic") -> str:
    """What the reader in this seat is told, with ordinary spaces."""
    return narrator(seat, lang, skin).event(event).replace("\N{NO-BREAK SPACE}", " ")


def play(card: str, seat: int | None = None, down: bool = False) -> int:
    return encode(Play(CARDS.index(card), seat, down))


@pytest.mark.parametrize(
    ("play", "reader", "sentence"),
    [
        (events.PlayedCard(0, "peek", 1, 0), 0, "You play “Peek” on Ada."),
        (events.PlayedCard(0, "peek", 0, 0), 0, "You play “Peek” on yourself."),
        (events.PlayedCard(1, "peek", 0, 0), 0, "Ada plays “Peek” on you."),
        (events.PlayedCard(1, "peek", 1, 0), 0, "Ada plays “Peek” on themselves."),
        (events.PlayedCard(1, "peek", 2, 0), SPECTATOR, "Ada plays “Peek” on Basil."),
        (events.PlayedCard(1, "air-gun", -1, 0), 0, "Ada plays “Air Gun”."),
        (events.PlayedCard(1, "second-thoughts", 2, 1), 0, "Ada plays “Second Thoughts” on Basil: the die goes up."),
        (events.PlayedCard(1, "second-thoughts", 0, -1), 0, "Ada plays “Second Thoughts” on you: the die goes down."),
    ],
)
def test_a_card_is_told_from_every_side(play: events.PlayedCard, reader: int, sentence: str) -> None:
    assert told(events.CardsPlayed((play,)), reader).split("\n") == ["A card is turned over:", sentence]


def test_the_cards_of_one_moment_are_told_in_their_order() -> None:
    event = events.CardsPlayed((events.PlayedCard(2, "air-gun", -1, 0), events.PlayedCard(0, "gift", 1, 0)))
    assert told(event, lang="fr").split("\n") == [
        "Des cartes sont jouées, et prennent effet dans cet ordre :",
        "Basil joue « Pistolet à air ».",
        "Vous jouez « Cadeau ! » sur Ada.",
    ]


def test_shots_say_where_they_went() -> None:
    event = events.ShotsFired((events.Shot(0, 0, -1), events.Shot(1, 1, -2), events.Shot(2, 1, 0)))
    assert told(event).split("\n") == [
        "Three … two … one … fire!",
        "You: CLICK",
        "Ada aims at the sky: BULLET",
        "Basil aims at you: BULLET",
    ]
    assert told(event, 1, "fr", "gentle").split("\n") == [
        "Trois… deux… un… lancez !",
        "Zoé : CLIC",
        "Vous visez le ciel : SURPRISE",
        "Basil vise Zoé : SURPRISE",
    ]


def test_only_the_looker_is_you() -> None:
    assert told(events.Peeked(0, 1, (0, 1, 0))) == "You look at the top of Ada's barrel: CLICK, BULLET, CLICK"
    assert told(events.Peeked(0, 0, (1,)), lang="fr") == "Vous regardez le haut de votre barillet : BALLE"
    assert told(events.PocketSeen(1, 2, 1), SPECTATOR) == "Ada looks into Basil's pocket: BULLET"


def test_accusations_and_what_came_of_them() -> None:
    event = events.AccusationsRevealed((events.Accusation(0, 1), events.Accusation(1, 0), events.Accusation(2, 1)))
    assert told(event).split("\n")[1:] == ["You accuse Ada.", "Ada accuses you.", "Basil accuses Ada."]
    assert told(events.PocketShown(1, 1)) == "A BULLET in Ada's pocket: caught!"
    assert told(events.PocketShown(1, 0), 1) == "A CLICK in your pocket: you were wronged."


@pytest.mark.parametrize(
    ("event", "skin", "sentence"),
    [
        (events.CharacterDied(1, 2, False), "classic", "A team-mate of Ada dies. 2 more and the captain are left."),
        (events.CharacterDied(0, 0, False), "classic", "One of your team-mates dies. Only the captain is left."),
        (
            events.CharacterDied(0, 1, False),
            "gentle",
            "One of your team-mates goes home. One more and the captain are left.",
        ),
        (events.CharacterDied(1, 0, True), "classic", "Ada's captain is dead: Ada is out of the game."),
        (events.CharacterDied(1, 0, True), "gentle", "Ada's captain goes home: Ada leaves the party."),
    ],
)
def test_somebody_is_lost(event: Event, skin: str, sentence: str) -> None:
    assert told(event, skin=skin) == sentence


def test_points_are_told_with_what_came_to_them() -> None:
    assert told(events.RoundScored((0, 4, 1), (3, 9, 1))).split("\n")[1:] == [
        "You: nothing, still 3",
        "Ada: + 4 = 9",
        "Basil: + 1 = 1",
    ]


def test_small_words_agree() -> None:
    assert told(events.ShotAdded(1, 1)) == "Ada has one shot left now."
    assert told(events.ShotAdded(0, 3), lang="fr") == "Il vous reste maintenant 3 tirs."
    assert told(events.AimSet(1, 0)) == "Ada aims at you."
    assert told(events.AimSet(0, -2), lang="fr") == "Vous visez le ciel."
    assert told(events.PhaseBegan("trigger"), lang="fr") == "Détente"
    assert told(Asked("accuse", (), (0, 2), (), True)) == "May accuse: you and Basil."


def test_who_may_aim_elsewhere_may_keep_the_shot() -> None:
    aims = events.AimsRevealed((events.ChosenAim(0, -1), events.ChosenAim(1, -1), events.ChosenAim(2, 0)))
    assert told(aims).split("\n")[1:] == [
        "You keep your own shot.",
        "Ada keeps their own shot.",
        "Basil aims at you.",
    ]
    assert told(aims, lang="fr", skin="gentle").split("\n")[1] == "Vous gardez votre lancer."


def test_pockets_that_are_turned_over_are_told_one_by_one() -> None:
    turned = events.PocketsTurned((events.TurnedPocket(1, 1), events.TurnedPocket(0, 0)))
    assert told(turned).split("\n") == ["The pockets are turned out:", "Ada: BULLET", "You: CLICK"]
    assert told(turned, lang="fr", skin="gentle").split("\n")[1] == "Ada : SURPRISE"


def test_points_teams_and_pockets_are_told_as_they_were_agreed_on() -> None:
    agreed = (OptionValue("points", "10"), OptionValue("team", "2"), OptionValue("show_pockets", "on"))
    assert told(Began("championship", 3, agreed)).split("\n")[1:] == [
        "Points to win: 10 points",
        "Team: 2 with the captain",
        "Pockets: all turned out at the end of a round",
    ]


def test_the_end_says_who_won() -> None:
    assert told(Ended("last-captain", (1,), (3, 9, 0))).split("\n")[0] == "One captain is left. Ada wins."
    assert told(Ended("nobody-left", (), (3, 9, 0))).split("\n")[0] == "No captain is left. Nobody wins."
    assert told(Ended("points", (0,), (15, 9, 0)), lang="fr").split("\n")[0] == (
        "Assez de points, et pas d'égalité. Victoire, vous gagnez !"
    )


def test_answers_are_told_as_choices_and_once_given() -> None:
    speaker = narrator()
    assert speaker.choice(encode(Pocket(True))) == "BULLET (you cheat)"
    assert speaker.choice(encode(Bet(1))) == "one shot"
    assert speaker.choice(encode(Accuse(2))) == "Basil"
    assert speaker.choice(encode(FireOn())) == "fire on"
    assert speaker.choice(play("air-gun")) == "“Air Gun”"
    assert speaker.choice(play("peek", 0)) == "“Peek” on yourself"
    assert speaker.choice(play("second-thoughts", 1, down=True)) == "“Second Thoughts” on Ada, die down"
    assert speaker.given(1, encode(Pocket(False))) == "Ada pockets a CLICK."
    assert speaker.given(1, play("peek", 0)) == "Ada plays “Peek” on you."
    assert speaker.given(0, encode(Decline())) == "You decline."


def test_a_card_drawn_is_read_out_to_its_owner_alone() -> None:
    assert told(events.OwnCard(0, "air-gun")) == (
        "Your card is “Air Gun”: If you fire in the coming shot: it is aimed at the sky, and nobody is hurt."
    )
    assert told(events.OwnCard(0, "air-gun"), 1) == "Zoé draws “Air Gun”."


def test_the_deck_is_told_as_standard_none_or_ones_own() -> None:
    def deck(value: str) -> str:
        return told(Began("championship", 3, (OptionValue("deck", value),))).split("\n")[1]

    assert deck("standard") == "Action cards: the thirty cards of these rules"
    assert deck("none") == "Action cards: none at all"
    assert deck(own_deck("Peek")) == "Action cards: a deck of one's own"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_of_the_standard_deck_is_gentle_where_that_is_wanted(lang: str) -> None:
    gentle = [told(events.OwnCard(0, key), 0, lang, "gentle") for key in CARDS]
    assert violent(lang, "\n".join(gentle)) == []
    assert len(set(gentle)) == len(CARDS)


def test_what_stands_on_a_card_cannot_command_the_terminal() -> None:
    speaker = narrator(deck=own_deck("Look\x1b[2J\nthere"))
    assert speaker.event(events.OwnCard(1, "mine")) == "Ada draws “Look [2J there”."


def test_the_cards_are_told_with_their_words_and_their_places() -> None:
    cards = narrator(lang="fr", skin="gentle").words.cards()
    assert [card["place"] for card in cards.values()] == list(range(len(CARDS)))
    assert list(cards) == CARDS
    assert cards["air-gun"]["name"] == "En l'air"
    assert (cards["one-more"]["phase"], cards["one-more"]["skull"]) == ("trigger", True)
    assert "la manche" in str(cards["one-more"]["text"])
    assert narrator(deck="none").words.cards() == {}


@pytest.mark.parametrize(("lang", "skin"), VARIANTS)
def test_what_is_refused_is_gentle_where_that_is_wanted(lang: str, skin: str) -> None:
    refusals = "\n".join(catalogue(lang, skin).error(IllegalAnswer(fault)) for fault in FAULTS)
    assert bool(violent(lang, refusals)) == (skin == "classic")
    if (lang, skin) == ("en", "gentle"):
        assert catalogue(lang, skin).error(IllegalAnswer(BOX_IS_EMPTY)) == "There is no POP left in the box. (WC-2)"


def own_deck(name: str) -> str:
    """A deck of one kind of card with this name."""
    words = {"en": name, "fr": name}
    return json.dumps({"mine": {"effect": "peek", "phase": "bet", "copies": 3, "name": words, "text": words}})


@pytest.mark.parametrize(("deck", "draws"), [("standard", True), ("none", False)])
def test_help_on_accusing_speaks_of_cards_only_where_there_are_any(deck: str, draws: bool) -> None:
    narrator = Narrator(catalogue("en"), CHAMPIONSHIP, ("Ada", "Blaise", "Cleo"), 0, {"deck": deck})
    assert ("draw" in narrator.help("accuse")) == draws
