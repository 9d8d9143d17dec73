bulletbucks-pitch = Everybody bids in secret. The highest bidder picks who pulls the party popper, and whoever stays keeps the money.
option-bulletbucks-pot_after_bang = After a pop the pot
option-bulletbucks-pot_after_bang-help = What happens to the money of a round that ended with a pop.
bulletbucks-named = pulls it
bulletbucks-dead = went home
bulletbucks-wheel = The wheel of party poppers
bulletbucks-bang = Pop!
