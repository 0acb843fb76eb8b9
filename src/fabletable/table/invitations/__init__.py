"""Links to a table, and asking to be let in."""
