"""A workbench for designers: what a game is like, and what it would be like with other options or cards."""
