"""Puzzles and one's own mistakes."""
