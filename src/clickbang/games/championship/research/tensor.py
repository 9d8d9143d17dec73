"""What a seat knows of a game of World Championship, as numbers."""

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from clickbang.core.game import Game
from clickbang.core.programs.tensor import MOST, Encoder, mark, mark_one, put
from clickbang.core.seats import has
from clickbang.core.table import Table
from clickbang.core.view import View
from clickbang.games.championship.deck.cards import PHASES
from clickbang.games.championship.deck.deck import deck_of
from clickbang.games.championship.knowledge.known_barrel import KnownBarrel
from clickbang.games.championship.knowledge.memory import Memory
from clickbang.games.championship.knowledge.view import ChampionshipView
from clickbang.games.championship.rules.accusation import CAUGHT_REWARD
from clickbang.games.championship.rules.barrel import BARREL, SEVEN
from clickbang.games.championship.rules.player import AT_SELF, AT_SKY, LASTING, TO_CHOOSE, Player
from clickbang.games.championship.rules.state import BRIBE_PROMPT, HIGHEST_BET, POCKET_PROMPT, State

PHASE_NAMES: Final = ("spin", "bet", "accusation", "trigger", "scoring")
PHASE_OF_MOMENT: Final = vec[i64]([PHASE_NAMES.index(phase) for phase in PHASES])
MOST_ROUNDS: Final = 32
MOST_POINTS: Final = 40
MOST_MATES: Final = 4
MOST_CARDS: Final = 16
MOST_SHOTS: Final = 12
FEW: Final = 8
PERCENT: Final = 100

AIMS: Final = 3
"""Ways to aim at nobody else: at oneself, at the sky, still to be chosen."""


@final
class ChampionshipEncoder(Encoder):
    """The table player by player, then the cards."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, str]) -> None:
        super().__init__(game, seats, options)
        cards = [card.key for card in deck_of(options["deck"]).cards]
        self.cards: i64 = len(cards)
        names = f" ({', '.join(cards)})" if cards else ""
        self.round: i64 = self.part("round", (1,), MOST_ROUNDS, "the number of the round")
        self.first: i64 = self.part("first", (seats,), 1, "who comes first in it, by seat")
        self.phase: i64 = self.part("phase", (len(PHASE_NAMES),), 1, f"the phase: {', '.join(PHASE_NAMES)}")
        assert set(PHASE_NAMES) == set(PHASES)
        self.captain: i64 = self.part("captain", (seats,), 1, "whose captain lives, by seat")
        self.mates: i64 = self.part("mates", (seats,), MOST_MATES, "team-mates left, by seat")
        self.points: i64 = self.part("points", (seats,), MOST_POINTS, "points, by seat")
        self.extra: i64 = self.part("extra", (seats,), SEVEN, "extra BULLETs that stay, by seat")
        self.live: i64 = self.part("live", (seats,), SEVEN, "extra BULLETs for this round, by seat")
        self.held: i64 = self.part("held", (seats,), MOST_CARDS, "action cards in hand, by seat")
        self.due: i64 = self.part("due", (seats,), FEW, "action cards still to be drawn, by seat")
        self.in_round: i64 = self.part("in_round", (seats,), 1, "who is in the round, by seat")
        self.lost: i64 = self.part("lost", (seats,), 1, "who has lost a character in it, by seat")
        self.pocket: i64 = self.part("pocket", (seats, 4), 1, "the pocket: empty, CLICK, BULLET, not known; by seat")
        self.shown: i64 = self.part("shown", (seats,), 1, "whose pocket all have seen, by seat")
        self.odds: i64 = self.part(
            "odds", (seats,), PERCENT, "how well a BULLET in the pocket fits what was seen, against a CLICK; by seat"
        )
        self.left: i64 = self.part("left", (seats,), BARREL, "cards left in the barrel, by seat")
        self.turned: i64 = self.part(
            "turned", (seats, BARREL, 2), 1, "cards turned this round: there is one, it is a BULLET; by seat, in order"
        )
        self.known: i64 = self.part(
            "known", (seats, BARREL, 2), 1, "cards one knows from the top of the barrel: known, a BULLET; by seat"
        )
        self.looked_at: i64 = self.part("looked_at", (seats,), BARREL, "cards that somebody has looked at, by seat")
        self.bet: i64 = self.part("bet", (seats, HIGHEST_BET + 2), 1, "the die: none, 0 to 5; by seat")
        self.shots: i64 = self.part("shots", (seats,), MOST_SHOTS, "shots still to fire, by seat")
        self.aim: i64 = self.part(
            "aim", (seats, AIMS + seats), 1, "the aim: oneself, the sky, to be chosen, or a seat; by seat"
        )
        self.accused: i64 = self.part("accused", (seats,), 1, "who has accused somebody this round, by seat")
        self.side_bets: i64 = self.part("side_bets", (seats, seats), FEW, "side bets, by seat and seat bet on")
        self.marks: vec[i64] = vec[i64]()
        """By kind: where what the effects of cards leave before players is told."""
        for lasting in LASTING:
            self.marks = append(self.marks, self.part(lasting.name, (seats,), FEW, lasting.meaning))
        self.accusations: i64 = self.part("accusations", (seats, seats), 1, "who accused whom, by accuser and accused")
        self.last_captain: i64 = self.part("last_captain", (seats,), 1, "who is the last captain, by seat")
        self.hand: i64 = self.part("hand", (len(cards),), FEW, f"one's own action cards, by card{names}")
        self.deck_left: i64 = self.part("deck_left", (1,), MOST, "cards left in the deck")
        self.played: i64 = self.part("played", (len(cards),), MOST_CARDS, "cards played since the deck was refilled")
        self.plays: i64 = self.part("plays", (seats, len(cards)), 1, "cards of the last sealed round, by seat and card")

    def fill_own(self, view: View, out: vec[i32], first: i64) -> None:
        assert isinstance(view, ChampionshipView)
        seats = self.seats
        put(out, first + self.round, view.round, MOST_ROUNDS)
        mark_one(out, first + self.first, view.first, seats)
        if view.phase in PHASE_NAMES:
            mark_one(out, first + self.phase, PHASE_NAMES.index(view.phase), len(PHASE_NAMES))
        seat: i64 = 0
        while seat < seats:
            player = view.players[seat]
            self.fill_player(player, out, first, seat)
            self.fill_barrel(player, player.barrel, out, first, seat)
            seat += 1
        for accuser, accused in view.accusations:
            mark(out, first + self.accusations + accuser * seats + accused, True)
        mark_one(out, first + self.last_captain, view.last_captain, seats)
        for key, copies in view.hand.items():
            put(out, first + self.hand + view.places[key], copies, FEW)
        put(out, first + self.deck_left, view.deck_left, MOST)
        for key, copies in view.played.items():
            put(out, first + self.played + view.places[key], copies, MOST_CARDS)
        for play in view.plays:
            mark(out, first + self.plays + play.seat * self.cards + view.places[play.card], True)

    def fill_player(self, player: Player, out: vec[i32], first: i64, seat: i64) -> None:
        """Team, points, cards, the die and the aim: what lies there for all to see."""
        at = first + seat
        mark(out, at + self.captain, player.captain)
        put(out, at + self.mates, player.mates, MOST_MATES)
        put(out, at + self.points, player.points, MOST_POINTS)
        put(out, at + self.held, player.cards, MOST_CARDS)
        put(out, at + self.due, player.due, FEW)
        mark(out, at + self.in_round, player.in_round)
        mark(out, at + self.lost, player.lost)
        mark_one(out, first + self.bet + seat * (HIGHEST_BET + 2), player.bet + 1, HIGHEST_BET + 2)
        put(out, at + self.shots, player.shots, MOST_SHOTS)
        width = AIMS + self.seats
        mark_one(out, first + self.aim + seat * width, aim_place(player.aim), width)
        mark(out, at + self.accused, player.accused)
        if player.bets_on != 0:
            target: i64 = 0
            while target < self.seats:
                put(out, first + self.side_bets + seat * self.seats + target, player.side_bets_on(target), FEW)
                target += 1
        if len(player.marks) > 0:
            for lasting in LASTING:
                put(out, at + self.marks[lasting.place], player.marks_of(lasting), FEW)

    def fill_barrel(self, player: Player, known: KnownBarrel, out: vec[i32], first: i64, seat: i64) -> None:
        """The pocket and the barrel, as the one whose numbers these are knows them."""
        at = first + seat
        put(out, at + self.extra, player.extra, SEVEN)
        put(out, at + self.live, player.live, SEVEN)
        mark_one(out, first + self.pocket + seat * 4, known.pocket + 1, 4)
        mark(out, at + self.shown, player.shown)
        odds = known.odds + known.cheats_odds
        if odds > 0:
            put(out, at + self.odds, known.cheats_odds * PERCENT // odds, PERCENT)
        put(out, at + self.left, player.left, BARREL)
        put_cards(known.turned, known.turned_bits, out, first + self.turned + seat * 2 * BARREL)
        put_cards(known.known, known.known_bits, out, first + self.known + seat * 2 * BARREL)
        put(out, at + self.looked_at, known.settled, BARREL)

    # The same from a table and what its seats remember

    def reads_tables(self) -> bool:
        return True

    def prepare(self, table: Table) -> None:
        assert isinstance(table, State)
        table.hang(Memory(table.seats))

    def fill_decision(self, table: Table, seat: i64, out: vec[i32], first: i64) -> None:
        assert isinstance(table, State)
        memory = table.all_but_teller()
        assert isinstance(memory, Memory)
        self.fill_asked(table, seat, out, first)
        seats = self.seats
        board = table.board
        pocketing = table.kind == POCKET_PROMPT
        put(out, first + self.round, board.round, MOST_ROUNDS)
        mark_one(out, first + self.first, board.first, seats)
        if not pocketing:
            mark_one(out, first + self.phase, PHASE_OF_MOMENT[board.moment], len(PHASE_NAMES))
        other: i64 = 0
        while other < seats:
            self.fill_player(board.players[other], out, first, other)
            self.fill_barrel(board.players[other], memory.known(seat, other), out, first, other)
            other += 1
        for accuser, accused in memory.accusations:
            mark(out, first + self.accusations + accuser * seats + accused, True)
        mark_one(out, first + self.last_captain, board.last_captain, seats)
        if table.kind == BRIBE_PROMPT:
            self.put_promised(table, out, first)
        card: i64 = 0
        while card < self.cards:
            put(out, first + self.hand + card, table.held(seat, card), FEW)
            put(out, first + self.played + card, board.played[card], MOST_CARDS)
            card += 1
        put(out, first + self.deck_left, board.deck_left, MOST)
        other = 0
        while other < seats:
            mark_one(out, first + self.plays + other * self.cards, memory.plays[other], self.cards)
            other += 1

    def put_promised(self, table: State, out: vec[i32], first: i64) -> None:
        """WC-8, WC-9: everybody knows what accusations bring, while the judge may still be bribed."""
        if self.cards == 0:
            return
        board = table.board
        seat: i64 = 0
        while seat < self.seats:
            due = board.players[seat].due
            for accuser, accused in board.accusations:
                if has(board.caught, accused):
                    due += CAUGHT_REWARD if accuser == seat else 0
                else:
                    due += 1 if accused == seat else 0
            put(out, first + self.due + seat, due, FEW)
            seat += 1


def put_cards(cards: i64, bullets: i64, out: vec[i32], at: i64) -> None:
    """So many cards of a barrel: for each that there is one, and whether it is a BULLET."""
    place: i64 = 0
    while place < cards and place < BARREL:
        mark(out, at + 2 * place, True)
        mark(out, at + 2 * place + 1, has(bullets, place))
        place += 1


def aim_place(aim: int) -> int:
    """Where an aim stands among all that are possible."""
    if aim == AT_SELF:
        return 0
    if aim == AT_SKY:
        return 1
    return 2 if aim == TO_CHOOSE else AIMS + aim
