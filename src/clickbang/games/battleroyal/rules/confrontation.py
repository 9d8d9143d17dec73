"""Confrontations (BR-7 to BR-15c): signs, the table of outcomes, new teams, revealed cards."""

from mypy_extensions import i64

from clickbang.core.seats import bit, count, has, is_one, lowest, members, without_lowest
from clickbang.core.table import UNANSWERED
from clickbang.games.battleroyal.deck.cards import Deck
from clickbang.games.battleroyal.rules.codes import ACCEPT_CODE, REVEAL_CODE, SIGN_CODE
from clickbang.games.battleroyal.rules.phases import (
    ALL_ALONE,
    CARDS,
    COMPARISON,
    CONFRONTATION_OVER,
    DOLLARS,
    ELIMINATION,
    ONE_TEAM,
    TALK,
    TURN_OVER,
    WAIT,
)
from clickbang.games.battleroyal.rules.spoils import end
from clickbang.games.battleroyal.rules.state import (
    DOLLARS_PROMPT,
    LAST_ONE,
    NOBODY_LEFT,
    REVEAL_PROMPT,
    SIGN_PROMPT,
    TWO_WINNERS,
    State,
)


def begin(table: State, seat: i64, target: i64) -> i64:
    """BR-7: team against team; who names a team-mate leaves first, and the rest is the other side."""
    board = table.board
    if has(board.teams[seat], target):
        table.leave_team(seat)
    board.confront(board.teams[seat], board.teams[target])
    table.observer.confront(seat, target, board)
    table.ask(SIGN_PROMPT, board.in_confrontation(), sealed=True)
    return WAIT


# Signs


def reveal_signs(table: State) -> i64:
    """BR-8: all signs are revealed together, to the whole table; the two sides decide what follows."""
    board = table.board
    left = board.in_confrontation()
    while left != 0:
        seat = lowest(left)
        left = without_lowest(left)
        board.show_sign(seat, table.answers[seat] - SIGN_CODE)
    table.observer.show_signs(board)
    attacking, defending = kills_of(table, board.attackers), kills_of(table, board.defenders)
    attackers, defenders = count(board.attackers), count(board.defenders)
    outcome = outcome_of(attacking, attackers * board.persons, defending, defenders * board.persons)
    if outcome == ELIMINATION:
        board.win(board.defenders if attacking == 0 else board.attackers)
    return outcome


def outcome_of(kills: i64, persons: i64, other_kills: i64, other_persons: i64) -> i64:
    """BR-8 to BR-12: what so many *kill* signs of so many persons on either side lead to.

    BR-11: a side that trusted the other, which did not, is eliminated, and no card is revealed.
    """
    if kills == 0 and other_kills == 0:
        return ONE_TEAM
    if kills == 0 or other_kills == 0:
        return ELIMINATION
    if is_mixed(kills, persons) and is_mixed(other_kills, other_persons):
        return ALL_ALONE
    return CARDS


def kills_of(table: State, side: i64) -> i64:
    """How many *kill* signs this side has shown."""
    found: i64 = 0
    while side != 0:
        found += table.board.kills[lowest(side)]
        side = without_lowest(side)
    return found


def is_mixed(kills: i64, persons: i64) -> bool:
    """BR-8: neither all *team* nor all *kill* (BR-23: one player's two persons may differ)."""
    return 0 < kills < persons


# Teams


def unite(table: State) -> i64:
    """BR-9, BR-3: both sides become one team and talk, unless nobody else is left: then it dissolves at once."""
    board = table.board
    team = board.in_confrontation()
    board.unite(team)
    table.observer.unite(team)
    return CONFRONTATION_OVER if team == board.alive else TALK


def part(table: State) -> i64:
    """BR-10: everybody in the confrontation is alone."""
    table.dissolve(table.board.in_confrontation())
    return CONFRONTATION_OVER


# Cards


def ask_for_cards(table: State) -> i64:
    """BR-12: who showed *kill* picks a card; BR-23: a player of two persons who both did picks two."""
    board = table.board
    killers: i64 = 0
    left = board.in_confrontation()
    while left != 0:
        seat = lowest(left)
        left = without_lowest(left)
        if board.kills[seat] > 0:
            killers |= bit(seat)
    table.ask(REVEAL_PROMPT, killers, sealed=True, drafted=board.persons > 1)
    return WAIT


def reveal_cards(table: State) -> i64:
    """BR-12 to BR-14: those in the confrontation see the cards, everybody hears who says "Bang!"."""
    board = table.board
    table.shown_by_attackers = 0
    table.shown_by_defenders = 0
    both = board.in_confrontation()
    left = both
    while left != 0:
        seat = lowest(left)
        left = without_lowest(left)
        if table.drafts is not None:
            for code in table.drafts[seat]:
                reveal(table, both, seat, code)
        elif table.answers[seat] != UNANSWERED:
            reveal(table, both, seat, table.answers[seat])
    table.observer.hear_bangs(both, board)
    return DOLLARS


def reveal(table: State, both: i64, seat: i64, code: i64) -> None:
    """BR-12, BR-14: one card, seen by both sides, with or without a "Bang!"."""
    card = (code - REVEAL_CODE) // 2
    if has(table.board.attackers, seat):
        table.shown_by_attackers |= bit(card)
    else:
        table.shown_by_defenders |= bit(card)
    table.observer.reveal(both, seat, card, code != REVEAL_CODE + 2 * card)


# The $1000


def confidants(table: State) -> i64:
    """BR-15c: cards are about to be revealed, and one of them may be the $1000: only the two who are left know."""
    may_be_offered = table.kind == REVEAL_PROMPT and count(table.board.alive) == 2 and table.deck.dollars != 0
    return table.board.alive if may_be_offered else 0


def offer_dollars(table: State) -> i64:
    """BR-15c: while exactly two players are left the opponent of the $1000 chooses; nobody else hears of it."""
    board = table.board
    asked: i64 = 0
    if count(board.alive) == 2:
        if table.shown_by_attackers & table.deck.dollars != 0:
            asked |= board.defenders
        if table.shown_by_defenders & table.deck.dollars != 0:
            asked |= board.attackers
    if asked == 0:
        return COMPARISON
    table.ask(DOLLARS_PROMPT, 0, asked=asked, sealed=True, audience=board.alive)
    return WAIT


def settle_dollars(table: State) -> i64:
    """BR-15c: accepting, both win; refusing, it is as if nothing had been offered."""
    board = table.board
    refused: i64 = 0
    for seat in members(board.alive):
        if table.answers[seat] == ACCEPT_CODE:
            return end(table, TWO_WINNERS, board.alive)
        if table.answers[seat] != UNANSWERED:
            refused |= bit(seat)
    table.observer.refuse_dollars(board.alive, refused)
    return COMPARISON


# What comes of it


def compare(table: State) -> i64:
    """BR-12: the lower side is eliminated; equal sums, and nothing happens."""
    board = table.board
    shown = table.shown_by_attackers, table.shown_by_defenders
    losers = losers_of(table.deck, board.persons, board.attackers, board.defenders, shown[0], shown[1])
    if losers != 0:
        board.win(board.in_confrontation() & ~losers)
        return ELIMINATION
    table.observer.tie()
    return CONFRONTATION_OVER


def losers_of(deck: Deck, persons: i64, attackers: i64, defenders: i64, by_attackers: i64, by_defenders: i64) -> i64:
    """BR-12, BR-15: the Bomb takes all, the Scream Mask a side of one; otherwise the lower sum loses."""
    if (by_attackers | by_defenders) & deck.bombs != 0:
        return attackers | defenders
    losers: i64 = 0
    if by_attackers & deck.masks != 0 and is_frightened(deck, defenders, by_defenders, persons):
        losers |= defenders
    if by_defenders & deck.masks != 0 and is_frightened(deck, attackers, by_attackers, persons):
        losers |= attackers
    if losers == 0:
        lead = deck.counted(by_attackers, by_defenders) - deck.counted(by_defenders, by_attackers)
        if lead != 0:
            losers = defenders if lead > 0 else attackers
    return losers


def is_frightened(deck: Deck, side: i64, shown: i64, persons: i64) -> bool:
    """BR-15b: the Scream Mask frightens a side of one that reveals no *Bang*; BR-24: a lone pair is two."""
    return is_one(side) and persons == 1 and shown & deck.bangs == 0


def close(table: State) -> i64:
    """BR-21: one left wins; BR-3: one team left dissolves."""
    board = table.board
    if board.alive == 0:
        return end(table, NOBODY_LEFT, 0)
    if is_one(board.alive):
        return end(table, LAST_ONE, board.alive)
    if board.teams[lowest(board.alive)] == board.alive:
        table.dissolve(board.alive)
    return TURN_OVER
