"""The cards as one seat knows them: its own, those it has seen, and notes on the way of all others."""

from clickbang.core.events import Began, Ended, Event
from clickbang.core.seats import bit, count, mask_of
from clickbang.games.battleroyal.card_log import BOTH_WON, DISCARDED, SPOILS, CardLog, Clash, Flow
from clickbang.games.battleroyal.events import (
    BangsHeard,
    CardsDiscarded,
    CardsRevealed,
    CardsShown,
    Confronted,
    Eliminated,
    HandSizes,
    NothingHappened,
    OwnCard,
    Proposed,
    Reveal,
    Seated,
    SpoilsDivided,
    SpoilsSeen,
    TalkOver,
    VotesRevealed,
)
from clickbang.games.battleroyal.known_cards import KnownCards
from clickbang.games.battleroyal.seen_table import SeenTable


class SeenCards(SeenTable):
    """What a seat knows of the cards, apart from talk it takes part in."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.hand: list[str] = []
        """One's own cards."""
        self.places: dict[str, int] = {}
        """By key: the place of a card in the deck."""
        self.log = CardLog(0, 0, 0, seat)
        self.known = KnownCards(0, 0, self.log.held)
        self.revealed: list[Reveal] = []
        """BR-13: what was revealed in this confrontation, if one takes part in it."""
        self.bluffs: dict[int, int] = {}
        """By seat: how often one has seen it say "Bang!" with a card that does not."""
        self.owners: dict[str, int] = {}
        """BR-18: the cards to divide, if one is an heir, and whose each was."""
        self.proposer = -1
        self.proposal: dict[str, int] = {}
        """BR-18: who is to get which card, if one is asked to vote."""
        self.votes: dict[int, bool] = {}

    def known_at(self, seat: int) -> int:
        """The set of cards (by place in the deck) that this seat holds for certain."""
        return self.known.known_at(seat)

    def fold(self, event: Event) -> None:
        super().fold(event)
        if type(event) is Began:
            self.places = {card.key: place for place, card in enumerate(self.deck.cards)}
        elif type(event) is Seated:
            self.log = CardLog(len(self.deck.cards), self.seats, self.persons, self.seat)
            self.known = KnownCards(len(self.deck.cards), self.seats, self.log.held)
        elif type(event) is OwnCard:
            self.hand.append(event.card)
            self.log.deal_own(self.places[event.card])
            self.see(event.card, self.seat)
            self.known.settle()
        elif type(event) is CardsShown:
            for key in event.cards:
                self.see(key, event.seat)
            self.known.settle()
        else:
            self.fold_clash(event)
            self.fold_spoils(event)

    def see(self, key: str, seat: int) -> None:
        """A card is with a seat."""
        self.log.see(self.places[key], seat, self.log.epoch)
        self.known.see(self.places[key], seat)

    def move(self, flows: list[Flow]) -> None:
        """Cards change their places."""
        self.known.move(flows)
        self.log.move(flows)
        self.known.settle()

    def flow(self, source: int, target: int, cards: int) -> Flow:
        return Flow(source, target, cards, 0, self.log.epoch)

    # Confrontations

    def fold_clash(self, event: Event) -> None:
        if type(event) is Confronted:
            self.revealed = []
        elif type(event) is CardsRevealed:
            self.revealed = list(event.reveals)
            for seat, key, bang in event.reveals:
                self.see(key, seat)
                if bang and not self.deck.cards[self.places[key]].bang:
                    self.bluffs[seat] = self.bluffs.get(seat, 0) + 1
        elif type(event) is BangsHeard:
            self.note_clash()
        elif type(event) is Eliminated:
            self.log.decide(mask_of(event.seats))
            flows = [self.flow(seat, SPOILS, self.log.held[seat]) for seat in event.seats]
            if self.seat in event.seats:
                flows[event.seats.index(self.seat)].known = self.log.own
                self.hand = []
            self.move(flows)
        elif type(event) is NothingHappened:
            self.log.decide(0)
        elif type(event) is Ended:
            self.log.decide(BOTH_WON)

    def note_clash(self) -> None:
        """What can be told of the cards that are out now; BR-14: who kept silent has no card with the word out."""
        took_part = self.in_confrontation >> self.seat & 1 == 1
        clash = Clash(self.attackers, self.defenders, count(self.alive) == 2, took_part)
        for seat, kills in self.signs.items():
            if kills > 0:
                clash.killers.append(seat)
                clash.kills.append(kills)
                clash.bangs.append(self.bangs.get(seat, 0))
                if took_part:
                    clash.cards.append([self.places[key] for revealer, key, _ in self.revealed if revealer == seat])
                if kills == self.sizes[seat] and seat not in self.bangs:
                    self.known.exclude(self.deck.bangs, seat)
        self.log.clash(clash)
        self.known.settle()

    # The cards of the eliminated

    def fold_spoils(self, event: Event) -> None:
        if type(event) is SpoilsSeen:
            self.owners = dict(event.spoils)
            for key, seat in event.spoils:
                self.log.see(self.places[key], seat, self.log.epoch - 1)
                self.see(key, SPOILS)
        elif type(event) is Proposed:
            self.proposer = event.seat
            self.proposal = dict(event.division)
            self.votes = {}
        elif type(event) is VotesRevealed:
            self.votes = dict(event.votes)
        elif type(event) is SpoilsDivided:
            self.divide(dict(event.division))
        elif type(event) is HandSizes:
            self.note_sizes(dict(event.sizes))
        elif type(event) is CardsDiscarded:
            self.move([self.flow(SPOILS, DISCARDED, event.cards)])
            self.end_division()
        elif type(event) is TalkOver:
            self.log.stop_mixing()

    def divide(self, division: dict[str, int]) -> None:
        """One is an heir, and sees who gets which card."""
        flows: dict[int, Flow] = {}
        for key, seat in division.items():
            flow = flows.setdefault(seat, self.flow(SPOILS, seat, 0))
            flow.cards += 1
            flow.known |= bit(self.places[key])
        self.hand += [key for key, seat in division.items() if seat == self.seat]
        self.move(list(flows.values()))
        self.end_division()

    def end_division(self) -> None:
        self.owners = {}
        self.proposer = -1
        self.proposal = {}
        self.votes = {}

    def note_sizes(self, sizes: dict[int, int]) -> None:
        """BR-1: that others have divided cards can be told by how many they have; so can gifts, when talk goes on."""
        if self.log.held[SPOILS] > 0 and self.heirs != 0:
            self.move([self.flow(SPOILS, seat, size - self.log.held[seat]) for seat, size in sizes.items()])

    def mix(self, group: int) -> None:
        """BR-17: what these have traded since the talk began, one cannot tell but for how many cards each has."""
        self.known.mix(group)
        self.log.mix(group, list(self.sizes))
        self.known.settle()
