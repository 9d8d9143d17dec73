"""What comes one after another and is told as one thing: cards drawn, and BULLETs for false accusations."""

from collections import Counter

from clickbang.core.events import Event
from clickbang.games.championship.events import CardDrawn, OwnCard, PenaltyBullet


class Gathered:
    """What has happened and is not told yet, as one reader sees it."""

    def __init__(self, reader: int) -> None:
        self.reader = reader
        self.forget()

    def forget(self) -> None:
        self.penalties: list[PenaltyBullet] = []
        self.drawn: Counter[int] = Counter()
        """Who drew how many cards that the reader did not see."""
        self.own: Counter[str] = Counter()
        """Which cards the reader drew."""

    def take(self, event: Event) -> bool:
        """Keep what is told later; whether this is."""
        match event:
            case PenaltyBullet():
                self.penalties.append(event)
            case CardDrawn(seat):
                self.drawn[seat] += 1
            case OwnCard(seat, card):
                self.drawn[seat] -= 1  # there is more to say to somebody who sees the card
                if seat != self.reader:
                    return False
                self.own[card] += 1
            case _:
                return False
        return True
