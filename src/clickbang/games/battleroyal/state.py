"""What lies on a Battle Royal table, and the words for it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clickbang.core.audience import EVERYONE
from clickbang.core.fields import Fields
from clickbang.core.seats import bit, count, everyone_at, has, without
from clickbang.core.table import Table
from clickbang.games.battleroyal.cards import Deck
from clickbang.games.battleroyal.endings import NOT_YET, UNTIL_NOW
from clickbang.games.battleroyal.events import HandSize, HandSizes
from clickbang.games.battleroyal.memory import Memory
from clickbang.games.battleroyal.offers import MOST_OFFERS, LastDraft, Offer

# Prompts
TURN_PROMPT: Final = 1
SIGN_PROMPT: Final = 2
REVEAL_PROMPT: Final = 3
DOLLARS_PROMPT: Final = 4
TALK_PROMPT: Final = 5
DIVIDE_PROMPT: Final = 6
VOTE_PROMPT: Final = 7
KINDS: Final = ("", "turn", "sign", "reveal", "dollars", "talk", "divide", "vote")

# Chance: who sits next in the circle, who begins, and the next card
SEATING: Final = 1
BEGINNER: Final = 2
DEAL: Final = 3
CHANCES: Final = ("", "seating", "beginner", "deal")

NOBODY: Final = -1
MOST_WITH_PAIRS: Final = 5
"""BR-22: with more players everybody runs one person."""
MOST_TURNS: Final = 1_000_000
"""More than any game has."""


class State(Table):
    """Everything on the table, and what can be asked about it. What happens is up to the phases."""

    def __init__(self, seats: i64, deck: Deck, persons: i64, lap_limit: i64, shuffled: bool) -> None:
        super().__init__(seats)
        self.deck = deck
        self.persons: i64 = persons
        """BR-22: how many persons each player runs."""
        self.lap_limit: i64 = lap_limit
        self.shuffled = shuffled
        """BR-2: whether the circle is in random order; otherwise all sit as they took their seats."""
        self.circle: list[int] = []
        """BR-2: the seats, clockwise. Replaced, never changed, so that clones may share it."""
        self.alive: i64 = everyone_at(seats)
        self.teams: vec[i64] = vec[i64]([0] * seats)
        """By seat: the set of all members of its team."""
        self.hands: vec[i64] = vec[i64]([0] * seats)
        """By seat: the set of its cards."""
        self.undealt: i64 = everyone_at(len(deck.cards))
        self.discarded: i64 = 0
        self.turn: i64 = NOBODY
        self.person: i64 = 0
        self.passes: i64 = 0
        self.turns: i64 = 0
        """BR-21: how many turns have been taken since the last elimination."""
        self.attackers: i64 = 0
        self.defenders: i64 = 0
        self.kills: vec[i64] = vec[i64]([0] * seats)
        """By seat: how many *kill* signs it has just shown."""
        self.shown_by_attackers: i64 = 0
        self.shown_by_defenders: i64 = 0
        self.heirs: i64 = 0
        """BR-18: the team that divides what it has won."""
        self.spoils: i64 = 0
        self.tried: i64 = 0
        """BR-18: those of the heirs who have had their chance to propose."""
        self.proposal: list[int] = []
        """Who is to get each of the collected cards, in the order of the deck. Replaced, never changed."""
        self.talking: i64 = 0
        self.talk_round: i64 = 0
        self.offers: list[Offer] = []
        self.offers_made: vec[i64] = vec[i64]([0] * seats)
        self.last_draft = LastDraft()
        self.memory: Memory | None = None
        """Like the listener, no part of the game: a clone has none."""
        self.ending = NOT_YET
        self.winners: i64 = 0

    def copy_state_onto(self, other: "State") -> None:
        """The half of `clone` that is about this game."""
        self.copy_onto(other)
        other.circle = self.circle
        other.alive = self.alive
        other.teams = self.teams[:]
        other.hands = self.hands[:]
        other.undealt = self.undealt
        other.discarded = self.discarded
        other.turn = self.turn
        other.person = self.person
        other.passes = self.passes
        other.turns = self.turns
        other.attackers = self.attackers
        other.defenders = self.defenders
        other.kills = self.kills[:]
        other.shown_by_attackers = self.shown_by_attackers
        other.shown_by_defenders = self.shown_by_defenders
        other.heirs = self.heirs
        other.spoils = self.spoils
        other.tried = self.tried
        other.proposal = self.proposal
        other.talking = self.talking
        other.talk_round = self.talk_round
        other.offers = [offer.clone() for offer in self.offers]
        other.offers_made = self.offers_made[:]
        other.ending = self.ending
        other.winners = self.winners

    def carry(self, fields: Fields) -> bool:
        self.carry_prompt(fields, KINDS, CHANCES)
        seats = self.seats
        cards: i64 = len(self.deck.cards)
        self.circle = fields.listed("circle", self.circle, 0, seats - 1, seats)
        self.alive = fields.members("alive", self.alive, seats)
        self.teams = fields.sets("teams", self.teams, seats)
        self.hands = fields.sets("hands", self.hands, cards)
        self.undealt = fields.members("undealt", self.undealt, cards)
        self.discarded = fields.members("discarded", self.discarded, cards)
        self.turn = fields.number("turn", self.turn, NOBODY, seats - 1)
        self.person = fields.number("person", self.person, 0, self.persons)
        self.passes = fields.number("passes", self.passes, 0, seats * self.persons)
        self.turns = fields.number("turns", self.turns, -1, MOST_TURNS)
        self.attackers = fields.members("attackers", self.attackers, seats)
        self.defenders = fields.members("defenders", self.defenders, seats)
        self.kills = fields.numbers("kills", self.kills, 0, self.persons)
        self.shown_by_attackers = fields.members("shown_by_attackers", self.shown_by_attackers, cards)
        self.shown_by_defenders = fields.members("shown_by_defenders", self.shown_by_defenders, cards)
        self.heirs = fields.members("heirs", self.heirs, seats)
        self.spoils = fields.members("spoils", self.spoils, cards)
        self.tried = fields.members("tried", self.tried, seats)
        self.proposal = fields.listed("proposal", self.proposal, 0, seats - 1, cards)
        self.talking = fields.members("talking", self.talking, seats)
        self.talk_round = fields.number("talk_round", self.talk_round, 0, MOST_TURNS)
        self.carry_offers(fields, cards)
        self.offers_made = fields.numbers("offers_made", self.offers_made, 0, MOST_OFFERS)
        self.ending = fields.word("ending", self.ending, UNTIL_NOW)
        self.winners = fields.members("winners", self.winners, seats)
        return True

    def carry_offers(self, fields: Fields, cards: i64) -> None:
        """BR-17: those that wait for somebody."""
        offers = fields.size("offers", len(self.offers), MOST_OFFERS * self.seats)
        while len(self.offers) < offers:
            self.offers.append(Offer(0, 0))
        for place in range(offers):
            fields.begin("offers", place)
            self.offers[place].carry(fields, self.seats, cards)
            fields.end()

    def answers_count(self) -> bool:
        return False

    def game_name(self) -> str:
        return "battleroyal"

    def settings(self) -> dict[str, str]:
        return {
            "deck": self.deck.value,
            "pairs": "on" if self.persons > 1 or self.seats > MOST_WITH_PAIRS else "off",
            "lap_limit": str(self.lap_limit),
            "seating": "random" if self.shuffled else "seats",
        }

    def kind_name(self) -> str:
        return KINDS[self.kind]

    # Who sits where

    def neighbour(self, seat: i64, step: i64) -> i64:
        """BR-4: the nearest remaining player on the left (step 1, clockwise) or on the right (step -1)."""
        place = self.place_of(seat)
        while True:
            place += step
            if place == self.seats:
                place = 0
            elif place < 0:
                place = self.seats - 1
            found: i64 = self.circle[place]
            if has(self.alive, found):
                return found

    def place_of(self, seat: i64) -> i64:
        """Where in the circle this seat is."""
        place: i64 = 0
        while self.circle[place] != seat:
            place += 1
        return place

    def clockwise(self, seats: i64) -> list[int]:
        """These seats, clockwise from the one whose turn it is."""
        found: list[int] = []
        place = self.place_of(self.turn)
        left = seats
        while left != 0:
            seat: i64 = self.circle[place]
            if has(left, seat):
                found.append(seat)
                left = without(left, seat)
            place = place + 1 if place + 1 < self.seats else 0
        return found

    def neighbours(self, seat: i64) -> i64:
        """BR-4: the nearest remaining players on both sides; with two left that is one."""
        return bit(self.neighbour(seat, 1)) | bit(self.neighbour(seat, -1))

    # Who is in what

    def in_confrontation(self) -> i64:
        """BR-7: everybody on both sides."""
        return self.attackers | self.defenders

    def may_leave(self) -> i64:
        """BR-6: those who are not alone."""
        found: i64 = 0
        for seat in range(self.seats):
            if has(self.alive, seat) and self.teams[seat] != bit(seat):
                found |= bit(seat)
        return found

    def everybody_in_game(self) -> i64:
        """BR-5, BR-21: how many persons are left."""
        return count(self.alive) * self.persons

    # Cards

    def receiver(self) -> i64:
        """BR-1, BR-22: who is dealt the next card; NOBODY when all have theirs."""
        dealt = len(self.deck.cards) - count(self.undealt)
        return dealt // self.persons if dealt < self.seats * self.persons else NOBODY

    def least_hand(self) -> i64:
        """BR-17, BR-24: so many cards everybody keeps."""
        return self.persons

    def tell_sizes(self, seats: list[int]) -> None:
        """BR-1: how many cards anybody holds is public."""
        if self.listener is not None and seats:
            sizes = [HandSize(seat, int(count(self.hands[seat]))) for seat in seats]
            self.tell(EVERYONE, HandSizes(tuple(sizes)))
