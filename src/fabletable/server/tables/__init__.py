"""The tables: each open one with its lock, its log and its people; the house in which they stand."""
