"""Whether a table is as a seat sees it: the true one, or one that it imagines."""

from collections.abc import Iterable

from clickbang.core.audience import SPECTATOR
from clickbang.core.seats import mask_of
from clickbang.core.table import NOTHING, UNANSWERED
from clickbang.games.championship import Championship, ChampionshipView
from clickbang.games.championship.knowledge.known_barrel import UNKNOWN
from clickbang.games.championship.knowledge.seen_player import SeenPlayer
from clickbang.games.championship.rules.barrel import EMPTY, Barrel
from clickbang.games.championship.rules.player import LASTING, Player
from clickbang.games.championship.rules.state import DRAW, LOOK

PUBLIC = (
    "captain", "mates", "points", "extra", "live", "cards", "in_round", "lost", "shown", "left", "shots", "aim",
    "accused",
)  # fmt: skip
"""What everybody knows of a player, and what is called the same on a table and in a view."""


def assert_public_part_agrees(view: ChampionshipView, table: Championship) -> None:
    """Everything that everybody may know."""
    assert (view.seats, view.round, view.last_captain) == (table.seats, table.board.round, table.board.last_captain)
    assert view.first == table.board.first
    assert view.over == table.over
    assert (view.kind, view.waiting) == (table.kind_name(), table.must | table.asked)
    if table.kind != NOTHING:
        assert view.sealed == table.sealed
        assert view.sealed_by == mask_of(s for s in range(table.seats) if table.answers[s] != UNANSWERED)
    for seen, player in zip(view.players, table.board.players, strict=True):
        assert [getattr(seen, name) for name in PUBLIC] == [getattr(player, name) for name in PUBLIC]
        assert seen.bet == player.bet
        if table.chance != LOOK:
            assert all(getattr(seen, lasting.name) == player.marks_of(lasting) for lasting in LASTING)
            assert sorted(seen.side_bets) == side_bets(player, table.seats)
    assert view.deck_left == sum(table.deck)
    assert by_key(view, table.board.played) == view.played
    if table.chance == DRAW:
        assert [seen.due for seen in view.players] == [player.due for player in table.board.players]
    if table.over:
        result = table.result()
        assert (view.ending, view.winners, view.scores) == (result.ending, result.winners, result.scores)


def assert_own_part_agrees(view: ChampionshipView, table: Championship) -> None:
    """The hand, pocket and answer of the seat, and the cards it has looked at."""
    if view.seat != SPECTATOR:
        assert view.hand == by_key(view, table.hand(view.seat))
        assert view.own_answer == (table.answers[view.seat] if table.kind != NOTHING else UNANSWERED)
    for seen, barrel in zip(view.players, table.barrels, strict=True):
        assert seen.known == [barrel.known_bits >> place & 1 for place in range(len(seen.known))]
        if view.phase != "pocket":
            assert seen.pocket in (UNKNOWN, barrel.pocket)
            assert_barrel_agrees(seen, barrel)


def assert_barrel_agrees(seen: SeenPlayer, barrel: Barrel) -> None:
    """The pocket is possible, and with it the barrel."""
    if barrel.pocket == EMPTY:
        return
    assert seen.odds[barrel.pocket] > 0
    if seen.left > 0:
        assert barrel.bullets == seen.bullets[barrel.pocket]
        assert 0 <= barrel.unknown_bullets() <= seen.left - barrel.known
        assert barrel.bullets + sum(seen.turned) + barrel.pocket == 1 + seen.extra + seen.live


def assert_cards_add_up(table: Championship) -> None:
    """Every action card is in the deck, played, or in one hand."""
    for place, card in enumerate(table.kinds.cards):
        held = [table.held(seat, place) for seat in range(table.seats)]
        assert table.deck[place] + table.board.played[place] + sum(held) == card.copies
        assert min(*held, table.deck[place]) >= 0
    for seat, player in enumerate(table.board.players):
        assert sum(table.hand(seat)) == player.cards


def side_bets(player: Player, seats: int) -> list[int]:
    return [seat for seat in range(seats) for _ in range(player.side_bets_on(seat))]


def by_key(view: ChampionshipView, counts: Iterable[int]) -> dict[str, int]:
    """Counts of cards by key, without those of which there are none."""
    keys = [card.key for card in view.deck.cards]
    return {key: copies for key, copies in zip(keys, counts, strict=True) if copies}
