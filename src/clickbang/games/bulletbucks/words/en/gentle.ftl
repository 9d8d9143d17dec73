### Gentle wording: party poppers, and people who leave the party. Only what differs stands here.

-revolver = party popper
-bang = pop

bulletbucks-event-TookMarker = { $you ->
    [seat] You take a marker from the centre. Round and round go the poppers …
   *[no] { $seat } takes a marker from the centre. Round and round go the poppers …
}
bulletbucks-event-Banged = { $you ->
    [seat] Pop! Confetti everywhere: you leave the party. Your bid and your bid money are gone; your stacks still count.
   *[no] Pop! Confetti everywhere: { $seat } leaves the party. The bid and the bid money are gone; the stacks still count.
}
table-dead = gone home
bulletbucks-story-dead-and-richest = { $you ->
    [seat] Gone home in round { $round }, and still the richest: nobody caught up with your { $score }.
   *[no] Gone home in round { $round }, and still the richest: nobody caught up with { $seat }'s { $score }.
}
