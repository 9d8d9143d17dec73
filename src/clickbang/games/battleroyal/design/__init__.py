"""What is counted in Battle Royal, for its designer."""
