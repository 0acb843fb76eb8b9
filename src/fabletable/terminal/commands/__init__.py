"""The commands of ``fabletable``: a module for each group."""
