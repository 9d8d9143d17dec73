"""What holds in every game."""
