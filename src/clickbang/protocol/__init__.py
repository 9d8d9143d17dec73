"""What client and server share: messages, bodies, their forms on the wire, and the codes of errors."""
