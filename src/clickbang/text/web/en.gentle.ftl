bulletbucks-pitch = Everybody bids in secret. The highest bidder picks who pulls the party popper, and whoever stays keeps the money.
championship-pitch = Pocket a card, bet how often you will pull the popper, accuse the others of lying.
option-bulletbucks-pot_after_bang = After a pop the pot
option-bulletbucks-pot_after_bang-help = What happens to the money of a round that ended with a pop.
option-battleroyal-lap_limit = Laps in which nobody leaves
option-battleroyal-lap_limit-help = After so many laps in which nobody leaves the party the game ends.
to-gallery = among those who have left

# Bulletbucks
bulletbucks-named = pulls it
bulletbucks-dead = went home
bulletbucks-wheel = The wheel of party poppers
bulletbucks-bang = Pop!
