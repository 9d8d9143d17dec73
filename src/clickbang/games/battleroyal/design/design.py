"""What a designer wants to know of Battle Royal, and how weapons may be changed."""

from typing import Any

from clickbang.arena.rates import Rates
from clickbang.core.events import Ended, Event
from clickbang.core.sitting import Watcher
from clickbang.design.comebacks import Comebacks
from clickbang.design.hooks import CardRules, Cards, Design, Heading, replaced
from clickbang.games.battleroyal.deck.cards import EFFECTS
from clickbang.games.battleroyal.deck.deck import deck_data
from clickbang.games.battleroyal.events import CardsRevealed, Eliminated, HandSizes, OwnCard, Seated, TurnBegan

DEALT = "wins by card dealt"
REVEALED = "cards revealed of those dealt"
TURNS = "wins by place in the first lap"

OUT = -1
"""How somebody who is eliminated stands."""


class BattleRoyalDesigner(Watcher):
    """Sees everything, one game after another."""

    def __init__(self, rates: Rates) -> None:
        self.rates = rates
        self.comebacks = Comebacks(rates)

    def on_event(self, audience: int, event: Event) -> None:
        match event:
            case Seated(circle, first, persons):
                self.comebacks.begin()
                start = circle.index(first)
                self.order = (*circle[start:], *circle[:start])
                self.place = 0
                self.round = 1
                self.hands = [persons] * len(circle)
                self.dealt: list[tuple[int, str]] = []
                self.shown: set[str] = set()
            case OwnCard(seat, card):
                self.dealt.append((seat, card))
            case HandSizes(sizes):
                for size in sizes:
                    self.hands[size.seat] = size.size
            case Eliminated(seats):
                for seat in seats:
                    self.hands[seat] = OUT
            case TurnBegan(seat):
                place = self.order.index(seat)
                if place < self.place:
                    self.comebacks.stand(self.hands)
                    self.round += 1
                self.place = place
            case CardsRevealed(reveals):
                self.shown.update(reveal.card for reveal in reveals)
            case Ended(_, winners):
                self.end(winners)

    def end(self, winners: tuple[int, ...]) -> None:
        self.rates.rounds[self.round] += 1
        self.comebacks.stand(self.hands)
        self.comebacks.end(winners)
        for seat, card in self.dealt:
            self.rates.count(DEALT, card, seat in winners)
            self.rates.count(REVEALED, card, card in self.shown)
        for place, seat in enumerate(self.order, start=1):
            self.rates.count(TURNS, f"{place:2}", seat in winners)


def change(cards: Cards, key: str, field: str, value: Any) -> Cards:
    """Another value in place of an effect, an effect in place of a value; 0 copies take the card out of the deck.

    A card that has both, a decoy, keeps the one when the other is changed.
    """
    card = dict(cards[key])
    has_both = "value" in card and "effect" in card
    if field == "copies":
        if value == 0:
            return replaced(cards, key, None)
        more = {f"{key}-{number}": card for number in range(2, value + 1)} if isinstance(value, int) else {}
        return {**cards, **more}
    card[field] = value
    if field == "value" and not has_both:
        card.pop("effect", None)
    elif field == "effect" and value in EFFECTS[1:]:
        if not has_both:
            card.pop("value", None)
        card.setdefault("text", {"en": value, "fr": value})
    return replaced(cards, key, card)


def what_if(cards: Cards, key: str) -> list[tuple[str, str]]:
    """Not there; a plain card of a low, a middling and a high value."""
    values = [card["value"] for card in cards.values() if "value" in card] or [0]
    own = cards[key].get("value")
    low, high = min(values), max(values)
    return [("copies", "0"), *[("value", str(each)) for each in (low, (low + high) // 2, high) if each != own]]


DESIGN = Design(
    BattleRoyalDesigner,
    (
        Heading(DEALT, "dealt", "How often whoever was dealt the card won the game.", fair=True, cards=True),
        Heading(REVEALED, "revealed", "How often a card that was dealt was revealed at least once.", cards=True),
        Heading(TURNS, "turn", "How often whoever has the first, second … turn of the game won it.", fair=True),
    ),
    leading="whoever held most cards",
    cards=CardRules(deck_data, ("value", "bang", "effect", "copies"), change, what_if),
)
