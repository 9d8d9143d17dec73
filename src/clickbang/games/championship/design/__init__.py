"""What is counted in World Championship, for its designer."""
