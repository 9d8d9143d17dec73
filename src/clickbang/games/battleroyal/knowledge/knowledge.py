"""What one seat can tell beside the board: where cards may be, and what it has seen and heard of them.

One method for each thing that can happen, as this seat notices it. A view calls them with what events say. In a batch
`memory.py` calls them with what the rules do.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clickbang.core.seats import bit, has, is_several, members
from clickbang.games.battleroyal.deck.card_log import DISCARDED, SPOILS, Flow
from clickbang.games.battleroyal.deck.cards import Deck
from clickbang.games.battleroyal.deck.known_cards import KnownCards
from clickbang.games.battleroyal.rules.board import NOBODY, Board
from clickbang.games.battleroyal.rules.offers import Offer

FIRST_TRADE: Final = 2
"""An offer is made in one round of the talk, and agreed to in this one at the earliest."""


class Reveal:
    """A card that was revealed before one's eyes, and whether with a "Bang!"."""

    def __init__(self, seat: i64, card: i64, bang: bool) -> None:
        self.seat: i64 = seat
        self.card: i64 = card
        self.bang = bang


class Knowledge:
    """What one seat (or SPECTATOR) can tell. Cards are named by their place in the deck."""

    def __init__(self, seat: i64, seats: i64, persons: i64, deck: Deck) -> None:
        self.seat: i64 = seat
        self.with_word: i64 = deck.bangs
        """The cards with the word."""
        self.known = KnownCards(len(deck.cards), seats, persons)
        # the confrontation
        self.confronter: i64 = NOBODY
        self.confronted: i64 = NOBODY
        self.bangs: vec[i64] = vec[i64]([0] * seats)
        """By seat: how often it has said "Bang!" in this confrontation. Replaced, never changed."""
        self.revealed: list[Reveal] = []
        """BR-13: what was revealed in this confrontation, if one takes part in it."""
        self.bluffs: vec[i64] = vec[i64]([0] * seats)
        """By seat: how often one has seen it say "Bang!" with a card that does not."""
        # the cards of the eliminated
        self.owners: dict[int, int] = {}
        """BR-18: the cards to divide, if one is an heir, and whose each was."""
        self.proposer: i64 = NOBODY
        self.proposal: dict[int, int] = {}
        """BR-18: who is to get which card, if one is an heir. Replaced, never changed."""
        self.voters: i64 = 0
        self.agreed: i64 = 0
        """BR-18: those of the voters who were for it."""
        # talk
        self.traders: i64 = 0
        """Those who did not leave the talk in its first round."""
        self.carried_out: Offer | None = None
        """An offer one is a party to, of which one has still to see what is given."""
        self.gifts: list[Flow] = []
        """Gifts that are just being made."""

    def copy_known_onto(self, other: "Knowledge") -> None:
        """For a view's `clone`."""
        other.known = self.known.clone()
        other.confronter = self.confronter
        other.confronted = self.confronted
        other.bangs = self.bangs
        other.revealed = self.revealed[:]
        other.bluffs = self.bluffs[:]
        other.owners = self.owners.copy()
        other.proposer = self.proposer
        other.proposal = self.proposal
        other.voters = self.voters
        other.agreed = self.agreed
        other.traders = self.traders
        other.carried_out = self.carried_out  # no longer changed
        other.gifts = [flow.clone() for flow in self.gifts]

    # Cards that are seen, and that move

    def see(self, card: i64, place: i64) -> None:
        """The card is here."""
        self.known.see(card, place)

    def move(self, flows: list[Flow]) -> None:
        """Cards change their places, all at once."""
        self.known.move(flows)
        self.known.settle()

    def now(self) -> i64:
        """Since when the cards have lain where they lie, for a flow; only notes need it."""
        return 0

    def unseen(self, source: i64, target: i64, cards: i64) -> Flow:
        """So many unknown cards, any of those that lie there now."""
        return Flow(source, target, cards, 0, self.now())

    def deal(self, card: i64) -> None:
        """BR-1: one's own card."""
        self.see(card, self.seat)
        self.known.settle()

    # Confrontations

    def begin_turn(self) -> None:
        """BR-4: nobody has confronted anybody yet."""
        if self.confronter != NOBODY:
            self.confronter = NOBODY
            self.confronted = NOBODY
            self.bangs = vec[i64]([0] * len(self.bangs))

    def confront(self, seat: i64, target: i64) -> None:
        """BR-7: who has named whom."""
        self.confronter = seat
        self.confronted = target
        self.revealed = []

    def see_reveal(self, reveal: Reveal) -> None:
        """BR-13: one is in the confrontation, and sees a card; BR-14: it may be a bluff."""
        self.revealed.append(reveal)
        self.see(reveal.card, reveal.seat)
        if reveal.bang and not has(self.with_word, reveal.card):
            self.bluffs[reveal.seat] += 1

    def hear_bangs(self, bangs: vec[i64], board: Board) -> None:
        """BR-14: who has shown all their cards and kept silent has none with the word."""
        self.bangs = bangs
        for seat in members(board.signers):
            if board.kills[seat] > 0 and bangs[seat] == 0 and board.kills[seat] == board.sizes[seat]:
                self.known.exclude(self.with_word, seat)
        self.known.settle()

    def lose(self, losers: i64) -> None:
        """BR-18: the cards of these lie there now; of one's own one knows which."""
        flows: list[Flow] = []
        for seat in members(losers):
            flow = self.unseen(seat, SPOILS, self.known.held[seat])
            if seat == self.seat:
                flow.known = self.known.known_at(seat)
            flows.append(flow)
        self.move(flows)

    # The cards of the eliminated

    def see_spoils(self, card: i64, owner: i64) -> None:
        """BR-18: one is an heir, and sees a card that is to be divided, and whose it was."""
        self.owners[card] = owner
        self.see(card, SPOILS)

    def propose(self, seat: i64, division: dict[int, int]) -> None:
        """BR-18: one of the heirs says who is to get which card."""
        self.proposer = seat
        self.proposal = division
        self.see_votes(0, 0)

    def see_votes(self, voters: i64, agreed: i64) -> None:
        """BR-18: who is for it, and who against it."""
        self.voters = voters
        self.agreed = agreed

    def divide(self, division: dict[int, int]) -> None:
        """BR-18: one is an heir, and sees who gets which card."""
        flows: dict[int, Flow] = {}
        for card, seat in division.items():
            if seat not in flows:
                flows[seat] = self.unseen(SPOILS, seat, 0)
            flow = flows[seat]
            flow.cards += 1
            flow.known |= bit(card)
        self.move(list(flows.values()))
        self.end_division()

    def note_sizes(self, seats: i64, sizes: vec[i64]) -> None:
        """BR-1: how others have divided cards can be told by how many they have then."""
        held = self.known.held
        if held[SPOILS] > 0:
            self.move([self.unseen(SPOILS, seat, sizes[seat] - held[seat]) for seat in members(seats)])

    def discard(self, cards: i64) -> None:
        """BR-18, BR-19: nobody gets the cards."""
        self.move([self.unseen(SPOILS, DISCARDED, cards)])
        self.end_division()

    def end_division(self) -> None:
        """Nothing is left to divide."""
        self.owners = {}
        self.propose(NOBODY, {})

    # Talk

    def begin_talk_round(self, board: Board) -> None:
        """BR-17: open offers still stand, so what they name is there; who does not hear the talk can tell less.

        Everybody who goes on talking after a round has said something in it that may be a part of a trade.
        """
        for offer in board.offers:
            if has(offer.parties, self.seat):
                self.see_named(offer, offer.agreed)
        hears = has(board.in_confrontation(), self.seat)
        if board.talk_round == FIRST_TRADE:
            self.traders = board.talking
        elif board.talk_round > FIRST_TRADE and not hears and is_several(self.traders):
            self.mix(board.sizes)

    def mix(self, sizes: vec[i64]) -> None:
        """BR-17: what these have traded since the talk began, one cannot tell but for how many cards each has."""
        self.known.mix(self.traders, sizes)
        self.known.settle()

    def agree(self, offer: Offer, seat: i64) -> None:
        """BR-17: a party has made an offer that one hears of, or agrees to it."""
        self.see_named(offer, bit(seat))

    def see_named(self, offer: Offer, agreed: i64) -> None:
        """BR-17: who makes or accepts an offer holds the cards that it names as theirs."""
        for gift in offer.gifts:
            if has(agreed, gift.giver) and gift.giver != self.seat:
                for card in members(gift.named):
                    self.see(card, gift.giver)
        self.known.settle()

    def carry_out(self, offer: Offer) -> None:
        """BR-17: all have agreed to an offer that one is a party to."""
        self.carried_out = offer if offer.gifts else None

    def see_hand(self, seat: i64, cards: i64) -> None:
        """BR-17: one is shown all cards of somebody."""
        for card in members(cards):
            self.see(card, seat)
        self.known.settle()

    def see_gift(self, giver: i64, receiver: i64, cards: i64) -> None:
        """BR-17: the team sees how many cards go from one to the other; a party knows those that the offer names."""
        named: i64 = 0
        if self.carried_out is not None:
            named = self.carried_out.gifts[len(self.gifts)].named
        self.gifts.append(Flow(giver, receiver, cards, named, self.picked_since(giver)))

    def picked_since(self, giver: i64) -> i64:
        """Since when this one has picked what it gives now; only notes need it."""
        return self.now()

    def see_given(self, giver: i64, receiver: i64, cards: i64) -> None:
        """BR-17: giver and receiver see which."""
        for flow in self.gifts:
            if flow.source == giver and flow.target == receiver:
                flow.known = cards

    def carry_out_gifts(self) -> None:
        """BR-17: when all has been told about the gifts of an offer, the cards change their places together."""
        if self.gifts:
            self.move(self.gifts)
            self.gifts = []
            self.carried_out = None
