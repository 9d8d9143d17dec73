"""What happens at a table without anybody asking for it, and how long it takes."""
