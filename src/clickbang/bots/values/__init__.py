"""What a state between two rounds is worth to everybody: a small network, and how it learns by self-play."""
