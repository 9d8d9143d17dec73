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

table-no-captain = ⌂
table-skull = ☎
table-dead = gone home

-bullet = POP
-barrel = popper
-barrel-title = Popper
-shot = pull
-fire = pull
-fire-on = go on pulling
-fires-on = goes on pulling

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

-kill = pop
-say-bang = Pop

battleroyal-event-Eliminated = { $you ->
    [alone] Confetti everywhere: you leave the party.
   *[other] Confetti everywhere! Off home from the party: { $seats }.
}
battleroyal-event-SpoilsSeen = What those who went home have left behind:
    .item = from { $seat }: { $cards }
battleroyal-ending-all-passed = Everybody has passed, so everybody goes home.
battleroyal-ending-lap-limit = Too many laps without anybody going home: now all do.
battleroyal-ending-nobody-left = Everybody has gone home.
battleroyal-out = You have left the party. Enter = watch the rest quickly, q = leave
