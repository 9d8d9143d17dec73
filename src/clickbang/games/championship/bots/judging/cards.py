"""Which action card to play, and at whom. What each is worth is said by its effect."""

from clickbang.core.table import DECLINE
from clickbang.games.championship.bots.judging.accusing import gain_if_right, gain_of_accusing
from clickbang.games.championship.bots.judging.barrel import survives
from clickbang.games.championship.bots.judging.betting import bets_now
from clickbang.games.championship.bots.judging.outlook import Outlook
from clickbang.games.championship.bots.judging.shots import danger, gain_of_hit, own_loss
from clickbang.games.championship.deck.chances import Chances
from clickbang.games.championship.rules.codes import card_of, target_of, turn_of


def best_play(outlook: Outlook, choices: list[int]) -> int:
    """The play that raises the chance to win the most, if that is worth a card."""
    chances = OutlookChances(outlook)
    card = -chances.gain_of_cards(-1)
    best = DECLINE
    most = 0.0
    for play in choices:
        if play != DECLINE:
            effect = outlook.view.deck.cards[card_of(play)].effect
            gain = effect.gain(chances, target_of(play), turn_of(play)) - card * effect.keeping
            if gain > most:
                best, most = play, gain
    return best


class OutlookChances(Chances):
    """What effects ask, answered from an outlook."""

    def __init__(self, outlook: Outlook) -> None:
        view = outlook.view
        super().__init__(view.seat, view.players, outlook.rivals, outlook.suspicion, outlook.alive, outlook.shields)
        self.outlook = outlook

    def own_loss(self) -> float:
        return own_loss(self.outlook)

    def gain_of_hit(self, seat: int) -> float:
        return gain_of_hit(self.outlook, seat)

    def danger(self, seat: int) -> float:
        return danger(self.outlook, seat)

    def survives(self, seat: int, shots: int) -> float:
        return survives(self.players[seat], shots, self.suspicion[seat])

    def scores(self, seat: int) -> float:
        return self.outlook.prospects[seat].likely

    def gain_of_points(self, points: int) -> float:
        return self.outlook.scoring(self.outlook.gain + points) - self.outlook.scoring(self.outlook.gain)

    def gain_of_cards(self, cards: int) -> float:
        return self.outlook.chance(cards=cards) - self.outlook.chance()

    def gain_of_die(self, seat: int, turn: int) -> float:
        player = self.players[seat]
        if seat == self.seat:
            bets = bets_now(self.outlook)
            return bets.chance(player.bet + turn, player.known) - bets.chance(player.bet, player.known)
        turned = self.outlook.prospect(player, self.suspicion[seat], turn)
        return self.outlook.chance(seat, turned) - self.outlook.chance()

    def gain_of_peek(self) -> float:
        bets = bets_now(self.outlook)
        return bets.best_after_peek() - bets.best([])

    def gain_of_accusing(self, seat: int) -> float:
        return gain_of_accusing(self.outlook, seat)

    def gain_if_right(self, seat: int) -> float:
        return gain_if_right(self.outlook, seat)
