"""World Championship in the terminal."""
