"""The table of the day."""
