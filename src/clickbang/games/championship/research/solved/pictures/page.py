"""What the solution says about nerve, in pictures: sections of a page, plain HTML and SVG."""

from collections.abc import Sequence
from html import escape

from clickbang.core.parts.solve_errors import SolveError
from clickbang.games.championship.research.solved.duel.moments import FACES, POCKETS, Moment
from clickbang.games.championship.research.solved.kept.packing import Chances
from clickbang.games.championship.research.solved.pictures.course import ExpectedCounts
from clickbang.games.championship.research.solved.solution import Solution
from clickbang.games.championship.research.solved.states import Side, State
from clickbang.games.championship.rules.barrel import BULLET, CLICK

GOOD, BAD = "#0072b2", "#d55e00"
"""The colours of figures above and below 0."""
CELL = 26
"""How high a cell is, and how wide most are."""

Field = Sequence[Sequence[float | None]]
"""Figures from -1 to 1 by rows; None where there is none."""


def sections(solution: Solution, course: ExpectedCounts) -> str:
    """All pictures."""
    pictures = [*worths(solution), *cheating(solution), *betting(solution), *accusing(solution)]
    return "".join([summary(solution, course), *pictures])


def summary(solution: Solution, course: ExpectedCounts) -> str:
    """How games go."""
    right = course.accused[BULLET].sum() / course.accused.sum()
    figures = {
        "rounds a game": f"{course.rounds:.1f}",
        "of rounds one cheats": f"{course.cheats:.1%}",
        "of bets are accused at once": f"{course.accused.sum() / course.bets.sum():.1%}",
        "of these accusations are right": f"{right:.1%}",
        "of games nobody wins": f"{course.drawn:.1%}",
    }
    tiles = "".join(f'<div class="tile"><b>{figure}</b><span>{name}</span></div>' for name, figure in figures.items())
    return (
        f"<p>What two do who both play the solution, from the first round. It knows {solution.about.states:,} states;"
        f" better replies win at most {solution.about.kept_gap:.0e} in a round of any of them.</p>"
        f'<div class="tiles">{tiles}</div>'
        + section(
            "Bets of a whole game",
            "By cheats: how many such bets have a BULLET in the pocket. Accused: before anybody else was. Rightly: of"
            " those accusations.",
            table_of_bets(course),
        )
    )


def table_of_bets(course: ExpectedCounts) -> str:
    """A row a face."""
    rows = []
    for face in range(FACES):
        bets, accused = course.bets[:, face], course.accused[:, face]
        cells = (
            share(bets.sum(), course.bets.sum()), share(bets[BULLET], bets.sum()),
            share(accused.sum(), bets.sum()), share(accused[BULLET], accused.sum()),
        )  # fmt: skip
        rows.append(f"<tr><td>{face}</td>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    heads = "".join(f"<th>{head}</th>" for head in ("bet", "how often", "by cheats", "accused", "rightly"))
    return f'<div class="wide"><table><thead><tr>{heads}</tr></thead><tbody>{"".join(rows)}</tbody></table></div>'


def share(part: float, whole: float) -> str:
    return f"{part / whole:.1%}" if whole > 1e-6 else "–"


def worths(solution: Solution) -> list[str]:
    """Being ahead in points, in characters, in extra BULLETs."""
    points, team = range(solution.about.points), range(1, solution.about.team + 1)
    most, some = solution.about.team, min(5, solution.about.points - 1)
    by_points = [[worth(solution, even(mine, theirs, most)) for theirs in points] for mine in points]
    by_lives = [
        [worth(solution, State(Side(some, mine, 0), Side(some, theirs, 0))) for theirs in team] for mine in team
    ]
    extras = range(some + 1)
    by_extra = [
        [worth(solution, State(Side(some, most, mine), Side(some, most, theirs))) for theirs in extras]
        for mine in extras
    ]
    return [
        section(
            "What points are worth",
            f"{characters(most)}: games won less games lost, in percent. Blue: you win more; orange: you lose more.",
            heat(by_points, points, points, "your points", "their points"),
        ),
        section(
            "What characters are worth",
            f"The same at {some} points each.",
            heat(by_lives, team, team, "your characters", "their characters"),
        ),
        section(
            "What extra BULLETs cost",
            f"The same at {some} points each. {characters(most)}.",
            heat(by_extra, extras, extras, "your extra BULLETs", "theirs"),
        ),
    ]


def worth(solution: Solution, state: State) -> float | None:
    """What a state is worth; none for one that never comes."""
    try:
        return solution.worth(state)
    except SolveError:
        return None


def plan(solution: Solution, state: State) -> Chances:
    """How a state is played; nothing for one that never comes."""
    try:
        return solution.plan(state)
    except SolveError:
        return {}


def even(mine: int, theirs: int, lives: int) -> State:
    return State(Side(mine, lives, 0), Side(theirs, lives, 0))


def characters(lives: int) -> str:
    return "Captains alone" if lives == 1 else f"Both with {lives} characters"


def teams(solution: Solution) -> list[int]:
    """Whole teams, and captains alone."""
    return sorted({solution.about.team, 1}, reverse=True)


def cheating(solution: Solution) -> list[str]:
    """How often to pocket the BULLET."""
    points = range(solution.about.points)
    found = []
    for lives in teams(solution):
        field = [[cheats(plan(solution, even(mine, theirs, lives))) for theirs in points] for mine in points]
        text = f"{characters(lives)}: in how many of 100 rounds the BULLET goes into the pocket."
        found.append(section("How often to cheat", text, heat(field, points, points, "your points", "their points")))
    return found


def cheats(chances: Chances) -> float | None:
    return chances[Moment("pocket")][BULLET] if chances else None


def betting(solution: Solution) -> list[str]:
    """What to bet at level scores."""
    points, lives = range(solution.about.points), solution.about.team
    found = []
    for pocket, name in ((CLICK, "honest"), (BULLET, "cheating")):
        field = [plan(solution, even(mine, mine, lives)).get(Moment("bet", pocket), (None,) * FACES) for mine in points]
        text = f"{characters(lives)}, at level scores: how often of 100 each face is bet. An empty row: one never is."
        found.append(section(f"What to bet, {name}", text, heat(field, points, range(FACES), "points of both", "bet")))
    return found


def accusing(solution: Solution) -> list[str]:
    """Which bets to accuse at level scores."""
    points = range(solution.about.points)
    found = []
    for lives in teams(solution):
        field = [[accused(plan(solution, even(mine, mine, lives)), face) for face in range(FACES)] for mine in points]
        text = f"{characters(lives)}, at level scores: how often of 100 a bet of the other is accused at once."
        found.append(section("How often to accuse", text, heat(field, points, range(FACES), "points of both", "bet")))
    return found


def accused(chances: Chances, face: int) -> float | None:
    """How often a bet is accused at once, over all that one may have pocketed and bet oneself."""
    if not chances:
        return None
    total = 0.0
    for pocket in POCKETS:
        for bet, chance in enumerate(chances.get(Moment("bet", pocket), ())):
            if chance > 0.0:
                yes = chances[Moment("accuse", pocket, bet, face)][1]
                total += chances[Moment("pocket")][pocket] * chance * yes
    return total


def section(title: str, text: str, drawn: str) -> str:
    return f"<section><h2>{escape(title)}</h2><p>{escape(text)}</p>{drawn}</section>\n"


def heat(field: Field, rows: Sequence[int], columns: Sequence[int], down: str, across: str) -> str:
    """A field of figures: the larger, the stronger the colour; each stands in its cell, in percent."""
    wide = CELL if len(columns) > FACES else 2 * CELL
    left = top = 34
    width, height = left + wide * len(columns), top + CELL * len(rows)
    middle = top + CELL * len(rows) / 2
    parts = [
        f'<text x="{left + wide * len(columns) / 2:g}" y="12" class="axis">{escape(across)}</text>',
        f'<text transform="rotate(-90)" x="{-middle:g}" y="12" class="axis">{escape(down)}</text>',
    ]
    for place, column in enumerate(columns):
        parts.append(f'<text x="{left + wide * (place + 0.5):g}" y="29" class="axis">{column}</text>')
    for line, row in enumerate(rows):
        y = top + CELL * line
        parts.append(f'<text x="25" y="{y + 16}" class="axis">{row}</text>')
        for place, figure in enumerate(field[line]):
            if figure is not None:
                parts.append(cell(left + wide * place, y, wide - 1, figure))
    label = escape(f"{down} by {across}, in percent")
    return (
        f'<svg viewBox="0 0 {width} {height}" style="max-width:{1.6 * width:.0f}px" role="img" aria-label="{label}">'
        f"{''.join(parts)}</svg>"
    )


def cell(x: int, y: int, width: int, figure: float) -> str:
    strength = f'fill="{GOOD if figure >= 0 else BAD}" fill-opacity="{0.9 * abs(figure):.2f}"'
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="{CELL - 1}" {strength}/>'
        f'<text x="{x + width / 2:g}" y="{y + 16}">{round(100 * figure)}</text>\n'
    )


STYLE = """
svg { display: block; width: 100%; height: auto }
svg text { font: 9px system-ui, sans-serif; fill: var(--ink); text-anchor: middle; font-variant-numeric: tabular-nums }
svg .axis { fill: var(--soft) }
"""
