"""A round that is over, as a seat saw it end: what its bets, accusations and shots have told."""

from clickbang.games.championship.events import Accusation
from clickbang.games.championship.knowledge.seen_player import SeenPlayer


class PastRound:
    """Who took part, and by seat the last bet and how likely either pocket made what was seen of the barrel."""

    def __init__(self, playing: tuple[int, ...], accusations: list[Accusation], players: list[SeenPlayer]) -> None:
        self.playing = playing
        self.accusations = accusations
        self.bets: list[int] = [player.bet for player in players]
        self.odds = [player.odds for player in players]
