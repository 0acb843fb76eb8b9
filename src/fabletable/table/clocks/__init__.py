"""Clocks: whose time is up, days off."""
