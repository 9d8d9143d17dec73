"""What one seat knows of a game of Battle Royal, and the worlds it cannot tell apart."""

from typing import Final, final

from librt.random import Random

from clickbang.core.audience import SPECTATOR
from clickbang.core.seats import bit, members
from clickbang.core.table import Policy, Table
from clickbang.games.battleroyal.card_log import SPOILS, UNDEALT, UNDECIDED
from clickbang.games.battleroyal.offers import Offer
from clickbang.games.battleroyal.rules import BattleRoyal
from clickbang.games.battleroyal.seen_talk import SeenOffer, SeenTalk
from clickbang.games.battleroyal.state import DEAL, KINDS, NOBODY
from clickbang.games.battleroyal.unseen_deal import UnseenDeal, pick, stayed

TRIES: Final = 60
"""So often the cards are dealt from the start until all comes as it was noticed."""
WALK: Final = 60
"""Where that does not happen, a walk of so many steps a card leads from one way of the cards to another."""


@final
class BattleRoyalView(SeenTalk):
    """What a seat knows, and `sample` for the rest.

    Hands, and all that others chose in secret about cards, come from their exact distribution, given all that was seen
    and heard (see `UnseenDeal`), as long as a game can be dealt from the start until everything fits; after that a long
    random walk comes close to it. Offers that the seat is no party to are imagined as none. What others have sealed is
    uniform over what they may answer, or comes from a policy.
    """

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.start: UnseenDeal | None = None
        """Where walks begin: a way of the cards that fits everything."""
        self.started_at = 0

    def shown(self) -> dict[str, object]:
        shown = super().shown()
        keys = self.deck.keys(-1)
        shown["hand"] = None if self.seat == SPECTATOR else list(self.hand)
        shown["known"] = self.known.shown(keys)
        shown["revealed"] = [list(reveal) for reveal in self.revealed]
        shown["bluffs"] = [[seat, times] for seat, times in sorted(self.bluffs.items())]
        shown["owners"] = [[key, seat] for key, seat in self.owners.items()]
        shown["proposer"] = self.proposer
        shown["proposal"] = [[key, seat] for key, seat in self.proposal.items()]
        shown["votes"] = [[seat, vote] for seat, vote in self.votes.items()]
        shown["offers"] = [seen.shown(self.seat, keys) for seen in self.offers]
        shown["offers_made"] = self.offers_made
        return shown

    def sample(self, random: Random, policy: Policy | None = None) -> Table:
        """A possible table. Chance that is due has just become due: nobody can tell how much of it has struck."""
        table = BattleRoyal(self.seats, self.deck, self.persons, int(self.options["lap_limit"]))
        if not self.circle:
            table.begin()
            return table
        table.circle = list(self.circle)
        table.turn = self.turn if self.turn != NOBODY else self.first
        for seat in range(self.seats):
            table.teams[seat] = self.teams[seat]
        if self.turn == NOBODY:
            self.deal_half(table, random)
            return table
        self.copy_public(table)
        deal = self.imagine(random)
        self.lay_out(table, deal)
        self.go_on(table, deal, random, policy)
        return table

    def copy_public(self, table: BattleRoyal) -> None:
        """All that everybody knows."""
        table.alive = self.alive
        table.person = self.person
        table.passes = self.passes
        table.turns = self.turns
        table.attackers = self.attackers
        table.defenders = self.defenders
        for seat, kills in self.signs.items():
            table.kills[seat] = kills
        table.heirs = self.heirs
        table.tried = self.tried

    def deal_half(self, table: BattleRoyal, random: Random) -> None:
        """BR-1: who has got a card knows that all before them have theirs, and nothing about the rest."""
        left = [place for key, place in self.places.items() if key not in self.hand]
        left = pick(left, len(left), random)
        for seat in range(self.seat if self.hand else 0):
            for _ in range(self.persons):
                table.hands[seat] |= bit(left.pop())
        for key in self.hand:
            table.hands[self.seat] |= bit(self.places[key])
        for seat in range(self.seats):
            table.undealt &= ~table.hands[seat]
        table.await_chance(DEAL)

    # The cards

    def imagine(self, random: Random) -> UnseenDeal:
        """A way of the cards that fits all that was noticed, and the offers that are open."""
        deal = self.deal_again(random)
        while deal is None or not self.offers_fit(deal):
            deal = self.walk(random)
        return deal

    def walk(self, random: Random) -> UnseenDeal:
        """A way that a long walk leads to."""
        deal = self.start_of_walks().clone()
        deal.wander(random, WALK * self.log.seats * self.log.persons)
        return deal

    def offers_fit(self, deal: UnseenDeal) -> bool:
        """Whether all who have agreed to an offer may have picked what they give."""
        for seen in self.offers:
            for seat in seen.picked_in:
                if len(self.free_for(seen, seat, deal)) < seen.offer.given_by(seat):
                    return False
        return True

    def deal_again(self, random: Random) -> UnseenDeal | None:
        """Deal and choose at random from the start, until it comes as it was noticed; None after too many times."""
        for _ in range(TRIES):
            deal = UnseenDeal(self.log, self.deck)
            deal.deal(random)
            if all(deal.follow(step, random) for step in self.log.steps):
                return deal
        return None

    def start_of_walks(self) -> UnseenDeal:
        """The same one whoever asks, as long as nothing new is noticed."""
        random = Random(self.log.revision)
        while self.start is None or self.started_at != self.log.revision:
            deal = UnseenDeal(self.log, self.deck)
            deal.deal(random)
            for step in self.log.steps:
                deal.follow(step, random)
            if deal.set_right(random):
                self.start = deal
                self.started_at = self.log.revision
        return self.start

    def free_for(self, seen: SeenOffer, seat: int, deal: UnseenDeal) -> list[int]:
        """The cards from which this party may have picked what it gives."""
        since = seen.picked_in[seat]
        return [card for card in deal.at(seat, self.log.epoch) if stayed(deal.ways[card], seat, since, self.log.epoch)]

    def lay_out(self, table: BattleRoyal, deal: UnseenDeal) -> None:
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

    def go_on(self, table: BattleRoyal, deal: UnseenDeal, random: Random, policy: Policy | None) -> None:
        """Let the table wait for what this seat knows it waits for."""
        if self.over:
            table.end(self.ending, sum([1 << seat for seat in self.winners]))
            return
        if deal.reveals:
            self.lay_open(table, deal.reveals[-1])
        if self.log.clashes and self.log.clashes[-1].outcome == UNDECIDED and self.kind == "":
            # the two who are left know what this seat does not: that $1000 are on the table
            table.offer_dollars()
            return
        if self.kind == "talk":
            self.open_talk(table, deal, random)
        elif self.kind == "vote":
            table.proposal = self.imagine_proposal(table, random)
        audience = self.alive if self.kind == "dollars" else -1
        drafted = self.kind in ("talk", "divide") or (self.kind == "reveal" and self.persons > 1)
        kind = KINDS.index(self.kind)
        table.ask(kind, self.must, self.asked, self.standing, self.sealed, audience, drafted)
        self.seal_answers(table, random, policy)

    def lay_open(self, table: BattleRoyal, reveals: list[list[int]]) -> None:
        """The cards that were revealed last."""
        for killer, cards in zip(self.log.clashes[-1].killers, reveals, strict=True):
            for card in cards:
                if self.log.clashes[-1].attackers >> killer & 1:
                    table.shown_by_attackers |= bit(card)
                else:
                    table.shown_by_defenders |= bit(card)

    def imagine_proposal(self, table: BattleRoyal, random: Random) -> list[int]:
        """BR-18: who gets which card, as this seat knows if it is an heir."""
        if self.proposal:
            return list(self.proposal.values())
        heirs = members(self.heirs)
        return [heirs[random.randrange(len(heirs))] for _ in members(table.spoils)]

    def open_talk(self, table: BattleRoyal, deal: UnseenDeal, random: Random) -> None:
        """BR-17: the offers one knows, with cards picked for them."""
        table.talking = self.must
        table.talk_round = self.talk_round
        for author, made in self.offers_by.items():
            table.offers_made[author] = made
        for seen in self.offers:
            offer = seen.offer.clone()
            for seat in seen.picked_in:
                if seat != self.seat:
                    free = self.free_for(seen, seat, deal)
                    self.pick_for(offer, seat, pick(free, len(free), random))
            table.offers.append(offer)

    def pick_for(self, offer: Offer, seat: int, free: list[int]) -> None:
        """Let a party that has agreed pick what it gives."""
        for gift in offer.gifts:
            if gift.giver == seat:
                for _ in range(gift.cards):
                    gift.picked |= bit(free.pop())
