"""A World Championship table: its board, what is hidden from it, and the words for what is asked."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clickbang.core.states.fields import Fields
from clickbang.core.table import Table
from clickbang.games.championship.deck.cards import ACCUSATION, Deck
from clickbang.games.championship.rules.barrel import Barrel
from clickbang.games.championship.rules.board import NOBODY, Board, total
from clickbang.games.championship.rules.observer import NOBODY_LISTENS, Observer
from clickbang.games.championship.rules.player import MOST_CARDS, Player
from clickbang.games.championship.rules.teller import Teller

POCKET_PROMPT: Final = 1
BET_PROMPT: Final = 2
ACCUSE_PROMPT: Final = 3
PLAY_PROMPT: Final = 4
BRIBE_PROMPT: Final = 5
AIM_PROMPT: Final = 6
FIRE_ON_PROMPT: Final = 7
KINDS: Final = ("", "pocket", "bet", "accuse", "play", "bribe", "aim", "fire-on")
"""The prompts, by number."""

# What chance decides: a card of the deck, a card of a barrel that somebody looks at, one that somebody fires
DRAW: Final = 1
LOOK: Final = 2
FIRE: Final = 3
CHANCES: Final = ("", "draw", "look", "fire")

USUAL_GOAL: Final = 15
"""WC-17: so many points win, where nothing else was agreed."""
USUAL_TEAM: Final = 4
"""WC-1: so many characters everybody has, the captain included, where nothing else was agreed."""
HIGHEST_BET: Final = 5
NO_BARRELS: Final[list[Barrel]] = []
"""Replaced when a table is laid out."""


class State(Table):
    """The board and what is hidden. What happens is said in the phases, and in `course.py` in which order."""

    def __init__(self, board: Board, kinds: Deck, goal: i64, team: i64, show_pockets: bool, rounds: i64 = 0) -> None:
        super().__init__(board.seats)
        self.board = board
        self.kinds = kinds
        self.goal: i64 = goal
        self.team: i64 = team
        self.show_pockets = show_pockets
        self.rounds: i64 = rounds
        """After so many the game is over; 0 where it goes on until somebody has won."""
        self.barrels: list[Barrel] = NO_BARRELS
        self.hands: vec[i64] = vec[i64]()
        """By seat and place in the deck's list: how many cards of a kind it holds."""
        self.deck: vec[i64] = vec[i64]()
        self.looker: i64 = NOBODY
        self.looked_at: i64 = NOBODY
        self.observer: Observer = NOBODY_LISTENS
        """Like the listener, no part of the game: a clone has none."""

    def on_listener(self, listening: bool) -> None:
        """Events are built as long as somebody hears them. The teller is the first in the chain."""
        self.observer = self.all_but_teller()
        if self.told_to is not None:
            self.observer = Teller(self.told_to, self.kinds, self.observer)

    def hang(self, observer: Observer) -> None:
        """Let this one observe too."""
        observer.then = self.all_but_teller()
        self.observer = observer
        self.on_listener(self.told_to is not None)

    def all_but_teller(self) -> Observer:
        """Those who observe for themselves."""
        first = self.observer
        return first.others if isinstance(first, Teller) else first

    def lay_out(self) -> None:
        """WC-1, WC-2: a team, a barrel and a die for everybody; all action cards are in the deck."""
        kinds = len(self.kinds.cards)
        self.deck = vec[i64]([card.copies for card in self.kinds.cards])
        self.board.lay_out([Player(self.team - 1) for _ in range(self.seats)], kinds, total(self.deck))
        self.hide()

    def hide(self) -> None:
        """Nothing is in anybody's barrel or hand."""
        self.barrels = [Barrel() for _ in range(self.seats)]
        self.hands = vec[i64]([0] * (int(self.seats) * len(self.kinds.cards)))

    def copy_state_onto(self, other: "State") -> None:
        """The half of `clone` that is about this game; the board is a clone already."""
        self.copy_onto(other)
        other.barrels = [barrel.clone() for barrel in self.barrels]
        other.hands = self.hands[:]
        other.deck = self.deck[:]
        other.looker = self.looker
        other.looked_at = self.looked_at

    def carry(self, fields: Fields) -> bool:
        board = self.board
        if len(board.players) == 0:
            self.lay_out()
        self.carry_prompt(fields, KINDS, CHANCES)
        board.carry(board, fields)
        self.deck = fields.numbers("deck", self.deck, 0, MOST_CARDS)
        fields.size("players", self.seats, self.seats)
        for seat in range(self.seats):
            fields.begin("players", seat)
            board.players[seat].carry(board.players[seat], fields, self.seats, self.team)
            self.barrels[seat].carry(self.barrels[seat], fields)
            self.take_hand(seat, fields.numbers("hand", self.hand(seat), 0, MOST_CARDS))
            fields.end()
        if fields.changes():
            if self.kind == POCKET_PROMPT or board.moment < ACCUSATION:
                board.cover_dice()
            board.count_cards(total(self.deck))
        self.looker = fields.number("looker", self.looker, NOBODY, self.seats - 1)
        self.looked_at = fields.number("looked_at", self.looked_at, NOBODY, self.seats - 1)
        return True

    def answers_count(self) -> bool:
        """WC-23: cards whose effects are still to come, while somebody looks at a barrel."""
        return self.chance == LOOK

    def game_name(self) -> str:
        return "championship"

    def settings(self) -> dict[str, str]:
        agreed = {
            "deck": self.kinds.value,
            "points": str(self.goal),
            "team": str(self.team),
            "show_pockets": "on" if self.show_pockets else "off",
        }
        if self.rounds > 0:
            agreed["rounds"] = str(self.rounds)
        return agreed

    def kind_name(self) -> str:
        return KINDS[self.kind]

    # Hands

    def held(self, seat: i64, card: i64) -> i64:
        """How many of these this seat has in hand."""
        return self.hands[seat * len(self.deck) + card]

    def hold(self, seat: i64, card: i64, more: i64) -> None:
        """So many more of these are in this hand now."""
        self.hands[seat * len(self.deck) + card] += more

    def hand(self, seat: i64) -> vec[i64]:
        """How many of each kind this seat has in hand."""
        kinds: i64 = len(self.deck)
        return self.hands[seat * kinds : seat * kinds + kinds]

    def take_hand(self, seat: i64, hand: vec[i64]) -> None:
        """This is what the seat has in hand."""
        for card in range(len(hand)):
            self.hands[seat * len(hand) + card] = hand[card]

    def cards_of_moment(self, seat: i64) -> i64:
        """How many cards this seat has that are for now."""
        hands = self.hands
        at: i64 = seat * len(self.deck)
        held: i64 = 0
        for place in self.kinds.at[self.board.moment]:
            held += hands[at + place]
        return held
