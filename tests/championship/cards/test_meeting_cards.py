"""WC-22: which card counts when several meet in one shot, and what has become impossible."""

from itertools import product

import pytest

from clickbang.core.events import Asked
from clickbang.games.championship.deck.deck import deck_data
from clickbang.games.championship.events import (
    AimSet,
    BarrelReshuffled,
    CardsPlayed,
    CharacterDied,
    EveryoneAims,
    NoEffect,
    Peeked,
    PlayedCard,
    Shot,
    ShotAdded,
    ShotsFired,
)
from clickbang.games.championship.rules.player import AT_SELF, AT_SKY, TO_CHOOSE
from tests.championship.position import Card, Play, deck, game, holding

# WC-22: the later card counts


@pytest.mark.rule("WC-22")
def test_shoot_somebody_then_air_gun_only_the_others_choose() -> None:
    play = game(3, "air-gun shoot-somebody peek").bets(1, 1, 0).plays("trigger", {1: "shoot-somebody"})
    play.plays("trigger", {0: "air-gun"}).shoots()
    assert play.news == [Asked("aim", (1,), (), (), True)]
    assert play.aims(0).heard(ShotsFired) == [ShotsFired((Shot(0, 0, AT_SKY), Shot(1, 0, 0)))]


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
    assert play.heard(ShotsFired) == [ShotsFired((Shot(0, 0, 2), Shot(1, 0, AT_SKY)))]
    assert play.shoots().heard(ShotsFired) == [ShotsFired((Shot(0, 0, AT_SELF), Shot(1, 0, AT_SELF)))]


@pytest.mark.rule("WC-22")
def test_shoot_somebody_affects_only_the_coming_shot() -> None:
    play = game(2, "shoot-somebody peek").bets(2, 2).plays("trigger", {0: "shoot-somebody"}).shoots().aims(1, 0)
    assert play.shoots().heard(ShotsFired) == [ShotsFired((Shot(0, 0, AT_SELF), Shot(1, 0, AT_SELF)))]


@pytest.mark.rule("WC-22")
def test_an_aim_for_a_shot_that_never_comes_is_gone_with_the_round() -> None:
    play = game(2, "shoot-somebody peek").plays("trigger", {0: "shoot-somebody"}).bets(1, 0).shoots()
    assert play.heard(ShotsFired) == [ShotsFired((Shot(0, 0, AT_SELF),))]


# Every two cards that can meet in one shot, in both orders: 0 fires, 1 plays what concerns everybody or somebody

MEETING: dict[str, tuple[int, Card]] = {
    "gift": (0, ("gift", 2)),
    "air-gun": (0, "air-gun"),
    "shoot-somebody": (1, "shoot-somebody"),
    "one-more": (1, ("one-more", 0)),
    "spin-again": (1, ("spin-again", 0)),
}

AIM_AFTER = {"gift": 2, "air-gun": AT_SKY, "shoot-somebody": TO_CHOOSE}
"""Where the shot of seat 0 goes after each aim card; the two other cards leave the aim alone."""

PAIRS = list(product(MEETING, MEETING))


def test_every_card_of_the_trigger_phase_is_among_them() -> None:
    assert set(MEETING) == {key for key, card in deck_data("standard").items() if card["phase"] == "trigger"}


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
@pytest.mark.parametrize("top", "CB")
@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_two_cards_meet_in_one_shot(first: str, second: str, top: str) -> None:
    play = two_cards(first, second)
    mates = [player.mates for player in play.view(2).players]
    aim = AIM_AFTER.get(second, AIM_AFTER.get(first, AT_SELF))
    more = (first, second).count("one-more")
    assert (play.view(2).players[0].aim, play.view(2).players[0].shots) == (aim, 1 + more)
    play.barrel(0, top).shoots()
    if aim == TO_CHOOSE:
        assert play.news == [Asked("aim", (0,), (), (), True)]
        play.aims(aim := 1)
    assert play.heard(ShotsFired) == [ShotsFired((Shot(0, int(top == "B"), aim),))]
    hit = {AT_SKY: [], AT_SELF: [0]}.get(aim, [aim]) if top == "B" else []
    assert play.heard(CharacterDied) == [CharacterDied(seat, mates[seat] - 1, False) for seat in hit]
    play.until("play", "scoring")
    later = 0 if hit == [0] else more
    assert play.heard(ShotsFired)[1:] == [ShotsFired((Shot(0, 0, AT_SELF),))] * later


# What was played in an earlier phase, and then a card of this one

EARLIER: dict[str, tuple[str, Card]] = {
    "live-round": ("spin", ("live-round", 0)),
    "peek": ("bet", ("peek", 0)),
    "second-thoughts": ("accusation", ("second-thoughts", 0)),
}


@pytest.mark.rule("WC-24")
@pytest.mark.parametrize(("earlier", "now"), list(product(EARLIER, MEETING)))
def test_a_card_of_an_earlier_phase_meets_one_in_the_shot(earlier: str, now: str) -> None:
    hands = ["gift", "gift", earlier]
    seat, played = MEETING[now]
    hands[seat] = now
    phase, card = EARLIER[earlier]
    play = holding(*hands)
    if phase != "accusation":
        play.barrel(0, "CB").plays(phase, {2: card})
    play.bets(2, 0, 0)
    if phase == "accusation":
        play.plays(phase, {2: card})
    play.plays("trigger", {seat: played})
    player, barrel = play.table.board.players[0], play.table.barrels[0]
    assert barrel.bullets == 1 + (earlier == "live-round")
    assert player.shots == 2 + (earlier == "second-thoughts") + (now == "one-more")
    assert barrel.known == (3 if earlier == "peek" and now != "spin-again" else 0)
    assert player.aim == AIM_AFTER.get(now, AT_SELF)


@pytest.mark.rule("WC-24")
def test_a_peek_shows_what_a_live_round_has_loaded() -> None:
    play = (
        game(2, "peek live-round").plays("spin", {1: ("live-round", 0)}).barrel(0, "BBC").plays("bet", {0: ("peek", 0)})
    )
    assert play.whispered(0) == [Peeked(0, 0, (1, 1, 0))]


@pytest.mark.rule("WC-24")
def test_second_thoughts_do_not_disturb_what_a_peek_has_shown() -> None:
    play = game(2, "peek second-thoughts").barrel(0, "CBC").plays("bet", {0: ("peek", 0)}).bets(1, 0)
    play.plays("accusation", {1: ("second-thoughts", 0)}).until("pocket")
    assert [event.shots for event in play.heard(ShotsFired)] == [((0, 0, AT_SELF),), ((0, 1, AT_SELF),)]


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
        CardsPlayed((PlayedCard(1, "spin-again", 0, 0), PlayedCard(0, "gift", 1, 0))),
        BarrelReshuffled(0),
        AimSet(0, 1),
    ]
    assert play.shoots().heard(ShotsFired) == [ShotsFired((Shot(0, 0, 1),))]


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
    assert play.until("play", "spin").table.board.box() == 1
    play.plays("spin", {0: ("live-round", 0), 1: ("live-round", 1)})
    assert play.heard(NoEffect) == [NoEffect(1, "live-round")]
