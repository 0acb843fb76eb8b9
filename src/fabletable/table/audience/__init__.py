"""The audience of a table, and what they see."""
