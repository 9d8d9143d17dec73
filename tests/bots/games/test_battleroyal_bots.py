"""The bots that know Battle Royal play as they say they do."""

import itertools
from math import comb, sqrt

import pytest

from clickbang.arena import Plan, simulate, summarize
from clickbang.bots import Bot
from clickbang.bots.match import play_match
from clickbang.core.actions import Action, Decline
from clickbang.games.battleroyal import (
    BATTLEROYAL,
    Accept,
    Agree,
    AllShow,
    Assign,
    Confront,
    Done,
    Pass,
    Pick,
    Refuse,
    Reveal,
    Send,
    Sign,
    Vote,
    decode,
)
from clickbang.games.battleroyal.bots.judging.cards import powers_of
from clickbang.games.battleroyal.bots.judging.fights import Force
from clickbang.games.battleroyal.bots.naive import NaiveBot
from clickbang.games.battleroyal.bots.shrewd import ShrewdBot
from tests.battleroyal.position import Play, deck, game
from tests.bots.games.battleroyal_seats import answer, forces, numbers


def draft(bot: Bot, play: Play, seat: int) -> list[Action]:
    """All steps of this bot's answer, which it gives."""
    steps: list[Action] = []
    while seat in play.asked and (not steps or play.table.prompt_for(seat).draft):
        steps.append(answer(bot, play, seat))
        play.act(seat, steps[-1])
    return steps


def card_of(action: Action) -> int:
    assert isinstance(action, Reveal)
    return action.card


# The yardstick


def test_naive_confronts_its_left_neighbour_with_a_gun_and_passes_without() -> None:
    assert answer(NaiveBot(), game(6, "revolver"), 0) == Confront(1)
    assert answer(NaiveBot(), game(6, "katana"), 0) == Pass()


def test_naive_kills_with_a_gun_and_makes_friends_without() -> None:
    play = game(6, "revolver katana").confronts(1)
    assert [answer(NaiveBot(), play, seat) for seat in (0, 1)] == [Sign(1), Sign(0)]
    pairs = game(4, "revolver rope").confronts(1)
    assert answer(NaiveBot(), pairs, 0) == Sign(2)


def test_naive_reveals_its_highest_card_without_a_bluff() -> None:
    play = game(6, "rope katana hammer").confronts(1, "T", "K").passes().confronts(1, "K", "K")
    assert play.hand(1) == ["rope", "katana"]
    assert answer(NaiveBot(), play, 1) == play.reveal("katana")


def test_naive_stays_in_its_team_and_does_no_business() -> None:
    play = game(6).confronts(1, "T", "T")
    assert answer(NaiveBot(), play, 0) == Done()
    assert answer(NaiveBot(), play.talks(), 0) == Decline()


def test_naive_proposes_nothing_and_takes_what_it_gets() -> None:
    play = game(6).teams_up(1).confronts(2, "KK", "T")
    assert answer(NaiveBot(), play, play.asked[0]) == Decline()
    play.divides(play.asked[0])
    assert answer(NaiveBot(), play, play.asked[0]) == Vote(accept=True)


# What shrewd remembers


def test_who_killed_is_feared_more_and_who_kept_faith_less() -> None:
    play = game(6).teams_up(1).leaves(1).until_turn(3).confronts(4, "K", "T")
    kills = forces(play, 0).kills
    assert kills[1] < kills[2] < kills[3]


def test_a_kill_against_a_former_mate_counts_for_more() -> None:
    traitor = game(8).teams_up(1).leaves(1).until_turn(1).confronts(0, "K", "T")
    killer = game(8).teams_up(1).leaves(1).until_turn(1).confronts(2, "K", "T")
    assert forces(killer, 5).kills[1] < forces(traitor, 5).kills[1]


def test_who_confronts_is_taken_to_hold_more_than_who_passes() -> None:
    play = game(6).passes().confronts(2, "T", "T").talks()
    each = forces(play, 5).each
    assert each[0].mean < each[3].mean < each[1].mean


def test_a_bang_is_believed() -> None:
    loud = game(6, "rope fork").confronts(1, "K", "K").reveals({0: "rope", 1: "fork!"})
    silent = game(6, "rope fork").confronts(1, "K", "K").reveals({0: "rope", 1: "fork"})
    assert forces(silent, 4).each[1].mean < forces(loud, 4).each[1].mean


def test_cards_that_were_shown_are_known() -> None:
    play = game(6, "rope katana").confronts(1, "T", "T").talks({0: "all send", 1: "all send"}).talks({1: "agree0"})
    assert numbers(forces(play, 0).each[1]) == (powers_of(play.table.deck, 1).each[play.place_of("katana")], 0)


def test_a_higher_sum_is_likelier_to_win() -> None:
    assert Force(20).beats(Force(10)) > 0.99
    assert Force(20).beats(Force(20)) == pytest.approx(0.5)
    assert Force(16, 90).beats(Force(16 + sqrt(90))) == pytest.approx(0.159, abs=0.001)


def test_a_mate_who_may_join_in_adds_as_much_as_is_likely() -> None:
    assert numbers(Force(10).plus(Force(20), 0.5)) == (20, 100)


# What shrewd does


def test_shrewd_never_makes_the_pass_that_everybody_loses_by() -> None:
    play = game(6, "fork").passes(5)
    assert answer(NaiveBot(), play, 5) == Pass()
    assert isinstance(answer(ShrewdBot(), play, 5), Confront)


def test_shrewd_does_not_rely_on_those_who_only_ever_pass() -> None:
    play = game(6).passes(5).confronts(0, "T", "T").talks().passes(4)
    assert isinstance(answer(ShrewdBot(), play, 4), Confront)


def test_shrewd_does_not_let_the_lap_limit_strike() -> None:
    play = game(6, "fork", lap_limit="1")
    assert isinstance(answer(ShrewdBot(), play, 0), Confront)


@pytest.mark.parametrize("card", ["rope", "katana"])
def test_shrewd_alone_looks_for_a_friend_whatever_it_holds(card: str) -> None:
    assert answer(ShrewdBot(), game(12, card), 0) == Confront(1)


def test_shrewd_in_a_team_of_half_of_those_left_lets_others_begin() -> None:
    play = game(6).teams_up(1).until_turn(1).confronts(2, "TT", "T").talks()
    assert answer(ShrewdBot(), play.until_turn(2), 2) == Pass()
    assert answer(ShrewdBot(), game(6).teams_up(1).until_turn(1), 1) == Confront(2)


def test_shrewd_confronts_a_neighbour_whose_card_it_knows_to_be_lower() -> None:
    play = game(6, "bazooka rope").confronts(1, "T", "T")
    play.talks({0: "all send", 1: "show0 send"}).talks({1: "agree0"}).talks().leaves(0).until_turn(0)
    assert answer(ShrewdBot(), play, 0) == Confront(1)


def test_shrewd_shows_the_mask_to_a_single_player_and_its_best_card_to_a_team() -> None:
    single = game(6, "scream-mask bazooka hammer").until_turn(1).confronts(0, "T", "K").until_turn(0)
    assert single.hand(0) == ["bazooka", "scream-mask"]
    assert card_of(answer(ShrewdBot(), single.confronts(2, "K", "K"), 0)) == single.place_of("scream-mask")
    team = game(7, "scream-mask bazooka hammer").until_turn(1).confronts(0, "T", "K").until_turn(2).teams_up(3)
    assert answer(ShrewdBot(), team.until_turn(0).confronts(2, "K", "KK"), 0) == team.reveal("bazooka!")


def test_shrewd_reveals_the_bomb_only_if_it_has_nothing_else() -> None:
    play = game(6, "bomb rope").until_turn(1).confronts(0, "T", "K").until_turn(0).confronts(2, "K", "K")
    assert {card_of(answer(ShrewdBot(), play, 0, luck)) for luck in range(20)} == {play.place_of("rope")}


def last_two(first: str, second: str) -> Play:
    """Only seat 0, with this card, and seat 1, with this and two low ones, are left; it is seat 0's turn."""
    play = game(4, f"{first} {second}", pairs="off")
    return play.until_turn(1).confronts(2, "K", "T").until_turn(1).confronts(3, "K", "T")


@pytest.mark.parametrize(
    ("own", "takes"), [("hammer", Decline()), ("bomb", Accept()), ("teddy-bear", Accept()), ("scream-mask", Decline())]
)
def test_shrewd_takes_the_dollars_unless_it_wins_without(own: str, takes: Action) -> None:
    play = last_two(own, "dollars").confronts(1, "K", "K").reveals({0: own, 1: "dollars"})
    assert answer(ShrewdBot(), play, 0) == takes


def test_shrewd_offers_the_dollars_if_nothing_else_can_win() -> None:
    play = last_two("bazooka", "dollars").confronts(1, "K", "K")
    assert card_of(answer(ShrewdBot(), play, 1)) == play.place_of("dollars")


def test_shrewd_bluffs_now_and_then() -> None:
    play = game(6, "hammer rope").confronts(1, "K", "K")
    assert {answer(ShrewdBot(), play, 0, luck) for luck in range(20)} == {play.reveal("hammer"), play.reveal("hammer!")}


def test_shrewd_in_a_pair_reveals_its_two_best_cards() -> None:
    play = game(4, "bazooka bomb rope hammer fork katana").confronts(1, "2", "2")
    cards = [card_of(step) for step in draft(ShrewdBot(), play, 1)]
    assert cards == [play.place_of("hammer"), play.place_of("rope")]


def test_shrewd_in_a_pair_shows_one_kill_if_it_would_have_to_reveal_the_bomb() -> None:
    assert answer(ShrewdBot(), game(4, "bazooka bomb").confronts(1), 0) == Sign(1)


# Business


def test_shrewd_offers_its_worst_card_for_another_and_asks_for_more_where_there_is_more() -> None:
    play = game(6, "rope hammer").confronts(1, "T", "T")
    assert draft(ShrewdBot(), play, 0) == play.talk("0>1:1 1>0:1 send rope")
    rich = game(7, "rope hammer").until_turn(1)
    rich.confronts(2, "K", "T").until_turn(1).confronts(3, "K", "T").until_turn(0).confronts(1, "T", "T")
    assert draft(ShrewdBot(), rich, 0) == rich.talk("0>1:1 1>0:2 send rope")


def test_shrewd_shows_a_card_to_be_proud_of_if_all_show_theirs() -> None:
    play = game(6, "bazooka hammer").confronts(1, "T", "T")
    assert draft(ShrewdBot(), play, 0) == [AllShow(), Send()]
    assert draft(ShrewdBot(), play, 1) == play.talk("show0 send")
    assert answer(ShrewdBot(), play, 0) == Refuse(0)
    assert answer(ShrewdBot(), play, 1) == Agree(0)


def test_shrewd_gives_a_poor_card_for_one_unseen_and_keeps_a_good_one() -> None:
    poor = game(6, "rope hammer").confronts(1, "T", "T").talks({0: "show1 send", 1: "0>1:1 1>0:1 send hammer"})
    assert draft(ShrewdBot(), poor, 0) == [Agree(0), Pick(5)]
    good = game(6, "katana hammer").confronts(1, "T", "T").talks({0: "show1 send", 1: "0>1:1 1>0:1 send hammer"})
    assert answer(ShrewdBot(), good, 0) == Refuse(0)


def test_shrewd_trades_by_name_for_a_better_card_and_not_for_a_worse_one() -> None:
    for own, theirs, says in (("hammer", "katana", Agree(0)), ("katana", "hammer", Refuse(0))):
        play = game(6, f"{own} {theirs}").confronts(1, "T", "T")
        play.talks({0: "show1 send", 1: f"1>0:{theirs} 0>1:{own} send"})
        assert answer(ShrewdBot(), play, 0) == says


def test_shrewd_refuses_what_it_cannot_give() -> None:
    play = game(6, "rope katana").confronts(1, "T", "T").talks({0: "show1 send", 1: "1>0:katana 0>1:bazooka send"})
    assert answer(ShrewdBot(), play, 0) == Refuse(0)


def test_shrewd_takes_presents_and_gives_none() -> None:
    play = game(6).until_turn(1).confronts(2, "K", "T").until_turn(0).confronts(1, "T", "T")
    play.talks({0: "show1 send", 1: "1>0:1 send canned-food"})
    assert answer(ShrewdBot(), play, 0) == Agree(0)
    play = game(6).until_turn(0).confronts(1, "K", "T").until_turn(0).confronts(2, "T", "T")
    play.talks({0: "show2 send", 2: "0>2:1 send"})
    assert answer(ShrewdBot(), play, 0) == Refuse(0)


def test_shrewd_is_done_when_nothing_waits_for_it() -> None:
    play = game(6).confronts(1, "T", "T").talks({0: "show1 send"})
    assert answer(ShrewdBot(), play, 0) == Done()


# Spoils


def test_shrewd_takes_the_best_card_and_leaves_the_next_to_its_mate() -> None:
    play = (
        game(8, "rope hammer fork katana").teams_up(1).until_turn(2).teams_up(3).until_turn(1).confronts(2, "KK", "TT")
    )
    assert play.asked == [1]
    assert draft(ShrewdBot(), play, 1) == [Assign(0), Assign(1)]  # the Fork and the Katana


def test_shrewd_votes_for_what_leaves_it_no_poorer_than_others() -> None:
    play = game(8).teams_up(1).until_turn(2).teams_up(3).until_turn(1).confronts(2, "KK", "TT")
    assert answer(ShrewdBot(), play.divides(1, 1), 0) == Vote(accept=False)
    assert answer(ShrewdBot(), play.votes(0).divides(0, 1), 1) == Vote(accept=True)


@pytest.mark.parametrize("seats", [4, 6])
def test_all_cards_of_a_deck_may_be_equally_good(seats: int) -> None:
    match = play_match(BATTLEROYAL, [ShrewdBot() for _ in range(seats)], 1, 0, {"deck": deck(*"77777777")})
    assert not match.fouls


def test_shrewd_needs_no_memory_of_its_own() -> None:
    play = game(6).confronts(1, "K", "T").until_turn(3)
    seasoned = ShrewdBot()
    answer(seasoned, play, 3)
    play.confronts(4)
    given = seasoned.answer(play.view(3), play.table.prompt_for(3))
    assert decode(given) == answer(ShrewdBot(), play, 3)


# How strong it is


def share_of_shrewd(against: str, games: int, seats: int) -> float:
    """The lower 95% bound of the share of wins of one shrewd bot among others, in fair shares."""
    plan = Plan("battleroyal", ("shrewd", *[against] * (seats - 1)), games, 2024)
    summary = summarize(simulate(plan, jobs=1))
    assert not any(player.fouls for player in summary.players)
    return summary.players[0].wins.low * seats


WRONG = 0.05
"""How often a short comparison may be wrong: pass bots that win no more than their share, or fail good ones."""


def at_least(wins: int, games: int, chance: float) -> float:
    """How likely so many wins or more are, each with this chance."""
    return sum(comb(games, won) * chance**won * (1 - chance) ** (games - won) for won in range(wins, games + 1))


def short_comparison(fair: float, strong: float) -> tuple[int, int]:
    """The fewest games, and how many wins in them are enough, that tell a strong bot from one that wins its share."""
    for games in itertools.count(1):
        enough = next(wins for wins in range(games + 2) if at_least(wins, games, fair) <= WRONG)
        if at_least(enough, games, strong) >= 1 - WRONG:
            return games, enough
    raise AssertionError


@pytest.mark.parametrize(
    ("against", "seats", "shrewd", "strong"),
    [("random", 4, 1, 0.6), ("random", 6, 2, 0.44), ("random", 12, 3, 0.4), ("random", 36, 6, 0.46),
     ("naive", 6, 1, 0.38)],
)  # fmt: skip
def test_shrewd_wins_more_than_its_fair_share(against: str, seats: int, shrewd: int, strong: float) -> None:
    """`strong` is what so many shrewd bots together win at least: the lower 95 % bound of 150 to 1,500 other games. So
    these are as many games as it takes, whatever comes out of them; of bots as strong as that, one in twenty fails."""
    games, enough = short_comparison(shrewd / seats, strong)
    plan = Plan("battleroyal", (*["shrewd"] * shrewd, *[against] * (seats - shrewd)), games, 2024)
    players = summarize(simulate(plan, jobs=1)).players
    assert not any(player.fouls for player in players)
    assert sum(player.wins.value for player in players[:shrewd]) * games >= enough - 1e-6


def test_a_short_comparison_tells_a_strong_bot_from_one_that_is_not() -> None:
    """Random bots in the place of shrewd ones win too little."""
    games, enough = short_comparison(2 / 6, 0.65)
    players = summarize(simulate(Plan("battleroyal", ("random",) * 6, games, 2024), jobs=1)).players
    assert sum(player.wins.value for player in players[:2]) * games < enough


@pytest.mark.soak
@pytest.mark.parametrize(
    ("against", "seats", "games"),
    [("random", 4, 2000), ("random", 5, 2000), ("random", 6, 2000), ("random", 12, 1000), ("random", 36, 300),
     ("naive", 4, 2000), ("naive", 5, 2000), ("naive", 6, 2000)],
)  # fmt: skip
def test_shrewd_does_so_over_many_games(against: str, seats: int, games: int) -> None:
    """Not among many `naive`, who kill with any gun and never make up for it: there who trusts wins little."""
    assert share_of_shrewd(against, games, seats) > 1.3


@pytest.mark.parametrize(("seats", "games"), [(4, 15), (6, 15), (12, 15)])
def test_shrewd_bots_among_themselves_play_games_worth_the_name(seats: int, games: int) -> None:
    summary = summarize(simulate(Plan("battleroyal", ("shrewd",) * seats, games, 5), jobs=1))
    assert summary.without_winner.value < 0.1
    assert summary.endings["last-one"].value > 0.8
