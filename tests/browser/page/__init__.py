"""The parts of the page, one by one."""
