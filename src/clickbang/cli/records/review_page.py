"""A review as a page, complete in one file: nothing is loaded from elsewhere, and no script runs.

Every decision is an element with an address of its own, `#answer-SEAT-NUMBER`, and the line of the record in
`data-line`: so a replay can show what belongs to the moment.
"""

from html import escape

from clickbang.arena.html import html_page
from clickbang.cli.records.review_chart import course, everybody
from clickbang.cli.records.review_style import REVIEW_STYLE
from clickbang.cli.records.review_words import ReviewWords
from clickbang.design.style import STYLE
from clickbang.review.findings import Decision, Review, SeatReview, WeighedChoice, calibration
from clickbang.review.moments import MISFORTUNE, MISTAKE, moments
from clickbang.text.general import title

ON_A_CARD = ["review-start", "review-cost", "review-luck", "review-accuracy", "review-mistakes", "review-nerve"]
"""What a player's card says besides what was won."""
SHOWN = 0.0005
"""Less of a win than this is shown as nothing."""
MOST_CHOICES = 8
"""So many choices are drawn: the best, and the one that was made."""


def review_page(words: ReviewWords, review: Review) -> str:
    """The whole page."""
    name = words.say("review-title", game=title(words.catalogue, words.game))
    exact = any(decision.exact for seat in review.seats for decision in seat.decisions)
    about = [words.say("review-about", playouts=review.playouts), words.say("review-about-exact") if exact else ""]
    gaps = "".join(f"<p><b>{escape(gap)}</b></p>" for gap in words.gaps(review))
    body = f"""<main>
<h1>{escape(name)}</h1>
<p>{escape(" ".join(about))}</p>{gaps}
{summary(words, review)}
{everybody(words, review)}{remembered(words, review)}
{"".join(seat_section(words, seat) for seat in review.seats)}
</main>"""
    return html_page(name, STYLE + REVIEW_STYLE, body, words.catalogue.lang)


def summary(words: ReviewWords, review: Review) -> str:
    """A card for each player: what came of it, and by what."""
    cards = "".join(player_card(words, seat) for seat in review.seats)
    helps = ("review-sums", "review-accuracy-help", "review-luck-help", "review-nerve-help")
    return (
        f'<div class="players">{cards}</div>\n<p class="small">'
        + " ".join(escape(words.say(key)) for key in helps)
        + "</p>"
    )


def player_card(words: ReviewWords, seat: SeatReview) -> str:
    told = words.figures(seat)
    rows = [(key, told[key], "") for key in ON_A_CARD]
    rows[ON_A_CARD.index("review-luck")] = ("review-luck", told["review-luck"], tone(seat.luck))
    body = "".join(
        f'<div><dt>{escape(words.say(key))}</dt><dd class="{kind}">{escape(text)}</dd></div>'
        for key, text, kind in rows
    )
    crown = " won" if seat.final else ""
    return (
        f'<a class="player{crown}" href="#seat-{seat.seat + 1}"><h2>{escape(words.names[seat.seat])}</h2>'
        f"<strong>{escape(told['review-won'])} <small>{escape(words.say('review-won'))}</small></strong>"
        f"<dl>{body}</dl></a>\n"
    )


def tone(luck: float) -> str:
    """How luck is coloured: what is shown as 0 is neither good nor bad."""
    return "" if abs(luck) < SHOWN else "up" if luck > 0 else "down"


def remembered(words: ReviewWords, review: Review) -> str:
    """Three moments, each leading to its answer."""
    found = moments(review)
    if not found:
        return ""
    items = "".join(
        f'<li class="{"bad" if moment.kind in (MISTAKE, MISFORTUNE) else "good"}">'
        f'<a href="#{address(moment.seat, moment.decision)}">{escape(words.moment(moment))}</a></li>\n'
        for moment in found
    )
    return f'<section><h2>{escape(words.say("review-moments"))}</h2><ul class="moments">{items}</ul></section>\n'


def address(seat: int, decision: Decision) -> str:
    return f"answer-{seat + 1}-{decision.number}"


def seat_section(words: ReviewWords, seat: SeatReview) -> str:
    """One player: the course of the game, then answer by answer."""
    name = words.names[seat.seat]
    if not seat.decisions:
        return f"<section><p>{escape(words.say('review-no-decisions', name=name))}</p></section>\n"
    rows = "".join(decision_row(words, seat.seat, decision) for decision in seat.decisions)
    return f"""<section id="seat-{seat.seat + 1}">
<h2 class="name">{escape(name)}</h2>
<figure>{course(words, seat, f"answer-{seat.seat + 1}")}
<figcaption>{escape(words.say("review-course", name=name))}</figcaption></figure>
{counted_on(words, seat)}
<div class="answers"><div class="heads" aria-hidden="true"><b></b><span class="what"></span>
<span>{escape(words.say("review-lost"))}</span><span>{escape(words.say("review-luck"))}</span></div>
{rows}</div>
</section>
"""


def counted_on(words: ReviewWords, seat: SeatReview) -> str:
    """How often it was so, beside how often it should have been."""
    found = calibration(seat.own)
    if not found:
        return ""
    heads = "".join(
        f"<th>{escape(words.say(key))}</th>"
        for key in ("review-counted-on", "review-told", "review-right", "review-expected", "review-brier")
    )
    rows = "".join(
        f"<tr><td>{escape(words.claim(one))}</td><td>{one.told}</td>"
        f"<td>{escape(words.percent(one.right / one.told))}</td>"
        f"<td>{escape(words.percent(one.expected))}</td><td>{escape(words.score(one.brier))}</td></tr>\n"
        for one in found
    )
    return (
        f"<details><summary>{escape(words.say('review-calibration'))}</summary>"
        f'<div class="wide"><table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>'
        f"<p>{escape(words.say('review-brier-help'))}</p></details>"
    )


def decision_row(words: ReviewWords, seat: int, decision: Decision) -> str:
    """One answer in a line, which opens to all choices and to what others could have held."""
    luck = "" if decision.luck is None else words.percent(decision.luck, signed=True)
    kind = tone(decision.luck or 0.0)
    cost = words.percent(-decision.loss) if decision.loss >= SHOWN else ""
    badge = f'<em class="badge">{escape(words.say("review-mistake"))}</em>' if decision.is_mistake else ""
    slip = " slip" if decision.is_mistake else ""
    question, answer = escape(words.question(decision)), escape(words.answer(decision))
    return f"""<details class="answer{slip}" id="{address(seat, decision)}" data-line="{decision.line}">
<summary><b>{decision.number}</b><span class="what"><i>{question}</i> {answer} {badge}</span>
<span class="cost">{escape(cost)}</span><span class="{kind}">{escape(luck)}</span></summary>
{choices(words, decision)}{claims(words, decision)}{held(words, seat, decision)}
</details>
"""


def choices(words: ReviewWords, decision: Decision) -> str:
    """The choices with error bars, the best first; the one that was made is marked."""
    shown = decision.choices[:MOST_CHOICES]
    if decision.chosen not in shown:
        shown = [*shown[:-1], decision.chosen]
    most = max(one.worth + 2 * one.error for one in shown) or 1.0
    return '<div class="choices">' + "".join(bar(words, one, decision, most) for one in shown) + "</div>"


def bar(words: ReviewWords, one: WeighedChoice, decision: Decision, most: float) -> str:
    low, high = max(0.0, one.worth - one.error), one.worth + one.error
    mine = " mine" if one.choice == decision.chosen.choice else ""
    return (
        f'<div class="choice{mine}"><span>{escape(words.choice(one.choice))}</span>'
        f'<div class="lane" style="--c:var(--bar);--z:0%;--w:{100 * one.worth / most:.2f}%;--l:{100 * low / most:.2f}%;'
        f'--r:{100 * (high - low) / most:.2f}%;--v:{100 * one.worth / most:.2f}%"><i></i><u></u><b></b></div>'
        f"<span>{escape(words.worth(one.worth, one.error))}</span></div>\n"
    )


def claims(words: ReviewWords, decision: Decision) -> str:
    """What the answer counted on, with the odds."""
    if not decision.claims:
        return ""
    marks = {True: "✓", False: "✗", None: "?"}
    items = "".join(
        f"<li>{escape(words.narrator.people(claim.seats))}: {escape(words.claim(claim))}, "
        f"{escape(words.percent(claim.odds))} {marks[claim.held]}</li>"
        for claim in decision.claims
    )
    return f'<ul class="claims">{items}</ul>'


def held(words: ReviewWords, seat: int, decision: Decision) -> str:
    """What others could have held, as the seat knew then."""
    if not decision.possible:
        return ""
    rows = "".join(
        f"<dt>{escape(words.thing(possible))}</dt><dd>"
        + ", ".join(
            f"{escape(value)} <small>{escape(words.percent(odds))}</small>" for value, odds in words.likely(possible)
        )
        + "</dd>"
        for possible in decision.possible
    )
    title_text = words.say("review-held", name=words.names[seat], number=decision.number)
    return f'<details class="held"><summary>{escape(title_text)}</summary><dl>{rows}</dl></details>'
