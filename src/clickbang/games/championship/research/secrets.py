"""What World Championship hides: pockets, barrels, hands, the deck, and all that is sealed."""

from clickbang.core.audience import EVERYONE
from clickbang.core.parts.secrets import CHANCE, Move, Secret, Secrets, all_but, sealed
from clickbang.core.seats import bit
from clickbang.core.table import DECLINE
from clickbang.games.championship.deck.cards import TRIGGER
from clickbang.games.championship.deck.effect import NOTHING, POCKET, TOP_CARDS
from clickbang.games.championship.rules import codes, state
from clickbang.games.championship.rules.barrel import CLICK
from clickbang.games.championship.rules.course import Championship


def look_by(table: Championship, shows: int, target: int, plays: list[tuple[int, int]]) -> int:
    """Who of those who played a card plays one that lets them look at something of this seat."""
    seats = 0
    for seat, play in plays:
        aimed = seat != CHANCE and play >= codes.PLAY_CODE and codes.target_of(play) == target
        if aimed and table.kinds.cards[codes.card_of(play)].effect.shows == shows:
            seats |= bit(seat)
    return seats


# Pockets: until they are accused, or turned over at the end of the round; an Informer tells its player alone


def pocketed(table: Championship, who: int) -> int:
    return all_but(who) if table.kind == state.POCKET_PROMPT else 0


def pocket_kept(table: Championship, move: Move) -> int:
    player, barrel = table.board.players[move.who], table.barrels[move.who]
    accused = (codes.ACCUSE_CODE + move.who) in [answer for seat, answer in move.since if seat != CHANCE]
    if (accused and table.kind != state.ACCUSE_PROMPT) or player.shown:
        return 0
    if table.board.round != move.before.board.round and (table.show_pockets or table.kind != state.POCKET_PROMPT):
        # it was put away at the end of the round; unless pockets are turned over then, nobody saw it go
        return 0
    if player.left > 0 and barrel.bullets == player.left:
        # a CLICK that should become a BULLET is not there, and everybody sees that it does not
        return 0
    return move.hidden_from & ~look_by(table, POCKET, move.who, move.since)


# Barrels: nobody knows the order, their own neither, until cards are turned; a Peek tells its player alone


def peeked(table: Championship, _who: int) -> int:
    return all_but(table.looker) if table.chance == state.LOOK else 0


def peek_kept(table: Championship, move: Move) -> int:
    seat = move.before.looked_at
    turned = table.board.moment == TRIGGER and table.board.players[seat].left != move.before.board.players[seat].left
    if turned or table.board.round != move.before.board.round:
        return 0
    plays = [*enumerate(move.before.answers), *move.since]
    return move.hidden_from & ~look_by(table, TOP_CARDS, seat, plays)


def about_to_fire(table: Championship, _who: int) -> int:
    """The cards of one shot are turned together, when chance has settled the last of them."""
    unsettled = [
        seat for seat, player in enumerate(table.board.players) if player.fires() and not table.barrels[seat].known
    ]
    return EVERYONE if table.chance == state.FIRE and len(unsettled) > 1 else 0


def shot_kept(table: Championship, move: Move) -> int:
    seat = move.before.looked_at
    turned = table.chance != state.FIRE or table.board.players[seat].left != move.before.board.players[seat].left
    return 0 if turned else move.hidden_from


# Hands and deck: who draws learns the card, and which ones are left in the deck no one


def drawn(table: Championship, _who: int) -> int:
    return all_but(table.board.drawer()) if table.chance == state.DRAW else 0


def hand_kept(table: Championship, move: Move) -> int:
    return move.hidden_from if table.board.round <= move.before.board.round + 1 else 0


def lean(table: Championship, who: int, choices: list[int]) -> list[int]:
    """Everybody cheats, accuses, bets high and plays what they can; chance gives cards that look or aim, and CLICKs."""
    if who != CHANCE:
        return choices[-3:] if table.kind == state.BET_PROMPT else choices[1:] or choices
    if table.chance != state.DRAW:
        return [CLICK] if CLICK in choices else choices
    effects = [(card, table.kinds.cards[card].effect) for card in choices]
    return [card for card, effect in effects if effect.shows != NOTHING or effect.asks] or choices


PROBES = (
    DECLINE, codes.POCKET_CODE, codes.BET_CODE, codes.ACCUSE_CODE + 1, codes.AIM_CODE + 2, codes.FIRE_ON_CODE,
    codes.PLAY_CODE + 1, 9999,
)  # fmt: skip

SECRETS = Secrets(
    secrets=(
        Secret("pocket", "WC-4", pocketed, pocket_kept),
        Secret("peek", "WC-5", peeked, peek_kept),
        Secret("shot", "WC-13", about_to_fire, shot_kept),
        Secret("card drawn", "WC-1", drawn, hand_kept),
        sealed("bet", "WC-6", state.BET_PROMPT),
        sealed("accusation", "WC-12", state.ACCUSE_PROMPT),
        sealed("play", "WC-23", state.PLAY_PROMPT),
        sealed("bribe", "WC-12", state.BRIBE_PROMPT),
        sealed("aim", "WC-21", state.AIM_PROMPT),
    ),
    probes=PROBES,
    lean=lean,
    haste=2,
)
