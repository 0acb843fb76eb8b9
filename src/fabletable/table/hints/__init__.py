"""Hints, reviews and endings."""
