"""What a hit is worth, and how likely it is."""

from clickbang.games.championship.bots.judging.barrel import survives
from clickbang.games.championship.bots.judging.outlook import Outlook


def gain_of_hit(outlook: Outlook, seat: int) -> float:
    """How much the chance to win goes up if this player is hit; nothing happens to who is out of the round."""
    if seat == outlook.view.seat:
        return -own_loss(outlook)
    if not outlook.view.players[seat].in_round:
        return 0.0
    return outlook.chance(seat, outlook.after_hit(seat)) - outlook.chance()


def own_loss(outlook: Outlook) -> float:
    """How much the chance to win goes down if one is hit oneself."""
    return outlook.scoring(outlook.gain) - outlook.losing()


def danger(outlook: Outlook, seat: int) -> float:
    """How likely the next card of this player is a BULLET."""
    player = outlook.view.players[seat]
    cheats = float(player.pocket) if seat == outlook.view.seat else outlook.suspicion[seat]
    return 1.0 - survives(player, 1, cheats) if player.left else 0.0
