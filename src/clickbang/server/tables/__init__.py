"""Tables online: the registry, a table, its seats, its game, and the commit cycle that writes them."""
