"""What is counted in Bulletbucks, for its designer."""
