"""The table as one seat sees it: the fold of every event of World Championship."""

from typing import Final

from clickbang.core.audience import SPECTATOR
from clickbang.core.events import Asked, Began, Event, OwnAnswer, Sealed
from clickbang.core.view import View
from clickbang.games.championship.deck.cards import Deck
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
from clickbang.games.championship.knowledge.past_round import PastRound
from clickbang.games.championship.knowledge.seen_player import SeenPlayer
from clickbang.games.championship.knowledge.unseen_cards import UnseenCards
from clickbang.games.championship.rules.accusation import CAUGHT_REWARD
from clickbang.games.championship.rules.codes import POCKET_CODE
from clickbang.games.championship.rules.looking import PEEKED_CARDS
from clickbang.games.championship.rules.player import AT_SELF, BULLET, TO_CHOOSE
from clickbang.games.championship.rules.state import BOX_BULLETS, NOBODY, USUAL_GOAL, USUAL_TEAM

ON: Final = "on"

OF_CARDS: Final = frozenset([CardDrawn, NoCardLeft, OwnCard, DeckRefilled, CardsPlayed, Bribed])
OF_BARRELS: Final = frozenset([OwnAnswer, BarrelsSpun, Peeked, PocketSeen, LiveRoundLoaded, BarrelReshuffled, NoEffect])
OF_ACCUSATIONS: Final = frozenset([AccusationsRevealed, PocketShown, PenaltyBullet, NoPenalty])


class SeenTable(View):
    """A seat's own hand and pocket, what it was shown, and what all saw."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.round = 0
        self.first = 0
        self.phase = ""
        self.goal = USUAL_GOAL
        self.team = USUAL_TEAM
        self.show_pockets = False
        self.rounds = 0
        self.players: list[SeenPlayer] = []
        self.hand: dict[str, int] = {}
        self.deck = Deck([])
        self.places: dict[str, int] = {}
        """Where each card stands in the deck's list."""
        self.deck_left = 0
        self.played: dict[str, int] = {}
        self.accusations: tuple[Accusation, ...] = ()
        self.playing: tuple[int, ...] = ()
        """Who takes part in the round."""
        self.accused: list[Accusation] = []
        """All accusations of the round; `accusations` are those that were revealed last."""
        self.past_rounds: list[PastRound] = []
        self.last_captain = NOBODY
        self.plays: tuple[PlayedCard, ...] = ()
        """The cards of the last sealed round."""
        self.peeks: list[PlayedCard] = []
        """Looks that this seat cannot tell from those yet to happen."""
        self.unseen = UnseenCards([], 0)
        self.heard_when_pocketing = 0

    def copy_table_onto(self, other: "SeenTable") -> None:
        """The half of `clone` that is about this game."""
        self.copy_seen_onto(other)
        other.round = self.round
        other.first = self.first
        other.phase = self.phase
        other.goal = self.goal
        other.team = self.team
        other.show_pockets = self.show_pockets
        other.rounds = self.rounds
        other.players = [player.clone() for player in self.players]
        other.hand = self.hand.copy()
        other.deck = self.deck
        other.places = self.places.copy()
        other.deck_left = self.deck_left
        other.played = self.played.copy()
        other.accusations = self.accusations
        other.playing = self.playing
        other.accused = self.accused[:]
        other.past_rounds = self.past_rounds[:]
        other.last_captain = self.last_captain
        other.plays = self.plays
        other.peeks = self.peeks[:]
        other.unseen = self.unseen.clone()
        other.heard_when_pocketing = self.heard_when_pocketing

    def fold(self, event: Event) -> None:
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
            self.round = event.round
            self.first = event.first
            self.playing = event.players
            self.accusations = ()
            self.accused = []
            for seat in event.players:
                self.players[seat].begin_round()
        elif type(event) is PhaseBegan:
            self.phase = event.phase
            if event.phase == "trigger":
                for player in self.players:
                    if player.in_round:
                        player.shots = player.bet
        elif type(event) is CharacterDied:
            self.players[event.seat].lose_character(event.mates, event.captain)
            if not event.captain:
                self.owe(event.seat, 1)
        elif type(event) is RoundScored:
            for seat, points in enumerate(event.points):
                self.players[seat].points = points
        elif type(event) is PocketsTurned:
            for turned in event.pockets:
                self.players[turned.seat].see_pocket(turned.card)
                self.players[turned.seat].shown = True
        else:
            self.fold_trigger(event)

    def begin(self, event: Began) -> None:
        """WC-1: a team for everybody, and a card out of a deck that everybody knows. Old games had no other option."""
        options = dict(event.options)
        self.goal = int(options.get("points", USUAL_GOAL))
        self.team = int(options.get("team", USUAL_TEAM))
        self.show_pockets = options.get("show_pockets") == ON
        self.rounds = int(options.get("rounds", "0"))
        self.players = [SeenPlayer(self.team - 1) for _ in range(event.seats)]
        self.deck = deck_of(options["deck"])
        self.deck_left = sum([card.copies for card in self.deck.cards])
        for place, card in enumerate(self.deck.cards):
            self.places[card.key] = place
        self.unseen = UnseenCards([card.copies for card in self.deck.cards], event.seats)
        for seat in range(event.seats):
            self.owe(seat, 1)

    def fold_cards(self, event: Event) -> None:
        """Who drew and who played; which, as far as this seat knows."""
        if type(event) is CardDrawn:
            self.players[event.seat].due -= 1
            self.players[event.seat].cards += 1
            self.deck_left -= 1
            if event.seat != self.seat:
                self.unseen.draw(event.seat)
        elif type(event) is NoCardLeft:
            self.players[event.seat].due -= 1
        elif type(event) is OwnCard:
            self.hand[event.card] = self.hand.get(event.card, 0) + 1
            self.unseen.draw_own(self.places[event.card])
        elif type(event) is DeckRefilled:
            self.deck_left = event.cards
            self.unseen.refill([self.played.get(card.key, 0) for card in self.deck.cards])
            self.played = {}
        elif type(event) is Bribed:
            self.spend(event.seat, event.card)
            self.players[event.seat].in_round = False
        elif type(event) is CardsPlayed:
            self.plays = event.plays
            for play in event.plays:
                self.spend(play.seat, play.card)
                effect = self.effect_of(play)
                effect.seen(self.players[play.seat], play.target)
                if effect.shows == TOP_CARDS:
                    self.peeks.append(play)

    def effect_of(self, play: PlayedCard) -> Effect:
        """What the card does."""
        return self.deck.cards[self.places[play.card]].effect

    def spend(self, seat: int, card: str) -> None:
        self.players[seat].cards -= 1
        self.played[card] = self.played.get(card, 0) + 1
        if seat != self.seat:
            self.unseen.play(seat, self.places[card])
            return
        self.hand[card] -= 1
        if self.hand[card] == 0:
            del self.hand[card]

    def owe(self, seat: int, cards: int) -> None:
        """So many cards are due to this seat; without a deck nobody draws."""
        if self.deck.cards:
            self.players[seat].due += cards

    def fold_barrels(self, event: Event) -> None:
        """What goes into pockets and barrels, and what this seat sees of it."""
        if type(event) is OwnAnswer:
            if self.kind == "pocket":
                self.players[self.seat].pocket = event.action - POCKET_CODE
        elif type(event) is BarrelsSpun:
            for seat in event.seats:
                self.players[seat].load()
        elif type(event) is Peeked:
            self.look_until(event.seat)
            self.players[event.target].see_top(event.cards)
        elif type(event) is PocketSeen:
            self.players[event.target].see_pocket(event.card)
        elif type(event) is LiveRoundLoaded:
            self.players[event.seat].live += 1
            self.players[event.seat].add_bullet()
        elif type(event) is BarrelReshuffled:
            self.players[event.seat].reshuffle()
        elif type(event) is NoEffect and self.box() > 0:
            for play in self.plays:
                if play.seat == event.seat:
                    self.effect_of(play).seen_spent(self.players[play.target])

    def look_until(self, seat: int) -> None:
        """Peeks have happened, up to the one by this seat (or all): everybody knows how deep somebody has looked."""
        while self.peeks:
            peek = self.peeks.pop(0)
            self.players[peek.target].look_at_top(PEEKED_CARDS)
            if peek.seat == seat:
                return

    def box(self) -> int:
        """WC-2: how many BULLETs are left in the box."""
        return BOX_BULLETS - self.seats - sum([player.extra + player.live for player in self.players])

    def fold_accusation(self, event: Event) -> None:
        """Who accused whom, and what came of it."""
        if type(event) is AccusationsRevealed:
            self.accusations = event.accusations
            self.accused += event.accusations
            for accusation in event.accusations:
                self.players[accusation.accuser].accused = True
        elif type(event) is PocketShown:
            self.players[event.seat].see_pocket(event.card)
            self.players[event.seat].shown = True
            for accuser, accused in self.accusations:
                if accused == event.seat:
                    if event.card == BULLET:
                        self.owe(accuser, CAUGHT_REWARD)
                    else:
                        self.owe(accused, 1)
        elif type(event) is PenaltyBullet:
            self.players[event.seat].extra = event.extra
            if self.players[event.seat].left > 0:
                self.players[event.seat].add_bullet()
        elif type(event) is NoPenalty and self.box() > 0:
            self.players[event.seat].lack_click()

    def fold_trigger(self, event: Event) -> None:
        """Dice, aims and shots."""
        if type(event) is BetsRevealed:
            for die in event.bets:
                self.players[die.seat].bet = die.face
        elif type(event) is DieTurned:
            self.players[event.seat].bet = event.face
        elif type(event) is ShotAdded:
            self.players[event.seat].shots = event.shots
        elif type(event) is AimSet:
            self.players[event.seat].aim = event.aim
        elif type(event) is EveryoneAims:
            for player in self.players:
                if player.in_round:
                    player.aim = TO_CHOOSE
        elif type(event) is AimsRevealed:
            for chosen in event.aims:
                self.players[chosen.seat].aim = chosen.aim
        elif type(event) is ShotsFired:
            for shot in event.shots:
                self.players[shot.seat].turn_top(shot.card)
            for player in self.players:
                player.aim = AT_SELF
        elif type(event) is LastCaptain:
            self.last_captain = event.seat

    def shown(self) -> dict[str, object]:
        shown = super().shown()
        shown.update(
            {
                "round": self.round,
                "first": self.first,
                "phase": self.phase,
                "goal": self.goal,
                "team": self.team,
                "players": [player.shown_data() for player in self.players],
                "hand": None if self.seat == SPECTATOR else dict(self.hand),
                "deck_left": self.deck_left,
                "played": dict(self.played),
                "accusations": [list(pair) for pair in self.accusations],
                "last_captain": self.last_captain,
            }
        )
        return shown
