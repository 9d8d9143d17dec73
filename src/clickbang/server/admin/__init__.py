"""What whoever runs a server can do to it: see, close, mute, ban, announce, export, delete."""
