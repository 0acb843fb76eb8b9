"""Notifying people who are away."""
