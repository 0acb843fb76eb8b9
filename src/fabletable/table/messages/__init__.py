"""What is said on the wire, apart from commands."""
