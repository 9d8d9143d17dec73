"""Endings that tell why: the sum behind each score, who went out in which order, and what decided it."""

import pytest

from clickbang.bots.match import play_match
from clickbang.bots.random_bot import RandomBot
from clickbang.core.audience import SPECTATOR
from clickbang.core.events import Began, Ended, Event, OptionValue
from clickbang.core.game import Game
from clickbang.core.view import View
from clickbang.games.battleroyal import BATTLEROYAL
from clickbang.games.battleroyal import events as br
from clickbang.games.bulletbucks import BULLETBUCKS
from clickbang.games.bulletbucks import events as bb
from clickbang.games.championship import CHAMPIONSHIP
from clickbang.games.championship import events as wc
from clickbang.text import Narrator
from clickbang.text.story import ToldStory, tell_story
from tests.text.messages import catalogue
from tests.tiny import PILE

NAMES = ["Zoé", "Ada", "Basil", "Cleo", "Dan", "Eva"]


def story(
    game: Game, seats: int, *events: Event, seat: int = SPECTATOR, lang: str = "en", skin: str = "classic"
) -> ToldStory:
    """The story of a game in which this is all that the seat has heard."""
    return told(view_of(game, seats, *events, seat=seat), game, lang, skin)


def view_of(game: Game, seats: int, *events: Event, seat: int) -> View:
    view = game.view(seat)
    options = tuple(OptionValue(*chosen) for chosen in game.settle_options().items())
    for event in (Began(game.name, seats, options), *events):
        view.receive(event)
    return view


def told(view: View, game: Game, lang: str = "en", skin: str = "classic") -> ToldStory:
    return tell_story(Narrator(catalogue(lang, skin), game, NAMES[: view.seats], view.seat, view.options), view)


# Bulletbucks


def spin(number: int, by: int, seat: int, outcome: Event, ones: int = 1) -> list[Event]:
    """A round in which all bid so many notes of 1,000, and one names another."""
    bids = tuple(bb.SeatNotes(bidder, ones, 0) for bidder in range(3))
    return [
        bb.RoundBegan(number, 6),
        bb.BidsRevealed(bids),
        bb.HighBidder(by, ones),
        bb.Named(by, seat),
        bb.TookMarker(seat, 5),
        outcome,
    ]


SHOT_AND_RICHEST = (
    *spin(1, 0, 1, bb.Clicked(1, 3, 0)),
    *spin(2, 0, 1, bb.Clicked(1, 6, 0), ones=2),
    *spin(3, 2, 1, bb.Banged(1, 6)),
    *spin(4, 2, 0, bb.Clicked(0, 2, 1)),
    Ended("no-markers", (1,), (4000, 18000, 0)),
)


@pytest.mark.rule("BB-17")
def test_the_sum_behind_a_score_is_told_stack_by_stack() -> None:
    found = story(BULLETBUCKS, 3, *SHOT_AND_RICHEST)
    assert found.sums == ["4,000 × 1 marker = 4,000", "(3,000 + 6,000) × 2 markers = 18,000", "no stack, so nothing"]


def test_shot_and_still_the_richest_is_told_as_the_story_it_is() -> None:
    found = story(BULLETBUCKS, 3, *SHOT_AND_RICHEST)
    assert found.moments[0] == "Shot in round 3, and still the richest: nobody caught up with Ada's 18,000."
    assert story(BULLETBUCKS, 3, *SHOT_AND_RICHEST, seat=1).moments[0].endswith("nobody caught up with your 18,000.")


def test_the_round_that_gave_the_lead_for_good_is_told() -> None:
    found = story(BULLETBUCKS, 3, *SHOT_AND_RICHEST)
    assert (
        found.moments[1]
        == "From round 1 on the lead never changed: Zoé named Ada, it clicked, and a pot of 3,000 went there."
    )


def test_a_stack_taken_back_may_give_the_lead() -> None:
    back = bb.ConversionsRevealed((bb.Conversion(1, 0, 3, 0),))
    lost = (*spin(1, 0, 1, bb.Clicked(1, 3, 0)), *spin(2, 0, 2, bb.Clicked(2, 1, 0)), bb.RoundBegan(3, 4), back)
    found = story(BULLETBUCKS, 3, *lost, Ended("one-left", (2,), (0, 0, 1000)))
    assert found.moments == [
        "The lead changed in the very last round: out of notes, Ada had to turn a stack back into bid money."
    ]


def test_who_went_out_is_told_in_order_and_by_whom() -> None:
    broke = (*spin(1, 2, 1, bb.Banged(1, 6)), bb.RoundBegan(2, 6), bb.Left(0), Ended("one-left", (), (0, 0, 0)))
    found = story(BULLETBUCKS, 3, *broke, seat=2)
    assert found.out == [
        "Round 1: you named Ada, and it was a bang.",
        "Round 2: Zoé had neither a note nor a stack left, and went broke.",
    ]
    assert found.moments == ["Nobody has a stack at the end, so there is nothing to count."]


def test_after_the_end_nobody_is_tied_or_faces_anything() -> None:
    tie = (bb.RoundBegan(1, 6), bb.Tied((0, 1), 10), bb.Left(0), bb.Left(1), Ended("one-left", (), (0, 0, 0)))
    shown = view_of(BULLETBUCKS, 3, *tie, seat=2).shown()
    assert (shown["tied"], shown["raising"]) == ([], False)
    shown = view_of(BULLETBUCKS, 3, *SHOT_AND_RICHEST, seat=2).shown()
    assert (shown["named"], shown["high_bidder"]) == (-1, -1)


# World Championship


def scoring(number: int, bets: tuple[int, ...], scored: tuple[int, ...], points: tuple[int, ...]) -> list[Event]:
    dice = tuple(wc.ShownDie(seat, face) for seat, face in enumerate(bets))
    return [wc.RoundBegan(number, 0, (0, 1)), wc.BetsRevealed(dice), wc.RoundScored(scored, points)]


def test_points_are_told_round_by_round_with_what_is_left_of_the_team() -> None:
    rounds = (*scoring(1, (5, 1), (6, 2), (6, 2)), *scoring(2, (5, 0), (6, 1), (12, 3)))
    found = story(CHAMPIONSHIP, 2, *rounds, wc.CharacterDied(1, 2, False))
    assert found.sums == [
        "6 + 6 = 12 points; captain and 3 team-mates left",
        "2 + 1 = 3 points; captain and 2 team-mates left",
    ]
    assert found.moments == []


def test_the_last_round_decides_on_points_and_the_leader_who_fell_is_remembered() -> None:
    rounds = (*scoring(1, (5, 4), (13, 14), (13, 14)), *scoring(2, (3, 5), (4, 0), (17, 14)))
    found = story(CHAMPIONSHIP, 2, *rounds, Ended("points", (0,), (17, 14)))
    assert found.moments == [
        "Round 2 decided it: Zoé dared 3, came through, and went from 13 to 17 points.",
        "Ada was ahead until then, with 14, and came away with nothing.",
    ]


def test_points_may_be_enough_without_another() -> None:
    rounds = (*scoring(1, (5, 4), (15, 15), (15, 15)), wc.RoundBegan(2, 0, (0, 1, 2)), wc.CharacterDied(1, 0, True))
    over = (wc.RoundScored((0, 0, 0), (15, 15, 0)), Ended("points", (0,), (15, 15, 0)))
    found = story(CHAMPIONSHIP, 3, *rounds[:-2], *rounds[-2:], *over)
    assert found.moments == ["Zoé had 15 points, and that was enough: after round 2 nobody was level any more."]


FALLS = [
    (
        wc.AccusationsRevealed((wc.Accusation(0, 1), wc.Accusation(2, 1))),
        "was caught cheating by Zoé and Basil, and lost the captain.",
    ),
    (wc.ShotsFired((wc.Shot(1, 1, -1),)), "lost the captain to a BULLET in their own barrel."),
    (wc.ShotsFired((wc.Shot(1, 0, -1), wc.Shot(2, 1, 1))), "lost the captain to a BULLET from Basil."),
]


def opening(number: int, *players: int) -> list[Event]:
    """A round in which the barrels are loaded."""
    return [wc.RoundBegan(number, 0, players), wc.BarrelsSpun(players)]


@pytest.mark.parametrize(("cause", "how"), FALLS)
def test_how_a_captain_fell_is_told(cause: Event, how: str) -> None:
    fallen = (*opening(4, 0, 1, 2), cause, wc.CharacterDied(1, 0, True))
    assert story(CHAMPIONSHIP, 3, *fallen).out == [f"Round 4: Ada {how}"]


def test_the_last_captain_wins_whatever_the_points() -> None:
    falls = (
        *scoring(1, (0, 5), (1, 6), (1, 6)),
        *opening(2, 0, 1),
        FALLS[1][0],
        wc.CharacterDied(1, 0, True),
    )
    found = story(CHAMPIONSHIP, 2, *falls, Ended("last-captain", (0,), (1, 6)), seat=0)
    assert found.moments == [
        "Round 2 decided it: it left Ada without a captain, and yours was the last.",
        "Ada had the most points, 6; but points are no use without a captain.",
    ]
    assert found.sums[1] == "6 points in one round; captain lost"
    lost = story(CHAMPIONSHIP, 2, *falls, Ended("last-captain", (0,), (1, 6)), seat=1)
    assert lost.moments[0].startswith("Round 2 decided it: it left you without a captain, and ")


def test_firing_on_for_glory_is_told_whether_it_ends_well_or_not() -> None:
    won = (*opening(2, 0, 1), FALLS[1][0], wc.CharacterDied(1, 0, True), wc.LastCaptain(0))
    lived = (wc.ShotsFired((wc.Shot(0, 0, -1),)), Ended("last-captain", (0,), (0, 0)))
    died = (wc.ShotsFired((wc.Shot(0, 1, -1),)), wc.CharacterDied(0, 0, True), Ended("nobody-left", (), (0, 0)))
    assert "for nothing but glory" in story(CHAMPIONSHIP, 2, *won, *lived).moments[-1]
    (sad,) = story(CHAMPIONSHIP, 2, *won, *died).moments
    assert sad.endswith("lost the captain to it: so nobody wins.")


def test_captains_may_fall_together() -> None:
    both = (*opening(2, 0, 1), wc.ShotsFired((wc.Shot(0, 1, -1), wc.Shot(1, 1, -1))))
    fallen = (wc.CharacterDied(0, 0, True), wc.CharacterDied(1, 0, True), Ended("nobody-left", (), (0, 0)))
    assert story(CHAMPIONSHIP, 2, *both, *fallen).moments == [
        "Round 2 decided it: the last captains fell at the same moment, those of Zoé and Ada."
    ]


# Battle Royal


def clash(attackers: tuple[int, ...], defenders: tuple[int, ...], *rest: Event) -> list[Event]:
    confronted = br.Confronted(attackers[0], defenders[0], attackers, defenders)
    return [br.TurnBegan(attackers[0], 0, 0), confronted, *rest]


SEATED = br.Seated((0, 1, 2, 3, 4, 5), 0, 1)


def test_who_was_eliminated_by_whom_and_how_is_told_in_order() -> None:
    found = story(
        BATTLEROYAL,
        6,
        SEATED,
        *clash((0,), (1, 2), br.Eliminated((1, 2))),
        *clash((0,), (3,), br.BangsHeard(()), br.Eliminated((0,))),
        *clash((4,), (5,), br.BangsHeard(()), br.Eliminated((4, 5))),
    )
    assert found.out == [
        "Ada and Basil – all thumbs up, against a thumb down from Zoé",
        "Zoé – the weaker cards, against Cleo",
        "Dan and Eva – out together: nobody came away from that confrontation",
    ]
    assert found.sums[0] == "out as number 3; helped to put 2 out"
    assert found.sums[3] == "there to the end; helped to put one out"


def test_the_last_cards_are_told_only_to_who_saw_them() -> None:
    seen = br.CardsRevealed((br.RevealedCard(0, "katana", False), br.RevealedCard(1, "rope", False)))
    last = clash((0,), (1,), seen, br.BangsHeard(()), br.Eliminated((1,)))
    over = Ended("last-one", (0,), (1, 0, 0, 0, 0, 0))
    assert story(BATTLEROYAL, 6, SEATED, *last, over, seat=1).moments == [
        "At the end it came down to cards, and Zoé's beat you.",
        "Zoé turned over Katana (18).",
        "You turned over Rope (10, decoy).",
    ]
    unseen = [event for event in last if event is not seen]
    assert len(story(BATTLEROYAL, 6, SEATED, *unseen, over).moments) == 1


def test_a_betrayed_ally_is_remembered() -> None:
    team, last = br.TeamFormed((0, 1)), clash((0,), (1,), br.Eliminated((1,)))
    found = story(BATTLEROYAL, 6, SEATED, team, *last, Ended("last-one", (0,), (1, 0, 0, 0, 0, 0)), seat=0)
    assert found.moments == [
        "At the end Ada trusted you with a thumb up. Yours was down.",
        "You had been allies once: you, and Ada.",
    ]


@pytest.mark.parametrize(
    ("ending", "start"),
    [
        ("all-passed", "All who were left passed, one after another: Zoé and Ada."),
        ("lap-limit", "10 laps of the table, and nobody went: so all who were left lost, Zoé and Ada."),
    ],
)
def test_everybody_may_lose_without_a_confrontation(ending: str, start: str) -> None:
    lost = (SEATED, br.TurnBegan(0, 0, 0), br.Passed(0), br.Eliminated((0, 1)), Ended(ending, (), (0,) * 6))
    found = story(BATTLEROYAL, 6, *lost)
    assert found.moments[0].startswith(start)
    assert found.out == ["Zoé and Ada – out together, without a confrontation"]


def test_two_may_share_the_money_and_nobody_may_be_left() -> None:
    shared = clash((0,), (1,), br.BangsHeard(()))
    (line,) = story(BATTLEROYAL, 6, SEATED, *shared, Ended("two-winners", (0, 1), (1, 1, 0, 0, 0, 0))).moments
    assert line.endswith("they shared the money: Zoé and Ada.")
    bombed = (*shared, br.Eliminated((0, 1)), Ended("nobody-left", (), (0,) * 6))
    (line,) = story(BATTLEROYAL, 6, SEATED, *bombed).moments
    assert line == "Nobody came away from the last confrontation: Zoé and Ada went together."


def test_who_was_not_there_when_the_last_took_each_other_out_has_won() -> None:
    last = clash((0,), (1,), br.BangsHeard(()), br.Eliminated((0, 1)))
    found = story(BATTLEROYAL, 6, SEATED, *last, Ended("last-one", (2,), (0, 0, 1, 0, 0, 0)))
    assert found.moments == ["At the end Zoé and Ada took each other out, and Basil was the one left."]


# Any game


def test_a_game_without_a_story_of_its_own_tells_what_happened_last() -> None:
    sitting = play_match(PILE, [RandomBot() for _ in range(PILE.least_seats)], 1).sitting
    found = told(sitting.spectator, PILE)
    own = [event for event in sitting.spectator.history if type(event) in PILE.own_events]
    narrator = Narrator(catalogue("en"), PILE, NAMES[: PILE.least_seats], SPECTATOR)
    assert found.moments == [narrator.event(own[-1])]
    assert found.sums == found.out == []
