"""How bots judge a game of Battle Royal."""
