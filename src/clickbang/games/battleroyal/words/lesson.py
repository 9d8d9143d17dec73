"""The first game of Battle Royal: a friend, a team, and then somebody whose thumb one had better not trust."""

from functools import cache

from clickbang.core.chance import Outcomes
from clickbang.core.events import Asked
from clickbang.core.parts.decks import STANDARD
from clickbang.core.parts.lesson import LEARNER, UNWRITTEN, Cue, Lesson, times_asked
from clickbang.core.prompt import MUST, Prompt
from clickbang.core.seats import count, has
from clickbang.core.table import DECLINE
from clickbang.core.view import View
from clickbang.games.battleroyal.deck.deck import deck_of
from clickbang.games.battleroyal.events import Confronted, Eliminated, SignsRevealed
from clickbang.games.battleroyal.knowledge.view import BattleRoyalView
from clickbang.games.battleroyal.rules import codes
from clickbang.games.battleroyal.rules.sides import sides

RIVAL = 1
"""Sits beside the learner, and is nobody's friend."""
FRIEND = 3
"""Sits on the other side, begins, and wants to team up."""
MOST_TURNS = 8
"""After so many turns all has been said, whatever has happened."""


class BattleRoyalLesson(Lesson):
    """Two thumbs up, a team, a turn; then one thumb up too many."""

    seats = 4
    options = {"pairs": "off", "seating": "seats"}  # noqa: RUF012
    steps = 3
    cues = (
        "sign-friend", "sign-rival", "sign-rival-alone", "sign-rival-betrayer", "sign", "turn", "turn-alone",
        "turn-again", "talk", "reveal", "divide", "vote", "dollars", "saved", "wary", "end", "out", "out-alone", "over",
    )  # fmt: skip

    def outcome(self, number: int, outcomes: Outcomes) -> int:
        written = draws()
        return written[number] if number < len(written) else UNWRITTEN

    def step(self, view: View) -> int:
        """By what has happened alone, and not by what is asked: so it never goes back."""
        gone = out(view)
        if view.over or LEARNER in gone or RIVAL in gone or met(view, RIVAL) or turns(view) > MOST_TURNS:
            return 3
        return 2 if met(view, FRIEND) else 1

    def is_told(self, view: View) -> bool:
        assert isinstance(view, BattleRoyalView)
        if view.over or not has(view.alive, view.seat):
            return True
        return view.kind == "turn" and (met(view, RIVAL) or turns(view) > MOST_TURNS or not has(view.alive, RIVAL))

    # The opponents

    def opponent(self, view: View, prompt: Prompt) -> int:
        """The friend is one, the rival never; nobody does business, and nobody divides."""
        assert isinstance(view, BattleRoyalView)
        if prompt.kind == "turn":
            return self.turn(view) if prompt.role == MUST else DECLINE
        if prompt.kind == "sign":
            return codes.SIGN_CODE + self.is_hostile(view)
        if prompt.kind == "reveal":
            return max(prompt.choices, key=lambda choice: (value_of(view, choice), -choice))
        for answer in (codes.DONE_CODE, codes.VOTE_CODE + 1, DECLINE):
            if answer in prompt.choices:
                return answer
        return prompt.choices[0]

    def turn(self, view: BattleRoyalView) -> int:
        """The friend confronts the learner first of all, the rival whenever the learner is no neighbour's friend."""
        neighbours = [seat for seat in view.neighbours(view.seat) if not has(view.board.teams[view.seat], seat)]
        begins = view.seat == FRIEND and turns(view) == 1
        if LEARNER in neighbours and (begins or view.seat == RIVAL):
            return codes.CONFRONT_CODE + LEARNER
        if count(view.alive) <= 2 or (view.seat == FRIEND and RIVAL in neighbours):
            return codes.CONFRONT_CODE + view.neighbours(view.seat)[0]
        return codes.PASS_CODE

    def is_hostile(self, view: BattleRoyalView) -> bool:
        """Whether this one's thumb goes down."""
        _, others = sides(view.attackers, view.defenders, view.seat)
        return view.seat == RIVAL or has(others, RIVAL) or count(view.alive) <= 2

    # The guide

    def cue(self, view: View, prompt: Prompt) -> Cue | None:
        assert isinstance(view, BattleRoyalView)
        if not has(view.alive, LEARNER):
            shown = signs_shown(view)
            trusted = shown.get(LEARNER) == 0 and shown.get(RIVAL, 0) > 0
            return Cue("out", {"seat": RIVAL}) if trusted else Cue("out-alone")
        if view.over:
            return Cue("over")
        if self.is_told(view):
            return self.after_rival(view)
        if not prompt.choices or prompt.role not in (MUST, "asked"):
            return None
        if prompt.kind == "sign":
            return self.before_sign(view)
        if prompt.kind == "turn":
            if FRIEND in out(view):
                return Cue("turn-alone", {"seat": FRIEND})
            return Cue("turn" if times_asked(view, "turn") == 1 else "turn-again")
        return Cue(prompt.kind) if times_asked(view, prompt.kind) == 1 and not prompt.draft else None

    def before_sign(self, view: BattleRoyalView) -> Cue:
        """Who stands there, and what the two thumbs lead to."""
        own, others = sides(view.attackers, view.defenders, LEARNER)
        if has(others, RIVAL):
            return self.before_rival(view, own)
        first = times_asked(view, "sign") == 1
        if first and has(others, FRIEND):
            return Cue("sign-friend", {"seat": FRIEND, "card": next(iter(view.hand))})
        return Cue("sign")

    def before_rival(self, view: BattleRoyalView, own: int) -> Cue:
        """What a thumb up may cost: beside others less than alone, as who betrayed the friend is."""
        if count(own) > 1:
            return Cue("sign-rival", {"seat": RIVAL})
        if met(view, FRIEND) and FRIEND in out(view):
            return Cue("sign-rival-betrayer", {"seat": RIVAL, "by": FRIEND})
        return Cue("sign-rival-alone", {"seat": RIVAL})

    def after_rival(self, view: BattleRoyalView) -> Cue:
        """What came of the thumb that was shown to the rival."""
        shown = signs_shown(view)
        if RIVAL not in shown:
            return Cue("end")
        return Cue("saved" if shown[LEARNER] == 0 else "wary", {"seat": RIVAL})


@cache
def draws() -> tuple[int, ...]:
    """Who begins, then a card for each seat, by its place in the deck: for the learner the weakest, and for the friend
    one that beats the rival's, to save a learner who trusted too early. Nobody has to say Bang."""
    places = [place for place, card in enumerate(deck_of(STANDARD).cards) if not card.bang and card.value > 0]
    values = {place: int(deck_of(STANDARD).cards[place].value) for place in places}
    plain = [place for place in places if deck_of(STANDARD).cards[place].effect == 0]
    weak, *_, strong = sorted(plain, key=values.__getitem__)
    rival = max((place for place in plain if values[place] < values[strong]), key=values.__getitem__)
    return FRIEND, min(places, key=values.__getitem__), rival, weak, strong


def turns(view: View) -> int:
    """How many turns have begun."""
    return sum(type(event) is Asked and event.kind == "turn" for event in view.history)


def met(view: View, other: int) -> bool:
    """Whether the learner and this one have shown each other their thumbs, from two sides."""
    sides: Confronted | None = None
    for event in view.history:
        if isinstance(event, Confronted):
            sides = event
        if isinstance(event, SignsRevealed) and sides is not None:
            pair = (LEARNER in sides.attackers, other in sides.defenders)
            reverse = (LEARNER in sides.defenders, other in sides.attackers)
            if all(pair) or all(reverse):
                return True
    return False


def signs_shown(view: View) -> dict[int, int]:
    """By seat, what was shown when the learner last showed something."""
    for event in reversed(view.history):
        if isinstance(event, SignsRevealed):
            shown = {sign.seat: sign.kills for sign in event.signs}
            if LEARNER in shown:
                return shown
    return {}


def out(view: View) -> set[int]:
    """Who has been eliminated."""
    return {seat for event in view.history if isinstance(event, Eliminated) for seat in event.seats}


def value_of(view: BattleRoyalView, choice: int) -> int:
    """What the card counts that would be revealed."""
    return view.deck.cards[(choice - codes.REVEAL_CODE) // 2].value


LESSON = BattleRoyalLesson()
