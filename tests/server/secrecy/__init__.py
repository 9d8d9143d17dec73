"""Nobody is sent anything that is hidden from them."""
