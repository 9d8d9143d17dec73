"""What people do at a table beside the game."""
