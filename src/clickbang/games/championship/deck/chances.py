"""What a bot asks itself before it plays a card; the answers are in `bots/judging/cards.py`."""

from typing import Final

from librt.random import Random
from librt.vecs import vec

from clickbang.games.championship.knowledge.seen_player import SeenPlayer

HALF_OF_THE_TIME: Final = 0.5


class Chances:
    """How likely things are as a seat sees them, and how much they change its chance to win the game."""

    def __init__(
        self,
        seat: int,
        players: list[SeenPlayer],
        rivals: list[int],
        suspicion: list[float],
        alive: float,
        shields: int,
    ) -> None:
        self.seat = seat
        self.players = players
        self.me = players[seat]
        self.rivals = rivals
        """Those whose captain lives."""
        self.suspicion = suspicion
        """By seat: how likely it cheats."""
        self.alive = alive
        """How likely one lives through the round oneself."""
        self.shields = shields
        """How many cards one has for one's own coming shot."""

    def own_loss(self) -> float:
        """How much goes down if one is hit oneself."""
        raise NotImplementedError

    def gain_of_hit(self, seat: int) -> float:
        """How much goes up if this player is hit."""
        raise NotImplementedError

    def danger(self, seat: int) -> float:
        """How likely the next card of this player is a BULLET."""
        raise NotImplementedError

    def survives(self, seat: int, shots: int) -> float:
        """How likely this player fires so many shots without a BULLET."""
        raise NotImplementedError

    def scores(self, seat: int) -> float:
        """How likely this rival scores."""
        raise NotImplementedError

    def gain_of_points(self, points: int) -> float:
        """How much goes up if one scores so many more."""
        raise NotImplementedError

    def gain_of_cards(self, cards: int) -> float:
        """How much goes up if one has so many action cards more."""
        raise NotImplementedError

    def gain_of_die(self, seat: int, turn: int) -> float:
        """How much goes up if this player's die is turned."""
        raise NotImplementedError

    def gain_of_peek(self) -> float:
        """How much goes up if one looks at one's own top cards before one bets."""
        raise NotImplementedError

    def gain_of_accusing(self, seat: int) -> float:
        """How much goes up if one accuses this player now."""
        raise NotImplementedError

    def gain_if_right(self, seat: int) -> float:
        """How much goes up if one accuses this player, who has a BULLET in the pocket."""
        raise NotImplementedError


class Imagined:
    """What is known of an imagined world where many are played through: too quickly for `Chances`."""

    def __init__(self, dead: list[vec[float]], knows: bool, random: Random) -> None:
        self.dead = dead
        """By seat: everybody's chance to win if that one loses a character."""
        self.knows = knows
        """Whether the seat knows what was seen of its barrel."""
        self.random = random

    def sometimes(self) -> bool:
        """To be done half of the time."""
        return self.random.random() < HALF_OF_THE_TIME
