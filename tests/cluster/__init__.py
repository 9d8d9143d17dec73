"""Several workers on one PostgreSQL, under faults of every kind; and what has to hold whatever happens to them."""
