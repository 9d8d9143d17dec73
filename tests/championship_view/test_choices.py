"""`view.sample` for what others have chosen: uniform over what they may, or as a policy chooses."""

from fractions import Fraction

import pytest
from librt.random import Random

from clickbang.core.table import DECLINE, UNANSWERED, Policy, Table
from clickbang.games.championship import Accuse, Bet, Championship, Decline, Pocket, encode
from clickbang.games.championship import Play as PlayCard
from clickbang.games.championship.rules.barrel import BULLET, CLICK
from clickbang.games.championship.rules.player import COVERED
from tests.championship.position import Play, deck, game
from tests.championship_view.enumeration import Hidden, Odds, agree, imagined

SAMPLES = 2000
RARE = 10.83
"""Chi-square, with one degree of freedom, that a right sampler passes but once in a thousand."""


def answers(table: Championship) -> Hidden:
    return tuple(table.answers)


def as_likely(*actions: object) -> Odds:
    """Seat 0 has sealed one of these, seat 1 nothing."""
    return {(action, UNANSWERED): Fraction(1, len(actions)) for action in actions}


@pytest.mark.rule("WC-6")
def test_a_sealed_bet_may_be_any_face() -> None:
    play = game(2).until("bet").answer(0, Bet(4))
    assert agree(imagined(play.view(1), answers), as_likely(*(encode(Bet(face)) for face in range(6))))
    assert agree(imagined(play.view(0), answers), as_likely(encode(Bet(4))))


@pytest.mark.rule("WC-4")
def test_a_sealed_pocket_may_be_either_card() -> None:
    play = game(2).answer(0, Pocket(True))
    assert agree(imagined(play.view(1), answers), as_likely(encode(Pocket(False)), encode(Pocket(True))))


@pytest.mark.rule("WC-12")
def test_a_sealed_accusation_may_be_none() -> None:
    play = game(2).until("accuse").answer(0, Decline())
    assert agree(imagined(play.view(1), answers), as_likely(DECLINE, encode(Accuse(1))))


@pytest.mark.rule("WC-23")
def test_a_sealed_play_is_one_of_a_hand_that_may_be() -> None:
    play = game(2, "side-bet crowd-favourite", deck=deck(side_bet=1, crowd_favourite=1, air_gun=1))
    play.until("play", "bet").answer(0, Decline())
    side_bet = encode(PlayCard(0, 1))
    odds: Odds = {(DECLINE, UNANSWERED): Fraction(3, 4), (side_bet, UNANSWERED): Fraction(1, 4)}
    assert agree(imagined(play.view(1), answers), odds)


def test_a_policy_chooses_what_others_have_sealed() -> None:
    def bold(table: Table, seat: int, luck: Random) -> int:
        return encode(Bet(5)) if table.kind_name() == "bet" else table.random_action(seat, luck)

    play = game(2).until("bet").answer(0, Bet(0))
    assert agree(imagined(play.view(1), answers, bold), as_likely(encode(Bet(5))))


# Pockets: a policy chooses, and what was seen since decides how much it is to be believed


def one_click() -> Play:
    """Both had a card, both could have pocketed anything, and the barrel of seat 0 has shown one CLICK."""
    return game(2, "air-gun air-gun").bets(2, 0).barrel(0, "C").plays("trigger", {})


def pockets(play: Play, policy: Policy | None) -> float:
    """How often seat 1 imagines a BULLET in the pocket of seat 0."""
    luck, bullets = Random(7), 0
    for _ in range(SAMPLES):
        table = play.view(1).sample(luck, policy)
        assert isinstance(table, Championship)
        bullets += table.barrels[0].pocket == BULLET
    return bullets / SAMPLES


def cheats(once_in: int) -> Policy:
    def policy(table: Table, seat: int, luck: Random) -> int:
        assert (table.kind_name(), seat) == ("pocket", 0)
        return encode(Pocket(luck.randrange(once_in) == 0))

    return policy


@pytest.mark.parametrize(
    ("policy", "odds"),
    [(None, Fraction(6, 5)), (cheats(4), Fraction(6, 3 * 5)), (cheats(1), None)],
    ids=["uniform", "sometimes", "always"],
)
@pytest.mark.rule("WC-4")
def test_a_pocket_is_as_likely_as_its_owner_and_the_barrel_make_it(
    policy: Policy | None, odds: Fraction | None
) -> None:
    likely = 1.0 if odds is None else float(odds / (1 + odds))
    found = pockets(one_click(), policy)
    assert found == likely or SAMPLES * (found - likely) ** 2 / (likely * (1 - likely)) < RARE


def test_a_policy_that_does_not_fit_what_was_seen_is_not_believed() -> None:
    play = one_click().barrel(0, "B").plays("trigger", {})
    assert play.view(1).players[0].odds == [1, 0]
    assert pockets(play, cheats(1)) == CLICK


def test_a_policy_is_asked_at_a_table_as_it_was_when_pockets_were_filled() -> None:
    asked: list[tuple[int, int, int]] = []

    def curious(table: Table, _seat: int, _luck: Random) -> int:
        assert isinstance(table, Championship)
        asked.append((table.board.round, table.board.players[0].points, table.board.players[0].bet))
        return encode(Pocket(True))

    play = game(2, "air-gun air-gun").round(0, 0).bets(3, 0)
    play.view(1).sample(Random(1), curious)
    assert asked == [(2, 1, COVERED)]
