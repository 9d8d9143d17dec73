"""How likely a barrel is to click."""

from collections.abc import Sequence

from clickbang.games.championship.player import BULLET
from clickbang.games.championship.seen_player import SeenPlayer


def clicks(shots: int, left: int, bullets: int, known: Sequence[int] = ()) -> float:
    """The chance that so many shots are all CLICKs, with so many BULLETs among the cards left, the top ones known."""
    if BULLET in known[:shots]:
        return 0.0
    seen = len(known)
    bullets -= sum(known)
    chance = 1.0
    for turned in range(seen, shots):
        chance *= max(0, left - bullets - turned) / (left - turned)
    return chance


def survives(player: SeenPlayer, shots: int, cheats: float) -> float:
    """The chance that this player fires so many shots without a BULLET, being a cheat with this likelihood."""
    honest, cheating = player.bullets
    return (1 - cheats) * clicks(shots, player.left, honest, player.known) + cheats * clicks(
        shots, player.left, cheating, player.known
    )
