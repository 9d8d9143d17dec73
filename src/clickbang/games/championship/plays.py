"""Action cards (WC-20 to WC-24): the moments at which they are played, in sealed rounds, and what each does."""

from typing import Final

from mypy_extensions import i64

from clickbang.core.audience import EVERYONE
from clickbang.core.seats import bit
from clickbang.core.table import DECLINE
from clickbang.games.championship.cards import (
    AIR_GUN,
    EXTRA_POINT,
    GIFT,
    INFORMER,
    LIVE_ROUND,
    ONE_MORE,
    PEEK,
    SHOOT_SOMEBODY,
    SIDE_BET,
    SPIN_AGAIN,
    TURN_DIE,
    Card,
)
from clickbang.games.championship.codes import card_of, target_of, turn_of
from clickbang.games.championship.drawing import Drawing
from clickbang.games.championship.events import (
    AimSet,
    BarrelReshuffled,
    CardsPlayed,
    DieTurned,
    EveryoneAims,
    LiveRoundLoaded,
    NoEffect,
    Peeked,
    PocketSeen,
    ShotAdded,
)
from clickbang.games.championship.player import AT_SKY, TO_CHOOSE
from clickbang.games.championship.state import HIGHEST_BET, LOOK, NOBODY, PLAY_PROMPT

PEEKED_CARDS: Final = 3


class Plays(Drawing):
    """Who may play which card when, and what comes of it."""

    def open_window(self, moment: i64) -> None:
        """WC-23: everyone is asked who may hold a card for this moment, as far as everybody knows."""
        self.moment = moment
        asked: i64 = 0
        if self.kinds.moments >> moment & 1 != 0:
            skulls = self.kinds.skulls >> moment & 1 != 0
            for seat in range(self.seats):
                player = self.players[seat]
                if player.cards > 0 and (player.in_round or skulls):
                    asked |= bit(seat)
        if asked != 0:
            self.ask(PLAY_PROMPT, 0, asked=asked, sealed=True)
        else:
            self.close_window()

    def close_window(self) -> None:
        """Nobody plays a card (any more): the game goes on."""
        raise NotImplementedError

    def reveal_plays(self) -> None:
        """WC-23: the cards of one sealed round are turned over together; without any, the window closes."""
        played = False
        for seat in range(self.seats):
            if self.answers[seat] > DECLINE:
                played = True
                self.discard(seat, card_of(self.answers[seat]))
        if not played:
            self.close_window()
            return
        if self.listener is not None:
            self.tell(EVERYONE, CardsPlayed(self.shown_plays()))
        self.next_play()

    def shown_plays(self) -> tuple[tuple[int, str, int, int], ...]:
        """For an event: who plays what at whom, in the order in which it takes effect."""
        shown: list[tuple[int, str, int, int]] = []
        for step in range(self.seats):
            seat = self.in_turn(step)
            play = self.answers[seat]
            if play > DECLINE:
                card = self.kinds.cards[card_of(play)]
                turn = turn_of(play) if card.effect == TURN_DIE else 0
                shown.append((seat, card.key, target_of(play), turn))
        return tuple(shown)

    def next_play(self) -> None:
        """WC-22, WC-23: one card after another takes effect, in seat order; then everybody is asked again."""
        for step in range(self.seats):
            seat = self.in_turn(step)
            play = self.answers[seat]
            if play > DECLINE:
                self.answers[seat] = DECLINE
                card = self.kinds.cards[card_of(play)]
                target = target_of(play)
                if card.targeted and not self.may_target(seat, card, target, turn_of(play)):
                    self.tell_no_effect(seat, card)
                elif card.effect == PEEK:
                    self.looker = seat
                    self.looked_at = target
                    self.look()
                    return
                elif card.targeted:
                    self.take_effect_at(seat, card, target, turn_of(play))
                else:
                    self.take_effect(seat, card)
        self.open_window(self.moment)

    # What may be played

    def may_play(self, seat: i64, card: Card) -> bool:
        """WC-20, WC-24: by a player in the round, or with a skull; some only by who fires in the coming shot."""
        player = self.players[seat]
        return (player.in_round or card.skull) and (player.fires() or not card.own_shot)

    def may_target(self, seat: i64, card: Card, target: i64, turn: i64) -> bool:
        """WC-21, WC-24: whom the card may be played at; aimed at is everybody else, dead or alive."""
        effect = card.effect
        if effect == GIFT:
            return target != seat
        aimed = self.players[target]
        if effect == SIDE_BET:
            return target != seat and aimed.captain
        if not aimed.in_round:
            return False
        if effect == TURN_DIE:
            return aimed.bet < HIGHEST_BET if turn > 0 else aimed.bet > 0
        if effect == ONE_MORE:
            return aimed.left > aimed.shots
        return effect != LIVE_ROUND or self.box() > 0

    # What the cards do

    def look(self) -> None:
        """Peek: chance settles the top three cards, as far as nobody has seen them; only the looker learns them."""
        player = self.players[self.looked_at]
        if player.known < PEEKED_CARDS:
            self.await_chance(LOOK)
            return
        if self.listener is not None:
            cards = [int(player.known_bits >> place & 1) for place in range(PEEKED_CARDS)]
            self.tell(bit(self.looker), Peeked(self.looker, self.looked_at, tuple(cards)))
        self.looker = NOBODY
        self.looked_at = NOBODY
        self.next_play()

    def take_effect(self, seat: i64, card: Card) -> None:
        """WC-22, WC-24: the cards that are played at nobody."""
        if card.effect == AIR_GUN:
            self.set_aim(seat, AT_SKY)
        elif card.effect == EXTRA_POINT:
            self.players[seat].favours += 1
        elif card.effect == SHOOT_SOMEBODY:
            for player in self.players:
                if player.in_round:
                    player.aim = TO_CHOOSE
            if self.listener is not None:
                self.tell(EVERYONE, EveryoneAims())

    def take_effect_at(self, seat: i64, card: Card, target: i64, turn: i64) -> None:
        """WC-24: the cards that are played at somebody, but for Peek."""
        effect = card.effect
        player = self.players[target]
        if effect == GIFT:
            self.set_aim(seat, target)
        elif effect == TURN_DIE:
            player.bet += turn
            if self.listener is not None:
                self.tell(EVERYONE, DieTurned(target, player.bet))
        elif effect == ONE_MORE:
            player.shots += 1
            if self.listener is not None:
                self.tell(EVERYONE, ShotAdded(target, player.shots))
        elif effect == SPIN_AGAIN:
            player.reshuffle()
            if self.listener is not None:
                self.tell(EVERYONE, BarrelReshuffled(target))
        elif effect == LIVE_ROUND:
            self.load_live_round(seat, card, target)
        elif effect == SIDE_BET:
            self.players[seat].bet_on(target)
        elif effect == INFORMER and self.listener is not None:
            self.tell(bit(seat), PocketSeen(seat, target, player.pocket))

    def set_aim(self, seat: i64, aim: i64) -> None:
        """WC-22: a shot has one aim, that of the last card concerning its firer."""
        self.players[seat].aim = aim
        if self.listener is not None:
            self.tell(EVERYONE, AimSet(seat, aim))

    def load_live_round(self, seat: i64, card: Card, target: i64) -> None:
        """Live Round: a BULLET from the box for a CLICK, until the end of the round; without a CLICK nothing."""
        player = self.players[target]
        if not player.add_bullet():
            self.tell_no_effect(seat, card)
            return
        player.live += 1
        if self.listener is not None:
            self.tell(EVERYONE, LiveRoundLoaded(target))

    def tell_no_effect(self, seat: i64, card: Card) -> None:
        """WC-22: what has become impossible is spent without effect."""
        if self.listener is not None:
            self.tell(EVERYONE, NoEffect(seat, card.key))
