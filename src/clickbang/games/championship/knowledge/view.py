"""What one seat knows of a game of World Championship, and the worlds it cannot tell apart."""

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from clickbang.core.events import Event
from clickbang.core.seats import has
from clickbang.core.table import Policy, Table
from clickbang.games.championship.deck.cards import CAUGHT, PHASES
from clickbang.games.championship.knowledge.hearsay import Hearsay
from clickbang.games.championship.knowledge.known_barrel import UNKNOWN
from clickbang.games.championship.knowledge.seen_table import SeenTable
from clickbang.games.championship.rules.barrel import BULLET, CLICK
from clickbang.games.championship.rules.board import NOBODY, Board
from clickbang.games.championship.rules.codes import POCKET_CODE, play_of
from clickbang.games.championship.rules.course import Championship
from clickbang.games.championship.rules.phases import DRAW_CARDS, FIRE_ON, SHOOT, TAKE_EFFECTS
from clickbang.games.championship.rules.state import KINDS

PATIENCE: Final = 100
"""So often a policy is asked again for a pocket that fits what was seen; then any that fits will do."""


@final
class ChampionshipView(SeenTable):
    """What a seat knows, and `sample` for the rest.

    Pockets and barrels have their exact conditional distribution, given all cards that were turned or peeked at; for
    hands and the deck see `UnseenCards`. What others have pocketed or sealed is uniform over what they may, or comes
    from a policy. For pockets the policy is asked at a table as this seat could imagine it when they were filled.
    """

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.when_pocketing: ChampionshipView | None = None

    def clone(self) -> "ChampionshipView":
        other = ChampionshipView(self.seat)
        self.copy_table_onto(other)
        other.when_pocketing = self.when_pocketing  # hears nothing any more
        return other

    def sample(self, random: Random, policy: Policy | None = None) -> Table:
        """A possible table. Chance that is due has just become due: nobody can tell how much of it has struck."""
        table = self.new_table(self.board.clone())
        table.hide()
        self.fill_barrels(table, random, policy)
        self.fill_hands(table, random)
        self.go_on(table, random, policy)
        return table

    def heard_by(self, seat: int, table: Table) -> list[Event]:
        return self.heard_by_all(table)[seat]

    def heard_by_all(self, table: Table) -> dict[int, list[Event]]:
        """What was revealed later or lies on the table, and for what nobody will ever know something that fits."""
        return self.hearsay(table).retell()

    def hearsay(self, table: Table) -> Hearsay:
        """The log of a world from `sample`."""
        assert isinstance(table, Championship)
        return Hearsay(self, table, self.new_table(Board(self.seats)))

    def new_table(self, board: Board) -> Championship:
        """One with these options and this board."""
        return Championship(board, self.deck, self.goal, self.team, self.show_pockets, self.rounds)

    # Pockets and barrels

    def fill_barrels(self, table: Championship, random: Random, policy: Policy | None) -> None:
        """WC-4, WC-5: a pocket for everybody, and as much of each barrel as somebody has looked at."""
        if self.phase not in PHASES:
            return
        pocketing = None if policy is None else self.imagine_pocketing(random)
        for seat in range(self.seats):
            left = self.players[seat].left
            seen = self.players[seat].barrel
            barrel = table.barrels[seat]
            barrel.pocket = seen.pocket
            if seen.pocket == UNKNOWN:
                barrel.pocket = self.guess_pocket(seat, random, pocketing, policy)
            if left > 0:
                barrel.bullets = seen.bullets if barrel.pocket == CLICK else seen.cheats_bullets
                barrel.known = seen.known
                barrel.known_bits = seen.known_bits
                while barrel.known < seen.settled:
                    unknown = left - barrel.known
                    barrel.settle_next(BULLET if random.randrange(unknown) < barrel.unknown_bullets() else CLICK)

    def guess_pocket(self, seat: int, random: Random, pocketing: Table | None, policy: Policy | None) -> int:
        """The more likely a pocket makes what was seen of the barrel, the more likely it is."""
        odds = self.players[seat].odds
        if policy is not None and pocketing is not None and has(pocketing.must, seat):
            for _ in range(PATIENCE):
                pocket = policy(pocketing, seat, random) - POCKET_CODE
                if random.randrange(max(odds)) < odds[pocket]:
                    return pocket
        return CLICK if random.randrange(sum(odds)) < odds[CLICK] else BULLET

    def imagine_pocketing(self, random: Random) -> Table:
        """A table at which everybody is about to fill their pockets, as this seat could imagine it then."""
        then = self.when_pocketing
        if then is None or len(then.history) != self.heard_when_pocketing:
            then = ChampionshipView(self.seat)
            for event in self.history[: self.heard_when_pocketing]:
                then.receive(event)
            self.when_pocketing = then
        return then.sample(random)

    # Hands and deck

    def fill_hands(self, table: Championship, random: Random) -> None:
        """What is neither played nor in a hand is in the deck."""
        table.deck = vec[i64]([card.copies for card in self.deck.cards])
        for place in self.pile:
            table.deck[place] -= self.board.played[place]
        for key, copies in self.hand.items():
            table.hold(self.seat, self.places[key], copies)
            table.deck[self.places[key]] -= copies
        for seat, place in self.unseen.deal(random):
            table.hold(seat, place, 1)
            table.deck[place] -= 1

    # The prompt, or chance

    def go_on(self, table: Championship, random: Random, policy: Policy | None) -> None:
        """Let the table wait for what this seat knows it waits for."""
        board = table.board
        if self.kind == "bribe":
            board.begin_phase(CAUGHT)
            for _, accused in board.accusations:
                if self.players[accused].pocket == BULLET:
                    board.catch(accused)
        else:
            board.settle_accusations()
        draws = self.kind == "" and not self.over and board.last_captain == NOBODY and board.owed > 0
        if not draws:  # until the judge has spoken, cards are only promised
            board.owe_nothing()
        if self.over:
            table.finish()
        elif self.kind != "":
            table.ask(KINDS.index(self.kind), self.must, asked=self.asked, sealed=self.sealed)
            self.seal_answers(table, random, policy)
        elif board.last_captain != NOBODY:
            table.go_on(FIRE_ON)
        elif draws:
            table.go_on(DRAW_CARDS)
        elif self.peeks:
            for peek in self.peeks:
                table.answers[peek.seat] = play_of(self.places[peek.card], peek.target, peek.turn)
            table.go_on(TAKE_EFFECTS)
        else:
            table.go_on(SHOOT)
