"""How bots judge a game of World Championship."""
