"""For those who make games: checks, and the workbench."""
