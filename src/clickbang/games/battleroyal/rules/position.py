"""What has to fit together on a table of Battle Royal that somebody has written down."""

from mypy_extensions import i64

from clickbang.core.seats import bit, count, everyone_at, has, is_one, is_several, lowest
from clickbang.core.table import UNANSWERED
from clickbang.games.battleroyal.deck.cards import MOST_SEATS
from clickbang.games.battleroyal.rules.board import NOBODY
from clickbang.games.battleroyal.rules.offers import Offer
from clickbang.games.battleroyal.rules.state import (
    DEAL,
    DIVIDE_PROMPT,
    DOLLARS_PROMPT,
    REVEAL_PROMPT,
    SEATING,
    SIGN_PROMPT,
    TALK_PROMPT,
    TURN_PROMPT,
    VOTE_PROMPT,
    State,
)


def flaw_in(table: State) -> str:
    """The first thing that does not, in a few words; nothing if all does."""
    return flaw_in_circle(table) or flaw_in_cards(table) or flaw_in_teams(table) or flaw_in_what_is_due(table)


def flaw_in_circle(table: State) -> str:
    """BR-2: everybody has one place, once all sit."""
    board = table.board
    seen: i64 = 0
    for seat in board.circle:
        if has(seen, seat):
            return f"seat {seat} has two places in the circle"
        seen |= bit(seat)
    if table.chance == SEATING:
        return "" if 0 < len(board.circle) < table.seats - 1 else "somebody has still to sit down"
    return "" if len(board.circle) == table.seats else "everybody has a place in the circle"


def flaw_in_cards(table: State) -> str:
    """BR-1: every card is at one place; everybody who is left holds as many as they keep."""
    board = table.board
    seen = table.undealt
    for pile in [table.discarded, table.spoils, *table.hands]:
        if pile & seen != 0:
            return "a card is at two places"
        seen |= pile
    if seen != everyone_at(len(table.deck.cards)):
        return "a card is nowhere"
    dealt = len(table.deck.cards) - count(table.undealt)
    if dealt < table.seats * board.persons:
        if table.chance == 0:
            return "everybody is dealt their cards first"
        for seat in range(table.seats):
            if count(table.hands[seat]) != min(board.persons, max(0, dealt - seat * board.persons)):
                return "cards are dealt in the order of the seats"
        return ""
    for seat in range(table.seats):
        held = count(table.hands[seat])
        if has(board.alive, seat) and held < board.least_hand():
            return f"seat {seat} holds {board.least_hand()} or more"
        if not has(board.alive, seat) and held > 0:
            return f"seat {seat} is out and holds cards"
    return ""


def flaw_in_teams(table: State) -> str:
    """BR-3: whoever is in somebody's team has them in theirs; the dead are alone."""
    board = table.board
    for seat in range(table.seats):
        team = board.teams[seat]
        if not has(team, seat):
            return f"seat {seat} is not in their own team"
        if team != bit(seat) and team & ~board.alive != 0:
            return f"the team of seat {seat} has members who are out"
        for other in range(table.seats):
            if has(team, other) and board.teams[other] != team:
                return f"seats {seat} and {other} do not agree on their team"
    return ""


def flaw_in_what_is_due(table: State) -> str:
    """Who is asked, or what chance is to bring."""
    board = table.board
    if table.over:
        if table.ending == "":
            return "a game that is over has an ending"
        return ""
    if table.ending != "" or table.winners != 0:
        return "a game that goes on has no ending and no winners"
    if table.chance == DEAL:
        if table.undealt == 0 or table.receiver() == NOBODY or board.turn == NOBODY:
            return "somebody is still to get a card, and it is known who begins"
        return ""
    if table.chance != 0:
        return "" if table.receiver() == 0 else "cards are dealt when all sit"
    if not is_several(board.alive):
        return "with at most one player left the game is over"
    if board.turn == NOBODY or not has(board.alive, board.turn) or board.person >= board.persons:
        return "it is the turn of a person of somebody who is left"
    if (table.must | table.asked | table.standing) & ~board.alive != 0:
        return "only who is left is asked"
    return flaw_in_turn(table) if table.kind == TURN_PROMPT else flaw_in_confrontation(table)


def flaw_in_turn(table: State) -> str:
    """BR-4 to BR-6, BR-21: one chooses, others may leave."""
    board = table.board
    if table.must != bit(board.turn) or table.asked != 0 or table.sealed or table.drafts is not None:
        return "the one whose turn it is chooses"
    if table.standing & ~board.may_leave() != 0:
        return "who may leave a team has one"
    if board.passes >= board.everybody_in_game():
        return "when all have passed the game is over"
    if table.lap_limit > 0 and board.turns >= table.lap_limit * board.everybody_in_game():
        return "after so many laps the game is over"
    if board.teams[board.turn] == board.alive:
        return "a team of all who are left dissolves"
    return flaw_without_talk(table)


def flaw_without_talk(table: State) -> str:
    """What is settled before anything else happens."""
    if table.spoils != 0:
        return "nothing is left to divide"
    if table.board.offers:
        return "nobody trades"
    return ""


def flaw_in_confrontation(table: State) -> str:
    """BR-7 to BR-18: two sides, and what they are asked."""
    board = table.board
    if table.standing != 0:
        return "nobody may leave during a confrontation"
    attackers, defenders = board.attackers, board.defenders
    if attackers & defenders != 0 or attackers == 0 or defenders == 0:
        return "there are two sides in a confrontation"
    both = board.in_confrontation()
    if table.kind == DIVIDE_PROMPT or table.kind == VOTE_PROMPT:
        return flaw_in_division(table)
    if both & ~board.alive != 0 or (table.must | table.asked) & ~both != 0:
        return "those are asked who are in the confrontation"
    for seat in range(table.seats):
        if (
            has(both, seat)
            and table.kind != TALK_PROMPT
            and board.teams[seat] != (attackers if has(attackers, seat) else defenders)
        ):
            return "a side is a team"
    if table.spoils != 0:
        return "nothing is there to divide"
    if table.kind == TALK_PROMPT:
        return flaw_in_talk(table)
    return flaw_in_signs(table) or ("there are no offers" if board.offers else "")


def answered(table: State) -> i64:
    """Those who have sealed something."""
    found: i64 = 0
    for seat in range(table.seats):
        if table.answers[seat] != UNANSWERED:
            found |= bit(seat)
    return found


def flaw_in_signs(table: State) -> str:
    """BR-8, BR-12, BR-15c: signs, cards, $1000."""
    board = table.board
    both = board.in_confrontation()
    concerned = table.must | table.asked | answered(table)
    if not table.sealed:
        return "signs, cards and an answer to $1000 are sealed"
    if table.kind == SIGN_PROMPT:
        if concerned != both or table.asked != 0 or table.drafts is not None:
            return "everybody in the confrontation gives a sign"
        return ""
    killers: i64 = 0
    for seat in range(table.seats):
        if has(both, seat) and board.kills[seat] > 0:
            killers |= bit(seat)
    if killers == 0:
        return "somebody has shown *kill*"
    if table.kind == REVEAL_PROMPT:
        if concerned != killers or table.asked != 0 or (table.drafts is not None) != (board.persons > 1):
            return "those reveal a card who have shown *kill*"
        return ""
    if table.kind == DOLLARS_PROMPT:
        return flaw_in_dollars(table, concerned)
    return "there is no such prompt"


def flaw_in_dollars(table: State, concerned: i64) -> str:
    """BR-15c: two are left, and the opponent of who has revealed $1000 chooses."""
    board = table.board
    shown = table.shown_by_attackers | table.shown_by_defenders
    if count(board.alive) != 2 or table.drafts is not None or concerned & ~board.alive != 0:
        return "$1000 is offered between the last two"
    if shown & table.deck.dollars == 0:
        return "somebody has revealed $1000"
    if table.shown_by_attackers & ~hands_of(table, board.attackers) != 0:
        return "the attackers hold what they have revealed"
    if table.shown_by_defenders & ~hands_of(table, board.defenders) != 0:
        return "the defenders hold what they have revealed"
    return ""


def hands_of(table: State, seats: i64) -> i64:
    """All cards of these."""
    found: i64 = 0
    for seat in range(table.seats):
        if has(seats, seat):
            found |= table.hands[seat]
    return found


def flaw_in_division(table: State) -> str:
    """BR-18: the heirs divide what they have won."""
    board = table.board
    if not is_several(board.heirs) or board.heirs & ~board.alive != 0 or table.spoils == 0:
        return "several heirs divide cards"
    if (table.must | table.asked) & ~board.heirs != 0 or board.tried & ~board.heirs != 0:
        return "the heirs are asked"
    for seat in range(table.seats):
        if has(board.heirs, seat) and board.teams[seat] != board.heirs:
            return "the heirs are a team"
    if board.offers:
        return "nobody trades"
    if table.kind == DIVIDE_PROMPT:
        if not is_one(table.asked) or table.must != 0 or table.sealed or table.drafts is None:
            return "one heir is asked for a division, step by step"
        return "" if has(board.tried, lowest(table.asked)) else "who is asked has had their chance to propose"
    if not table.sealed or table.drafts is not None or table.asked != 0:
        return "votes are sealed"
    if len(table.proposal) != count(table.spoils):
        return "a division says who gets each card"
    for receiver in table.proposal:
        if not has(board.heirs, receiver):
            return "the heirs get the cards"
    return ""


def flaw_in_talk(table: State) -> str:
    """BR-17: those who still talk, and what is on the table."""
    board = table.board
    both = board.in_confrontation()
    if board.talking & ~both != 0 or table.must | answered(table) != board.talking or table.asked != 0:
        return "those are asked who still talk"
    if not table.sealed or table.drafts is None:
        return "in a talk answers are sealed, step by step"
    if board.talk_round == 0:
        return "the first round of a talk is number 1"
    if board.teams[lowest(both)] != both:
        return "those who talk are one team"
    if board.teams[lowest(both)] == board.alive:
        return "a team of all who are left dissolves without a talk"
    seen: list[int] = []
    for offer in board.offers:
        why = flaw_in_offer(table, offer)
        if why:
            return why
        name = int(offer.author + MOST_SEATS * offer.made_in)
        if name in seen:
            return "an author makes one offer a round"
        seen.append(name)
    return ""


def flaw_in_offer(table: State, offer: Offer) -> str:
    """BR-17: an offer that waits for somebody who still talks, and that can be carried out."""
    board = table.board
    if offer.made_in >= board.talk_round or offer.made_in == 0:
        return "an offer was made in an earlier round of the talk"
    if offer.parties & ~board.in_confrontation() != 0 or not has(offer.agreed, offer.author):
        return "the parties of an offer are in the team, and its author has agreed"
    if offer.agreed & ~offer.parties != 0 or offer.agreed == offer.parties or offer.shows & ~offer.parties != 0:
        return "an offer waits for one of its parties"
    if offer.parties & ~offer.agreed & ~board.talking != 0:
        return "who is to answer an offer still talks"
    for gift in offer.gifts:
        if not has(offer.parties, gift.giver) or not has(offer.parties, gift.receiver) or gift.giver == gift.receiver:
            return "one party of an offer gives cards to another"
        if gift.cards == 0 or (gift.named != 0 and count(gift.named) != gift.cards):
            return "a gift is of so many cards, or of those that are named"
        picked: i64 = gift.cards if has(offer.agreed, gift.giver) else 0
        if count(gift.picked) != picked or gift.picked & ~table.hands[gift.giver] != 0:
            return "who has agreed has picked what they give, of what they hold"
        if picked > 0 and gift.named != 0 and gift.picked != gift.named:
            return "what is named is what is picked"
    for seat in range(table.seats):
        if has(offer.parties, seat):
            held = count(table.hands[seat])
            if offer.given_by(seat) > held or held + offer.gain(seat) < board.least_hand():
                return "everybody has what they give, and keeps enough"
            mine: i64 = 0
            for gift in offer.gifts:
                if gift.giver == seat:
                    if mine & gift.picked != 0:
                        return "no card is given twice"
                    mine |= gift.picked
    return ""
