"""What one seat knows of a game of Battle Royal, folded from what it heard."""

from typing import final

from librt.random import Random

from clickbang.core.audience import SPECTATOR
from clickbang.core.events import Asked, Event
from clickbang.core.table import Policy, Table
from clickbang.core.view import ABOUT_PROMPTS
from clickbang.games.battleroyal.knowledge import sampling
from clickbang.games.battleroyal.knowledge.hearsay import hearsay, public
from clickbang.games.battleroyal.knowledge.imagined_past import Past
from clickbang.games.battleroyal.knowledge.seen import Seen
from clickbang.games.battleroyal.knowledge.seen_cards import OF_CARDS, fold_cards
from clickbang.games.battleroyal.knowledge.seen_table import fold_table, shown_table
from clickbang.games.battleroyal.knowledge.seen_talk import OF_TALK, carry_out_gifts, fold_talk
from clickbang.games.battleroyal.rules.course import BattleRoyal


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
        """First the table, then the cards on it, then what is said."""
        carry_out_gifts(self, event)
        if type(event) in ABOUT_PROMPTS:
            if type(event) is Asked:
                fold_table(self, event)
                fold_talk(self, event)
            return
        fold_table(self, event)
        if type(event) in OF_CARDS:
            fold_cards(self, event)
        if type(event) in OF_TALK:
            fold_talk(self, event)

    def shown(self) -> dict[str, object]:
        shown = super().shown()
        shown.update(shown_table(self))
        keys = self.deck.keys(-1)
        shown["hand"] = None if self.seat == SPECTATOR else list(self.hand)
        shown["known"] = self.known.shown(keys)
        shown["revealed"] = [list(reveal) for reveal in self.revealed]
        shown["bluffs"] = [[seat, times] for seat, times in sorted(self.bluffs.items())]
        shown["owners"] = [[key, seat] for key, seat in self.owners.items()]
        shown["proposer"] = self.proposer
        shown["proposal"] = [[key, seat] for key, seat in self.proposal.items()]
        shown["votes"] = [[seat, vote] for seat, vote in self.votes.items()]
        shown["offers"] = [offer.shown(self.seat, self.deck) for offer in self.board.offers]
        shown["offers_made"] = self.offers_made
        return shown

    def heard_by(self, seat: int, table: Table) -> list[Event]:
        """In the world that was sampled last; what is simpler there than the truth, `hearsay.py` says."""
        if seat == SPECTATOR:
            return public(self.history)
        assert isinstance(table, BattleRoyal)
        past = Past(self, BattleRoyalView(self.seat), table, self.imagined)
        return hearsay(past, BattleRoyalView(seat))

    def sample(self, random: Random, policy: Policy | None = None) -> Table:
        return sampling.sample(self, random, policy)
