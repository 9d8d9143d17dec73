"""What one seat knows of a game of Battle Royal, folded from what it heard."""

from typing import Final, final

from librt.random import Random

from clickbang.core.audience import SPECTATOR
from clickbang.core.events import Asked, Event
from clickbang.core.states.position import WrittenFields
from clickbang.core.table import Policy, Table
from clickbang.core.view import ABOUT_PROMPTS
from clickbang.games.battleroyal.events import CardsGiven
from clickbang.games.battleroyal.knowledge import sampling
from clickbang.games.battleroyal.knowledge.fold import fold_asked, fold_event
from clickbang.games.battleroyal.knowledge.hearsay import hearsay
from clickbang.games.battleroyal.knowledge.imagined_past import Past
from clickbang.games.battleroyal.knowledge.seen import Seen
from clickbang.games.battleroyal.knowledge.shown import Shown
from clickbang.games.battleroyal.rules.course import BattleRoyal

SHOWN: Final = tuple(Shown.__annotations__)
"""The names of the parts that are shown, in order."""


@final
class BattleRoyalView(Seen):
    """What a seat knows, and `sample` for the rest.

    Hands, and all that others chose in secret about cards, come from their exact distribution, given all that was seen
    and heard (see `UnseenDeal`), as long as a game can be dealt from the start until everything fits; after that a long
    random walk comes close to it. Offers that the seat is no party to are imagined as none. What others have sealed is
    uniform over what they may answer, or comes from a policy.
    """

    def clone(self) -> "BattleRoyalView":
        other = BattleRoyalView(self.seat)
        self.copy_known_onto(other)
        return other

    def fold(self, event: Event) -> None:
        """When all has been told of gifts, the cards change hands; then this."""
        if type(event) is not CardsGiven:
            self.knowledge.carry_out_gifts()
        if type(event) is Asked:
            fold_asked(self, event)
        elif type(event) not in ABOUT_PROMPTS:
            fold_event(self, event)

    def shown(self) -> dict[str, object]:
        fields = WrittenFields()
        self.board.carry(self.board, fields)
        self.board.carry_what_follows(self.board, fields)
        parts = super().shown() | fields.data
        parts["persons"] = self.persons
        parts["turn"] = self.turn
        parts["laps"] = self.laps()
        parts["signs"] = [list(sign) for sign in self.signs.items()]
        parts["bangs"] = [list(bang) for bang in self.bangs.items()]
        parts["hand"] = None if self.seat == SPECTATOR else list(self.hand)
        parts["known"] = self.known.shown(self.deck.keys(-1))
        parts["revealed"] = [list(reveal) for reveal in self.revealed]
        parts["bluffs"] = [list(bluffs) for bluffs in self.bluffs.items()]
        parts["owners"] = [list(owned) for owned in self.owners.items()]
        parts["proposer"] = self.proposer
        parts["proposal"] = [list(share) for share in self.proposal.items()]
        parts["votes"] = [list(vote) for vote in self.votes.items()]
        parts["offers"] = [offer.shown(self.seat, self.deck) for offer in self.board.offers]
        parts["offers_made"] = self.offers_made
        return {name: parts[name] for name in SHOWN}

    def heard_by(self, seat: int, table: Table) -> list[Event]:
        return self.heard_by_all(table)[seat]

    def heard_by_all(self, table: Table) -> dict[int, list[Event]]:
        """In the world that was sampled last; what is simpler there than the truth, `hearsay.py` says."""
        assert isinstance(table, BattleRoyal)
        past = Past(self, BattleRoyalView(self.seat), table, self.imagined)
        others = [seat for seat in (*range(self.seats), SPECTATOR) if seat != self.seat]
        return {self.seat: self.history} | {seat: hearsay(past, seat) for seat in others}

    def sample(self, random: Random, policy: Policy | None = None) -> Table:
        return sampling.sample(self, random, policy)
