"""What an online table of World Championship needs beside the rules."""
