"""WC-20 and WC-23: when cards may be played, who is asked, and in which order they take effect."""

import pytest

from clickbang.core.actions import Decline
from clickbang.core.audience import EVERYONE, SPECTATOR
from clickbang.core.events import Asked, Event, Sealed
from clickbang.core.prompt import ASKED, WATCHING
from clickbang.games.championship.events import (
    AccusationsRevealed,
    BetsRevealed,
    CardsPlayed,
    PhaseBegan,
    PlayedCard,
    RoundBegan,
    RoundScored,
    ShotsFired,
)
from tests.championship.position import Play, deck, game, holding


def story(play: Play, *kinds: type[Event]) -> list[str]:
    """What a spectator saw: windows, and events of these kinds."""
    told = []
    for event in play.view(SPECTATOR).history:
        if isinstance(event, Asked) and event.kind in ("play", "accuse"):
            told.append(event.kind)
        elif isinstance(event, PhaseBegan):
            told.append(event.phase.upper())
        elif isinstance(event, kinds):
            told.append(type(event).__name__)
    return told


# WC-20: when, and by whom


@pytest.mark.rule("WC-20", "WC-24")
@pytest.mark.parametrize(
    ("card", "phase"),
    [
        ("live-round", "spin"),
        ("peek", "bet"),
        ("side-bet", "bet"),
        ("second-thoughts", "accusation"),
        ("informer", "accusation"),
        ("gift", "trigger"),
        ("shoot-somebody", "trigger"),
        ("air-gun", "trigger"),
        ("one-more", "trigger"),
        ("spin-again", "trigger"),
        ("crowd-favourite", "scoring"),
    ],
)
def test_a_card_is_played_in_the_phase_printed_on_it_and_in_no_other(card: str, phase: str) -> None:
    play = game(2, f"{card} peek")
    possible = []
    for other in ("spin", "bet", "accusation", "trigger", "scoring"):
        if other == "accusation":
            play.bets(2, 2)
        if play.until("play", other).choices(0, card):
            possible.append(other)
    assert possible == [phase]


@pytest.mark.rule("WC-20")
def test_no_limit_to_the_number_of_cards_played_in_a_phase() -> None:
    play = holding("gift air-gun gift shoot-somebody", "peek").bets(1, 0)
    for card in (("gift", 1), "air-gun", ("gift", 1), "shoot-somebody"):
        play.plays("trigger", {0: card})
    assert play.hand(0) == []


@pytest.mark.rule("WC-20")
def test_no_limit_to_the_hand() -> None:
    play = game(6)
    for _ in range(3):
        play.accuses(dict.fromkeys(range(1, 6), 0)).until("pocket")
    assert len(play.hand(0)) == 1 + 3 * 5


@pytest.mark.rule("WC-20")
def test_out_of_the_round_only_cards_with_a_skull_can_be_played() -> None:
    play = holding("one-more shoot-somebody spin-again", "peek").bets(1, 1).barrel(0, "B").shoots()
    assert [len(play.choices(0, card)) for card in ("one-more", "shoot-somebody", "spin-again")] == [1, 0, 1]


@pytest.mark.rule("WC-20")
def test_out_of_the_round_in_a_phase_without_skulls_nobody_is_asked() -> None:
    play = game(2, "crowd-favourite crowd-favourite", deck=deck(crowd_favourite=9)).pockets("BC").accuses({1: 0})
    assert play.until("play", "scoring").asked == [1]


@pytest.mark.rule("WC-20", "WC-24")
def test_a_player_out_of_the_game_plays_a_live_round() -> None:
    play = game(3, "live-round")
    for _ in range(4):
        play.round(killing=(0,))
    play.plays("spin", {0: ("live-round", 2)})
    assert play.view(1).players[2].live == 1


@pytest.mark.rule("WC-20", "WC-24")
def test_a_skull_is_a_matter_of_the_deck() -> None:
    own = deck(shoot_somebody=9).replace('"copies"', '"skull": true, "copies"')
    play = game(2, deck=own).bets(1, 1).barrel(0, "B").shoots()
    assert len(play.choices(0, "shoot-somebody")) == 1


# WC-23: the windows


@pytest.mark.rule("WC-23")
def test_there_is_a_window_at_every_moment_at_which_cards_may_be_played() -> None:
    play = game(2, "peek peek").bets(2, 1).accuses({0: 1}).until("pocket")
    told = story(play, BetsRevealed, AccusationsRevealed, ShotsFired, RoundScored)
    assert told == [
        *("POCKET", "SPIN", "play", "BET", "play", "BetsRevealed"),
        *("ACCUSATION", "play", "accuse", "AccusationsRevealed", "play", "accuse"),
        *("TRIGGER", "play", "ShotsFired", "play", "ShotsFired", "play"),
        *("SCORING", "play", "RoundScored", "POCKET"),
    ]


@pytest.mark.rule("WC-23")
def test_there_is_no_window_for_which_the_deck_has_no_card() -> None:
    play = game(2, deck=deck(peek=9)).bets(1, 1).until("pocket")
    assert story(play) == ["POCKET", "SPIN", "BET", "play", "ACCUSATION", "accuse", "TRIGGER", "SCORING", "POCKET"]


@pytest.mark.rule("WC-23", "WC-12")
def test_after_accusations_there_is_a_window_also_where_nobody_is_left_to_accuse() -> None:
    play = game(2, "peek peek").accuses({0: 1, 1: 0})
    assert (play.phase, play.news[-1]) == ("accusation", Asked("play", (), (0, 1), (), True))
    assert play.plays("accusation", {}).news[0] == PhaseBegan("trigger")


@pytest.mark.rule("WC-23")
def test_everyone_is_asked_again_until_nobody_plays() -> None:
    play = holding("gift air-gun", "peek").bets(1, 0)
    assert play.plays("trigger", {0: ("gift", 1)}).news[-1] == Asked("play", (), (0, 1), (), True)
    assert play.plays("trigger", {0: "air-gun"}).news[-1] == Asked("play", (), (1,), (), True)
    assert play.plays("trigger", {}).heard(ShotsFired) != []


@pytest.mark.rule("WC-23")
def test_who_declined_is_asked_again_if_another_played() -> None:
    play = game(3, "spin-again spin-again peek").plays("trigger", {0: ("spin-again", 0)})
    assert play.asked == [1, 2]
    assert play.plays("trigger", {1: ("spin-again", 0)}).heard(CardsPlayed) != []


@pytest.mark.rule("WC-23")
def test_one_card_a_player_a_round() -> None:
    play = holding("gift air-gun", "peek").bets(1, 0).until("play", "trigger")
    play.answer(0, play.card(("gift", 1)))
    assert play.asked == [1]


@pytest.mark.rule("WC-23")
def test_plays_are_sealed() -> None:
    play = game(2, "spin-again spin-again").until("play", "trigger")
    play.answer(1, play.card(("spin-again", 0)))
    assert [event for audience, event in play.told if audience == EVERYONE] == [Sealed(1)]
    assert play.answer(0, Decline()).news[0] == CardsPlayed((PlayedCard(1, "spin-again", 0, 0),))


@pytest.mark.rule("WC-23")
def test_a_decline_looks_like_a_play_until_the_round_closes() -> None:
    playing, declining = (game(3, "spin-again peek peek").until("play", "trigger") for _ in range(2))
    playing.answer(0, playing.card(("spin-again", 0)))
    declining.answer(0, Decline())
    for seat in (1, 2, SPECTATOR):
        assert playing.view(seat).shown() == declining.view(seat).shown()


@pytest.mark.rule("WC-23")
@pytest.mark.parametrize(("rounds", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1]), (3, [0, 1, 2])])
def test_cards_of_one_round_take_effect_in_seat_order_from_a_seat_that_moves_on(rounds: int, order: list[int]) -> None:
    play = game(3, deck=deck(spin_again=9))
    for _ in range(rounds):
        play.round()
    play.plays("trigger", dict.fromkeys(range(3), ("spin-again", 0)))
    assert play.heard(CardsPlayed) == [CardsPlayed(tuple(PlayedCard(seat, "spin-again", 0, 0) for seat in order))]


@pytest.mark.rule("WC-23")
def test_the_first_seat_moves_on_past_players_who_are_out_of_the_game() -> None:
    play = game(3, deck="none")
    for _ in range(6):
        play.round(killing=(0,))
    firsts = [event.first for event in play.view(SPECTATOR).history if isinstance(event, RoundBegan)]
    assert firsts == [0, 1, 2, 0, 1, 2, 0]


# WC-23: who is asked depends only on what everybody knows


@pytest.mark.rule("WC-23")
def test_everyone_in_the_round_with_a_card_is_asked_whatever_it_is() -> None:
    play = game(3, "peek gift air-gun")
    for phase in ("spin", "bet", "accusation", "trigger", "scoring"):
        assert play.until("play", phase).asked == [0, 1, 2]


@pytest.mark.rule("WC-23")
def test_who_has_no_card_is_not_asked() -> None:
    play = game(3, "live-round peek peek").plays("spin", {0: ("live-round", 0)})
    for phase in ("bet", "accusation", "trigger", "scoring"):
        assert play.until("play", phase).asked == [1, 2]


@pytest.mark.rule("WC-23")
@pytest.mark.parametrize(("phase", "asked"), [("accusation", [0, 1]), ("trigger", [0, 1, 2]), ("scoring", [0, 1])])
def test_who_is_out_of_the_round_is_asked_where_skull_cards_may_be_played(phase: str, asked: list[int]) -> None:
    play = game(3, "peek peek peek").pockets("CCB").accuses({0: 2}).bribes()
    assert play.until("play", phase).asked == asked


@pytest.mark.rule("WC-23")
def test_who_is_out_of_the_game_is_asked_where_skull_cards_may_be_played() -> None:
    play = game(3, "peek peek peek")
    for _ in range(4):
        play.round(killing=(2,))
    asked = {phase: play.until("play", phase).asked for phase in ("spin", "bet", "accusation", "trigger", "scoring")}
    assert [phase for phase in asked if 2 in asked[phase]] == ["spin", "trigger"]


@pytest.mark.rule("WC-23")
@pytest.mark.parametrize("phase", ["spin", "bet", "accusation", "trigger", "scoring"])
def test_what_is_asked_tells_nothing_about_the_cards(phase: str) -> None:
    shown = []
    for card in ("gift", "crowd-favourite", "live-round", "bribe-the-judge"):
        play = game(3, f"peek {card} peek").until("play", phase)
        shown.append([(play.prompt(seat).shown(), play.view(seat).shown()) for seat in (0, 2, SPECTATOR)])
        assert (play.prompt(1).role, play.prompt(SPECTATOR).role) == (ASKED, WATCHING)
    assert shown == [shown[0]] * 4
