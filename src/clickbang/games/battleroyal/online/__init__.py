"""What an online table of Battle Royal needs beside the rules."""
