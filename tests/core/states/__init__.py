"""Tables that are copied, compared, written down and read back."""
