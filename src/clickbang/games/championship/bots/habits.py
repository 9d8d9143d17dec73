"""What the rivals of a game have shown of themselves: how often they cheat, and how often they accuse."""

from clickbang.games.championship import ChampionshipView
from clickbang.games.championship.events import AccusationsRevealed, RoundBegan
from clickbang.games.championship.seen_player import SeenPlayer

FACES = range(6)
CHEATS = (0.1, 0.1, 0.15, 0.3, 0.6, 0.85)
"""How many cheat, by bet, before anybody has shown anything."""
ACCUSES = (0.03, 0.03, 0.06, 0.12, 0.4, 0.7)
"""How many accuse somebody who bets so much, before anybody has accused."""
FIRST_OPINION = 3.0
"""It weighs as much as so many rounds of a rival."""


class Rate:
    """How often something happens, by bet; what happens at a bet also says something about the bets near it."""

    def __init__(self, first: tuple[float, ...]) -> None:
        self.happened = [FIRST_OPINION * rate for rate in first]
        self.seen = [FIRST_OPINION] * len(first)

    def add(self, face: int, happened: float, weight: float = 1.0) -> None:
        for near in FACES:
            nearness = weight / (1 + 2 * abs(near - face))
            self.happened[near] += nearness * happened
            self.seen[near] += nearness

    def at(self, face: int) -> float:
        return self.happened[face] / self.seen[face]


class Habits:
    """What can be learned from the events a seat has heard. Reads on where it stopped."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.past = ChampionshipView(seat)
        self.playing: tuple[int, ...] = ()
        self.accused: set[tuple[int, int]] = set()
        self.cheats: list[Rate] = []

    def recall(self, view: ChampionshipView) -> None:
        """Take in what has happened since."""
        if not self.cheats:
            self.cheats = [Rate(CHEATS) for _ in range(view.seats)]
            self.accuses = Rate(tuple(1 - (1 - rate) ** (1 / (view.seats - 1)) for rate in ACCUSES))
        for event in view.history[len(self.past.history) :]:
            if isinstance(event, RoundBegan):
                self.learn()
                self.playing = event.players
                self.accused = set()
            elif isinstance(event, AccusationsRevealed):
                self.accused |= set(event.accusations)
            self.past.receive(event)

    def learn(self) -> None:
        """A round is over: what its bets, accusations and shots say."""
        for seat in self.playing:
            player = self.past.players[seat]
            for accuser in self.playing:
                if accuser not in (seat, self.seat):
                    self.accuses.add(player.bet, (accuser, seat) in self.accused)
            if seat != self.seat:
                certainty = 1 - min(player.odds) / max(player.odds)
                self.cheats[seat].add(player.bet, self.suspicion(seat, player), certainty)

    def suspicion(self, seat: int, rival: SeenPlayer) -> float:
        """How likely a rival with this bet cheats, given all that was seen of pocket and barrel this round."""
        if rival.bet < 0:
            return 0.0
        usual = self.cheats[seat].at(rival.bet)
        honest, cheating = rival.odds
        return usual * cheating / (usual * cheating + (1 - usual) * honest)
