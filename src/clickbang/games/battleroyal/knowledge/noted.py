"""Knowledge that also notes where each card has been (`CardLog`), from which a view imagines the rest."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from clickbang.core.seats import count, has, members
from clickbang.games.battleroyal.deck.card_log import CardLog, Clash, Flow
from clickbang.games.battleroyal.deck.cards import Deck
from clickbang.games.battleroyal.knowledge.knowledge import Knowledge
from clickbang.games.battleroyal.rules.board import Board
from clickbang.games.battleroyal.rules.offers import Offer


@final
class NotedKnowledge(Knowledge):
    """What a view knows of cards: what every seat can tell, and notes on it."""

    def __init__(self, seat: i64, seats: i64, persons: i64, deck: Deck) -> None:
        super().__init__(seat, seats, persons, deck)
        self.deck = deck
        self.persons: i64 = persons
        self.log = CardLog(len(deck.cards), seats, persons, seat)
        self.picked_in: dict[tuple[int, int], dict[int, int]] = {}
        """By offer on the board and party: in which epoch of the cards it picked what it gives."""
        self.talk_epoch: i64 = 0
        """In which epoch of the cards this round of the talk began."""

    def clone(self) -> "NotedKnowledge":
        other = NotedKnowledge(self.seat, len(self.bangs), self.persons, self.deck)
        self.copy_known_onto(other)
        other.log = self.log.clone()
        other.picked_in = {key: picked_in.copy() for key, picked_in in self.picked_in.items()}
        other.talk_epoch = self.talk_epoch
        return other

    def see(self, card: i64, place: i64) -> None:
        self.log.see(card, place, self.log.epoch)
        super().see(card, place)

    def move(self, flows: list[Flow]) -> None:
        super().move(flows)
        self.log.move(flows)

    def now(self) -> i64:
        return self.log.epoch

    def deal(self, card: i64) -> None:
        self.log.deal_own(card)
        super().deal(card)

    # Confrontations

    def hear_bangs(self, bangs: vec[i64], board: Board) -> None:
        """What can be told of the cards that are out now."""
        seen = has(board.in_confrontation(), self.seat)
        clash = Clash(board.attackers, board.defenders, count(board.alive) == 2, seen)
        for seat in members(board.signers):
            kills = board.kills[seat]
            if kills > 0:
                clash.killers.append(seat)
                clash.kills.append(kills)
                clash.bangs.append(bangs[seat])
                if seen:
                    clash.cards.append([reveal.card for reveal in self.revealed if reveal.seat == seat])
        self.log.clash(clash)
        super().hear_bangs(bangs, board)

    def lose(self, losers: i64) -> None:
        self.log.decide(losers)
        super().lose(losers)

    # The cards of the eliminated

    def see_spoils(self, card: i64, owner: i64) -> None:
        self.log.see(card, owner, self.log.epoch - 1)
        super().see_spoils(card, owner)

    # Talk

    def begin_talk_round(self, board: Board) -> None:
        self.talk_epoch = self.log.epoch
        super().begin_talk_round(board)

    def mix(self, sizes: vec[i64]) -> None:
        self.log.mix(self.traders, list(sizes))
        super().mix(sizes)

    def agree(self, offer: Offer, seat: i64) -> None:
        self.picked_in.setdefault(offer.key(), {})[seat] = self.talk_epoch
        super().agree(offer, seat)

    def picked_since(self, giver: i64) -> i64:
        if self.carried_out is None:
            return self.talk_epoch
        return self.picked_in[self.carried_out.key()].get(giver, self.talk_epoch)

    def end_talk(self) -> None:
        """BR-17: what was offered is done or forgotten, and nothing more is traded unheard."""
        self.picked_in = {}
        self.log.stop_mixing()
