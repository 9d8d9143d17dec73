"""What a table is made of: copied, compared, written down, read back."""
