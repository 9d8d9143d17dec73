"""A Battle Royal table as one seat sees it, drawn line by line, and what can be typed at it."""

from typing import Any

import pytest

from clickbang.cli.play.play_setup import BOT_NAMES
from clickbang.cli.stage.stage import Stage
from clickbang.core.audience import SPECTATOR
from clickbang.core.events import Asked, Began, Ended, Event, OptionValue
from clickbang.core.prompt import ASKED, MUST, Prompt
from clickbang.core.table import DECLINE
from clickbang.games.battleroyal import BATTLEROYAL, Accept, Assign, Reveal, Vote, encode, events
from clickbang.games.battleroyal.deck.deck import deck_data
from tests.cli.play.drawn import lines, stage_with, told

NAMES = ["Zoé", *BOT_NAMES[:35]]
CARDS = list(deck_data("standard"))
"""By their places."""
OPTIONS = (OptionValue("deck", "standard"), OptionValue("pairs", "on"), OptionValue("lap_limit", "10"))


def beginning(seats: int = 6, persons: int = 1) -> list[Event]:
    """The circle is in the order of the seats, and the second one begins."""
    return [
        Began("battleroyal", seats, OPTIONS),
        events.Seated(tuple(range(seats)), 1, persons),
        events.OwnCard(0, "pistol"),
        events.TurnBegan(1, 0, 0),
    ]


def team_of(*seats: int) -> list[Event]:
    """The first two meet, and are one team with the rest."""
    return [
        events.Confronted(seats[0], seats[1], seats[:1], seats[1:]),
        events.SignsRevealed(tuple(events.ShownSign(seat, 0) for seat in seats)),
        events.TeamFormed(seats),
        Asked("talk", seats, (), (), True),
        events.TalkOver(seats),
        events.TurnBegan(2, 0, 0),
    ]


def stage_after(*heard: Event, seats: int = 6, seat: int = 0, **how: Any) -> Stage:
    """The stage of a seat that has heard all this, but for what only the first one hears."""
    found = [event for event in heard if seat == 0 or not isinstance(event, events.OwnCard | events.CardsRevealed)]
    return stage_with(BATTLEROYAL, found, NAMES[:seats], seat, options=dict(OPTIONS), **how)


def table(stage: Stage) -> list[str]:
    return lines(stage, stage.table(everything=False))[:-1]


def test_at_the_start_there_are_neighbours_a_circle_and_ones_own_card() -> None:
    assert table(stage_after(*beginning())) == [
        "Battle Royal · 6 of 6 left",
        "Left Ada, one card, alone",
        "Right Esme, one card, alone",
        "Circle Zoé (you) ▸Ada Basil Cleo Dante Esme",
        "Your cards Pistol (21, Bang)",
    ]


def test_a_spectator_sees_the_circle_and_no_cards() -> None:
    assert table(stage_after(*beginning(), seat=SPECTATOR))[1:] == ["Circle Zoé ▸Ada Basil Cleo Dante Esme"]


def test_teams_are_marked_in_the_circle_and_listed() -> None:
    shown = table(stage_after(*beginning(), *team_of(1, 2), *team_of(0, 5)))
    assert shown[1:5] == [
        "Left Ada, one card, in team A with Basil",
        "Right Esme, one card, in your team",
        "Circle Zoé (you)* Ada/A ▸Basil/A Cleo Dante Esme*",
        "Teams * you and Esme (2 cards) · A Ada and Basil (2 cards)",
    ]
    assert shown[-1].startswith("Marks ▸ on turn")


def test_who_leaves_a_team_is_alone_again() -> None:
    assert (
        table(stage_after(*beginning(), *team_of(1, 2), events.LeftTeam(1)))[3]
        == "Circle Zoé (you) Ada ▸Basil Cleo Dante Esme"
    )


def test_who_is_out_leaves_the_circle_and_neighbours_move_up() -> None:
    shown = table(
        stage_after(
            *beginning(),
            events.Confronted(2, 1, (2,), (1,)),
            events.Eliminated((1,)),
            events.HandSizes((events.HandSize(2, 2),)),
        )
    )
    assert shown[:4] == [
        "Battle Royal · 5 of 6 left",
        "Left Basil, 2 cards, alone",
        "Right Esme, one card, alone",
        "Circle Zoé (you) Basil² Cleo Dante Esme",
    ]
    assert "Out Ada" in shown


def test_of_two_who_are_left_the_other_sits_on_both_sides() -> None:
    assert (
        table(stage_after(*beginning(), events.Eliminated((1, 2, 3, 4))))[1] == "Left and right Esme, one card, alone"
    )


def test_a_confrontation_shows_its_sides_and_then_their_signs() -> None:
    meeting = [*beginning(), events.Confronted(1, 0, (1,), (0,)), Asked("sign", (0, 1), (), (), True)]
    assert "Confrontation Ada – against – you" in table(stage_after(*meeting))
    signs = [
        events.SignsRevealed((events.ShownSign(0, 1), events.ShownSign(1, 1))),
        Asked("reveal", (0, 1), (), (), True),
    ]
    assert "Confrontation Ada ▼ – against – you ▼" in table(stage_after(*meeting, *signs))


def test_cards_one_has_seen_are_known_for_as_long_as_that_is_certain() -> None:
    reveals = events.CardsRevealed(
        (
            events.RevealedCard(0, "pistol", True),
            events.RevealedCard(1, "fork", False),
            events.RevealedCard(2, "rope", False),
        )
    )
    meeting = [
        *beginning(),
        events.Confronted(1, 0, (1, 2), (0,)),
        events.SignsRevealed((events.ShownSign(0, 1), events.ShownSign(1, 1), events.ShownSign(2, 1))),
        reveals,
        events.BangsHeard((events.HeardBang(0, 1),)),
    ]
    stage = stage_after(*meeting)
    assert "You know Ada: Fork (11, decoy) · Basil: Rope (10, decoy)" in table(stage)
    assert not [line for line in table(stage_after(*meeting, seat=3)) if "Fork" in line]


def test_passes_and_quiet_laps_stand_in_the_title() -> None:
    turns = [events.TurnBegan(seat % 6, 0, 0) for seat in range(2, 8)]
    assert table(stage_after(*beginning(), events.Passed(1), events.TurnBegan(2, 0, 1)))[0].endswith("left · one pass")
    assert table(stage_after(*beginning(), *turns))[0].endswith("· quiet laps: 1 of 10")


@pytest.mark.parametrize(("columns", "height"), [(60, 11), (80, 10), (120, 9)])
def test_thirty_six_people_fit_on_a_small_screen(columns: int, height: int) -> None:
    stage = stage_after(*beginning(36), *team_of(1, 2), *team_of(5, 7, 9), seats=36, columns=columns)
    shown = table(stage)
    assert len(shown) <= height
    assert all(name in " ".join(shown) for name in NAMES)


def test_the_result_has_the_winner_first_and_the_first_one_out_last() -> None:
    stage = stage_after(
        *beginning(),
        events.Eliminated((1,)),
        events.Eliminated((3, 4)),
        events.Eliminated((0, 5)),
        Ended("last-one", (2,), (0, 0, 1, 0, 0, 0)),
    )
    assert lines(stage, stage.result())[1:-1] == ["★ Basil", "2. you and Esme", "4. Cleo and Dante", "6. Ada"]


def test_nobody_has_won_where_all_have_lost() -> None:
    stage = stage_after(*beginning(), events.Eliminated(tuple(range(6))), Ended("all-passed", (), (0,) * 6))
    assert lines(stage, stage.result())[1:-1] == ["1. you, Ada, Basil, Cleo, Dante and Esme"]


# Telling


def test_what_others_do_takes_few_lines() -> None:
    course = [
        events.Passed(1),
        events.TurnBegan(2, 0, 1),
        events.Passed(2),
        events.TurnBegan(3, 0, 2),
        events.Confronted(3, 4, (3,), (4,)),
        events.SignsRevealed((events.ShownSign(3, 1), events.ShownSign(4, 1))),
        events.BangsHeard((events.HeardBang(3, 1),)),
        events.Eliminated((4,)),
        events.HandSizes((events.HandSize(3, 2),)),
        events.TurnBegan(5, 0, 0),
    ]
    assert told(stage_after(*beginning(), *course), *course) == [
        "Passed, one after another: Ada and Basil.",
        "Cleo confronts Dante.",
        "Thumbs! down (kill): Cleo and Dante",
        "“Bang!” said by Cleo",
        "Eliminated: Dante.",
        "Cards held now: Cleo: 2",
    ]


def test_a_winner_who_is_alone_simply_takes_the_cards() -> None:
    course = [
        events.Confronted(0, 1, (0,), (1,)),
        events.SignsRevealed((events.ShownSign(0, 1), events.ShownSign(1, 0))),
        events.Eliminated((1,)),
        events.SpoilsSeen((events.HeldCard("fork", 1),)),
        events.SpoilsDivided((events.HeldCard("fork", 0),)),
        events.HandSizes((events.HandSize(0, 2),)),
    ]
    assert told(stage_after(*beginning(), *course), *course)[1:] == [
        "Thumbs! down (kill): you · up (team): Ada",
        "Eliminated: Ada.",
        "The cards of the eliminated: from Ada: Fork (11, decoy)",
    ]


def test_sums_are_told_with_the_cards() -> None:
    course = [
        events.Confronted(1, 0, (1, 2), (0,)),
        events.CardsRevealed(
            (
                events.RevealedCard(0, "pistol", True),
                events.RevealedCard(1, "fork", False),
                events.RevealedCard(2, "rope", True),
            )
        ),
    ]
    assert told(stage_after(*beginning()), *course)[1:] == [
        "The cards are turned over:",
        "  you: Pistol (21, Bang) – “Bang!”",
        "  Ada: Fork (11, decoy)",
        "  Basil: Rope (10, decoy) – “Bang!”",
        "  Ada and Basil: 21 · you: 0",
    ]


# What can be typed where a whole game would take long to get there


@pytest.mark.parametrize(
    ("kind", "typed", "meant"),
    [
        ("dollars", "y", [Accept()]),
        ("dollars", "oui", [Accept()]),
        ("dollars", "1", [Accept()]),
        ("dollars", "maybe", None),
        ("vote", "y", [Vote(True)]),
        ("vote", "o", [Vote(True)]),
        ("vote", "n", [Vote(False)]),
        ("vote", "perhaps", None),
    ],
)
def test_a_yes_and_a_no(kind: str, typed: str, meant: list[Accept | Vote] | None) -> None:
    choices = [DECLINE, encode(Accept())] if kind == "dollars" else [encode(Vote(False)), encode(Vote(True))]
    prompt = Prompt(kind, 0, ASKED, True, 1, choices, [])
    assert stage_after(*beginning()).read(typed, prompt) == (None if meant is None else list(map(encode, meant)))


def test_a_card_that_says_bang_is_never_silent() -> None:
    fork, pistol = CARDS.index("fork"), CARDS.index("pistol")
    choices = [encode(reveal) for reveal in (Reveal(fork, False), Reveal(fork, True), Reveal(pistol, True))]
    prompt = Prompt("reveal", 0, MUST, True, 1, choices, [])
    stage = stage_after(*beginning())
    assert [label for label, _ in stage.menu(prompt)] == ["Fork (11, decoy)", "Pistol (21, Bang)"]
    assert [stage.read(typed, prompt) for typed in ("1", "1!", "2", "pistol!", "!")] == [
        choices[:1],
        choices[1:2],
        choices[2:],
        choices[2:],
        None,
    ]


def test_spoils_of_many_are_dealt_round_in_one_go() -> None:
    won = [
        *beginning(),
        *team_of(0, 5),
        events.Confronted(0, 1, (0, 5), (1, 2)),
        events.SignsRevealed(
            (events.ShownSign(0, 1), events.ShownSign(1, 0), events.ShownSign(2, 0), events.ShownSign(5, 1))
        ),
        events.Eliminated((1, 2)),
        events.SpoilsSeen((events.HeldCard("rope", 1), events.HeldCard("fork", 2), events.HeldCard("bomb", 2))),
        Asked("divide", (), (0,), (), False),
    ]
    stage = stage_after(*won)
    mine, theirs = encode(Assign(0)), encode(Assign(5))
    prompt = Prompt("divide", 0, ASKED, False, 1, [DECLINE, mine, theirs], [])
    assert [label for label, _ in stage.menu(prompt)] == ["Rope (10, decoy) → you", "Rope (10, decoy) → Esme"]
    assert stage.read("each", prompt) == [mine]
    next_prompt = Prompt("divide", 0, ASKED, False, 1, [mine, theirs], [mine])
    assert stage.ready(next_prompt) == theirs
    last_prompt = Prompt("divide", 0, ASKED, False, 1, [mine, theirs], [mine, theirs])
    assert stage.ready(last_prompt) == mine
    assert stage.is_last(last_prompt, mine)
    assert stage.look(last_prompt, mine) == "you get Rope (10, decoy), Bomb (special) · Esme gets Fork (11, decoy)"
