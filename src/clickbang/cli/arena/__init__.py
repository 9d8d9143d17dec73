"""Many games, and bots that learn."""
