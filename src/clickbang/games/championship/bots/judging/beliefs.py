"""What has been seen of everybody at a table: how they bet, how often they cheat, and how often they accuse."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clickbang.games.championship.knowledge.past_round import PastRound
from clickbang.games.championship.knowledge.view import ChampionshipView
from clickbang.games.championship.rules.state import HIGHEST_BET

FACES: Final = HIGHEST_BET + 1
USUAL_CHEATS: Final[list[float]] = [0.05, 0.1, 0.15, 0.25, 0.45, 0.65]
"""How many cheat, by bet, before anybody has shown anything."""
USUAL_BETS: Final[list[float]] = [0.12, 0.16, 0.22, 0.22, 0.14, 0.14]
"""How often each bet is made."""
TRUST_IN_BETS: Final = 2.0
TRUST_IN_CHEATS: Final = 3.0
"""What is usual weighs as much as so many rounds of somebody."""
NONE_YET: Final[list[float]] = [0.0] * FACES


class BetFrequency:
    """How often something happened, by bet, and how often it could have; it also says something about bets nearby."""

    def __init__(self, first: list[float] = NONE_YET, trust: float = 0.0) -> None:
        """With a first opinion, which weighs as much as so many cases."""
        self.happened: vec[float] = vec[float]([trust * rate for rate in first])
        self.could: vec[float] = vec[float]([trust] * FACES)

    def add(self, face: i64, happened: float, weight: float = 1.0) -> None:
        near: i64 = 0
        while near < FACES:
            nearness = weight / float(1 + 2 * (near - face if near > face else face - near))
            self.happened[near] += nearness * happened
            self.could[near] += nearness
            near += 1

    def at(self, face: i64) -> float:
        """How often it happens."""
        return self.happened[face] / self.could[face]

    def rate(self, face: i64, first: float, trust: float) -> float:
        """The same, if a first opinion is trusted as much as so many cases."""
        return (trust * first + self.happened[face]) / (trust + self.could[face])


class RoundsSeen:
    """What can be learned from the rounds that a seat has seen. Reads on where it stopped."""

    def __init__(self) -> None:
        self.rounds = 0
        """So many have been learned from."""

    def recall(self, view: ChampionshipView) -> None:
        """Take in the rounds that have ended since."""
        while self.rounds < len(view.past_rounds):
            past = view.past_rounds[self.rounds]
            self.learn(past, {(accusation.accuser, accusation.accused) for accusation in past.accusations})
            self.rounds += 1

    def learn(self, past: PastRound, accused: set[tuple[int, int]]) -> None:
        """A round is over: what its bets, accusations (who accused whom) and shots say."""
        raise NotImplementedError


class Beliefs(RoundsSeen):
    """Of each seat apart."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.cheats = [BetFrequency() for _ in range(seats)]
        """By seat, by its own bet."""
        self.accuses = [BetFrequency() for _ in range(seats)]
        """By seat, by the bet of whom it accuses."""
        self.bets = [BetFrequency() for _ in range(seats)]
        """By seat: `happened` are its bets, `could` those that others would have made."""

    def learn(self, past: PastRound, accused: set[tuple[int, int]]) -> None:
        for seat in past.playing:
            bet, odds = past.bets[seat], past.odds[seat]
            if bet < 0:
                continue  # the game ended before it was made
            for accuser in past.playing:
                if accuser != seat:
                    self.accuses[accuser].add(bet, 1.0 if (accuser, seat) in accused else 0.0)
            certainty = 1.0 - float(min(odds)) / float(max(odds))
            if certainty > 0.0:
                usual = self.cheats[seat].rate(bet, USUAL_CHEATS[bet], TRUST_IN_CHEATS)
                cheating = usual * float(odds[1])
                self.cheats[seat].add(bet, cheating / (cheating + (1.0 - usual) * float(odds[0])), certainty)
            bets = self.bets[seat]
            bets.add(bet, 1.0)
            for face in range(FACES):
                bets.could[face] -= 1.0 / float(1 + 2 * abs(face - bet))
                for other in range(FACES):
                    bets.could[face] += USUAL_BETS[other] / float(1 + 2 * abs(face - other))

    def tilt(self, seat: i64, face: i64) -> float:
        """How much likelier this seat makes this bet than others would."""
        bets = self.bets[seat]
        return (TRUST_IN_BETS + bets.happened[face]) / (TRUST_IN_BETS + bets.could[face])
