"""World Championship for two without action cards, solved: what every state is worth, and how it is best played."""
