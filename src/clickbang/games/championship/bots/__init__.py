"""The bots that know World Championship."""
