"""BR-15: the Bomb, the Scream Mask, the $1000 and decoys, against each other, and on sides of every size."""

from itertools import permutations

import pytest

from clickbang.core.events import Asked, Ended
from clickbang.core.seats import members
from clickbang.games.battleroyal import Accept, Decline
from clickbang.games.battleroyal.events import (
    CardsDiscarded,
    DollarsRefused,
    Eliminated,
    NothingHappened,
    SpoilsSeen,
)
from tests.battleroyal.position import Play, deck, game, sides

PAIRS = list(permutations(["bomb", "scream-mask", "dollars"], 2))


def lost(play: Play) -> list[int]:
    return [seat for _, event in play.heard(Eliminated) for seat in event.seats]


def duel(first: str, second: str) -> Play:
    """Two players of six reveal these."""
    return game(6, f"{first} {second}").confronts(1, "K", "K").reveals({})


def last_two(first: str, second: str, deck: str = "standard") -> Play:
    """Only seats 0 and 1 are left; each reveals one of these."""
    play = game(4, f"{first} {second}", pairs="off", deck=deck)
    play.passes(2).confronts(3, "K", "T").confronts(2, "K", "T")
    assert (play.alive, play.table.board.turn) == ([0, 1], 1)
    return play.confronts(0, "K", "K").reveals({0: first, 1: second})


# What they count


@pytest.mark.rule("BR-15b")
def test_the_mask_counts_nothing_in_a_sum() -> None:
    play = sides(2, 2, "scream-mask hammer teddy-bear canned-food").confronts(2, "KK", "KK").reveals({})
    assert play.heard(NothingHappened) == [("all", NothingHappened())]


@pytest.mark.rule("BR-15c")
def test_the_dollars_count_as_much_as_a_light_weapon() -> None:
    assert duel("dollars", "darts").heard(NothingHappened) == [("all", NothingHappened())]
    assert lost(duel("dollars", "pepper-spray")) == [1]


@pytest.mark.rule("BR-15a", "BR-15b", "BR-15c")
def test_in_the_deck_only_the_dollars_are_worth_something() -> None:
    table = game(6).table
    assert [table.deck.values[card] for card in (33, 34, 35)] == [0, 0, 15]


# Bomb


@pytest.mark.rule("BR-15a")
@pytest.mark.parametrize("sizes", [(1, 1), (1, 3), (3, 1), (2, 2)], ids=str)
@pytest.mark.parametrize("with_bomb", ["attackers", "defenders"])
def test_the_bomb_eliminates_everybody_in_the_confrontation(sizes: tuple[int, int], with_bomb: str) -> None:
    everyone = sum(sizes)
    deal = ["katana", "bazooka", "pistol", "revolver"][:everyone]
    deal[0 if with_bomb == "attackers" else -1] = "bomb"
    play = sides(*sizes, " ".join(deal)).confronts(sizes[0], "K" * sizes[0], "K" * sizes[1]).reveals({})
    assert lost(play) == list(range(everyone))
    assert play.heard(CardsDiscarded) == [("all", CardsDiscarded(everyone))]


@pytest.mark.rule("BR-15a")
def test_the_bomb_takes_those_who_showed_team_as_well() -> None:
    play = sides(2, 2, "bomb").confronts(2, "KT", "KK").reveals({})
    assert lost(play) == [0, 1, 2, 3]


@pytest.mark.rule("BR-15a", "BR-11")
def test_a_bomb_that_is_not_revealed_does_nothing() -> None:
    assert lost(game(6, "rope bomb").confronts(1, "K", "T")) == [1]
    play = game(6, "bomb rope katana").confronts(1, "K", "T").until_turn(0).confronts(2, "K", "K")
    assert lost(play.reveals({0: "rope"})) == [0]


@pytest.mark.rule("BR-15a", "BR-19")
def test_after_a_bomb_the_cards_are_discarded_and_nobody_sees_them() -> None:
    play = duel("bomb", "katana")
    assert (play.heard(CardsDiscarded), play.heard(SpoilsSeen)) == ([("all", CardsDiscarded(2))], [])
    assert members(play.table.discarded) == [25, 33]


@pytest.mark.rule("BR-15a", "BR-21")
def test_a_bomb_between_the_last_two_leaves_nobody() -> None:
    play = last_two("bomb", "rope")
    assert (play.result.ending, play.result.winners) == ("nobody-left", ())


@pytest.mark.rule("BR-15a", "BR-21")
def test_who_was_not_in_the_confrontation_may_be_the_last_one() -> None:
    play = game(4, "bomb", pairs="off").passes(2).confronts(3, "K", "T").confronts(1, "K", "K").reveals({})
    assert (play.result.ending, play.result.winners, play.result.scores) == ("last-one", (2,), (0, 0, 1, 0))


# Scream Mask


@pytest.mark.rule("BR-15b")
@pytest.mark.parametrize("attackers", [1, 2, 3])
def test_the_mask_eliminates_a_side_of_one_whatever_the_sums(attackers: int) -> None:
    deal = ["scream-mask", "teddy-bear", "canned-food"][:attackers]
    play = sides(attackers, 1, " ".join([*deal, "katana"])).confronts(attackers, "K" * attackers, "K").reveals({})
    assert lost(play) == [attackers]


@pytest.mark.rule("BR-15b")
@pytest.mark.parametrize("defenders", [1, 2, 3])
def test_the_mask_works_for_the_defenders_too(defenders: int) -> None:
    deal = ["katana", "scream-mask", "teddy-bear", "canned-food"][: 1 + defenders]
    assert lost(sides(1, defenders, " ".join(deal)).confronts(1, "K", "K" * defenders).reveals({})) == [0]


@pytest.mark.rule("BR-15b")
@pytest.mark.parametrize("defenders", [2, 3])
def test_against_a_larger_side_the_mask_only_counts_nothing(defenders: int) -> None:
    deal = ["scream-mask", "rope", "fork", "darts"][: 1 + defenders]
    assert lost(sides(1, defenders, " ".join(deal)).confronts(1, "K", "K" * defenders).reveals({})) == [0]


@pytest.mark.rule("BR-15b")
def test_against_two_attackers_the_mask_of_a_defender_only_counts_nothing() -> None:
    assert lost(sides(2, 1, "rope fork scream-mask").confronts(2, "KK", "K").reveals({})) == [2]


@pytest.mark.rule("BR-15b")
def test_against_a_larger_side_of_which_only_one_showed_kill_it_still_counts_nothing() -> None:
    assert lost(sides(1, 2, "scream-mask rope").confronts(1, "K", "KT").reveals({})) == [0]


@pytest.mark.rule("BR-15b")
def test_the_mask_of_a_mixed_side_works() -> None:
    play = sides(2, 1, "scream-mask rope katana").confronts(2, "KT", "K").reveals({})
    assert (lost(play), play.kind) == ([2], "divide")


@pytest.mark.rule("BR-15b", "BR-18")
def test_the_one_who_showed_the_mask_gets_the_cards() -> None:
    assert duel("scream-mask", "katana").hand(0) == ["katana", "scream-mask"]


@pytest.mark.rule("BR-15b")
@pytest.mark.parametrize("mates", [0, 1])
def test_the_mask_frightens_nobody_who_reveals_a_bang(mates: int) -> None:
    deal = ["scream-mask", "teddy-bear"][: 1 + mates]
    play = sides(1 + mates, 1, " ".join([*deal, "derringer"])).confronts(1 + mates, "K" * (1 + mates), "K").reveals({})
    assert lost(play) == ([0] if mates == 0 else [2])


@pytest.mark.rule("BR-15b", "BR-15d")
@pytest.mark.parametrize("attackers", [1, 2])
def test_a_gun_beside_the_mask_does_not_calm_whom_it_frightens(attackers: int) -> None:
    deal = ["scream-mask bazooka", "teddy-bear"]
    play = sides(attackers, 3 - attackers, " ".join(deal if attackers == 2 else deal[::-1]))
    play.confronts(attackers, "K" * attackers, "K" * (3 - attackers)).reveals({})
    assert lost(play) == ([2] if attackers == 2 else [0])


@pytest.mark.rule("BR-15b", "BR-14")
def test_a_bluff_does_not_keep_the_mask_away() -> None:
    play = game(6, "scream-mask katana").confronts(1, "K", "K").reveals({1: "katana!"})
    assert lost(play) == [1]


@pytest.mark.rule("BR-15b", "BR-19")
def test_two_masks_of_single_players_eliminate_both() -> None:
    own = deck("scream-mask", "scream-mask", "1", "2", "3", "4")
    play = game(6, deck=own).confronts(1, "K", "K").reveals({})
    assert lost(play) == [0, 1]
    assert play.heard(CardsDiscarded) == [("all", CardsDiscarded(2))]


# $1000


@pytest.mark.rule("BR-15c")
@pytest.mark.parametrize(("cards", "chooser"), [(("dollars", "rope"), 1), (("rope", "dollars"), 0)], ids=["0", "1"])
def test_while_two_are_left_the_opponent_of_the_dollars_chooses(cards: tuple[str, str], chooser: int) -> None:
    play = last_two(*cards)
    assert play.told[-1] == (0b11, Asked("dollars", (), (chooser,), (), True))
    assert (play.asked, play.choices(chooser)) == ([chooser], [Decline(), Accept()])


@pytest.mark.rule("BR-15c", "BR-21")
def test_accepting_both_win() -> None:
    play = last_two("dollars", "rope").accepts(1)
    assert play.news == [Ended("two-winners", (0, 1), (1, 1, 0, 0))]


@pytest.mark.rule("BR-15c", "BR-13")
def test_refusing_is_heard_by_the_two_and_the_sums_decide() -> None:
    play = last_two("dollars", "katana").accepts()
    assert play.heard(DollarsRefused) == [([0, 1], DollarsRefused((1,)))]
    assert (lost(play), play.result.winners) == ([0], (1,))


@pytest.mark.rule("BR-15c")
def test_refusing_with_an_equal_sum_nothing_happens() -> None:
    play = last_two("dollars", "darts").accepts()
    assert (play.heard(NothingHappened), play.alive) == ([("all", NothingHappened())], [0, 1])


@pytest.mark.rule("BR-15c")
def test_with_more_players_left_nobody_is_asked() -> None:
    play = game(4, "dollars katana", pairs="off").passes(2).confronts(3, "K", "T").confronts(1, "K", "K").reveals({})
    assert (lost(play), play.alive) == ([0], [1, 2])


@pytest.mark.rule("BR-15c")
def test_dollars_that_are_not_revealed_offer_nothing() -> None:
    play = game(4, "dollars rope", pairs="off").passes(2).confronts(3, "K", "T").confronts(2, "K", "T")
    assert play.confronts(0, "K", "T").result.winners == (1,)


@pytest.mark.rule("BR-15c", "BR-15a")
@pytest.mark.parametrize(("accepts", "ending"), [((0,), "two-winners"), ((), "nobody-left")], ids=["yes", "no"])
def test_against_dollars_the_bomb_chooses_between_both_win_and_both_lose(accepts: tuple[int, ...], ending: str) -> None:
    assert last_two("bomb", "dollars").accepts(*accepts).result.ending == ending


@pytest.mark.rule("BR-15c", "BR-15b")
def test_refusing_the_dollars_the_mask_eliminates_them() -> None:
    assert last_two("scream-mask", "dollars").accepts().result.winners == (0,)


@pytest.mark.rule("BR-15c", "BR-15b")
def test_accepting_the_dollars_the_mask_does_nothing() -> None:
    assert last_two("scream-mask", "dollars").accepts(0).result.winners == (0, 1)


@pytest.mark.rule("BR-15c")
@pytest.mark.parametrize("accepts", [(), (0,), (1,), (0, 1)], ids=str)
def test_two_offers_of_dollars_are_made_together_and_one_acceptance_is_enough(accepts: tuple[int, ...]) -> None:
    play = last_two("0-dollars", "1-dollars", deck=deck("dollars", "dollars", "1", "2"))
    assert play.asked == [0, 1]
    play.accepts(*accepts)
    if accepts:
        assert play.result.winners == (0, 1)
    else:
        assert play.heard(DollarsRefused) == [([0, 1], DollarsRefused((0, 1)))]
        assert play.alive == [0, 1]


# Against each other, with many players left


@pytest.mark.rule("BR-15a", "BR-15b", "BR-15c")
@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_any_two_of_them_against_each_other(first: str, second: str) -> None:
    pair = {first, second}
    play = duel(first, second)
    if "bomb" in pair:
        assert lost(play) == [0, 1]
    else:
        assert lost(play) == ([1] if first == "scream-mask" else [0])


@pytest.mark.rule("BR-15a", "BR-15b", "BR-15c")
@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_any_two_of_them_on_the_same_side(first: str, second: str) -> None:
    pair = {first, second}
    play = sides(2, 1, f"{first} {second} katana").confronts(2, "KK", "K").reveals({})
    assert lost(play) == ([0, 1, 2] if "bomb" in pair else [2])
    play = sides(2, 2, f"{first} {second} katana").confronts(2, "KK", "KK").reveals({})
    assert lost(play) == ([0, 1, 2, 3] if "bomb" in pair else [0, 1])


# Decoys


@pytest.mark.rule("BR-15d")
def test_a_decoy_beats_any_single_gun() -> None:
    assert lost(duel("teddy-bear", "bazooka")) == [1]
    assert lost(duel("bazooka", "teddy-bear")) == [0]


@pytest.mark.rule("BR-15d")
def test_a_decoy_loses_to_what_makes_no_noise_and_that_to_a_gun() -> None:
    assert lost(duel("pepper-spray", "darts")) == [0]
    assert lost(duel("katana", "derringer")) == [0]


@pytest.mark.rule("BR-15d", "BR-12")
def test_against_a_decoy_only_the_guns_of_the_other_side_count_nothing() -> None:
    play = sides(2, 2, "teddy-bear derringer bazooka katana").confronts(2, "KK", "KK").reveals({})
    assert lost(play) == [2, 3]


@pytest.mark.rule("BR-15d", "BR-12")
def test_with_decoys_on_both_sides_no_gun_counts() -> None:
    play = sides(2, 2, "teddy-bear bazooka ornate-fan derringer").confronts(2, "KK", "KK").reveals({})
    assert lost(play) == [0, 1]


@pytest.mark.rule("BR-15d")
def test_a_decoy_that_is_not_revealed_does_nothing() -> None:
    assert lost(sides(2, 1, "teddy-bear katana bazooka").confronts(2, "TK", "K").reveals({})) == [0, 1]


@pytest.mark.rule("BR-15d", "BR-14")
def test_a_bluffed_bang_counts_against_a_decoy() -> None:
    play = game(6, "teddy-bear katana").confronts(1, "K", "K").reveals({1: "katana!"})
    assert lost(play) == [0]


@pytest.mark.rule("BR-15d", "BR-15b")
def test_the_mask_frightens_a_decoy_too() -> None:
    assert lost(duel("scream-mask", "teddy-bear")) == [1]
