"""What programs that search and learn step through, and what they are given."""
