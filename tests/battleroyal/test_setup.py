"""BR-1 and BR-2: cards, circle, and who begins."""

import pytest
from librt.random import Random

from clickbang.core.chance import Seeded
from clickbang.core.errors import OptionError
from clickbang.core.events import Asked, Event
from clickbang.core.seats import members
from clickbang.core.sitting import Sitting
from clickbang.core.table import NOTHING
from clickbang.games.battleroyal import BATTLEROYAL, BattleRoyal
from clickbang.games.battleroyal.events import OwnCard, Seated, TurnBegan
from clickbang.games.battleroyal.rules.state import BEGINNER, DEAL, SEATING
from tests.battleroyal.position import deck, game


def fresh(seats: int) -> BattleRoyal:
    table = BATTLEROYAL.table(seats, {"pairs": "off"})
    assert isinstance(table, BattleRoyal)
    return table


@pytest.mark.rule("BR-1")
def test_everybody_is_dealt_one_card_that_nobody_else_sees() -> None:
    play = game(6, "rope bomb katana")
    assert play.heard(OwnCard) == [
        ([0], OwnCard(0, "rope")),
        ([1], OwnCard(1, "bomb")),
        ([2], OwnCard(2, "katana")),
        ([3], OwnCard(3, "teddy-bear")),
        ([4], OwnCard(4, "canned-food")),
        ([5], OwnCard(5, "ornate-fan")),
    ]


@pytest.mark.rule("BR-1")
def test_every_card_of_the_deck_is_as_likely_and_none_is_dealt_twice() -> None:
    table = fresh(36)
    dealt: list[int] = []
    while table.chance != NOTHING:
        if table.chance == DEAL:
            assert sorted([*table.outcomes(), *[(card, 1) for card in dealt]]) == [(card, 1) for card in range(36)]
            dealt.append(table.draw(Seeded(len(dealt))))
        else:
            table.draw(Seeded(1))
    assert sorted(dealt) == list(range(36))


@pytest.mark.rule("BR-1")
def test_the_rest_of_the_deck_is_never_used() -> None:
    play = game(6).confronts(1, "K", "T").passes(4)
    assert members(play.table.undealt) == list(range(6, 36))


@pytest.mark.rule("BR-1")
@pytest.mark.parametrize("seats", [3, 37])
def test_four_to_thirty_six_can_play(seats: int) -> None:
    assert game(36).alive == list(range(36))
    with pytest.raises(OptionError):
        game(seats)


@pytest.mark.rule("BR-1")
def test_a_deck_with_too_few_cards_for_the_players_is_refused() -> None:
    own = deck("1", "2", "3", "4", "5", "6")
    assert game(6, deck=own).hand(5) == ["5-6"]
    with pytest.raises(OptionError) as refused:
        game(7, deck=own)
    assert refused.value.sentence == "The deck cannot be used: it has fewer cards (6) than are dealt (7). (BR-1)"


@pytest.mark.rule("BR-2")
def test_the_circle_and_who_begins_are_known_to_all() -> None:
    play = game(6, circle=[0, 3, 5, 1, 2, 4], first=5)
    assert play.heard(Seated) == [("all", Seated((0, 3, 5, 1, 2, 4), 5, 1))]
    assert play.news[-2:] == [TurnBegan(5, 0, 0), Asked("turn", (5,), (), (), False)]


@pytest.mark.rule("BR-2")
def test_every_order_of_the_circle_is_as_likely() -> None:
    table = fresh(5)
    assert (table.chance, table.outcomes()) == (SEATING, ((1, 1), (2, 1), (3, 1), (4, 1)))
    table.strike(3)
    assert (table.chance, table.outcomes()) == (SEATING, ((1, 1), (2, 1), (4, 1)))
    table.strike(2)
    assert (table.chance, table.outcomes()) == (SEATING, ((1, 1), (4, 1)))
    table.strike(4)
    assert (table.chance, list(table.board.circle)) == (BEGINNER, [0, 3, 2, 4, 1])


@pytest.mark.rule("BR-2")
def test_everybody_is_as_likely_to_begin() -> None:
    table = fresh(5)
    while table.chance == SEATING:
        table.draw(Seeded(0))
    assert table.outcomes() == tuple((seat, 1) for seat in range(5))


@pytest.mark.rule("BR-2")
def test_without_a_word_the_circle_is_in_random_order() -> None:
    assert (BATTLEROYAL.settle_options()["seating"], fresh(6).chance) == ("random", SEATING)


@pytest.mark.rule("BR-2")
def test_all_can_sit_as_they_took_their_seats_and_a_random_one_begins() -> None:
    told: list[Event] = []
    table = BATTLEROYAL.table(6, {"seating": "seats"}, lambda _audience, event: told.append(event))
    assert (table.chance, table.chance_outcomes()) == (BEGINNER, tuple((seat, 1) for seat in range(6)))
    table.strike(4)
    assert told[-1] == Seated((0, 1, 2, 3, 4, 5), 4, 1)


@pytest.mark.rule("BR-2")
def test_before_all_sit_one_imagines_what_the_option_says() -> None:
    for seating, chance in (("random", SEATING), ("seats", BEGINNER)):
        sitting = Sitting(BATTLEROYAL, 6, {"seating": seating}, Seeded(1))
        assert sitting.views[0].sample(Random(1)).chance == chance


@pytest.mark.rule("BR-3")
def test_everybody_starts_as_a_team_of_one() -> None:
    assert game(6).teams == [[0], [1], [2], [3], [4], [5]]
