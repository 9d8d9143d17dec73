"""The table as one seat sees it: the fold of every event of World Championship."""

from typing import Final

from clickbang.core.audience import SPECTATOR
from clickbang.core.events import Asked, Began, Event, OwnAnswer, Sealed
from clickbang.core.parts.shown import Shown as Common
from clickbang.core.table import as_list
from clickbang.core.view import View
from clickbang.games.championship.deck.cards import PHASES, TRIGGER, Deck
from clickbang.games.championship.deck.deck import deck_of
from clickbang.games.championship.deck.effect import TOP_CARDS, Effect
from clickbang.games.championship.events import (
    Accusation,
    AccusationsRevealed,
    AimSet,
    AimsRevealed,
    BarrelReshuffled,
    BarrelsSpun,
    BetsRevealed,
    Bribed,
    CardDrawn,
    CardsPlayed,
    CharacterDied,
    DeckRefilled,
    DieTurned,
    EveryoneAims,
    LastCaptain,
    LiveRoundLoaded,
    NoCardLeft,
    NoEffect,
    NoPenalty,
    OwnCard,
    Peeked,
    PenaltyBullet,
    PhaseBegan,
    PlayedCard,
    PocketSeen,
    PocketShown,
    PocketsTurned,
    RoundBegan,
    RoundScored,
    ShotAdded,
    ShotsFired,
)
from clickbang.games.championship.knowledge.known_barrel import bits_of
from clickbang.games.championship.knowledge.past_round import PastRound
from clickbang.games.championship.knowledge.seen_player import SeenPlayer
from clickbang.games.championship.knowledge.shown import Player, Shown
from clickbang.games.championship.knowledge.unseen_cards import UnseenCards
from clickbang.games.championship.rules.accusation import CAUGHT_REWARD
from clickbang.games.championship.rules.barrel import BULLET
from clickbang.games.championship.rules.board import NOBODY, Board
from clickbang.games.championship.rules.codes import POCKET_CODE
from clickbang.games.championship.rules.looking import PEEKED_CARDS
from clickbang.games.championship.rules.state import USUAL_GOAL, USUAL_TEAM

ON: Final = "on"
SHOWN: Final = tuple([name for name in Shown.__annotations__ if name not in Common.__annotations__])
"""The names of the parts that this game shows, in order."""
SHOWN_OF_PLAYERS: Final = tuple(Player.__annotations__)
"""And of those that it shows of each player."""

OF_CARDS: Final = frozenset([CardDrawn, NoCardLeft, OwnCard, DeckRefilled, CardsPlayed, Bribed])
OF_BARRELS: Final = frozenset([OwnAnswer, BarrelsSpun, Peeked, PocketSeen, LiveRoundLoaded, BarrelReshuffled, NoEffect])
OF_ACCUSATIONS: Final = frozenset([AccusationsRevealed, PocketShown, PenaltyBullet, NoPenalty])


class SeenTable(View):
    """A seat's own hand and pocket, what it was shown, and what all saw."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.board = Board(0)
        self.players: list[SeenPlayer] = []
        """Those of the board, with what the seat knows of what they hide."""
        self.phase = ""
        self.goal = USUAL_GOAL
        self.team = USUAL_TEAM
        self.show_pockets = False
        self.rounds = 0
        self.hand: dict[str, int] = {}
        self.deck = Deck([])
        self.places: dict[str, int] = {}
        """Where each card stands in the deck's list."""
        self.pile: list[int] = []
        """Which cards were played since the deck was refilled, in the order in which that was seen first."""
        self.accusations: tuple[Accusation, ...] = ()
        self.playing: tuple[int, ...] = ()
        """Who takes part in the round."""
        self.accused: list[Accusation] = []
        """All accusations of the round; `accusations` are those that were revealed last."""
        self.past_rounds: list[PastRound] = []
        self.plays: tuple[PlayedCard, ...] = ()
        """The cards of the last sealed round."""
        self.peeks: list[PlayedCard] = []
        """Looks that this seat cannot tell from those yet to happen."""
        self.unseen = UnseenCards([], 0)
        self.heard_when_pocketing = 0

    def copy_table_onto(self, other: "SeenTable") -> None:
        """The half of `clone` that is about this game."""
        self.copy_seen_onto(other)
        other.board = self.board.clone()
        other.players = [player.twin() for player in self.players]
        other.board.players = list(other.players)
        other.phase = self.phase
        other.goal = self.goal
        other.team = self.team
        other.show_pockets = self.show_pockets
        other.rounds = self.rounds
        other.hand = self.hand.copy()
        other.deck = self.deck
        other.places = self.places.copy()
        other.pile = self.pile[:]
        other.accusations = self.accusations
        other.playing = self.playing
        other.accused = self.accused[:]
        other.past_rounds = self.past_rounds[:]
        other.plays = self.plays
        other.peeks = self.peeks[:]
        other.unseen = self.unseen.clone()
        other.heard_when_pocketing = self.heard_when_pocketing

    def fold(self, event: Event) -> None:
        board = self.board
        if type(event) is Sealed:
            if self.waiting == 0:
                self.close_prompt()
        elif type(event) is Asked:
            self.look_until(NOBODY)
            if event.kind == "pocket":
                self.heard_when_pocketing = len(self.history)
        elif type(event) in OF_CARDS:
            self.fold_cards(event)
        elif type(event) in OF_BARRELS:
            self.fold_barrels(event)
        elif type(event) in OF_ACCUSATIONS:
            self.fold_accusation(event)
        elif type(event) is Began:
            self.begin(event)
        elif type(event) is RoundBegan:
            if self.playing:
                self.past_rounds.append(PastRound(self.playing, self.accused, self.players))
            self.playing = event.players
            self.accusations = ()
            self.accused = []
            board.begin_round(event.round, event.first)
        elif type(event) is PhaseBegan:
            self.phase = event.phase
            if event.phase in PHASES:
                board.begin_phase(PHASES.index(event.phase))
            if event.phase == PHASES[TRIGGER]:
                board.count_shots()
        elif type(event) is CharacterDied:
            board.lose_character(event.seat, event.mates, event.captain)
            self.players[event.seat].barrel.reshuffle()
            if not event.captain:
                board.owe(event.seat, 1)
        elif type(event) is RoundScored:
            for seat, points in enumerate(event.points):
                board.score(seat, points)
        elif type(event) is PocketsTurned:
            for turned in event.pockets:
                board.show_pocket(turned.seat)
                self.players[turned.seat].barrel.see_pocket(turned.card)
        else:
            self.fold_trigger(event)

    def begin(self, event: Began) -> None:
        """WC-1: a team for everybody, and a card out of a deck that everybody knows. Old games had no other option."""
        options = dict(event.options)
        self.goal = int(options.get("points", USUAL_GOAL))
        self.team = int(options.get("team", USUAL_TEAM))
        self.show_pockets = options.get("show_pockets") == ON
        self.rounds = int(options.get("rounds", "0"))
        self.deck = deck_of(options["deck"])
        for place, card in enumerate(self.deck.cards):
            self.places[card.key] = place
        copies = [card.copies for card in self.deck.cards]
        self.unseen = UnseenCards(copies, event.seats)
        self.players = [SeenPlayer(self.team - 1) for _ in range(event.seats)]
        self.board = Board(event.seats)
        self.board.lay_out(list(self.players), len(copies), sum(copies))
        for seat in range(event.seats):
            self.board.owe(seat, 1)

    def fold_cards(self, event: Event) -> None:
        """Who drew and who played; which, as far as this seat knows."""
        board = self.board
        if type(event) is CardDrawn:
            board.draw(event.seat)
            if event.seat != self.seat:
                self.unseen.draw(event.seat)
        elif type(event) is NoCardLeft:
            board.go_without(event.seat)
        elif type(event) is OwnCard:
            self.hand[event.card] = self.hand.get(event.card, 0) + 1
            self.unseen.draw_own(self.places[event.card])
        elif type(event) is DeckRefilled:
            self.unseen.refill(as_list(board.refill()))
            self.pile = []
        elif type(event) is Bribed:
            self.spend(event.seat, event.card)
            board.leave_round(event.seat)
        elif type(event) is CardsPlayed:
            self.plays = event.plays
            for play in event.plays:
                self.spend(play.seat, play.card)
                effect = self.effect_of(play)
                effect.seen(board, play.seat, play.target)
                if effect.shows == TOP_CARDS:
                    self.peeks.append(play)

    def effect_of(self, play: PlayedCard) -> Effect:
        """What the card does."""
        return self.deck.cards[self.places[play.card]].effect

    def spend(self, seat: int, card: str) -> None:
        """WC-22: a card of this hand is played, for all to see."""
        place = self.places[card]
        self.board.spend(seat, place)
        if place not in self.pile:
            self.pile.append(place)
        if seat != self.seat:
            self.unseen.play(seat, place)
            return
        self.hand[card] -= 1
        if self.hand[card] == 0:
            del self.hand[card]

    def fold_barrels(self, event: Event) -> None:
        """What goes into pockets and barrels, and what this seat sees of it."""
        board = self.board
        if type(event) is OwnAnswer:
            if self.kind == "pocket":
                self.players[self.seat].barrel.fill(event.action - POCKET_CODE)
        elif type(event) is BarrelsSpun:
            for seat in event.seats:
                board.load(seat)
                self.players[seat].barrel.load(self.players[seat].extra)
        elif type(event) is Peeked:
            self.look_until(event.seat)
            target = self.players[event.target]
            target.barrel.see_top(len(event.cards), bits_of(event.cards), target.left)
        elif type(event) is PocketSeen:
            self.players[event.target].barrel.see_pocket(event.card)
        elif type(event) is LiveRoundLoaded:
            board.add_live(event.seat)
            self.players[event.seat].barrel.add_bullet(self.players[event.seat].left)
        elif type(event) is BarrelReshuffled:
            self.players[event.seat].barrel.reshuffle()
        elif type(event) is NoEffect and board.box() > 0:
            for play in self.plays:
                if play.seat == event.seat:
                    self.effect_of(play).seen_spent(self.players[play.target])

    def look_until(self, seat: int) -> None:
        """Peeks have happened, up to the one by this seat (or all): everybody knows how deep somebody has looked."""
        while self.peeks:
            peek = self.peeks.pop(0)
            target = self.players[peek.target]
            target.barrel.look_at_top(PEEKED_CARDS, target.left)
            if peek.seat == seat:
                return

    def fold_accusation(self, event: Event) -> None:
        """Who accused whom, and what came of it; everybody knows at once what is due to whom."""
        board = self.board
        if type(event) is AccusationsRevealed:
            self.accusations = event.accusations
            self.accused += event.accusations
            board.accuse([(accuser, accused) for accuser, accused in event.accusations])
        elif type(event) is PocketShown:
            board.show_pocket(event.seat)
            self.players[event.seat].barrel.see_pocket(event.card)
            for accuser, accused in self.accusations:
                if accused == event.seat:
                    if event.card == BULLET:
                        board.owe(accuser, CAUGHT_REWARD)
                    else:
                        board.owe(accused, 1)
        elif type(event) is PenaltyBullet:
            board.add_extra(event.seat, event.extra)
            punished = self.players[event.seat]
            if punished.left > 0:
                punished.barrel.add_bullet(punished.left)
        elif type(event) is NoPenalty and board.box() > 0:
            punished = self.players[event.seat]
            punished.barrel.lack_click(punished.left)

    def fold_trigger(self, event: Event) -> None:
        """Dice, aims and shots."""
        board = self.board
        if type(event) is BetsRevealed:
            for die in event.bets:
                board.show_die(die.seat, die.face)
        elif type(event) is DieTurned:
            board.show_die(event.seat, event.face)
        elif type(event) is ShotAdded:
            board.add_shot(event.seat, event.shots)
        elif type(event) is AimSet:
            board.aim(event.seat, event.aim)
        elif type(event) is EveryoneAims:
            board.open_aims()
        elif type(event) is AimsRevealed:
            for chosen in event.aims:
                board.aim(chosen.seat, chosen.aim)
        elif type(event) is ShotsFired:
            for shot in event.shots:
                player = self.players[shot.seat]
                player.barrel.turn_top(shot.card, player.left)
                board.fire(shot.seat)
            board.end_shot()
        elif type(event) is LastCaptain:
            board.win(event.seat)

    # The board, by the names that bots know (docs/bots.md)

    @property
    def round(self) -> int:
        return self.board.round

    @property
    def first(self) -> int:
        return self.board.first

    @property
    def deck_left(self) -> int:
        return self.board.deck_left

    @property
    def last_captain(self) -> int:
        return self.board.last_captain

    @property
    def played(self) -> dict[str, int]:
        """By key, the cards that were played since the deck was refilled."""
        return {self.deck.cards[place].key: int(self.board.played[place]) for place in self.pile}

    def shown(self) -> dict[str, object]:
        parts: dict[str, object] = {name: getattr(self, name) for name in SHOWN}
        parts["players"] = [player.shown_data(SHOWN_OF_PLAYERS) for player in self.players]
        parts["hand"] = None if self.seat == SPECTATOR else dict(self.hand)
        parts["accusations"] = [list(pair) for pair in self.accusations]
        return super().shown() | parts
