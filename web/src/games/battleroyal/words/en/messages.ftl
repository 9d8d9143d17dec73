battleroyal = Battle Royal
battleroyal-pitch = Thumbs up or thumbs down against your neighbour, teams and betrayals, until one is left.
battleroyal-circle = The circle
battleroyal-turn-of = { $you ->
    [yes] Your turn
   *[no] { $name }'s turn
}
battleroyal-passes = { $passes ->
    [one] one pass of { $of }
   *[other] { $passes } passes in a row of { $of }
}
battleroyal-passes-danger = If everybody passes, everybody is out.
battleroyal-laps = rounds without a duel won: { $laps } of { $limit }
battleroyal-left = { $left } of { $seats } left
battleroyal-person = { $name }, { $cards ->
    [one] one card
   *[other] { $cards } cards
}{ $team ->
    [none] , alone
    [own] , in your team { $letter }
   *[other] , in team { $letter }
}{ $turn ->
    [yes] , on turn
   *[no] { "" }
}
battleroyal-person-gone = { $name }, out
battleroyal-face-down = a card, face down
battleroyal-you = you
battleroyal-team = Team { $letter }
battleroyal-your-team = Your team ({ $letter })
battleroyal-cards = { $cards ->
    [one] one card
   *[other] { $cards } cards
}
battleroyal-hand = Your cards
battleroyal-you-are-out = You are out. You look on, and talk with the others who are.
battleroyal-hand-empty = You hold no cards.
battleroyal-colon = { ": " }
battleroyal-bang = Bang!
battleroyal-on-left = on your left
battleroyal-on-right = on your right
battleroyal-on-both = on both sides
battleroyal-has = has
battleroyal-may-have = may have
battleroyal-bluffs = { $times ->
    [one] bluffed once before your eyes
   *[other] bluffed { $times } times before your eyes
}
battleroyal-gallery = Eliminated
battleroyal-gallery-empty = Nobody yet.
battleroyal-confrontation = Confrontation
battleroyal-last-confrontation = The last confrontation
battleroyal-no-confrontation = No confrontation yet. Whoever's turn it is passes or confronts a neighbour.
battleroyal-sealed = has chosen
battleroyal-thinking = is choosing
battleroyal-your-turn = your turn
battleroyal-thumbs = { $down ->
    [0] { $of ->
        [one] thumb up
       *[other] both thumbs up
    }
    [one] { $of ->
        [one] thumb down
       *[other] one thumb up, one down
    }
   *[other] both thumbs down
}
battleroyal-tally = { $up } up, { $down } down
battleroyal-count = One… two… three!
battleroyal-is-out = out
battleroyal-outcome-TeamFormed = One team now
battleroyal-outcome-AllAlone = Everyone for themselves
battleroyal-outcome-NothingHappened = A draw: nothing happens
battleroyal-outcome-Eliminated = Out: { $names }
battleroyal-talking = Talking business: { $names } (round { $round })
battleroyal-dividing = { $names }: dividing { $cards ->
    [one] one card
   *[other] { $cards } cards
}
battleroyal-stay = Stay in the team
battleroyal-silent = Reveal silently
battleroyal-with-bang = Reveal with “Bang!”
battleroyal-bluff-bang = Bluff “Bang!”
battleroyal-take-money = Accept: both win
battleroyal-refuse-money = Refuse: compare the cards
battleroyal-offers = Open offers
battleroyal-offer-of = { $you ->
    [yes] Your offer
   *[no] { $name }'s offer
}
battleroyal-gives = { $you ->
    [by] you give { $to } { battleroyal-cards }
    [to] { $by } gives you { battleroyal-cards }
   *[no] { $by } gives { $to } { battleroyal-cards }
}
battleroyal-gives-named = { $you ->
    [by] you give { $to }: { $names }
    [to] { $by } gives you: { $names }
   *[no] { $by } gives { $to }: { $names }
}
battleroyal-only-refuse = You do not hold what is asked of you by name, so you can only refuse. Nobody else learns why.
battleroyal-shows = { $you ->
    [yes] you show all your cards
   *[no] { $name } shows all their cards
}
battleroyal-between = between { $names }
battleroyal-all-show = all show all their cards to each other
battleroyal-agreed = agreed: { $names }
battleroyal-you-give = you give { $cards }
battleroyal-agree = Agree
battleroyal-refuse = Refuse
battleroyal-draft = Your offer so far
battleroyal-group-to = To whom
battleroyal-group-count = How many
battleroyal-group-by-name = Or exactly these
battleroyal-group-name = Which card
battleroyal-group-pick = Your cards
battleroyal-group-show = Somebody shows their cards
battleroyal-group-see = Somebody else is to see it
battleroyal-group-give = Somebody gives cards
battleroyal-spoils = The cards of the eliminated
battleroyal-spoil-from = from { $name }
battleroyal-next-card = Who gets { $card }?
battleroyal-no-proposal = No proposal from me
battleroyal-proposal-of = { $you ->
    [yes] You propose
   *[no] { $name } proposes
}
battleroyal-gets-nothing = nothing
battleroyal-vote-yes = Accept the division
battleroyal-vote-no = Reject it
battleroyal-passes-word = passed
battleroyal-laps-word = rounds without a duel
battleroyal-has-passed = has passed
battleroyal-betrayals = { $times ->
    [one] betrayed somebody
   *[other] betrayed { $times } times
}
battleroyal-betrayed = BETRAYED!
battleroyal-betrayal = { $you ->
    [by] you betrayed { $names }
    [to] { $by } betrayed you
   *[no] { $by } betrayed { $names }
}
battleroyal-before = Just now: { $what }
battleroyal-fell = { $fell ->
    [one] One fell meanwhile
   *[other] { $fell } fell meanwhile
}
battleroyal-last-two = The last two
battleroyal-all-passed = Everybody passed.
battleroyal-all-late = Too many quiet rounds.
battleroyal-all-out = Everybody is out.
battleroyal-last-standing = { $winners ->
    [one] the last one standing
   *[other] the last two standing
}
battleroyal-column-mine = You give
battleroyal-column-theirs = They give
