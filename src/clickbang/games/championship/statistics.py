"""What a designer wants to know of World Championship, counted from all events of a game, as a record holds them."""

from collections import Counter

from clickbang.arena.facts import Facts, Statistics
from clickbang.arena.rates import Rates
from clickbang.core.events import Ended, Event, OwnAnswer
from clickbang.core.result import Result
from clickbang.core.sitting import Watcher
from clickbang.core.table import Table
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
from clickbang.games.championship.rules import Championship

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
                self.accused = Counter(accusation.accused for accusation in accusations)
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
                self.fired.update(shot.seat for shot in shots)
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
                for play in plays:
                    self.rates.count(CARDS, play.card, 1, 0)
            case Bribed(_, card):
                self.rates.count(CARDS, card, 1, 0)


def facts(table: Table, result: Result) -> Facts:
    """Whose captain lived to the end; and whether the winner has lost nobody."""
    assert isinstance(table, Championship)
    fates = tuple("alive" if player.captain else "dead" for player in table.players)
    unscathed = any(table.players[seat].mates == table.team - 1 for seat in result.winners)
    return Facts(table.round, fates, {"won with a whole team": unscathed})


STATISTICS = Statistics(facts, ChampionshipWatcher)
