"""Everything reads naturally from where one sits, in both languages."""

import pytest

from clickbang.core.audience import SPECTATOR
from clickbang.core.events import Asked, Began, Ended, Event, OptionValue, OwnAnswer, OwnStep, OwnStepBack, Sealed
from clickbang.games.bulletbucks import BULLETBUCKS, Bid, Convert, Name, encode, events
from clickbang.text import Narrator
from tests.text.messages import catalogue

NAMES = ["Zoé", "Ada", "Basil"]


def told(event: Event, seat: int = 0, lang: str = "en", skin: str = "classic") -> str:
    """What the reader in this seat is told, with ordinary spaces."""
    said = Narrator(catalogue(lang, skin), BULLETBUCKS, NAMES, seat).event(event)
    return said.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


def test_a_click_is_told_to_the_player_and_about_the_player() -> None:
    event = events.Clicked(0, 2, 1)
    assert told(event, 0) == "Click! You take the whole pot: 2 × 1,000 + 1 × 2,000 = 4,000."
    assert told(event, 1) == "Click! Zoé takes the whole pot: 2 × 1,000 + 1 × 2,000 = 4,000."
    assert told(event, 1, "fr") == "Clic ! Zoé prend tout le pot : 2 × 1 000 + 1 × 2 000 = 4 000."


@pytest.mark.parametrize(
    ("by", "seat", "reader", "sentence"),
    [
        (0, 1, 0, "You name Ada."),
        (1, 0, 0, "Ada names you."),
        (0, 0, 0, "You name yourself."),
        (1, 1, 0, "Ada volunteers to face the revolver."),
        (1, 2, 0, "Ada names Basil."),
        (0, 1, SPECTATOR, "Zoé names Ada."),
    ],
)
def test_naming_is_told_from_every_side(by: int, seat: int, reader: int, sentence: str) -> None:
    assert told(events.Named(by, seat), reader) == sentence


def test_rows_come_one_to_a_line_with_the_reader_as_you() -> None:
    event = events.BidsRevealed((events.SeatNotes(0, 1, 0), events.SeatNotes(1, 0, 2), events.SeatNotes(2, 3, 1)))
    lines = ["Les mises sont révélées :", "Zoé : 1 × 1 000 = 1 000", "Vous : 2 × 2 000 = 4 000"]
    assert told(event, 1, "fr").split("\n")[:3] == lines
    assert told(event, 1).split("\n")[3] == "Basil: 3 × 1,000 + 1 × 2,000 = 5,000"


def test_the_reader_comes_first_in_a_list() -> None:
    assert told(events.Tied((0, 1, 2), 7), 2) == "A tie at 7,000 between you, Zoé and Ada."
    assert told(events.Tied((0, 1), 12), 2, "fr") == "Égalité à 12 000 entre Zoé et Ada."


def test_one_marker_is_not_several() -> None:
    assert told(events.RoundBegan(6, 1)) == "Round 6. One marker lies in the centre."
    assert told(events.RoundBegan(2, 5), lang="fr") == "Manche 2. 5 jetons « clic » au centre."


def test_stacks_are_counted_from_one() -> None:
    assert (
        told(events.ConversionsRevealed((events.Conversion(1, 0, 3, 0),))).split("\n")[1]
        == "Ada: stack 1: 3 × 1,000 = 3,000"
    )
    assert told(OwnAnswer(0, encode(Convert(1)))) == "You sealed the choice of your stack 2."


def test_the_gentle_skin_tells_the_same_with_confetti() -> None:
    assert told(events.Banged(1, 6)).startswith("Bang! Ada is dead.")
    assert told(events.Banged(1, 6), skin="gentle").startswith("Pop! Confetti everywhere: Ada leaves the party.")
    assert told(events.Banged(0, 6), lang="fr", skin="gentle").startswith(
        "Pop ! Des confettis partout : vous quittez la fête."
    )


@pytest.mark.parametrize(
    ("winners", "sentence"),
    [
        ((), "Nobody wins."),
        ((0,), "You win!"),
        ((1,), "Ada wins."),
        ((0, 2), "The win is shared by you and Basil."),
    ],
)
def test_the_end_says_who_won(winners: tuple[int, ...], sentence: str) -> None:
    first, *scores = told(Ended("one-left", winners, (0, 12000, 0))).split("\n")
    assert first == f"Only one player is left at the table. {sentence}"
    assert scores == ["You: 0", "Ada: 12,000", "Basil: 0"]


def test_the_core_events_are_told() -> None:
    began = Began("bulletbucks", 3, (OptionValue("pot_after_bang", "carry"),))
    assert told(began) == "Bulletbucks for 3.\nAfter a bang: the other bids start the next pot"
    assert told(Asked("bid", (0, 1), (), (), True)) == "To seal a bid: you and Ada."
    assert told(Sealed(1)) == "Ada has sealed an answer."
    assert told(OwnStep(0, encode(Name(2)))) == "So far: Basil"
    assert told(OwnStepBack(0)) == "You took the last step back."


def test_answers_are_told_as_choices_and_once_given() -> None:
    narrator = Narrator(catalogue("en"), BULLETBUCKS, NAMES, 0)
    assert narrator.choice(encode(Name(0))) == "yourself"
    assert narrator.choice(encode(Bid(0, 3))) == "3 × 2,000 = 6,000"
    assert narrator.given(1, encode(Bid(1, 0))) == "Ada sealed 1 × 1,000 = 1,000."
    assert narrator.given(1, encode(Name(0))) == "Ada named you."
