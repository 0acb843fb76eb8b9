"""Making tables, and listing public ones."""
