"""Several workers."""
