bulletbucks-pitch = Everybody bids in secret. The highest bidder picks who pulls the party popper, and whoever stays keeps the money.
championship-pitch = Pocket a card, bet how often you will pull the popper, accuse the others of lying.
option-bulletbucks-pot_after_bang = After a pop the pot
option-bulletbucks-pot_after_bang-help = What happens to the money of a round that ended with a pop.
option-battleroyal-lap_limit = Laps in which nobody leaves
option-battleroyal-lap_limit-help = After so many laps in which nobody leaves the party the game ends; 0 for no limit.
to-gallery = among those who have left

# Bulletbucks
bulletbucks-named = pulls it
bulletbucks-dead = went home
bulletbucks-wheel = The wheel of party poppers
bulletbucks-bang = Pop!

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
championship-know-barrel = { $you ->
    [yes] On top of your popper: { $cards }
   *[no] On top of { $name }'s popper: { $cards }
 }

battleroyal-bang = Pop!
battleroyal-gallery = Gone home
battleroyal-passes-danger = If everybody passes, everybody goes home.
battleroyal-is-out = gone home
battleroyal-you-are-out = You are home already. You look on, and talk with the others who are.
battleroyal-outcome-Eliminated = Off home: { $names }
battleroyal-with-bang = Reveal with “Pop!”
battleroyal-bluff-bang = Bluff “Pop!”
battleroyal-spoils = The cards of those who went home
