"""WC-24: what the cards of the Trigger phase do, each alone; for several in one shot see test_meeting_cards."""

import pytest

from clickbang.core.events import Asked
from clickbang.games.championship import Aim, Decline, decode, encode
from clickbang.games.championship.events import (
    AimSet,
    AimsRevealed,
    BarrelReshuffled,
    CharacterDied,
    ChosenAim,
    EveryoneAims,
    Shot,
    ShotAdded,
    ShotsFired,
)
from clickbang.games.championship.rules.player import AT_SELF, AT_SKY
from tests.championship.position import game, holding

# A Gift!


@pytest.mark.rule("WC-24")
def test_a_gift_aims_the_own_shot_at_another_player() -> None:
    play = game(3, "gift peek peek").bets(1, 1, 1).plays("trigger", {0: ("gift", 2)})
    assert play.heard(AimSet) == [AimSet(0, 2)]
    play.barrel(0, "B").shoots()
    assert play.heard(ShotsFired) == [ShotsFired((Shot(0, 1, 2), Shot(1, 0, -1), Shot(2, 0, -1)))]
    assert play.heard(CharacterDied) == [CharacterDied(2, 2, False)]


@pytest.mark.rule("WC-24")
@pytest.mark.parametrize("card", ["gift", "air-gun"])
def test_only_who_fires_in_the_coming_shot_can_play_it(card: str) -> None:
    play = game(2, f"{card} {card}").bets(1, 0).until("play", "trigger")
    assert [bool(play.choices(seat, card)) for seat in (0, 1)] == [True, False]
    assert play.shoots().choices(0, card) == []


# Shoot Somebody


@pytest.mark.rule("WC-24")
def test_shoot_somebody_lets_everyone_who_fires_choose_a_target_sealed() -> None:
    play = game(3, "shoot-somebody peek peek").bets(1, 1, 0).plays("trigger", {0: "shoot-somebody"})
    assert play.heard(EveryoneAims) == [EveryoneAims()]
    assert play.shoots().news == [Asked("aim", (0, 1), (), (), True)]
    assert play.answer(1, Aim(2)).news == []
    assert play.answer(0, Aim(1)).news[0] == AimsRevealed((ChosenAim(0, 1), ChosenAim(1, 2)))


@pytest.mark.rule("WC-24", "WC-23")
def test_targets_are_chosen_when_the_window_closes() -> None:
    play = game(3, "shoot-somebody spin-again peek").bets(1, 1, 0).plays("trigger", {0: "shoot-somebody"})
    assert play.news[-1] == Asked("play", (), (1, 2), (), True)


@pytest.mark.rule("WC-24")
def test_shoot_somebody_in_a_circle() -> None:
    play = game(3, "shoot-somebody peek peek").bets(1, 1, 1).plays("trigger", {0: "shoot-somebody"}).shoots()
    for seat in range(3):
        play.barrel(seat, "B")
    assert play.aims(1, 2, 0).heard(CharacterDied) == [CharacterDied(seat, 2, False) for seat in range(3)]


@pytest.mark.rule("WC-24")
def test_shoot_somebody_lets_one_keep_ones_own_shot() -> None:
    play = game(3, "shoot-somebody peek peek").bets(1, 1, 0).plays("trigger", {0: "shoot-somebody"}).shoots()
    play.barrel(0, "B").aims(0, 2)
    assert play.heard(AimsRevealed, ShotsFired, CharacterDied) == [
        AimsRevealed((ChosenAim(0, AT_SELF), ChosenAim(1, 2))),
        ShotsFired((Shot(0, 1, AT_SELF), Shot(1, 0, 2))),
        CharacterDied(0, 2, False),
    ]


@pytest.mark.rule("WC-24", "WC-22")
def test_shoot_somebody_offers_every_player_and_not_the_sky() -> None:
    play = game(3, "shoot-somebody peek air-gun").bets(0, 0, 1).plays("trigger", {2: "air-gun"})
    play.plays("trigger", {0: "shoot-somebody"}).shoots()
    assert {decode(code) for code in play.prompt(2).choices} == {Aim(0), Aim(1), Aim(2)}


@pytest.mark.rule("WC-24")
def test_who_does_not_choose_in_time_aims_nowhere_else() -> None:
    play = game(3, "shoot-somebody peek peek").bets(0, 1, 0).plays("trigger", {0: "shoot-somebody"}).shoots()
    assert decode(play.table.default_action(1)) == Aim(1)


# Air Gun


@pytest.mark.rule("WC-24")
def test_an_air_gun_hurts_nobody_and_uses_up_the_bullet() -> None:
    play = game(2, "air-gun peek").bets(3, 0).plays("trigger", {0: "air-gun"})
    assert play.heard(AimSet) == [AimSet(0, AT_SKY)]
    assert play.barrel(0, "B").shoots().heard(ShotsFired, CharacterDied) == [ShotsFired((Shot(0, 1, AT_SKY),))]
    assert play.until("pocket").points == (4, 1)


# One More


@pytest.mark.rule("WC-24")
def test_one_more_adds_a_shot_and_earns_nothing() -> None:
    play = game(2, "one-more peek").bets(0, 2).plays("trigger", {0: ("one-more", 1)})
    assert play.heard(ShotAdded) == [ShotAdded(1, 3)]
    play.until("pocket")
    assert len(play.heard(ShotsFired)) == 3
    assert play.points == (1, 3)


@pytest.mark.rule("WC-24")
def test_one_more_also_for_a_player_who_has_finished() -> None:
    play = game(2, "one-more peek").bets(0, 1).shoots().plays("trigger", {0: ("one-more", 1)})
    assert play.barrel(1, "B").shoots().heard(CharacterDied) == [CharacterDied(1, 2, False)]


@pytest.mark.rule("WC-24")
def test_one_more_needs_a_card_left_beyond_the_shots_still_to_fire() -> None:
    play = holding("one-more one-more", "peek").bets(1, 5).until("play", "trigger")
    assert play.targets(0, "one-more") == [0, 1]
    assert play.plays("trigger", {0: ("one-more", 1)}).targets(0, "one-more") == [0]
    for _ in range(6):
        play.shoots()
    assert (play.view(0).players[1].left, play.phase, play.targets(0, "one-more")) == (0, "trigger", [0])


@pytest.mark.rule("WC-24")
def test_one_more_needs_a_target_in_the_round() -> None:
    play = game(2, "one-more peek").bets(1, 1).barrel(1, "B").shoots()
    assert play.targets(0, "one-more") == [0]


@pytest.mark.rule("WC-24", "WC-20")
def test_one_more_from_out_of_the_round() -> None:
    play = game(2, "one-more peek").bets(1, 1).barrel(0, "B").shoots().plays("trigger", {0: ("one-more", 1)})
    assert play.shoots().heard(ShotsFired) == [ShotsFired((Shot(1, 0, -1),))]


# Spin Again


@pytest.mark.rule("WC-24")
def test_after_spin_again_every_card_left_is_as_likely_on_top() -> None:
    play = game(3, "peek spin-again peek").barrel(0, "CCB").plays("bet", {0: ("peek", 0)}).bets(3, 0, 0).shoots()
    play.plays("trigger", {1: ("spin-again", 0)})
    assert play.heard(BarrelReshuffled) == [BarrelReshuffled(0)]
    play.sitting.answer(2, encode(Decline()))
    assert play.table.chance_outcomes() == ((0, 4), (1, 1))


@pytest.mark.rule("WC-24", "WC-20")
def test_spin_again_from_out_of_the_round_but_not_at_who_is() -> None:
    play = game(2, "spin-again peek").bets(1, 1).barrel(0, "B").shoots()
    assert play.targets(0, "spin-again") == [1]
