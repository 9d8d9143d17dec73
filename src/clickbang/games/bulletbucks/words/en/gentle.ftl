### Gentle wording: a wheel full of confetti, and people who leave the party. Only what differs stands here.

-revolver = confetti wheel
-bang = pop
-spin-cry = Phew
-spin-click = quiet turn
-spin-clicks = stays quiet
-spin-clicked = stayed quiet

bulletbucks-event-TookMarker = { $you ->
    [seat] You take a marker from the centre. Round and round goes the wheel …
   *[no] { $seat } takes a marker from the centre. Round and round goes the wheel …
}
bulletbucks-event-Banged = { $you ->
    [seat] Pop! Confetti everywhere: you leave the party. Your bid and your bid money are gone; your stacks still count.
   *[no] Pop! Confetti everywhere: { $seat } leaves the party. The bid and the bid money are gone; the stacks still count.
}
table-dead = gone home
table-sum = Money won
bulletbucks-story-dead-and-richest = { $you ->
    [seat] Gone home in round { $round }, and still the richest: nobody caught up with your { $score }.
   *[no] Gone home in round { $round }, and still the richest: nobody caught up with { $seat }'s { $score }.
}
