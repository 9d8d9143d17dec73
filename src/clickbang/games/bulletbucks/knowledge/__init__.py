"""What one seat knows of a game of Bulletbucks, and the worlds it cannot tell apart."""
