"""Messages on the wire, apart from commands."""

PROTOCOL = 2
"""The version of the wire: it rises when a field or a frame gets another name or meaning (docs/protocol.md)."""
