"""`make screenshots`: pictures and film strips of the whole page, from real games in a real browser."""
