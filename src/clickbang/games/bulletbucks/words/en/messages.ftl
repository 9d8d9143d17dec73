### Bulletbucks, in English.

-revolver = revolver
-bang = bang
-spin-cry = Click
-spin-click = click
-spin-clicks = clicks
-spin-clicked = clicked

bulletbucks = Bulletbucks
    .about = A sealed auction for who faces the { -revolver }. Five times in six it { -spin-clicks }, and the whole pot is theirs. Your winnings, times your markers, is your score. 3 to 6 players.

## Notes and stacks

bulletbucks-notes = { $ones ->
    [0] { $twos ->
        [0] no notes
       *[other] { $twos } × { NUMBER(2000) }
    }
   *[other] { $twos ->
        [0] { $ones } × { NUMBER(1000) }
       *[other] { $ones } × { NUMBER(1000) } + { $twos } × { NUMBER(2000) }
    }
}
bulletbucks-worth = { $worth ->
    [0] { bulletbucks-notes }
   *[other] { bulletbucks-notes } = { $worth }
}
bulletbucks-stack = stack { $stack }: { bulletbucks-worth }

## Events

bulletbucks-event-RoundBegan = Round { $round }. { $markers ->
    [one] One marker lies in the centre.
   *[other] { $markers } markers lie in the centre.
}
bulletbucks-event-PursesShown = Everybody's bid money:
    .item = { who }: { bulletbucks-worth }
bulletbucks-event-Left = { $you ->
    [seat] You have neither a note nor a stack left, and leave the game.
   *[no] { $seat } has neither a note nor a stack left, and leaves the game.
}
bulletbucks-event-ConversionsRevealed = Converted, with the markers back in the centre:
    .item = { who }: { bulletbucks-stack }
bulletbucks-event-BidsRevealed = The bids are turned over:
    .item = { who }: { bulletbucks-worth }
bulletbucks-event-Tied = A tie at { $total } between { $seats }.
bulletbucks-event-RaisesRevealed = The raises are turned over:
    .item = { who }: + { bulletbucks-worth }
bulletbucks-event-HighBidder = { $you ->
    [seat] Your { $total } stands alone at the top: you name who faces the { -revolver }.
   *[no] { $seat } stands alone at the top with { $total } and names who faces the { -revolver }.
}
bulletbucks-event-Named = { $you ->
    [by] You name { $seat }.
    [seat] { $by } names you.
    [both] You name yourself.
    [self] { $by } volunteers to face the { -revolver }.
   *[no] { $by } names { $seat }.
}
bulletbucks-event-TookMarker = { $you ->
    [seat] You take a marker from the centre. The cylinder spins …
   *[no] { $seat } takes a marker from the centre. The cylinder spins …
}
bulletbucks-event-Clicked = { $you ->
    [seat] { -spin-cry }! You take the whole pot: { bulletbucks-worth }.
   *[no] { -spin-cry }! { $seat } takes the whole pot: { bulletbucks-worth }.
}
bulletbucks-event-Banged = { $you ->
    [seat] Bang! You are dead. Your bid and your bid money are gone; your stacks still count.
   *[no] Bang! { $seat } is dead. The bid and the bid money are gone; the stacks still count.
}
bulletbucks-event-BidsReturned = The other bids go back to their owners:
    .item = { who }: { bulletbucks-worth }
bulletbucks-event-PotCarried = On the table as the start of the next pot: { bulletbucks-worth }.
bulletbucks-event-PotDiscarded = Removed from the game: { bulletbucks-worth }.

## Endings

bulletbucks-ending-no-markers = The last marker has been won.
bulletbucks-ending-one-left = Only one player is left at the table.
bulletbucks-ending-nobody-left = Nobody is left at the table.

## Prompts

bulletbucks-prompt-bid = Your bid?
    .asked = To seal a bid: { $names }.
    .hint = 2 1 = two 1,000s and one 2,000 · 4000 = an amount · ? = help
    .confirm = You bid { $choice }.
    .help =
        Seal at least one note; all bids are turned over together, and the highest total names who faces the { -revolver } (BB-5, BB-6). All bids together are the pot, yours too, whoever wins it.
    .typing = Ways to type it: 2 1 is two notes of 1,000 and one of 2,000. 4000 (or 4) is an amount, and you are asked which notes if there are several ways. 1+2 is one note of each. 2x1000 1x2000 spells it out.
bulletbucks-prompt-raise = Your raise?
    .asked = To seal a raise: { $names }.
    .hint = 2 1 = two 1,000s and one 2,000 more · 4000 = an amount · ? = help
    .confirm = You add { $choice }.
    .help =
        You are tied for the highest bid. Seal at least one more note, on top of what already lies there; the raises are turned over together (BB-7). Who has no note left first turns a stack back into bid money and loses its marker; who has no stack either leaves the game, and their bid stays in the pot (BB-9, BB-10).
    .typing = Ways to type it: 2 1 is two notes of 1,000 and one of 2,000. 4000 (or 4) is an amount, and you are asked which notes if there are several ways. 1+2 is one note of each. 2x1000 1x2000 spells it out.
bulletbucks-prompt-convert = Which of your stacks do you take back?
    .asked = To take back a stack: { $names }.
    .hint = the number of a stack · ? = help
    .confirm = You take back { $choice }.
    .help = You have no notes and must bid: one of your stacks becomes bid money, and its marker goes back to the centre (BB-9). What you take back no longer scores; the markers you keep multiply the rest.
bulletbucks-prompt-name = Who faces the { -revolver }?
    .asked = It is up to { $names } to name who faces the { -revolver }.
    .hint = a number or a name · ? = help
    .confirm = You name { $choice }.
    .help = You bid highest, so you choose who faces the { -revolver }: anybody at the table, yourself too (BB-6). Five times in six it is a { -spin-click }, and that player takes the whole pot as a new stack; one time in six it is a { -bang }, and that player is out.

## What is at stake: for the question, and for a choice

bulletbucks-stake-standing = { $markers ->
    [0] { $best ->
        [0] Nobody has a stack now.
       *[other] You have no stack; the best score is { $best }.
    }
   *[other] You: { $money } × { $markers } = { $score }; best of the others: { $best }.
}
bulletbucks-stake-bid = The highest bid names who faces the { -revolver }: { $clicks } in { $faces } the whole pot, { $bangs } in { $faces } out. { bulletbucks-stake-standing }
bulletbucks-stake-raise = You are tied at { $bid }, with { $pot } in the pot. The higher raise names who faces the { -revolver }. { bulletbucks-stake-standing }
bulletbucks-stake-notes = If it wins and it { -spin-clicks } for you: score { $score } or more. { $left ->
    [0] { $markers ->
        [0] Empty hand: unless these come back, the stack you win becomes bid money, or you leave.
       *[other] Empty hand: unless these come back, a stack becomes bid money and loses its marker.
    }
    [1000] { $left } left, one last note: with an empty hand a stack becomes bid money, or you leave.
   *[other] { $left } left to bid with.
}
bulletbucks-stake-convert = Without notes you cannot bid: one stack becomes bid money and no longer counts. Score now: { $money } × { $markers } = { $score }.
bulletbucks-stake-stack = { $worth } to bid with; your score goes from { $score } to { $after }.
bulletbucks-stake-name = A pot of { $pot } for whoever you name, { $clicks } times in { $faces }. Otherwise they are out, their bid money is gone, and { $after_bang ->
    [return] the other bids go back.
    [carry] the other bids start the next pot.
   *[discard] the other bids are gone too.
}
bulletbucks-stake-spin = { $clicks } in { $faces }: score from { $before } to { $after_click }{ $then_click }. { $bangs } in { $faces }: out{ $after_bang ->
    [0] { "" }
   *[other] , keeping { $after_bang }
}{ $then_bang }.
bulletbucks-stake-on = { "" }
bulletbucks-stake-over = { $count ->
    [0] ; the game ends, and nobody wins
    [one] { $you ->
        [alone] ; the game ends, and you win
       *[no] ; the game ends, and { $winners } wins
    }
   *[other] ; the game ends, and { $winners } share the win
}

## Answers: as a choice, and once given ($by gave it)

bulletbucks-action-Bid = { bulletbucks-worth }
    .given = { $you ->
        [by] You sealed { bulletbucks-worth }.
       *[no] { $by } sealed { bulletbucks-worth }.
    }
bulletbucks-action-Name = { $you ->
    [seat] { yourself }
   *[no] { $seat }
}
    .given = { $you ->
        [by] You named { $seat }.
        [seat] { $by } named you.
        [both] You named yourself.
        [self] { $by } volunteered.
       *[no] { $by } named { $seat }.
    }
bulletbucks-action-Convert = stack { $stack }
    .given = { $you ->
        [by] You sealed the choice of your stack { $stack }.
       *[no] { $by } sealed the choice of stack { $stack }.
    }

## Options

bulletbucks-option-pot_after_bang = After a { -bang }
    .about = What becomes of the other players' bids after a { -bang }.
    .return = the other bids go back to their owners
    .carry = the other bids start the next pot
    .discard = the other bids are removed from the game
bulletbucks-option-open_purses = Bid money
    .about = Whether everybody sees how many notes each player has left.
    .off = a secret of each player
    .on = open to all

## The drawn table

play-cannot-pay = Your notes cannot make exactly { $typed }.
table-bid = Bid
table-purse = Holds
table-stacks = Stacks
table-sum = Click money
table-dead = † dead
table-left = broke
table-markers = Markers
table-pot = Pot
table-own = Your bid money
