"""What a designer wants to know of World Championship, and how action cards may be changed."""

from typing import Any

from clickbang.arena.rates import Rates
from clickbang.core.events import Ended, Event
from clickbang.core.sitting import Watcher
from clickbang.design.comebacks import Comebacks
from clickbang.design.hooks import CardRules, Cards, Design, Heading, replaced
from clickbang.games.championship.deck.cards import PHASES
from clickbang.games.championship.deck.deck import deck_data
from clickbang.games.championship.deck.effects import EFFECTS
from clickbang.games.championship.events import Bribed, CardsPlayed, CharacterDied, OwnCard, RoundScored

DRAWN = "wins by card drawn"
PLAYED = "wins by card played"
USE = "cards played of those drawn"
USERS = "players who played the card of those who drew it"

OUT = -1
"""How somebody without a captain stands."""


class ChampionshipDesigner(Watcher):
    """Sees everything, one game after another."""

    def __init__(self, rates: Rates) -> None:
        self.rates = rates
        self.comebacks = Comebacks(rates)
        self.begin()

    def begin(self) -> None:
        self.comebacks.begin()
        self.drawn: set[tuple[int, str]] = set()
        self.played: set[tuple[int, str]] = set()
        self.dead: set[int] = set()

    def on_event(self, audience: int, event: Event) -> None:
        match event:
            case OwnCard(seat, card):
                self.drawn.add((seat, card))
                self.rates.count(USE, card, 0)
            case CardsPlayed(plays):
                for play in plays:
                    self.play(play.seat, play.card)
            case Bribed(seat, card):
                self.play(seat, card)
            case CharacterDied(seat, _, True):
                self.dead.add(seat)
            case RoundScored(_, points):
                self.comebacks.stand([OUT if seat in self.dead else each for seat, each in enumerate(points)])
            case Ended(_, winners):
                self.comebacks.end(winners)
                for heading, cards in ((DRAWN, self.drawn), (PLAYED, self.played)):
                    for seat, card in cards:
                        self.rates.count(heading, card, seat in winners)
                for holding in self.drawn:
                    self.rates.count(USERS, holding[1], holding in self.played)
                self.begin()

    def play(self, seat: int, card: str) -> None:
        self.played.add((seat, card))
        self.rates.count(USE, card, 1, 0)


def change(cards: Cards, key: str, field: str, value: Any) -> Cards:
    """Another number of copies (0 takes the card out of the deck), another effect with its phase, a skull or none."""
    if field == "copies" and value == 0:
        return replaced(cards, key, None)
    card = {**cards[key], field: value}
    if field == "effect" and value in EFFECTS:
        card["phase"] = PHASES[EFFECTS[value].moment]
    return replaced(cards, key, card)


def what_if(cards: Cards, key: str) -> list[tuple[str, str]]:
    """Not there, rarer, more frequent; for the living only, or for the dead too."""
    copies = cards[key]["copies"]
    others = sorted({0, copies - 1, copies + 1, 2 * copies} - {copies})
    skull = "false" if cards[key].get("skull", False) else "true"
    return [*[("copies", str(number)) for number in others], ("skull", skull)]


DESIGN = Design(
    ChampionshipDesigner,
    (
        Heading(
            DRAWN, "drawn", "How often a player who drew the card at least once won the game.", fair=True, cards=True
        ),
        Heading(
            PLAYED,
            "played",
            "How often a player who played the card at least once won the game.",
            fair=True,
            cards=True,
        ),
        Heading(USE, "use", "How many of the cards that were drawn were played.", cards=True),
        Heading(
            USERS, "users", "How many of those who drew the card at least once in a game played one of it.", cards=True
        ),
    ),
    leading="whoever of the captains alive had most points",
    cards=CardRules(deck_data, ("copies", "effect", "skull"), change, what_if),
)
