### World Championship, in English. The names and texts of action cards are the deck's.

-bullet = BULLET
-click = CLICK
-barrel = barrel
-barrel-title = Barrel
-shot = shot
-fire = fire
-fire-on = fire on
-fires-on = fires on

championship = World Championship
    .about = Bluff and bravado: each the captain of a team, and somebody has pocketed the wrong card. Enough points win, or the last captain left. 2 to 6 players.

## Cards, phases, people

championship-barrel-card = { $card ->
    [bullet] { -bullet }
   *[click] { -click }
}
championship-phase = { $phase ->
    [pocket] Pocket
    [spin] Spin
    [bet] Bet
    [accusation] Accusation
    [trigger] Trigger
   *[scoring] Scoring
}
championship-when = { $skull ->
    [yes] { championship-phase }, also when you are out
   *[no] { championship-phase }
}
championship-card = { $card } ({ championship-when }):
championship-plays = { $you ->
    [by] You play “{ $card }”
    [both] You play “{ $card }”
   *[no] { $by } plays “{ $card }”
}
championship-whom = { $you ->
    [seat] you
    [both] { yourself }
    [self] themselves
   *[no] { $seat }
}
championship-aims = { $aim ->
    [self] { $you ->
        [by] You keep your own { -shot }
       *[no] { $by } keeps their own { -shot }
    }
    [sky] { $you ->
        [by] You aim at the sky
       *[no] { $by } aims at the sky
    }
   *[seat] { $you ->
        [by] You aim at { $seat }
        [seat] { $by } aims at you
       *[no] { $by } aims at { $seat }
    }
}

## Events

championship-event-RoundBegan = Round { $round }
championship-event-PhaseBegan = { championship-phase }
championship-event-CardDrawn = { $you ->
    [seat] You draw an action card.
   *[no] { $seat } draws an action card.
}
championship-event-OwnCard = { $you ->
    [seat] Your card is “{ $card }”: { $text }
   *[no] { $seat } draws “{ $card }”.
}
championship-event-DeckRefilled = { $cards ->
    [one] The deck is empty: the one card that was played is the new deck.
   *[other] The deck is empty: the { $cards } cards that were played are shuffled into a new one.
}
championship-event-NoCardLeft = { $you ->
    [seat] There is no action card left for you to draw.
   *[no] There is no action card left for { $seat } to draw.
}
championship-event-BarrelsSpun = A card lies in every pocket, and the { -barrel }s are shuffled.
championship-event-CardsPlayed = { $rows ->
    [one] A card is turned over:
   *[other] Cards are turned over, and take effect in this order:
}
    .item = { $way ->
        [none] { championship-plays }.
        [up] { championship-plays } on { championship-whom }: the die goes up.
        [down] { championship-plays } on { championship-whom }: the die goes down.
       *[at] { championship-plays } on { championship-whom }.
    }
championship-event-NoEffect = { $you ->
    [seat] Your “{ $card }” comes to nothing.
   *[no] The “{ $card }” of { $seat } comes to nothing.
}
championship-event-Peeked = { $you ->
    [by] You look at the top of { $seat }'s { -barrel }: { $cards }
    [both] You look at the top of your { -barrel }: { $cards }
    [self] { $by } looks at the top of their own { -barrel }: { $cards }
   *[no] { $by } looks at the top of { $seat }'s { -barrel }: { $cards }
}
championship-event-PocketSeen = { $you ->
    [by] You look into { $seat }'s pocket: { championship-barrel-card }
    [both] You look into your own pocket: { championship-barrel-card }
    [self] { $by } looks into their own pocket: { championship-barrel-card }
   *[no] { $by } looks into { $seat }'s pocket: { championship-barrel-card }
}
championship-event-DieTurned = { $you ->
    [seat] Your die now shows { $face }.
   *[no] { $seat }'s die now shows { $face }.
}
championship-event-LiveRoundLoaded = { $you ->
    [seat] One { -bullet } more in your { -barrel } until the end of the round.
   *[no] One { -bullet } more in { $seat }'s { -barrel } until the end of the round.
}
championship-event-BarrelReshuffled = { $you ->
    [seat] What is left of your { -barrel } is shuffled again.
   *[no] What is left of { $seat }'s { -barrel } is shuffled again.
}
championship-event-ShotAdded = { $you ->
    [seat] You have { $shots ->
        [one] one { -shot }
       *[other] { $shots } { -shot }s
    } left now.
   *[no] { $seat } has { $shots ->
        [one] one { -shot }
       *[other] { $shots } { -shot }s
    } left now.
}
championship-event-AimSet = { championship-aims }.
championship-event-EveryoneAims = Everyone who { -fire }s now may aim at somebody else, or keep the { -shot }.
championship-event-BetsRevealed = The dice are uncovered:
    .item = { who }: { $face }
championship-event-AccusationsRevealed = { $rows ->
    [one] Somebody points a finger:
   *[other] Fingers are pointed:
}
    .item = { $you ->
        [by] You accuse { $seat }.
        [seat] { $by } accuses you.
       *[no] { $by } accuses { $seat }.
    }
championship-event-PocketShown = { $card ->
    [bullet] { $you ->
        [seat] A { -bullet } in your pocket: you are caught!
       *[no] A { -bullet } in { $seat }'s pocket: caught!
    }
   *[click] { $you ->
        [seat] A { -click } in your pocket: you were wronged.
       *[no] A { -click } in { $seat }'s pocket: a false accusation.
    }
}
championship-event-Bribed = { $you ->
    [seat] You play “{ $card }”: nobody dies, but you are out of the round.
   *[no] { $seat } plays “{ $card }”: nobody dies, but { $seat } is out of the round.
}
championship-event-CharacterDied = { $captain ->
    [yes] { $you ->
        [seat] Your captain is dead: you are out of the game.
       *[no] { $seat }'s captain is dead: { $seat } is out of the game.
    }
   *[no] { $you ->
        [seat] One of your team-mates dies. { $mates ->
            [0] Only the captain is left.
            [one] One more and the captain are left.
           *[other] { $mates } more and the captain are left.
        }
       *[no] A team-mate of { $seat } dies. { $mates ->
            [0] Only the captain is left.
            [one] One more and the captain are left.
           *[other] { $mates } more and the captain are left.
        }
    }
}
championship-event-PenaltyBullet = { $you ->
    [seat] For a false accusation: a { -bullet } more in your { -barrel }, { $extra } extra now.
   *[no] For a false accusation: a { -bullet } more in { $seat }'s { -barrel }, { $extra } extra now.
}
championship-penalties = For false accusations: a { -bullet } more each. Extra now: { $who }.
championship-event-NoPenalty = { $you ->
    [seat] No { -bullet } more for your false accusation: the box has none, or your { -barrel } no { -click }.
   *[no] No { -bullet } more for { $seat }'s false accusation: the box has none, or the { -barrel } no { -click }.
}
championship-event-AimsRevealed = All aims are shown:
    .item = { championship-aims }.
championship-event-ShotsFired = Three … two … one … { -fire }!
    .item = { $aim ->
        [self] { $you ->
            [by] You: { championship-barrel-card }
           *[no] { $by }: { championship-barrel-card }
        }
       *[other] { championship-aims }: { championship-barrel-card }
    }
championship-event-LastCaptain = { $you ->
    [seat] Yours is the last captain alive: you have won.
   *[no] { $seat } has the last captain alive, and has won.
}
championship-event-RoundScored = Points:
    .item = { $scored ->
        [0] { who }: nothing, still { $points }
       *[other] { who }: + { $scored } = { $points }
    }
championship-event-PocketsTurned = The pockets are turned out:
    .item = { who }: { championship-barrel-card }

## Endings

championship-ending-points = Enough points, and nobody level.
championship-ending-last-captain = One captain is left.
championship-ending-nobody-left = No captain is left.
championship-ending-rounds-over = The last round has been played.

## Prompts

championship-prompt-pocket = Which card goes into your pocket?
    .asked = To pocket a card: { $names }.
    .hint = first letter or number · h = your hand · ? = help
    .confirm = Into your pocket: { $choice }
    .help =
        One of your seven cards goes into your pocket, face down; the other six are shuffled into your { -barrel } (WC-4). Pocket a { -click } and you are honest. Pocket the { -bullet } and you will not turn it over later; but then you cheat, and if somebody accuses you it costs you one of your team.
    .typing = The first letter is enough, or the number.
championship-prompt-bet = How many { -shot }s do you bet on?
    .asked = To seal a bet: { $names }.
    .hint = 0 to 5 · h = your hand · ? = help
    .confirm = You bet on { $choice }.
    .help = Turn your die to 0, 1, 2, 3, 4 or 5 in secret: so many cards of your { -barrel } you turn later, and all of them should be { -click }s (WC-6). If you lose nobody of your team this round you score the face of your die and one more (WC-16).
championship-prompt-accuse = Do you accuse somebody?
    .asked = May accuse: { $names }.
    .hint = name or number · Enter = nobody · ? = help
    .confirm = You accuse { $choice }.
    .help = Once a round you may accuse somebody of having pocketed a { -bullet } (WC-7). If you are right, they lose one of their team and you draw three action cards (WC-8). If you are wrong, you get a { -bullet } more and they draw a card (WC-9). You are asked again as long as somebody accuses.
    .without-cards = Once a round you may accuse somebody of having pocketed a { -bullet } (WC-7). If you are right, they lose one of their team (WC-8). If you are wrong, you get a { -bullet } more (WC-9). You are asked again as long as somebody accuses.
championship-prompt-play = Do you play a card?
    .asked = May play a card: { $names }.
    .hint = name or number · Enter = no · n = no more this phase · h = texts · ? = help
    .confirm = You play { $choice }.
    .help =
        These are the cards of your hand that can be played now; each is played once and then spent (WC-20). You are asked again as long as somebody plays a card.
    .typing = “1 Ada” plays the first card on Ada in one go; “1” alone asks at whom if the card needs somebody.
championship-prompt-bribe = You are caught. Do you bribe the judge?
    .asked = May bribe the judge: { $names }.
    .hint = name or number · Enter = no · h = texts · ? = help
    .confirm = You play { $choice }.
    .help = With this card you lose nobody for the { -bullet } in your pocket, but you are out of the round; your accusers draw their cards all the same (WC-8).
championship-prompt-aim = At whom do you aim?
    .asked = To choose an aim: { $names }.
    .hint = name or number · ? = help
    .confirm = You aim at { $choice }.
    .help = Your next card may be for somebody else: if it is a { -bullet }, whoever you aim at loses one of their team, and not you (WC-21). Nobody who is out of the round loses anything. Name yourself, and it stays yours (WC-24).
championship-prompt-fire-on = You have won. Do you { -fire-on } all the same?
    .asked = May { -fire-on }: { $names }.
    .hint = y = yes · Enter = no · ? = help
    .confirm = You { $choice }.
    .help = You have won, and still have { -shot }s left. For nothing but glory you may go on to the last of them; but if one is a { -bullet } and costs you your captain, nobody has won (WC-15).

## What is at stake: for the question, and for a choice

championship-stake-odds = { $sure ->
    [always] surely safe
    [never] never safe
   *[odds] safe { $chance } in { $of }
}
championship-stake-bullets = { $bullets ->
    [0] no { -bullet } among your { $left } cards
    [one] one { -bullet } among your { $left } cards
   *[other] { $bullets } { -bullet }s among your { $left } cards
}
championship-stake-standing = You have { $points } of { $goal ->
    [one] one point
   *[other] { $goal } points
} and { $lives ->
    [one] only your captain left
   *[other] a team of { $lives }, captain included
}.
championship-stake-pocket = { $goal ->
    [one] One point wins
   *[other] { $goal } points win
}, or being the last captain. { championship-stake-standing }{ championship-stake-extra }
championship-stake-honest = Honest: { championship-stake-bullets }; a bet of { $bet } is { championship-stake-odds }. { $cards ->
    [yes] Accused, you draw a card
   *[no] Accused, you lose nothing
}.
championship-stake-cheat = A cheat: { championship-stake-bullets }; a bet of { $bet } is { championship-stake-odds }. Accused, you lose { $lives ->
    [one] your captain: you are out of the game
   *[other] a team-mate and this round's points
}.
championship-stake-bet = You have { championship-stake-bullets }.{ championship-stake-extra } { championship-stake-risk } { championship-stake-standing }
championship-stake-bet-cheating = You have { championship-stake-bullets }.{ championship-stake-extra } { championship-stake-risk } You cheat: high bets invite accusation, and being caught costs as much. { championship-stake-standing }
championship-stake-extra = { $extra ->
    [0] { "" }
    [one] { " " }One { -bullet } more stays there because you accused wrongly, until you lose one of your team.
   *[other] { " " }{ $extra } { -bullet }s more stay there because you accused wrongly, until you lose one of your team.
}
championship-stake-risk = A { -bullet } costs you { $lives ->
    [one] your captain, and you are out of the game
   *[other] a team-mate and this round's points
}; lose nobody and you score your bet plus one.
championship-stake-face = { $sure ->
    [always] Surely safe
    [never] Never safe
   *[odds] Safe { $chance } in { $of }
}: +{ $won }, { $missing ->
    [0] enough to win
   *[other] then { $missing } to go
}
championship-stake-right = { $cards ->
    [yes] Right: { $reward } action cards for you, they lose one of their team.
   *[no] Right: they lose one of their team.
}
championship-stake-chance = { $again ->
    [yes] Somebody has accused, so you have another chance. { $right }
   *[no] { $right }
}
championship-stake-accuse-now = { championship-stake-chance } Wrong: { $cards ->
    [yes] they draw a card and you get
   *[no] you get
} a { -bullet }: your bet of { $bet } is { championship-stake-odds } now, and { $then } with it.
championship-stake-accuse-later = { championship-stake-chance } Wrong: { $cards ->
    [yes] they draw a card, and you get
   *[no] you get
} a { -bullet } for the rounds to come.
championship-stake-accuse-none = { championship-stake-chance } Wrong: { $cards ->
    [yes] they draw a card
   *[no] nothing happens
}.
championship-stake-suspect = Bet { $bet }: { $honest } if honest, { $cheat } if not.
championship-stake-suspect-same = Bet { $bet }: { $honest }, honest or not.
championship-stake-seen = { $card ->
    [bullet] You have seen it: a { -bullet } is in that pocket.
   *[click] You have seen it: a { -click } is in that pocket.
}
championship-stake-quiet = Nothing happens to you.
championship-stake-next-shot = Your next card is { $sure ->
    [always] surely a { -bullet }
    [never] surely a { -click }
   *[odds] a { -bullet } { $chance } in { $of }
}. Cards to turn: { $shots }.
championship-stake-play = A card is spent when it is played. { championship-stake-standing }
championship-stake-play-on = Your captain is gone, and you can no longer win. Cards marked { table-skull } can still be played.
championship-stake-card = { $text }
championship-stake-keep = You keep your cards for later.
championship-stake-bribe = The { -bullet } in your pocket costs you { $lives ->
    [one] your captain
   *[other] a team-mate
}, or a bribe.
championship-stake-bribed = You lose nobody, but are out of the round and score nothing.
championship-stake-no-bribe = You lose { $lives ->
    [one] your captain: you are out of the game.
   *[other] a team-mate, and score nothing this round.
}
championship-stake-aim = Your next card is { $sure ->
    [always] surely a { -bullet }
    [never] surely a { -click }
   *[odds] a { -bullet } { $chance } in { $of }
}. Whoever you aim at bears it.
championship-stake-target = { $lives ->
    [one] Only the captain is left: a { -bullet } and it is over
   *[other] Left in the team: { $lives }, captain included
}; points: { $points }.
championship-stake-own-shot = You keep your own { -shot }: a { -bullet } costs you { $lives ->
    [one] your captain
   *[other] a team-mate
}.
championship-stake-no-target = Out of the round: nobody would lose anything.
championship-stake-fire-on = The game is won. Cards to turn: { $shots }; to the end it is { championship-stake-odds }.
championship-stake-won = You have won, and that is that.
championship-stake-glory = Glory, no points. { $lives ->
    [one] A { -bullet } costs you your captain, and nobody wins.
   *[other] A { -bullet } costs you a team-mate, not the win.
}

## Answers: as a choice, and once given ($by gave it)

championship-action-Decline = no
    .given = { $you ->
        [by] You decline.
       *[no] { $by } declines.
    }
championship-action-Pocket = { $bullet ->
    [bullet] { -bullet } (you cheat)
   *[click] { -click }
}
    .given = { $you ->
        [by] You pocket { $bullet ->
            [bullet] a { -bullet }
           *[click] a { -click }
        }.
       *[no] { $by } pockets { $bullet ->
            [bullet] a { -bullet }
           *[click] a { -click }
        }.
    }
championship-action-Bet = { $shots ->
    [one] one { -shot }
   *[other] { $shots } { -shot }s
}
    .given = { $you ->
        [by] You bet { $shots }.
       *[no] { $by } bets { $shots }.
    }
championship-action-Accuse = { $seat }
    .given = { $you ->
        [by] You accuse { $seat }.
        [seat] { $by } accuses you.
       *[no] { $by } accuses { $seat }.
    }
championship-action-Aim = { $you ->
    [seat] { yourself }
   *[no] { $seat }
}
    .given = { $you ->
        [both] You keep your own { -shot }.
        [self] { $by } keeps their own { -shot }.
        [by] You aim at { $seat }.
        [seat] { $by } aims at you.
       *[no] { $by } aims at { $seat }.
    }
championship-action-FireOn = { -fire-on }
    .given = { $you ->
        [by] You { -fire-on }.
       *[no] { $by } { -fires-on }.
    }
championship-action-Play = { $way ->
    [none] “{ $card }”
   *[at] “{ $card }” on { championship-target }
}
    .given = { $way ->
        [none] { championship-plays }.
       *[at] { championship-plays } on { championship-whom }.
    }
championship-target = { $way ->
    [up] { $you ->
        [seat] { yourself }, die up
       *[no] { $seat }, die up
    }
    [down] { $you ->
        [seat] { yourself }, die down
       *[no] { $seat }, die down
    }
   *[at] { $you ->
        [seat] { yourself }
       *[no] { $seat }
    }
}

## Options

championship-option-deck = Action cards
    .about = Which action cards there are.
    .standard = the thirty cards of these rules
    .none = none at all
    .own = a deck of one's own
championship-option-points = Points to win
    .about = How many points win, if nobody is level.
    .own = { $value ->
        [one] one point
       *[other] { $value } points
    }
championship-option-team = Team
    .about = How many are in everybody's team, the captain included.
    .own = { $value ->
        [one] one, the captain
       *[other] { $value } with the captain
    }
championship-option-show_pockets = Pockets
    .about = Whether all pockets are turned out at the end of a round.
    .off = only those of the accused are shown
    .on = all turned out at the end of a round

## The drawn table

championship-table-title = { championship } · { championship-event-RoundBegan }
championship-aim-to-choose = { $you ->
    [seat] You choose whom
   *[no] { $seat } chooses whom
}
championship-side-bet = { $you ->
    [by] You on { $seat }
    [seat] { $by } on you
   *[no] { $by } on { $seat }
}
championship-known-cards = { $you ->
    [seat] on top of your { -barrel }: { $cards }
   *[no] on top of { $seat }'s { -barrel }: { $cards }
}
championship-known-pocket = in { $seat }'s pocket: { championship-barrel-card }

## The drawn table

play-own-drawn = You draw: { $cards }
play-drawn = Action cards drawn: { $who }.
play-no-hand = You hold no action card.
table-team = Team
table-points = Points
table-cards = Cards
table-die = Die
table-barrel = { -barrel-title }
table-pocket = Pocket
table-out = out
table-no-captain = †
table-skull = ☠
table-order = Card order
table-accusers = Have accused
table-aims = Aims
table-side-bets = Side bets
table-known = You know
table-more = { "" }
table-hand = Your hand
table-marks = { $click } { -click }, { $bullet } { -bullet }, { $shot } to { -fire }, { $left } the rest, + extra { -bullet }s
