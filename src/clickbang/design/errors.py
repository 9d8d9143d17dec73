"""What the workbench refuses."""

from clickbang.core.errors import declared

(
    NOT_AN_AXIS, NO_DECK, NO_SUCH_CARD, WHICH_CARD, NO_FIELD, NOT_A_RANGE, TOO_MANY, NOT_WITHIN, NOT_PERCENT,
    NO_SUCH_MEASURE, NOT_A_GOAL, NO_GOAL, NOTHING_TO_SEARCH, REPORT_FORMAT, NO_SUCH_SETTING, TWICE,
) = declared("design", """
not-an-axis: What to vary is given as NAME=VALUES or deck.CARD.FIELD=VALUES, not as {text!r}.
no-deck: {game} is played here without cards that could be changed.
no-such-card: There is no card {card!r} in this deck; among its cards: {near}.
which-card: {card!r} could be {cards}: say which.
no-field: What can be changed of a card of {game} is {fields}, not {field!r}.
not-a-range: {text!r} is no list of values: 10,15,20 or 0..3 or 10..20..5.
too-many: These are {variants} variants; at most {most} are played. Fewer values, or --search.
not-within: An interval is wanted within 0.1% to 50%, not {text!r}.
not-percent: An interval is wanted within 0.1% to 50%: write {text}%.
no-such-measure: Nothing that is measured here is called {name!r}; among the measures: {near}.
not-a-goal: A goal is MEASURE=VALUE, MEASURE=min or MEASURE=max, not {text!r}.
no-goal: A search needs to know what for: --goal MEASURE=VALUE, or min, or max.
nothing-to-search: A search needs something to change: --vary NAME=VALUES.
report-format: A report is written to an .html file, not to {file}.
no-such-setting: {game} has no option {name!r}; among its options: {near}.
twice: {name} is varied twice: give all its values in one --vary.
""")  # fmt: skip
