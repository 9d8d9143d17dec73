"""A review in words, for the terminal and for the page."""

from collections.abc import Sequence

from clickbang.cli.play.play_setup import LONGEST_NAME, shown_name
from clickbang.core.audience import SPECTATOR
from clickbang.core.game import Game
from clickbang.review.findings import Calibration, Decision, Judged, Possible, Review, SeatReview
from clickbang.review.moments import BOLD, FORTUNE, MISFORTUNE, MISTAKE, Moment
from clickbang.text import Catalogue, Narrator

MOMENTS = {
    MISTAKE: "review-moment-mistake",
    FORTUNE: "review-moment-fortune",
    MISFORTUNE: "review-moment-misfortune",
    BOLD: "review-moment-bold",
}
NOTHING = "–"
"""Where there is no figure."""
BY_DEFAULT = "review-by-default"
STAND_INS = {"clock": "review-by-clock", "leaver": "review-by-leaver"}
"""Who or what has answered for somebody, as records say it."""


class ReviewWords:
    """Says what was found to somebody who watched the game: players are called by their names."""

    def __init__(self, catalogue: Catalogue, game: Game, review: Review) -> None:
        self.catalogue = catalogue
        self.game = game
        self.names = [shown_name(name)[:LONGEST_NAME] or "?" for name in review.names]
        self.narrator = Narrator(catalogue, game, self.names, SPECTATOR, review.options)

    def say(self, key: str, **params: object) -> str:
        return self.catalogue.say(key, **params)

    def gaps(self, review: Review) -> list[str]:
        """What is missing: the end of the game, or of the review."""
        unfinished = [] if review.finished else [self.say("review-unfinished")]
        return [*unfinished, *([self.say("review-left", left=review.left)] if review.left else [])]

    def percent(self, value: float, signed: bool = False) -> str:
        """A share of the win, with a decimal."""
        text = self.say("review-percent", value=round(100 * value, 1) + 0.0)
        return f"+{text}" if signed and value > 0 else text.replace("-", "−")

    def score(self, value: float) -> str:
        """A Brier score."""
        return self.say("review-brier-score", value=value)

    def worth(self, value: float, error: float) -> str:
        """A worth with its error bar; none where it is exact."""
        return self.percent(value) + (f" ± {self.percent(error)}" if error > 0 else "")

    def figures(self, seat: SeatReview) -> dict[str, str]:
        """What is told of a player, by the message that says what it is; where there is nothing to tell, a dash."""
        answered, followed = bool(seat.decisions), any(one.luck is not None for one in seat.decisions)
        return {
            "review-start": self.percent(seat.start) if answered else NOTHING,
            "review-cost": self.percent(-sum(one.loss for one in seat.decisions)) if answered else NOTHING,
            "review-luck": self.percent(seat.luck, signed=True) if followed else NOTHING,
            "review-won": NOTHING if seat.final is None else self.percent(seat.final),
            "review-answers": str(len(seat.own)),
            "review-accuracy": self.worth(seat.mean_loss, seat.mean_loss_error) if seat.own else NOTHING,
            "review-mistakes": f"{seat.mistakes} / {len(seat.own)}" if seat.own else NOTHING,
            "review-nerve": self.percent(seat.nerve) if followed and seat.own else NOTHING,
        }

    def question(self, decision: Decision) -> str:
        return self.narrator.question(decision.kind)

    def choice(self, action: int) -> str:
        return self.narrator.choice(action)

    def answer(self, decision: Decision) -> str:
        """What was answered, and by what if not by whoever sits there."""
        text = self.choice(decision.chosen.choice)
        return text if decision.own else f"{text} {self.say(STAND_INS.get(decision.by, STAND_INS['default']))}"

    def moment(self, moment: Moment) -> str:
        """A moment worth remembering, in a sentence or two."""
        decision = moment.decision
        return self.say(
            MOMENTS[moment.kind],
            name=self.names[moment.seat],
            number=decision.number,
            answer=f"{self.question(decision)} {self.choice(decision.chosen.choice)}",
            better=self.choice(decision.best.choice),
            worth=self.percent(decision.chosen.worth),
            best=self.percent(decision.expected),
            after=self.percent(decision.chosen.worth + (decision.luck or 0.0)),
            share=self.percent(decision.chosen.share),
        )

    def thing(self, possible: Possible) -> str:
        """What it is of which one does not know what it is."""
        key = f"review-{possible.key}"
        values = self.narrator.params({"seat": possible.seat})
        return (
            self.narrator.say(f"{key}.of", **values)
            if self.narrator.has(key)
            else self.say("review-sealed.of", **values)
        )

    def likely(self, possible: Possible) -> list[tuple[str, float]]:
        """What it may be, with odds."""
        return [(self.value(possible, values), odds) for values, odds in possible.values]

    def value(self, possible: Possible, values: Sequence[tuple[str, object]]) -> str:
        params = self.narrator.params({"seat": possible.seat, **dict(values)})
        key = f"review-{possible.key}"
        return self.narrator.say(key, **params) if self.narrator.has(key) else self.say("review-sealed", **params)

    def claim(self, claim: Judged | Calibration) -> str:
        """What an answer counted on."""
        return self.narrator.say(f"review-claim-{claim.key}")
