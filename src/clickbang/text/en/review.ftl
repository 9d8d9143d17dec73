### What the review of a game says, in English. All figures are percent of a win.

review-percent = { NUMBER($value, maximumFractionDigits: 1) }%
review-title = Review: { $game }
review-about = What each answer was worth, in shares of the win, from what its player knew at that moment. Each choice was played out { $playouts ->
    [one] once
   *[other] { $playouts } times
}; ± is one standard error.
review-about-exact = Where the game is solved, figures are exact.
review-sums = Won = expected at first − cost of answers + luck.
review-unfinished = The game was not finished.
review-weighing = Weighing { $answers ->
    [one] one answer
   *[other] { $answers } answers
}, each choice in { $playouts ->
    [one] one imagined game
   *[other] { $playouts } imagined games
} (--playouts sets how many). Ctrl-C shows what is found so far.
review-left = { $left ->
    [one] The review was ended early: one answer is not weighed.
   *[other] The review was ended early: { $left } answers are not weighed.
}
review-everybody = What everybody could expect, in percent of the win

## The summary

review-player = player
review-start = at first
review-answers = answers
review-cost = cost of answers
review-accuracy = cost an answer
review-mistakes = mistakes
review-luck = luck
review-nerve = nerve
review-won = won
review-accuracy-help = Accuracy: the less an answer costs, the better.
review-luck-help = Luck: what chance and others brought.
review-nerve-help = Nerve: how much was at stake after an answer, on average.

## Decisions

review-number = no.
review-answer = answer
review-worth = worth
review-better = better: { $choice }, { $worth }
review-lost = cost
review-then = luck then
review-by-clock = (by the clock)
review-by-leaver = (by a stand-in)
review-by-default = (by default)
review-mistake = mistake
review-no-decisions = { $name } had nothing to decide.
review-course = What { $name } could expect, from answer to answer

## What answers counted on

review-calibration = What answers counted on
review-counted-on = counted on
review-told = seen
review-right = so it was
review-expected = to be expected
review-brier = Brier score
review-brier-help = The Brier score says how far the odds were from the truth: 0 is perfect, 0.25 is a coin.
review-brier-score = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## What others could have held

review-held = What they could have held, as { $name } knew at answer { $number }
review-nothing-hidden = Nothing was hidden from { $name } at answer { $number }.
review-sealed = { $action }
    .of = { $seat }'s sealed answer

## Moments

review-moments = Worth remembering
review-moment-mistake = The costliest answer was { $name }'s no. { $number } ({ $answer }), worth { $worth }. Better: { $better }, worth { $best }.
review-moment-fortune = The greatest luck came after { $name }'s answer no. { $number } ({ $answer }): from { $worth } it went up to { $after }.
review-moment-misfortune = The worst luck came after { $name }'s answer no. { $number } ({ $answer }): from { $worth } it went down to { $after }.
review-moment-bold = The boldest answer that came off was { $name }'s no. { $number } ({ $answer }), to be given in { $share } of such cases: from { $worth } it went up to { $after }.
