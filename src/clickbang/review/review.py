"""Reviewing a record: each answer of a seat is weighed by a search from the view that the seat had at that moment.

The view is folded from the events of the record which that seat heard. What it is asked, too, is read from an imagined
world. So a review of a seat uses nothing that the seat was not told; how the game ended is what all were told.
"""

from collections.abc import Callable, Sequence

from librt.random import Random

from clickbang.bots.search import Budget, Findings, search
from clickbang.bots.search.thinking import thinking_of
from clickbang.core.audience import hears
from clickbang.core.events import Event
from clickbang.core.game import Game
from clickbang.core.parts.review import FAILED, GONE, HELD, Claim, Exact, Reviewer
from clickbang.core.prompt import Prompt
from clickbang.core.seeds import stream_seed
from clickbang.core.table import TAKE_BACK
from clickbang.core.view import View
from clickbang.records import Record
from clickbang.records.lines import Answer, Told
from clickbang.review.errors import NO_WORLDS, ReviewError
from clickbang.review.findings import Decision, Judged, Review, SeatReview, WeighedChoice
from clickbang.review.parts import Found, together
from clickbang.review.worlds import odds_of, what_is_possible

REVIEWING = 12
"""The stream of worlds and playouts of a review."""
HIDDEN_WORLDS = 100
"""So many worlds say how likely something hidden is."""
PARTS = 4
"""So many searches share the playouts of an answer."""
IN_A_TREE = 20
"""A search that grows a tree has so many times as many for itself: prompts before and after are learned as well."""

Progress = Callable[[], None]


def review_record(
    record: Record,
    seats: Sequence[int],
    playouts: int,
    seed: int = 0,
    with_hidden: bool = True,
    with_solutions: bool = True,
    progress: Progress = lambda: None,
    may_end_early: bool = False,
) -> Review:
    """Weigh all answers of these seats, with so many playouts for each choice. Equal arguments give equal findings.

    The record has been played again by the rules of today. `progress` is told of every answer that is weighed.
    Without solutions games that are solved are searched like all others, to see how good a search is.
    If it may end early, a KeyboardInterrupt gives what was found until then.
    """
    found = [Reviewing(record.game, seat, playouts, seed, with_hidden, with_solutions) for seat in seats]
    left = answers_of(record, seats)
    try:
        for index, line in enumerate(record.lines):
            match line:
                case Told(audience, event):
                    for one in found:
                        if hears(audience, one.seat):
                            one.hear(event)
                case Answer(seat, action, by) if action != TAKE_BACK and seat in seats:
                    found[seats.index(seat)].weigh(action, by, record.line_number(index))
                    left -= 1
                    progress()
    except KeyboardInterrupt:
        if not may_end_early:
            raise
    header = record.header
    reviewed = [one.finished() for one in found]
    return Review(record.game.name, header.options, list(header.names), playouts, seed, record.finished, reviewed, left)


def answers_of(record: Record, seats: Sequence[int]) -> int:
    """How many answers of these seats a review goes through."""
    return sum(isinstance(line, Answer) and line.seat in seats and line.action != TAKE_BACK for line in record.lines)


class Reviewing:
    """One seat, as it goes through the game."""

    def __init__(
        self, game: Game, seat: int, playouts: int, seed: int, with_hidden: bool, with_solutions: bool
    ) -> None:
        self.game = game
        self.seat = seat
        self.playouts = playouts
        self.seed = seed
        self.with_hidden = with_hidden
        self.with_solutions = with_solutions
        self.view: View = game.view(seat)
        self.thinking = thinking_of(game)
        self.reviewer: Reviewer = game.part(game.review) or Reviewer()
        self.found = SeatReview(seat)
        self.open: list[Judged] = []
        """What the seat counts on and has not been told yet."""

    def hear(self, event: Event) -> None:
        """One more event, which may tell what an answer counted on."""
        self.view.receive(event)
        settled = self.reviewer.settled
        if settled is None:
            return
        left = []
        for claim in self.open:
            how = settled(Claim(claim.key, claim.seats), event)
            if how in (HELD, FAILED):
                claim.held = how == HELD
            elif how != GONE:
                left.append(claim)
        self.open = left

    def weigh(self, action: int, by: str, line: int) -> None:
        """An answer: what it was worth, beside all others. What has one answer is no decision."""
        view = self.view
        random = Random(stream_seed(self.seed, len(view.history), REVIEWING, self.seat))
        try:
            prompt = self.thinking.world(view, random).prompt_for(self.seat)
        except NotImplementedError:
            raise ReviewError(NO_WORLDS, game=self.game.name) from None
        except ValueError:
            return  # no world was found in time that explains so long a history: nothing can be said of this answer
        if len(prompt.choices) < 2 or action not in prompt.choices:
            return
        solved = self.reviewer.exact if self.with_solutions else None
        exact = None if solved is None else solved(view, prompt)
        found = self.searched(prompt, action, random) if exact is None else known(prompt, exact)
        (chosen,) = [one for one in found.choices if one.choice == action]
        found.choices.sort(key=lambda one: (-one.worth, one.choice != action))
        decision = Decision(
            len(self.found.decisions) + 1,
            line,
            len(view.history),
            prompt.kind,
            by,
            chosen,
            found.choices,
            found.expected,
            found.error,
            exact is not None,
            self.counted_on(prompt, action, random),
        )
        if self.with_hidden:
            decision.possible = what_is_possible(self.reviewer, self.thinking, view, HIDDEN_WORLDS, random)
        if self.found.decisions:
            self.found.decisions[-1].luck = decision.expected - self.found.decisions[-1].chosen.worth
        self.found.decisions.append(decision)

    def searched(self, prompt: Prompt, action: int, random: Random) -> Found:
        """By several searches of which none knows of the others; by one, where a search leaves nothing to luck."""
        playouts = self.playouts * len(prompt.choices)
        in_a_tree = self.thinking.origin(self.view) is not None
        budget = Budget(playouts=playouts * IN_A_TREE if in_a_tree else max(1, playouts // PARTS))
        parts: list[Findings] = []
        while len(parts) < PARTS and all(part.sampled for part in parts):
            parts.append(search(self.game, self.view, prompt, budget, random, self.thinking))
        return together(parts, action)

    def counted_on(self, prompt: Prompt, action: int, random: Random) -> list[Judged]:
        """What this answer counts on, and how likely that is."""
        if self.reviewer.claims is None:
            return []
        claims = self.reviewer.claims(self.view, prompt, action)
        if not claims:
            return []
        odds = odds_of(self.reviewer, self.thinking, self.view, claims, HIDDEN_WORLDS, random)
        found = [Judged(claim.key, claim.seats, likely) for claim, likely in zip(claims, odds, strict=True)]
        about = {claim.seats for claim in claims}
        self.open = [claim for claim in self.open if claim.seats not in about] + found
        return found

    def finished(self) -> SeatReview:
        """All of it, with how the game ended for this seat."""
        view, found = self.view, self.found
        if view.over:
            found.final = 1 / len(view.winners) if self.seat in view.winners else 0.0
            if found.decisions:
                found.decisions[-1].luck = found.final - found.decisions[-1].chosen.worth
        return found


def known(prompt: Prompt, exact: Sequence[Exact]) -> Found:
    """What each choice is worth by a solution, and what the best of them is."""
    found = [
        WeighedChoice(choice, worth, 0.0, share) for choice, (worth, share) in zip(prompt.choices, exact, strict=True)
    ]
    return Found(found, max(one.worth for one in exact), 0.0)
