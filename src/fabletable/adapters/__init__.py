"""Adapters for other libraries. Each needs its own extra: ``pip install fabletable[agents]``."""
