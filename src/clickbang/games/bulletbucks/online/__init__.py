"""What an online table of Bulletbucks needs beside the rules."""
