"""What to pocket, and how much to bet."""

from itertools import product

from clickbang.games.championship.bots.barrel import clicks
from clickbang.games.championship.bots.outlook import Outlook
from clickbang.games.championship.cards import AIR_GUN, BRIBE, GIFT, PEEK
from clickbang.games.championship.effects import PEEKED_CARDS
from clickbang.games.championship.player import BARREL, BULLET, CLICK
from clickbang.games.championship.state import HIGHEST_BET

FACES = range(HIGHEST_BET + 1)


class Bets:
    """The chance to win the game with every bet, a certain card in the pocket and so many BULLETs in the barrel."""

    def __init__(self, outlook: Outlook, pocket: int, left: int, bullets: int) -> None:
        self.left = left
        self.bullets = bullets
        shields = outlook.hand[AIR_GUN] + outlook.hand[GIFT] if bullets else 0
        dead = outlook.losing()
        if pocket == BULLET:
            accused_dead = caught = outlook.scoring(0, cards=-1) if outlook.hand[BRIBE] else dead
        else:
            accused_dead = outlook.losing(cards=1)
        self.ways: list[list[tuple[int, float, float]]] = []
        for face in FACES:
            risk = outlook.risk_of_accusation(face)
            ways = []
            for used in range(min(shields, face) + 1):
                safe = outlook.scoring(face + 1, cards=-used)
                accused_safe = caught if pocket == BULLET else outlook.scoring(face + 1, cards=1 - used)
                ways.append(
                    (
                        face - used,
                        (1 - risk) * safe + risk * accused_safe,
                        (1 - risk) * dead + risk * accused_dead,
                    )
                )
            self.ways.append(ways)

    def chance(self, face: int, known: list[int]) -> float:
        best = 0.0
        for shots, safe, dead in self.ways[face]:
            alive = clicks(shots, self.left, self.bullets, known)
            best = max(best, alive * safe + (1 - alive) * dead)
        return best

    def best(self, known: list[int]) -> float:
        return max([self.chance(face, known) for face in FACES])

    def best_after_peek(self) -> float:
        """The chance to win if one may look at the top cards before one bets."""
        total = 0.0
        for top in product((CLICK, BULLET), repeat=PEEKED_CARDS):
            likely, unseen, bullets = 1.0, self.left, self.bullets
            for card in top:
                likely *= (bullets if card == BULLET else unseen - bullets) / unseen
                unseen -= 1
                bullets -= card
            if likely > 0:
                total += likely * self.best(list(top))
        return total


def chance_of_pocket(outlook: Outlook, pocket: int) -> float:
    bullets = 1 + outlook.me.extra - pocket
    bets = Bets(outlook, pocket, BARREL, bullets)
    return bets.best_after_peek() if outlook.hand[PEEK] and bullets else bets.best([])


def bets_now(outlook: Outlook) -> Bets:
    """With the barrel as it is."""
    me = outlook.me
    return Bets(outlook, me.pocket, me.left, me.bullets[me.pocket])
