"""Action cards (WC-20 to WC-24)."""
