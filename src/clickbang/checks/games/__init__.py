"""The games that are looked at, alone and in pairs."""
