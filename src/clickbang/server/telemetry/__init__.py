"""What whoever runs a server can watch: logs, figures, traces, a page."""
