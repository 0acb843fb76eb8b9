"""The rules, a file for each thing that happens at the table."""
