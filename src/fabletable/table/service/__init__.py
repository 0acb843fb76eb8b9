"""The service, its registry of open tables, and the base of commands."""
