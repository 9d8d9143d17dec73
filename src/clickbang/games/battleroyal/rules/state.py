"""A Battle Royal table: its board, what is hidden from it, and the words for what is asked."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clickbang.core.audience import EVERYONE
from clickbang.core.seats import count, everyone_at, has
from clickbang.core.states.fields import Fields
from clickbang.core.table import Table
from clickbang.games.battleroyal.deck.cards import Deck
from clickbang.games.battleroyal.events import HandSize, HandSizes
from clickbang.games.battleroyal.rules.board import NOBODY, Board
from clickbang.games.battleroyal.rules.endings import NOT_YET, UNTIL_NOW
from clickbang.games.battleroyal.rules.memory import Memory
from clickbang.games.battleroyal.rules.offers import MOST_OFFERS, LastDraft, Offer

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

MOST_WITH_PAIRS: Final = 5
"""BR-22: with more players everybody runs one person."""
MOST_TURNS: Final = 1_000_000
"""More than any game has."""


class State(Table):
    """The board and what is hidden: who holds which card. What happens is up to the phases."""

    def __init__(self, board: Board, deck: Deck, lap_limit: i64, shuffled: bool) -> None:
        super().__init__(board.seats)
        self.board = board
        self.deck = deck
        self.lap_limit: i64 = lap_limit
        self.shuffled = shuffled
        """BR-2: whether the circle is in random order; otherwise all sit as they took their seats."""
        self.hands: vec[i64] = vec[i64]([0] * board.seats)
        """By seat: the set of its cards."""
        self.undealt: i64 = everyone_at(len(deck.cards))
        self.discarded: i64 = 0
        self.shown_by_attackers: i64 = 0
        self.shown_by_defenders: i64 = 0
        self.spoils: i64 = 0
        """BR-18: the cards that the heirs divide."""
        self.proposal: list[int] = []
        """Who is to get each of the collected cards, in the order of the deck. Replaced, never changed."""
        self.last_draft = LastDraft()
        self.memory: Memory | None = None
        """Like the listener, no part of the game: a clone has none."""
        self.ending = NOT_YET
        self.winners: i64 = 0

    def copy_state_onto(self, other: "State") -> None:
        """The half of `clone` that is about this game."""
        self.copy_onto(other)
        other.hands = self.hands[:]
        other.undealt = self.undealt
        other.discarded = self.discarded
        other.shown_by_attackers = self.shown_by_attackers
        other.shown_by_defenders = self.shown_by_defenders
        other.spoils = self.spoils
        other.proposal = self.proposal
        other.ending = self.ending
        other.winners = self.winners

    def carry(self, fields: Fields) -> bool:
        self.carry_prompt(fields, KINDS, CHANCES)
        board = self.board
        seats = self.seats
        cards: i64 = len(self.deck.cards)
        board.circle = fields.listed("circle", board.circle, 0, seats - 1, seats)
        board.alive = fields.members("alive", board.alive, seats)
        board.teams = fields.sets("teams", board.teams, seats)
        self.hands = fields.sets("hands", self.hands, cards)
        self.undealt = fields.members("undealt", self.undealt, cards)
        self.discarded = fields.members("discarded", self.discarded, cards)
        board.turn = fields.number("turn", board.turn, NOBODY, seats - 1)
        board.person = fields.number("person", board.person, 0, board.persons)
        board.passes = fields.number("passes", board.passes, 0, seats * board.persons)
        board.turns = fields.number("turns", board.turns, -1, MOST_TURNS)
        board.attackers = fields.members("attackers", board.attackers, seats)
        board.defenders = fields.members("defenders", board.defenders, seats)
        board.kills = fields.numbers("kills", board.kills, 0, board.persons)
        self.shown_by_attackers = fields.members("shown_by_attackers", self.shown_by_attackers, cards)
        self.shown_by_defenders = fields.members("shown_by_defenders", self.shown_by_defenders, cards)
        board.heirs = fields.members("heirs", board.heirs, seats)
        self.spoils = fields.members("spoils", self.spoils, cards)
        board.tried = fields.members("tried", board.tried, seats)
        self.proposal = fields.listed("proposal", self.proposal, 0, seats - 1, cards)
        board.talking = fields.members("talking", board.talking, seats)
        board.talk_round = fields.number("talk_round", board.talk_round, 0, MOST_TURNS)
        self.carry_offers(fields, cards)
        board.offers_made = fields.numbers("offers_made", board.offers_made, 0, MOST_OFFERS)
        self.ending = fields.word("ending", self.ending, UNTIL_NOW)
        self.winners = fields.members("winners", self.winners, seats)
        self.show_what_follows()
        return True

    def carry_offers(self, fields: Fields, cards: i64) -> None:
        """BR-17: those that wait for somebody."""
        found = self.board.offers
        offers = fields.size("offers", len(found), MOST_OFFERS * self.seats)
        while len(found) < offers:
            found.append(Offer(0, 0))
        for place in range(offers):
            fields.begin("offers", place)
            found[place].carry(fields, self.seats, cards)
            fields.end()

    def show_what_follows(self) -> None:
        """What all see, and what follows from the rest: how many cards lie where, and whose signs are shown."""
        board = self.board
        board.signers = 0 if self.kind == SIGN_PROMPT else board.in_confrontation()
        board.spoils = count(self.spoils)
        for seat in range(self.seats):
            dealt: i64 = board.persons if has(board.alive, seat) else 0
            board.sizes[seat] = max(dealt, count(self.hands[seat]))

    def answers_count(self) -> bool:
        return False

    def game_name(self) -> str:
        return "battleroyal"

    def settings(self) -> dict[str, str]:
        return {
            "deck": self.deck.value,
            "pairs": "on" if self.board.persons > 1 or self.seats > MOST_WITH_PAIRS else "off",
            "lap_limit": str(self.lap_limit),
            "seating": "random" if self.shuffled else "seats",
        }

    def kind_name(self) -> str:
        return KINDS[self.kind]

    # Cards

    def receiver(self) -> i64:
        """BR-1, BR-22: who is dealt the next card; NOBODY when all have theirs."""
        dealt = len(self.deck.cards) - count(self.undealt)
        return dealt // self.board.persons if dealt < self.seats * self.board.persons else NOBODY

    def tell_sizes(self, seats: list[int]) -> None:
        """BR-1: how many cards anybody holds is public."""
        for seat in seats:
            self.board.hold(seat, count(self.hands[seat]))
        if self.listener is not None and seats:
            sizes = [HandSize(seat, int(self.board.sizes[seat])) for seat in seats]
            self.tell(EVERYONE, HandSizes(tuple(sizes)))
