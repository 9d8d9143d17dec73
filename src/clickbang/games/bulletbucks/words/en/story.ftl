### Why a game of Bulletbucks ended as it did, in English.

bulletbucks-story-sum = { $markers ->
    [0] no stack, so nothing
    [one] { $amounts } × 1 marker = { $score }
   *[other] ({ $amounts }) × { $markers } markers = { $score }
}
bulletbucks-story-shot = { $you ->
    [by] Round { $round }: you named { $seat }, and it was a { -bang }.
    [seat] Round { $round }: { $by } named you, and it was a { -bang }.
    [both] Round { $round }: you named yourself, and it was a { -bang }.
    [self] Round { $round }: { $by } dared it alone, and it was a { -bang }.
   *[no] Round { $round }: { $by } named { $seat }, and it was a { -bang }.
}
bulletbucks-story-broke = { $you ->
    [seat] Round { $round }: you had neither a note nor a stack left, and went broke.
   *[no] Round { $round }: { $seat } had neither a note nor a stack left, and went broke.
}
bulletbucks-story-dead-and-richest = { $you ->
    [seat] Shot in round { $round }, and still the richest: nobody caught up with your { $score }.
   *[no] Shot in round { $round }, and still the richest: nobody caught up with { $seat }'s { $score }.
}
bulletbucks-story-since = { $last ->
    [1] The lead changed in the very last round:
   *[other] From round { $round } on the lead never changed:
}
bulletbucks-story-click-decided = { $you ->
    [by] { bulletbucks-story-since } you named { $seat }, it { -spin-clicked }, and a pot of { $worth } went there.
    [seat] { bulletbucks-story-since } { $by } named you, it { -spin-clicked }, and the pot of { $worth } was yours.
    [both] { bulletbucks-story-since } you named yourself, it { -spin-clicked }, and the pot of { $worth } was yours.
    [self] { bulletbucks-story-since } { $by } dared it alone, it { -spin-clicked }, and the pot was worth { $worth }.
   *[no] { bulletbucks-story-since } { $by } named { $seat }, it { -spin-clicked }, and a pot of { $worth } went there.
}
bulletbucks-story-conversion-decided = { bulletbucks-story-since } out of notes, { $seats } had to turn a stack back into bid money.
bulletbucks-story-nothing-left = Nobody has a stack at the end, so there is nothing to count.
