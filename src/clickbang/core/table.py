"""The table: one game in progress, the whole truth.

It only ever waits for one of two things: a prompt (somebody's answer) or chance. Everybody drives it with the same few
calls: `must`, `asked` and `standing` say who may act, `legal_actions` what they may do, `apply` does it, `draw` lets
chance strike, `over` and `result` tell the end.

A game is a subclass that opens prompts with `ask`, waits for chance with `await_chance`, ends with `finish`, and fills
in the hooks at the bottom. Answers are ints inside; each game's `actions.py` gives them their typed form.
"""

from collections.abc import Callable
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clickbang.core.audience import EVERYONE, hears
from clickbang.core.chance import Chance, Outcomes
from clickbang.core.cursor import Cursor, awaited
from clickbang.core.errors import (
    ALREADY_ANSWERED,
    CHANCE_IS_DUE,
    GAME_OVER,
    IMPOSSIBLE_OUTCOME,
    NO_CHANCE_DUE,
    NO_SUCH_SEAT,
    NOT_ASKED,
    NOT_ON_THE_LIST,
    NOTHING_TO_TAKE_BACK,
    ChanceError,
    ClickbangError,
    IllegalAnswer,
    NotAsked,
)
from clickbang.core.events import Asked, Ended, Event, Listener, OwnAnswer, OwnStep, OwnStepBack, Sealed
from clickbang.core.prompt import ASKED, MUST, STANDING, WATCHING, Prompt
from clickbang.core.result import Result
from clickbang.core.seats import bit, has, members
from clickbang.core.states.attributes import attributes_of, frozen
from clickbang.core.states.fields import Fields, KeyFields

DECLINE: Final = 0
"""The answer "no, thank you", in every game."""
TAKE_BACK: Final = -1
"""Takes back the last step of an unfinished draft; never listed, always allowed there."""
UNANSWERED: Final = -2
"""Stands in `answers` where nothing has been sealed."""
NOTHING: Final = 0
"""No prompt, no chance."""
HIGHEST_ANSWER: Final = 1 << 40
"""No game has so many."""
LONGEST_DRAFT: Final = 10_000
"""No draft has more steps."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """One game in progress."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.told_to: Listener | None = None
        self.kind: i64 = NOTHING
        self.sealed: bool = False
        self.must: i64 = 0
        self.asked: i64 = 0
        self.standing: i64 = 0
        self.audience: i64 = EVERYONE
        self.opened: i64 = 0
        self.answers: vec[i64] = vec[i64]([UNANSWERED] * seats)
        self.drafts: list[list[int]] | None = None
        self.chance: i64 = NOTHING
        self.over: bool = False

    @property
    def listener(self) -> Listener | None:
        """Who is told every event, with its audience. A clone has none."""
        return self.told_to

    @listener.setter
    def listener(self, listener: Listener | None) -> None:
        self.told_to = listener
        self.on_listener(listener is not None)

    # What everybody may ask

    def legal(self, seat: i64, action: i64) -> bool:
        """Whether `apply` would take this answer."""
        return self.problem(seat, action) is None

    def problem(self, seat: i64, action: i64) -> ClickbangError | None:
        """What is wrong with this answer, or None."""
        if seat < 0 or seat >= self.seats:
            return IllegalAnswer(NO_SUCH_SEAT, seat=seat, seats=self.seats)
        if self.over:
            return IllegalAnswer(GAME_OVER)
        if self.chance != NOTHING:
            return NotAsked(CHANCE_IS_DUE)
        if not has(self.must | self.asked | self.standing, seat):
            if self.sealed and self.answers[seat] != UNANSWERED:
                return NotAsked(ALREADY_ANSWERED, seat=seat)
            return NotAsked(NOT_ASKED, seat=seat)
        if action == TAKE_BACK:
            if self.drafts is None or not self.drafts[seat]:
                return IllegalAnswer(NOTHING_TO_TAKE_BACK)
            return None
        return self.objection(seat, action)

    def prompt_for(self, seat: int) -> Prompt:
        """What this seat (or SPECTATOR) sees of the open prompt."""
        if self.kind == NOTHING or not hears(self.audience, seat):
            return Prompt("", seat, WATCHING, False, 0, [], [])
        role = WATCHING
        if has(self.must, seat):
            role = MUST
        elif has(self.asked, seat):
            role = ASKED
        elif has(self.standing, seat):
            role = STANDING
        draft: list[int] = []
        if self.drafts is not None and seat < self.seats:
            draft = list(self.drafts[seat])
        choices = [] if role == WATCHING else self.legal_actions(seat)
        return Prompt(self.kind_name(), seat, role, self.sealed, awaited(self), choices, draft)

    # Which state it is in

    def key(self) -> tuple[object, ...]:
        """The state as a tuple that can be compared and looked up: the same numbers, the same future.

        It holds everything that decides how the game may go on, and what people have seen of it, but neither who
        listens nor how many prompts there have been. What was agreed when the table was set up is no part of it.
        """
        fields = KeyFields()
        if self.carry(fields):
            return tuple(fields.written)
        self.carry_prompt(fields, (), ())
        return (*fields.written, *frozen(attributes_of(self)))

    def settings(self) -> dict[str, str]:
        """The options it was set up with, as far as they count; a game that has some says so here."""
        return {}

    def game_name(self) -> str:
        """The key of its game; one that describes its fields says so here."""
        return ""

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Table):
            return NotImplemented
        if type(self) is not type(other) or self.seats != other.seats or self.key() != other.key():
            return False
        return self.settings() == other.settings()

    def __hash__(self) -> int:
        """That of its key, so it changes when the table goes on: keep a clone as a key, not a table that is played."""
        return hash(self.key())

    def __reduce__(self) -> tuple[object, ...]:
        """For pickling and copying: the same table, to which nobody listens."""
        from clickbang.core.states.pickling import picklable, table_again, table_from_attributes

        fields = KeyFields()
        if self.carry(fields):
            return table_again, (self.game_name(), self.seats, self.settings(), self.opened, tuple(fields.written))
        self.carry_prompt(fields, (), ())
        attributes = picklable(attributes_of(self))
        return table_from_attributes, (type(self), self.seats, self.opened, tuple(fields.written), attributes)

    # What happens

    def apply(self, seat: i64, action: i64) -> None:
        """Take an answer; an illegal one raises a typed error and changes nothing."""
        problem = self.problem(seat, action)
        if problem is not None:
            raise problem
        self.accept(seat, action)

    def accept(self, seat: i64, action: i64) -> None:
        """Take an answer that is known to be legal, a step back among them."""
        if action == TAKE_BACK:
            self._take_back(seat)
        else:
            self.take(seat, action)

    def take(self, seat: i64, action: i64) -> None:
        """Take an answer that is known to be legal."""
        mine = bit(seat)
        if (self.must | self.asked) & mine == 0:
            if action != DECLINE:
                self.on_standing(seat, action)
            return
        if self.drafts is not None and not self._add_step(seat, action):
            return
        self.must &= ~mine
        self.asked &= ~mine
        if not self.sealed:
            self.on_answer(seat, action)
            if self.must | self.asked == 0:
                check_it_goes_on(self)
            return
        self.answers[seat] = action
        if self.told_to is not None:
            if self.drafts is None:
                self.tell(mine, OwnAnswer(seat, action))
            self.tell(self.audience, Sealed(seat))
        if self.must | self.asked == 0:
            self.on_close()
            if self.must | self.asked == 0:
                check_it_goes_on(self)

    def chance_outcomes(self) -> Outcomes:
        """What can happen now, with weights; an error where no chance is due."""
        if self.chance == NOTHING:
            raise ChanceError(NO_CHANCE_DUE)
        return self.outcomes()

    def draw(self, source: Chance) -> int:
        """Let chance strike, with luck from this source; returns what came."""
        outcome = self._chosen_by(source)
        self._strike(outcome)
        return outcome

    def strike(self, outcome: int) -> None:
        """Let chance strike with this outcome."""
        for possible, _ in self.chance_outcomes():
            if possible == outcome:
                self._strike(outcome)
                return
        raise ChanceError(IMPOSSIBLE_OUTCOME, outcome=outcome)

    def playout(self, whims: list[Random], source: Chance, policy: "Policy | None" = None, most: i64 = -1) -> i64:
        """Play on to the end, every seat at random from its own stream; returns how many answers that took.

        A policy chooses in place of uniform chance; it always gives legal answers. After `most` answers it stops, over
        or not.
        """
        listing = policy is pick_listed  # which is quicker to call by its name
        cursor = Cursor()
        decisions: i64 = 0
        while not self.over and decisions != most:
            if self.chance != NOTHING:
                self.draw(source)
                continue
            seat = cursor.ask(self)
            whim = whims[seat]
            if policy is None:
                action = self.random_action(seat, whim)
            elif listing:
                action = pick_listed(self, seat, whim)
            else:
                action = policy(self, seat, whim)
            self.take(seat, action)
            decisions += 1
        return decisions

    # What a game calls

    def ask(
        self,
        kind: i64,
        must: i64,
        asked: i64 = 0,
        standing: i64 = 0,
        sealed: bool = False,
        audience: i64 = EVERYONE,
        drafted: bool = False,
    ) -> None:
        """Open a prompt. Answers to a sealed one come to `on_close` together, to an open one each to `on_answer`.

        Where it is `drafted`, each answer is a step, and `draft_complete` says which is the last.
        """
        waited = must | asked
        if waited == 0 or must & asked | waited & standing != 0 or (waited | standing) & ~audience != 0:
            raise ValueError("a prompt waits for somebody, gives a seat one role, and is heard by all it concerns")
        self.kind = kind
        self.must = must
        self.asked = asked
        self.standing = standing
        self.sealed = sealed
        self.audience = audience
        self.opened += 1
        answers = self.answers  # compiled, a local name for it is quicker
        seat: i64 = 0
        while seat < self.seats:
            answers[seat] = UNANSWERED
            seat += 1
        self.drafts = None
        if drafted:
            nothing: list[int] = []  # one for all who will never add a step
            self.drafts = [[] if has(waited, place) else nothing for place in range(self.seats)]
        if self.told_to is not None:
            who = tuple(members(must)), tuple(members(asked)), tuple(members(standing))
            self.tell(audience, Asked(self.kind_name(), who[0], who[1], who[2], sealed))

    def await_chance(self, kind: i64) -> None:
        """Wait for chance; what can happen is up to `outcomes`."""
        self._close_prompt()
        self.chance = kind

    def finish(self) -> None:
        """The game is over; `result` says how."""
        self._close_prompt()
        self.over = True
        if self.told_to is not None:
            result = self.result()
            self.tell(EVERYONE, Ended(result.ending, result.winners, result.scores))

    def tell(self, audience: i64, event: Event) -> None:
        """Let the audience know. Ask `listener is not None` before building the event: it is what costs."""
        if self.told_to is not None:
            self.told_to(audience, event)

    def copy_onto(self, other: "Table") -> None:
        """Give another table of this size the same prompt and answers: the shared half of `clone`."""
        other.kind = self.kind
        other.sealed = self.sealed
        other.must = self.must
        other.asked = self.asked
        other.standing = self.standing
        other.audience = self.audience
        other.opened = self.opened
        answers, others = self.answers, other.answers
        seat: i64 = 0
        while seat < self.seats:
            others[seat] = answers[seat]
            seat += 1
        if self.drafts is not None:
            other.drafts = [list(steps) for steps in self.drafts]
        other.chance = self.chance
        other.over = self.over

    def carry_prompt(self, fields: Fields, kinds: tuple[str, ...], chances: tuple[str, ...]) -> None:
        """The shared half of `carry`: what the table waits for, with names for kinds of prompts and of chance."""
        self.kind = fields.choice("prompt", self.kind, kinds)
        self.chance = fields.choice("chance", self.chance, chances)
        self.over = fields.flag("over", self.over)
        asks = self.kind != NOTHING
        if asks:
            self.sealed = fields.flag("sealed", self.sealed)
            self.must = fields.members("must", self.must, self.seats)
            self.asked = fields.members("asked", self.asked, self.seats)
            self.standing = fields.members("standing", self.standing, self.seats)
            self.audience = fields.audience("audience", self.audience)
        if (asks and self.sealed) or (self.chance != NOTHING and self.answers_count()):
            self.answers = fields.numbers("answers", self.answers, UNANSWERED, HIGHEST_ANSWER)
        if asks:
            drafted = fields.flag("drafted", self.drafts is not None)
            if drafted:
                drafts: list[list[int]] = [[] for _ in range(self.seats)] if self.drafts is None else self.drafts
                fields.size("drafts", self.seats, self.seats)
                for seat in range(self.seats):
                    fields.begin("drafts", seat)
                    drafts[seat] = fields.listed("steps", drafts[seat], DECLINE, HIGHEST_ANSWER, LONGEST_DRAFT)
                    fields.end()
                self.drafts = drafts

    # What a game fills in

    def carry(self, fields: Fields) -> bool:
        """Hand over every field of the table, and take each back: `carry_prompt` first. True, where a game does so.

        What only keeps what was worked out from others is left out. Where it is not filled in, the attributes of the
        object stand for it: that does for comparing and pickling, but a position cannot be written down.
        """
        return False

    def flaw(self) -> str:
        """What does not fit together on a table that was read from a position, in a few words; nothing if all does."""
        return ""

    def answers_count(self) -> bool:
        """Whether it still counts, while chance is due, what was sealed at the prompt before."""
        return True

    def begin(self) -> None:
        """Start the game: deal, open the first prompt. Attach the listener first."""
        raise NotImplementedError

    def on_listener(self, listening: bool) -> None:
        """Somebody listens from now on, or nobody does. A game whose events are built by an observer hangs it here."""

    def clone(self) -> "Table":
        """An independent copy without the listener."""
        raise NotImplementedError

    def kind_name(self) -> str:
        """The name of the open prompt's kind."""
        raise NotImplementedError

    def legal_actions(self, seat: i64) -> list[int]:
        """Every answer that a seat which may answer can give now, in a fixed order; a decline is listed too."""
        raise NotImplementedError

    def listed(self, seat: i64) -> vec[i64]:
        """The same, in the form in which compiled code is quickest with it; a game may make that first."""
        found = vec[i64]()
        for action in self.legal_actions(seat):
            found = append(found, action)
        return found

    def random_action(self, seat: i64, whim: Random) -> i64:
        """One of `legal_actions`, each as likely; the same one as picking from the list with the same stream."""
        return pick_listed(self, seat, whim)

    def default_action(self, seat: i64) -> int:
        """What counts as this seat's answer when none comes: a decline where that is allowed, or the first choice."""
        actions = self.legal_actions(seat)
        may_decline = not has(self.must, seat) and DECLINE in actions
        return DECLINE if may_decline else actions[0]

    def objection(self, seat: i64, action: i64) -> ClickbangError | None:
        """What a rule has against this answer of a seat that may answer."""
        if is_listed(self, seat, action):
            return None
        return IllegalAnswer(NOT_ON_THE_LIST, answer=action)

    def draft_complete(self, seat: i64) -> bool:
        """Whether this seat's draft says all that is needed."""
        return True

    def confidants(self) -> i64:
        """Who might be asked, when this prompt closes, what only they hear of; 0 where nothing like that can follow.

        It follows from public facts. Nobody else is to notice whether there was such a prompt, not even by the time.
        """
        return 0

    def on_answer(self, seat: i64, action: i64) -> None:
        """An answer to an open prompt; the seat is no longer waited for."""
        raise NotImplementedError

    def on_close(self) -> None:
        """Everybody has sealed; `answers` holds what (and `drafts`, where answers are drafts)."""
        raise NotImplementedError

    def on_standing(self, seat: i64, action: i64) -> None:
        """A seat that nobody waits for makes use of its right; the prompt stays open."""
        raise NotImplementedError

    def outcomes(self) -> Outcomes:
        """What can happen at the chance that is due (`chance` says of which kind), with weights."""
        raise NotImplementedError

    def even_outcomes(self) -> i64:
        """The same as a set, where all outcomes are as likely: without a list of them dealing many cards is quick."""
        return 0

    def counted_outcomes(self) -> vec[i64]:
        """The same as weights by outcome, where the outcomes are small numbers: drawing from a pile is quick so."""
        return vec[i64]()

    def on_chance(self, kind: i64, outcome: i64) -> None:
        """Chance has struck, of the kind that was awaited."""
        raise NotImplementedError

    def result(self) -> Result:
        """How the game ended."""
        raise NotImplementedError

    # The rest is for this class alone

    def _chosen_by(self, source: Chance) -> int:
        if self.chance != NOTHING:
            even = self.even_outcomes()
            if even != 0:
                return source.choose_evenly(even)
            counts = self.counted_outcomes()
            if len(counts) > 0:
                return source.choose_counted(counts)
        return source.choose(self.chance_outcomes())

    def _strike(self, outcome: i64) -> None:
        kind = self.chance
        self.chance = NOTHING
        self.on_chance(kind, outcome)
        if self.must | self.asked == 0:
            check_it_goes_on(self)

    def _close_prompt(self) -> None:
        self.kind = NOTHING
        self.must = 0
        self.asked = 0
        self.standing = 0

    def _add_step(self, seat: i64, action: i64) -> bool:
        assert self.drafts is not None
        self.drafts[seat].append(action)
        if self.told_to is not None:
            self.tell(bit(seat), OwnStep(seat, action))
        return self.draft_complete(seat)

    def _take_back(self, seat: i64) -> None:
        assert self.drafts is not None
        self.drafts[seat].pop()
        if self.told_to is not None:
            self.tell(bit(seat), OwnStepBack(seat))


Policy = Callable[[Table, int, Random], int]
"""How a seat is imagined to choose, in a playout or a sampled world: the table, the seat, a stream of luck."""


def check_it_goes_on(table: Table) -> None:
    """A game that waits for nobody waits for chance, or is over."""
    if table.chance == NOTHING and not table.over:
        raise AssertionError("the game neither asks, nor awaits chance, nor is finished")


def pick_listed(table: Table, seat: i64, whim: Random) -> i64:
    """The policy of picking from the list: the same as uniform chance, but every answer is listed first."""
    actions = table.listed(seat)
    size: i64 = len(actions)  # with a native number the call is a direct one
    return actions[whim.randrange(size)]


def is_listed(table: Table, seat: i64, action: i64) -> bool:
    """Whether this is one of the answers that a seat which may answer can give now."""
    for listed in table.listed(seat):  # noqa: SIM110 (compiled, a loop is quicker than a generator)
        if listed == action:
            return True
    return False


def as_list(actions: vec[i64]) -> list[int]:
    """For `legal_actions`, where a game lists answers the other way."""
    return [int(action) for action in actions]
