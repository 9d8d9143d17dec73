"""How a game is shown and answered in a terminal."""
