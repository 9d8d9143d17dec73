"""What has to fit together on a table of World Championship that somebody has written down."""

from typing import Final

from mypy_extensions import i64

from clickbang.core.seats import bit, has, is_several
from clickbang.core.table import DECLINE, UNANSWERED
from clickbang.games.championship.deck.cards import ACCUSATION, BET, CAUGHT, SPIN, TRIGGER
from clickbang.games.championship.rules.barrel import EMPTY, SEVEN
from clickbang.games.championship.rules.board import NOBODY, total
from clickbang.games.championship.rules.codes import PLAY_CODE, card_of, target_of
from clickbang.games.championship.rules.player import AT_SKY, TO_CHOOSE
from clickbang.games.championship.rules.state import (
    AIM_PROMPT,
    BET_PROMPT,
    BRIBE_PROMPT,
    DRAW,
    FIRE,
    FIRE_ON_PROMPT,
    LOOK,
    PLAY_PROMPT,
    POCKET_PROMPT,
    State,
)

MOMENTS: Final = (SPIN, SPIN, BET, ACCUSATION, SPIN, CAUGHT, TRIGGER, TRIGGER)
"""By kind of prompt, when it is asked; pockets are filled, and cards played, at others too."""


def flaw_in(table: State) -> str:
    """The first thing that does not, in a few words; nothing if all does."""
    if table.standing != 0 or table.drafts is not None or (not table.over and table.chance == 0 and not table.sealed):
        return "every prompt is sealed, nobody may act unasked, and nothing is drafted"
    for seat in range(table.seats):
        why = flaw_in_player(table, seat)
        if why:
            return f"seat {seat}: {why}"
    return flaw_in_cards(table) or ("" if table.over else flaw_in_what_is_due(table))


def flaw_in_player(table: State, seat: i64) -> str:
    """WC-1, WC-3 to WC-5, WC-19: the team and the barrel."""
    player = table.board.players[seat]
    barrel = table.barrels[seat]
    if not player.captain and (player.mates > 0 or player.in_round):
        return "without a captain there are no team-mates, and one is out of the round"
    if player.lost and player.in_round:
        return "who has lost a character is out of the round"
    if player.cards != total(table.hand(seat)):
        return "`cards` is how many cards are in the hand"
    if barrel.known > player.left or barrel.known_bits >= bit(barrel.known):
        return "no more cards of a barrel are known than are left"
    below = barrel.unknown_bullets()
    if barrel.bullets > player.left or below < 0 or below > player.left - barrel.known:
        return "no more BULLETs are in a barrel than cards, and those that are known are among them"
    if player.left > 0 and barrel.pocket == EMPTY:
        return "a barrel is loaded when the pocket is filled"
    if 1 + player.extra > SEVEN or player.extra + player.live > SEVEN - 1:
        return "a barrel has seven cards"
    if player.fires() and player.shots > player.left:
        return "nobody fires more often than there are cards in the barrel"
    return ""


def flaw_in_cards(table: State) -> str:
    """WC-2: no action card appears or disappears, and the box has no fewer than no BULLETs."""
    if table.board.box() < 0:
        return "more BULLETs are out than the box has"
    for kind, card in enumerate(table.kinds.cards):
        copies: i64 = table.deck[kind] + table.board.played[kind]
        for seat in range(table.seats):
            copies += table.held(seat, kind)
        if copies != card.copies:
            return f"there are {card.copies} cards {card.key!r}, not {copies}"
    return ""


def flaw_in_what_is_due(table: State) -> str:
    """WC-3: who is asked, or what chance is to bring."""
    alive = table.board.alive()
    if not is_several(alive) and table.board.last_captain == NOBODY:
        return "with at most one captain left the game is over"
    if table.board.last_captain != NOBODY and alive != bit(table.board.last_captain):
        return "the last captain is the only one who lives"
    for player in table.board.players:
        if table.board.moment < TRIGGER and player.in_round and player.bet > player.left:
            return "before Trigger nobody has fired"
    if table.chance != LOOK and table.looker != NOBODY:
        return "nobody looks at a barrel"
    if table.chance == DRAW:
        return flaw_in_draws(table)
    if table.board.round == 0:
        return "the first round is number 1"
    if table.chance == LOOK or table.chance == FIRE:
        return flaw_in_looks(table)
    return flaw_in_prompt(table)


def flaw_in_draws(table: State) -> str:
    """WC-2: who is owed a card draws one that is there."""
    if table.board.drawer() == NOBODY or total(table.deck) == 0:
        return "who draws is owed a card, and the deck has one"
    if table.board.last_captain != NOBODY:
        return "nobody draws when one captain is left"
    if table.board.round > 0 and table.board.moment not in (ACCUSATION, TRIGGER):
        return "cards are drawn at the start, after accusations and after shots"
    return ""


def flaw_in_looks(table: State) -> str:
    """WC-13, Peek: a card of somebody's barrel that nobody knows yet."""
    if table.board.moment != (BET if table.chance == LOOK else TRIGGER) or table.board.in_round() == 0:
        return "barrels are looked at before the bets, and fired in Trigger"
    if table.looked_at == NOBODY:
        return "somebody's barrel is looked at, or fired"
    player, barrel = table.board.players[table.looked_at], table.barrels[table.looked_at]
    if player.left <= barrel.known:
        return "there is a card left in the barrel that nobody knows"
    if table.chance == FIRE:
        return "" if player.fires() and barrel.known == 0 else "who fires has a shot left, and a top card nobody knows"
    if table.looker == NOBODY:
        return "somebody looks at the barrel"
    for seat in range(table.seats):
        play = table.answers[seat]
        if play > DECLINE and (
            play < PLAY_CODE or card_of(play) >= len(table.kinds.cards) or target_of(play) >= table.seats
        ):
            return f"seat {seat} has not played a card of the deck at somebody"
    return ""


def flaw_in_prompt(table: State) -> str:
    """WC-4, WC-6, WC-12, WC-23: everybody who is asked can be, at that moment."""
    kind = table.kind
    if (kind == FIRE_ON_PROMPT) != (table.board.last_captain != NOBODY):
        return "the last captain, and nobody else, is asked whether to fire on"
    if (kind == BRIBE_PROMPT) != (table.board.moment == CAUGHT):
        return "those who are caught, and only they, are asked whether to bribe"
    if kind == PLAY_PROMPT:
        if table.kinds.moments & bit(table.board.moment) == 0:
            return "no card is played at this moment"
    elif kind != POCKET_PROMPT and kind != BRIBE_PROMPT and table.board.moment != MOMENTS[kind]:
        return "this is asked at another moment"
    concerned = table.must | table.asked
    for seat in range(table.seats):
        if table.answers[seat] != UNANSWERED:
            concerned |= bit(seat)
    if kind == POCKET_PROMPT and concerned != table.board.alive():
        return "everybody still in the game fills a pocket"
    if kind == BET_PROMPT and concerned != table.board.in_round():
        return "everybody still in the round bets"
    if kind == AIM_PROMPT and concerned != choosing(table):
        return "those choose an aim who fire and have none"
    if table.board.moment in (SPIN, BET) and kind != POCKET_PROMPT and table.board.in_round() == 0:
        return "somebody is in the round"
    return flaw_in_those_asked(table) or flaw_in_the_others(table)


def choosing(table: State) -> i64:
    """Shoot Somebody: those who fire and have no aim."""
    found: i64 = 0
    for seat in range(table.seats):
        if table.board.players[seat].fires() and table.board.players[seat].aim == TO_CHOOSE:
            found |= bit(seat)
    return found


def flaw_in_those_asked(table: State) -> str:
    """Everybody who is asked can be."""
    kind = table.kind
    for seat in range(table.seats):
        player = table.board.players[seat]
        if not has(table.must | table.asked, seat):
            continue
        if kind == FIRE_ON_PROMPT and (seat != table.board.last_captain or not player.fires()):
            return "the last captain has a shot left"
        if kind != PLAY_PROMPT and kind != FIRE_ON_PROMPT and not player.captain:
            return f"seat {seat} is out of the game"
    return ""


def flaw_in_the_others(table: State) -> str:
    """WC-4, WC-22: all pockets are filled, and all aims chosen, when others are asked something else."""
    kind = table.kind
    if kind != POCKET_PROMPT:
        for seat in range(table.seats):
            player = table.board.players[seat]
            if player.captain and not player.shown and table.barrels[seat].pocket == EMPTY:
                return f"seat {seat} has nothing in the pocket"
            if player.aim < AT_SKY and kind not in (PLAY_PROMPT, AIM_PROMPT):
                return f"seat {seat} has yet to choose an aim"
    return ""
