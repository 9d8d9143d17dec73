"""What one seat knows of a game of World Championship, and the worlds it cannot tell apart."""

from typing import Final, final

from librt.random import Random
from mypy_extensions import i64

from clickbang.core.events import Event
from clickbang.core.seats import has, mask_of
from clickbang.core.table import Policy, Table
from clickbang.games.championship.deck.cards import CAUGHT, PHASES
from clickbang.games.championship.knowledge.hearsay import Hearsay
from clickbang.games.championship.knowledge.seen_player import UNKNOWN, SeenPlayer
from clickbang.games.championship.knowledge.seen_table import SeenTable
from clickbang.games.championship.rules.codes import POCKET_CODE, play_of
from clickbang.games.championship.rules.course import Championship
from clickbang.games.championship.rules.phases import DRAW_CARDS, FIRE_ON, SHOOT, TAKE_EFFECTS
from clickbang.games.championship.rules.player import BULLET, CLICK, Player
from clickbang.games.championship.rules.state import KINDS, NOBODY

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
        table = self.new_table()
        table.lay_out()
        table.round = self.round
        table.first = self.first
        table.last_captain = self.last_captain
        if self.phase in PHASES:
            table.moment = PHASES.index(self.phase)
        for seat in range(self.seats):
            self.copy_player(self.players[seat], table.players[seat])
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
        return Hearsay(self, table, self.new_table())

    def new_table(self) -> Championship:
        """One with these options, at which nothing has happened yet."""
        return Championship(self.seats, self.deck, self.goal, self.team, self.show_pockets, self.rounds)

    def copy_player(self, seen: SeenPlayer, player: Player) -> None:
        """All that everybody knows of a player."""
        player.captain = seen.captain
        player.mates = seen.mates
        player.points = seen.points
        player.extra = seen.extra
        player.live = seen.live
        player.cards = seen.cards
        player.in_round = seen.in_round
        player.lost = seen.lost
        player.shown = seen.shown
        player.left = seen.left
        player.bet = max(seen.bet, 0)
        player.shots = seen.shots
        player.aim = seen.aim
        player.accused = seen.accused
        for target in seen.side_bets:
            player.bet_on(target)
        player.favours = seen.favours

    # Pockets and barrels

    def fill_barrels(self, table: Championship, random: Random, policy: Policy | None) -> None:
        """WC-4, WC-5: a pocket for everybody, and as much of each barrel as somebody has looked at."""
        if self.phase not in PHASES:
            return
        pocketing = None if policy is None else self.imagine_pocketing(random)
        for seat in range(self.seats):
            seen = self.players[seat]
            player = table.players[seat]
            player.pocket = seen.pocket
            if seen.pocket == UNKNOWN:
                player.pocket = self.guess_pocket(seat, random, pocketing, policy)
            if seen.left > 0:
                player.bullets = seen.bullets[player.pocket]
                for card in seen.known:
                    player.settle_next(card)
                while player.known < seen.settled:
                    unknown: i64 = player.left - player.known
                    player.settle_next(BULLET if random.randrange(unknown) < player.unknown_bullets() else CLICK)

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
        for key, copies in self.played.items():
            table.played[self.places[key]] = copies
            table.deck[self.places[key]] -= copies
        for key, copies in self.hand.items():
            table.players[self.seat].hand[self.places[key]] = copies
            table.deck[self.places[key]] -= copies
        for seat, place in self.unseen.deal(random):
            table.players[seat].hand[place] += 1
            table.deck[place] -= 1

    # The prompt, or chance

    def go_on(self, table: Championship, random: Random, policy: Policy | None) -> None:
        """Let the table wait for what this seat knows it waits for."""
        if self.over:
            table.finish()
        elif self.kind != "":
            if self.kind == "bribe":
                table.moment = CAUGHT
                table.accusations = [(accuser, accused) for accuser, accused in self.accusations]
                accused = [accusation.accused for accusation in self.accusations]
                table.caught = mask_of([seat for seat in accused if self.players[seat].pocket == BULLET])
            table.ask(KINDS.index(self.kind), self.must, asked=self.asked, sealed=self.sealed)
            self.seal_answers(table, random, policy)
        elif self.last_captain != NOBODY:
            table.go_on(FIRE_ON)
        elif sum([player.due for player in self.players]) > 0:
            for seat in range(self.seats):
                table.players[seat].due = self.players[seat].due
            table.go_on(DRAW_CARDS)
        elif self.peeks:
            for peek in self.peeks:
                table.answers[peek.seat] = play_of(self.places[peek.card], peek.target, peek.turn)
            table.go_on(TAKE_EFFECTS)
        else:
            table.go_on(SHOOT)
