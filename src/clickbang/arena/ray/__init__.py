"""Games spread over a Ray cluster."""
