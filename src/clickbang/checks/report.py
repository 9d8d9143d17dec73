"""What the checks found, as data and in words."""

from dataclasses import dataclass, field

import clickbang
from clickbang.checks.games.plan import Plan
from clickbang.checks.kinds.check import Finding, Said
from clickbang.core.audience import SPECTATOR
from clickbang.text import Catalogue

PASSED = "passed"
FAILED = "failed"
SKIPPED = "skipped"


@dataclass(frozen=True, slots=True)
class CheckResult:
    """What one check found."""

    name: str
    state: str
    """`passed`, `failed` or `skipped`."""
    looked: dict[str, int] = field(default_factory=dict)
    """How much was looked at, by what."""
    notes: tuple[Said, ...] = ()
    findings: tuple[Finding, ...] = ()
    skipped: Said | None = None
    """Why nothing was looked at."""


@dataclass(frozen=True, slots=True)
class CheckProblem:
    """A finding in words: what, where, how to see it again, and what usually causes it."""

    code: str
    what: str
    where: str
    again: str
    cause: str


@dataclass(frozen=True, slots=True)
class Report:
    """What all checks found. As text it is the whole report, for the message of an assertion."""

    plan: Plan
    results: tuple[CheckResult, ...]

    @property
    def passed(self) -> bool:
        """Whether no check failed."""
        return all(result.state != FAILED for result in self.results)

    @property
    def codes(self) -> list[str]:
        """The kinds of faults that were found: `answers/refused`."""
        return [finding.code for result in self.results for finding in result.findings]

    def __str__(self) -> str:
        words = ReportWords(self)
        lines = [words.heading()]
        for result in self.results:
            lines.append(f"{result.state}: {words.title(result)}")
            lines += [f"    {line}" for line in words.looked(result)]
            for problem in words.problems(result):
                parts = (problem.what, problem.where, problem.again, problem.cause)
                lines += [f"    {line}" for line in ("", f"{problem.code}:", *parts)]
        return "\n".join(lines)


class ReportWords:
    """Says what a report holds in one language."""

    def __init__(self, report: Report, lang: str = "en") -> None:
        self.report = report
        self.plan = report.plan
        self.catalogue = Catalogue(lang)

    def say(self, said: Said) -> str:
        return self.catalogue.say(said.key, **said.params)

    def heading(self) -> str:
        """Which games were looked at."""
        plan = self.plan
        sizes = ", ".join(map(str, plan.sizes))
        return self.catalogue.say(
            "check-heading",
            game=plan.game.name,
            games=plan.games,
            sizes=sizes,
            seed=str(plan.seed),
            build=clickbang.BUILD,
        )

    def title(self, result: CheckResult) -> str:
        """What a check asks."""
        return self.catalogue.say(f"check-{result.name}")

    def looked(self, result: CheckResult) -> list[str]:
        """At what it looked, and what else is to be known."""
        if result.skipped is not None:
            return [self.catalogue.say("check-skipped", why=self.say(result.skipped))]
        looked = {name: str(value) if name == "seed" else value for name, value in result.looked.items()}
        return [self.catalogue.say(f"check-{result.name}.looked", **looked), *map(self.say, result.notes)]

    def problems(self, result: CheckResult) -> list[CheckProblem]:
        """What does not hold."""
        return [self.problem(finding, result.name) for finding in result.findings]

    def problem(self, finding: Finding, check: str) -> CheckProblem:
        say = self.catalogue.say
        raised = finding.code.endswith("/raised")
        key = "check-raised" if raised else finding.what.key
        options = ", ".join(f"{name}={value}" for name, value in finding.options.items())
        where = say(
            "check-where",
            seed=str(finding.seed),
            seats=finding.seats,
            options=options or "none",
            step=-1 if finding.step is None else finding.step,
            seat="none" if finding.seat is None else "spectator" if finding.seat == SPECTATOR else str(finding.seat),
            games=finding.games,
        )
        what = say(key, **finding.what.params)
        return CheckProblem(finding.code, what, where, self.plan.again(finding.seed, check), say(f"{key}.cause"))
