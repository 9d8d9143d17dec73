"""`view.sample` against the truth, by enumeration: no impossible world, and every possible one exactly as often."""

import pytest

from clickbang.core.audience import SPECTATOR
from clickbang.core.table import DECLINE
from clickbang.games.championship import Accuse, Bet, Championship, Pocket, encode
from clickbang.games.championship.deck.cards import BET
from clickbang.games.championship.events import NoPenalty
from clickbang.games.championship.rules.codes import card_of, target_of
from clickbang.games.championship.rules.state import ACCUSE_PROMPT, BET_PROMPT, PLAY_PROMPT, POCKET_PROMPT
from tests.championship.position import deck, game
from tests.championship_view.enumeration import Choices, Story, barrels, compare_samples, hands


def play_or_decline(table: Championship, seat: int, target: int) -> dict[int, int]:
    """A play, at this seat where it needs one, is as likely as any card in hand is; a decline whatever there is."""
    plays = [play for play in table.legal_actions(seat) if play != DECLINE and target_of(play) in (-1, target)]
    return {DECLINE: 1, **{play: table.held(seat, card_of(play)) for play in plays}}


# Pockets and barrels


def shoot(table: Championship, seat: int) -> dict[int, int]:
    """Any pocket; seat 0 fires three times, the other twice."""
    if table.kind == POCKET_PROMPT:
        return dict.fromkeys(table.legal_actions(seat), 1)
    return {encode(Bet(3 - seat)) if table.kind == BET_PROMPT else DECLINE: 1}


def peek_and_shoot(table: Championship, seat: int) -> dict[int, int]:
    """Who has a Peek looks at the barrel of seat 0, or not."""
    if table.kind == PLAY_PROMPT and table.board.moment == BET:
        return play_or_decline(table, seat, 0)
    return shoot(table, seat)


def spin_again_and_shoot(table: Championship, seat: int) -> dict[int, int]:
    """The same with barrels that are shuffled in between."""
    return play_or_decline(table, seat, 0) if table.kind == PLAY_PROMPT else shoot(table, seat)


def one_round(table: Championship) -> bool:
    return table.board.round > 1


@pytest.mark.parametrize("observer", [0, 1, SPECTATOR])
@pytest.mark.parametrize(
    ("choices", "cards"),
    [
        (shoot, deck(air_gun=2)),
        (peek_and_shoot, deck(peek=1, air_gun=1)),
        (peek_and_shoot, deck(peek=2)),
        (spin_again_and_shoot, deck(peek=1, spin_again=1)),
    ],
    ids=["shots", "one peek", "two peeks", "peek and shuffle"],
)
@pytest.mark.rule("WC-4", "WC-5")
def test_pockets_and_barrels_are_as_likely_as_what_was_seen_makes_them(
    choices: Choices, cards: str, observer: int
) -> None:
    unsure, _ = compare_samples(Story(2, cards, choices, one_round), observer, barrels)
    assert unsure > 0


def accuse_wrongly(table: Championship, seat: int) -> dict[int, int]:
    """In five rounds seat 0 accuses wrongly, each time for a BULLET; then its pocket decides if a CLICK is left."""
    if table.kind == POCKET_PROMPT:
        return dict.fromkeys(
            table.legal_actions(seat) if table.board.round == 6 and seat == 0 else [encode(Pocket(False))], 1
        )
    if table.kind == ACCUSE_PROMPT and seat == 0:
        return {encode(Accuse(1)): 1}
    if table.kind == PLAY_PROMPT and table.board.round == 6:
        return play_or_decline(table, seat, 0)
    return {encode(Bet(0)) if table.kind == BET_PROMPT else DECLINE: 1}


def six_rounds(table: Championship) -> bool:
    return table.board.round > 6


@pytest.mark.parametrize("cards", ["none", deck(live_round=2)])
@pytest.mark.rule("WC-9")
def test_whether_a_barrel_had_a_click_to_replace_tells_the_pocket(cards: str) -> None:
    unsure, _ = compare_samples(Story(2, cards, accuse_wrongly, six_rounds), 1, pockets_of_seat_0_in_round_6)
    assert unsure > 0


def pockets_of_seat_0_in_round_6(table: Championship) -> tuple[object, ...]:
    return (table.barrels[0].pocket, table.barrels[0].bullets) if table.board.round == 6 else ()


@pytest.mark.rule("WC-2")
def test_that_the_box_is_empty_tells_nothing_about_a_pocket() -> None:
    play = game(6, deck="none")
    for _ in range(3):
        play.bets(0, 0, 0, 0, 0, 0).accuses({1: 0, 2: 0, 3: 0, 4: 0, 5: 0})
    assert len(play.heard(NoPenalty)) == 2
    assert [play.view(0).players[event.seat].odds for event in play.heard(NoPenalty)] == [[1, 1], [1, 1]]


# Hands and deck


def draw_and_play(observer: int) -> Choices:
    """Everybody accuses somebody wrongly, so that cards are drawn, and plays or declines; the observer plays."""

    def choices(table: Championship, seat: int) -> dict[int, int]:
        if table.kind == PLAY_PROMPT:
            plays = play_or_decline(table, seat, 1 - min(seat, 1))
            return plays if seat != observer or len(plays) == 1 else dict.fromkeys(list(plays)[1:2], 1)
        if table.kind == ACCUSE_PROMPT:
            return {table.legal_actions(seat)[-1]: 1}
        return {encode(Bet(0)) if table.kind == BET_PROMPT else encode(Pocket(False)): 1}

    return choices


@pytest.mark.parametrize("observer", [0, 1, SPECTATOR])
@pytest.mark.rule("WC-1")
def test_before_the_first_refill_every_hand_is_as_likely_as_it_is(observer: int) -> None:
    story = Story(3, deck(side_bet=2, crowd_favourite=2, air_gun=1), draw_and_play(observer), one_round)
    unsure, guessed = compare_samples(story, observer, hands)
    assert unsure > 0
    assert guessed == 0


@pytest.mark.parametrize("observer", [0, 1, SPECTATOR])
@pytest.mark.rule("WC-2")
def test_after_refills_every_hand_is_as_likely_as_it_is(observer: int) -> None:
    story = Story(2, deck(side_bet=2, crowd_favourite=2), draw_and_play(observer), lambda table: table.board.round > 2)
    unsure, guessed = compare_samples(story, observer, hands)
    assert unsure > 0
    assert guessed > 0
