"""Battle Royal's master: what it imagines of others, and what it makes of that."""

import pytest
from librt.random import Random
from tools.simple_bots import SIMPLE

from clickbang.arena.plan import Plan
from clickbang.arena.simulation import simulate
from clickbang.arena.summary import summarize
from clickbang.bots import Bot
from clickbang.bots.match import play_match
from clickbang.bots.search.budget import Budget
from clickbang.core.chance import Seeded
from clickbang.core.events import Event
from clickbang.core.prompt import Prompt
from clickbang.core.seats import lowest
from clickbang.core.sitting import Sitting, Watcher
from clickbang.core.view import View
from clickbang.games.battleroyal import BATTLEROYAL, Confront, Sign
from clickbang.games.battleroyal.bots.judging.cards import powers_of
from clickbang.games.battleroyal.bots.judging.manners import Manners
from clickbang.games.battleroyal.bots.judging.memory import Memory
from clickbang.games.battleroyal.bots.master import MasterBot
from clickbang.games.battleroyal.bots.thinking import BattleRoyalThinking
from clickbang.games.battleroyal.deck.deck import deck_from_toml, deck_of
from clickbang.games.battleroyal.events import TeamFormed
from clickbang.games.battleroyal.rules.course import BattleRoyal
from tests.battleroyal.position import Play, game
from tests.bots.games.battleroyal_seats import answer

QUICK = 60
"""Playouts: enough to see that all goes well."""


def master(playouts: int = QUICK) -> MasterBot:
    return MasterBot(Budget(playouts=playouts))


def test_the_same_view_and_luck_give_the_same_answer() -> None:
    play = game(6, "hammer rope").confronts(1)
    assert len({answer(master(), play, 0, luck=3) for _ in range(3)}) == 1


@pytest.mark.parametrize("seats", [4, 6, 9])
def test_all_its_answers_are_legal(seats: int) -> None:
    match = play_match(BATTLEROYAL, [master(12) for _ in range(seats)], 5)
    assert match.fouls == []
    assert match.sitting.table.over


def test_between_the_last_two_nobody_is_trusted() -> None:
    play = game(4, "hammer rope", pairs="off").passes(2).confronts(3, "K", "T").confronts(2, "K", "T").confronts(0)
    assert [answer(master(), play, seat) for seat in (0, 1)] == [Sign(1), Sign(1)]


def test_nobody_passes_for_the_last_time() -> None:
    assert isinstance(answer(master(), game(6, "teddy-bear").passes(5).until_turn(5), 5), Confront)


def test_who_always_trusts_is_betrayed_in_time() -> None:
    play = faithful_neighbour()
    assert play.alive == [0, 1, 2]
    assert answer(master(200), play, 0) == Sign(1)


def faithful_neighbour() -> Play:
    """Three are left, all alone. Seat 1, which has always shown *team*, confronts seat 0, which has a low card."""
    play = game(4, "rope katana hammer", pairs="off").until_turn(1).teams_up(2).leaves(1)
    play.until_turn(1).teams_up(2).leaves(1).until_turn(2).confronts(3, "K", "T")
    return play.until_turn(1).confronts(0)


# What it imagines


def test_others_are_taken_to_kill_as_they_have_killed() -> None:
    memory = Memory(6)
    for _ in range(4):
        memory.killing[1].see(True)
        memory.killing[2].see(False)
    manners = Manners(memory, powers_of(deck_of("standard"), 1))
    table = game(6, "hammer hatchet sickle").confronts(1).table
    assert isinstance(table, BattleRoyal)
    kills = manners.kills(table, 1)
    other = game(6, "hammer hatchet sickle").until_turn(2).confronts(3).table
    assert isinstance(other, BattleRoyal)
    assert kills > 0.7 > 0.5 > manners.kills(other, 2)


def test_who_has_confronted_is_imagined_with_a_better_card() -> None:
    play = game(6).confronts(1, "K", "T").until_turn(3)
    powers = powers_of(play.table.deck, 1)

    def mean(seat: int) -> float:
        thinking, luck, found = BattleRoyalThinking(), Random(1), 0.0
        for _ in range(200):
            table = thinking.world(play.view(3), luck)
            assert isinstance(table, BattleRoyal)
            found += max(power for card, power in enumerate(powers.each) if table.hands[seat] >> card & 1)
        return found / 200

    assert mean(0) > mean(4)


@pytest.mark.parametrize("seats", [4, 6, 12])
def test_whatever_is_asked_the_policy_answers_within_the_rules(seats: int) -> None:
    thinking, luck = BattleRoyalThinking(), Random(seats)
    for seed in range(3):
        table = BATTLEROYAL.table(seats)
        source = Seeded(seed)
        while not table.over:
            if table.chance:
                table.draw(source)
                continue
            seat = lowest(table.must | table.asked)
            table.apply(seat, thinking.policy(table, seat, luck))


def test_worlds_are_of_the_prompt_that_is_open_now() -> None:
    """One imagines for a whole game, as a review and the bot `search` do."""
    thinking, luck = BattleRoyalThinking(), Random(3)
    sitting = Sitting(BATTLEROYAL, 6, None, Seeded(5))
    prompts = set()
    for _ in range(80):
        sitting.settle()
        if sitting.table.over:
            break
        view, open_now = sitting.view_of(0), sitting.table
        for _ in range(3):
            world = thinking.world(view, luck)
            assert world.legal_actions(0) == open_now.legal_actions(0)
        assert isinstance(open_now, BattleRoyal)
        prompts.add(open_now.kind)
        seat = lowest(open_now.must | open_now.asked)
        sitting.answer(seat, open_now.random_action(seat, luck))
    assert len(prompts) > 2


# Teams


class Teams(Watcher):
    """The sizes of the teams that were formed."""

    def __init__(self) -> None:
        self.sizes: list[int] = []

    def on_event(self, audience: int, event: Event) -> None:
        if isinstance(event, TeamFormed):
            self.sizes.append(len(event.seats))


def teams_of(seats: int, games: int) -> list[int]:
    """The sizes of all teams that masters form among themselves."""
    teams = Teams()
    for number in range(games):
        play_match(BATTLEROYAL, [master() for _ in range(seats)], 3, number, watchers=[teams])
    return teams.sizes


def test_masters_form_teams_among_themselves() -> None:
    assert len(teams_of(12, 4)) >= 4


def test_masters_among_themselves_have_a_winner_in_most_games() -> None:
    """Everybody keeps faith; so somebody has to begin when nothing has happened for long (BR-21)."""
    won = [
        play_match(BATTLEROYAL, [master() for _ in range(6)], 3, n).sitting.table.result().winners for n in range(12)
    ]
    assert sum(not winners for winners in won) <= 3


# What it wins


@pytest.mark.parametrize(("rest", "share"), [("shrewd", 1.2), ("casual", 1.2)])
def test_one_among_others_wins_more_than_its_share(rest: str, share: float) -> None:
    games = 150
    found = summarize(simulate(Plan("battleroyal", ("master", *[rest] * 5), games, 8), jobs=1))
    assert found.players[0].wins.value * 6 > share


@pytest.mark.parametrize(("idea", "games"), [("killer", 60), ("lurker", 60), ("truster", 24)])
def test_among_masters_it_does_not_pay_to_be_simple(idea: str, games: int) -> None:
    """Whoever always kills, lurks or trusts wins less than their share."""
    won = 0
    for number in range(games):
        seat = number % 6
        bots: list[Bot] = [MasterBot() for _ in range(6)]
        bots[seat] = SIMPLE[idea]()
        won += seat in play_match(BATTLEROYAL, bots, 8, number).sitting.table.result().winners
    assert won < games / 6


# It is the same whoever asks


def test_one_who_takes_the_seat_later_answers_as_one_who_was_there() -> None:
    """A view tells all: nothing is remembered that is not in it."""
    seen = []

    class Twice(MasterBot):
        def answer(self, view: View, prompt: Prompt) -> int:
            given = super().answer(view, prompt)
            if prompt.kind in ("turn", "sign"):
                other = MasterBot()
                other.sit(self.seat, Random(1), Random(1))
                seen.append((given, other.answer(view, prompt)))
            return given

    play_match(BATTLEROYAL, [Twice() for _ in range(7)], 4)
    assert seen
    assert all(given == later for given, later in seen)


def test_it_plays_with_any_deck() -> None:
    """No card of this one has a word or an effect, and all are alike but one."""
    cards = "".join(
        f'[card-{place}]\nvalue = {place // 39}\nname = {{ en = "Card {place}", fr = "Carte {place}" }}\n'
        for place in range(40)
    )
    options = {"deck": deck_from_toml(cards)}
    match = play_match(BATTLEROYAL, [master(12) for _ in range(6)], 5, options=options)
    assert match.fouls == []
