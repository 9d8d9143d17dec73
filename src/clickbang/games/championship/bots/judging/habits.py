"""What the rivals of a game have shown of themselves: how often they cheat, and how often they accuse."""

from typing import Final

from clickbang.games.championship.bots.judging.beliefs import BetFrequency, RoundsSeen
from clickbang.games.championship.knowledge.past_round import PastRound
from clickbang.games.championship.knowledge.seen_player import SeenPlayer
from clickbang.games.championship.knowledge.view import ChampionshipView

CHEATS: Final[list[float]] = [0.1, 0.1, 0.15, 0.3, 0.6, 0.85]
"""How many cheat, by bet, before anybody has shown anything."""
ACCUSES: Final[list[float]] = [0.03, 0.03, 0.06, 0.12, 0.4, 0.7]
"""How many accuse somebody who bets so much, before anybody has accused."""
FIRST_OPINION: Final = 3.0
"""It weighs as much as so many rounds of a rival."""


class Habits(RoundsSeen):
    """Of each rival how it cheats, and of all together how they accuse."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.cheats: list[BetFrequency] = []
        self.accuses = BetFrequency(ACCUSES, FIRST_OPINION)

    def recall(self, view: ChampionshipView) -> None:
        """Take in the rounds that have ended since."""
        if not self.cheats:
            self.cheats = [BetFrequency(CHEATS, FIRST_OPINION) for _ in range(view.seats)]
            rates = [1 - (1 - rate) ** (1 / (view.seats - 1)) for rate in ACCUSES]
            self.accuses = BetFrequency(rates, FIRST_OPINION)
        super().recall(view)

    def learn(self, past: PastRound, accused: set[tuple[int, int]]) -> None:
        for seat in past.playing:
            bet, odds = past.bets[seat], past.odds[seat]
            for accuser in past.playing:
                if accuser != seat and accuser != self.seat:
                    self.accuses.add(bet, 1.0 if (accuser, seat) in accused else 0.0)
            if seat != self.seat:
                certainty = 1 - min(odds) / max(odds)
                self.cheats[seat].add(bet, self.guess(seat, bet, odds), certainty)

    def suspicion(self, seat: int, rival: SeenPlayer) -> float:
        """How likely a rival with this bet cheats, given all that was seen of pocket and barrel this round."""
        return self.guess(seat, rival.bet, rival.odds)

    def guess(self, seat: int, bet: int, odds: list[int]) -> float:
        """How likely this seat cheats with this bet, if what was seen is so likely without and with a BULLET."""
        if bet < 0:
            return 0.0
        usual = self.cheats[seat].at(bet)
        honest = float(odds[0])
        cheating = float(odds[1])
        return usual * cheating / (usual * cheating + (1.0 - usual) * honest)
