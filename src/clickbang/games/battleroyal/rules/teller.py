"""Every event of Battle Royal, and who may hear it. No other code of the game builds or tells one.

What leaves a table besides: its prompts, choices and errors (`core/table.py`), and views, which are made of events.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from clickbang.core.audience import EVERYONE
from clickbang.core.events import Listener
from clickbang.core.seats import bit, lowest, members, without_lowest
from clickbang.games.battleroyal import events
from clickbang.games.battleroyal.deck.cards import Deck
from clickbang.games.battleroyal.events import CastVote, GivenCards, HandSize, HeardBang, HeldCard
from clickbang.games.battleroyal.rules.board import Board
from clickbang.games.battleroyal.rules.observer import Observer
from clickbang.games.battleroyal.rules.offers import Offer


@final
class Teller(Observer):
    """Builds the events for whoever listens, and passes everything on."""

    def __init__(self, tell: Listener, deck: Deck, then: Observer) -> None:
        super().__init__(then)
        self.tell = tell
        self.others = then
        self.deck = deck
        self.reveals: list[events.RevealedCard] = []
        """What has been revealed in this confrontation, until all is told together."""

    # Setup and turns

    def sit_down(self, board: Board) -> None:
        self.tell(EVERYONE, events.Seated(tuple(board.circle), board.turn, board.persons))
        super().sit_down(board)

    def deal(self, seat: i64, card: i64) -> None:
        self.tell(bit(seat), events.OwnCard(seat, self.deck.cards[card].key))
        super().deal(seat, card)

    def begin_turn(self, board: Board) -> None:
        self.tell(EVERYONE, events.TurnBegan(board.turn, board.person, board.passes))
        super().begin_turn(board)

    def pass_turn(self, seat: i64) -> None:
        self.tell(EVERYONE, events.Passed(seat))
        super().pass_turn(seat)

    def leave_team(self, seat: i64) -> None:
        self.tell(EVERYONE, events.LeftTeam(seat))
        super().leave_team(seat)

    # Confrontations

    def confront(self, seat: i64, target: i64, board: Board) -> None:
        attackers, defenders = tuple(members(board.attackers)), tuple(members(board.defenders))
        self.tell(EVERYONE, events.Confronted(seat, target, attackers, defenders))
        super().confront(seat, target, board)

    def show_signs(self, board: Board) -> None:
        signs = [events.ShownSign(seat, int(board.kills[seat])) for seat in members(board.signers)]
        self.tell(EVERYONE, events.SignsRevealed(tuple(signs)))
        super().show_signs(board)

    def unite(self, team: i64) -> None:
        self.tell(EVERYONE, events.TeamFormed(tuple(members(team))))
        super().unite(team)

    def dissolve(self, seats: i64) -> None:
        self.tell(EVERYONE, events.AllAlone(tuple(members(seats))))
        super().dissolve(seats)

    def reveal(self, both: i64, seat: i64, card: i64, bang: bool) -> None:
        self.reveals.append(events.RevealedCard(seat, self.deck.cards[card].key, bang))
        super().reveal(both, seat, card, bang)

    def hear_bangs(self, both: i64, board: Board) -> None:
        """BR-13: the cards are for those in the confrontation; BR-14: a "Bang!" is for everybody."""
        bangs: dict[int, int] = {}
        for reveal in self.reveals:
            if reveal.bang:
                bangs[reveal.seat] = bangs.get(reveal.seat, 0) + 1
        self.tell(both, events.CardsRevealed(tuple(self.reveals)))
        self.tell(EVERYONE, events.BangsHeard(tuple([HeardBang(seat, times) for seat, times in bangs.items()])))
        self.reveals = []
        super().hear_bangs(both, board)

    def refuse_dollars(self, both: i64, refused: i64) -> None:
        self.tell(both, events.DollarsRefused(tuple(members(refused))))
        super().refuse_dollars(both, refused)

    def tie(self) -> None:
        self.tell(EVERYONE, events.NothingHappened())
        super().tie()

    # The eliminated and their cards

    def lose(self, losers: i64) -> None:
        self.tell(EVERYONE, events.Eliminated(tuple(members(losers))))
        super().lose(losers)

    def see_spoils(self, heirs: i64, losers: i64, hands: vec[i64]) -> None:
        owners = [HeldCard(key, seat) for seat in members(losers) for key in self.deck.keys(hands[seat])]
        self.tell(heirs, events.SpoilsSeen(tuple(owners)))
        super().see_spoils(heirs, losers, hands)

    def propose(self, heirs: i64, seat: i64, cards: i64, receivers: list[int]) -> None:
        self.tell(heirs, events.Proposed(seat, self.division(cards, receivers)))
        super().propose(heirs, seat, cards, receivers)

    def show_votes(self, heirs: i64, voters: i64, agreed: i64) -> None:
        votes = [CastVote(seat, bit(seat) & agreed != 0) for seat in members(voters)]
        self.tell(heirs, events.VotesRevealed(tuple(votes)))
        super().show_votes(heirs, voters, agreed)

    def divide(self, heirs: i64, cards: i64, receivers: list[int]) -> None:
        self.tell(heirs, events.SpoilsDivided(self.division(cards, receivers)))
        super().divide(heirs, cards, receivers)

    def division(self, cards: i64, receivers: list[int]) -> tuple[HeldCard, ...]:
        """Every card, and who is to get it."""
        found: list[HeldCard] = []
        for receiver in receivers:
            found.append(HeldCard(self.deck.cards[lowest(cards)].key, receiver))
            cards = without_lowest(cards)
        return tuple(found)

    def discard(self, cards: i64) -> None:
        self.tell(EVERYONE, events.CardsDiscarded(cards))
        super().discard(cards)

    def show_sizes(self, seats: i64, sizes: vec[i64]) -> None:
        self.tell(EVERYONE, events.HandSizes(tuple([HandSize(seat, int(sizes[seat])) for seat in members(seats)])))
        super().show_sizes(seats, sizes)

    # Talk

    def make_offer(self, offer: Offer) -> None:
        parties, shows = tuple(members(offer.parties)), tuple(members(offer.shows))
        told = events.OfferMade(offer.author, offer.made_in, parties, offer.offered(self.deck), shows)
        self.tell(offer.parties, told)
        super().make_offer(offer)

    def agree(self, offer: Offer, seat: i64) -> None:
        self.tell(offer.parties, events.OfferAgreed(offer.author, offer.made_in, seat))
        super().agree(offer, seat)

    def lapse(self, offer: Offer, seat: i64) -> None:
        self.tell(offer.parties, events.OfferLapsed(offer.author, offer.made_in, seat))
        super().lapse(offer, seat)

    def carry_out(self, offer: Offer) -> None:
        self.tell(offer.parties, events.OfferCarriedOut(offer.author, offer.made_in))
        super().carry_out(offer)

    def show_hand(self, parties: i64, seat: i64, cards: i64) -> None:
        self.tell(parties, events.CardsShown(seat, self.deck.keys(cards)))
        super().show_hand(parties, seat, cards)

    def give(self, team: i64, offer: Offer) -> None:
        if offer.gifts:
            gifts = [GivenCards(int(gift.giver), int(gift.receiver), int(gift.cards)) for gift in offer.gifts]
            self.tell(team, events.GiftsSeen(tuple(gifts)))
            for gift in offer.gifts:
                given = events.CardsGiven(gift.giver, gift.receiver, self.deck.keys(gift.picked))
                self.tell(bit(gift.giver) | bit(gift.receiver), given)
        super().give(team, offer)

    def end_talk(self, team: i64) -> None:
        self.tell(EVERYONE, events.TalkOver(tuple(members(team))))
        super().end_talk(team)
