"""The command line and the text table."""
