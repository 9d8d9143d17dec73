"""What the others have heard in a world that one seat imagines: its own history, with their secrets for its own.

What was revealed later, or lies on the imagined table, is as it is there. What nobody will ever know is made up so that
it fits: a pocket of a past round that was never shown, cards that somebody else saw in a barrel, and, once the deck was
refilled, out of which pile a card came.
"""

from typing import Final

from librt.random import Random

from clickbang.core.events import Asked, Ended, Event, OwnAnswer, Sealed
from clickbang.core.table import DECLINE
from clickbang.core.view import View
from clickbang.games.championship.deck.effect import NOTHING, POCKET, TOP_CARDS
from clickbang.games.championship.events import (
    AccusationsRevealed,
    AimsRevealed,
    BarrelReshuffled,
    BarrelsSpun,
    BetsRevealed,
    Bribed,
    CardDrawn,
    CardsPlayed,
    CharacterDied,
    DeckRefilled,
    LiveRoundLoaded,
    NoEffect,
    OwnCard,
    Peeked,
    PenaltyBullet,
    PlayedCard,
    PocketSeen,
    RoundBegan,
    ShotsFired,
)
from clickbang.games.championship.knowledge.known_barrel import UNKNOWN
from clickbang.games.championship.knowledge.seen_table import SeenTable
from clickbang.games.championship.rules.barrel import BULLET, CLICK, EMPTY
from clickbang.games.championship.rules.codes import (
    ACCUSE_CODE,
    AIM_CODE,
    BET_CODE,
    DOWNWARDS,
    FIRE_ON_CODE,
    PLAY_CODE,
    PLAYS_A_CARD,
    POCKET_CODE,
    UPWARDS,
)
from clickbang.games.championship.rules.course import Championship
from clickbang.games.championship.rules.looking import PEEKED_CARDS
from clickbang.games.championship.rules.player import AT_SELF

PRIVATE: Final = frozenset([OwnAnswer, OwnCard, Peeked, PocketSeen])
"""What only its hearer is told."""
RESHUFFLES: Final = frozenset([BarrelReshuffled, LiveRoundLoaded, PenaltyBullet, CharacterDied])
"""After these nobody knows the order of somebody's barrel any more."""
NEVER: Final = 1 << 60
SWAPS: Final = 1_000_000
"""So often at most cards of several piles change places until they fit."""
BOLDLY: Final = 60
"""One in so many changes may be for the worse, since the better ones alone may lead nowhere."""


def public(history: list[Event]) -> list[Event]:
    """What a spectator has heard."""
    return [event for event in history if type(event) not in PRIVATE]


class Look:
    """A Peek: whose barrel, which order of it (they are counted), and what was left of it."""

    def __init__(self, target: int, order: int, turned: int, bullets: list[int], left: int) -> None:
        self.target = target
        self.order = order
        self.turned = turned
        self.bullets = bullets
        self.left = left


class Hearsay:
    """The past of an imagined world, as far as the others know more of it than all do."""

    def __init__(self, view: SeenTable, fresh: View, table: Championship) -> None:
        """A fresh view of the same seat hears everything once more."""
        assert isinstance(fresh, SeenTable)
        self.view = view
        self.table = table
        self.then: SeenTable = fresh
        seats = view.seats
        self.rounds: list[int] = []
        """By event: in which round it was."""
        self.pockets: list[list[int]] = []
        """By round and seat."""
        self.last_rounds = [1] * seats
        """By seat: the last round it took part in, of which the table still has the pocket."""
        self.orders: list[dict[int, int]] = []
        """By order of a barrel, which lasts until it is shuffled: cards by place."""
        self.order_of = [0] * seats
        self.turned = [0] * seats
        self.looks: dict[tuple[int, int], Look] = {}
        """By event and seat."""
        self.piles: list[list[int]] = []
        """From one refill of the deck to the next: copies by kind of card that others have drawn or may draw."""
        self.draws: list[list[tuple[int, int]]] = [[] for _ in range(seats)]
        """By seat: when a card was drawn, and from which pile."""
        self.uses: list[list[tuple[int, int]]] = [[] for _ in range(seats)]
        """By seat: when a card was played, and which; in the end those in hand."""
        self.recall()
        self.cards = self.fitting_cards()
        """By seat: the cards it drew, in order."""

    # What happened

    def recall(self) -> None:
        for seat in range(self.view.seats):
            self.shuffle(seat)
        for at, event in enumerate(self.view.history):
            if type(event) is RoundBegan and self.then.round > 0:
                self.pockets.append([self.past_pocket(seat) for seat in range(self.view.seats)])
            if type(event) is DeckRefilled:
                self.piles.append([self.then.played.get(card.key, 0) for card in self.then.deck.cards])
            self.then.receive(event)
            self.rounds.append(self.then.round)
            if type(event) is RoundBegan:
                for seat in event.players:
                    self.last_rounds[seat] = event.round
            if not self.piles and self.then.deck.cards:
                self.piles.append([card.copies for card in self.then.deck.cards])
            self.recall_barrels(event)
            self.recall_cards(at, event)
        self.pockets.append([self.past_pocket(seat) for seat in range(self.view.seats)])
        for seat, barrel in enumerate(self.table.barrels):
            if barrel.pocket != EMPTY:
                self.pockets[self.last_rounds[seat] - 1][seat] = int(barrel.pocket)
            for place in range(barrel.known):
                self.orders[self.order_of[seat]][self.turned[seat] + place] = barrel.known_card(place)
            for kind, copies in enumerate(self.table.hand(seat)):
                self.uses[seat] += [(NEVER, kind)] * int(copies)

    def past_pocket(self, seat: int) -> int:
        """What was in a pocket when the round ended; one that was not shown holds what fits."""
        player = self.then.players[seat]
        if player.pocket != UNKNOWN:
            return player.pocket
        return CLICK if player.odds[CLICK] > 0 else BULLET

    def shuffle(self, seat: int) -> None:
        self.order_of[seat] = len(self.orders)
        self.turned[seat] = 0
        self.orders.append({})

    def recall_barrels(self, event: Event) -> None:
        if type(event) is BarrelsSpun:
            for seat in event.seats:
                self.shuffle(seat)
        elif type(event) is ShotsFired:
            for shot in event.shots:
                self.orders[self.order_of[shot.seat]][self.turned[shot.seat]] = shot.card
                self.turned[shot.seat] += 1
        elif type(event) is Peeked:
            for place, card in enumerate(event.cards):
                self.orders[self.order_of[event.target]][self.turned[event.target] + place] = card
        elif type(event) in RESHUFFLES:
            assert isinstance(event, (BarrelReshuffled, LiveRoundLoaded, PenaltyBullet, CharacterDied))
            self.shuffle(event.seat)

    def recall_cards(self, at: int, event: Event) -> None:
        if type(event) is CardDrawn:
            self.draws[event.seat].append((at, len(self.piles) - 1))
        elif type(event) is OwnCard:
            self.piles[-1][self.view.places[event.card]] -= 1
        elif type(event) is Bribed:
            self.uses[event.seat].append((at, self.view.places[event.card]))
        elif type(event) is CardsPlayed:
            for play in event.plays:
                self.uses[play.seat].append((at, self.view.places[play.card]))
                if self.view.effect_of(play).shows == TOP_CARDS:
                    target = play.target
                    player = self.then.players[target]
                    order, turned = self.order_of[target], self.turned[target]
                    self.looks[at, play.seat] = Look(target, order, turned, player.bullets[:], player.left)

    # Which cards somebody drew

    def fitting_cards(self) -> list[list[str]]:
        """Cards that are played soon are drawn soon; after refills they change places until each pile has enough."""
        left = [pile[:] for pile in self.piles]
        own = self.view.seat
        swappable: list[tuple[int, int]] = []
        for seat in range(self.view.seats):
            if seat != own:
                for place, (_, pile) in enumerate(self.draws[seat]):
                    left[pile][self.uses[seat][place][1]] -= 1
                    swappable.append((seat, place))
        random = Random(len(self.view.history))
        swaps = SWAPS if len(left) > 1 else 0
        while swaps > 0 and is_short(left):
            swaps -= 1
            seat, place = swappable[random.randrange(len(swappable))]
            other = random.randrange(len(self.draws[seat]))
            self.swap(seat, place, other, left, random.randrange(BOLDLY) == 0)
        assert len(left) == 1 or not is_short(left), "the hands of a world that was sampled come from the piles"
        cards = self.view.deck.cards
        return [[cards[kind].key for _, kind in uses] for uses in self.uses]

    def swap(self, seat: int, place: int, other: int, left: list[list[int]], boldly: bool) -> None:
        """Two cards of a hand were drawn each in place of the other, if that may be and, unless boldly, is no worse."""
        (drawn, pile), (other_drawn, other_pile) = self.draws[seat][place], self.draws[seat][other]
        (used, kind), (other_used, other_kind) = self.uses[seat][place], self.uses[seat][other]
        if kind == other_kind or drawn > other_used or other_drawn > used:
            return
        if pile != other_pile:
            worse = (left[pile][other_kind] <= 0) + (left[other_pile][kind] <= 0)
            better = (left[pile][kind] < 0) + (left[other_pile][other_kind] < 0)
            if better < worse and not boldly:
                return
            left[pile][kind] += 1
            left[pile][other_kind] -= 1
            left[other_pile][other_kind] += 1
            left[other_pile][kind] -= 1
        uses = self.uses[seat]
        uses[place], uses[other] = uses[other], uses[place]

    # What somebody heard

    def heard_by(self, seat: int) -> list[Event]:
        """All events that this seat has heard, in order."""
        history = self.view.history
        heard: list[Event] = []
        drawn = 0
        kind = ""
        asked_at = 0
        for at, event in enumerate(history):
            if type(event) in PRIVATE:
                continue
            if type(event) is Asked:
                kind = event.kind
                asked_at = at
            elif type(event) is Sealed and event.seat == seat:
                heard.append(OwnAnswer(seat, self.answer(seat, kind, asked_at)))
            heard.append(event)
            if type(event) is CardDrawn and event.seat == seat:
                heard.append(OwnCard(seat, self.cards[seat][drawn]))
                drawn += 1
            elif type(event) is CardsPlayed:
                for play in event.plays:
                    if play.seat == seat:
                        heard += self.seen_by_card(at, play)
        return heard

    def answer(self, seat: int, kind: str, asked_at: int) -> int:
        """What this seat sealed: it was revealed before anybody was asked again, or lies sealed on the table."""
        if self.is_open(asked_at):
            return self.table.answers[seat]
        if kind == "pocket":
            return POCKET_CODE + self.pockets[self.rounds[asked_at] - 1][seat]
        history = self.view.history
        at = asked_at + 1
        while at < len(history) and type(history[at]) is not Asked:
            found = self.revealed(seat, kind, history[at])
            if found != DECLINE:
                return found
            at += 1
        fires_on = kind == "fire-on" and not self.view.over
        return FIRE_ON_CODE if fires_on else DECLINE

    def is_open(self, asked_at: int) -> bool:
        """Whether people are still answering what was asked then."""
        if self.view.kind == "":
            return False
        history = self.view.history
        at = asked_at + 1
        while at < len(history):
            if type(history[at]) is Asked:
                return False
            at += 1
        return True

    def revealed(self, seat: int, kind: str, event: Event) -> int:
        """The answer of this seat, if the event tells."""
        if type(event) is BetsRevealed:
            for die in event.bets:
                if die.seat == seat:
                    return BET_CODE + die.face
        elif type(event) is AccusationsRevealed:
            for accusation in event.accusations:
                if accusation.accuser == seat:
                    return ACCUSE_CODE + accusation.accused
        elif type(event) is CardsPlayed:
            for play in event.plays:
                if play.seat == seat:
                    return self.code_of(play)
        elif type(event) is Bribed and event.seat == seat:
            return PLAY_CODE + self.view.places[event.card] * PLAYS_A_CARD
        elif type(event) is AimsRevealed:
            for chosen in event.aims:
                if chosen.seat == seat:
                    return AIM_CODE + (seat if chosen.aim == AT_SELF else chosen.aim)
        elif type(event) is ShotsFired and kind == "fire-on":
            return FIRE_ON_CODE
        return DECLINE

    def code_of(self, play: PlayedCard) -> int:
        code = PLAY_CODE + self.view.places[play.card] * PLAYS_A_CARD
        if play.target < 0:
            return code
        return code + (DOWNWARDS if play.turn < 0 else UPWARDS) + play.target

    def seen_by_card(self, at: int, play: PlayedCard) -> list[Event]:
        """What somebody sees by a card they have played."""
        shows = self.view.effect_of(play).shows
        if shows == NOTHING or self.is_spent(at, play.seat):
            return []
        if shows == POCKET:
            return [PocketSeen(play.seat, play.target, self.pockets[self.rounds[at] - 1][play.target])]
        if play in self.view.peeks:  # and is still to be seen
            return []
        return [Peeked(play.seat, play.target, self.top_cards(self.looks[at, play.seat], self.rounds[at]))]

    def is_spent(self, at: int, seat: int) -> bool:
        """Whether the card that this seat has played had become impossible."""
        history = self.view.history
        at += 1
        while at < len(history) and type(history[at]) not in (Asked, Ended):
            event = history[at]
            if type(event) is NoEffect and event.seat == seat:
                return True
            at += 1
        return False

    def top_cards(self, look: Look, when: int) -> tuple[int, ...]:
        """Those that came to light later are as they were; of the rest CLICKs lie on top, if there are any."""
        order = self.orders[look.order]
        bullets = look.bullets[self.pockets[when - 1][look.target]]
        clicks = look.left - bullets
        for place, card in order.items():
            if place >= look.turned and card == CLICK:
                clicks -= 1
        for place in range(look.turned, look.turned + PEEKED_CARDS):
            if place not in order:
                order[place] = CLICK if clicks > 0 else BULLET
                clicks -= 1
        return tuple([order[look.turned + place] for place in range(PEEKED_CARDS)])


def is_short(left: list[list[int]]) -> bool:
    """Whether a pile has too few cards of a kind."""
    for pile in left:
        for copies in pile:
            if copies < 0:
                return True
    return False
