"""Confrontations (BR-7 to BR-15c): signs, the table of outcomes, revealed cards."""

from mypy_extensions import i64

from clickbang.core.audience import EVERYONE
from clickbang.core.seats import bit, count, has, is_one, lowest, members, without_lowest
from clickbang.core.table import UNANSWERED
from clickbang.games.battleroyal.deck.cards import Deck
from clickbang.games.battleroyal.events import (
    BangsHeard,
    CardsRevealed,
    Confronted,
    DollarsRefused,
    HeardBang,
    NothingHappened,
    RevealedCard,
    ShownSign,
    SignsRevealed,
)
from clickbang.games.battleroyal.rules import teams
from clickbang.games.battleroyal.rules.codes import ACCEPT_CODE, REVEAL_CODE, SIGN_CODE
from clickbang.games.battleroyal.rules.ending import end
from clickbang.games.battleroyal.rules.endings import LAST_ONE, NOBODY_LEFT, TWO_WINNERS
from clickbang.games.battleroyal.rules.memory import Memory
from clickbang.games.battleroyal.rules.phases import (
    ALL_ALONE,
    CARDS,
    COMPARISON,
    CONFRONTATION_OVER,
    DOLLARS,
    ELIMINATION,
    ONE_TEAM,
    TURN_OVER,
    WAIT,
)
from clickbang.games.battleroyal.rules.state import DOLLARS_PROMPT, REVEAL_PROMPT, SIGN_PROMPT, State


def begin(table: State, seat: i64, target: i64) -> i64:
    """BR-7: team against team; who names a team-mate leaves first, and the rest is the other side."""
    board = table.board
    if has(board.teams[seat], target):
        teams.leave(table, seat)
    board.confront(board.teams[seat], board.teams[target])
    if table.memory is not None:
        table.memory.confront(seat, target)
    if table.listener is not None:
        attackers, defenders = tuple(members(board.attackers)), tuple(members(board.defenders))
        table.tell(EVERYONE, Confronted(seat, target, attackers, defenders))
    table.ask(SIGN_PROMPT, board.in_confrontation(), sealed=True)
    return WAIT


# Signs


def reveal_signs(table: State) -> i64:
    """BR-8: all signs are revealed together, to the whole table; the two sides decide what follows."""
    board = table.board
    both = board.in_confrontation()
    left = both
    while left != 0:
        seat = lowest(left)
        left = without_lowest(left)
        board.show_sign(seat, table.answers[seat] - SIGN_CODE)
    if table.listener is not None:
        signs = [ShownSign(one, int(board.kills[one])) for one in members(both)]
        table.tell(EVERYONE, SignsRevealed(tuple(signs)))
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
    table.shown_by_attackers = cards_shown_by(table, board.attackers)
    table.shown_by_defenders = cards_shown_by(table, board.defenders)
    if table.memory is not None:
        remember_reveals(table, table.memory, board.in_confrontation())
    if table.listener is not None:
        tell_reveals(table, board.in_confrontation())
    return DOLLARS


def cards_shown_by(table: State, side: i64) -> i64:
    """The set of cards that this side has just sealed."""
    found: i64 = 0
    while side != 0:
        seat = lowest(side)
        side = without_lowest(side)
        if table.drafts is not None:
            for code in table.drafts[seat]:
                found |= bit((code - REVEAL_CODE) // 2)
        elif table.answers[seat] != UNANSWERED:
            found |= bit((table.answers[seat] - REVEAL_CODE) // 2)
    return found


def tell_reveals(table: State, both: i64) -> None:
    """BR-13: the cards are for those in the confrontation; BR-14: a "Bang!" is for everybody."""
    reveals: list[RevealedCard] = []
    bangs: list[HeardBang] = []
    for seat in members(both):
        heard = 0
        for code in revealed_by(table, seat):
            place, bang = divmod(code - REVEAL_CODE, 2)
            reveals.append(RevealedCard(seat, table.deck.cards[place].key, bang == 1))
            heard += bang
        if heard:
            bangs.append(HeardBang(seat, heard))
    table.tell(both, CardsRevealed(tuple(reveals)))
    table.tell(EVERYONE, BangsHeard(tuple(bangs)))


def remember_reveals(table: State, memory: Memory, both: i64) -> None:
    """The same for those who remember."""
    for seat in members(both):
        for code in revealed_by(table, seat):
            memory.reveal(both, seat, (code - REVEAL_CODE) // 2, (code - REVEAL_CODE) % 2 == 1)
    memory.hear_bangs(both, table.board.kills, table.hands)


def revealed_by(table: State, seat: i64) -> list[int]:
    """The sealed reveals of this seat: one, or for two *kill* signs two."""
    if table.answers[seat] == UNANSWERED:
        return []
    return [table.answers[seat]] if table.drafts is None else table.drafts[seat]


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
    refused: list[int] = []
    for seat in members(board.alive):
        if table.answers[seat] == ACCEPT_CODE:
            return end(table, TWO_WINNERS, board.alive)
        if table.answers[seat] != UNANSWERED:
            refused.append(seat)
    if table.listener is not None:
        table.tell(board.alive, DollarsRefused(tuple(refused)))
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
    if table.listener is not None:
        table.tell(EVERYONE, NothingHappened())
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
        teams.dissolve(table, board.alive)
    return TURN_OVER
