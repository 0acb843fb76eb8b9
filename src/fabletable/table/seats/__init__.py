"""Seats and who may use them."""
