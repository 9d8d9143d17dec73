"""In every game: what a seat or a spectator knows is true, and all that is public is known to everybody."""

import pytest
from hypothesis import given, settings

from clickbang.core.audience import SPECTATOR
from clickbang.core.prompt import WATCHING
from clickbang.core.seats import mask_of, members
from clickbang.core.table import NOTHING, UNANSWERED
from clickbang.games.championship import Championship, ChampionshipView
from clickbang.games.championship.deck.cards import PHASES
from clickbang.games.championship.rules.barrel import BULLET, CLICK
from clickbang.games.championship.rules.player import LASTING
from clickbang.games.championship.rules.state import LOOK, POCKET_PROMPT
from tests.championship.random_games import RandomGame, random_games, table_of, views_of

PUBLIC = ["captain", "mates", "points", "extra", "live", "cards", "in_round", "lost", "shown", "left", "shots", "aim"]
PUBLIC += ["accused"]


def assert_public_part_agrees(view: ChampionshipView, table: Championship) -> None:
    """Everything that everybody may know."""
    assert (view.seats, view.round, view.first) == (table.seats, table.board.round, table.board.first)
    assert (view.deck_left, sum(view.played.values())) == (sum(table.deck), sum(table.board.played))
    for place, card in enumerate(table.kinds.cards):
        assert view.played.get(card.key, 0) == table.board.played[place]
    assert view.last_captain == table.board.last_captain
    assert view.over == table.over
    for seen, player in zip(view.players, table.board.players, strict=True):
        for name in PUBLIC:
            assert getattr(seen, name) == getattr(player, name), name
        assert seen.bet in (-1, player.bet)
        # while somebody looks, the side bets and marks of the same sealed round are yet to take effect
        if table.chance != LOOK:
            for lasting in LASTING:
                assert getattr(seen, lasting.name) == player.marks_of(lasting), lasting.name
            bets_on = [seen.side_bets.count(seat) for seat in range(view.seats)]
            assert bets_on == [player.side_bets_on(seat) for seat in range(view.seats)]
    if table.over:
        result = table.result()
        assert (view.ending, view.winners, view.scores) == (result.ending, result.winners, result.scores)


@pytest.mark.rule("WC-4", "WC-9", "WC-23")
@settings(max_examples=20)
@given(random_games())
def test_every_view_agrees_with_the_table_in_all_that_is_public(random_game: RandomGame) -> None:
    for sitting in random_game.steps():
        for view in views_of(sitting):
            assert_public_part_agrees(view, table_of(sitting))


@pytest.mark.rule("WC-3")
@settings(max_examples=20)
@given(random_games())
def test_everybody_knows_the_phase_and_who_is_asked(random_game: RandomGame) -> None:
    for sitting in random_game.steps():
        table = table_of(sitting)
        if table.kind == NOTHING:
            continue
        for view in views_of(sitting):
            assert (view.kind, view.waiting) == (table.kind_name(), table.must | table.asked)
            assert view.sealed_by == mask_of(s for s in range(table.seats) if table.answers[s] != UNANSWERED)
            assert view.phase == ("pocket" if table.kind == POCKET_PROMPT else PHASES[table.board.moment])


@pytest.mark.rule("WC-1")
@settings(max_examples=20)
@given(random_games())
def test_everybody_knows_their_own_hand_and_pocket(random_game: RandomGame) -> None:
    for sitting in random_game.steps():
        table = table_of(sitting)
        for view in views_of(sitting)[:-1]:
            own = table.hand(view.seat)
            for place, card in enumerate(table.kinds.cards):
                assert view.hand.get(card.key, 0) == own[place]
            if table.board.players[view.seat].left > 0:
                assert view.players[view.seat].pocket == table.barrels[view.seat].pocket


@pytest.mark.rule("WC-24", "WC-7")
@settings(max_examples=20)
@given(random_games())
def test_what_a_seat_was_shown_of_pockets_and_barrels_is_true(random_game: RandomGame) -> None:
    for sitting in random_game.steps():
        for view in views_of(sitting):
            for seen, barrel in zip(view.players, table_of(sitting).barrels, strict=True):
                assert seen.known == [barrel.known_bits >> place & 1 for place in range(len(seen.known))]
                assert len(seen.known) <= barrel.known
                if seen.pocket in (CLICK, BULLET) and seen.left > 0:
                    assert seen.pocket == barrel.pocket


@settings(max_examples=20)
@given(random_games())
def test_a_prompt_tells_each_seat_whether_it_is_asked_and_what(random_game: RandomGame) -> None:
    for sitting in random_game.steps():
        table = table_of(sitting)
        for view in views_of(sitting):
            prompt = sitting.prompt_for(view.seat)
            asked = view.seat != SPECTATOR and (table.must | table.asked) >> view.seat & 1
            assert (prompt.kind, prompt.waiting) == (table.kind_name(), table.must | table.asked)
            assert (prompt.role != WATCHING) == bool(asked)
            assert prompt.choices == (table.legal_actions(view.seat) if asked else [])


@pytest.mark.rule("WC-23")
@settings(max_examples=20)
@given(random_games())
def test_who_is_asked_follows_from_what_a_spectator_knows(random_game: RandomGame) -> None:
    for sitting in random_game.steps():
        table, spectator = table_of(sitting), views_of(sitting)[-1]
        if table.kind_name() != "play":
            continue
        skulls = any(card.skull for card in table.kinds.cards if card.effect.moment == table.board.moment)
        players = enumerate(spectator.players)
        may_hold = [seat for seat, seen in players if seen.cards > 0 and (seen.in_round or skulls)]
        assert members(spectator.asked) == may_hold
