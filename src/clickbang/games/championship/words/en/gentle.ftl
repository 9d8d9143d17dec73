### Gentle wording: party poppers, and people who leave the party. Only what differs stands here.

-bullet = POP
-barrel = popper
-barrel-title = Popper
-shot = pull
-fire = pull
-fire-on = go on pulling
-fires-on = goes on pulling

table-no-captain = ⌂
table-skull = ☎
championship-phase = { $phase ->
    [pocket] Pocket
    [spin] Spin
    [bet] Bet
    [accusation] Accusation
    [trigger] String
   *[scoring] Scoring
}
championship-event-Bribed = { $you ->
    [seat] You play “{ $card }”: nobody goes home, but you are out of the round.
   *[no] { $seat } plays “{ $card }”: nobody goes home, but { $seat } is out of the round.
}
championship-event-CharacterDied = { $captain ->
    [yes] { $you ->
        [seat] Your captain goes home: you leave the party.
       *[no] { $seat }'s captain goes home: { $seat } leaves the party.
    }
   *[no] { $you ->
        [seat] One of your team-mates goes home. { $mates ->
            [0] Only the captain is left.
            [one] One more and the captain are left.
           *[other] { $mates } more and the captain are left.
        }
       *[no] A team-mate of { $seat } goes home. { $mates ->
            [0] Only the captain is left.
            [one] One more and the captain are left.
           *[other] { $mates } more and the captain are left.
        }
    }
}
championship-event-LastCaptain = { $you ->
    [seat] Yours is the last captain at the party: you have won.
   *[no] { $seat } has the last captain at the party, and has won.
}
