"""Links that carry a game: making one at a table, and setting a table from one."""
