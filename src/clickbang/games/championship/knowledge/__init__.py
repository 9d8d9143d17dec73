"""What one seat knows of a game of World Championship, and the worlds it cannot tell apart."""
