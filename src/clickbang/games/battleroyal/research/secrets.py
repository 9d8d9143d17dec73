"""What Battle Royal hides: cards, everything sealed, and all that is told to one side, one team or two parties only.

Some moves are hidden from those who do not take part for longer than the prompt is open, as long as everybody sees the
same come of them. What a table shows after such a move tells whether it came to the one outcome that counts here.
"""

from collections.abc import Callable

from clickbang.core.audience import EVERYONE
from clickbang.core.parts.secrets import CHANCE, Move, Secret, Secrets, all_but, draft, sealed, until_closed
from clickbang.core.seats import bit, count, mask_of, members
from clickbang.core.table import DECLINE, NOTHING, TAKE_BACK
from clickbang.games.battleroyal.rules import codes, state
from clickbang.games.battleroyal.rules.course import BattleRoyal
from clickbang.games.battleroyal.rules.offers import MOST_OFFERS
from clickbang.games.battleroyal.rules.sides import sides


def in_confrontation(table: BattleRoyal) -> int:
    return table.board.attackers | table.board.defenders


def holders(table: BattleRoyal, cards: int) -> int:
    """Those who hold one of these cards."""
    return mask_of(seat for seat in range(table.seats) if table.hands[seat] & cards)


def shown_to(table: BattleRoyal, seats: int) -> int:
    """All parties of offers by which one of these seats shows their cards."""
    found = 0
    for offer in table.board.offers:
        if offer.shows & seats:
            found |= offer.parties
    return found


def steps_of(move: Move, first: int, beyond: int) -> list[int]:
    """What the mover has done from this move on, as long as these were answers of this kind or steps back."""
    steps: list[int] = []
    for who, value in move.since:
        if who == move.who:
            if value != TAKE_BACK and not first <= value < beyond:
                break
            steps.append(value)
    return steps


# Cards (BR-1, BR-16): with their owner, those who are shown or given them, and the heirs


def dealt(table: BattleRoyal, who: int) -> int:
    return all_but(table.receiver()) if who == CHANCE and table.chance == state.DEAL else 0


def card_kept(table: BattleRoyal, move: Move) -> int:
    card = bit(move.value)
    heirs = table.board.heirs if table.spoils & card else 0
    owners = holders(table, card)
    return move.hidden_from & ~heirs & ~owners & ~shown_to(table, owners)


# Which card was revealed, and whether a "Bang!" was true, only those in the confrontation know (BR-13, BR-14)


def revealing(table: BattleRoyal, _who: int) -> int:
    return EVERYONE & ~in_confrontation(table) if table.kind == state.REVEAL_PROMPT else 0


def reveal_kept(bang: bool) -> Callable[[BattleRoyal, Move], int]:
    """Nobody else can tell, if it came with this sound and the attackers won."""

    def keeps(table: BattleRoyal, move: Move) -> int:
        if table.opened == move.opened and table.kind == state.REVEAL_PROMPT:
            return move.hidden_from
        alive, sides = table.board.alive, move.before.board
        attackers_won = alive & sides.attackers and not alive & sides.defenders
        steps = steps_of(move, codes.REVEAL_CODE, codes.PICK_CODE)
        heard = TAKE_BACK not in steps and all((step - codes.REVEAL_CODE) % 2 == bang for step in steps)
        return move.hidden_from if attackers_won and heard and table.kind != state.DOLLARS_PROMPT else 0

    return keeps


# $1000 (BR-15c): the two who are left know of them, and nobody else


def offered_dollars(table: BattleRoyal, _who: int) -> int:
    return EVERYONE & ~table.board.alive if table.kind == state.DOLLARS_PROMPT else 0


# Offers (BR-17): for their parties


def offering(table: BattleRoyal, who: int) -> int:
    board = table.board
    if table.kind != state.TALK_PROMPT or board.offers_made[who] == MOST_OFFERS or count(board.talking) == 1:
        return 0
    return all_but(who) if len(draft(table, who)) < 2 else 0


def offer_kept(table: BattleRoyal, move: Move) -> int:
    """If an offer was made, only its parties notice, until one of them says something else, to which it may matter."""
    if table.opened == move.opened and table.kind == state.TALK_PROMPT:
        return move.hidden_from
    for offer in table.board.offers:
        made_in = move.before.board.talk_round
        if offer.author == move.who and offer.made_in == made_in and table.opened == move.opened + 1:
            silent = not any(draft(table, seat) for seat in members(offer.parties))
            return move.hidden_from & ~offer.parties if silent else 0
    return 0


def naming(table: BattleRoyal, who: int) -> int:
    """Which card an offer names is for its parties; nobody else hears of it."""
    if table.kind != state.TALK_PROMPT or not draft(table, who):
        return 0
    return all_but(who) if min(table.legal_actions(who)) >= codes.CARD_CODE else 0


# Gifts (BR-17): which cards, only giver and receiver know


def picking(table: BattleRoyal, who: int) -> int:
    if table.kind != state.TALK_PROMPT or not codes.PICK_CODE <= min(table.legal_actions(who)) < codes.BY_NAME_CODE:
        return 0
    for offer in table.board.offers:
        if offer.agreed >> who & 1 and offer.given_by(who) > 0:
            # if two offers want the same card all will see that one of them lapses
            return 0
    return all_but(who)


def pick_kept(table: BattleRoyal, move: Move) -> int:
    """If the gift is made at once, nobody but its receivers can tell which cards it was."""
    if table.opened == move.opened and table.kind == state.TALK_PROMPT:
        return move.hidden_from
    steps = steps_of(move, codes.PICK_CODE, codes.BY_NAME_CODE)
    picked = mask_of(step - codes.PICK_CODE for step in steps if step != TAKE_BACK)
    if TAKE_BACK in steps or not picked or picked & table.hands[move.who] or table.spoils or table.chance != NOTHING:
        return 0
    owners = holders(table, picked)
    alive = table.board.alive
    if table.over or not alive >> move.who & 1 or alive & owners != owners or picked & table.discarded:
        return 0
    return move.hidden_from & ~owners & ~shown_to(table, owners | bit(move.who))


# Proposals and votes (BR-18): for the heirs


def drafting_division(table: BattleRoyal, who: int) -> int:
    return all_but(who) if table.kind == state.DIVIDE_PROMPT else 0


def proposing(table: BattleRoyal, _who: int) -> int:
    return EVERYONE & ~table.board.heirs if table.kind == state.DIVIDE_PROMPT else 0


def proposal_kept(table: BattleRoyal, move: Move) -> int:
    """That there is a proposal everybody sees, but not which, until the votes are in."""
    if table.opened == move.opened:
        return move.hidden_from
    return move.hidden_from if table.opened == move.opened + 1 and table.kind == state.VOTE_PROMPT else 0


def voting(table: BattleRoyal, _who: int) -> int:
    return EVERYONE & ~table.board.heirs if table.kind == state.VOTE_PROMPT else 0


def vote_kept(table: BattleRoyal, move: Move) -> int:
    """If somebody else may propose now, the others know that not all were for it, and not who was against."""
    if table.opened == move.opened + 1 and table.kind != state.DIVIDE_PROMPT:
        return 0
    return move.hidden_from


def lean(table: BattleRoyal, who: int, choices: list[int]) -> list[int]:
    """Few pass, leave or talk for long; in half of the games teams grow, and then kill; all agree and propose."""
    board = table.board
    if who == CHANCE:
        return choices
    if table.kind == state.TURN_PROMPT:
        return [choice for choice in choices if choice >= codes.CONFRONT_CODE] or choices[:1]
    if table.kind == state.SIGN_PROMPT:
        own, other = sides(board.attackers, board.defenders, who)
        if board.circle[1] % 2:
            return choices
        if count(own | other) < 4:
            return choices[:1]
        return choices[-1:] if count(own) > count(other) else choices[:1]
    if table.kind == state.TALK_PROMPT:
        if choices[0] == codes.DONE_CODE:
            agreeing = [choice for choice in choices if codes.AGREE_CODE <= choice < codes.REFUSE_CODE]
            giving = [choice for choice in choices if codes.FROM_CODE <= choice < codes.TO_CODE]
            return agreeing or (giving if board.talk_round == 1 else choices[:1])
        if codes.SEND_CODE in choices:
            return [codes.SEND_CODE]
        if codes.BY_NAME_CODE in choices and board.circle[2] % 3:  # who is asked for a card by name can seldom agree
            return choices[:-1]
        return choices
    if table.kind == state.DIVIDE_PROMPT:
        return [choice for choice in choices if choice != DECLINE]
    return choices


PROBES = (
    DECLINE,
    codes.LEAVE_CODE,
    codes.SIGN_CODE,
    codes.CONFRONT_CODE + 1,
    codes.FROM_CODE,
    codes.CARD_CODE,
    codes.AGREE_CODE,
    codes.REVEAL_CODE,
    codes.PICK_CODE + 3,
    9999,
)

SECRETS = Secrets(
    secrets=(
        Secret("card", "BR-1", dealt, card_kept),
        sealed("sign", "BR-8", state.SIGN_PROMPT),
        Secret("card revealed", "BR-13", revealing, reveal_kept(bang=False)),
        sealed("reveal", "BR-12", state.REVEAL_PROMPT),
        Secret("$1000", "BR-15c", offered_dollars, until_closed, unnoticed=True),
        sealed("answer to $1000", "BR-15c", state.DOLLARS_PROMPT),
        Secret("picked card", "BR-17", picking, pick_kept),
        Secret("named card", "BR-17", naming, offer_kept),
        Secret("offer", "BR-17", offering, offer_kept),
        sealed("talk", "BR-17", state.TALK_PROMPT),
        Secret("proposal", "BR-18", proposing, proposal_kept),
        Secret("draft of a division", "BR-18", drafting_division, until_closed),
        Secret("vote unseen", "BR-18", voting, vote_kept),
        sealed("vote", "BR-18", state.VOTE_PROMPT),
    ),
    probes=PROBES,
    lean=lean,
    haste=3,
    patience=25,
)
