"""Messages on the wire, apart from commands."""
