"""Notebooks of people."""
