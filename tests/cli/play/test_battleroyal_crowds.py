"""Battle Royal with very large teams: everything stays on a screen of 80 columns and 24 lines."""

import pytest

from clickbang.core.events import Asked, Event
from clickbang.core.prompt import MUST, Prompt
from clickbang.games.battleroyal import Agree, AllShow, Done, GiveFrom, Refuse, Show, encode, events
from tests.cli.play.drawn import told
from tests.cli.play.test_battleroyal_table import CARDS, beginning, stage_after, table, team_of

TEAM = tuple(range(19))
TALK: list[Event] = [
    *beginning(36),
    events.Confronted(1, 0, TEAM[1:], (0,)),
    events.SignsRevealed(tuple(events.ShownSign(seat, 0) for seat in TEAM)),
    events.TeamFormed(TEAM),
    Asked("talk", TEAM, (), (), True),
]
"""Nineteen of thirty-six are one team, and talk."""
EVERYBODY = [events.OfferMade(seat, 1, TEAM, (), TEAM) for seat in (3, 4, 5)]
DIFFERENT = [events.OfferMade(seat, 1, (0, seat), (events.OfferedCards(seat, 0, 1),), ()) for seat in range(6, 15)]


def talk_prompt(offers: int) -> Prompt:
    """What can be said in the second round of the talk."""
    answers = [encode(kind(place)) for kind in (Agree, Refuse) for place in range(offers)]
    shows = [encode(kind(seat)) for kind in (Show, GiveFrom) for seat in TEAM]
    return Prompt("talk", 0, MUST, True, 2, [encode(Done()), *answers, encode(AllShow()), *shows], [])


def menu(*offers: events.OfferMade, lang: str = "en") -> list[str]:
    stage = stage_after(*TALK, *offers, Asked("talk", TEAM, (), (), True), seats=36, lang=lang)
    return [label.replace("\N{NO-BREAK SPACE}", " ") for label, _ in stage.menu(talk_prompt(len(offers)))]


def test_a_big_team_has_a_name_and_a_size() -> None:
    shown = table(stage_after(*beginning(36), *team_of(*range(1, 20)), *team_of(0, 35), seats=36))
    assert "Left Ada, one card, in team A (19)" in shown
    assert "Teams * you and Iris (2 cards) · team A (19), 19 cards" in shown
    assert "Teams * your team (19), 19 cards" in table(stage_after(*TALK, seats=36))


def test_the_sides_of_a_big_confrontation_tell_who_gave_which_sign() -> None:
    meeting = [
        *beginning(36),
        *team_of(*range(1, 20)),
        events.Confronted(1, 0, tuple(range(1, 20)), (0,)),
        Asked("sign", tuple(range(20)), (), (), True),
    ]
    assert "Confrontation team A (19) – against – you" in table(stage_after(*meeting, seats=36))
    signs = events.SignsRevealed(tuple(events.ShownSign(seat, int(seat in (0, 2, 3))) for seat in range(20)))
    shown = " ".join(table(stage_after(*meeting, signs, Asked("reveal", (0, 2, 3), (), (), True), seats=36)))
    assert "team A (19) ▼ Basil and Cleo ▲ Ada, Dante, Esme and 14 others – against – you ▼" in shown


def test_offers_that_ask_the_same_are_one() -> None:
    assert menu(*EVERYBODY)[:2] == [
        "agree to the offer that Cleo, Dante and Esme make to all: all show all their cards to each other",
        "refuse the offer that Cleo, Dante and Esme make to all: all show all their cards to each other",
    ]
    assert menu(*EVERYBODY[:1], lang="fr")[0] == (
        "accepter l'offre faite à toute l'équipe par Cleo : tous se montrent toutes leurs cartes"
    )


def test_many_different_offers_are_one_thing_and_listed_in_turn() -> None:
    assert menu(*EVERYBODY, *DIFFERENT) == [
        "agree to one of 10 offers …",
        "refuse one of 10 offers …",
        "offer: all show all their cards to each other",
        "offer: somebody shows all their cards …",
        "offer: somebody gives cards …",
        "nothing more: you are done",
    ]
    stage = stage_after(*TALK, *EVERYBODY, *DIFFERENT, seats=36)
    _, agreeing = stage.menu(talk_prompt(12))[0]
    assert agreeing == [encode(Agree(place)) for place in (0, *range(3, 12))]
    assert [label for label, _ in stage.details(agreeing)][:2] == [
        "Cleo, Dante and Esme: all show all their cards to each other",
        "Fleur: Fleur gives you one card",
    ]


@pytest.mark.parametrize(
    ("typed", "places"), [("agree 1", [0]), ("agree 2", [3]), ("agree esme", [2]), ("agree 0", []), ("agree 99", [])]
)
def test_an_offer_is_answered_by_its_number_or_its_author(typed: str, places: list[int]) -> None:
    stage = stage_after(*TALK, *EVERYBODY, *DIFFERENT, seats=36)
    assert stage.read(typed, talk_prompt(12)) == [encode(Agree(place)) for place in places]


def test_an_offer_to_some_says_to_whom_else() -> None:
    offer = events.OfferMade(1, 1, (0, 1, 2), (), (1,))
    assert menu(offer)[0] == "agree to Ada's offer to you, and to Basil: Ada shows all their cards"
    assert menu(offer, lang="fr")[0] == (
        "accepter l'offre que vous fait Ada, ainsi qu'à Basil : Ada montre toutes ses cartes"
    )


# Telling


def test_a_crowd_that_speaks_at_once_is_told_in_a_few_lines() -> None:
    stage = stage_after(*TALK, seats=36)
    news = [
        *(events.OfferAgreed(1, 1, seat) for seat in range(2, 12)),
        events.OfferAgreed(0, 1, 1),
        *(events.OfferLapsed(seat, 1, 5) for seat in range(2, 6)),
        *DIFFERENT,
    ]
    assert told(stage, *news, events.Eliminated((35,))) == [
        "Ada agrees to your offer.",
        "Agreed to an offer: Basil, Cleo, Dante and 7 others.",
        "4 offers come to nothing.",
        "9 offers are made, by Fleur, Gus, Hana and 6 others.",
        "Eliminated: Iris.",
    ]


def test_few_news_of_a_talk_are_told_one_by_one() -> None:
    stage = stage_after(*TALK, seats=36)
    assert told(stage, events.CardsShown(1, ("fork",)), events.OfferLapsed(1, 1, 2), events.Eliminated((35,))) == [
        "Ada shows: Fork (11, decoy)",
        "Basil refuses Ada's offer.",
        "Eliminated: Iris.",
    ]


def test_cards_that_many_show_stand_in_one_paragraph_and_in_short_on_the_table() -> None:
    shown = [events.CardsShown(seat, (CARDS[seat],)) for seat in TEAM[1:]]
    stage = stage_after(*TALK, *shown, seats=36)
    paragraph = told(stage, *shown, events.Eliminated((35,)))
    assert paragraph[0].startswith("Cards are shown: Ada: Canned Food (8, decoy) · Basil: Ornate Fan (9, decoy) · ")
    assert len(paragraph) <= 8
    assert "You know Ada: 8 · Basil: 9 · Cleo: 9" in " ".join(table(stage))


def test_who_is_eliminated_is_always_named() -> None:
    stage = stage_after(*TALK, seats=36)
    assert "Rosa" in " ".join(told(stage, events.Eliminated(TEAM)))
    assert told(stage, events.TeamFormed(TEAM)) == ["One team now: you, Ada, Basil and 16 others."]


def test_what_one_knows_has_the_colon_of_the_language() -> None:
    stage = stage_after(*TALK, events.CardsShown(1, ("fork",)), seats=36, lang="fr")
    with stage.screen.console.capture() as drawn:
        stage.draw()
    assert "Ada\N{NO-BREAK SPACE}: Fourchette (11, leurre)" in drawn.get().translate({0xE000: 0xA0})
