"""A table that is open in this process, its log and its parts."""
