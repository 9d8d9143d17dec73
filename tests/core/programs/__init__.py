"""What programs that search and learn are given."""
