"""Dividing the cards of the eliminated (BR-18): the best for oneself, and something for everybody who must agree."""

from clickbang.core.prompt import Prompt
from clickbang.core.seats import members
from clickbang.games.battleroyal.bots.judging.cards import worth
from clickbang.games.battleroyal.knowledge.view import BattleRoyalView
from clickbang.games.battleroyal.rules.codes import ASSIGN_CODE, VOTE_CODE


def divide(view: BattleRoyalView, prompt: Prompt) -> int:
    """The next step of one's proposal: the better a card, the sooner it goes to whom has fewest; first to oneself."""
    cards = [card for card in view.deck.cards if card.key in view.owners]
    sizes = {seat: view.board.sizes[seat] for seat in members(view.heirs)}
    receivers: dict[str, int] = {}
    for card in sorted(cards, key=lambda card: worth(view, card), reverse=True):
        receiver = view.seat if not receivers else min(sizes, key=lambda seat: (sizes[seat], seat != view.seat))
        receivers[card.key] = receiver
        sizes[receiver] += 1
    return ASSIGN_CODE + receivers[cards[len(prompt.draft)].key]


def vote(view: BattleRoyalView) -> int:
    """For a division that leaves nobody with two cards more than oneself: nothing is better than that for all."""
    sizes = {seat: view.board.sizes[seat] for seat in members(view.heirs)}
    for seat in view.proposal.values():
        sizes[seat] += 1
    return VOTE_CODE + (view.seat in view.proposal.values() or sizes[view.seat] + 1 >= max(sizes.values()))
