"""Whether a table is as a seat sees it: the true one, or one that it imagines."""

from clickbang.checks.games.snapshot import attributes, text_of
from clickbang.core.audience import SPECTATOR, hears
from clickbang.core.seats import count, mask_of, members
from clickbang.core.table import NOTHING, UNANSWERED
from clickbang.games.battleroyal import BattleRoyal, BattleRoyalView
from clickbang.games.battleroyal.deck.card_log import DISCARDED, SPOILS, UNDEALT
from clickbang.games.battleroyal.rules.board import NOBODY, Board
from clickbang.games.battleroyal.rules.state import TALK_PROMPT, VOTE_PROMPT


def assert_public_part_agrees(view: BattleRoyalView, table: BattleRoyal) -> None:
    """Everything that everybody may know."""
    assert view.seats == table.seats
    assert view.over == table.over
    if table.chance != NOTHING:
        assert view.turn == NOBODY
        return
    assert seen_by_all(view.board) == seen_by_all(table.board)
    if table.over:
        result = table.result()
        assert (view.ending, view.winners, view.scores) == (result.ending, result.winners, result.scores)
        return
    assert view.sizes == [count(hand) for hand in table.hands]
    assert view.board.spoils == count(table.spoils)
    if hears(table.audience, view.seat):
        assert (view.kind, view.waiting) == (table.kind_name(), table.must | table.asked)
        assert (view.sealed, view.standing) == (table.sealed, table.standing)
        assert view.sealed_by == mask_of(s for s in range(table.seats) if table.answers[s] != UNANSWERED)
    else:
        assert view.kind == ""
    if table.board.attackers and table.kind_name() != "sign":
        both = members(table.board.in_confrontation())
        assert view.signs == {seat: table.board.kills[seat] for seat in both}


def seen_by_all(board: Board) -> dict[str, str]:
    """Everything that lies on a board but for the offers, of which only their parties hear."""
    parts = {name: text_of(value, set(), set()) for name, value in attributes(board)}
    return {name: text for name, text in parts.items() if name not in ("offers", "offers_made")}


def assert_own_part_agrees(view: BattleRoyalView, table: BattleRoyal) -> None:
    """The hand and answer of the seat, what it was offered and proposed, and where it thinks that cards are."""
    if view.seat != SPECTATOR:
        assert mask_of(view.places[key] for key in view.hand) == table.hands[view.seat]
        drafted = table.drafts is not None
        if table.kind != NOTHING and hears(table.audience, view.seat):
            assert view.own_answer == (UNANSWERED if drafted else table.answers[view.seat])
            assert view.draft == (list(table.drafts[view.seat]) if table.drafts is not None else [])
    if table.chance != NOTHING or table.over:
        return
    assert_cards_are_where_they_may_be(view, table)
    if table.kind == TALK_PROMPT:
        if (table.board.attackers | table.board.defenders) >> view.seat & 1:
            assert view.offers_made == table.board.offers_made[view.seat]
        mine = [offer for offer in table.board.offers if offer.parties >> view.seat & 1]
        assert len(mine) == len(view.offers)
        for offer, seen in zip(mine, view.offers, strict=True):
            assert (offer.author, offer.made_in, offer.parties) == (
                seen.offer.author,
                seen.offer.made_in,
                seen.offer.parties,
            )
            assert (offer.shows, offer.agreed) == (seen.offer.shows, seen.offer.agreed)
            assert offer.picked_by(view.seat) == seen.offer.picked_by(view.seat)
            for gift, known in zip(offer.gifts, seen.offer.gifts, strict=True):
                assert (gift.giver, gift.receiver, gift.cards) == (known.giver, known.receiver, known.cards)
                assert gift.named == known.named
                assert known.picked & ~known.named == 0 or gift.giver == view.seat
    if table.board.heirs >> view.seat & 1 and table.spoils:
        assert mask_of(view.places[key] for key in view.owners) == table.spoils
        if table.kind == VOTE_PROMPT:
            assert list(view.proposal.values()) == list(table.proposal)


def assert_cards_are_where_they_may_be(view: BattleRoyalView, table: BattleRoyal) -> None:
    piles = {UNDEALT: table.undealt, SPOILS: table.spoils, DISCARDED: table.discarded}
    for place, cards in [*enumerate(table.hands), *piles.items()]:
        assert view.known.held[place] == count(cards)
        assert view.known.known_at(place) & ~cards == 0
        for card in members(cards):
            assert view.known.places[card] >> place & 1, (view.deck.cards[card].key, place)


def assert_cards_add_up(table: BattleRoyal) -> None:
    """Every card is in exactly one place."""
    places = [table.undealt, table.spoils, table.discarded, *table.hands]
    together = 0
    for cards in places:
        assert together & cards == 0
        together |= cards
    assert together == (1 << len(table.deck.cards)) - 1
