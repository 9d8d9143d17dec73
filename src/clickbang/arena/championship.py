"""What a designer wants to know of World Championship, counted from all events of a game, as a record holds them."""

from collections import Counter

from clickbang.arena.rates import Rates
from clickbang.core.events import Ended, Event, OwnAnswer
from clickbang.core.sitting import Watcher
from clickbang.games.championship import Pocket, decode
from clickbang.games.championship.events import (
    AccusationsRevealed,
    BetsRevealed,
    Bribed,
    CardsPlayed,
    CharacterDied,
    DieTurned,
    OwnCard,
    PocketShown,
    RoundScored,
    ShotsFired,
)
from clickbang.games.championship.player import BULLET

CHEATING = "cheating"
SURVIVAL = "survival by bet"
CARDS = "use of the cards drawn"


class ChampionshipWatcher(Watcher):
    """Sees everything, one game after another."""

    def __init__(self, rates: Rates) -> None:
        self.rates = rates
        self.bets: dict[int, int] = {}
        """Of those who are still in the round."""
        self.fired: Counter[int] = Counter()
        self.accused: Counter[int] = Counter()

    def on_event(self, audience: int, event: Event) -> None:
        match event:
            case OwnAnswer(_, action):
                answer = decode(action)
                if isinstance(answer, Pocket):
                    self.rates.count(CHEATING, "pockets with a BULLET", answer.bullet)
                    self.rates.count(CHEATING, "cheats caught", 0, answer.bullet)
                    self.rates.count(CHEATING, "players who accuse", 0)
            case AccusationsRevealed(accusations):
                self.accused = Counter(accused for _, accused in accusations)
                self.rates.count(CHEATING, "players who accuse", len(accusations), 0)
            case PocketShown(seat, card):
                self.rates.count(CHEATING, "accusations that were right", self.accused[seat] * card, self.accused[seat])
                self.rates.count(CHEATING, "cheats caught", card, 0)
                if card == BULLET:
                    del self.bets[seat]
            case BetsRevealed(bets):
                self.bets = dict(bets)
                self.fired = Counter()
            case DieTurned(seat, face):
                self.bets[seat] = face
            case ShotsFired(shots):
                self.fired.update(seat for seat, _, _ in shots)
            case CharacterDied(seat):
                if seat in self.bets:
                    self.rates.count(SURVIVAL, str(self.bets.pop(seat)), 0)
            case RoundScored() | Ended():
                for seat, face in self.bets.items():
                    if self.fired[seat] >= face:  # where the game ended before, nobody knows
                        self.rates.count(SURVIVAL, str(face), 1)
                self.bets = {}
            case OwnCard(_, card):
                self.rates.count(CARDS, card, 0)
            case CardsPlayed(plays):
                for _, card, _, _ in plays:
                    self.rates.count(CARDS, card, 1, 0)
            case Bribed(_, card):
                self.rates.count(CARDS, card, 1, 0)
