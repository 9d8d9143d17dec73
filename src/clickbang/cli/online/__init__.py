"""A table online, at the terminal: keys and news at the same time, the lobby, the game, talk."""
