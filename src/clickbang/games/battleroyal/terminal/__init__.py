"""Battle Royal in the terminal."""
