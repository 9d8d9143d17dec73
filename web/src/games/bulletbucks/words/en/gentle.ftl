bulletbucks-pitch = Everybody bids in secret. The highest bidder picks who spins the confetti wheel, and whoever stays keeps the money.
bulletbucks-named = spins it
bulletbucks-dead = went home
bulletbucks-wheel = The confetti wheel
bulletbucks-click = Phew!
bulletbucks-bang = Pop!
