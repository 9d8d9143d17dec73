"""Which card to play while people fire, and whom to aim at."""

from clickbang.games.championship.bots.barrel import survives
from clickbang.games.championship.bots.outlook import Outlook
from clickbang.games.championship.cards import AIR_GUN, GIFT
from clickbang.games.championship.player import AT_SELF, BULLET


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


def shield_is_due(outlook: Outlook) -> bool:
    """Whether the coming shot is the one to guard against: a known BULLET, or one of the last.

    Guarding a later shot saves as often as guarding an earlier one, and a card kept until then may not be needed.
    """
    me = outlook.me
    if me.aim != AT_SELF:
        return False
    if me.known:
        return me.known[0] == BULLET
    return me.shots <= outlook.hand[AIR_GUN] + outlook.hand[GIFT]


def air_gun(outlook: Outlook) -> float:
    """Nobody is hurt."""
    return danger(outlook, outlook.view.seat) * own_loss(outlook) if shield_is_due(outlook) else 0.0


def gift(outlook: Outlook, seat: int) -> float:
    """A rival is hurt instead."""
    if not shield_is_due(outlook):
        return 0.0
    return danger(outlook, outlook.view.seat) * (own_loss(outlook) + gain_of_hit(outlook, seat))


def shoot_somebody(outlook: Outlook) -> float:
    """One's own BULLET hurts the rival one likes least; those of others hurt anybody, and no longer themselves."""
    view, me = outlook.view, outlook.me
    if me.shots == 0 or me.aim != AT_SELF:
        return 0.0
    rivals = [seat for seat in outlook.rivals if view.players[seat].in_round]
    hits = [gain_of_hit(outlook, seat) for seat in rivals]
    loss = own_loss(outlook)
    gain = danger(outlook, view.seat) * (loss + (max(hits) if hits else 0.0))
    for place, seat in enumerate(rivals):
        if view.players[seat].shots > 0:
            gain -= danger(outlook, seat) * (loss / len(rivals) + hits[place])
    return gain


def one_more(outlook: Outlook, seat: int) -> float:
    """A rival who has finished may still be hit."""
    if seat == outlook.view.seat or outlook.view.players[seat].shots > 0:
        return 0.0
    return danger(outlook, seat) * gain_of_hit(outlook, seat)


def spin_again(outlook: Outlook, seat: int) -> float:
    """Away with one's own BULLET on top, or with the CLICKs that a rival has seen and has bet on."""
    player = outlook.view.players[seat]
    if player.shots == 0 or player.aim != AT_SELF:
        return 0.0
    if seat != outlook.view.seat:
        if player.settled == 0 or player.known:
            return 0.0
        seen = player.shots if player.shots < player.settled else player.settled
        return (1.0 - survives(player, seen, outlook.suspicion[seat])) * gain_of_hit(outlook, seat)
    if not player.known or player.known[0] != BULLET:
        return 0.0
    return (1 - player.bullets[player.pocket] / player.left) * own_loss(outlook)
