"""When things happen at a table online, and that the time tells nothing."""
