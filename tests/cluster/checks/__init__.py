"""What has to hold whatever happens, and what it is held against."""
