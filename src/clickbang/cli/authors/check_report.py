"""What `clickbang check` found, for people and for programs."""

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from clickbang.checks.report import FAILED, PASSED, CheckProblem, Report, ReportWords
from clickbang.cli.screen import Screen

MARKS = {PASSED: ("✓", "green"), FAILED: ("✗", "bold red")}
NOT_LOOKED = ("–", "dim")
INDENT = (0, 0, 0, 2)


def report(found: Report, screen: Screen) -> None:
    """One check after another: what was looked at, and what does not hold."""
    words = ReportWords(found, screen.catalogue.lang)
    screen.show()
    screen.show(screen.paint(words.heading(), "bold"))
    count = 0
    for result in found.results:
        mark, style = MARKS.get(result.state, NOT_LOOKED)
        screen.show()
        title = Table.grid(padding=(0, 1))
        title.add_row(Text(mark, style), screen.paint(words.title(result), style))
        screen.show(title)
        for line in words.looked(result):
            screen.show(Padding(screen.paint(line, "dim"), INDENT))
        for problem in words.problems(result):
            count += 1
            screen.show(Padding(problem_table(problem, screen), (1, 0, 0, 2)))
    screen.show()
    if count:
        screen.say("check-fails", "bold red", count=count)
    else:
        screen.say("check-passes", "bold green")
    screen.show()


def problem_table(problem: CheckProblem, screen: Screen) -> Table:
    """What does not hold; below it where, how to see it again, and what usually causes it."""
    say = screen.catalogue.say
    whole = Table.grid()
    whole.add_row(screen.paint(problem.what))
    details = Table.grid(padding=(0, 2))
    details.add_column(style="dim", no_wrap=True)
    details.add_column(overflow="fold")
    details.add_row(say("check-where-label"), screen.paint(problem.where))
    details.add_row(say("check-again-label"), Text(problem.again, "bold"))
    details.add_row(say("check-cause-label"), screen.paint(problem.cause))
    whole.add_row(details)
    return whole


def as_data(found: Report) -> dict[str, object]:
    """The whole report as plain data, with English sentences."""
    words, plan = ReportWords(found), found.plan
    return {
        "game": plan.game.name,
        "games": plan.games,
        "seats": list(plan.sizes),
        "seed": plan.seed,
        "passed": found.passed,
        "checks": [
            {
                "check": result.name,
                "state": result.state,
                "title": words.title(result),
                "looked": result.looked,
                "said": words.looked(result),
                "problems": [
                    {
                        "code": problem.code,
                        "what": problem.what,
                        "seed": finding.seed,
                        "seats": finding.seats,
                        "options": finding.options,
                        "moves": finding.step,
                        "seat": finding.seat,
                        "games": finding.games,
                        "again": problem.again,
                        "cause": problem.cause,
                    }
                    for problem, finding in zip(words.problems(result), result.findings, strict=True)
                ],
            }
            for result in found.results
        ],
    }
