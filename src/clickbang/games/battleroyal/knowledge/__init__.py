"""What one seat knows of a game of Battle Royal, and the worlds it cannot tell apart."""
