"""clickbang admin: for whoever runs a server."""
