"""BR-12 to BR-14 and BR-16: revealed cards, sums, and who hears "Bang!"."""

import pytest

from clickbang.core.events import Event, OwnAnswer, OwnStep
from clickbang.games.battleroyal import Reveal, encode
from clickbang.games.battleroyal.events import (
    BangsHeard,
    CardsGiven,
    CardsRevealed,
    CardsShown,
    Eliminated,
    HandSize,
    HandSizes,
    HeardBang,
    NothingHappened,
    OwnCard,
    Proposed,
    RevealedCard,
    SpoilsDivided,
    SpoilsSeen,
)
from tests.battleroyal.position import Play, deck, game, sides

NAMES_CARDS = (OwnCard, CardsRevealed, CardsShown, CardsGiven, SpoilsSeen, Proposed, SpoilsDivided)
WITH_THE_WORD = ["derringer", "revolver", "pistol", "shotgun", "sub-machine-gun", "automatic-rifle", "bazooka"]


def duel(first: str, second: str) -> Play:
    """Two players of six, both for killing, reveal these cards."""
    deal = f"{first.strip('!')} {second.strip('!')}"
    return game(6, deal).confronts(1, "K", "K").reveals({0: first, 1: second})


# Sums


@pytest.mark.rule("BR-12")
@pytest.mark.parametrize(("cards", "loser"), [(("katana", "rope"), 1), (("rope", "katana"), 0)], ids=["won", "lost"])
def test_the_lower_card_is_eliminated(cards: tuple[str, str], loser: int) -> None:
    play = duel(*cards)
    assert play.heard(Eliminated) == [("all", Eliminated((loser,)))]
    assert play.hand(1 - loser) == ["rope", "katana"]


@pytest.mark.rule("BR-12")
def test_a_side_adds_up_its_cards() -> None:
    play = sides(2, 1, "rope pot-lid boomerang").confronts(2, "KK", "K").reveals({})
    assert play.heard(Eliminated) == [("all", Eliminated((2,)))]


@pytest.mark.rule("BR-12")
def test_only_those_who_showed_kill_reveal_and_count() -> None:
    play = sides(2, 1, "rope pot-lid boomerang").confronts(2, "KT", "K").reveals({})
    revealed = CardsRevealed((RevealedCard(0, "rope", False), RevealedCard(2, "boomerang", False)))
    assert play.heard(CardsRevealed) == [([0, 1, 2], revealed)]
    assert play.heard(Eliminated) == [("all", Eliminated((0, 1)))]


@pytest.mark.rule("BR-12")
@pytest.mark.parametrize(("signs", "killers"), [("TK", [1, 2]), ("KT", [0, 2]), ("KK", [0, 1, 2])])
def test_those_who_showed_kill_are_asked_for_a_card_and_nobody_else(signs: str, killers: list[int]) -> None:
    assert sides(2, 1).confronts(2, signs, "K").asked == killers


@pytest.mark.rule("BR-12")
def test_a_mixed_side_that_is_higher_wins_and_all_its_members_stay() -> None:
    play = sides(2, 2, "katana pot-lid teddy-bear ornate-fan").confronts(2, "KT", "KK").reveals({})
    assert (play.alive, play.kind) == ([0, 1, 4, 5], "divide")


@pytest.mark.rule("BR-12")
@pytest.mark.parametrize(
    ("attackers", "defenders", "lost"),
    [("KKK", "KTT", 3), ("KKK", "KKT", 3), ("KKK", "KKK", 0), ("TTK", "KKK", 0), ("KKK", "TTK", 3), ("TKK", "KKK", 0)],
)
def test_sums_of_sides_of_three(attackers: str, defenders: str, lost: int) -> None:
    play = sides(3, 3, "canned-food rope fork darts pot-lid whistle").confronts(3, attackers, defenders).reveals({})
    assert play.heard(Eliminated) == [("all", Eliminated((lost, lost + 1, lost + 2)))]


@pytest.mark.rule("BR-12")
def test_with_equal_sums_nothing_happens() -> None:
    play = sides(2, 1, "teddy-bear canned-food hammer").confronts(2, "KK", "K").reveals({})
    assert play.heard(NothingHappened) == [("all", NothingHappened())]
    assert play.heard(Eliminated, HandSizes) == []
    assert (play.teams[:2], play.kind, play.hand(0)) == ([[0, 1], [2]], "turn", ["teddy-bear"])


@pytest.mark.rule("BR-12")
def test_two_cards_of_the_same_value_are_a_tie() -> None:
    own = deck("7", "7", "1", "1", "1", "1")
    assert game(6, deck=own).confronts(1, "K", "K").reveals({}).alive == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("BR-12")
def test_cards_are_picked_sealed_and_revealed_together() -> None:
    play = game(6).confronts(1, "K", "K")
    play.told = []
    play.act(1, play.reveal("canned-food"))
    assert (play.heard(CardsRevealed, BangsHeard), play.asked) == ([], [0])


@pytest.mark.rule("BR-12")
def test_a_pick_is_one_answer_and_no_draft() -> None:
    play = game(6).confronts(1, "K", "K")
    play.told = []
    play.act(1, play.reveal("canned-food"))
    assert play.heard(OwnAnswer, OwnStep) == [([1], OwnAnswer(1, encode(Reveal(1, False))))]


@pytest.mark.rule("BR-12")
def test_any_card_one_holds_may_be_revealed_and_only_one() -> None:
    play = game(6, "rope darts katana").confronts(1, "K", "T").until_turn(0).confronts(2, "K", "K")
    assert play.choices(0) == [Reveal(5, False), Reveal(5, True), Reveal(12, False), Reveal(12, True)]
    play.reveals({0: "darts"})
    assert play.heard(CardsRevealed) == [
        ([0, 2], CardsRevealed((RevealedCard(0, "darts", False), RevealedCard(2, "katana", False))))
    ]


@pytest.mark.rule("BR-12")
def test_revealed_cards_stay_with_their_player() -> None:
    assert duel("katana", "rope").hand(0) == ["rope", "katana"]


# Who sees and hears what


@pytest.mark.rule("BR-13")
def test_revealed_cards_are_seen_by_those_in_the_confrontation_only() -> None:
    play = sides(2, 2).confronts(2, "KT", "KK").reveals({})
    revealed = CardsRevealed(
        (
            RevealedCard(0, "teddy-bear", False),
            RevealedCard(2, "ornate-fan", False),
            RevealedCard(3, "class-photo", False),
        )
    )
    assert play.heard(CardsRevealed) == [([0, 1, 2, 3], revealed)]


@pytest.mark.rule("BR-13")
def test_everybody_sees_who_is_eliminated_and_how_many_cards_change_hands() -> None:
    play = duel("katana", "rope")
    assert play.heard(Eliminated, HandSizes) == [("all", Eliminated((1,))), ("all", HandSizes((HandSize(0, 2),)))]


@pytest.mark.rule("BR-14")
@pytest.mark.parametrize("key", WITH_THE_WORD)
def test_a_card_with_the_word_makes_its_player_say_bang(key: str) -> None:
    play = game(6, f"{key} rope").confronts(1, "K", "K")
    place = play.place_of(key)
    assert (play.choices(0), play.choices(1)) == ([Reveal(place, True)], [Reveal(5, False), Reveal(5, True)])


@pytest.mark.rule("BR-14")
def test_everybody_hears_who_says_bang() -> None:
    assert duel("pistol!", "rope").heard(BangsHeard) == [("all", BangsHeard((HeardBang(0, 1),)))]


@pytest.mark.rule("BR-14")
def test_everybody_hears_a_silence_too() -> None:
    assert duel("katana", "rope").heard(BangsHeard) == [("all", BangsHeard(()))]


@pytest.mark.rule("BR-14", "BR-13")
def test_a_bluff_sounds_the_same_and_those_in_the_confrontation_see_what_it_is() -> None:
    play = duel("rope!", "katana!")
    assert play.heard(BangsHeard) == [("all", BangsHeard((HeardBang(0, 1), HeardBang(1, 1))))]
    assert play.heard(CardsRevealed) == [
        ([0, 1], CardsRevealed((RevealedCard(0, "rope", True), RevealedCard(1, "katana", True))))
    ]


@pytest.mark.rule("BR-14")
@pytest.mark.parametrize("key", ["bomb", "scream-mask", "dollars"])
def test_a_special_card_may_come_with_a_bluff(key: str) -> None:
    play = game(6, key).confronts(1, "K", "K")
    assert [choice.bang for choice in play.choices(0) if isinstance(choice, Reveal)] == [False, True]


@pytest.mark.rule("BR-14", "BR-11")
def test_team_killing_reveals_nothing_and_says_nothing() -> None:
    play = game(6, "bazooka").confronts(1, "K", "T")
    assert play.heard(BangsHeard, CardsRevealed) == []


@pytest.mark.rule("BR-16", "BR-13")
@pytest.mark.parametrize("signs", [("TT", "TT"), ("TT", "KT"), ("KK", "KK"), ("KT", "KT")], ids=str)
def test_nobody_outside_ever_learns_a_card(signs: tuple[str, str]) -> None:
    heard: list[Event] = []
    play = sides(2, 2).confronts(2, *signs)
    while play.kind in ("reveal", "talk", "divide"):
        heard += [event for audience, event in play.told if audience >> 4 & 1]
        {"reveal": lambda: play.reveals({}), "talk": play.talks, "divide": play.divides}[play.kind]()
    assert not [event for event in heard if isinstance(event, NAMES_CARDS)]


@pytest.mark.rule("BR-16", "BR-9")
def test_forming_a_team_shows_nobody_a_card() -> None:
    play = sides(2, 2).confronts(2, "TT", "TT")
    assert play.heard(*NAMES_CARDS) == []
    assert play.talks().heard(*NAMES_CARDS) == []
