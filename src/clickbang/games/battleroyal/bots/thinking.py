"""What a search imagines of the others at Battle Royal: how they turn, sign and reveal, and what they may hold.

Everybody is taken to play about as sensibly as `shrewd`, and as they have played so far in this game: who has shown
*kill* will again, who only ever passes holds little. Worlds in which somebody's card does not go with what they did
with it are imagined less often.
"""

from typing import Final

from librt.random import Random
from mypy_extensions import i64, mypyc_attr

from clickbang.bots.search.thinking import Thinking
from clickbang.core.seats import bit, count, has, is_one, lowest, nth, without_lowest
from clickbang.core.table import DECLINE, Table
from clickbang.core.view import View
from clickbang.games.battleroyal.bots.judging.cards import Powers, powers_of
from clickbang.games.battleroyal.bots.judging.manners import Manners
from clickbang.games.battleroyal.bots.judging.memory import Memory
from clickbang.games.battleroyal.knowledge.view import BattleRoyalView
from clickbang.games.battleroyal.rules.answers import already_out
from clickbang.games.battleroyal.rules.codes import (
    ACCEPT_CODE,
    ASSIGN_CODE,
    CONFRONT_CODE,
    DONE_CODE,
    PASS_CODE,
    REVEAL_CODE,
    SIGN_CODE,
    VOTE_CODE,
)
from clickbang.games.battleroyal.rules.confrontation import losers_of
from clickbang.games.battleroyal.rules.course import BattleRoyal
from clickbang.games.battleroyal.rules.state import (
    DIVIDE_PROMPT,
    DOLLARS_PROMPT,
    REVEAL_PROMPT,
    SIGN_PROMPT,
    TALK_PROMPT,
    TURN_PROMPT,
    VOTE_PROMPT,
    State,
)
from clickbang.games.battleroyal.rules.turns import passes_left, turns_left

BLUFFS: Final = 0.5
"""How often a card without the word comes with a "Bang!"."""
GRUDGE: Final = 0.1
"""How often somebody votes against a division."""
TREACHERY: Final = 0.25
"""How often somebody who wants to confront turns on a mate, where only mates are near."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BattleRoyalThinking(Thinking):
    """Remembers what the seat of the view has seen of the others; starts anew whenever that is more than before."""

    def __init__(self) -> None:
        self.manners: Manners | None = None
        self.view: View | None = None
        self.seen = (0, 0)
        """How much the view had heard, and its seat put together, at the last world."""
        self.world_before: BattleRoyal | None = None
        self.likely = 0.0

    def faith(self) -> float:
        """What others show is a matter of their manners, more than of what would be best for them."""
        return 1.0

    # Worlds

    def world(self, view: View, random: Random) -> Table:
        """A step of a walk through possible worlds, the likelier of which it visits more often."""
        assert isinstance(view, BattleRoyalView)
        seen = len(view.history), len(view.draft)
        if self.view is not view or self.seen != seen or self.manners is None:
            self.view = view
            self.seen = seen
            self.world_before = None  # it belongs to another prompt
            memory = Memory(view.seats)
            memory.recall(view)
            self.manners = Manners(memory, powers_of(view.deck, view.persons))
        table = view.sample(random)
        assert isinstance(table, BattleRoyal)
        likely = self.manners.likelihood(table, view.seat)
        before = self.world_before
        if before is None or likely >= self.likely or random.random() * self.likely < likely:
            self.world_before = table
            self.likely = likely
            return table.clone()
        return before.clone()

    # How everybody plays

    def policy(self, table: Table, seat: i64, random: Random) -> i64:
        assert isinstance(table, BattleRoyal)
        manners = self.manners
        if manners is None or manners.memory_seats != table.seats:
            manners = self.manners = Manners(Memory(table.seats), powers_of(table.deck, table.board.persons))
        if table.kind == TURN_PROMPT:
            return turn(table, seat, manners, random)
        if table.kind == SIGN_PROMPT:
            return sign(table, seat, manners, random)
        if table.kind == REVEAL_PROMPT:
            return reveal(table, seat, manners.powers, random)
        if table.kind == TALK_PROMPT:
            assert table.drafts is not None
            return table.random_action(seat, random) if table.drafts[seat] else DONE_CODE
        if table.kind == DIVIDE_PROMPT:
            return divide(table, seat, manners.powers)
        if table.kind == VOTE_PROMPT:
            return VOTE_CODE + (random.random() >= GRUDGE)
        assert table.kind == DOLLARS_PROMPT
        return ACCEPT_CODE if would_lose(table, seat) else DECLINE


def turn(table: State, seat: i64, manners: Manners, random: Random) -> i64:
    """BR-4: the strong look for prey and the weak for friends; somebody has to begin before all lose (BR-5, BR-21)."""
    board = table.board
    if seat != board.turn:
        return DECLINE
    everybody = board.everybody_in_game()
    team = board.teams[seat]
    late = passes_left(board.passes, everybody) <= 1 or 0 < turns_left(board.turns, table.lap_limit, everybody) <= 2
    if not late and random.random() >= manners.confronts(table, seat):
        return PASS_CODE
    near = board.neighbours(seat)
    strangers = near & ~team
    if strangers == 0:
        if not late and random.random() >= TREACHERY:
            return PASS_CODE
        strangers = near
    return CONFRONT_CODE + nth(strangers, random.randrange(count(strangers)))


def sign(table: State, seat: i64, manners: Manners, random: Random) -> i64:
    """BR-8: *team* or *kill*, with all one's persons."""
    return SIGN_CODE + (table.board.persons if random.random() < manners.kills(table, seat) else 0)


def reveal(table: State, seat: i64, powers: Powers, random: Random) -> i64:
    """BR-12: in a duel the card that beats most others, in a larger fight the one that counts most."""
    duel = is_one(table.board.attackers) and is_one(table.board.defenders)
    free = table.hands[seat] & ~already_out(table, seat)
    best = lowest(free)
    most = -1.0
    while free != 0:
        card = lowest(free)
        free = without_lowest(free)
        worth = powers.each[card] if duel or has(table.deck.bombs, card) else float(table.deck.values[card])
        if worth > most:
            best, most = card, worth
    aloud = has(table.deck.bangs, best) or random.random() < BLUFFS
    return REVEAL_CODE + 2 * best + (1 if aloud else 0)


def divide(table: State, seat: i64, powers: Powers) -> i64:
    """BR-18: the best for oneself, the others to one after another."""
    assert table.drafts is not None
    step: i64 = len(table.drafts[seat])
    left = table.spoils
    best: i64 = 0
    place: i64 = 0
    most = -1.0
    while left != 0:
        worth = powers.each[lowest(left)]
        if worth > most:
            best, most = place, worth
        left = without_lowest(left)
        place += 1
    if step == best:
        return ASSIGN_CODE + seat
    others = table.board.heirs & ~bit(seat)
    return ASSIGN_CODE + nth(others, step % count(others))


def would_lose(table: State, seat: i64) -> bool:
    """BR-15c: whether one had better take the $1000 than have the cards compared."""
    board = table.board
    shown = table.shown_by_attackers, table.shown_by_defenders
    losers = losers_of(table.deck, board.persons, board.attackers, board.defenders, shown[0], shown[1])
    return losers == 0 or has(losers, seat)
