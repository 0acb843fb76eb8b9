"""Links that carry a game: making one at a table, and making a table from one."""
