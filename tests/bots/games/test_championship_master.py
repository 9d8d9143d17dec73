"""The master of World Championship: legal, repeatable, and right where it is plain what is right."""

import pytest
from librt.random import Random

from clickbang.bots.match import play_match
from clickbang.bots.search import Budget
from clickbang.core.actions import Action, Decline
from clickbang.core.prompt import Prompt
from clickbang.core.view import View
from clickbang.games.championship import CHAMPIONSHIP, Accuse, Bet, decode
from clickbang.games.championship.bots.judging.beliefs import Beliefs
from clickbang.games.championship.bots.judging.plan import RoundPlan
from clickbang.games.championship.bots.master import MasterBot
from clickbang.games.championship.bots.shrewd import ShrewdBot
from clickbang.games.championship.bots.thinking import ChampionshipThinking
from clickbang.games.championship.bots.value import learned_value
from clickbang.games.championship.knowledge.view import ChampionshipView
from clickbang.games.championship.research.solved.weighing import weigh
from clickbang.games.championship.rules.course import Championship
from tests.championship.position import Play, game

FEW = Budget(playouts=300)


def answer(play: Play, seat: int, luck: int = 1) -> Action:
    """What the master does in this seat of the position."""
    bot = MasterBot(FEW)
    bot.sit(seat, Random(luck), Random(luck))
    return decode(bot.answer(play.view(seat), play.prompt(seat)))


def table_of(play: Play) -> Championship:
    assert isinstance(play.table, Championship)
    return play.table


# At the table


@pytest.mark.parametrize(("seats", "deck"), [(2, "none"), (3, "standard"), (6, "standard")])
def test_the_master_plays_whole_games_without_a_foul(seats: int, deck: str) -> None:
    bots = [MasterBot(Budget(playouts=40)), *(ShrewdBot() for _ in range(seats - 1))]
    match = play_match(CHAMPIONSHIP, bots, 3, 0, {"deck": deck})
    assert match.sitting.over
    assert not match.fouls


def test_the_same_seed_gives_the_same_game() -> None:
    def history() -> list[str]:
        bots = [MasterBot(Budget(playouts=40)), ShrewdBot(), MasterBot(Budget(playouts=40))]
        return [repr(event) for event in play_match(CHAMPIONSHIP, bots, 5).sitting.view_of(0).history]

    assert history() == history()


def test_the_same_view_and_luck_give_the_same_answer() -> None:
    play = game(3).until("bet")
    assert answer(play, 1, luck=9) == answer(play, 1, luck=9)


# What is plainly right


def test_it_bets_no_more_than_it_needs_to_win() -> None:
    play = game(2, deck="none", points="10").round(3, 0).round(4, 0).pockets("CC").until("bet")
    assert answer(play, 0) == Bet(0), "one point is missing, and without a shot nothing can go wrong"


def test_it_accuses_a_cheat_who_has_been_seen_cheating_and_would_win() -> None:
    play = game(2, deck="none", show_pockets="on", points="20")
    for _ in range(3):
        play.pockets("CB").bets(0, 5).accuses({})
    play.pockets("CB").bets(0, 5).until("accuse")
    assert answer(play, 0) == Accuse(1)


def test_it_lets_somebody_be_who_never_cheats() -> None:
    play = game(2, deck="none", show_pockets="on", points="20")
    for _ in range(4):
        play.pockets("CC").bets(0, 1).accuses({})
    play.pockets("CC").bets(0, 1).until("accuse")
    assert answer(play, 0) == Decline()


# Where the game is solved


class Attentive(MasterBot):
    """Notes for each of its answers what the solution thinks of it."""

    def __init__(self) -> None:
        super().__init__(Budget(playouts=60))
        self.costs: list[float] = []
        self.chances: list[float] = []

    def answer(self, view: View, prompt: Prompt) -> int:
        found = super().answer(view, prompt)
        if len(prompt.choices) > 1:
            assert isinstance(view, ChampionshipView)
            weighed = {one.answer: one for one in weigh(view, prompt)}
            self.costs.append(max(one.worth for one in weighed.values()) - weighed[found].worth)
            self.chances.append(weighed[found].chance)
        return found


def test_in_a_duel_without_cards_its_answers_cost_nothing_by_the_solution() -> None:
    master = Attentive()
    play_match(CHAMPIONSHIP, [master, ShrewdBot()], 3, 0, {"deck": "none"})
    assert len(master.costs) >= 10
    assert max(master.costs) < 2e-6
    assert any(0.0 < chance < 1.0 for chance in master.chances), "nowhere it had a choice: it is no use"


# What it believes


def test_people_are_believed_to_do_what_they_did() -> None:
    play = game(2, deck="none", show_pockets="on", points="20")
    table = table_of(play)
    beliefs = Beliefs(2)
    before = RoundPlan(table, learned_value(), beliefs, 0)
    for _ in range(3):
        play.pockets("CB").bets(1, 4).accuses({1: 0})
    beliefs.recall(play.view(0))
    after = RoundPlan(table, learned_value(), beliefs, 0)
    assert after.cheat[1] > before.cheat[1]
    assert after.risk(0, 1) > before.risk(0, 1)
    assert after.likely_bet(1, 4) > before.likely_bet(1, 4)


def test_bets_of_a_plan_add_up_to_one() -> None:
    plan = RoundPlan(table_of(game(4)), learned_value())
    for seat in range(4):
        assert sum(plan.likely_bet(seat, face) for face in range(6)) == pytest.approx(1.0)


def test_a_pocket_is_imagined_by_the_bet_that_was_made() -> None:
    def cheats(bet: int) -> int:
        thinking = ChampionshipThinking()
        view = game(3, deck="none").bets(0, bet, 0).until("accuse").view(0)
        random = Random(4)
        worlds = [thinking.world(view, random) for _ in range(200)]
        return sum(int(world.barrels[1].pocket) for world in worlds if isinstance(world, Championship))

    assert cheats(5) > cheats(0) + 20


# What a position is worth


def test_chances_add_up_to_one_and_follow_points_and_lives() -> None:
    table = table_of(game(3))
    value = learned_value()
    assert sum(value.chances(table)) == pytest.approx(1.0)
    table.board.players[0].points = 8
    ahead = value.chances(table)
    assert ahead[0] > ahead[1]
    table.board.players[0].mates = 0
    assert value.chances(table)[0] < ahead[0]


def test_who_has_won_has_won() -> None:
    table = table_of(game(3))
    table.board.players[1].points = table.goal
    assert list(learned_value().chances(table)) == [0.0, 1.0, 0.0]
