"""How likely a barrel is to click."""

from mypy_extensions import i64

from clickbang.games.championship.knowledge.seen_player import SeenPlayer
from clickbang.games.championship.rules.barrel import BULLET


def clicks(shots: i64, left: i64, bullets: i64, known: list[int]) -> float:
    """The chance that so many shots are all CLICKs, with so many BULLETs among the cards left, the top ones known."""
    turned: i64 = 0
    for card in known:
        if card == BULLET:
            if turned < shots:
                return 0.0
            bullets -= 1
        turned += 1
    chance = 1.0
    while turned < shots:
        harmless: i64 = left - bullets - turned
        if harmless <= 0:
            return 0.0
        chance *= float(harmless) / float(left - turned)
        turned += 1
    return chance


def survives(player: SeenPlayer, shots: i64, cheats: float) -> float:
    """The chance that this player fires so many shots without a BULLET, being a cheat with this likelihood."""
    left: i64 = player.left
    honest = clicks(shots, left, player.bullets[0], player.known)
    cheating = clicks(shots, left, player.bullets[1], player.known)
    return (1.0 - cheats) * honest + cheats * cheating
