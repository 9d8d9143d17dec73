"""WebSockets: from bytes to messages, and back."""
