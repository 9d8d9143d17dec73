"""Battle Royal reads naturally from where one sits, in both languages and skins, with any deck."""

import json

import pytest

from clickbang.core.actions import Action, Decline
from clickbang.core.audience import SPECTATOR
from clickbang.core.errors import IllegalAnswer
from clickbang.core.events import Asked, Began, Ended, Event, OptionValue
from clickbang.core.parts.decks import STANDARD
from clickbang.core.prompt import ASKED, MUST, STANDING, Prompt
from clickbang.games import battleroyal as br
from clickbang.games.battleroyal import events
from clickbang.games.battleroyal.deck.deck import deck_data
from clickbang.games.battleroyal.rules.errors import FAULTS, MUST_SAY_BANG, MUST_SIGN
from clickbang.text import LANGUAGES, Narrator
from tests.text.messages import VARIANTS, catalogue
from tests.text.violence import violent

NAMES = ["Zoé", "Ada", "Basil", "Cleo", "Dante", "Esme"]
CARDS = list(deck_data(STANDARD))


def narrator(seat: int = 0, lang: str = "en", skin: str = "classic", seats: int = 6, deck: str = STANDARD) -> Narrator:
    return Narrator(catalogue(lang, skin), br.BATTLEROYAL, NAMES[:seats], seat, {"deck": deck})


def told(event: Event, seat: int = 0, lang: str = "en", skin: str = "classic", seats: int = 6) -> list[str]:
    """What the reader in this seat is told, with ordinary spaces, line by line."""
    return narrator(seat, lang, skin, seats).event(event).replace("\N{NO-BREAK SPACE}", " ").split("\n")


def test_the_circle_is_told_from_where_one_sits() -> None:
    event = events.Seated((0, 3, 1, 5, 2, 4), 5, 1)
    assert told(event, 1) == ["The circle, clockwise: you, Esme, Basil, Dante, Zoé and Cleo. Esme begins."]
    assert told(event, SPECTATOR) == ["The circle, clockwise: Zoé, Cleo, Ada, Esme, Basil and Dante. Esme begins."]
    assert told(events.Seated((0, 3, 1, 2), 0, 2), seats=4)[0].endswith(
        "You begin. Everybody runs 2 persons and gets 2 cards."
    )


@pytest.mark.parametrize(
    ("card", "sentence"),
    [
        ("fork", "You are dealt Fork (11, decoy)."),
        ("pistol", "You are dealt Pistol (21, Bang)."),
        ("bomb", "You are dealt Bomb (special)."),
    ],
)
def test_a_card_is_told_with_what_it_counts_and_says(card: str, sentence: str) -> None:
    assert told(events.OwnCard(0, card)) == [sentence]


@pytest.mark.parametrize(
    ("event", "reader", "sentence"),
    [
        (events.Confronted(0, 1, (0,), (1,)), 0, "You confront Ada."),
        (events.Confronted(1, 0, (1, 2), (0,)), 0, "Ada confronts you: Ada and Basil against you."),
        (events.Confronted(1, 2, (1, 0), (2,)), 0, "Ada confronts Basil: you and Ada against Basil."),
        (events.Confronted(1, 2, (1,), (2, 3)), SPECTATOR, "Ada confronts Basil: Ada against Basil and Cleo."),
    ],
)
def test_a_confrontation_is_told_from_every_side(event: Event, reader: int, sentence: str) -> None:
    assert told(event, reader) == [sentence]


def test_those_who_give_the_same_sign_share_a_line() -> None:
    event = events.SignsRevealed(
        (events.ShownSign(0, 1), events.ShownSign(1, 0), events.ShownSign(2, 1), events.ShownSign(3, 0))
    )
    assert told(event) == ["Thumbs!", "down (kill): you and Basil", "up (team): Ada and Cleo"]
    assert told(event, 1, "fr", "gentle") == [
        "Les pouces !",
        "baissé (pop) : Zoé et Basil",
        "levé (équipe) : vous et Cleo",
    ]


def test_a_pair_gives_two_signs() -> None:
    event = events.SignsRevealed((events.ShownSign(0, 1), events.ShownSign(1, 0), events.ShownSign(2, 2)))
    assert told(event, seats=4) == [
        "Thumbs!",
        "one up, one down: you",
        "both up (team): Ada",
        "both down (kill): Basil",
    ]


def test_cards_and_bangs() -> None:
    event = events.CardsRevealed((events.RevealedCard(0, "fork", True), events.RevealedCard(1, "bomb", False)))
    assert told(event) == ["The cards are turned over:", "you: Fork (11, decoy) – “Bang!”", "Ada: Bomb (special)"]
    assert told(events.BangsHeard(())) == ["Not one “Bang!” is heard."]
    assert told(events.BangsHeard((events.HeardBang(0, 1), events.HeardBang(2, 1)))) == [
        "“Bang!”",
        "said by you and Basil",
    ]
    assert told(events.BangsHeard((events.HeardBang(1, 1),)), 1, "fr", "gentle") == ["« Pop ! »", "dit par vous"]


def test_a_pair_says_bang_once_or_twice_each() -> None:
    assert told(events.BangsHeard((events.HeardBang(0, 1), events.HeardBang(2, 2))), seats=4)[1:] == [
        "said once by you",
        "said twice by Basil",
    ]
    once_and_twice = events.BangsHeard(
        (events.HeardBang(0, 1), events.HeardBang(2, 2), events.HeardBang(3, 1), events.HeardBang(1, 2))
    )
    assert told(once_and_twice, seats=4)[1:] == ["said by you and Cleo, once each", "said by Basil and Ada, twice each"]
    assert told(once_and_twice, lang="fr", seats=4)[1:] == [
        "dit par vous et Cleo, une fois chacun",
        "dit par Basil et Ada, deux fois chacun",
    ]


@pytest.mark.parametrize(
    ("reader", "lang", "sentence"),
    [
        (0, "en", "You refuse the money."),
        (1, "en", "Zoé refuses the money."),
        (0, "fr", "Vous refusez l'argent."),
        (1, "fr", "Zoé refuse l'argent."),
    ],
)
def test_money_is_refused(reader: int, lang: str, sentence: str) -> None:
    assert told(events.DollarsRefused((0,)), reader, lang) == [sentence]


def test_the_eliminated_leave_the_party_in_gentle_words() -> None:
    assert told(events.Eliminated((0,))) == ["You are eliminated."]
    assert told(events.Eliminated((0, 2))) == ["Eliminated: you and Basil."]
    assert told(events.Eliminated((0,)), skin="gentle") == ["Confetti everywhere: you leave the party."]
    assert told(events.Eliminated((1,)), lang="fr", skin="gentle") == [
        "Des confettis partout ! De retour à la maison : Ada."
    ]


def test_spoils_are_told_by_owner_and_by_receiver() -> None:
    cards = events.HeldCard("rope", 1), events.HeldCard("fork", 2), events.HeldCard("bomb", 1)
    assert told(events.SpoilsSeen(cards))[1:] == [
        "from Ada: Rope (10, decoy), Bomb (special)",
        "from Basil: Fork (11, decoy)",
    ]
    assert told(events.Proposed(0, cards)) == [
        "You propose:",
        "Ada gets Rope (10, decoy), Bomb (special)",
        "Basil gets Fork (11, decoy)",
    ]
    assert told(events.SpoilsDivided(cards), 2, "fr") == [
        "Les cartes sont partagées :",
        "Ada reçoit Corde (10, leurre), Bombe (spéciale)",
        "vous recevez Fourchette (11, leurre)",
    ]
    assert told(events.VotesRevealed((events.CastVote(0, True), events.CastVote(1, False), events.CastVote(2, True))))[
        1:
    ] == [
        "for it: you and Basil",
        "against it: Ada",
    ]


def test_an_offer_says_who_gives_and_who_shows() -> None:
    event = events.OfferMade(1, 1, (0, 1, 2), (events.OfferedCards(1, 0, 1), events.OfferedCards(0, 1, 2)), (0, 2))
    assert told(event) == [
        "Ada makes an offer to you, and to Basil:",
        "Ada gives you one card",
        "you give Ada 2 cards",
        "you and Basil show all your cards",
    ]
    assert told(event, 1, "fr") == [
        "Vous faites une offre à Zoé et Basil :",
        "vous donnez une carte à Zoé",
        "Zoé vous donne 2 cartes",
        "Zoé et Basil montrent toutes leurs cartes",
    ]
    assert told(event, 2, "fr")[0] == "Ada vous fait une offre, ainsi qu'à Zoé :"
    assert told(events.OfferMade(1, 1, (0, 1), (), (0,)), 0, "fr")[0] == "Ada vous fait une offre :"
    assert told(events.OfferMade(1, 1, (0, 1), (), (0,)))[1:] == ["you show all your cards"]
    assert told(events.OfferMade(1, 1, (0, 1), (), (1,)))[1:] == ["Ada shows all their cards"]


def test_an_offer_says_which_cards_it_names() -> None:
    gifts = (
        events.OfferedCards(1, 0, 1, ("katana",)),
        events.OfferedCards(0, 1, 2, ("rope", "bazooka")),
        events.OfferedCards(1, 2, 1),
    )
    event = events.OfferMade(1, 1, (0, 1, 2), gifts, ())
    assert told(event)[1:] == [
        "Ada gives you: Katana (18)",
        "you give Ada: Rope (10, decoy), Bazooka (23, Bang)",
        "Ada gives Basil one card",
    ]
    assert told(event, 1, "fr")[1] == "vous donnez à Zoé : Katana (18)"
    assert told(event, 2)[1] == "Ada gives Zoé: Katana (18)"


def test_where_all_show_their_cards_nobody_is_listed() -> None:
    everybody, couple = events.OfferMade(1, 1, (0, 1, 2), (), (0, 1, 2)), events.OfferMade(1, 1, (0, 1), (), (0, 1))
    assert told(everybody)[1:] == ["all show all their cards to each other"]
    assert told(everybody, lang="fr")[1:] == ["tous se montrent toutes leurs cartes"]
    assert told(couple)[1:] == ["you and Ada show all your cards"]


def test_a_talk_that_is_over_is_ones_own_or_that_of_others() -> None:
    assert told(events.TalkOver((0, 1))) == ["The talk of your team is over."]
    assert told(events.TalkOver((1, 2)), lang="fr") == ["La négociation est terminée : Ada et Basil."]


@pytest.mark.parametrize(
    ("lang", "crowd"), [("en", "you, Zoé, Basil and 3 others"), ("fr", "vous, Zoé, Basil et 3 autres")]
)
def test_a_crowd_is_counted_where_that_is_wanted(lang: str, crowd: str) -> None:
    speaker = Narrator(catalogue(lang), br.BATTLEROYAL, NAMES, 1, most_named=5)
    assert speaker.people(range(6)) == crowd
    assert "Esme" in speaker.people(range(1, 6))
    assert "Esme" in narrator(lang=lang).people(range(6))


@pytest.mark.parametrize(
    ("event", "reader", "sentence"),
    [
        (events.OfferAgreed(1, 1, 0), 0, "You agree to Ada's offer."),
        (events.OfferAgreed(0, 1, 1), 0, "Ada agrees to your offer."),
        (events.OfferAgreed(1, 1, 2), 0, "Basil agrees to Ada's offer."),
        (events.OfferLapsed(0, 1, 1), 0, "Ada refuses your offer."),
        (events.OfferLapsed(1, 1, -1), 0, "Ada's offer cannot be carried out any more."),
        (events.OfferLapsed(0, 1, -1), 0, "Your offer cannot be carried out any more."),
        (events.CardsShown(1, ("fork", "rope")), 0, "Ada shows: Fork (11, decoy), Rope (10, decoy)"),
        (events.CardsGiven(0, 1, ("fork",)), 0, "You give Ada: Fork (11, decoy)"),
        (events.CardsGiven(0, 1, ("fork",)), 1, "Zoé gives you: Fork (11, decoy)"),
    ],
)
def test_what_came_of_an_offer(event: Event, reader: int, sentence: str) -> None:
    assert told(event, reader) == [sentence]


def test_gifts_are_told_to_the_team_without_their_cards() -> None:
    assert told(events.GiftsSeen((events.GivenCards(1, 2, 1), events.GivenCards(2, 1, 3)))) == [
        "Cards change hands:",
        "Ada gives Basil one card",
        "Basil gives Ada 3 cards",
    ]


def test_small_words_agree() -> None:
    assert told(events.TurnBegan(0, 0, 1)) == ["Your turn. One pass so far."]
    assert told(events.TurnBegan(1, 1, 0), lang="fr", seats=4) == ["Encore à Ada de jouer, pour le second personnage."]
    assert told(events.CardsDiscarded(1)) == ["One card is discarded."]
    assert told(events.CardsDiscarded(3), lang="fr") == ["3 cartes sont défaussées."]
    assert told(events.HandSizes((events.HandSize(0, 2), events.HandSize(1, 1), events.HandSize(2, 2)))) == [
        "Cards held now:",
        "you and Basil: 2",
        "Ada: 1",
    ]
    assert told(events.AllAlone((0, 1))) == ["Everyone for themselves now: you and Ada."]
    assert told(Asked("sign", (0, 2), (), (), True)) == ["To seal a sign: you and Basil."]


def test_the_end_says_who_won() -> None:
    assert told(Ended("last-one", (1,), (0, 1, 0)))[0] == "Only one is left. Ada wins."
    assert (
        told(Ended("two-winners", (0, 1), (1, 1, 0)))[0] == "The money is accepted. The win is shared by you and Ada."
    )
    assert told(Ended("all-passed", (), (0, 0, 0)), skin="gentle")[0] == (
        "Everybody has passed, so everybody goes home. Nobody wins."
    )


def test_answers_are_told_as_choices_and_once_given() -> None:
    speaker = narrator()
    fork = CARDS.index("fork")
    assert speaker.choice(br.encode(br.Confront(2))) == "confront Basil"
    assert speaker.choice(br.encode(br.Leave())) == "leave your team"
    assert speaker.choice(br.encode(br.Sign(1))) == "kill"
    assert narrator(seats=4).choice(br.encode(br.Sign(1))) == "team and kill"
    assert narrator(skin="gentle").choice(br.encode(br.Sign(1))) == "pop"
    assert speaker.choice(br.encode(br.Reveal(fork, True))) == "Fork (11, decoy) with “Bang!”"
    assert speaker.choice(br.encode(br.Show(0))) == "you show all your cards"
    assert speaker.choice(br.encode(br.GiveCount(2))) == "2 cards"
    assert speaker.choice(br.encode(br.ByName())) == "cards by name"
    assert speaker.choice(br.encode(br.GiveCard(fork))) == "Fork (11, decoy)"
    assert speaker.given(1, br.encode(br.GiveCard(fork))) == "Ada adds: … Fork (11, decoy)."
    assert speaker.choice(br.encode(br.Agree(0))) == "agree to offer 1"
    assert speaker.choice(br.encode(br.Pick(fork))) == "Fork (11, decoy)"
    assert speaker.choice(br.encode(br.Assign(0))) == "you"
    assert speaker.given(1, br.encode(br.Vote(True))) == "Ada's vote: yes."
    assert speaker.given(1, br.encode(br.Assign(0))) == "Ada gives the next card to you."
    assert speaker.given(1, br.encode(br.Reveal(fork, False))) == "Ada reveals Fork (11, decoy)."


def test_options_are_told_in_words() -> None:
    def said(seats: int = 6, **options: str) -> list[str]:
        return told(
            Began("battleroyal", seats, tuple(OptionValue(*chosen) for chosen in options.items())), seats=seats
        )[1:]

    assert said(5, deck="standard", pairs="off") == [
        "Cards: the thirty-six cards of these rules",
        "Pairs: one person each",
    ]
    assert said(6, deck="standard", pairs="on") == ["Cards: the thirty-six cards of these rules"]
    assert said(deck=own_deck("Pie")) == ["Cards: a deck of one's own"]
    assert said(lap_limit="0") + said(lap_limit="1") + said(lap_limit="7") == [
        "Lap limit: none",
        "Lap limit: one lap",
        "Lap limit: 7 laps",
    ]
    assert said(seating="random") + said(seating="seats") == [
        "Seating: in random order",
        "Seating: as they took their seats",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_of_the_standard_deck_is_gentle_where_that_is_wanted(lang: str) -> None:
    speaker = narrator(lang=lang, skin="gentle")
    names = [speaker.event(events.OwnCard(0, key)) for key in CARDS]
    assert violent(lang, "\n".join(names)) == []
    assert len(set(names)) == len(CARDS)


@pytest.mark.parametrize(("lang", "skin"), VARIANTS)
def test_what_is_refused_is_gentle_where_that_is_wanted(lang: str, skin: str) -> None:
    refusals = "\n".join(catalogue(lang, skin).error(IllegalAnswer(fault)) for fault in FAULTS)
    assert bool(violent(lang, refusals)) == (skin == "classic")


def test_gentle_refusals_still_make_sense() -> None:
    gentle = catalogue("en", "gentle")
    assert gentle.error(IllegalAnswer(MUST_SIGN)) == "You are asked for a sign: team or pop. (BR-8)"
    assert (
        gentle.error(IllegalAnswer(MUST_SAY_BANG))
        == "“Pop!” stands on that card: whoever reveals it has to say it. (BR-14)"
    )


def test_what_stands_on_a_card_cannot_command_the_terminal() -> None:
    assert (
        narrator(deck=own_deck("Pie\x1b[2J\nhot")).event(events.OwnCard(1, "mine-1")) == "Ada is dealt Pie [2J hot (1)."
    )


def own_deck(name: str) -> str:
    """A deck of cards with this name."""
    return json.dumps({f"mine-{value}": {"value": value, "name": {"en": name, "fr": name}} for value in range(6)})


def test_a_prompt_is_put_in_the_words_of_the_question_it_is() -> None:
    def put(kind: str, role: str, actions: list[Action], draft: list[int], seats: int = 6) -> str:
        prompt = Prompt(kind, 0, role, False, 1, [br.encode(action) for action in actions], draft)
        return narrator(seats=seats).words.question_kind(prompt)

    assert put("turn", MUST, [br.Pass(), br.Leave()], []) == "turn"
    assert put("turn", STANDING, [Decline(), br.Leave()], []) == "leave"
    assert put("sign", MUST, [br.Sign(0), br.Sign(1)], []) == "sign"
    assert put("sign", MUST, [br.Sign(0), br.Sign(1), br.Sign(2)], [], seats=4) == "signs"
    assert put("talk", MUST, [br.Agree(0), br.Show(1)], []) == "talk"
    assert put("talk", MUST, [br.Send(), br.Show(1)], [br.encode(br.Show(2))]) == "offer"
    assert put("talk", MUST, [br.Pick(0), br.Pick(1)], [br.encode(br.Agree(0))]) == "pick"
    assert put("divide", ASKED, [br.Assign(1)], [br.encode(br.Assign(1))]) == "divide"


def test_the_cards_are_told_with_their_words_values_and_places() -> None:
    cards = narrator(lang="fr", skin="gentle").words.cards()
    assert [card["place"] for card in cards.values()] == list(range(len(CARDS)))
    assert list(cards) == CARDS
    assert cards["bazooka"] == {"place": 32, "value": 23, "bang": True, "name": "Canon à confettis"}
    assert cards["bomb"]["effect"] == "bomb"
    assert "rentrent" in str(cards["bomb"]["text"])


def test_a_sum_of_money_on_a_card_never_breaks_in_two() -> None:
    name = narrator(lang="fr").words.cards()["dollars"]["name"]
    assert name == "1\N{NARROW NO-BREAK SPACE}000\N{NO-BREAK SPACE}$"
