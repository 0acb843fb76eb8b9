"""Choosing, undo, proposals, odds, rematches and forks."""
