"""The match that a log gives."""
