"""What is at stake in Bulletbucks: five chances in six, the pot, and money times markers."""

from typing import Final

from librt.random import Random

from clickbang.core.parts.stakes import Stake, Stakes
from clickbang.core.prompt import Prompt
from clickbang.core.seats import count, without
from clickbang.core.view import View
from clickbang.games.bulletbucks.knowledge.view import BulletbucksView
from clickbang.games.bulletbucks.rules.codes import CONVERT_CODE, NAME_CODE
from clickbang.games.bulletbucks.rules.course import Bulletbucks
from clickbang.games.bulletbucks.rules.notes import bundle, thousands
from clickbang.games.bulletbucks.rules.revolver import BANG, CLICK, CYLINDER
from clickbang.games.bulletbucks.rules.scoring import score, score_of

SMALLEST_BID: Final = bundle(1, 0)
"""BB-5, BB-7: who must bid or raise adds at least one note."""


def stakes(view: View, prompt: Prompt) -> Stakes:
    """A line for each kind of prompt, and one for each of its choices."""
    assert isinstance(view, BulletbucksView)
    if prompt.kind == "name":
        return naming(view, prompt)
    if prompt.kind == "convert":
        return converting(view, prompt)
    return bidding(view, prompt)


def bidding(view: BulletbucksView, prompt: Prompt) -> Stakes:
    """BB-5 to BB-8, BB-17: what the high bidder gives away, and what one's own click would bring."""
    seat = view.seat
    others = [view.score(other) for other in range(view.seats) if other != seat]
    about = {
        **odds(),
        **standing(view),
        "best": max(others),
        "pot": money(view.pot),
        "bid": money(view.board.bids[seat]),
    }
    return Stakes(
        Stake("stake-raise" if view.board.raising else "stake-bid", about),
        [Stake("stake-notes", bid(view, notes)) for notes in prompt.choices],
    )


def bid(view: BulletbucksView, notes: int) -> dict[str, object]:
    """What lies there at least if this is sealed, what one's score would be with it, and what is left to bid with."""
    rivals = count(without(view.must, view.seat))
    least_pot = view.pot + notes + rivals * SMALLEST_BID
    return {
        "score": score([*view.stacks[view.seat], least_pot]),
        "left": money(view.purse - notes),
        "markers": len(view.stacks[view.seat]),
    }


def naming(view: BulletbucksView, prompt: Prompt) -> Stakes:
    """BB-12 to BB-18: the pot, or the end, of whoever is named; every outcome is tried on the table as it lies."""
    about = {**odds(), "pot": money(view.pot), "after_bang": view.options["pot_after_bang"]}
    table = view.sample(Random(0))  # nothing is sealed now, so there is but one
    assert isinstance(table, Bulletbucks)
    return Stakes(Stake("stake-name", about), [spin(view, table, action) for action in prompt.choices])


def spin(view: BulletbucksView, table: Bulletbucks, action: int) -> Stake:
    """What a click and a bang would do to the one who is named, and to the game."""
    seat = action - NAME_CODE
    named = table.clone()
    named.take(view.seat, action)
    values: dict[str, object] = {**odds(), "seat": seat, "before": view.score(seat)}
    for (outcome, _), word in zip(CYLINDER, ("click", "bang"), strict=True):
        after = named.clone()
        after.strike(outcome)
        values[f"after_{word}"] = score_of(after.board, seat)
        values[f"then_{word}"] = (
            Stake("stake-over", {"winners": after.result().winners}) if after.over else Stake("stake-on")
        )
    return Stake("stake-spin", values)


def converting(view: BulletbucksView, prompt: Prompt) -> Stakes:
    """BB-9: what one gives up, and what one has to bid with."""
    own = view.stacks[view.seat]
    choices = []
    for action in prompt.choices:
        stack = action - CONVERT_CODE
        kept = own[:stack] + own[stack + 1 :]
        choices.append(Stake("stake-stack", {"score": score(own), "after": score(kept), "worth": money(own[stack])}))
    return Stakes(Stake("stake-convert", standing(view)), choices)


def odds() -> dict[str, object]:
    """BB-12: so many faces of the die click, so many bang, of so many."""
    weights = dict(CYLINDER)
    return {"clicks": weights[CLICK], "bangs": weights[BANG], "faces": sum(weights.values())}


def standing(view: BulletbucksView) -> dict[str, object]:
    """BB-17: the sum behind one's own score."""
    own = view.stacks[view.seat]
    return {"money": sum(map(money, own)), "markers": len(own), "score": score(own)}


def money(notes: int) -> int:
    """What a bundle is worth."""
    return 1000 * thousands(notes)
