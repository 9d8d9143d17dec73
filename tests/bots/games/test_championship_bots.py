"""The bots that know World Championship play as they say they do."""

from itertools import product
from math import comb

import pytest
from librt.random import Random

from clickbang.arena import Plan, simulate, summarize
from clickbang.bots import Bot
from clickbang.bots.match import play_match
from clickbang.core.actions import Action, Decline
from clickbang.games.championship import CHAMPIONSHIP, Accuse, Aim, Bet, Pocket, decode, encode
from clickbang.games.championship.bots.judging.barrel import clicks
from clickbang.games.championship.bots.judging.habits import Habits
from clickbang.games.championship.bots.naive import NaiveBot
from clickbang.games.championship.bots.shrewd import ShrewdBot
from clickbang.games.championship.rules.barrel import BULLET
from tests.championship.position import DOWN, Play, game, holding


def answer(bot: Bot, play: Play, seat: int, luck: int = 1) -> Action:
    """What this bot does in this seat of the position."""
    bot.sit(seat, Random(luck), Random(luck))
    given = bot.answer(play.view(seat), play.prompt(seat))
    typed = decode(given) if isinstance(given, int) else given
    assert play.table.legal(seat, encode(typed))
    return typed


def bets(bot: Bot, play: Play, seat: int) -> set[int]:
    """All bets that this bot makes there."""
    found = set()
    for luck in range(40):
        bet = answer(bot, play, seat, luck)
        assert isinstance(bet, Bet)
        found.add(bet.shots)
    return found


# The yardstick


def test_naive_pockets_a_click_and_bets_two() -> None:
    play = game(3)
    assert answer(NaiveBot(), play, 0) == Pocket(bullet=False)
    assert answer(NaiveBot(), play.until("bet"), 0) == Bet(2)


def test_naive_accuses_the_highest_bet_if_it_is_four_or_five() -> None:
    assert answer(NaiveBot(), game(3).bets(2, 4, 5).until("accuse"), 0) == Accuse(2)
    assert answer(NaiveBot(), game(3).bets(5, 3, 3).until("accuse"), 0) == Decline()


def test_naive_plays_its_card_at_the_leader() -> None:
    play = game(3, "one-more").round(0, 0, 1).bets(0, 0, 0).until("play", "trigger")
    assert answer(NaiveBot(), play, 0) == play.card(("one-more", 2))


def test_naive_keeps_a_card_that_could_only_hurt_itself() -> None:
    play = game(2, "one-more").pockets("CB").bets(1, 1).accuses({0: 1}).until("play", "trigger")
    assert play.targets(0, "one-more") == [0]
    assert answer(NaiveBot(), play, 0) == Decline()


@pytest.mark.parametrize("bot", [NaiveBot(), ShrewdBot()])
def test_both_bribe_the_judge_if_they_can(bot: Bot) -> None:
    play = game(2, "bribe-the-judge").pockets("BC").bets(1, 1).accuses({1: 0})
    assert answer(bot, play, 0) == play.card("bribe-the-judge")


def test_shrewd_cheats_and_bets_all_when_it_can_bribe_the_judge() -> None:
    play = game(3, "bribe-the-judge")
    assert answer(ShrewdBot(), play, 0) == Pocket(bullet=True)
    assert answer(ShrewdBot(), play.pockets("BCC").until("bet"), 0) == Bet(5)


def test_shrewd_takes_the_point_that_wins_rather_than_a_bribe() -> None:
    play = game(2, "bribe-the-judge", points="10").round(3, 0).round(4, 0).pockets("BC").until("bet")
    assert 5 not in bets(ShrewdBot(), play, 0)


@pytest.mark.parametrize("bot", [NaiveBot(), ShrewdBot()])
def test_neither_fires_on_when_the_game_is_won(bot: Bot) -> None:
    play = game(2)
    for _ in range(3):
        play.round(killing=(1,))
    play.barrel(1, "B").until("bet").bets(3, 1).until("fire-on")
    assert answer(bot, play, 0) == Decline()


@pytest.mark.parametrize("bot", [NaiveBot(), ShrewdBot()])
def test_both_aim_at_the_leader(bot: Bot) -> None:
    play = game(4, "shoot-somebody").round(0, 0, 2, 0).bets(1, 1, 1, 1).plays("trigger", {0: "shoot-somebody"})
    assert answer(bot, play.until("aim"), 1) == Aim(2)


def test_shrewd_bets_for_the_points_that_win() -> None:
    def boldest(points: str) -> int:
        play = game(3, deck="none", points=points).round(3, 1, 1).round(3, 1, 1).pockets("CCC").until("bet")
        return max(bets(ShrewdBot(), play, 0))

    assert boldest("10") == 1, "two points are missing"
    assert boldest("20") > 1


def test_shrewd_remembers_a_cheat_whose_pocket_was_turned_over() -> None:
    def after(show_pockets: str) -> float:
        play = game(2, deck="none", show_pockets=show_pockets).pockets("CB").bets(0, 0).accuses({})
        return suspicion(play.pockets("CC").bets(0, 0), 0, 1)

    assert after("on") > after("off")


@pytest.mark.parametrize("team", ["2", "3"])
@pytest.mark.parametrize("points", ["10", "20"])
def test_bots_play_whole_games_with_any_goal_and_team(points: str, team: str) -> None:
    options = {"points": points, "team": team, "show_pockets": "on"}
    match = play_match(CHAMPIONSHIP, [ShrewdBot(), NaiveBot(), ShrewdBot()], 1, 0, options)
    assert match.sitting.over


# What shrewd knows of barrels and people


@pytest.mark.parametrize(("shots", "bullets"), [*product(range(6), range(7))])
def test_the_chance_of_clicks_is_the_closed_form(shots: int, bullets: int) -> None:
    assert clicks(shots, 6, bullets, []) == pytest.approx(comb(6 - shots, bullets) / comb(6, bullets))


def test_known_cards_are_no_matter_of_chance() -> None:
    assert clicks(2, 6, 1, [0, 0, BULLET]) == 1
    assert clicks(3, 6, 1, [0, 0, BULLET]) == 0
    assert clicks(4, 6, 1, [0, 0, 0]) == pytest.approx(2 / 3)


def habits(play: Play, seat: int) -> Habits:
    found = Habits(seat)
    found.recall(play.view(seat))
    return found


def suspicion(play: Play, seat: int, rival: int) -> float:
    return habits(play, seat).suspicion(rival, play.view(seat).players[rival])


def test_who_was_caught_is_suspected_of_more_and_who_was_not_of_less() -> None:
    caught = game(3).pockets("CBC").bets(2, 2, 2).accuses({2: 1}).bets(2, 2, 2)
    cleared = game(3).pockets("CCC").bets(2, 2, 2).accuses({2: 1}).bets(2, 2, 2)
    unknown = game(3).bets(2, 2, 2)
    assert suspicion(cleared, 0, 1) < suspicion(unknown, 0, 1) < suspicion(caught, 0, 1)


def test_who_survives_bold_bets_is_suspected() -> None:
    bold = game(3).round(0, 4, 0).round(0, 4, 0).bets(0, 4, 0)
    unlucky = game(3).barrel(1, "B").until("bet").bets(0, 4, 0).until("pocket").bets(0, 4, 0)
    assert suspicion(unlucky, 0, 1) < suspicion(game(3).bets(0, 4, 0), 0, 1) < suspicion(bold, 0, 1)


def test_accusers_make_bold_bets_dangerous() -> None:
    quiet = game(3).bets(3, 3, 3).until("pocket")
    loud = game(3).bets(3, 3, 3).accuses({1: 2, 2: 1}).until("pocket")
    assert habits(quiet, 0).accuses.at(3) < habits(loud, 0).accuses.at(3)


def test_the_dead_are_not_remembered_again_and_again() -> None:
    play = game(3)
    for _ in range(4):
        play.round(killing=(2,))
    seen = habits(play, 0).cheats[2].could
    assert habits(play.round(0, 0), 0).cheats[2].could == seen


# What shrewd does


def test_shrewd_bets_what_it_knows_to_be_safe() -> None:
    play = game(3, "peek").pockets("CCC").barrel(0, "CCB").plays("bet", {0: ("peek", 0)}).until("bet")
    assert bets(ShrewdBot(), play, 0) == {2}


def test_shrewd_bets_no_more_than_it_takes_to_win() -> None:
    play = game(2).pockets("BC").bets(5, 0).until("pocket").pockets("BC").bets(5, 0).until("pocket").pockets("CC")
    assert play.points[0] == 12
    assert max(bets(ShrewdBot(), play.until("bet"), 0)) == 2


def test_shrewd_looks_into_its_own_barrel_if_it_is_loaded() -> None:
    loaded = holding("peek gift gift gift", "gift").pockets("CC").until("play", "bet")
    assert answer(ShrewdBot(), loaded, 0) == loaded.card(("peek", 0))
    empty = holding("peek gift gift gift", "gift").pockets("BC").until("play", "bet")
    assert answer(ShrewdBot(), empty, 0) == Decline()


def test_shrewd_accuses_who_it_knows_to_cheat_and_nobody_it_knows_to_be_honest() -> None:
    cheat = game(3, "informer").pockets("CBC").bets(1, 3, 1).plays("accusation", {0: ("informer", 1)}).until("accuse")
    assert answer(ShrewdBot(), cheat, 0) == Accuse(1)
    honest = game(3, "informer").pockets("CCC").bets(1, 3, 1).plays("accusation", {0: ("informer", 1)}).until("accuse")
    assert answer(ShrewdBot(), honest, 0) == Decline()


def test_shrewd_lets_small_bets_pass_and_accuses_a_five() -> None:
    assert answer(ShrewdBot(), game(3).bets(1, 1, 2).until("accuse"), 0) == Decline()
    assert answer(ShrewdBot(), game(3).bets(1, 1, 5).until("accuse"), 0) == Accuse(2)


def test_shrewd_guards_itself_against_a_bullet_it_knows_of() -> None:
    play = holding("peek air-gun", "gift").barrel(0, "CBC").plays("bet", {0: ("peek", 0)}).bets(2, 0)
    play.until("play", "trigger")
    assert answer(ShrewdBot(), play, 0) == Decline()
    play.shoots()
    assert answer(ShrewdBot(), play, 0) == play.card("air-gun")


def test_shrewd_keeps_its_shield_while_it_has_nothing_to_fear() -> None:
    play = game(2, "air-gun").pockets("BC").bets(1, 1).until("play", "trigger")
    assert answer(ShrewdBot(), play, 0) == Decline()


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_shrewd_spins_the_barrel_of_a_rival_who_has_bet_on_what_it_saw(seats: int) -> None:
    play = game(seats, "spin-again peek").plays("bet", {1: ("peek", 1)}).bets(0, 2, *[0] * (seats - 2))
    assert answer(ShrewdBot(), play.until("play", "trigger"), 0) == play.card(("spin-again", 1))


def test_shrewd_spins_no_barrel_of_which_nobody_has_seen_anything() -> None:
    play = game(3, "spin-again peek").bets(2, 2, 2).until("play", "trigger")
    assert answer(ShrewdBot(), play, 0) == Decline()


def test_shrewd_spins_no_barrel_that_is_not_to_be_fired() -> None:
    play = game(3, "spin-again peek").plays("bet", {1: ("peek", 1)}).bets(2, 0, 2).until("play", "trigger")
    assert answer(ShrewdBot(), play, 0) == Decline()


def test_shrewd_spins_its_own_bullet_away() -> None:
    play = holding("peek spin-again", "one-more").barrel(0, "BCC").plays("bet", {0: ("peek", 0)}).bets(1, 0)
    assert answer(ShrewdBot(), play.until("play", "trigger"), 0) == play.card(("spin-again", 0))


def test_shrewd_turns_its_own_die_away_from_a_bullet() -> None:
    play = holding("peek second-thoughts", "gift").barrel(0, "CCB").plays("bet", {0: ("peek", 0)}).bets(3, 0)
    play.until("play", "accusation")
    assert answer(ShrewdBot(), play, 0) == play.card(("second-thoughts", 0, DOWN))


def test_shrewd_has_nothing_more_to_say_when_its_captain_is_dead() -> None:
    play = game(3, "one-more")
    for _ in range(4):
        play.round(killing=(0,))
    play.bets(0, 0).until("play", "trigger")
    assert answer(ShrewdBot(), play, 0) == Decline()


def test_shrewd_does_not_wait_for_ever() -> None:
    play = game(2)
    for _ in range(30):
        play.round(0, 0)
    assert play.points == (30, 30)
    assert bets(ShrewdBot(), play.until("bet"), 0) == set(range(6))


def test_shrewd_needs_no_memory_of_its_own() -> None:
    play = game(3).bets(1, 2, 3).accuses({1: 2}).until("pocket")
    seasoned = ShrewdBot()
    seasoned.sit(0, Random(1), Random(1))
    seasoned.answer(play.view(0), play.prompt(0))
    play.bets(2, 3, 4).until("accuse")
    given = seasoned.answer(play.view(0), play.prompt(0))
    assert decode(given) == answer(ShrewdBot(), play, 0)


# How strong it is


def share_of_shrewd(against: str, games: int, seats: int, **options: str) -> float:
    """The lower 95% bound of the share of wins of one shrewd bot among others, in fair shares."""
    plan = Plan("championship", ("shrewd", *[against] * (seats - 1)), games, 2024, options)
    summary = summarize(simulate(plan, jobs=1))
    assert not any(player.fouls for player in summary.players)
    return summary.players[0].wins.low * seats


@pytest.mark.parametrize("against", ["random", "naive"])
@pytest.mark.parametrize(("seats", "games"), [(2, 60), (4, 20), (6, 12)])
def test_shrewd_wins_a_third_more_than_its_fair_share(against: str, seats: int, games: int) -> None:
    assert share_of_shrewd(against, games, seats) > 1.3


@pytest.mark.soak
@pytest.mark.parametrize("against", ["random", "naive"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_shrewd_does_so_over_thousands_of_games(against: str, seats: int) -> None:
    assert share_of_shrewd(against, 2000, seats) > 1.3


@pytest.mark.soak
@pytest.mark.parametrize("against", ["random", "naive"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_shrewd_does_so_without_action_cards(against: str, seats: int) -> None:
    assert share_of_shrewd(against, 1000, seats, deck="none") > 1.3


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_shrewd_bots_among_themselves_play_games_worth_the_name(seats: int) -> None:
    summary = summarize(simulate(Plan("championship", ("shrewd",) * seats, 20, 5), jobs=1))
    assert 3 < summary.rounds.mean.value < 9
    assert summary.without_winner.value < 0.1
    assert 0.1 < summary.rates["cheating"]["pockets with a BULLET"].value < 0.9
