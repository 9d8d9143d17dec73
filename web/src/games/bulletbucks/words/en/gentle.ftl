bulletbucks-pitch = Everybody bids in secret. The highest bidder picks who pulls the party popper, and whoever stays keeps the money.
bulletbucks-named = pulls it
bulletbucks-dead = went home
bulletbucks-wheel = The wheel of party poppers
bulletbucks-bang = Pop!
