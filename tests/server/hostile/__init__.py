"""Clients that want to do harm, or do it without wanting to."""
