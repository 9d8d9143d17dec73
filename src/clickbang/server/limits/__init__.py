"""How much somebody may do in a time: tokens by guest and by network, connections, turns of parsing."""
