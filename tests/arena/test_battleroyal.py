"""What a simulation of Battle Royal counts besides wins: cards, teams, confrontations, betrayals, bluffs, business."""

import msgspec
import pytest

from clickbang.arena import Plan, summarize
from clickbang.arena.games import play_matches, play_random_games
from clickbang.arena.pictures.page import page
from clickbang.arena.rates import Rates
from clickbang.arena.tally import Tally
from clickbang.core.events import Event
from clickbang.games.battleroyal.design.statistics import (
    BUSINESS,
    CONFRONTATIONS,
    IN_A_TEAM,
    KILLING,
    LAST_THREE,
    TEAMS,
    WINS,
    BattleRoyalWatcher,
)
from tests.battleroyal.position import Play


class Watched(Play):
    """A game, and what is counted of it."""

    def __init__(self, seats: int, deal: str = "", **options: str) -> None:
        self.rates = Rates()
        self.watcher = BattleRoyalWatcher(self.rates)
        super().__init__(seats, deal, [], 0, options)

    def hear(self, audience: int, event: Event) -> None:
        self.watcher.on_event(audience, event)
        super().hear(audience, event)

    def counted(self, heading: str) -> dict[str, tuple[int, int]]:
        """How often, out of how many."""
        return {
            what: (self.rates.times[head, what], of) for (head, what), of in self.rates.of.items() if head == heading
        }


def test_a_round_is_once_around_the_circle() -> None:
    play = Watched(6).passes(5).confronts(0, "K", "T").until_turn(4)
    assert play.watcher.round == 2
    play.confronts(3, "K", "T")
    assert (play.table.board.turn, play.watcher.round) == (5, 2)
    play.passes()
    assert (play.table.board.turn, play.watcher.round) == (1, 3)


def test_rounds_are_the_length_of_a_game() -> None:
    assert Watched(6).passes(6).rates.rounds == {1: 1}


def test_teams_are_counted_as_a_round_begins() -> None:
    play = Watched(6).teams_up(1).passes(5)
    assert play.counted(IN_A_TEAM) == {" 1": (0, 6), " 2": (2, 6)}
    assert play.counted(TEAMS) == {"1": (10, 12), "2": (2, 12), "3": (0, 12), "4": (0, 12), "5+": (0, 12)}


def test_who_leaves_is_in_no_team() -> None:
    play = Watched(6).teams_up(1).leaves(0).passes(5)
    assert play.counted(IN_A_TEAM)[" 2"] == (0, 6)


@pytest.mark.parametrize(
    ("signs", "what"),
    [("TT", "one team"), ("KT", "trust betrayed"), ("TK", "trust betrayed"), ("KK", "cards compared")],
)
def test_confrontations_are_counted_by_what_the_signs_say(signs: str, what: str) -> None:
    counted = Watched(6).confronts(1, *signs).counted(CONFRONTATIONS)
    assert [name for name, (times, _) in counted.items() if times] == [what]


def test_two_mixed_sides_are_all_alone() -> None:
    play = Watched(4).confronts(1, "1", "1")
    assert play.counted(CONFRONTATIONS)["all alone"] == (1, 1)


def test_kills_of_former_mates_are_counted_apart() -> None:
    play = Watched(6).teams_up(1).until_turn(0).confronts(1, "K", "T")
    assert play.counted(CONFRONTATIONS)["with one's own team"] == (1, 2)
    assert play.counted(KILLING) == {"kills of others": (0, 2), "kills of former mates": (1, 2)}


def test_who_leaves_first_does_not_confront_their_own_team() -> None:
    play = Watched(6).teams_up(1).until_turn(0).leaves(0).confronts(1)
    assert play.counted(CONFRONTATIONS)["with one's own team"] == (0, 2)


def test_a_bang_without_a_gun_is_a_bluff() -> None:
    play = Watched(6, "rope fork bazooka").confronts(1, "K", "K").reveals({0: "rope", 1: "fork!"})
    play.confronts(2, "K", "K").reveals({2: "bazooka!"})
    assert play.counted(KILLING)["bluffs without a gun"] == (1, 3)


def test_offers_and_divisions_are_counted() -> None:
    play = Watched(6).confronts(1, "T", "T").talks({0: "all send", 1: "show0 send"}).talks({1: "agree0"})
    assert play.counted(BUSINESS)["offers carried out"] == (1, 2)
    play.talks().until_turn(1).confronts(2, "KK", "T").divides(1).votes(0).divides(0).votes()
    assert play.counted(BUSINESS)["proposals accepted"] == (1, 2)
    assert play.counted(BUSINESS)["spoils of a team divided"] == (1, 1)


def test_spoils_of_one_player_need_no_division() -> None:
    assert Watched(6).confronts(1, "K", "T").counted(BUSINESS) == {}


def test_cards_are_counted_by_who_wins_and_who_is_among_the_last_three() -> None:
    play = Watched(4, "bomb rope hammer bazooka", pairs="off").confronts(1, "T", "K").until_turn(2)
    play.confronts(3, "K", "K").reveals({}).confronts(1, "K", "K").reveals({1: "bomb"})
    assert play.table.over
    assert play.counted(WINS) == {"bomb": (0, 1), "09–11": (0, 1), "15–17": (0, 1), "21–23": (0, 1)}
    assert play.counted(LAST_THREE) == {"bomb": (0, 1), "09–11": (1, 1), "15–17": (1, 1), "21–23": (1, 1)}


@pytest.mark.parametrize("seats", [4, 6, 12])
def test_the_short_cut_for_random_bots_changes_nothing(seats: int) -> None:
    plan = Plan("battleroyal", ("random",) * seats, 10, 11)
    quick, thorough = play_random_games(plan, plan.numbers), play_matches(plan, plan.numbers)
    assert msgspec.json.encode(summarize(quick)) == msgspec.json.encode(summarize(thorough))


def test_rates_add_up_and_are_shown() -> None:
    plan = Plan("battleroyal", ("random",) * 8, 30, 3)
    total = Tally(plan)
    for part in (plan.numbers[20:], plan.numbers[:20]):
        total.add(play_random_games(plan, part))
    summary = summarize(total)
    assert summary == summarize(play_random_games(plan, plan.numbers))
    assert list(summary.rates) == sorted([BUSINESS, CONFRONTATIONS, IN_A_TEAM, KILLING, LAST_THREE, TEAMS, WINS])
    assert list(summary.rates[WINS])[:2] == ["06–08", "09–11"]
    assert "<h2>Wins by card</h2>" in page(summary, "<svg></svg>")
