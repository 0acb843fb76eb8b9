"""The same games for other people's tools. Each needs its own extra: ``pip install fabletable[agents]``."""
