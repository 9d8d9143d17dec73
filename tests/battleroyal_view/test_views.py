"""In every game: what a seat or a spectator is shown is what is true, and not more."""

import pytest
from hypothesis import given, settings
from librt.random import Random

from clickbang.core.audience import SPECTATOR
from clickbang.core.seats import bit, count, everyone_at, has, members
from clickbang.games.battleroyal import BattleRoyal
from tests.battleroyal.position import Play, deck
from tests.battleroyal_view.agreement import assert_own_part_agrees, assert_public_part_agrees
from tests.battleroyal_view.random_games import RandomGame, random_games, table_of, views_of


@settings(max_examples=8)
@given(random_games(most_seats=12))
@pytest.mark.untraced
def test_every_view_agrees_with_the_table(random_game: RandomGame) -> None:
    for sitting in random_game.steps():
        for view in views_of(sitting):
            assert_public_part_agrees(view, table_of(sitting))
            assert_own_part_agrees(view, table_of(sitting))


@pytest.mark.untraced
def test_every_view_agrees_with_the_largest_table() -> None:
    for step, sitting in enumerate(RandomGame(36, "off", "standard", 1, 1).steps()):
        view = views_of(sitting)[step % 37]
        assert_public_part_agrees(view, table_of(sitting))
        assert_own_part_agrees(view, table_of(sitting))


class Watched(Play):
    """A game in which one can ask where somebody thinks a card is."""

    def where(self, seat: int, card: str) -> list[int] | None:
        """With whom this seat thinks a card may be, if it was ever seen."""
        view = self.view(seat)
        place = view.places[card]
        return members(view.known.places[place] & everyone_at(36)) if has(view.known.seen, place) else None


def watched(seats: int, deal: str, **options: str) -> Watched:
    return Watched(seats, deal, [], 0, options)


DEAL = "rope katana fork darts hammer whistle"


@pytest.mark.rule("BR-13")
def test_what_is_revealed_is_known_to_those_in_the_confrontation_and_to_nobody_else() -> None:
    play = watched(6, DEAL).confronts(1, "K", "K").reveals({0: "rope", 1: "katana"})
    assert [play.where(seat, "katana") for seat in (0, 1, 2, SPECTATOR)] == [[1], [1], None, None]
    # seat 0 is out, and knows where its card went
    assert play.where(0, "rope") == [1]


@pytest.mark.rule("BR-14")
def test_a_bluff_is_seen_through_by_those_who_see_the_card() -> None:
    play = watched(6, DEAL).confronts(1, "K", "K").reveals({0: "rope!", 1: "katana"})
    assert [play.view(seat).bluffs for seat in (0, 1, 2)] == [{0: 1}, {0: 1}, {}]


@pytest.mark.rule("BR-14")
def test_who_reveals_their_only_card_in_silence_has_none_with_the_word() -> None:
    view = watched(6, DEAL).confronts(1, "K", "K").reveals({0: "rope", 1: "katana!"}).view(3)
    pistol = view.known.places[view.places["pistol"]]
    assert members(pistol & everyone_at(6)) == [1, 2, 4, 5]


@pytest.mark.rule("BR-18")
def test_heirs_know_who_got_what_and_who_lost_a_card_knows_only_that_they_have_it() -> None:
    play = watched(6, DEAL).teams_up(1).until_turn(2).teams_up(3).until_turn(1)
    play.confronts(2, "KK", "TT").divides(0, 1).votes()
    assert [play.where(seat, "fork") for seat in (0, 1, 2, 3, 4)] == [[0], [0], [0, 1], None, None]


@pytest.mark.rule("BR-17")
def test_after_a_trade_between_two_a_card_that_either_had_may_be_with_either() -> None:
    play = watched(6, DEAL).until_turn(1).confronts(2).signs("T", "T")
    play.talks({1: "show1 with2 send", 2: "show2 with1 send"}).talks({1: "agree0", 2: "agree0"}).talks().leaves(1)
    play.until_turn(0).confronts(1).signs("T", "T")
    play.talks({0: "show0 with1 send", 1: "show1 with0 send"}).talks({0: "agree0", 1: "agree0"}).talks()
    assert play.where(2, "katana") == [0, 1]
    play.until_turn(1).confronts(2).signs("TT", "T")
    play.talks({0: "0>1:1 1>0:1 send rope", 1: "show1 with2 send", 2: "show2 with1 send"})
    assert play.talks({1: "agree1 katana"}).hand(0) == ["katana"]
    assert play.where(2, "katana") == [0, 1]


@pytest.mark.rule("BR-18")
def test_a_division_that_is_carried_out_is_no_proposal_any_more() -> None:
    play = watched(6, DEAL).teams_up(1).until_turn(1).confronts(2, "KK", "T").divides(0)
    assert (play.view(0).proposer, play.view(0).proposal) == (1, {"fork": 0})
    view = play.votes().view(0)
    assert (view.proposer, view.proposal, view.votes, view.owners) == (-1, {}, {}, {})


@pytest.mark.rule("BR-18")
def test_heirs_are_shown_which_cards_lie_there_to_be_divided() -> None:
    shown = watched(6, DEAL).teams_up(1).until_turn(1).confronts(2, "KK", "T").view(0).shown()["known"]
    assert shown == {
        "rope": {"seats": [0], "spoils": False, "discarded": False},
        "fork": {"seats": [], "spoils": True, "discarded": False},
    }


@pytest.mark.rule("BR-4")
def test_a_view_tells_the_neighbours_however_few_are_left() -> None:
    play = watched(4, "", pairs="off")
    assert play.view(3).neighbours(0) == [1, 3]
    assert play.confronts(1, "K", "T").view(3).neighbours(0) == [2, 3]
    assert play.confronts(3, "K", "T").view(3).neighbours(0) == [2]


@pytest.mark.rule("BR-17")
def test_a_card_shown_under_a_pact_and_later_traded_away_is_followed_as_far_as_counts_tell() -> None:
    play = watched(6, DEAL).teams_up(1).until_turn(1).confronts(2)
    play.signs("TT", "T").talks({0: "show0 with2 send", 1: "show1 with2 send", 2: "show2 with0 send"})
    play.talks({0: "agree0", 1: "0>1:1 1>0:1 send katana", 2: "agree1"})
    assert [play.where(seat, "rope") for seat in (0, 1, 2, 3)] == [[0], None, [0], None]
    play.talks({0: "agree0 rope", 1: "done", 2: "done"}).talks()
    # seat 2 sees that one card went each way, and each has only one
    assert [play.where(seat, "rope") for seat in (0, 1, 2, 3)] == [[1], [1], [1], None]


@pytest.mark.rule("BR-17")
def test_what_a_talk_may_have_done_to_cards_others_cannot_tell() -> None:
    play = watched(6, DEAL).confronts(1, "K", "K").reveals({0: "rope", 1: "katana"})
    play.until_turn(2).confronts(3).signs("T", "T").talks()
    assert play.where(0, "katana") == [1]
    play.until_turn(1).confronts(2).signs("T", "TT")
    play.talks({1: "show1 with2 send", 2: "show2 with1 send"}).talks({1: "agree0", 2: "agree0"}).talks()
    assert play.where(0, "katana") == [1, 2]


@pytest.mark.rule("BR-17")
def test_in_a_world_one_imagines_others_have_made_the_offers_one_has_heard_of() -> None:
    play = watched(6, DEAL).teams_up(1).until_turn(1).confronts(2).signs("TT", "T")
    play.talks({0: "show0 with1 send", 1: "show1 with2 send"})
    worlds = [play.view(seat).sample(Random(1)) for seat in range(3)]
    made = [list(world.board.offers_made)[:3] for world in worlds if isinstance(world, BattleRoyal)]
    assert made == [[1, 0, 0], [1, 1, 0], [0, 1, 0]]


@pytest.mark.rule("BR-15c", "BR-13")
@pytest.mark.parametrize("seat", [0, 2])
def test_in_a_world_one_imagines_the_cards_one_has_seen_revealed_are_out(seat: int) -> None:
    play = watched(4, "dollars rope fork katana", pairs="off")
    play.confronts(1, "K", "T").confronts(3, "K", "T").confronts(2, "K", "K").reveals({0: "dollars", 2: "fork"})
    world = play.view(seat).sample(Random(1))
    assert isinstance(world, BattleRoyal)
    out = bit(play.place_of("dollars")), bit(play.place_of("fork"))
    assert (world.kind_name(), world.shown_by_attackers, world.shown_by_defenders) == ("dollars", *out)


@pytest.mark.rule("BR-15c", "BR-13")
@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_others_imagine_that_dollars_are_out_where_nothing_comes_of_the_cards(seat: int) -> None:
    play = watched(4, "dollars rope fork katana", pairs="off")
    play.confronts(1, "K", "T").confronts(3, "K", "T").confronts(2, "K", "K").reveals({0: "dollars", 2: "fork"})
    world = play.view(seat).sample(Random(1))
    assert isinstance(world, BattleRoyal)
    assert (world.shown_by_attackers | world.shown_by_defenders) & world.deck.dollars


@pytest.mark.rule("BR-12", "BR-13")
def test_where_nothing_happened_others_imagine_equal_cards() -> None:
    play = watched(6, "", deck=deck("7", "7", "1", "2", "3", "4")).confronts(1, "K", "K").reveals({})
    world = play.view(2).sample(Random(1))
    assert isinstance(world, BattleRoyal)
    assert world.hands[0] | world.hands[1] == bit(0) | bit(1)


@pytest.mark.rule("BR-17")
def test_in_a_world_one_imagines_whoever_has_agreed_has_picked_what_they_give() -> None:
    play = watched(6, DEAL).teams_up(1).until_turn(1).confronts(2).signs("TT", "T")
    play.talks({0: "0>1:1 1>2:1 2>0:1 send rope", 1: "show1 with0 send", 2: "show2 with0 send"})
    play.talks({0: "refuse0", 1: "agree0 katana", 2: "show2 with1 send"})
    world = play.view(0).sample(Random(1))
    assert isinstance(world, BattleRoyal)
    (ring,) = [offer for offer in world.board.offers if offer.author == 0]
    assert [count(ring.picked_by(seat)) for seat in range(3)] == [1, 1, 0]


@settings(max_examples=6)
@given(random_games(most_seats=12))
@pytest.mark.rule("BR-20")
def test_the_eliminated_go_on_hearing_what_a_spectator_hears_and_nothing_else(random_game: RandomGame) -> None:
    out_since: dict[int, tuple[int, int]] = {}
    for sitting in random_game.steps():
        *players, spectator = views_of(sitting)
        for view in players:
            if view.circle and not has(view.alive, view.seat):
                since, seen = out_since.setdefault(view.seat, (len(view.history), len(spectator.history)))
                assert view.history[since:] == spectator.history[seen:]


@settings(max_examples=2)
@given(random_games(most_seats=8))
def test_what_is_shown_is_written_down_here(random_game: RandomGame) -> None:
    for sitting in random_game.steps():
        for view in views_of(sitting):
            assert set(view.shown()) == SHOWN


def test_a_spectator_has_no_hand() -> None:
    assert watched(6, DEAL).view(SPECTATOR).shown()["hand"] is None


SHOWN = {
    "seat", "game", "seats", "options", "prompt", "prompts", "must", "asked", "standing", "sealed", "sealed_by",
    "own_answer", "draft", "ending", "winners", "scores", "circle", "persons", "alive", "teams", "sizes", "turn",
    "person", "passes", "laps", "attackers", "defenders", "signs", "bangs", "heirs", "spoils", "talk_round", "hand",
    "known", "revealed", "bluffs", "owners", "proposer", "proposal", "votes", "offers", "offers_made",
}  # fmt: skip
"""Everything a view shows. Nothing else gets out of it without this list being thought over again."""
