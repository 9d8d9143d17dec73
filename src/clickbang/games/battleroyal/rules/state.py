"""A Battle Royal table: its board, what is hidden from it, who observes it, and the words for what is asked."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clickbang.core.seats import bit, count, everyone_at, has, lowest, without_lowest
from clickbang.core.states.fields import Fields
from clickbang.core.table import Table
from clickbang.games.battleroyal.deck.cards import Deck
from clickbang.games.battleroyal.rules.board import NOBODY, Board
from clickbang.games.battleroyal.rules.observer import NOBODY_LISTENS, Observer
from clickbang.games.battleroyal.rules.offers import TalkDraft
from clickbang.games.battleroyal.rules.teller import Teller

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

# The ways in which a game ends (BR-5, BR-21)
LAST_ONE: Final = "last-one"
TWO_WINNERS: Final = "two-winners"
ALL_PASSED: Final = "all-passed"
LAP_LIMIT: Final = "lap-limit"
NOBODY_LEFT: Final = "nobody-left"
ENDINGS: Final = (LAST_ONE, TWO_WINNERS, ALL_PASSED, LAP_LIMIT, NOBODY_LEFT)
NOT_YET: Final = ""
UNTIL_NOW: Final = (NOT_YET, LAST_ONE, TWO_WINNERS, ALL_PASSED, LAP_LIMIT, NOBODY_LEFT)
"""All endings, and that of a game that still goes on."""

MOST_WITH_PAIRS: Final = 5
"""BR-22: with more players everybody runs one person."""

NO_DRAFTS: Final[list[TalkDraft | None]] = []
"""Never changed: most tables and clones see no talk."""


class State(Table):
    """The board and what is hidden: who holds which card. What happens is up to the phases."""

    def __init__(self, board: Board, deck: Deck, lap_limit: i64, shuffled: bool) -> None:
        super().__init__(board.seats)
        self.board = board
        self.deck = deck
        self.lap_limit: i64 = lap_limit
        self.shuffled = shuffled
        """BR-2: whether the circle is in random order; otherwise all sit as they took their seats."""
        self.observer: Observer = NOBODY_LISTENS
        """Like the listener, no part of the game: a clone has none."""
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
        self.talk_drafts: list[TalkDraft | None] = NO_DRAFTS
        """By seat: what it put together last in a talk, so that one more step does not take all of them again."""
        self.ending = NOT_YET
        self.winners: i64 = 0

    # Who observes

    def on_listener(self, listening: bool) -> None:
        """Events are built as long as somebody hears them. The teller is the first in the chain."""
        self.observer = self.all_but_teller()
        if self.told_to is not None:
            self.observer = Teller(self.told_to, self.deck, self.observer)

    def hang(self, observer: Observer) -> None:
        """Let this one observe too."""
        observer.then = self.all_but_teller()
        self.observer = observer
        self.on_listener(self.told_to is not None)

    def all_but_teller(self) -> Observer:
        """Those who observe for themselves."""
        first = self.observer
        return first.others if isinstance(first, Teller) else first

    # What it is made of

    def carry(self, fields: Fields) -> bool:
        self.carry_prompt(fields, KINDS, CHANCES)
        self.board.carry(self.board, fields, len(self.deck.cards))
        cards: i64 = len(self.deck.cards)
        self.hands = fields.sets("hands", self.hands, cards)
        self.undealt = fields.members("undealt", self.undealt, cards)
        self.discarded = fields.members("discarded", self.discarded, cards)
        self.shown_by_attackers = fields.members("shown_by_attackers", self.shown_by_attackers, cards)
        self.shown_by_defenders = fields.members("shown_by_defenders", self.shown_by_defenders, cards)
        self.spoils = fields.members("spoils", self.spoils, cards)
        self.proposal = fields.listed("proposal", self.proposal, 0, self.seats - 1, cards)
        self.ending = fields.word("ending", self.ending, UNTIL_NOW)
        self.winners = fields.members("winners", self.winners, self.seats)
        if fields.changes():
            self.show_what_follows()
        return True

    def copy_hidden_onto(self, other: "State") -> None:
        """The same fields by hand, for `clone`: as with `Board.clone`, `carry` takes too long."""
        other.hands = self.hands[:]
        other.undealt = self.undealt
        other.discarded = self.discarded
        other.shown_by_attackers = self.shown_by_attackers
        other.shown_by_defenders = self.shown_by_defenders
        other.spoils = self.spoils
        other.proposal = self.proposal
        other.ending = self.ending
        other.winners = self.winners

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

    # What several phases do

    def receiver(self) -> i64:
        """BR-1, BR-22: who is dealt the next card; NOBODY when all have theirs."""
        dealt = len(self.deck.cards) - count(self.undealt)
        return dealt // self.board.persons if dealt < self.seats * self.board.persons else NOBODY

    def show_sizes(self, seats: i64) -> None:
        """BR-1: how many cards these hold now is public, where that has changed."""
        board = self.board
        changed: i64 = 0
        while seats != 0:
            seat = lowest(seats)
            seats = without_lowest(seats)
            size = count(self.hands[seat])
            if size != board.sizes[seat]:
                board.hold(seat, size)
                changed |= bit(seat)
        if changed != 0:
            self.observer.show_sizes(changed, board.sizes)

    def leave_team(self, seat: i64) -> None:
        """BR-6: this player is a team of one now."""
        self.board.leave_team(seat)
        self.observer.leave_team(seat)

    def dissolve(self, seats: i64) -> None:
        """BR-3, BR-10, BR-18: each of these is a team of one (BR-24: or the pair of one player)."""
        self.board.dissolve(seats)
        self.observer.dissolve(seats)
