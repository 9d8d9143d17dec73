"""What a designer wants to know of World Championship: the rules count it, and here it gets its names."""

from clickbang.arena.facts import Counter, Facts, Statistics
from clickbang.arena.rates import Rates
from clickbang.core.result import Result
from clickbang.core.table import UNANSWERED, Table
from clickbang.games.championship.rules.codes import POCKET_CODE
from clickbang.games.championship.rules.counts import FACES, Counts
from clickbang.games.championship.rules.course import Championship
from clickbang.games.championship.rules.state import POCKET_PROMPT

CHEATING = "cheating"
SURVIVAL = "survival by bet"
CARDS = "use of the cards drawn"


class ChampionshipCounter(Counter):
    """Counts one game after another, all with the same deck and as many seats."""

    def __init__(self, table: Table) -> None:
        assert isinstance(table, Championship)
        self.keys = [card.key for card in table.kinds.cards]
        self.counts = Counts(table.seats, len(self.keys))

    def begin(self, table: Table) -> None:
        assert isinstance(table, Championship)
        table.hang(self.counts)

    def end(self, table: Table) -> None:
        """Of a game that was broken off, what some have pocketed counts too."""
        assert isinstance(table, Championship)
        if table.kind == POCKET_PROMPT:
            for answer in table.answers:
                if answer != UNANSWERED:
                    self.counts.count_pocket(answer - POCKET_CODE)

    def add_to(self, rates: Rates) -> None:
        counts = self.counts
        rates.count(CHEATING, "pockets with a BULLET", counts.cheats, counts.pockets)
        rates.count(CHEATING, "cheats caught", counts.caught, counts.cheats)
        rates.count(CHEATING, "players who accuse", counts.accusations, counts.pockets)
        rates.count(CHEATING, "accusations that were right", counts.right, counts.judged)
        for face in range(FACES):
            rates.count(SURVIVAL, str(face), counts.survived[face], counts.fired_all[face])
        for place, key in enumerate(self.keys):
            rates.count(CARDS, key, counts.played[place], counts.drawn[place])


def facts(table: Table, result: Result) -> Facts:
    """Whose captain lived to the end; and whether the winner has lost nobody."""
    assert isinstance(table, Championship)
    fates = tuple("alive" if player.captain else "dead" for player in table.board.players)
    unscathed = any(table.board.players[seat].mates == table.team - 1 for seat in result.winners)
    return Facts(table.board.round, fates, {"won with a whole team": unscathed})


STATISTICS = Statistics(facts, counter=ChampionshipCounter)
