"""Bots at the tables of a service."""
