"""What lies on a World Championship table (WC-1, WC-2), and the small questions about it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clickbang.core.errors import BAD_FIELD, PositionError
from clickbang.core.seats import bit
from clickbang.core.states.fields import Fields
from clickbang.core.table import Table
from clickbang.games.championship.deck.cards import SCORING, SPIN, Deck
from clickbang.games.championship.rules.counts import Counts
from clickbang.games.championship.rules.memory import Memory
from clickbang.games.championship.rules.player import MOST_CARDS, Player

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
BOX_BULLETS: Final = 19
"""WC-2: the BULLETs of the box, one of them in each barrel."""
HIGHEST_BET: Final = 5
NOBODY: Final = -1
MOST_ROUNDS: Final = 1_000_000
"""More than any game has."""


class State(Table):
    """Everything on the table. What happens to it is said in the phases, and in `course.py` in which order."""

    def __init__(self, seats: i64, kinds: Deck, goal: i64, team: i64, show_pockets: bool, rounds: i64 = 0) -> None:
        super().__init__(seats)
        self.kinds = kinds
        self.goal: i64 = goal
        self.team: i64 = team
        self.show_pockets = show_pockets
        self.rounds: i64 = rounds
        """After so many the game is over; 0 where it goes on until somebody has won."""
        self.players: list[Player] = []
        self.deck: vec[i64] = vec[i64]()
        self.played: vec[i64] = vec[i64]()
        self.round: i64 = 0
        self.first: i64 = 0
        self.moment: i64 = SPIN
        self.looker: i64 = NOBODY
        self.looked_at: i64 = NOBODY
        self.caught: i64 = 0
        self.accusations: list[tuple[int, int]] = []
        """Accuser and accused: no named tuples, which would cost more than all else in a round of accusations."""
        self.last_captain: i64 = NOBODY
        self.counts: Counts | None = None
        self.memory: Memory | None = None
        """Like the listener, no part of the game: a clone has none."""

    def lay_out(self) -> None:
        """WC-1, WC-2: a team, a barrel and a die for everybody; all action cards are in the deck."""
        kinds = len(self.kinds.cards)
        self.players = [Player(kinds, self.team - 1) for _ in range(self.seats)]
        self.deck = vec[i64]([0] * kinds)
        self.played = vec[i64]([0] * kinds)
        for place, card in enumerate(self.kinds.cards):
            self.deck[place] = card.copies

    def copy_state_onto(self, other: "State") -> None:
        """The half of `clone` that is about this game."""
        self.copy_onto(other)
        other.players = [player.clone() for player in self.players]
        other.deck = self.deck[:]
        other.played = self.played[:]
        other.round = self.round
        other.first = self.first
        other.moment = self.moment
        other.looker = self.looker
        other.looked_at = self.looked_at
        other.caught = self.caught
        # may be shared: it is replaced, never changed
        other.accusations = self.accusations
        other.last_captain = self.last_captain

    def carry(self, fields: Fields) -> bool:
        if len(self.players) == 0:
            self.lay_out()
        self.carry_prompt(fields, KINDS, CHANCES)
        self.round = fields.number("round", self.round, 0, MOST_ROUNDS)
        self.first = fields.number("first", self.first, 0, self.seats - 1)
        self.moment = fields.number("moment", self.moment, SPIN, SCORING)
        self.deck = fields.numbers("deck", self.deck, 0, MOST_CARDS)
        self.played = fields.numbers("played", self.played, 0, MOST_CARDS)
        fields.size("players", self.seats, self.seats)
        for seat in range(self.seats):
            fields.begin("players", seat)
            self.players[seat].carry(fields, self.seats, self.team)
            fields.end()
        self.looker = fields.number("looker", self.looker, NOBODY, self.seats - 1)
        self.looked_at = fields.number("looked_at", self.looked_at, NOBODY, self.seats - 1)
        self.caught = fields.members("caught", self.caught, self.seats)
        accused: list[int] = []
        for accuser, target in self.accusations:
            accused.append(accuser)
            accused.append(target)
        accused = fields.listed("accusations", accused, 0, self.seats - 1, 2 * self.seats)
        if len(accused) % 2 == 1:
            raise PositionError(
                BAD_FIELD, field="accusations", value=str(accused), wanted="accusers and accused in turn"
            )
        self.accusations = [(accused[place], accused[place + 1]) for place in range(0, len(accused) - 1, 2)]
        self.last_captain = fields.number("last_captain", self.last_captain, NOBODY, self.seats - 1)
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

    # Who

    def in_turn(self, step: i64) -> i64:
        """WC-23: the seat that comes so many steps after the first of this round."""
        seat = self.first + step
        return seat if seat < self.seats else seat - self.seats

    def alive(self) -> i64:
        """Those whose captain lives."""
        found: i64 = 0
        for seat in range(self.seats):
            if self.players[seat].captain:
                found |= bit(seat)
        return found

    def in_round(self) -> i64:
        """Those still in the round."""
        found: i64 = 0
        for seat in range(self.seats):
            if self.players[seat].in_round:
                found |= bit(seat)
        return found

    def accusable(self) -> i64:
        """WC-7: those whose pocket has not been shown this round."""
        found: i64 = 0
        for seat in range(self.seats):
            player = self.players[seat]
            if player.captain and not player.shown:
                found |= bit(seat)
        return found

    def somebody_fires(self) -> bool:
        """WC-14: whether anybody has a shot left."""
        for player in self.players:  # noqa: SIM110 (compiled, a loop is quicker than a generator)
            if player.fires():
                return True
        return False

    def drawer(self) -> i64:
        """Who draws next: everybody draws what is due, in seat order."""
        for step in range(self.seats):
            seat = self.in_turn(step)
            if self.players[seat].due > 0:
                return seat
        return NOBODY

    # How much

    def cards_of_moment(self, seat: i64) -> i64:
        """How many cards this seat has that are for now."""
        hand = self.players[seat].hand
        held: i64 = 0
        for place in self.kinds.at[self.moment]:
            held += hand[place]
        return held

    def box(self) -> i64:
        """WC-2: how many BULLETs are left in the box."""
        left = BOX_BULLETS - self.seats
        for player in self.players:
            left -= player.extra + player.live
        return left
