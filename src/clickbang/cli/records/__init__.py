"""Looking back: games that were played."""
