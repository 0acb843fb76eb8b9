"""Premoves."""
