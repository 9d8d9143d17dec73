"""The worlds that one seat cannot tell apart: a table for all that its view has seen."""

from typing import Final

from librt.random import Random
from mypy_extensions import i64

from clickbang.core.audience import EVERYONE
from clickbang.core.seats import bit, count, has, mask_of, members
from clickbang.core.table import Policy, Table
from clickbang.games.battleroyal.deck.card_log import SPOILS, UNDEALT, UNDECIDED
from clickbang.games.battleroyal.knowledge.seen import Seen, SeenOffer
from clickbang.games.battleroyal.knowledge.unseen_deal import UnseenDeal, pick, stayed
from clickbang.games.battleroyal.rules.board import Board
from clickbang.games.battleroyal.rules.course import BattleRoyal
from clickbang.games.battleroyal.rules.offers import Offer
from clickbang.games.battleroyal.rules.phases import DOLLARS
from clickbang.games.battleroyal.rules.spoils import end
from clickbang.games.battleroyal.rules.state import DEAL, KINDS

TRIES: Final = 60
"""So often the cards are dealt from the start until all comes as it was noticed."""
WALK: Final = 60
"""Where that does not happen, a walk of so many steps a card leads from one way of the cards to another."""
MOST_CHANGES: Final = 40_000
"""After so many changes in all nothing is looked for any longer. Nearly always the first beginning will do, but among
pairs who trade and fight much it has taken more than ten times as many: nobody waits so long."""
WALKS: Final = 200
"""So often a walk is: what really happened has never taken more than one."""


def sample(view: Seen, random: Random, policy: Policy | None) -> Table:
    """A possible table. Chance that is due has just become due: nobody can tell how much of it has struck."""
    view.imagined = None
    shuffled = view.options.get("seating", "random") == "random"
    board = view.board.clone() if len(view.board.circle) > 0 else Board(view.seats, view.board.persons)
    table = BattleRoyal(board, view.deck, int(view.options["lap_limit"]), shuffled)
    if len(board.circle) == 0:
        table.begin()
        return table
    if not view.dealt:
        deal_half(view, table, random)
        return table
    deal = imagine(view, random)
    view.imagined = deal
    lay_out(table, deal)
    go_on(view, table, deal, random, policy)
    return table


def deal_half(view: Seen, table: BattleRoyal, random: Random) -> None:
    """BR-1: who has got a card knows that all before them have theirs, and nothing about the rest."""
    left = [place for key, place in view.places.items() if key not in view.hand]
    left = pick(left, len(left), random)
    for seat in range(view.seat if view.hand else 0):
        for _ in range(view.board.persons):
            table.hands[seat] |= bit(left.pop())
    for key in view.hand:
        table.hands[view.seat] |= bit(view.places[key])
    for seat in range(view.seats):
        table.undealt &= ~table.hands[seat]
    table.await_chance(DEAL)


# The cards


def imagine(view: Seen, random: Random) -> UnseenDeal:
    """A way of the cards that fits all that was noticed, and the offers that are open."""
    deal = deal_again(view, random)
    walks = 0
    while deal is None or not offers_fit(view, deal):
        if walks == WALKS:
            raise ValueError(f"no way of the cards fits the offers that seat {view.seat} has heard of")
        walks += 1
        deal = walk(view, random)
    return deal


def walk(view: Seen, random: Random) -> UnseenDeal:
    """A way that a long walk leads to."""
    deal = start_of_walks(view).clone()
    deal.wander(random, WALK * view.log.seats * view.log.persons)
    return deal


def offers_fit(view: Seen, deal: UnseenDeal) -> bool:
    """Whether all who have agreed to an offer may have picked what they give, and hold what it names."""
    for seen in view.offers:
        for seat in seen.picked_in:
            free = mask_of(free_for(view, seen, seat, deal))
            if count(free) < seen.offer.given_by(seat) or seen.offer.named_of(seat) & ~free != 0:
                return False
    return True


def deal_again(view: Seen, random: Random) -> UnseenDeal | None:
    """Deal and choose at random from the start, until it comes as it was noticed; None after too many times."""
    for _ in range(TRIES):
        deal = UnseenDeal(view.log, view.deck)
        deal.deal(random)
        if all(deal.follow(step, random) for step in view.log.steps):
            return deal
    return None


def start_of_walks(view: Seen) -> UnseenDeal:
    """The same one whoever asks, as long as nothing new is noticed."""
    random = Random(view.log.revision)
    left: i64 = MOST_CHANGES
    while view.start is None or view.started_at != view.log.revision:
        if left <= 0:
            raise ValueError(f"no way of the cards explains what seat {view.seat} has noticed")
        deal = UnseenDeal(view.log, view.deck)
        deal.deal(random)
        for step in view.log.steps:
            deal.follow(step, random)
        if deal.set_right(random, left):
            view.start = deal
            view.started_at = view.log.revision
        left -= deal.changes + 1
    return view.start


def free_for(view: Seen, seen: SeenOffer, seat: int, deal: UnseenDeal) -> list[int]:
    """The cards from which this party may have picked what it gives."""
    since = seen.picked_in[seat]
    return [card for card in deal.at(seat, view.log.epoch) if stayed(deal.ways[card], seat, since, view.log.epoch)]


def lay_out(table: BattleRoyal, deal: UnseenDeal) -> None:
    """Every card where it is in the end."""
    table.undealt = 0
    for card, way in enumerate(deal.ways):
        place = way[-1]
        if place < UNDEALT:
            table.hands[place] |= bit(card)
        elif place == UNDEALT:
            table.undealt |= bit(card)
        elif place == SPOILS:
            table.spoils |= bit(card)
        else:
            table.discarded |= bit(card)


# The prompt, or chance


def go_on(view: Seen, table: BattleRoyal, deal: UnseenDeal, random: Random, policy: Policy | None) -> None:
    """Let the table wait for what this seat knows it waits for."""
    if view.over:
        end(table, view.ending, mask_of(view.winners))
        table.finish()
        return
    if deal.reveals:
        lay_open(view, table, deal.reveals[-1])
    if view.log.clashes and view.log.clashes[-1].outcome == UNDECIDED and view.kind == "":
        # the two who are left know what this seat does not: that $1000 are on the table
        table.go_on(DOLLARS)
        return
    if view.kind == "talk":
        open_talk(view, table, deal, random)
    elif view.kind == "vote":
        table.proposal = imagine_proposal(view, table, random)
    audience = view.board.alive if view.kind == "dollars" else EVERYONE
    drafted = view.kind in ("talk", "divide") or (view.kind == "reveal" and view.board.persons > 1)
    kind = KINDS.index(view.kind)
    table.ask(kind, view.must, view.asked, view.standing, view.sealed, audience, drafted)
    view.seal_answers(table, random, policy)


def lay_open(view: Seen, table: BattleRoyal, reveals: list[list[int]]) -> None:
    """The cards that were revealed last."""
    for killer, cards in zip(view.log.clashes[-1].killers, reveals, strict=True):
        for card in cards:
            if has(view.log.clashes[-1].attackers, killer):
                table.shown_by_attackers |= bit(card)
            else:
                table.shown_by_defenders |= bit(card)


def imagine_proposal(view: Seen, table: BattleRoyal, random: Random) -> list[int]:
    """BR-18: who gets which card, as this seat knows if it is an heir."""
    if view.proposal:
        return list(view.proposal.values())
    heirs = members(view.board.heirs)
    return [heirs[random.randrange(len(heirs))] for _ in members(table.spoils)]


def open_talk(view: Seen, table: BattleRoyal, deal: UnseenDeal, random: Random) -> None:
    """BR-17: the offers one knows, with cards picked for them."""
    for offer, seen in zip(table.board.offers, view.offers, strict=True):
        for seat in seen.picked_in:
            if seat != view.seat:
                named = seen.offer.named_of(seat)
                free = [card for card in free_for(view, seen, seat, deal) if not has(named, card)]
                pick_for(offer, seat, pick(free, len(free), random))


def pick_for(offer: Offer, seat: int, free: list[int]) -> None:
    """Let a party that has agreed pick what it gives."""
    for gift in offer.gifts:
        if gift.giver == seat and gift.named == 0:
            for _ in range(gift.cards):
                gift.picked |= bit(free.pop())
