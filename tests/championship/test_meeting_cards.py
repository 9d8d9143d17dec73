"""WC-22: which card counts when several meet in one shot, and what has become impossible."""

import pytest

from clickbang.core.events import Asked
from clickbang.games.championship.events import (
    AimSet,
    AimsRevealed,
    BarrelReshuffled,
    CardsPlayed,
    CharacterDied,
    EveryoneAims,
    NoEffect,
    ShotAdded,
    ShotsFired,
)
from clickbang.games.championship.player import AT_SELF, AT_SKY, TO_CHOOSE
from tests.championship.position import Card, Play, deck, game, holding

# WC-22: the later card counts


@pytest.mark.rule("WC-22")
def test_air_gun_then_shoot_somebody_the_sky_is_off() -> None:
    # the original's own example
    play = game(3, "air-gun shoot-somebody peek").bets(1, 1, 0).plays("trigger", {0: "air-gun"})
    play.plays("trigger", {1: "shoot-somebody"}).shoots()
    assert play.news == [Asked("aim", (0, 1), (), (), True)]
    play.barrel(0, "B").aims(2, 0)
    assert play.heard(AimsRevealed, ShotsFired, CharacterDied) == [
        AimsRevealed(((0, 2), (1, 0))),
        ShotsFired(((0, 1, 2), (1, 0, 0))),
        CharacterDied(2, 2, False),
    ]


@pytest.mark.rule("WC-22")
def test_shoot_somebody_then_air_gun_only_the_others_choose() -> None:
    play = game(3, "air-gun shoot-somebody peek").bets(1, 1, 0).plays("trigger", {1: "shoot-somebody"})
    play.plays("trigger", {0: "air-gun"}).shoots()
    assert play.news == [Asked("aim", (1,), (), (), True)]
    assert play.aims(0).heard(ShotsFired) == [ShotsFired(((0, 0, AT_SKY), (1, 0, 0)))]


@pytest.mark.rule("WC-22", "WC-23")
@pytest.mark.parametrize(("rounds", "aim"), [(0, TO_CHOOSE), (1, AT_SKY)])
def test_in_one_sealed_round_the_seat_order_says_which_is_later(rounds: int, aim: int) -> None:
    play = game(2, "air-gun shoot-somebody")
    for _ in range(rounds):
        play.round()
    play.bets(1, 1).plays("trigger", {0: "air-gun", 1: "shoot-somebody"})
    order = [AimSet(0, AT_SKY), EveryoneAims()]
    assert play.heard(AimSet, EveryoneAims) == (order if rounds == 0 else order[::-1])
    assert play.view(1).players[0].aim == aim


@pytest.mark.rule("WC-22")
def test_aim_cards_affect_only_the_coming_shot() -> None:
    play = game(3, "gift air-gun peek").bets(2, 2, 0).plays("trigger", {0: ("gift", 2), 1: "air-gun"}).shoots()
    assert play.heard(ShotsFired) == [ShotsFired(((0, 0, 2), (1, 0, AT_SKY)))]
    assert play.shoots().heard(ShotsFired) == [ShotsFired(((0, 0, AT_SELF), (1, 0, AT_SELF)))]


@pytest.mark.rule("WC-22")
def test_shoot_somebody_affects_only_the_coming_shot() -> None:
    play = game(2, "shoot-somebody peek").bets(2, 2).plays("trigger", {0: "shoot-somebody"}).shoots().aims(1, 0)
    assert play.shoots().heard(ShotsFired) == [ShotsFired(((0, 0, AT_SELF), (1, 0, AT_SELF)))]


@pytest.mark.rule("WC-22")
def test_an_aim_for_a_shot_that_never_comes_is_gone_with_the_round() -> None:
    play = game(2, "shoot-somebody peek").plays("trigger", {0: "shoot-somebody"}).bets(1, 0).shoots()
    assert play.heard(ShotsFired) == [ShotsFired(((0, 0, AT_SELF),))]


# Every two cards that can meet in one shot, in both orders: 0 fires, 1 plays what concerns everybody or somebody

MEETING: dict[str, tuple[int, Card]] = {
    "gift": (0, ("gift", 2)),
    "air-gun": (0, "air-gun"),
    "shoot-somebody": (1, "shoot-somebody"),
    "one-more": (1, ("one-more", 0)),
    "spin-again": (1, ("spin-again", 0)),
}

PAIRS = [
    ("gift", "gift", 2),
    ("gift", "air-gun", AT_SKY),
    ("gift", "shoot-somebody", TO_CHOOSE),
    ("gift", "one-more", 2),
    ("gift", "spin-again", 2),
    ("air-gun", "gift", 2),
    ("air-gun", "air-gun", AT_SKY),
    ("air-gun", "shoot-somebody", TO_CHOOSE),
    ("air-gun", "one-more", AT_SKY),
    ("air-gun", "spin-again", AT_SKY),
    ("shoot-somebody", "gift", 2),
    ("shoot-somebody", "air-gun", AT_SKY),
    ("shoot-somebody", "shoot-somebody", TO_CHOOSE),
    ("shoot-somebody", "one-more", TO_CHOOSE),
    ("shoot-somebody", "spin-again", TO_CHOOSE),
    ("one-more", "gift", 2),
    ("one-more", "air-gun", AT_SKY),
    ("one-more", "shoot-somebody", TO_CHOOSE),
    ("one-more", "one-more", AT_SELF),
    ("one-more", "spin-again", AT_SELF),
    ("spin-again", "gift", 2),
    ("spin-again", "air-gun", AT_SKY),
    ("spin-again", "shoot-somebody", TO_CHOOSE),
    ("spin-again", "one-more", AT_SELF),
    ("spin-again", "spin-again", AT_SELF),
]


def two_cards(first: str, second: str) -> Play:
    """Seat 0 has a shot to fire; the two cards have been played one after the other."""
    hands = ["peek", "peek", "peek"]
    for seat in (0, 1):
        own = [card for card in (first, second) if MEETING[card][0] == seat]
        hands[seat] = " ".join(own) or "peek"
    play = holding(*hands).bets(1, 0, 0)
    for card in (first, second):
        seat, played = MEETING[card]
        play.plays("trigger", {seat: played})
    return play


@pytest.mark.rule("WC-22", "WC-24")
@pytest.mark.parametrize(("first", "second", "aim"), PAIRS)
def test_two_cards_meet_in_one_shot(first: str, second: str, aim: int) -> None:
    play = two_cards(first, second)
    more = (first, second).count("one-more")
    assert (play.view(2).players[0].aim, play.view(2).players[0].shots) == (aim, 1 + more)
    play.shoots()
    if aim == TO_CHOOSE:
        assert play.news == [Asked("aim", (0,), (), (), True)]
        play.aims(aim := 1)
    assert play.heard(ShotsFired) == [ShotsFired(((0, 0, aim),))]
    play.until("play", "scoring")
    own_shots = [event.shots[0] for event in play.heard(ShotsFired)]
    assert own_shots == [(0, 0, aim), *[(0, 0, AT_SELF)] * more]


@pytest.mark.rule("WC-22", "WC-24")
def test_shoot_somebody_also_concerns_one_who_fires_because_of_a_later_one_more() -> None:
    play = game(3, "shoot-somebody one-more peek").bets(1, 0, 0).plays("trigger", {0: "shoot-somebody"})
    play.plays("trigger", {1: ("one-more", 2)}).shoots()
    assert play.news == [Asked("aim", (0, 2), (), (), True)]


@pytest.mark.rule("WC-22", "WC-24")
def test_one_more_lets_a_player_who_had_finished_play_a_gift() -> None:
    play = game(2, "gift one-more").until("play", "trigger")
    assert play.targets(0, "gift") == []
    assert play.plays("trigger", {1: ("one-more", 0)}).targets(0, "gift") == [1]


@pytest.mark.rule("WC-22", "WC-24")
def test_spin_again_makes_a_peek_worthless_and_keeps_the_aim() -> None:
    play = holding("peek gift", "spin-again", "peek").barrel(0, "BCC").plays("bet", {0: ("peek", 0)}).bets(1, 0, 0)
    play.plays("trigger", {0: ("gift", 1), 1: ("spin-again", 0)})
    assert play.heard(CardsPlayed, BarrelReshuffled, AimSet) == [
        CardsPlayed(((1, "spin-again", 0, 0), (0, "gift", 1, 0))),
        BarrelReshuffled(0),
        AimSet(0, 1),
    ]
    assert play.shoots().heard(ShotsFired) == [ShotsFired(((0, 0, 1),))]


# WC-22: what has become impossible is spent without effect


@pytest.mark.rule("WC-22", "WC-24")
def test_a_die_that_cannot_be_turned_any_more_stays() -> None:
    play = game(2, "second-thoughts second-thoughts").bets(4, 0)
    play.plays("accusation", {0: ("second-thoughts", 0), 1: ("second-thoughts", 0)})
    assert play.heard(NoEffect) == [NoEffect(1, "second-thoughts")]
    assert play.news[-1] == Asked("accuse", (), (0, 1), (), True)
    assert (play.view(1).players[0].bet, play.hand(1), play.view(1).played) == (5, [], {"second-thoughts": 2})


@pytest.mark.rule("WC-22", "WC-24")
def test_a_shot_for_which_no_card_is_left_is_not_added() -> None:
    play = game(2, "one-more one-more").bets(5, 0)
    play.plays("trigger", {0: ("one-more", 0), 1: ("one-more", 0)})
    assert play.heard(ShotAdded, NoEffect) == [ShotAdded(0, 6), NoEffect(1, "one-more")]


@pytest.mark.rule("WC-22", "WC-2", "WC-24")
def test_a_live_round_for_which_no_bullet_is_left_is_not_loaded() -> None:
    play = game(6, deck=deck(live_round=40))
    for _ in range(2):
        play.accuses({seat: (seat + 1) % 6 for seat in range(6)})
    assert play.until("play", "spin").table.box() == 1
    play.plays("spin", {0: ("live-round", 0), 1: ("live-round", 1)})
    assert play.heard(NoEffect) == [NoEffect(1, "live-round")]
