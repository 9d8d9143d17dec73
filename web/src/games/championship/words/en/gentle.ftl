championship-pitch = Pocket a card, bet how often you will pull the popper, accuse the others of lying.
championship-phase = { $phase ->
    [pocket] Pocket
    [spin] Spin
    [bet] Bet
    [accusation] Accusation
    [trigger] String
   *[scoring] Scoring
 }
championship-bullet = POP
championship-team = { $captain ->
    [yes] { $mates ->
        [0] only the captain left
        [one] captain + 1 here
       *[other] captain + { $mates } here
    }
   *[no] captain gone home
 }
championship-out-of-game = has left the party
championship-shots-left = { $shots ->
    [one] 1 pull to go
   *[other] { $shots } pulls to go
 }
championship-barrel = Popper
championship-barrel-count = Popper: { $turned } turned, { $left } left
championship-extra = { $extra ->
    [one] + 1 POP
   *[other] + { $extra } POPs
 }
