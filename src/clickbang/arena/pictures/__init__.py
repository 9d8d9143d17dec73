"""What a simulation showed, drawn."""
