"""What was revealed in confrontations that somebody imagines, as those who were there have heard it."""

from clickbang.core.seats import has, members
from clickbang.games.battleroyal.events import BangsHeard, CardsRevealed, RevealedCard
from clickbang.games.battleroyal.knowledge.imagined_past import Past
from clickbang.games.battleroyal.rules.codes import REVEAL_CODE


def reveals(past: Past, at: int, both: int) -> list[RevealedCard]:
    """BR-12 to BR-14: the cards that were revealed here, each with a "Bang!" or without."""
    assert past.deal is not None
    event = past.history[at]
    assert isinstance(event, BangsHeard)
    bangs = dict(event.bangs)
    place = past.moments[at].clashes - 1
    clash = past.deal.log.clashes[place]
    found: list[RevealedCard] = []
    for seat in members(both):
        if seat in clash.killers:
            cards = past.deal.reveals[place][clash.killers.index(seat)]
            loud = [card for card in cards if has(past.view.deck.bangs, card)]
            bluffs = bangs.get(seat, 0) - len(loud)
            for card in cards:
                bang = card in loud or bluffs > 0
                bluffs -= bang and card not in loud
                found.append(RevealedCard(seat, past.keys[card], bang))
    return found


def shown_at(past: Past, at: int) -> list[RevealedCard]:
    """What was revealed here, as the one knows who imagines it, or as it is imagined."""
    both = past.moments[at].both
    if has(both, past.view.seat):
        told = past.history[at - 1]
        assert isinstance(told, CardsRevealed)
        return list(told.reveals)
    return reveals(past, at, both)


def own_reveals(past: Past, seat: int, at: int) -> list[int]:
    """What somebody had sealed before this was revealed."""
    shown = [reveal for reveal in shown_at(past, at) if reveal.seat == seat]
    return [REVEAL_CODE + 2 * past.view.places[reveal.card] + reveal.bang for reveal in shown]
