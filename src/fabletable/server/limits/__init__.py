"""Limits: connections, access, rates and prices."""
