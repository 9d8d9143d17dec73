"""What is kept on disk, and the process that writes it."""
