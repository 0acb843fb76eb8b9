"""Who looks at a table, and what they see."""
