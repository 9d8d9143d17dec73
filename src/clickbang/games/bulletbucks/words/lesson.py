"""The first game of Bulletbucks: four rounds, in which one may pay too much to punish a rival, and sees who got it."""

from clickbang.core.actions import Action
from clickbang.core.chance import Outcomes
from clickbang.core.parts.lesson import LEARNER, UNWRITTEN, Cue, Lesson, times_asked
from clickbang.core.prompt import Prompt
from clickbang.core.seats import has
from clickbang.core.view import View
from clickbang.games.bulletbucks.actions import Bid, Convert, Name
from clickbang.games.bulletbucks.events import (
    Banged,
    BidsRevealed,
    Clicked,
    ConversionsRevealed,
    Named,
    RaisesRevealed,
    SeatNotes,
)
from clickbang.games.bulletbucks.knowledge.view import BulletbucksView
from clickbang.games.bulletbucks.rules.notes import bundle, contains, ones_in, thousands, twos_in
from clickbang.games.bulletbucks.rules.revolver import BANG, CLICK

SPINS = (CLICK, CLICK, CLICK, BANG)
"""Each round has one spin: what it brings, whoever it is that spins."""
RIVAL = 1
"""Who takes the first pot, and so invites being punished."""
BIDS = {
    RIVAL: (Bid(0, 2), Bid(1, 1), Bid(1, 0)),
    2: (Bid(1, 0), Bid(0, 1), Bid(1, 0)),
}
"""By seat, what the opponents bid round by round; after that, one note. Little, so that a learner who dares can win."""
ALL_IN = (2, 4)
"""Who stakes everything, and in which round: the one that ends with a bang."""


class BulletbucksLesson(Lesson):
    """Bid, name, click; what revenge costs; money × markers; bang."""

    seats = 3
    steps = len(SPINS)
    cues = (
        "bid", "tempt", "tempt-ahead", "spent", "name", "name-again", "punished", "won", "lost", "score", "bang",
        "raise", "convert", "on-your-own", "dead", "broke", "over",
    )  # fmt: skip

    def outcome(self, number: int, outcomes: Outcomes) -> int:
        return SPINS[number] if number < len(SPINS) else UNWRITTEN

    def step(self, view: View) -> int:
        assert isinstance(view, BulletbucksView)
        return min(max(view.board.round, 1), self.steps)

    def is_told(self, view: View) -> bool:
        assert isinstance(view, BulletbucksView)
        return view.over or view.board.round > self.steps or not has(view.board.seated, view.seat)

    def opponent(self, view: View, prompt: Prompt) -> Action:
        """Opponents name themselves and keep their notes together."""
        assert isinstance(view, BulletbucksView)
        if prompt.kind == "name":
            return Name(view.seat)
        if prompt.kind == "convert":
            stacks = [thousands(stack) for stack in view.stacks[view.seat]]
            return Convert(stacks.index(min(stacks)))
        if prompt.kind == "bid" and (view.seat, int(view.board.round)) == ALL_IN:
            return Bid(ones_in(view.purse), twos_in(view.purse))
        written = BIDS[view.seat]
        if prompt.kind == "bid" and view.board.round <= len(written):
            bid = written[view.board.round - 1]
            if contains(view.purse, bundle(bid.ones, bid.twos)):
                return bid
        return Bid(1, 0) if ones_in(view.purse) else Bid(0, 1)

    def cue(self, view: View, prompt: Prompt) -> Cue | None:
        assert isinstance(view, BulletbucksView)
        if not has(view.board.seated, LEARNER):
            return Cue("dead" if has(view.board.dead, LEARNER) else "broke")
        if view.over:
            return Cue("over")
        if not prompt.choices:
            return None
        if prompt.kind == "bid":
            return self.before_bid(view)
        if prompt.kind == "name":
            pot = {"ones": ones_in(view.pot), "twos": twos_in(view.pot)}
            if view.board.round <= 2 or times_asked(view, "name") == 1:
                return Cue("name", {**pot, "seat": self.leader(view)})
            return Cue("name-again", pot)
        return Cue(prompt.kind) if times_asked(view, prompt.kind) == 1 else None

    def before_bid(self, view: BulletbucksView) -> Cue:
        """What came of the last round, or what the coming one is for."""
        if view.board.round == 1:
            return Cue("bid")
        if self.is_told(view):
            return self.after_bang(view)
        if view.board.round == self.steps:
            own, best = view.stacks[LEARNER], self.leader(view)
            return Cue("score", {"seat": best, "score": view.score(best), "own": view.score(LEARNER),
                                 "count": len(own), "total": sum(map(thousands, own)),
                                 "left": ones_in(view.purse) + twos_in(view.purse)})  # fmt: skip
        named, pot = last_named(view), last_pot(view)
        if has_converted(view):
            return Cue("spent", {"left": ones_in(view.purse) + twos_in(view.purse)})
        if named.by == LEARNER != named.seat:
            return Cue("punished", {"seat": named.seat, "total": thousands(last_stake(view)), **pot})
        if view.board.round == 2:
            return Cue("tempt" if named.seat != LEARNER else "tempt-ahead", {"seat": self.leader(view), **pot})
        return Cue("won" if named.seat == LEARNER else "lost", {"seat": named.seat, **pot})

    def after_bang(self, view: BulletbucksView) -> Cue:
        """The bullet of the last written round, or, when the learner plays on, no more than that."""
        hit = [event.seat for event in view.history if isinstance(event, Banged)]
        return Cue("bang", {"seat": hit[0]}) if view.board.round == self.steps + 1 and hit else Cue("on-your-own")

    def leader(self, view: BulletbucksView) -> int:
        """The opponent at the table who stands best."""
        others = [seat for seat in range(view.seats) if seat != LEARNER and has(view.board.seated, seat)]
        return max(others or [RIVAL], key=lambda seat: (view.score(seat), -seat))


def last_named(view: BulletbucksView) -> Named:
    """Who was named last, and by whom."""
    return next(event for event in reversed(view.history) if isinstance(event, Named))


def has_converted(view: BulletbucksView) -> bool:
    """Whether the learner had no note left since the last spin, so that a stack had to go back."""
    for event in reversed(view.history):
        if isinstance(event, ConversionsRevealed):
            return any(conversion.seat == LEARNER for conversion in event.conversions)
        if isinstance(event, Named):
            return False
    return False


def last_pot(view: BulletbucksView) -> dict[str, object]:
    """The notes that were won last."""
    for event in reversed(view.history):
        if isinstance(event, Clicked):
            return {"ones": event.ones, "twos": event.twos}
    return {"ones": 0, "twos": 0}


def last_stake(view: BulletbucksView) -> int:
    """What the learner paid into the last pot, raises included."""
    paid = 0
    for event in reversed(view.history):
        if isinstance(event, RaisesRevealed):
            paid += notes_of_learner(event.raises)
        if isinstance(event, BidsRevealed):
            return paid + notes_of_learner(event.bids)
    return paid


def notes_of_learner(rows: tuple[SeatNotes, ...]) -> int:
    """What the learner put down of all that was revealed."""
    return sum(bundle(row.ones, row.twos) for row in rows if row.seat == LEARNER)


LESSON = BulletbucksLesson()
