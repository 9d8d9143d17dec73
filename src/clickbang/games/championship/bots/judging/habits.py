"""What the rivals of a game have shown of themselves: how often they cheat, and how often they accuse."""

from typing import Final

from mypy_extensions import i64

from clickbang.games.championship.knowledge.past_round import PastRound
from clickbang.games.championship.knowledge.seen_player import SeenPlayer
from clickbang.games.championship.knowledge.view import ChampionshipView

FACES: Final = 6
CHEATS: Final[list[float]] = [0.1, 0.1, 0.15, 0.3, 0.6, 0.85]
"""How many cheat, by bet, before anybody has shown anything."""
ACCUSES: Final[list[float]] = [0.03, 0.03, 0.06, 0.12, 0.4, 0.7]
"""How many accuse somebody who bets so much, before anybody has accused."""
FIRST_OPINION: Final = 3.0
"""It weighs as much as so many rounds of a rival."""


class Rate:
    """How often something happens, by bet; what happens at a bet also says something about the bets near it."""

    def __init__(self, first: list[float]) -> None:
        self.happened = [FIRST_OPINION * rate for rate in first]
        self.seen = [FIRST_OPINION] * len(first)

    def add(self, face: i64, happened: float, weight: float = 1.0) -> None:
        near: i64 = 0
        while near < FACES:
            nearness = weight / float(1 + 2 * (near - face if near > face else face - near))
            self.happened[near] += nearness * happened
            self.seen[near] += nearness
            near += 1

    def at(self, face: i64) -> float:
        return self.happened[face] / self.seen[face]


class Habits:
    """What can be learned from the rounds a seat has seen. Reads on where it stopped."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.rounds = 0
        """So many have been learned from."""
        self.cheats: list[Rate] = []
        self.accuses = Rate(ACCUSES)

    def recall(self, view: ChampionshipView) -> None:
        """Take in the rounds that have ended since."""
        if not self.cheats:
            self.cheats = [Rate(CHEATS) for _ in range(view.seats)]
            self.accuses = Rate([1 - (1 - rate) ** (1 / (view.seats - 1)) for rate in ACCUSES])
        while self.rounds < len(view.past_rounds):
            self.learn(view.past_rounds[self.rounds])
            self.rounds += 1

    def learn(self, past: PastRound) -> None:
        """A round is over: what its bets, accusations and shots say."""
        accused = {(accusation.accuser, accusation.accused) for accusation in past.accusations}
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
