"""A review in the terminal."""

from collections.abc import Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from clickbang.cli.records.review_words import ReviewWords
from clickbang.cli.screen import Screen
from clickbang.review.findings import Decision, Review, SeatReview, calibration
from clickbang.review.moments import moments
from clickbang.text.general import title

MOST_ABREAST = 4
"""No more players than this stand beside each other."""
ENDLESS = 10_000
"""Wider than anything: in such room a table is as wide as it likes."""


class ReviewReport:
    """Prints a review."""

    def __init__(self, screen: Screen, words: ReviewWords, review: Review) -> None:
        self.screen = screen
        self.words = words
        self.review = review

    def everything(self) -> None:
        """The summary, the moments, then seat by seat all decisions and what they counted on."""
        words, screen = self.words, self.screen
        screen.show()
        screen.show(Text(words.say("review-title", game=title(words.catalogue, words.game)), "bold"))
        screen.show(screen.paint(words.say("review-about", playouts=self.review.playouts), "dim"))
        if any(decision.exact for seat in self.review.seats for decision in seat.decisions):
            screen.show(screen.paint(words.say("review-about-exact"), "dim"))
        for gap in words.gaps(self.review):
            screen.show(screen.paint(gap, "yellow"))
        if self.review.left and not any(seat.decisions for seat in self.review.seats):
            return  # there is nothing to show yet
        screen.show()
        abreast = self.abreast()
        for first in range(0, len(self.review.seats), abreast):
            screen.show(self.summary(self.review.seats[first : first + abreast]))
            screen.show()
        for key in ("review-sums", "review-accuracy-help", "review-luck-help", "review-nerve-help"):
            screen.show(screen.paint(words.say(key), "dim"))
        self.remember()
        for seat in self.review.seats:
            screen.show()
            if not seat.decisions and self.review.left:
                continue
            if not seat.decisions:
                screen.show(screen.paint(words.say("review-no-decisions", name=words.names[seat.seat])))
                continue
            screen.show(screen.paint(words.names[seat.seat], "bold"))
            screen.show(self.decisions(seat))
            self.counted_on(seat)
        screen.show()

    def table(self, *columns: str, right: tuple[int, ...] = ()) -> Table:
        """A table with these headings, some of its columns to the right."""
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
        for place, column in enumerate(columns):
            table.add_column(
                self.words.say(column), justify="right" if place in right else "left", no_wrap=place in right
            )
        return table

    def summary(self, seats: Sequence[SeatReview]) -> Table:
        """A column for each player, so that two can be compared."""
        words = self.words
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
        table.add_column(no_wrap=True)
        for seat in seats:
            table.add_column(self.screen.paint(words.names[seat.seat]), justify="right", no_wrap=True)
        told = [words.figures(seat) for seat in seats]
        for key in told[0]:
            table.add_row(words.say(key), *[figures[key] for figures in told], end_section=key == "review-won")
        return table

    def abreast(self) -> int:
        """So many players stand beside each other as there is room for."""
        console, seats = self.screen.console, self.review.seats
        endless = console.options.update_width(ENDLESS)
        for count in range(MOST_ABREAST, 1, -1):
            rows = [seats[first : first + count] for first in range(0, len(seats), count)]
            if all(console.measure(self.summary(row), options=endless).maximum <= console.width for row in rows):
                return count
        return 1

    def remember(self) -> None:
        """Moments in words."""
        found = moments(self.review)
        if found:
            self.screen.show()
            self.screen.show(Text(self.words.say("review-moments"), "bold"))
            for moment in found:
                self.screen.show(self.screen.paint(f"• {self.words.moment(moment)}"))

    def decisions(self, seat: SeatReview) -> Table:
        """Every answer, with the best one where that is another."""
        words = self.words
        table = self.table(
            "review-number", "review-answer", "review-worth", "review-lost", "review-then", right=(0, 2, 3, 4)
        )
        for decision in seat.decisions:
            table.add_row(
                str(decision.number),
                self.answered(decision),
                words.worth(decision.chosen.worth, decision.chosen.error),
                Text(self.lost(decision), "bold red" if decision.is_mistake else ""),
                "–" if decision.luck is None else words.percent(decision.luck, signed=True),
            )
        return table

    def answered(self, decision: Decision) -> Text:
        """The question, the answer, and what would have been better, where a cost is shown beside it."""
        words, best = self.words, decision.best
        found = Text.assemble((words.question(decision), "dim"), " ", self.screen.paint(words.answer(decision)))
        if best.choice != decision.chosen.choice and self.lost(decision) != words.percent(0.0):
            worth = words.worth(best.worth, best.error)
            better = words.say("review-better", choice=words.choice(best.choice), worth=worth)
            found.append_text(self.screen.paint(f"\n  {better}"))
        return found

    def lost(self, decision: Decision) -> str:
        return self.words.percent(max(0.0, decision.loss))

    def counted_on(self, seat: SeatReview) -> None:
        """How often it was so, beside how often it should have been."""
        words, found = self.words, calibration(seat.own)
        if not found:
            return
        table = self.table(
            "review-counted-on", "review-told", "review-right", "review-expected", "review-brier", right=(1, 2, 3, 4)
        )
        for one in found:
            table.add_row(
                words.claim(one), str(one.told), words.percent(one.right / one.told), words.percent(one.expected),
                words.score(one.brier),
            )  # fmt: skip
        self.screen.show()
        self.screen.show(Text(words.say("review-calibration")))
        self.screen.show(table)

    def held(self, seat: int, decision: Decision) -> None:
        """What others could have held at one moment."""
        words, screen = self.words, self.screen
        name = words.names[seat]
        if not decision.possible:
            screen.show(screen.paint(words.say("review-nothing-hidden", name=name, number=decision.number)))
            return
        screen.show(screen.paint(words.say("review-held", name=name, number=decision.number), "bold"))
        table = Table.grid(padding=(0, 2))
        for possible in decision.possible:
            odds = ", ".join(f"{value} {words.percent(odds)}" for value, odds in words.likely(possible))
            table.add_row(screen.paint(words.thing(possible)), screen.paint(odds))
        screen.show(table)
