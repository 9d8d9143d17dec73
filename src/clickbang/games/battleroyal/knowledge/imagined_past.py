"""The past of a world that one seat imagines: its own history, and where the imagined way of all cards has them."""

from clickbang.core.events import Asked, Event
from clickbang.games.battleroyal.events import TalkOver
from clickbang.games.battleroyal.knowledge.seen import Seen
from clickbang.games.battleroyal.knowledge.unseen_deal import UnseenDeal
from clickbang.games.battleroyal.rules.course import BattleRoyal


class Moment:
    """What is known when something happens: to be looked up when another seat is told of it."""

    def __init__(self, view: Seen, epoch: int) -> None:
        self.before = epoch
        """The epoch of the cards before the event."""
        self.epoch = view.log.epoch
        """The one after it."""
        self.both = view.board.in_confrontation()
        self.heirs = view.board.heirs
        self.clashes = len(view.log.clashes)


class Past:
    """What the one who imagines it has heard, event by event: a fresh view of the same seat hears it once more."""

    def __init__(self, view: Seen, fresh: Seen, table: BattleRoyal, deal: UnseenDeal | None) -> None:
        self.view = view
        self.history: list[Event] = view.history
        self.table = table
        self.deal = deal
        self.keys = view.deck.keys(-1)
        self.moments: list[Moment] = []
        self.mixed: dict[int, int] = {}
        """Talks that were not heard: at which event the cards change hands, and after which epoch."""
        talk = -1
        mixes = 0
        for at, event in enumerate(self.history):
            epoch = fresh.log.epoch
            fresh.receive(event)
            self.moments.append(Moment(fresh, epoch))
            if len(fresh.log.mixes) > mixes:
                mixes = len(fresh.log.mixes)
                talk = fresh.log.mixes[-1].epoch
            if talk >= 0 and (type(event) is TalkOver or (type(event) is Asked and self.is_last_question(at))):
                self.mixed[at] = talk
                talk = -1

    def is_last_question(self, asked_at: int) -> bool:
        """Whether nobody has been asked anything since."""
        return Asked not in map(type, self.history[asked_at + 1 :])

    def is_open(self, asked_at: int) -> bool:
        """Whether people are still answering what was asked then."""
        return self.view.kind != "" and self.is_last_question(asked_at)

    def at(self, place: int, epoch: int) -> list[int]:
        """The cards at a place in an epoch."""
        assert self.deal is not None
        return self.deal.at(place, epoch)

    def question_before(self, at: int) -> int:
        """What was asked before this."""
        at -= 1
        while type(self.history[at]) is not Asked:
            at -= 1
        return at

    def moved(self, epoch: int, giver: int, receiver: int) -> list[int]:
        """The cards that one gave to another after this epoch."""
        assert self.deal is not None
        return [card for card in self.at(giver, epoch) if self.deal.ways[card][epoch + 1] == receiver]


class Hearer:
    """Another seat (or SPECTATOR) there, and what it has heard."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.heard: list[Event] = []

    def receive(self, event: Event) -> None:
        """Hear one more event."""
        self.heard.append(event)
