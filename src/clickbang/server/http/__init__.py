"""What is asked over HTTP: the API, the page, who one is, and how much of it one may ask."""
