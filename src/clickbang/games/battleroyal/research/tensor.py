"""What a seat knows of a game of Battle Royal, as numbers."""

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from clickbang.core.game import Game
from clickbang.core.programs.tensor import MOST, Encoder, mark, mark_one, mark_set, put
from clickbang.core.seats import bit, has, members
from clickbang.core.table import Table
from clickbang.core.view import View
from clickbang.games.battleroyal.deck.card_log import DISCARDED, SPOILS, UNDEALT
from clickbang.games.battleroyal.deck.deck import deck_of
from clickbang.games.battleroyal.knowledge.knowledge import Knowledge
from clickbang.games.battleroyal.knowledge.memory import Memory
from clickbang.games.battleroyal.knowledge.view import BattleRoyalView
from clickbang.games.battleroyal.rules.board import Board
from clickbang.games.battleroyal.rules.offers import Gift, Offer
from clickbang.games.battleroyal.rules.state import State

MOST_CARDS: Final = 60
MOST_PERSONS: Final = 2
MOST_LAPS: Final = 16
MOST_ROUNDS: Final = 16
FEW: Final = 8

PILES: Final = 3
"""Where a card may be that is with nobody."""
OFFERS: Final = 4
"""So many offers are told, those first that wait for one's own answer."""
GIFTS: Final = 3
"""So many clauses of each."""


@final
class BattleRoyalEncoder(Encoder):
    """The circle, the confrontation, the cards as far as one knows where they are, and the offers made to one."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, str]) -> None:
        super().__init__(game, seats, options)
        cards = len(deck_of(options["deck"]).cards)
        self.cards: i64 = cards
        self.circle: i64 = self.part("circle", (seats,), seats, "the place in the circle, by seat")
        self.alive: i64 = self.part("alive", (seats,), 1, "who is in the game, by seat")
        self.teams: i64 = self.part("teams", (seats, seats), 1, "who is in whose team, by seat and seat")
        self.sizes: i64 = self.part("sizes", (seats,), MOST_CARDS, "cards in hand, by seat")
        self.turn: i64 = self.part("turn", (seats,), 1, "whose turn it is, by seat")
        self.person: i64 = self.part("person", (1,), MOST_PERSONS, "of which of their persons, from 0")
        self.passes: i64 = self.part("passes", (1,), MOST, "passes in a row")
        self.turns: i64 = self.part("turns", (1,), MOST, "turns since the last elimination")
        self.laps: i64 = self.part("laps", (1,), MOST_LAPS, "laps since the last elimination")
        self.attackers: i64 = self.part("attackers", (seats,), 1, "who attacks in this confrontation, by seat")
        self.defenders: i64 = self.part("defenders", (seats,), 1, "who defends, by seat")
        self.confronter: i64 = self.part("confronter", (seats,), 1, "who confronted somebody, by seat")
        self.confronted: i64 = self.part("confronted", (seats,), 1, "whom, by seat")
        self.signs: i64 = self.part("signs", (seats, 3), 1, "*kill* signs shown: 0, 1, 2; by seat")
        self.bangs: i64 = self.part("bangs", (seats,), MOST_PERSONS, 'how often one said "Bang!", by seat')
        self.heirs: i64 = self.part("heirs", (seats,), 1, "who divides the cards of the eliminated, by seat")
        self.tried: i64 = self.part("tried", (seats,), 1, "who has had their chance to propose, by seat")
        self.spoils: i64 = self.part("spoils", (1,), MOST_CARDS, "cards to divide")
        self.talk_round: i64 = self.part("talk_round", (1,), MOST_ROUNDS, "the round of the talk")
        self.hand: i64 = self.part("hand", (cards,), 1, "one's own cards, by card of the deck")
        self.seen: i64 = self.part("seen", (cards,), 1, "cards one has ever seen, by card")
        self.places: i64 = self.part(
            "places", (cards, seats + PILES), 1,
            "where a card may be: with a seat, not dealt, among those to divide, discarded; by card",
        )  # fmt: skip
        self.revealed: i64 = self.part(
            "revealed", (cards, 2), 1, 'cards one saw revealed now: revealed, with a "Bang!"; by card'
        )
        self.bluffs: i64 = self.part("bluffs", (seats,), FEW, "bluffs one has seen, by seat")
        self.owners: i64 = self.part("owners", (cards,), seats, "whose a card to divide was, from 1; by card")
        self.proposer: i64 = self.part("proposer", (seats,), 1, "who has proposed how to divide, by seat")
        self.proposal: i64 = self.part("proposal", (cards,), seats, "who is to get a card, from 1; by card")
        self.votes: i64 = self.part("votes", (seats, 2), 1, "votes: against, for; by seat")
        self.offers_made: i64 = self.part("offers_made", (1,), FEW, "offers one has made in this talk")
        self.offers: i64 = self.part("offers", (1,), MOST, "offers one is a party to")
        self.clause_size: i64 = 3 + cards
        self.offer_size: i64 = 3 + 3 * seats + cards + GIFTS * (3 + cards)
        self.offer: i64 = self.part(
            "offer", (OFFERS, int(self.offer_size)), 0,
            f"offers, those first that wait for one's answer: it waits; author from 1 over {seats}; round over "
            f"{MOST_ROUNDS}; parties, who shows, who has agreed, each by seat; cards one gives oneself, by card; then "
            f"{GIFTS} gifts: giver and receiver from 1 over {seats}, cards over {MOST_CARDS}, those named, by card",
        )  # fmt: skip

    def fill_own(self, view: View, out: vec[i32], first: i64) -> None:
        assert isinstance(view, BattleRoyalView)
        hand: i64 = 0
        for key in view.hand:
            hand |= bit(view.places[key])
        self.fill_known(view.board, view.knowledge, view.turn, hand, out, first)

    # The same from a table and what its seats remember

    def reads_tables(self) -> bool:
        return True

    def prepare(self, table: Table) -> None:
        assert isinstance(table, State)
        table.hang(Memory(table.seats, table.board.persons, table.deck))

    def fill_decision(self, table: Table, seat: i64, out: vec[i32], first: i64) -> None:
        assert isinstance(table, State)
        memory = table.all_but_teller()
        assert isinstance(memory, Memory)
        self.fill_asked(table, seat, out, first)
        self.fill_known(table.board, memory.seats[seat], table.board.turn, table.hands[seat], out, first)

    # What a seat knows

    def fill_known(self, board: Board, knowledge: Knowledge, turn: i64, hand: i64, out: vec[i32], first: i64) -> None:
        """All of it, from its board and what it can tell besides."""
        seats = self.seats
        place: i64 = 0
        while place < len(board.circle):
            put(out, first + self.circle + board.circle[place], place, seats)
            place += 1
        seat: i64 = 0
        while seat < len(board.teams):
            mark_set(out, first + self.teams + seat * seats, board.teams[seat], seats)
            put(out, first + self.sizes + seat, board.sizes[seat], MOST_CARDS)
            seat += 1
        mark_set(out, first + self.alive, board.alive, seats)
        mark_one(out, first + self.turn, turn, seats)
        put(out, first + self.person, board.person, MOST_PERSONS)
        put(out, first + self.passes, board.passes, MOST)
        put(out, first + self.turns, board.turns, MOST)
        put(out, first + self.laps, board.laps(), MOST_LAPS)
        mark_set(out, first + self.tried, board.tried, seats)
        self.fill_cards(knowledge, hand, out, first)
        if board.attackers != 0:
            self.fill_confrontation(board, knowledge, out, first)
        if board.spoils != 0:
            self.fill_division(board, knowledge, out, first)
        self.fill_talk(board, knowledge.seat, out, first)

    def fill_cards(self, knowledge: Knowledge, hand: i64, out: vec[i32], first: i64) -> None:
        """One's own, those one has seen, and where all others may be."""
        mark_set(out, first + self.hand, hand, self.cards)
        known = knowledge.known
        mark_set(out, first + self.seen, known.seen, self.cards)
        width = self.seats + PILES
        card: i64 = 0
        while card < len(known.places):
            at = first + self.places + card * width
            where = known.places[card]
            mark_set(out, at, where, self.seats)
            mark(out, at + self.seats, has(where, UNDEALT))
            mark(out, at + self.seats + 1, has(where, SPOILS))
            mark(out, at + self.seats + 2, has(where, DISCARDED))
            card += 1
        for reveal in knowledge.revealed:
            at = first + self.revealed + 2 * reveal.card
            mark(out, at, True)
            mark(out, at + 1, reveal.bang)
        seat: i64 = 0
        while seat < len(knowledge.bluffs):
            put(out, first + self.bluffs + seat, knowledge.bluffs[seat], FEW)
            seat += 1

    def fill_confrontation(self, board: Board, knowledge: Knowledge, out: vec[i32], first: i64) -> None:
        """The two sides, and what they have shown."""
        seats = self.seats
        mark_set(out, first + self.attackers, board.attackers, seats)
        mark_set(out, first + self.defenders, board.defenders, seats)
        mark_one(out, first + self.confronter, knowledge.confronter, seats)
        mark_one(out, first + self.confronted, knowledge.confronted, seats)
        mark_set(out, first + self.heirs, board.heirs, seats)
        seat: i64 = 0
        while seat < seats:
            if has(board.signers, seat):
                mark_one(out, first + self.signs + 3 * seat, board.kills[seat], 3)
                put(out, first + self.bangs + seat, knowledge.bangs[seat], MOST_PERSONS)
            seat += 1

    def fill_division(self, board: Board, knowledge: Knowledge, out: vec[i32], first: i64) -> None:
        """BR-18: the cards of the eliminated, as an heir sees them."""
        seats = self.seats
        put(out, first + self.spoils, board.spoils, MOST_CARDS)
        mark_one(out, first + self.proposer, knowledge.proposer, seats)
        for card, seat in knowledge.owners.items():
            put(out, first + self.owners + card, seat + 1, seats)
        for card, seat in knowledge.proposal.items():
            put(out, first + self.proposal + card, seat + 1, seats)
        for seat in members(knowledge.voters):
            mark_one(out, first + self.votes + 2 * seat, 1 if has(knowledge.agreed, seat) else 0, 2)

    def fill_talk(self, board: Board, seat: i64, out: vec[i32], first: i64) -> None:
        """Offers to which one is a party."""
        put(out, first + self.talk_round, board.talk_round, MOST_ROUNDS)
        if 0 <= seat < len(board.offers_made):
            put(out, first + self.offers_made, board.offers_made[seat], FEW)
        if not board.offers:
            return
        offers: i64 = 0
        at = first + self.offer
        end = at + OFFERS * self.offer_size
        for waits in (True, False):
            for offer in board.offers:
                if has(offer.parties, seat) and offer.waits_for(seat) == waits:
                    offers += 1
                    if at < end:
                        self.fill_offer(offer, seat, out, at, waits)
                        at += self.offer_size
        put(out, first + self.offers, offers, MOST)

    def fill_offer(self, offer: Offer, seat: i64, out: vec[i32], at: i64, waits: bool) -> None:
        """One of them."""
        seats = self.seats
        mark(out, at, waits)
        put(out, at + 1, offer.author + 1, seats)
        put(out, at + 2, offer.made_in, MOST_ROUNDS)
        mark_set(out, at + 3, offer.parties, seats)
        mark_set(out, at + 3 + seats, offer.shows, seats)
        mark_set(out, at + 3 + 2 * seats, offer.agreed, seats)
        mark_set(out, at + 3 + 3 * seats, offer.picked_by(seat), self.cards)
        clause: i64 = 0
        while clause < len(offer.gifts) and clause < GIFTS:
            self.fill_gift(offer.gifts[clause], out, at + 3 + 3 * seats + self.cards + clause * self.clause_size)
            clause += 1

    def fill_gift(self, gift: Gift, out: vec[i32], at: i64) -> None:
        """One clause of an offer."""
        put(out, at, gift.giver + 1, self.seats)
        put(out, at + 1, gift.receiver + 1, self.seats)
        put(out, at + 2, gift.cards, MOST_CARDS)
        mark_set(out, at + 3, gift.named, self.cards)
