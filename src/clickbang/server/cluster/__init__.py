"""Several workers that serve the same tables: where each table lives, and the lines between workers."""
