"""What one seat has seen and heard, and what can be asked about it; how it gets there is up to the folds."""

from clickbang.core.seats import count, has, members
from clickbang.core.view import View
from clickbang.games.battleroyal.card_log import CardLog, Flow
from clickbang.games.battleroyal.cards import Deck
from clickbang.games.battleroyal.events import RevealedCard
from clickbang.games.battleroyal.known_cards import KnownCards
from clickbang.games.battleroyal.offers import Offer
from clickbang.games.battleroyal.seen_offer import SeenOffer
from clickbang.games.battleroyal.state import NOBODY
from clickbang.games.battleroyal.unseen_deal import UnseenDeal


class Seen(View):
    """What a seat knows: of the table, of the cards, and of talk."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        # the table, as everybody sees it
        self.deck = Deck([])
        self.circle: list[int] = []
        self.first = NOBODY
        self.persons = 1
        self.alive = 0
        self.teams: list[int] = []
        """By seat: the set of all members of its team."""
        self.sizes: list[int] = []
        """By seat: how many cards it holds."""
        self.turn = NOBODY
        self.person = 0
        self.passes = 0
        self.turns = 0
        """BR-21: how many turns have been taken since the last elimination."""
        self.attackers = 0
        self.defenders = 0
        self.confronter = NOBODY
        self.confronted = NOBODY
        self.signs: dict[int, int] = {}
        """By seat: how many *kill* signs it has shown in this confrontation."""
        self.bangs: dict[int, int] = {}
        """By seat: how often it has said "Bang!" in this confrontation."""
        self.heirs = 0
        """BR-18: the team that divides the cards of the eliminated."""
        self.spoils = 0
        """How many cards there are to divide."""
        self.tried = 0
        """BR-18: those of the heirs who have had their chance to propose."""
        self.talk_round = 0
        # the cards, as this seat knows them
        self.hand: list[str] = []
        """One's own cards."""
        self.places: dict[str, int] = {}
        """By key: the place of a card in the deck."""
        self.log = CardLog(0, 0, 0, seat)
        self.known = KnownCards(0, 0, self.log.held)
        self.revealed: list[RevealedCard] = []
        """BR-13: what was revealed in this confrontation, if one takes part in it."""
        self.bluffs: dict[int, int] = {}
        """By seat: how often one has seen it say "Bang!" with a card that does not."""
        self.owners: dict[str, int] = {}
        """BR-18: the cards to divide, if one is an heir, and whose each was."""
        self.proposer = -1
        self.proposal: dict[str, int] = {}
        """BR-18: who is to get which card, if one is asked to vote."""
        self.votes: dict[int, bool] = {}
        # talk, as this seat hears it
        self.offers: list[SeenOffer] = []
        """Those that wait for somebody, in the order of making."""
        self.offers_by: dict[int, int] = {}
        """By author: how many offers of this talk one has been a party to."""
        self.talk_epoch = 0
        """In which epoch of the cards this round of the talk began."""
        self.traders = 0
        """Those who did not leave the talk in its first round."""
        self.carried_out: SeenOffer | None = None
        self.gifts: list[Flow] = []
        """Gifts of an offer that is just being carried out."""
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
        other.circle = self.circle[:]
        other.first = self.first
        other.persons = self.persons
        other.alive = self.alive
        other.teams = self.teams[:]
        other.sizes = self.sizes[:]
        other.turn = self.turn
        other.person = self.person
        other.passes = self.passes
        other.turns = self.turns
        other.attackers = self.attackers
        other.defenders = self.defenders
        other.confronter = self.confronter
        other.confronted = self.confronted
        other.signs = self.signs.copy()
        other.bangs = self.bangs.copy()
        other.heirs = self.heirs
        other.spoils = self.spoils
        other.tried = self.tried
        other.talk_round = self.talk_round
        other.hand = self.hand[:]
        other.places = self.places  # replaced, never changed
        other.log = self.log.clone()
        other.known = self.known.clone(other.log.held)
        other.revealed = self.revealed[:]
        other.bluffs = self.bluffs.copy()
        other.owners = self.owners.copy()
        other.proposer = self.proposer
        other.proposal = self.proposal.copy()
        other.votes = self.votes.copy()
        other.offers = [seen.clone() for seen in self.offers]
        other.offers_by = self.offers_by.copy()
        other.talk_epoch = self.talk_epoch
        other.traders = self.traders
        other.carried_out = self.carried_out  # no longer changed
        other.gifts = [flow.clone() for flow in self.gifts]

    @property
    def in_confrontation(self) -> int:
        """BR-7: everybody on both sides."""
        return self.attackers | self.defenders

    def team_of(self, seat: int) -> list[int]:
        """The members of this seat's team."""
        return members(self.teams[seat])

    def neighbours(self, seat: int) -> list[int]:
        """BR-4: the nearest remaining players on the left and on the right; with two left that is one."""
        place = self.circle.index(seat)
        others = [other for other in self.circle[place + 1 :] + self.circle[:place] if has(self.alive, other)]
        return others[:1] + others[1:][-1:]

    def laps(self) -> int:
        """BR-21: how many full laps there have been without an elimination."""
        return max(self.turns, 0) // max(count(self.alive) * self.persons, 1)

    def known_at(self, seat: int) -> int:
        """The set of cards (by place in the deck) that this seat holds for certain."""
        return self.known.known_at(seat)

    @property
    def offers_made(self) -> int:
        """How many offers one has made oneself in this talk."""
        return self.offers_by.get(self.seat, 0)

    def pending(self) -> list[Offer]:
        """The offers that wait for one's own answer, in the order in which they were made."""
        return [seen.offer for seen in self.offers if seen.offer.waits_for(self.seat)]
