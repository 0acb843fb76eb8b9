"""Duels with the same luck."""
