"""A position in one line: `game(3, "gift").bets(2, 1, 0).plays("trigger", {0: ("gift", 2)}).barrel(0, "B").shoots()`.

Luck is written down where it matters. Elsewhere a barrel shows a CLICK as long as it has one, and who draws gets the
first kind of card that is left in the deck.
"""

import json
from typing import Any, Self, TypeVar

from clickbang.core.actions import Action, Decline
from clickbang.core.audience import EVERYONE, SPECTATOR, hears
from clickbang.core.chance import Chance, Outcomes
from clickbang.core.events import Event, OwnAnswer, Sealed
from clickbang.core.prompt import Prompt
from clickbang.core.result import Result
from clickbang.core.seats import members
from clickbang.core.sitting import Sitting, Watcher
from clickbang.games.championship import (
    CHAMPIONSHIP,
    Accuse,
    Aim,
    Bet,
    Championship,
    ChampionshipView,
    Pocket,
    encode,
)
from clickbang.games.championship import Play as PlayCard
from clickbang.games.championship.deck.cards import PHASES
from clickbang.games.championship.deck.deck import deck_data
from clickbang.games.championship.deck.effects import EFFECTS
from clickbang.games.championship.rules.barrel import BULLET, CLICK
from clickbang.games.championship.rules.state import DRAW

Card = str | tuple[str, int] | tuple[str, int, bool]
"""A card by its key, at a seat where it needs one, with DOWN where a die is turned down."""
DOWN = True
Told = TypeVar("Told", bound=Event)


class Luck(Chance):
    """What was written down for this seat's barrel or next cards, or else the first thing that can happen."""

    def __init__(self, play: "Play") -> None:
        self.play = play
        self.barrels: dict[int, list[int]] = {}
        self.draws: dict[int, list[str]] = {}

    def choose(self, outcomes: Outcomes) -> int:
        table = self.play.table
        if table.chance == DRAW:
            keys = self.draws.get(table.board.drawer())
            if keys:
                return self.play.place_of(keys.pop(0))
        else:
            cards = self.barrels.get(table.looked_at)
            if cards:
                return cards.pop(0)
        return outcomes[0][0]


class Play(Watcher):
    """A game that a test plays, with what was told on the way. Every move returns it again."""

    def __init__(self, seats: int, deal: str, options: dict[str, str]) -> None:
        self.news: list[Event] = []
        """What everybody heard of the last move, apart from who has sealed."""
        self.told: list[tuple[int, Event]] = []
        """All of the last move, with audiences."""
        self.luck = Luck(self)
        self.sitting = Sitting(CHAMPIONSHIP, seats, options, self.luck, [self])
        self.luck.draws = {seat: [key] for seat, key in enumerate(deal.split())}
        self.sitting.settle()

    def on_event(self, audience: int, event: Event) -> None:
        self.told.append((audience, event))
        if audience == EVERYONE and not isinstance(event, Sealed):
            self.news.append(event)

    # Moves

    def pockets(self, cards: str) -> Self:
        """Those in the game pocket a CLICK (C) or a BULLET (B), in seat order."""
        return self.together("pocket", [Pocket(card == "B") for card in cards])

    def bets(self, *faces: int) -> Self:
        """Those in the round bet, in seat order."""
        return self.together("bet", [Bet(face) for face in faces])

    def accuses(self, accusations: dict[int, int]) -> Self:
        """One sealed round: who accuses whom; everybody else declines."""
        self.until("accuse")
        return self.some({seat: Accuse(target) for seat, target in accusations.items()})

    def bribes(self, *seats: int) -> Self:
        """Of those asked, these bribe the judge."""
        self.until("bribe")
        return self.some({seat: self.card("bribe-the-judge") for seat in seats})

    def plays(self, phase: str, cards: dict[int, Card]) -> Self:
        """One sealed round of cards in this phase; everybody else declines."""
        self.until("play", phase)
        return self.some({seat: self.card(card) for seat, card in cards.items()})

    def aims(self, *seats: int) -> Self:
        """Those who must choose a target aim at these, in seat order."""
        return self.together("aim", [Aim(seat) for seat in seats])

    def shoots(self) -> Self:
        """Nobody plays a card (any more): the next shot, or the end of the phase."""
        return self.plays("trigger", {})

    def answer(self, seat: int, action: Action) -> Self:
        """One answer of one seat, while others may still be waited for."""
        self.turn_page()
        self.sitting.answer(seat, encode(action))
        self.sitting.settle()
        return self

    def round(self, *bets: int, killing: tuple[int, ...] = ()) -> Self:
        """A whole round without cards and accusations: these bets, or 0; who is to be killed bets 1 and is."""
        for seat in killing:
            self.barrel(seat, "B")
        self.until("bet")
        self.bets(*(bets or [int(seat in killing) for seat in self.asked]))
        return self.until("pocket")

    def until(self, kind: str, phase: str = "") -> Self:
        """On to this prompt, or the end: everything before it is declined, CLICKs are pocketed and zeros bet."""
        start = self.table.board.round
        while not self.table.over and not (self.table.kind_name() == kind and phase in ("", self.phase)):
            assert self.table.board.round <= start + 1, f"nobody is asked to {kind}"
            for seat in self.asked:
                self.sitting.answer(seat, self.table.default_action(seat))
            self.sitting.settle()
        return self

    def together(self, kind: str, actions: list[Action]) -> Self:
        """Everybody who must answer gives one of these, in seat order."""
        self.until(kind)
        return self.some(dict(zip(self.asked, actions, strict=True)))

    def some(self, actions: dict[int, Action]) -> Self:
        """These seats answer like this, and everybody else who is asked declines."""
        self.turn_page()
        asked = self.asked
        assert set(actions) <= set(asked), f"only {asked} are asked"
        for seat in asked:
            self.sitting.answer(seat, encode(actions.get(seat, Decline())))
        self.sitting.settle()
        return self

    def turn_page(self) -> None:
        self.news = []
        self.told = []

    # Luck

    def barrel(self, seat: int, cards: str) -> Self:
        """What chance brings to the top of this seat's barrel next: C or B."""
        self.luck.barrels[seat] = [BULLET if card == "B" else CLICK for card in cards]
        return self

    def draws(self, seat: int, keys: str) -> Self:
        """Which cards this seat draws next."""
        self.luck.draws[seat] = keys.split()
        return self

    # What can be seen

    @property
    def table(self) -> Championship:
        table = self.sitting.table
        assert isinstance(table, Championship)
        return table

    @property
    def phase(self) -> str:
        """The phase, as a spectator was told."""
        return self.view(SPECTATOR).phase

    def view(self, seat: int) -> ChampionshipView:
        view = self.sitting.spectator if seat == SPECTATOR else self.sitting.views[seat]
        assert isinstance(view, ChampionshipView)
        return view

    def prompt(self, seat: int) -> Prompt:
        return self.sitting.prompt_for(seat)

    @property
    def asked(self) -> list[int]:
        """Who is asked, or must answer, now."""
        return members(self.table.must | self.table.asked)

    def hand(self, seat: int) -> list[str]:
        """The cards of a seat, as it knows them."""
        return sorted([key for key, copies in self.view(seat).hand.items() for _ in range(copies)])

    def heard(self, *kinds: type[Told]) -> list[Told]:
        """The events of these kinds that everybody heard of the last move."""
        return [event for event in self.news if isinstance(event, kinds)]

    def whispered(self, seat: int) -> list[Event]:
        """What this seat heard of the last move and not everybody, apart from what it answered."""
        private = [event for audience, event in self.told if audience != EVERYONE and hears(audience, seat)]
        return [event for event in private if not isinstance(event, OwnAnswer)]

    @property
    def loaded(self) -> list[tuple[int, int]]:
        """By seat, how many cards are in the barrel, and how many of them BULLETs."""
        board, barrels = self.table.board, self.table.barrels
        return [(int(board.players[seat].left), int(barrels[seat].bullets)) for seat in range(self.table.seats)]

    @property
    def points(self) -> tuple[int, ...]:
        return tuple(player.points for player in self.view(SPECTATOR).players)

    @property
    def result(self) -> Result:
        assert self.table.over
        return self.table.result()

    # Cards

    def card(self, card: Card) -> PlayCard:
        """The answer that plays this card."""
        if isinstance(card, str):
            return PlayCard(self.place_of(card))
        key, seat, *down = card
        return PlayCard(self.place_of(key), seat, *down)

    def place_of(self, key: str) -> int:
        return [card.key for card in self.table.kinds.cards].index(key)

    def choices(self, seat: int, key: str) -> list[PlayCard]:
        """How this seat may play this card now."""
        place = self.place_of(key)
        found = [CHAMPIONSHIP.decode(code) for code in self.prompt(seat).choices]
        return [play for play in found if isinstance(play, PlayCard) and play.card == place]

    def targets(self, seat: int, key: str) -> list[int | None]:
        """At whom this seat may play this card now."""
        return [play.seat for play in self.choices(seat, key)]


def game(seats: int, deal: str = "", **options: str) -> Play:
    """A new game at its first prompt; each seat has been dealt one of these cards, in seat order."""
    return Play(seats, deal, options)


def holding(*hands: str) -> Play:
    """Each seat holds these cards; for all but the first one each has lost a team-mate, in a round of its own."""
    cards = [hand.split() for hand in hands]
    play = game(len(hands), " ".join(hand[0] for hand in cards))
    for extra in range(1, max(len(hand) for hand in cards)):
        gifted = tuple(seat for seat, hand in enumerate(cards) if len(hand) > extra)
        for seat in gifted:
            play.draws(seat, cards[seat][extra])
        play.round(killing=gifted)
    return play


def wrong_accusations(play: Play, rounds: int) -> Play:
    """So many rounds in which everybody accuses the next seat in vain, and bets 0."""
    for _ in range(rounds):
        seats = play.until("accuse").asked
        play.accuses({seat: seats[(place + 1) % len(seats)] for place, seat in enumerate(seats)})
    return play


def deck(**copies: int) -> str:
    """A deck of some of these cards, so many of each, as a value of the option: `deck(spin_again=2)`."""
    known = all_cards()
    keys = [key.replace("_", "-") for key in copies]
    return json.dumps({key: {**known[key], "copies": copies[key.replace("-", "_")]} for key in keys})


def all_cards() -> dict[str, Any]:
    """The standard cards, and for each effect that none of them has a card of its word."""
    cards = deck_data("standard")
    words = {"en": "Card.", "fr": "Carte."}
    for word in other_effects():
        card = {"effect": word, "phase": PHASES[EFFECTS[word].moment], "copies": 1, "name": words, "text": words}
        cards[word] = card
    return cards


def other_effects() -> set[str]:
    """Those that no standard card has."""
    return set(EFFECTS) - {card["effect"] for card in deck_data("standard").values()}
