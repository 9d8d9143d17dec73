"""Every event of World Championship, and who may hear it (WC-4, WC-5, WC-20 say what is secret).

Prompts, choices and errors leave a table through `core/table.py`.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from clickbang.core.audience import EVERYONE
from clickbang.core.events import Event, Listener
from clickbang.core.seats import bit, members
from clickbang.core.table import DECLINE, UNANSWERED
from clickbang.games.championship.deck.cards import PHASES, Deck
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
    ChosenAim,
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
    Shot,
    ShotAdded,
    ShotsFired,
    ShownDie,
    TurnedPocket,
)
from clickbang.games.championship.rules.board import Board
from clickbang.games.championship.rules.codes import card_of, target_of, turn_of
from clickbang.games.championship.rules.observer import Observer


@final
class Teller(Observer):
    """Makes events of what it is told, each with those who hear it. Hangs there while somebody listens."""

    def __init__(self, listener: Listener, kinds: Deck, others: Observer) -> None:
        super().__init__(others)
        self.others = others
        self.listener = listener
        self.kinds = kinds
        # what is told together
        self.scored: list[int] = []
        self.turned: list[TurnedPocket] = []
        self.shots: list[Shot] = []

    def tell_all(self, event: Event) -> None:
        """For everybody at the table, and for spectators."""
        self.listener(EVERYONE, event)

    def tell_one(self, seat: i64, event: Event) -> None:
        """For this seat alone."""
        self.listener(bit(seat), event)

    # Rounds and phases

    def begin_round(self, board: Board) -> None:
        self.tell_all(RoundBegan(board.round, board.first, tuple(members(board.alive()))))
        super().begin_round(board)

    def begin_pockets(self) -> None:
        self.tell_all(PhaseBegan("pocket"))
        super().begin_pockets()

    def begin_phase(self, moment: i64) -> None:
        self.tell_all(PhaseBegan(PHASES[moment]))
        super().begin_phase(moment)

    def spin(self, board: Board) -> None:
        """WC-4: not what is in the pockets."""
        self.tell_all(BarrelsSpun(tuple(members(board.in_round()))))
        super().spin(board)

    def show_dice(self, board: Board) -> None:
        dice = [ShownDie(seat, board.players[seat].bet) for seat in members(board.in_round())]
        self.tell_all(BetsRevealed(tuple(dice)))
        super().show_dice(board)

    def score(self, seat: i64, points: i64) -> None:
        self.scored.append(points)
        super().score(seat, points)

    def end_round(self, board: Board) -> None:
        points = [int(player.points) for player in board.players]
        self.tell_all(RoundScored(tuple(self.scored), tuple(points)))
        self.scored = []
        super().end_round(board)

    def turn_pocket(self, seat: i64, card: i64) -> None:
        self.turned.append(TurnedPocket(seat, card))
        super().turn_pocket(seat, card)

    def end_turning(self) -> None:
        if self.turned:
            self.tell_all(PocketsTurned(tuple(self.turned)))
        self.turned = []
        super().end_turning()

    # Accusations

    def accuse(self, accusations: list[tuple[int, int]]) -> None:
        rows = [Accusation(accuser, accused) for accuser, accused in accusations]
        self.tell_all(AccusationsRevealed(tuple(rows)))
        super().accuse(accusations)

    def show_pocket(self, seat: i64, card: i64) -> None:
        self.tell_all(PocketShown(seat, card))
        super().show_pocket(seat, card)

    def punish(self, seat: i64, extra: i64, left: i64) -> None:
        self.tell_all(PenaltyBullet(seat, extra))
        super().punish(seat, extra, left)

    def spare(self, seat: i64) -> None:
        self.tell_all(NoPenalty(seat))
        super().spare(seat)

    # Shots

    def fire(self, seat: i64, card: i64, aim: i64, left: i64) -> None:
        self.shots.append(Shot(seat, card, aim))
        super().fire(seat, card, aim, left)

    def end_shot(self) -> None:
        self.tell_all(ShotsFired(tuple(self.shots)))
        self.shots = []
        super().end_shot()

    def die(self, seat: i64, mates: i64, captain: bool) -> None:
        self.tell_all(CharacterDied(seat, mates, captain))
        super().die(seat, mates, captain)

    def win(self, seat: i64) -> None:
        self.tell_all(LastCaptain(seat))
        super().win(seat)

    def aim(self, seat: i64, aim: i64) -> None:
        self.tell_all(AimSet(seat, aim))
        super().aim(seat, aim)

    def open_aims(self) -> None:
        self.tell_all(EveryoneAims())
        super().open_aims()

    def show_aims(self, board: Board, answers: vec[i64]) -> None:
        aiming = [board.in_turn(step) for step in range(board.seats)]
        aims = [ChosenAim(seat, board.players[seat].aim) for seat in aiming if answers[seat] != UNANSWERED]
        self.tell_all(AimsRevealed(tuple(aims)))
        super().show_aims(board, answers)

    # Cards

    def draw(self, seat: i64, card: i64) -> None:
        """The drawer learns which card it is, the others only that one was drawn."""
        self.tell_all(CardDrawn(seat))
        self.tell_one(seat, OwnCard(seat, self.kinds.cards[card].key))
        super().draw(seat, card)

    def go_without(self, seat: i64) -> None:
        self.tell_all(NoCardLeft(seat))
        super().go_without(seat)

    def refill(self, cards: i64) -> None:
        self.tell_all(DeckRefilled(cards))
        super().refill(cards)

    def show_plays(self, board: Board, answers: vec[i64]) -> None:
        """In the order in which they take effect."""
        plays: list[PlayedCard] = []
        for step in range(board.seats):
            seat = board.in_turn(step)
            play = answers[seat]
            if play > DECLINE:
                card = self.kinds.cards[card_of(play)]
                turn = turn_of(play) if card.effect.turns else 0
                plays.append(PlayedCard(seat, card.key, target_of(play), turn))
        self.tell_all(CardsPlayed(tuple(plays)))
        super().show_plays(board, answers)

    def waste(self, seat: i64, card: str) -> None:
        self.tell_all(NoEffect(seat, card))
        super().waste(seat, card)

    # Effects of cards

    def peek(self, seat: i64, target: i64, cards: i64, bits: i64, left: i64) -> None:
        """Who looks learns the cards; that somebody looks, all have seen by the card that was played."""
        seen = [int(bits >> place & 1) for place in range(cards)]
        self.tell_one(seat, Peeked(seat, target, tuple(seen)))
        super().peek(seat, target, cards, bits, left)

    def inform(self, seat: i64, target: i64, card: i64) -> None:
        """The same."""
        self.tell_one(seat, PocketSeen(seat, target, card))
        super().inform(seat, target, card)

    def turn_die(self, seat: i64, face: i64) -> None:
        self.tell_all(DieTurned(seat, face))
        super().turn_die(seat, face)

    def load_live(self, seat: i64, left: i64) -> None:
        self.tell_all(LiveRoundLoaded(seat))
        super().load_live(seat, left)

    def reshuffle(self, seat: i64) -> None:
        self.tell_all(BarrelReshuffled(seat))
        super().reshuffle(seat)

    def add_shot(self, seat: i64, shots: i64) -> None:
        self.tell_all(ShotAdded(seat, shots))
        super().add_shot(seat, shots)

    def bribe(self, seat: i64, card: str) -> None:
        self.tell_all(Bribed(seat, card))
        super().bribe(seat, card)
