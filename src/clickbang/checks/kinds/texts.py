"""Are all texts there, in every language and both skins?"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import chain

from clickbang.checks.games.plan import Plan
from clickbang.checks.games.played import PlayedGame, walk
from clickbang.checks.kinds.check import Check
from clickbang.checks.kinds.messages import missing_faults, missing_messages, missing_rules
from clickbang.core.audience import SPECTATOR, hears
from clickbang.core.errors import CORE_FAULTS, ClickbangError
from clickbang.core.events import Event
from clickbang.core.lookup.report import what_was_raised
from clickbang.core.prompt import Prompt
from clickbang.core.table import Table
from clickbang.core.view import View
from clickbang.text import LANGUAGES, SKINS, Catalogue, Narrator
from clickbang.text.folders import words_of
from clickbang.text.story import tell_story

MOST_TOLD = 6
"""Events of one type, each told to everybody who may hear it at a small table."""
MOST_ANSWERS = 120
"""Different answers that are told."""
MOST_MOMENTS = 20
"""Of one game, at which something wrong is answered."""


class Texts(Check):
    """Every event, answer, prompt with its stakes, option, error and ending can be told."""

    name = "texts"
    needs = ("replay", "answers", "view")

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self.catalogues = [Catalogue(lang, skin) for lang in LANGUAGES for skin in SKINS]
        self.answers: set[int] = set()
        self.faults: set[str] = set()
        self.weighed: Counter[str] = Counter()
        """By kind of prompt, how often it was told what is at stake."""

    def look(self, played: PlayedGame) -> None:
        self.looked.update(games=1, texts=0)
        for step, told in enumerate(played.told):
            for audience, event in told:
                kind = type(event).__name__
                self.looked[f"event {kind}"] += 1
                if self.looked[f"event {kind}"] <= MOST_TOLD:
                    self.tell_event(audience, event, step, played)
        for code in sorted(played.codes - self.answers)[: MOST_ANSWERS - len(self.answers)]:
            self.answers.add(code)
            for catalogue, narrator in self.narrators(played, 0):
                self.tell(catalogue, f"choice {code}", partial(narrator.choice, code), played)
                self.tell(catalogue, f"answer {code}", partial(narrator.given, 1, code), played)
        self.tell_stories(played)
        self.provoke(played)

    def tell_stories(self, played: PlayedGame) -> None:
        """Why it ended as it did, to the first seat and to a spectator."""
        for seat in (0, SPECTATOR):
            view = self.game.view(seat)
            for audience, event in (pair for told in played.told for pair in told):
                if hears(audience, seat):
                    view.receive(event)
            if not view.over:
                continue  # that it does not end is another check's finding
            for catalogue, narrator in self.narrators(played, seat):
                self.tell(catalogue, "story", partial(whole_story, narrator, view), played)

    def narrators(self, played: PlayedGame, seat: int) -> Iterator[tuple[Catalogue, Narrator]]:
        """Who tells this seat about this game, in every language and skin."""
        names = [f"Player {number + 1}" for number in range(played.seats)]
        for catalogue in self.catalogues:
            yield catalogue, Narrator(catalogue, self.game, names, seat, played.options)

    def tell_event(self, audience: int, event: Event, step: int, played: PlayedGame) -> None:
        for seat in [0, played.seats - 1, SPECTATOR]:
            if hears(audience, seat):
                for catalogue, narrator in self.narrators(played, seat):
                    what = type(event).__name__
                    self.tell(catalogue, what, partial(narrator.event, event), played, step)

    def tell(
        self, catalogue: Catalogue, what: str, telling: Callable[[], str], played: PlayedGame, step: int | None = None
    ) -> None:
        """Say something, and look that something was said."""
        self.looked.update(texts=1)
        where = {"what": what, "lang": catalogue.lang, "skin": catalogue.skin}
        try:
            text = telling()
        except Exception as error:
            self.found("texts-raises", played, step, why=what_was_raised(error), **where)
            return
        if not text.strip():
            self.found("texts-empty", played, step, **where)

    def provoke(self, played: PlayedGame) -> None:
        """Give wrong answers, to hear what is said about them."""
        known = {fault.code for fault in (*CORE_FAULTS, *self.game.faults)}
        moments = set(played.moments(MOST_MOMENTS))
        for step, table in walk(self.plan, played):
            if step in moments:
                self.tell_stakes(table, step, played)
                for seat in range(played.seats):
                    for code in [*sorted(played.codes)[step % 7 :: 7], 9999]:
                        problem = table.problem(seat, code)
                        if problem is not None and problem.code not in self.faults:
                            self.faults.add(problem.code)
                            self.tell_error(problem, step, played)
                            if problem.code not in known:
                                self.found("texts-undeclared", played, step, fault=problem.code)

    def tell_stakes(self, table: Table, step: int, played: PlayedGame) -> None:
        """What is at stake for one of those who are asked."""
        prompts = [table.prompt_for(seat) for seat in range(played.seats)]
        prompt = next((one for one in prompts if one.choices), None)
        if self.game.stakes is None or prompt is None or self.weighed[prompt.kind] == MOST_TOLD:
            return
        self.weighed[prompt.kind] += 1
        view = self.game.view(prompt.seat)
        for audience, event in chain(*played.told[: step + 1]):
            if hears(audience, prompt.seat):
                view.receive(event)
        for catalogue, narrator in self.narrators(played, prompt.seat):
            self.tell(catalogue, f"stakes of {prompt.kind}", partial(stakes_text, narrator, view, prompt), played, step)

    def tell_error(self, error: ClickbangError, step: int, played: PlayedGame) -> None:
        for catalogue in self.catalogues:
            self.tell(catalogue, error.code, partial(catalogue.error, error), played, step)

    def finish(self, games: Sequence[PlayedGame]) -> None:
        events = [name for name in self.looked if name.startswith("event ")]
        self.looked.update(events=len(events), answers=len(self.answers), faults=len(self.faults))
        for name in events:
            del self.looked[name]
        if not games:
            return
        first = games[0]
        for catalogue, narrator in self.narrators(first, 0):
            for kind in self.game.kinds:
                parts = (narrator.question, narrator.hint, narrator.help, partial(narrator.confirm, choice="…"))
                for part in parts:
                    self.tell(catalogue, kind, partial(part, kind), first)
        if words_of(self.game.name, "en") is None:
            self.note("check-no-words")
            return
        for catalogue in self.catalogues:
            where = {"lang": catalogue.lang, "skin": catalogue.skin}
            for key, why in missing_messages(self.game, catalogue):
                if why:
                    self.found("texts-params", first, what=key, why=why, **where)
                else:
                    self.found("texts-missing", first, what=key, **where)
        for lang, code in missing_faults(self.game):
            self.found("texts-fault", first, what=code, lang=lang)
        for lang, rule in missing_rules(self.game):
            self.found("texts-rules", first, what=rule or "rules.md", lang=lang)


def stakes_text(narrator: Narrator, view: View, prompt: Prompt) -> str:
    """All lines about what is at stake; nothing if one of them is empty, an error if there is not one a choice."""
    stake, stakes = narrator.stakes(view, prompt)
    lines = [stake, *(line for _, line in zip(prompt.choices, stakes, strict=True))]
    return "\n".join(lines) if all(line.strip() for line in lines) else ""


def whole_story(narrator: Narrator, view: View) -> str:
    """All sentences of a story."""
    story = tell_story(narrator, view)
    return "\n".join([story.ending, *story.moments, *story.sums, *story.out])
