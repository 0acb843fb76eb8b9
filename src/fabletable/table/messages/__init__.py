"""The messages on the wire, apart from commands."""
