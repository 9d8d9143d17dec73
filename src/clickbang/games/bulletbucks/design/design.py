"""What a designer wants to know of Bulletbucks."""

from clickbang.arena.rates import Rates
from clickbang.core.audience import SPECTATOR, hears
from clickbang.core.events import Began, Ended, Event
from clickbang.core.sitting import Watcher
from clickbang.design.comebacks import Comebacks
from clickbang.design.hooks import Design, Heading
from clickbang.games.bulletbucks.events import Banged, Clicked, Named
from clickbang.games.bulletbucks.knowledge.view import BulletbucksView

NAMES = "whom the highest bidder names"
SPINS = "wins by spins survived"

MANY = 4
"""So many spins and more are counted together."""


class BulletbucksWatcher(Watcher):
    """Sees what a spectator sees, one game after another."""

    def __init__(self, rates: Rates) -> None:
        self.rates = rates
        self.comebacks = Comebacks(rates)

    def begin(self, began: Began) -> None:
        """A new game, announced only once where many are played."""
        self.began = began
        self.comebacks.begin()
        self.clicks = [0] * began.seats
        self.view = BulletbucksView(SPECTATOR)
        self.view.receive(began)

    def on_event(self, audience: int, event: Event) -> None:
        if not hears(audience, SPECTATOR):
            return
        if isinstance(event, Began):
            self.begin(event)
            return
        self.view.receive(event)
        match event:
            case Named(by, seat):
                self.rates.count(NAMES, "oneself", by == seat)
            case Clicked(seat):
                self.clicks[seat] += 1
                self.comebacks.stand([self.view.score(seat) for seat in range(self.view.seats)])
            case Banged():
                self.comebacks.stand([self.view.score(seat) for seat in range(self.view.seats)])
            case Ended(_, winners):
                self.comebacks.end(winners)
                for seat, clicks in enumerate(self.clicks):
                    self.rates.count(SPINS, f"{MANY}+" if clicks >= MANY else str(clicks), seat in winners)
                self.begin(self.began)


DESIGN = Design(
    BulletbucksWatcher,
    (
        Heading(SPINS, "clicks", "How often a player who heard so many clicks won.", fair=True),
        Heading(NAMES, "naming", "How often the highest bidder takes the revolver."),
    ),
    leading="whoever would have won had the game ended there",
)
