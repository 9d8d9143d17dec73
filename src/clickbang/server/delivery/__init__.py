"""What each connection has been told, and what it is told next."""
