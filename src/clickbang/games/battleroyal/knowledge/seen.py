"""What one seat has seen and heard, and what can be asked about it; how it gets there is up to the fold."""

from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from clickbang.core.seats import has, members
from clickbang.core.view import View
from clickbang.games.battleroyal.deck.card_log import CardLog
from clickbang.games.battleroyal.deck.cards import Deck
from clickbang.games.battleroyal.deck.known_cards import KnownCards
from clickbang.games.battleroyal.events import RevealedCard
from clickbang.games.battleroyal.knowledge.noted import NotedKnowledge
from clickbang.games.battleroyal.knowledge.unseen_deal import UnseenDeal
from clickbang.games.battleroyal.rules.board import NOBODY, Board
from clickbang.games.battleroyal.rules.offers import Offer


class SeenOffer(NamedTuple):
    """An offer (BR-17) that the seat is a party to, with the cards it has picked itself."""

    offer: Offer
    picked_in: dict[int, int]
    """By party: in which epoch of the cards it picked what it gives."""


class Seen(View):
    """What a seat knows: a board of its own, and what it can tell of cards."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.deck = Deck([])
        self.board = Board(0, 1)
        """The table as everybody sees it."""
        self.dealt = False
        """Whether all have their cards, and the first turn has begun."""
        self.hand: list[str] = []
        """One's own cards."""
        self.places: dict[str, int] = {}
        """By key: the place of a card in the deck."""
        self.knowledge = NotedKnowledge(seat, 0, 0, self.deck)
        """What one can tell beside the board."""
        # what `sample` goes back to
        self.start: UnseenDeal | None = None
        """Where walks begin: a way of the cards that fits everything."""
        self.started_at = 0
        self.imagined: UnseenDeal | None = None
        """The way of the cards in the world that was sampled last: `heard_by` tells of that one."""

    def copy_known_onto(self, other: "Seen") -> None:
        """The half of `clone` that is about this game; where walks begin is found again."""
        self.copy_seen_onto(other)
        other.deck = self.deck
        other.board = self.board.clone()
        other.dealt = self.dealt
        other.hand = self.hand[:]
        other.places = self.places  # replaced, never changed
        other.knowledge = self.knowledge.clone()

    # The board, by the names that bots know (docs/bots.md)

    @property
    def circle(self) -> list[int]:
        return list(self.board.circle)

    @property
    def persons(self) -> int:
        return self.board.persons

    @property
    def alive(self) -> int:
        return self.board.alive

    @property
    def teams(self) -> list[int]:
        return list(self.board.teams)

    @property
    def sizes(self) -> list[int]:
        return list(self.board.sizes)

    @property
    def turn(self) -> int:
        """NOBODY while cards are dealt."""
        return self.board.turn if self.dealt else NOBODY

    @property
    def passes(self) -> int:
        return self.board.passes

    @property
    def attackers(self) -> int:
        return self.board.attackers

    @property
    def defenders(self) -> int:
        return self.board.defenders

    @property
    def signs(self) -> dict[int, int]:
        """By seat: how many *kill* signs it has shown in this confrontation."""
        return {seat: self.board.kills[seat] for seat in members(self.board.signers)}

    @property
    def heirs(self) -> int:
        return self.board.heirs

    @property
    def talk_round(self) -> int:
        return self.board.talk_round

    def laps(self) -> int:
        """BR-21: how many full laps there have been without an elimination."""
        return self.board.laps()

    def team_of(self, seat: int) -> list[int]:
        """The members of this seat's team."""
        return members(self.board.teams[seat])

    def neighbours(self, seat: int) -> list[int]:
        """BR-4: the nearest remaining players on the left and on the right; with two left that is one."""
        circle = self.circle
        place = circle.index(seat)
        others = [other for other in circle[place + 1 :] + circle[:place] if has(self.board.alive, other)]
        return others[:1] + others[1:][-1:]

    # What this seat can tell, by such names

    @property
    def log(self) -> CardLog:
        """Notes on the way of every card."""
        return self.knowledge.log

    @property
    def known(self) -> KnownCards:
        """Where each card may be."""
        return self.knowledge.known

    @property
    def confronter(self) -> int:
        return self.knowledge.confronter

    @property
    def confronted(self) -> int:
        return self.knowledge.confronted

    @property
    def bangs(self) -> dict[int, int]:
        """By seat: how often it has said "Bang!" in this confrontation."""
        return numbered(self.knowledge.bangs)

    @property
    def revealed(self) -> list[RevealedCard]:
        """BR-13: what was revealed in this confrontation, if one takes part in it."""
        revealed = self.knowledge.revealed
        return [RevealedCard(reveal.seat, self.deck.cards[reveal.card].key, reveal.bang) for reveal in revealed]

    @property
    def bluffs(self) -> dict[int, int]:
        """By seat: how often one has seen it say "Bang!" with a card that does not."""
        return numbered(self.knowledge.bluffs)

    @property
    def owners(self) -> dict[str, int]:
        """BR-18: the cards to divide, if one is an heir, and whose each was."""
        return {self.deck.cards[card].key: seat for card, seat in self.knowledge.owners.items()}

    @property
    def proposer(self) -> int:
        return self.knowledge.proposer

    @property
    def proposal(self) -> dict[str, int]:
        """BR-18: who is to get which card, if one is an heir."""
        return {self.deck.cards[card].key: seat for card, seat in self.knowledge.proposal.items()}

    @property
    def votes(self) -> dict[int, bool]:
        """BR-18: who is for the division that was proposed last."""
        return {seat: has(self.knowledge.agreed, seat) for seat in members(self.knowledge.voters)}

    def known_at(self, seat: int) -> int:
        """The set of cards (by place in the deck) that this seat holds for certain."""
        return self.known.known_at(seat)

    @property
    def offers_made(self) -> int:
        """How many offers one has made oneself in this talk."""
        made = self.board.offers_made
        return made[self.seat] if self.seat < len(made) else 0

    @property
    def offers(self) -> list[SeenOffer]:
        """Those that one is a party to and that wait for somebody, in the order of making."""
        return [SeenOffer(offer, self.knowledge.picked_in[offer.key()]) for offer in self.board.offers]

    def pending(self) -> list[Offer]:
        """The offers that wait for one's own answer, in the order in which they were made."""
        return [offer for offer in self.board.offers if offer.waits_for(self.seat)]


def numbered(times: vec[i64]) -> dict[int, int]:
    """By seat, but for those with none."""
    return {seat: int(many) for seat, many in enumerate(times) if many > 0}
