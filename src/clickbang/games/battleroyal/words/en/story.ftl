### Why a game of Battle Royal ended as it did, in English.

battleroyal-story-felled = { $felled ->
    [0] put nobody out
    [one] helped to put one out
   *[other] helped to put { $felled } out
}
battleroyal-story-stood = there to the end; { battleroyal-story-felled }
battleroyal-story-went = out as number { $place }; { battleroyal-story-felled }
battleroyal-story-betrayed = { $seats } – all thumbs up, against a thumb down from { $victors }
battleroyal-story-outdone = { $seats } – the weaker cards, against { $victors }
battleroyal-story-all-in-it = { $seats } – out together: nobody came away from that confrontation
battleroyal-story-all-lost = { $seats } – out together, without a confrontation
battleroyal-story-trusted-last = { $you ->
    [seat] At the end { $losers } trusted you with a thumb up. Yours was down.
   *[no] At the end { $losers } trusted { $seat } with a thumb up. { $seat }'s was down.
}
battleroyal-story-outdone-last = { $you ->
    [seat] At the end it came down to cards, and yours beat { $losers }.
   *[no] At the end it came down to cards, and { $seat }'s beat { $losers }.
}
battleroyal-story-left-over = { $you ->
    [seat] At the end { $losers } took each other out, and you were the one left.
   *[no] At the end { $losers } took each other out, and { $seat } was the one left.
}
battleroyal-story-were-allies = { $you ->
    [seat] You had been allies once: you, and { $losers }.
   *[no] They had been allies once: { $seat }, and { $losers }.
}
battleroyal-story-card = { $you ->
    [seat] You turned over { $card }.
   *[no] { $seat } turned over { $card }.
}
battleroyal-story-shared = Two were left, and instead of fighting it out they shared the money: { $winners }.
battleroyal-story-passed = All who were left passed, one after another: { $seats }. That is the one thing nobody may do.
battleroyal-story-laps = { $laps ->
    [one] A lap of the table, and nobody went: so all who were left lost, { $seats }.
   *[other] { $laps } laps of the table, and nobody went: so all who were left lost, { $seats }.
}
battleroyal-story-nobody-left = Nobody came away from the last confrontation: { $seats } went together.
