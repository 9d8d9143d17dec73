"""Whether what a seat was told agrees with the table that it sits at."""

from clickbang.core.audience import SPECTATOR, hears
from clickbang.core.table import NOTHING, UNANSWERED, Table
from clickbang.core.view import View


def disagreement(view: View, table: Table) -> tuple[str, object, object] | None:
    """The first part in which they disagree: its name, what the view says, what is so. Between two moves."""
    prompt = table.prompt_for(view.seat)
    parts: list[tuple[str, object, object]] = [
        ("over", view.over, table.over),
        ("kind", view.kind, prompt.kind),
        ("waiting", view.waiting, prompt.waiting),
        ("sealed", view.sealed, prompt.sealed),
        ("draft", list(view.draft), list(prompt.draft)),
    ]
    if table.over:
        result = table.result()
        parts += [
            ("ending", view.ending, result.ending),
            ("winners", view.winners, result.winners),
            ("scores", view.scores, result.scores),
        ]
    elif hears(table.audience, view.seat) and table.kind != NOTHING:
        parts.append(("standing", view.standing, table.standing))
        if table.sealed and view.seat != SPECTATOR and table.drafts is None:
            parts.append(("own_answer", view.own_answer, table.answers[view.seat]))
    else:
        parts.append(("own_answer", view.own_answer, UNANSWERED))
    return next((part for part in parts if part[1] != part[2]), None)
