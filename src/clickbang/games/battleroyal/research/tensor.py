"""What a seat knows of a game of Battle Royal, as numbers."""

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from clickbang.core.game import Game
from clickbang.core.programs.tensor import MOST, Encoder, mark, mark_one, mark_set, put
from clickbang.core.seats import has
from clickbang.core.table import Table
from clickbang.core.view import View
from clickbang.games.battleroyal.deck.card_log import DISCARDED, SPOILS, UNDEALT
from clickbang.games.battleroyal.deck.deck import deck_of
from clickbang.games.battleroyal.knowledge.view import BattleRoyalView
from clickbang.games.battleroyal.rules.memory import Memory
from clickbang.games.battleroyal.rules.offers import Gift, Offer
from clickbang.games.battleroyal.rules.state import (
    DIVIDE_PROMPT,
    SIGN_PROMPT,
    TALK_PROMPT,
    TURN_PROMPT,
    VOTE_PROMPT,
    State,
)

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
        seats = self.seats
        for place, seat in enumerate(view.board.circle):
            put(out, first + self.circle + seat, place, seats)
        mark_set(out, first + self.alive, view.board.alive, seats)
        seat_number: i64 = 0
        while seat_number < len(view.board.teams):
            mark_set(out, first + self.teams + seat_number * seats, view.board.teams[seat_number], seats)
            put(out, first + self.sizes + seat_number, view.board.sizes[seat_number], MOST_CARDS)
            seat_number += 1
        mark_one(out, first + self.turn, view.turn, seats)
        put(out, first + self.person, view.board.person, MOST_PERSONS)
        put(out, first + self.passes, view.board.passes, MOST)
        put(out, first + self.turns, view.board.turns, MOST)
        put(out, first + self.laps, view.laps(), MOST_LAPS)
        self.fill_confrontation(view, out, first)
        self.fill_cards(view, out, first)
        self.fill_talk(view, out, first)

    def fill_confrontation(self, view: BattleRoyalView, out: vec[i32], first: i64) -> None:
        """The two sides, what they have shown, and who divides."""
        seats = self.seats
        mark_set(out, first + self.attackers, view.board.attackers, seats)
        mark_set(out, first + self.defenders, view.board.defenders, seats)
        mark_one(out, first + self.confronter, view.confronter, seats)
        mark_one(out, first + self.confronted, view.confronted, seats)
        for seat, kills in view.signs.items():
            mark_one(out, first + self.signs + 3 * seat, kills, 3)
        for seat, times in view.bangs.items():
            put(out, first + self.bangs + seat, times, MOST_PERSONS)
        mark_set(out, first + self.heirs, view.board.heirs, seats)
        mark_set(out, first + self.tried, view.board.tried, seats)
        put(out, first + self.spoils, view.board.spoils, MOST_CARDS)
        mark_one(out, first + self.proposer, view.proposer, seats)
        for seat, vote in view.votes.items():
            mark(out, first + self.votes + 2 * seat + (1 if vote else 0), True)

    def fill_cards(self, view: BattleRoyalView, out: vec[i32], first: i64) -> None:
        """One's own, those one has seen, and where all others may be."""
        for key in view.hand:
            mark(out, first + self.hand + view.places[key], True)
        mark_set(out, first + self.seen, view.known.seen, self.cards)
        width = self.seats + PILES
        card: i64 = 0
        while card < len(view.known.places):
            at = first + self.places + card * width
            where: i64 = view.known.places[card]
            mark_set(out, at, where, self.seats)
            mark(out, at + self.seats, has(where, UNDEALT))
            mark(out, at + self.seats + 1, has(where, SPOILS))
            mark(out, at + self.seats + 2, has(where, DISCARDED))
            card += 1
        for reveal in view.revealed:
            at = first + self.revealed + 2 * view.places[reveal.card]
            mark(out, at, True)
            mark(out, at + 1, reveal.bang)
        for seat, times in view.bluffs.items():
            put(out, first + self.bluffs + seat, times, FEW)
        for key, seat in view.owners.items():
            put(out, first + self.owners + view.places[key], seat + 1, self.seats)
        for key, seat in view.proposal.items():
            put(out, first + self.proposal + view.places[key], seat + 1, self.seats)

    def fill_talk(self, view: BattleRoyalView, out: vec[i32], first: i64) -> None:
        """Offers to which one is a party."""
        put(out, first + self.talk_round, view.board.talk_round, MOST_ROUNDS)
        put(out, first + self.offers_made, view.offers_made, FEW)
        if not view.board.offers:
            return
        put(out, first + self.offers, len(view.board.offers), MOST)
        at = first + self.offer
        end = at + OFFERS * self.offer_size
        for waits in (True, False):
            for offer in view.board.offers:
                if at < end and offer.waits_for(view.seat) == waits:
                    self.fill_offer(offer, view.seat, out, at, waits)
                    at += self.offer_size

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

    # The same from a table and what its seats remember

    def reads_tables(self) -> bool:
        return True

    def prepare(self, table: Table) -> None:
        assert isinstance(table, State)
        table.memory = Memory(table.seats, self.cards, table.board.persons, table.deck.bangs)

    def fill_decision(self, table: Table, seat: i64, out: vec[i32], first: i64) -> None:
        assert isinstance(table, State)
        board = table.board
        memory = table.memory
        assert memory is not None
        self.fill_asked(table, seat, out, first)
        seats = self.seats
        place: i64 = 0
        while place < seats:
            put(out, first + self.circle + i64(board.circle[place]), place, seats)
            mark_set(out, first + self.teams + place * seats, board.teams[place], seats)
            put(out, first + self.sizes + place, board.sizes[place], MOST_CARDS)
            place += 1
        mark_set(out, first + self.alive, board.alive, seats)
        mark_one(out, first + self.turn, board.turn, seats)
        put(out, first + self.person, board.person, MOST_PERSONS)
        put(out, first + self.passes, board.passes, MOST)
        put(out, first + self.turns, board.turns, MOST)
        put(out, first + self.laps, board.laps(), MOST_LAPS)
        mark_set(out, first + self.tried, board.tried, seats)
        put(out, first + self.offers_made, board.offers_made[seat], FEW)
        self.put_cards(table, memory, seat, out, first)
        if table.kind != TURN_PROMPT:
            self.put_confrontation(table, memory, out, first)
        if table.kind == DIVIDE_PROMPT or table.kind == VOTE_PROMPT:
            self.put_division(table, memory, seat, out, first)
        elif table.kind == TALK_PROMPT:
            self.put_talk(table, seat, out, first)

    def put_cards(self, table: State, memory: Memory, seat: i64, out: vec[i32], first: i64) -> None:
        """One's own, those one has seen, and where all others may be."""
        mark_set(out, first + self.hand, table.hands[seat], self.cards)
        known = memory.known[seat]
        mark_set(out, first + self.seen, known.seen, self.cards)
        width = self.seats + PILES
        card: i64 = 0
        while card < self.cards:
            at = first + self.places + card * width
            where: i64 = known.places[card]
            mark_set(out, at, where, self.seats)
            mark(out, at + self.seats, has(where, UNDEALT))
            mark(out, at + self.seats + 1, has(where, SPOILS))
            mark(out, at + self.seats + 2, has(where, DISCARDED))
            card += 1
        if has(memory.revealed_to, seat):
            card = 0
            while card < self.cards:
                mark(out, first + self.revealed + 2 * card, has(memory.revealed, card))
                mark(out, first + self.revealed + 2 * card + 1, has(memory.revealed_loudly, card))
                card += 1
        other: i64 = 0
        while other < self.seats:
            put(out, first + self.bluffs + other, memory.bluffs[seat * self.seats + other], FEW)
            other += 1

    def put_confrontation(self, table: State, memory: Memory, out: vec[i32], first: i64) -> None:
        """The two sides, and what they have shown."""
        board = table.board
        seats = self.seats
        both = board.in_confrontation()
        mark_set(out, first + self.attackers, board.attackers, seats)
        mark_set(out, first + self.defenders, board.defenders, seats)
        mark_one(out, first + self.confronter, memory.confronter, seats)
        mark_one(out, first + self.confronted, memory.confronted, seats)
        if table.kind != SIGN_PROMPT:
            seat: i64 = 0
            while seat < seats:
                if has(both, seat):
                    mark_one(out, first + self.signs + 3 * seat, board.kills[seat], 3)
                    put(out, first + self.bangs + seat, memory.heard[seat], MOST_PERSONS)
                seat += 1

    def put_division(self, table: State, memory: Memory, seat: i64, out: vec[i32], first: i64) -> None:
        """BR-18: who decides now is one of the heirs."""
        seats = self.seats
        mark_set(out, first + self.heirs, table.board.heirs, seats)
        put(out, first + self.spoils, table.board.spoils, MOST_CARDS)
        mark_one(out, first + self.proposer, memory.proposer, seats)
        card: i64 = 0
        while card < self.cards:
            put(out, first + self.owners + card, memory.owners[card] + 1, seats)
            put(out, first + self.proposal + card, memory.proposal[card] + 1, seats)
            card += 1
        voter: i64 = 0
        while voter < seats:
            mark_one(out, first + self.votes + 2 * voter, memory.votes[voter], 2)
            voter += 1

    def put_talk(self, table: State, seat: i64, out: vec[i32], first: i64) -> None:
        """Offers to which one is a party."""
        put(out, first + self.talk_round, table.board.talk_round, MOST_ROUNDS)
        offers: i64 = 0
        at = first + self.offer
        end = at + OFFERS * self.offer_size
        for waits in (True, False):
            for offer in table.board.offers:
                if has(offer.parties, seat) and offer.waits_for(seat) == waits:
                    offers += 1
                    if at < end:
                        self.fill_offer(offer, seat, out, at, waits)
                        at += self.offer_size
        put(out, first + self.offers, offers, MOST)
