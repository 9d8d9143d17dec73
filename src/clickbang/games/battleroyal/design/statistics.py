"""What a designer wants to know of Battle Royal, counted from all events of a game, as a record holds them."""

from typing import Final

from clickbang.arena.facts import Facts, Statistics
from clickbang.arena.rates import Rates
from clickbang.core.events import Asked, Began, Ended, Event
from clickbang.core.result import Result
from clickbang.core.seats import bit, count, everyone_at, has, is_several, mask_of, members, without
from clickbang.core.sitting import Watcher
from clickbang.core.table import Table
from clickbang.games.battleroyal.deck.cards import DECOY, PLAIN, Card
from clickbang.games.battleroyal.deck.deck import deck_of
from clickbang.games.battleroyal.events import (
    AllAlone,
    CardsRevealed,
    Confronted,
    Eliminated,
    LeftTeam,
    OfferCarriedOut,
    OfferMade,
    OwnCard,
    Proposed,
    Seated,
    SignsRevealed,
    SpoilsDivided,
    SpoilsSeen,
    TeamFormed,
    TurnBegan,
)
from clickbang.games.battleroyal.rules.course import BattleRoyal

BUSINESS = "business"
CONFRONTATIONS = "confrontations"
IN_A_TEAM = "in a team, by round"
KILLING = "kills and bluffs"
LAST_THREE = "last three by card"
TEAMS = "size of one's team"
WINS = "wins by card"

BAND: Final = 3
"""So many values of cards are counted together."""
FAR: Final = 3
"""Who is left when so many or fewer are has come far."""
LATE: Final = 10
"""Rounds from here on are counted together."""
LARGE: Final = 5
"""And so are teams from this size on."""
DEEDS: Final = frozenset(
    [
        Confronted, SignsRevealed, CardsRevealed, OfferMade, OfferCarriedOut, Proposed, SpoilsSeen, SpoilsDivided,
    ]
)  # fmt: skip
"""What people do to each other."""


class BattleRoyalWatcher(Watcher):
    """Sees everything, one game after another."""

    def __init__(self, rates: Rates) -> None:
        self.rates = rates
        self.cards: dict[str, Card] = {}

    def on_event(self, audience: int, event: Event) -> None:
        if type(event) is Asked:
            self.leaver = -1
        elif type(event) is TurnBegan:
            self.begin_turn(event.seat)
        elif type(event) is Began:
            self.cards = {card.key: card for card in deck_of(dict(event.options)["deck"]).cards}
        elif type(event) is Seated:
            self.sit_down(list(event.circle), event.first, event.persons)
        elif type(event) is OwnCard:
            self.dealt.append((event.seat, self.band(event.card)))
        elif type(event) is LeftTeam:
            self.leaver = event.seat
            self.join(without(self.teams[event.seat], event.seat))
            self.join(bit(event.seat))
        elif type(event) is TeamFormed:
            self.join(mask_of(event.seats))
        elif type(event) is AllAlone:
            for seat in event.seats:
                self.join(bit(seat))
        elif type(event) is Eliminated:
            self.lose(mask_of(event.seats))
        elif type(event) is Ended:
            self.end(event.winners)
        elif type(event) in DEEDS:
            self.count_deeds(audience, event)

    def sit_down(self, circle: list[int], first: int, persons: int) -> None:
        seats = len(circle)
        start = circle.index(first)
        self.order = circle[start:] + circle[:start]
        self.persons = persons
        self.place = seats
        self.round = 0
        self.alive = everyone_at(seats)
        self.far = 0
        self.teams = [bit(seat) for seat in range(seats)]
        self.friends = [0] * seats
        """By seat: all it has ever been in a team with."""
        self.dealt: list[tuple[int, str]] = []
        self.leaver = -1
        """Who has left a team, and nobody has been asked anything since."""
        self.attackers = 0
        self.defenders = 0

    def band(self, key: str) -> str:
        """A special card by its name, any other by about what it counts."""
        card = self.cards[key]
        low = int(card.value) // BAND * BAND
        return f"{low:02}–{low + BAND - 1:02}" if card.effect in (PLAIN, DECOY) else key

    # Rounds and teams

    def begin_turn(self, seat: int) -> None:
        """A round is once around the circle; who is in which team is counted as it begins."""
        place = self.order.index(seat)
        if place < self.place:
            self.round += 1
            self.count_teams()
        self.place = place

    def count_teams(self) -> None:
        when = f"{self.round:2}" if self.round < LATE else f"{LATE}+"
        for seat in members(self.alive):
            size = min(count(self.teams[seat]), LARGE)
            self.rates.count(IN_A_TEAM, when, size > 1)
            for each in range(1, LARGE + 1):
                self.rates.count(TEAMS, f"{each}+" if each == LARGE else str(each), size == each)

    def join(self, team: int) -> None:
        for seat in members(team):
            self.teams[seat] = team
            self.friends[seat] |= without(team, seat)

    # Who comes how far

    def lose(self, losers: int) -> None:
        if count(self.alive) <= FAR:
            self.far |= self.alive
        self.alive &= ~losers

    def end(self, winners: tuple[int, ...]) -> None:
        self.far |= self.alive
        for seat, card in self.dealt:
            self.rates.count(WINS, card, seat in winners)
            self.rates.count(LAST_THREE, card, has(self.far, seat))
        self.rates.rounds[self.round] += 1

    # What people do to each other

    def count_deeds(self, audience: int, event: Event) -> None:
        if type(event) is Confronted:
            self.attackers = mask_of(event.attackers)
            self.defenders = mask_of(event.defenders)
            self.rates.count(CONFRONTATIONS, "with one's own team", self.leaver == event.seat)
        elif type(event) is SignsRevealed:
            self.count_signs(dict(event.signs))
        elif type(event) is CardsRevealed:
            for reveal in event.reveals:
                if not self.cards[reveal.card].bang:
                    self.rates.count(KILLING, "bluffs without a gun", reveal.bang)
        elif type(event) is OfferMade:
            self.rates.count(BUSINESS, "offers carried out", 0)
        elif type(event) is OfferCarriedOut:
            self.rates.count(BUSINESS, "offers carried out", 1, 0)
        elif type(event) is Proposed:
            self.rates.count(BUSINESS, "proposals accepted", 0)
        elif type(event) is SpoilsSeen:
            if is_several(audience):
                self.rates.count(BUSINESS, "spoils of a team divided", 0)
        elif type(event) is SpoilsDivided and is_several(audience):
            self.rates.count(BUSINESS, "spoils of a team divided", 1, 0)
            self.rates.count(BUSINESS, "proposals accepted", 1, 0)

    def count_signs(self, kills: dict[int, int]) -> None:
        """Who kills whom, and what comes of it (BR-8)."""
        shown = ""
        for side, other in ((self.attackers, self.defenders), (self.defenders, self.attackers)):
            for seat in members(side):
                former = self.friends[seat] & other != 0
                what = "kills of former mates" if former else "kills of others"
                self.rates.count(KILLING, what, kills[seat], self.persons)
            killing = sum([kills[seat] for seat in members(side)])
            shown += "T" if killing == 0 else "K" if killing == count(side) * self.persons else "M"
        for what, true in (
            ("one team", shown == "TT"),
            ("trust betrayed", shown != "TT" and "T" in shown),
            ("all alone", shown == "MM"),
            ("cards compared", "K" in shown and "T" not in shown),
        ):
            self.rates.count(CONFRONTATIONS, what, true)


def facts(table: Table, result: Result) -> Facts:
    """Who won; and whether with a gun."""
    assert isinstance(table, BattleRoyal)
    fates = tuple(["alive" if seat in result.winners else "dead" for seat in range(table.seats)])
    armed = any(table.hands[seat] & table.deck.bangs != 0 for seat in result.winners)
    return Facts(None, fates, {"won with a gun": armed})


STATISTICS = Statistics(facts, BattleRoyalWatcher)
